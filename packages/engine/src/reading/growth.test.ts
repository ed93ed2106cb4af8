import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Page } from './document.ts'
import { read } from './read.ts'
import { type SheetCell, sheetPage } from './sheet.ts'
import { mostPieces, TextPage } from './text-page.ts'
import { mostCells } from './xlsx.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

// Work is counted here, never timed; `npm run bench -- growth` measures.

const cellAt = (row: number, column: number): SheetCell => ({
  row,
  column,
  rowSpan: 1,
  columnSpan: 1,
  text: `${row}/${column}`,
  raw: row,
  address: null,
  bold: false,
})

test('rows of a sheet that blank rows space out stay one table, each cell looked at a few times', () => {
  let looks = 0
  const counted = <Value>(value: Value): Value => {
    looks++
    return value
  }
  const cells = Array.from({ length: 3_000 }, (_, n) => {
    const cell = cellAt(Math.floor(n / 4) * 3 + (Math.floor(n / 2) % 2), n % 2)
    return Object.defineProperty({ ...cell }, 'column', { get: () => counted(n % 2), enumerable: true })
  })
  const { tables } = sheetPage(1, null, cells)
  expect(tables.map((table) => table.cells.length)).toEqual([3_000])
  expect(looks).toBeLessThan(60 * 3_000)
})

test('steps without end are parted so often and no further, and nothing is lost', () => {
  const steps = 2_000
  const cells: SheetCell[] = []
  // A bar below, a bar beside, a bar below: each parts what is left, and only along one way.
  for (let n = 0; n < steps; n++) {
    const [row, column] = n % 2 ? [n + 1, n + 2] : [n + 2, n + 1]
    cells.push(cellAt(n % 2 ? n : row, n % 2 ? column : n))
  }
  const { lines, tables } = sheetPage(1, null, cells)
  expect(lines.flatMap(({ segments }) => segments)).toHaveLength(steps)
  expect(tables.flatMap((table) => table.cells).length).toBeLessThanOrEqual(steps)
})

test('each run of a line has its share of the width, and its length is asked for a few times', () => {
  let looks = 0
  const counted = <Value>(value: Value): Value => {
    looks++
    return value
  }
  const runs = Array.from({ length: 400 }, () => {
    const run = { text: '', bold: false, marks: [] }
    return Object.defineProperty(run, 'text', { get: () => counted('ab') })
  })
  const page = new TextPage()
  page.add('paragraph', [runs], null, { shape: 'box', boxes: [{ x: 100, y: 0, width: 1_598, height: 10 }] })
  const [line] = page.page().lines
  expect(line?.segments.slice(0, 2).map(({ box }) => [box?.x, box?.width])).toEqual([
    [100, 2],
    [104, 2],
  ])
  expect(line?.segments.at(-1)?.box).toMatchObject({ x: 100 + 399 * 4, width: 2 })
  expect(looks).toBeLessThan(20 * 400)
})

test('a line of more runs than a table has columns is running text', () => {
  const page = new TextPage()
  const runs = (count: number) => Array.from({ length: count }, () => ({ text: 'a', bold: false, marks: [] }))
  page.add('paragraph', [runs(400), runs(401)])
  const [wide, wider] = page.page().lines
  expect([wide?.segments.length, wider?.segments.length]).toEqual([400, 1])
  expect(wider?.text).toBe(
    runs(401)
      .map(({ text }) => text)
      .join(' '),
  )
})

test('a workbook that stores more values than are read is refused before it is parsed', async () => {
  const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"></Types>'
  // Not closed: whoever parses it says that it is damaged.
  const sheet = `<worksheet><sheetData>${'<c><v>1</v></c>'.repeat(2 * mostCells + 1)}`
  const parts = { '[Content_Types].xml': strToU8(types), 'xl/workbook.xml': strToU8('<workbook/>') }
  const bytes = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(sheet) }, { level: 0 })
  expect(await read(bytes, 'figures.xlsx')).toMatchObject({ ok: false, reason: 'too_large' })
})

test('a presentation whose only slide is too large says so', async () => {
  const space = 'xmlns:p="p" xmlns:r="r" xmlns:a="a"'
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'ppt/presentation.xml': `<p:presentation ${space}><p:sldIdLst><p:sldId id="256" r:id="s1"/></p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels':
      '<Relationships><Relationship Id="s1" Type="http://x/slide" Target="slides/slide1.xml"/></Relationships>',
    'ppt/slides/slide1.xml': `<p:sld ${space}>${'<a/>'.repeat(1_600_000)}</p:sld>`,
  }
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])), {
    level: 0,
  })
  expect(await read(bytes, 'slides.pptx')).toMatchObject({ ok: false, reason: 'too_large' })
})

test.each([
  ['figures, one a line', 'txt', 150_000, (n: number) => `${n}`],
  ['labels with a blank line below', 'txt', 150_000, (n: number) => `Energy ${n}\n`],
  ['figures between tabs', 'txt', 30_000, (n: number) => `${n}\t1\t2\t3\t4\t5`],
  ['figures, one a line', 'md', 150_000, (n: number) => `${n}`],
  ['rows of a table', 'md', 30_000, (n: number) => (n ? `| ${n} | 1 | 2 | 3 | 4 |` : '| a | b |\n|---|---|')],
])(
  'of very many %s (%s) so many are kept apart, the rest is running text, and none is lost',
  async (_, ending, count, piece) => {
    const last = 'the last of them'
    const source = `Sustainability report\n\n${Array.from({ length: count }, (_, n) => piece(n)).join('\n')}\n${last}`
    const result = await read(utf8(source), `report.${ending}`)
    if (!result.ok) throw new Error(result.reason)
    const { pages, notes } = result.document
    const [{ lines, tables, blocks, text }] = pages as [Page]
    const cells = tables.flatMap((table) => table.cells)
    expect(lines.flatMap(({ segments }) => segments).length).toBeLessThan(mostPieces + 1_000)
    expect(cells.length).toBeLessThan(mostPieces + 1_000)
    expect(blocks.at(-1)?.text.endsWith(last)).toBe(true)
    const words = (of: string) => of.match(/[\p{L}\d]+/gu)
    expect(words(text)).toEqual(words(source))
    expect(text.length).toBe(lines.at(-1)?.end)
    // Whoever sent it is told that not all of it is analysed.
    expect(notes).toContainEqual({ kind: 'analysed_in_part', pages: [1] })
  },
)

test('a line of a text that has more columns than a table is running text, beside others like it too', async () => {
  const line = Array.from({ length: 401 }, (_, n) => `${n}`).join('\t')
  const result = await read(utf8(`Sustainability report\n\n${line}\n${line}`), 'report.txt')
  expect(result).toMatchObject({ ok: true, document: { pages: [{ tables: [], lines: { length: 3 } }] } })
})
