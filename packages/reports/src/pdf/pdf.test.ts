import { paragraphOf, type RichText } from '@esrs/contract'
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { draftStatement } from '../draft/draft.ts'
import { hostileStatement } from '../testing/hostile.ts'
import { madeInput } from '../testing/statement.ts'
import { showable } from './fonts.ts'
import { pdfOf } from './pdf.ts'

interface Tag {
  role?: string
  type?: string
  id?: string
  alt?: string
  children?: Tag[]
}

/** Structure tree of a PDF as a screen reader reads it: the role of each element with its text. */
async function readAloud(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const said: { role: string; text: string }[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const content = await page.getTextContent({ includeMarkedContent: true })
    const words = new Map<string, string>()
    let at: string | null = null
    for (const item of content.items as { type?: string; id?: string; str?: string }[]) {
      if (item.type?.startsWith('beginMarkedContent')) at = item.id ?? null
      else if (item.type === 'endMarkedContent') at = null
      else if (at && item.str) words.set(at, (words.get(at) ?? '') + item.str)
    }
    walk((await page.getStructTree()) as Tag | null, 'Root', words, said)
  }
  const { info } = await pdf.getMetadata()
  const marked = await pdf.getMarkInfo()
  const names = [...((await pdf.getAttachments()) ?? new Map()).keys()]
  const attachments = await Promise.all(
    names.map(async (name) => [name, await pdf.getAttachmentContent(name)] as const),
  )
  return { said, info: info as Record<string, unknown>, marked, attachments, pages: pdf.numPages }
}

function walk(
  tag: Tag | null,
  role: string,
  words: ReadonlyMap<string, string>,
  said: { role: string; text: string }[],
) {
  if (!tag) return
  if (tag.type === 'content') {
    const text = words.get(tag.id!)
    if (text?.trim()) said.push({ role, text })
  }
  for (const child of tag.children ?? []) walk(child, tag.role ? `${role} ${tag.role}` : role, words, said)
}

describe('a statement as PDF', () => {
  const statement = draftStatement(madeInput({ set: 'vs-2026', language: 'de', datapoints: 45 }))
  let bytes: Uint8Array
  beforeAll(async () => {
    bytes = await pdfOf(statement, 'de')
  })

  test('is tagged and is read in the order in which it stands', async () => {
    const { said, info, marked } = await readAloud(bytes)
    expect(marked).toMatchObject({ Marked: true })
    expect(info).toMatchObject({ Title: 'Nachhaltigkeitserklärung 2025', Language: 'de' })
    const headings = said.filter(({ role }) => / H[1-9]\b/.test(role))
    const spoken = headings.map(({ text }) => text).join('|')
    const wanted = statement.chapters.flatMap(({ requirements }) =>
      requirements.filter(({ blocks }) => blocks.length > 0).map(({ code }) => `${code} `),
    )
    const places = wanted.map((code) => spoken.indexOf(code))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(said.some(({ role }) => / TH\b/.test(role))).toBe(true)
  })

  test('is the same from the same statement', async () => {
    expect(Buffer.compare(Buffer.from(await pdfOf(statement, 'de')), Buffer.from(bytes))).toBe(0)
  })

  test('for archives holds the report that machines read', async () => {
    const attached = { name: 'report.xhtml', mimeType: 'application/xhtml+xml', bytes: Buffer.from('<html/>') }
    const { attachments } = await readAloud(await pdfOf(statement, 'de', attached))
    const [[name, content]] = attachments as [readonly [string, Uint8Array]]
    expect(name).toBe('report.xhtml')
    expect(Buffer.from(content).toString()).toBe('<html/>')
  })

  test('names the row by its first cell, and every other cell says so', async () => {
    const { context, catalog } = await PDFDocument.load(bytes)
    const all = context.enumerateIndirectObjects().map(([, one]) => String(one))
    const heads = all.filter((one) => /\/S \/TH\b/.test(one) && /\/Scope \/Row\b/.test(one))
    const rows = all.filter((one) => /\/S \/TR\b/.test(one))
    // All but the heads of columns.
    const tables = all.filter((one) => /\/S \/THead\b/.test(one))
    expect(heads).toHaveLength(rows.length - tables.length)
    const cells = all.filter((one) => /\/S \/TD\b/.test(one))
    expect(cells.filter((one) => !/\(row\d{6}\)/.test(one))).toEqual([])
    expect(String(catalog)).toContain('/DisplayDocTitle true')
  })

  test.each([
    ['for everyone', undefined],
    ['for archives', { name: 'report.xhtml', mimeType: 'application/xhtml+xml', bytes: Buffer.from('<html/>') }],
  ])('%s says that it is accessible, and the tab key follows the structure on every page', async (_, attached) => {
    const document = await PDFDocument.load(await pdfOf(statement, 'de', attached))
    const tabs = document.getPages().map(({ node }) => String(node.get(PDFName.of('Tabs'))))
    expect(new Set(tabs)).toEqual(new Set(['/S']))
    const metadata = document.context.lookup(document.catalog.get(PDFName.of('Metadata')))
    const text = metadata instanceof PDFRawStream ? Buffer.from(metadata.contents).toString('utf8') : ''
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>')
    // Every element that begins ends: the first fault of XML that is put together by hand.
    expect(text.match(/<[a-z]+:\w+(?![^>]*\/>)[ >]/g)?.length).toBe(text.match(/<\/[a-z]+:\w+>/g)?.length)
    if (attached) expect(text).toContain('<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>')
  })

  test('holds hostile words as words', async () => {
    const { said, pages } = await readAloud(await pdfOf(hostileStatement(), 'en'))
    const text = said.map((one) => one.text).join(' ')
    expect(text).toContain('alert(1)')
    expect(text).toContain('panic()')
    expect(pages).toBeGreaterThan(3)
  })
})

test('words of a document in another language say so', async () => {
  const source = { document_id: null, document: 'Letter', page: null, sheet: null, language: 'en' as const }
  const text = [{ type: 'quote' as const, content: [paragraphOf('As they say.')], source }] as RichText
  const texts = [{ block: 'BP-1+1', language: 'de' as const, text, at: '2026-03-01T09:00:00.000Z' }]
  const of = draftStatement({ ...madeInput({ datapoints: 1 }), texts })
  const { context } = await PDFDocument.load(await pdfOf(of, 'de'))
  const all = context.enumerateIndirectObjects().map(([, one]) => String(one))
  expect(all.some((one) => one.includes('/Lang (en)'))).toBe(true)
})

test('a sign that no font has is a box, one that nobody sees is nothing', () => {
  expect(showable('Grüße 😀 中 a\u{e0041}b')).toBe('Grüße 😀 □ ab')
})

test('a table with base year and targets keeps its columns apart, and lies on its side where the page is too narrow', async () => {
  const [sample] = madeInput({ datapoints: 1 }).values
  const figure = (datapoint: string, number: number, unit: string, years: Record<string, number>) => ({
    ...sample!,
    datapoint,
    number,
    unit,
    value: String(number),
    language: null,
    prior: { year: 2024, number: number + 1, value: String(number + 1), unit, evidence: [] },
    parts: Object.entries(years).map(([dimension, part]) => ({
      dimension,
      number: part,
      value: String(part),
      unit,
      evidence: [],
    })),
  })
  const made = async (years: Record<string, number>) => {
    const values = [figure('E1-6_07', 3884, 'tCO2e', years), figure('E1-6_33', 286_400_000, 'EUR', {})]
    const statement = draftStatement({ ...madeInput({ datapoints: 0 }), values })
    const pdf = await getDocument({ data: new Uint8Array(await pdfOf(statement, 'en')), verbosity: 0 }).promise
    const words: { text: string; left: number; right: number; line: number }[] = []
    let isTurned = false
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const found = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
      if (!found.some(({ str }) => str.includes('286,400,000'))) continue
      isTurned = page.view[2]! > page.view[3]!
      for (const { str, transform, width } of found)
        words.push({ text: str, left: transform[4], right: transform[4] + width, line: Math.round(transform[5]) })
    }
    const line = words.find(({ text }) => text.includes('286,400,000'))!.line
    const row = words.filter((word) => word.line === line).sort((one, other) => one.left - other.left)
    return { isTurned, isApart: row.every(({ right }, at) => at === row.length - 1 || right <= row[at + 1]!.left) }
  }
  expect(await made({ base_year: 5480, milestone_2030: 3178 })).toEqual({ isTurned: false, isApart: true })
  const years = [2025, 2030, 2035, 2040, 2045, 2050]
  const many = Object.fromEntries(years.map((year) => [`milestone_${year}`, 4000]))
  expect(await made({ base_year: 5480, ...many })).toEqual({ isTurned: true, isApart: true })
})
