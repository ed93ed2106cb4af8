import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readRows } from './rows.ts'

const most = { rows: 100, columns: 20, cells: 500, unpackedBytes: 2_000_000 }

const head = '<?xml version="1.0"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const cell = (at: string, text = 'x') => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `<row r="${at + 1}">${cell(`A${at + 1}`)}</row>`).join('')

function book(data: string, { part = 'worksheets/sheet1.xml', prefix = '', more = {} } = {}): Uint8Array {
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const root = prefix ? `xmlns:${prefix.slice(0, -1)}` : 'xmlns'
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/${part}" ContentType="${types}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="${part}"/></Relationships>`,
    ),
    [`xl/${part}`]: strToU8(
      `${head}<${prefix}worksheet ${root}="${main}"><${prefix}dimension ref="A1"/><${prefix}sheetData>${data}</${prefix}sheetData></${prefix}worksheet>`,
    ),
    ...more,
  })
}

const outcome = (bytes: Uint8Array, name = 'table.xlsx', limits = most) => {
  const read = readRows(bytes, name, limits)
  return read.ok ? read.sheets.map(({ rows }) => rows.length) : `${read.reason}: ${read.detail}`
}

test('a workbook is read up to its limits and refused beyond, whatever size it claims to have', () => {
  expect(outcome(book(rowsOf(100)))).toEqual([100])
  expect(outcome(book(rowsOf(101)))).toBe('too_large: more than 100 rows')
  expect(outcome(book(rowsOf(101), { part: 'other.xml' }))).toBe('too_large: more than 100 rows')
  const wide = `<row r="1">${Array.from({ length: 501 }, () => cell('A1')).join('')}</row>`
  expect(outcome(book(wide))).toBe('too_large: more than 500 cells')
  expect(outcome(book(`<row r="1">${cell('T1')}</row>`))).toEqual([1])
  expect(outcome(book(`<row r="1">${cell('U1')}</row>`))).toBe('too_large: more than 20 columns')
})

test('rows that hold nothing count, and so do names with a prefix', () => {
  expect(outcome(book('<row r="1"/>'.repeat(101)))).toBe('too_large: more than 100 rows')
  expect(outcome(book('<x:row r="1"></x:row>'.repeat(101), { prefix: 'x:' }))).toBe('too_large: more than 100 rows')
})

test('empty cells between two that are used take room as well', () => {
  const rows = Array.from({ length: 30 }, (_, at) => `<row r="${at + 1}">${cell(`T${at + 1}`)}</row>`).join('')
  expect(outcome(book(rows))).toBe('too_large: more than 500 cells')
})

test('what unpacks to more bytes is refused before it is kept, and so is a text that stands in every cell', () => {
  const strings = strToU8(`${head}<sst xmlns="${main}"><si><t>${'x'.repeat(3_000_000)}</t></si></sst>`)
  expect(outcome(book(rowsOf(1), { more: { 'xl/sharedStrings.xml': strings } }))).toBe(
    'too_large: more than 2000000 bytes unpacked',
  )
  const repeated = book(`<row r="1">${cell('A1', 'x'.repeat(1_000_000))}</row>`)
  expect(outcome(repeated)).toEqual([1])
})

test('rows are counted where a piece of the unpacked sheet ends within one', () => {
  for (const filling of [1, 7, 13]) {
    const rows = `<row r="1" x="${'y'.repeat(filling)}"/>`.repeat(40_000)
    const exact = { ...most, rows: 40_000 }
    expect(outcome(book(rows), 'table.xlsx', exact)).toEqual([0])
    expect(outcome(book(rows), 'table.xlsx', { ...exact, rows: 39_999 })).toBe('too_large: more than 39999 rows')
  }
})

test('lines of a CSV file count in the same way', () => {
  const csv = (lines: number, line = 'a;b') => new TextEncoder().encode(`${line}\n`.repeat(lines))
  expect(outcome(csv(100), 'table.csv')).toEqual([100])
  expect(outcome(csv(101), 'table.csv')).toBe('too_large: more than 100 rows')
  expect(outcome(csv(100_000, ''), 'table.csv')).toBe('too_large: more than 100 rows')
  expect(outcome(csv(1, 'a;'.repeat(20)), 'table.csv')).toBe('too_large: more than 20 columns')
  expect(outcome(csv(50, 'a;'.repeat(11)), 'table.csv')).toBe('too_large: more than 500 cells')
})
