import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import type { ReadDocument } from './document.ts'
import { formats } from './formats.ts'
import { read } from './read.ts'
import { deleted, head, hidden, rows, sentence } from './testing/fixtures/content.ts'
import { fixtures } from './testing/fixtures/index.ts'
import { faultsOf } from './testing/soundness.ts'

const stored = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`../../fixtures/${name}`, import.meta.url)))

const known = new Map<string, Promise<ReadDocument>>()

/** Reads a file once, for recognition takes seconds. */
function documentOf(name: string): Promise<ReadDocument> {
  const found = known.get(name) ?? readSound(name)
  known.set(name, found)
  return found
}

async function readSound(name: string): Promise<ReadDocument> {
  const result = await read(await stored(name), name)
  if (!result.ok) throw new Error(`${name}: ${result.reason}: ${result.detail}`)
  expect(faultsOf(result.document)).toEqual([])
  return result.document
}
const textOf = (document: ReadDocument): string => document.pages.map((page) => page.text).join('\n')
const readable = Object.keys(fixtures).filter((name) => name !== 'stumm.mp4')
const pictures = readable.filter((name) => /jpg|png|gif|eingescannt/.test(name))
const spoken = /film\./
const cells = /kennzahlen\./

it('every format has a file', async () => {
  const read = await Promise.all(readable.map(async (name) => (await documentOf(name)).format))
  // Pages, OpenDocument files, RTF, mails, archives and XBRL in JSON have tests of their own, with what they hold written in them.
  expect([...new Set([...read, 'html', 'ods', 'odt', 'rtf', 'eml', 'zip', 'xbrl-json'])].sort()).toEqual(
    Object.keys(formats).sort(),
  )
}, 180_000)

describe('files that hold text', () => {
  const plain = readable.filter((name) => !pictures.includes(name))
  it.each(plain)('%s: umlauts, figures and the table, and nothing that nobody sees', async (name) => {
    const document = await documentOf(name)
    const text = textOf(document)
    expect(document.language).toBe('de')
    if (!cells.test(name)) expect(text.replace(/\s+/g, ' ')).toContain(sentence)
    expect(text).not.toContain(hidden)
    expect(text).not.toContain(deleted.slice(-10))
    if (spoken.test(name)) return
    const tables = document.pages.flatMap((page) => page.tables)
    const labels = tables.flatMap((table) => table.cells.map((cell) => cell.text))
    for (const row of rows) expect(labels).toContain(row[0])
    const values = labels.flatMap((label) => [label, label.replace('.', '').replace(',', '.')])
    for (const value of ['1234.5', '12.5', '4567', '412']) expect(values).toContain(value)
  })

  it('a slide tells which shape holds the words and where it stands', async () => {
    const { pages } = await documentOf('vortrag.pptx')
    const [first, second, third, unseen] = pages
    expect(pages.map((page) => [page.kind, page.width, page.height])).toEqual(pages.map(() => ['slide', 720, 540]))
    expect(first?.name).toContain('Umweltbericht')
    // The place of the title is the layout's.
    expect(first?.blocks[0]).toMatchObject({ kind: 'heading', shape: 'Titel 1', box: { x: 40, y: 30, width: 640 } })
    expect(first?.blocks.find((block) => block.kind === 'list-item')?.shape).toBe('Text 2')
    expect(first?.text).toContain('Öffnung der Messstellen')
    expect(second?.tables[0]).toMatchObject({ rows: 5, columns: 4, headerRows: 1 })
    expect(third?.tables[0]?.title).toBe('Verlauf der Kennzahlen')
    expect(third?.tables[0]?.cells.slice(0, 5).map((cell) => cell.text)).toEqual([
      '2023',
      '2022',
      'Stromverbrauch',
      '1234.5',
      '1300',
    ])
    expect(unseen?.text).toBe('')
  })

  it('a value of a slide is marked in its cell', async () => {
    const found = analyse(await documentOf('vortrag.pptx')).findings.find((finding) => finding.place.page === 2)
    // The third column of a table that is 600 points wide, below its head.
    expect(found?.place.valueBox).toMatchObject({ x: 400, width: 120 })
    expect(found?.place.valueBox?.y).toBeGreaterThanOrEqual(150)
  })

  it.each(['kennzahlen.xlsx', 'kennzahlen.xls'])(
    '%s: addresses, formats, a merged head, two tables, dates',
    async (name) => {
      const { pages } = await documentOf(name)
      expect(pages.map((page) => page.name)).toEqual(['Übersicht', 'Standorte'])
      const [numbers, more] = pages[0]?.tables ?? []
      expect(numbers?.headerRows).toBe(2)
      expect(numbers?.cells.find((cell) => cell.text === 'Gesellschaft')?.columnSpan).toBe(2)
      expect(numbers?.cells.find((cell) => cell.address === 'C5')).toMatchObject({ text: '1234.5', raw: 1234.5 })
      expect(more?.cells.map((cell) => cell.text)).toEqual(['Stichtag', '2023-12-31', 'Frauenanteil', '34.8%'])
    },
  )

  it.each(['film.mp4', 'film.mov', 'film.avi'])(
    '%s: title, length, subtitles joined to sentences with their times',
    async (name) => {
      const document = await documentOf(name)
      expect(document.media).toMatchObject({ seconds: 16, subtitles: true })
      expect(document.media?.title).toContain('Mühlbach')
      const block = document.pages[0]?.blocks.at(-1)
      expect(block?.text).toContain(sentence)
      expect(block?.time).toEqual({ from: 0, to: 16 })
    },
  )
})

describe('a film without subtitles', () => {
  it('is told apart and can be read with a transcript', async () => {
    const bytes = await stored('stumm.mp4')
    const refused = await read(bytes, 'stumm.mp4')
    expect(refused).toMatchObject({
      ok: false,
      reason: 'needs_transcription',
      media: { seconds: 16, subtitles: false },
    })
    const transcript = [
      { from: 0, to: 4, text: 'Wir verbrauchten 2023' },
      { from: 4, to: 8, text: 'insgesamt 1.234,5 MWh Strom.' },
      { from: 20, to: 24, text: 'Danke.' },
    ]
    const result = await read(bytes, 'stumm.mp4', { transcript })
    const blocks = result.ok ? result.document.pages[0]?.blocks : []
    expect(blocks?.slice(1).map((block) => [block.text, block.time])).toEqual([
      ['Wir verbrauchten 2023 insgesamt 1.234,5 MWh Strom.', { from: 0, to: 8 }],
      ['Danke.', { from: 20, to: 24 }],
    ])
  })
})

describe('pictures of text', () => {
  it.each(pictures)(
    '%s: recognised with umlauts, the table and places on the picture',
    async (name) => {
      const document = await documentOf(name)
      const page = document.pages.at(-1)
      expect(document.notes).toContainEqual({ kind: 'recognised', pages: [page?.number] })
      expect(page?.ocr?.confidence).toBeGreaterThan(0.85)
      expect(page?.kind).toBe(name.endsWith('.pdf') ? 'page' : 'image')
      expect(page?.text).toContain('Größendorf')
      const table = page?.tables[0]
      expect(table?.cells.slice(0, 4).map((cell) => cell.text)).toEqual(head)
      const labels = table?.cells.filter((cell) => cell.column === 0).map((cell) => cell.text)
      expect(labels).toContain('Gefährliche Abfälle')
      expect(labels).toContain('Beschäftigte')
      for (const cell of table?.cells ?? []) expect(cell.box?.width).toBeGreaterThan(0)
    },
    60_000,
  )

  it('a value of a German scan comes with its place on the page', async () => {
    const found = analyse(await documentOf('eingescannt.pdf')).findings.find((finding) => finding.value.text === '12.5')
    expect(found).toMatchObject({ value: { unit: 't' }, year: 2023, place: { page: 2 } })
    expect(found?.excerpt).toContain('Gefährliche Abfälle')
    const box = found?.place.valueBox
    // In the third of five columns of the table.
    expect(box && box.x > 340 && box.x + box.width < 440).toBe(true)
  })

  it('is left to a note where recognition has come to its cap', async () => {
    const result = await read(await stored('eingescannt.pdf'), 'eingescannt.pdf', { ocrMaxPages: 0 })
    expect(result.ok && result.document.notes).toEqual([{ kind: 'not_recognised', pages: [2], why: 'too_many' }])
  })

  it('tells how far recognition has come', async () => {
    const steps: string[] = []
    await read(await stored('eingescannt.pdf'), 'a.pdf', { onProgress: (...step) => steps.push(step.join(' ')) })
    expect(steps).toEqual(['1 2 reading', '2 2 reading', '0 1 recognising', '1 1 recognising'])
  })

  it('that are larger than can be decoded are refused before they are', async () => {
    const bytes = await stored('bildschirm.png')
    new DataView(bytes.buffer).setUint32(16, 40_000)
    new DataView(bytes.buffer).setUint32(20, 40_000)
    expect(await read(bytes, 'bombe.png')).toMatchObject({ ok: false, reason: 'too_large' })
  })
})
