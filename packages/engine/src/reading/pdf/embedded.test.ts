import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { analyse } from '../../analysis/analyse.ts'
import { captionOf } from '../../pointing/read-figure.ts'
import type { Page, ReadDocument } from '../document.ts'
import { read, readPictures } from '../read.ts'
import { makePdf, type Pen, paragraph, randomFrom } from '../testing/make-pdf.ts'
import { pagePicture } from './page-picture.ts'

/** Where pictures stand on the pages of these tests, from the top left corner. */
const place = { x: 60, y: 200, width: 420, height: 105 }

/** A table as a picture: drawn as a page of its own, so that no font of the machine takes part. */
async function tablePicture(): Promise<Uint8Array> {
  const rows = [
    ['Key figures', '2023', '2022'],
    ['Total water consumption (m3)', '48,215', '51,730'],
    ['Hazardous waste (t)', '312', '298'],
    ['Total energy consumption (MWh)', '7,904', '8,115'],
  ]
  const page = await makePdf(
    [
      (pen) => {
        for (const [index, [label = '', now = '', before = '']] of rows.entries()) {
          const y = 24 + index * 24
          pen.text(label, 12, y, { bold: index === 0 })
          pen.right(now, 320, y, { bold: index === 0 })
          pen.right(before, 405, y, { bold: index === 0 })
        }
      },
    ],
    place.width,
    place.height,
  )
  return (await pagePicture(page, 1)) as Uint8Array
}

/** Noise in many shades, as photographs are. */
function photograph(): Uint8Array {
  const canvas = createCanvas(420, 150)
  const context = canvas.getContext('2d')
  const image = context.createImageData(canvas.width, canvas.height)
  const random = randomFrom(3)
  for (let at = 0; at < image.data.length; at += 4)
    image.data.set([random() * 200, random() * 120 + 60, (at / image.data.length) * 255, 255], at)
  context.putImageData(image, 0, 0)
  return new Uint8Array(canvas.toBuffer('image/png'))
}

const opening = [
  'Our environmental statement 2023 covers all sites of the company and follows the',
  'reporting period of the annual report. The most important figures are listed here.',
]
const closing = [
  'In 2023 we emitted 1,204 t CO2e of greenhouse gases directly (Scope 1), which our',
  'own boilers and vehicles caused. We report the figures of the year before as well.',
]

const written = (pen: Pen): void => {
  pen.text('Environmental figures 2023', 60, 80, { size: 18, bold: true })
  paragraph(pen, opening, 60, 120)
  pen.text('Table 1: Environmental figures', 60, 190, { bold: true })
  paragraph(pen, closing, 60, 340)
}

/** A page of text for each list of pictures, which stand below each other. */
async function pagesWith(
  pictures: Uint8Array[][],
  places = [place, { ...place, y: 400, height: 150 }],
): Promise<Uint8Array> {
  const file = await PDFDocument.load(await makePdf(pictures.map(() => written)))
  for (const [number, list] of pictures.entries())
    for (const [index, picture] of list.entries()) {
      const { x, y, width, height } = places[index]!
      file.getPage(number).drawImage(await file.embedPng(picture), { x, y: 842 - y - height, width, height })
    }
  return file.save()
}

async function documentOf(bytes: Uint8Array, ocrMaxPages = 50): Promise<ReadDocument> {
  const result = await read(bytes, 'report.pdf', { ocrMaxPages })
  if (!result.ok) throw new Error(result.detail)
  return result.document
}

const cellTexts = ({ tables }: Page): string[] => tables.flatMap(({ cells }) => cells.map(({ text }) => text))

describe('a table that is a picture on a page of text', () => {
  it('is read where it stands, for search and pointing, and gives nothing that is sure', async () => {
    const document = await documentOf(await pagesWith([[await tablePicture(), photograph()]]))
    expect(document.notes).toEqual([{ kind: 'pictures_recognised', pages: [1] }])
    const page = document.pages[0]!
    expect(cellTexts(page)).toEqual(expect.arrayContaining(['48,215', '51,730', '312', '7,904']))
    expect(page.tables[0]?.title).toBe('Table 1: Environmental figures')
    // In reading order: behind the caption, before the text below.
    const at = ['Table 1', '48,215', 'In 2023 we emitted'].map((words) => page.text.indexOf(words))
    expect(at).toEqual(at.toSorted((one, other) => one - other))
    for (const { box } of page.tables[0]?.cells ?? []) {
      expect(box!.y).toBeGreaterThan(place.y)
      expect(box!.y + box!.height).toBeLessThan(place.y + place.height)
    }

    const { findings, pages } = analyse(document, { keepsPages: true })
    const figure = pages?.[0]?.figures.find(({ value }) => value === '48215')
    expect(figure).toMatchObject({ year: 2023, unit: { written: 'm3' }, source: 'table', recognised: true })
    expect(captionOf(pages![0]!, figure!)).toMatch(/^table 1: environmental figures$/i)
    // The middle column, of which the figures end 320 points from the left of the picture.
    expect(figure!.box!.x + figure!.box!.width).toBeCloseTo(place.x + 320, -1)
    const [ofPicture, ofText] = [0, 1].map((which) =>
      findings.filter(({ excerpt }) => closing.some((line) => excerpt.includes(line.slice(0, 20))) === (which === 1)),
    )
    expect(ofPicture?.map(({ value, tier }) => [value.text, tier])).toContainEqual(['48215', 'review'])
    expect(ofPicture?.map(({ tier }) => tier)).not.toContain('high')
    expect(ofText?.map(({ value }) => value.text)).toContain('1204')
    expect(pages?.[0]?.figures.find(({ value }) => value === '1204')).not.toHaveProperty('recognised')
  })

  it('is left to a note where more is pictured than is recognised of one document', async () => {
    // Each is a tenth of its page.
    const tables = [[await tablePicture()], [await tablePicture()]]
    const document = await documentOf(await pagesWith(tables), 0.15)
    expect(document.notes).toEqual([
      { kind: 'pictures_recognised', pages: [1] },
      { kind: 'pictures_not_recognised', pages: [2] },
    ])
  })
})

describe('pictures that are left for later', () => {
  it('are named by their pages, and both passes together give what one gives', async () => {
    const bytes = await pagesWith([[], [await tablePicture(), photograph()], []])
    const first = await read(bytes, 'report.pdf', { picturesLater: true })
    const second = await readPictures(bytes, 'report.pdf')
    const whole = await documentOf(bytes)
    if (!first.ok || !second.ok) throw new Error('not read')
    expect(first.document).toMatchObject({ picturesLater: [2], notes: [] })
    expect(first.document.pages[1]).not.toHaveProperty('ocr')
    expect(second.document).toEqual(whole)
    const fresh = new Map(second.pages.map((page) => [page.number, page]))
    expect(fresh.get(2)?.ocr?.inPictures).toBe(true)
    expect(first.document.pages.map((page) => fresh.get(page.number) ?? page)).toEqual(whole.pages)
  })

  it('are none on pages without pictures, in files of other formats, and where nothing is recognised', async () => {
    const text = new TextEncoder().encode('We drank 12 litres of tea.')
    const plain = await readPictures(text, 'tea.txt')
    expect(plain).toMatchObject({ ok: true, pages: [], document: { format: 'txt' } })
    for (const [bytes, ocrMaxPages] of [
      [await pagesWith([[]]), 50],
      [await pagesWith([[await tablePicture()]]), 0],
    ] as const) {
      const result = await read(bytes, 'report.pdf', { picturesLater: true, ocrMaxPages })
      expect(result.ok && result.document).not.toHaveProperty('picturesLater')
    }
  })

  it('are no reason to throw for a bad file', async () => {
    expect(await readPictures(new Uint8Array([1, 2, 3]), 'report.pdf')).toMatchObject({ ok: false })
  })
})

describe('pictures that are left alone', () => {
  it.each([
    ['a photograph', async () => pagesWith([[photograph()]]), 50],
    ['a small one', async () => pagesWith([[await tablePicture()]], [{ ...place, width: 100, height: 30 }]), 50],
    ['one that decorates every page', async () => pagesWith([1, 2, 3].map(() => [])).then(decorated), 50],
    [
      'one behind text',
      async () => pagesWith([[await tablePicture()]], [{ x: 40, y: 60, width: 500, height: 300 }]),
      50,
    ],
    ['where recognition is switched off', async () => pagesWith([[await tablePicture()]]), 0],
  ])('%s', async (_, made, ocrMaxPages) => {
    const document = await documentOf(await made(), ocrMaxPages)
    expect(document.notes).toEqual([])
    expect(document.pages[0]).not.toHaveProperty('ocr')
  })
})

/** The same table in the same place of each page. */
async function decorated(bytes: Uint8Array): Promise<Uint8Array> {
  const file = await PDFDocument.load(bytes)
  const picture = await file.embedPng(await tablePicture())
  for (const page of file.getPages()) page.drawImage(picture, { ...place, y: 842 - place.y - place.height })
  return file.save()
}
