import { utils, type WorkBook, write } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Page } from './document.ts'
import { read } from './read.ts'
import { randomFrom } from './testing/make-pdf.ts'
import { faultsOf } from './testing/soundness.ts'

function bytesOf(book: WorkBook): Uint8Array {
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', cellStyles: true }) as ArrayBuffer)
}

function bookOf(sheets: Record<string, unknown[][]>): WorkBook {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  return book
}

async function pagesOf(bytes: Uint8Array, name = 'data.xlsx'): Promise<Page[]> {
  const result = await read(bytes, name)
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail}`)
  expect(faultsOf(result.document)).toEqual([])
  return result.document.pages
}

describe('workbooks', () => {
  it('makes a page of each visible sheet that holds something', async () => {
    const book = bookOf({ Energy: [['Gas', 1]], Empty: [], Secret: [['Ghost', 2]], Water: [['Wells', 3]] })
    book.Workbook = { Sheets: [{}, {}, { Hidden: 1 }, {}] }
    const pages = await pagesOf(bytesOf(book))
    expect(pages.map((page) => [page.number, page.kind, page.name, page.text])).toEqual([
      [1, 'sheet', 'Energy', 'Gas  1'],
      [2, 'sheet', 'Water', 'Wells  3'],
    ])
  })

  it('gives what cells show, what is behind it and where it stands', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Metric', 2023],
      ['Share', 0.1234],
      ['Total', 1234.5],
    ])
    sheet.B2.z = '0.0%'
    sheet.B3.z = '#,##0.00'
    sheet.B4 = { t: 'n', v: 45_291, z: 'm/d/yy' }
    sheet.A4 = { t: 's', v: 'As at' }
    sheet['!ref'] = 'A1:B4'
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'S')
    const table = (await pagesOf(bytesOf(book)))[0]?.tables[0]
    expect(table?.headerRows).toBe(1)
    expect(table?.cells.filter((cell) => cell.column === 1).map((cell) => [cell.address, cell.text, cell.raw])).toEqual(
      [
        ['B1', '2023', 2023],
        ['B2', '12.3%', 0.1234],
        ['B3', '1234.5', 1234.5],
        ['B4', '2023-12-31', '2023-12-31'],
      ],
    )
  })

  it('gives what a format shows that counts in thousands or millions', async () => {
    const shown: [number, string, string, number | string][] = [
      [184_250_000, '#,##0,', '184250', 184_250],
      [37_042_499, '#,##0.0,,', '37', 37],
      [-1_250_400, '#,##0,;(#,##0,)', '-1250', -1250],
      [2_500_000, '[>=1000000]#,##0.0,,"m";#,##0', '2.5m', 2_500_000],
      [1234.56, '#,##0', '1234.56', 1234.56],
      [12_400, '0.0," kt"', '12.4 kt', 12_400],
    ]
    const sheet = utils.aoa_to_sheet([['Of', 'Shown'], ...shown.map(([value]) => ['Tea', value])])
    for (const [at, [, format]] of shown.entries()) sheet[`B${at + 2}`].z = format
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'S')
    const table = (await pagesOf(bytesOf(book)))[0]?.tables[0]
    const cells = table?.cells.filter(({ column, row }) => column === 1 && row > 0)
    expect(cells?.map(({ text, raw }) => [text, raw])).toEqual(shown.map(([, , text, raw]) => [text, raw]))
  })

  it('leaves out hidden rows and columns', async () => {
    const sheet = utils.aoa_to_sheet([
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
      ['g', 'h', 'i'],
    ])
    sheet['!rows'] = [{}, { hidden: true }, {}]
    sheet['!cols'] = [{}, { hidden: true }, {}]
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'S')
    expect((await pagesOf(bytesOf(book)))[0]?.text).toBe('a  c\ng  i')
  })

  it('keeps merged heads', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Metric', 'Group', null],
      [null, 2023, 2022],
      ['Staff', 12, 11],
    ])
    sheet['!merges'] = [utils.decode_range('B1:C1')]
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'S')
    const table = (await pagesOf(bytesOf(book)))[0]?.tables[0]
    expect(table?.headerRows).toBe(2)
    expect(table?.cells.find((cell) => cell.text === 'Group')?.columnSpan).toBe(2)
  })

  it('parts tables at empty rows and columns, with their titles', async () => {
    const rows = [
      ['Energy in MWh'],
      ['Source', 2023],
      ['Gas', 10],
      [],
      ['Waste in t'],
      ['Kind', 2023, null, null, 'Note', 'Text'],
      ['Paper', 4, null, null, 'a', 'b'],
    ]
    const tables = (await pagesOf(bytesOf(bookOf({ S: rows }))))[0]?.tables
    expect(tables?.map((table) => [table.title, table.rows, table.columns, table.cells[0]?.address])).toEqual([
      ['Energy in MWh', 2, 2, 'A2'],
      ['Waste in t', 2, 2, 'A6'],
      [null, 2, 2, 'E6'],
    ])
  })

  it('never spreads to the size a sheet claims', async () => {
    const files = unzipSync(bytesOf(bookOf({ S: [['Only', 1]] })))
    const part = 'xl/worksheets/sheet1.xml'
    const claim = strFromU8(files[part] as Uint8Array).replace(
      /<dimension ref="[^"]*"/,
      '<dimension ref="A1:XFD1048576"',
    )
    expect(claim).toContain('XFD1048576')
    expect((await pagesOf(zipSync({ ...files, [part]: strToU8(claim) })))[0]?.text).toBe('Only  1')
  })

  it('holds for random sheets: sound offsets, same result', async () => {
    const random = randomFrom(3)
    const value = (): unknown => [null, 'Ümlaut', 12.5, 2023, true, 'a\u0000b\nc', '–'][Math.floor(random() * 7)]
    const rows = Array.from({ length: 60 }, () => Array.from({ length: 9 }, value))
    const bytes = bytesOf(bookOf({ S: rows }))
    expect(await pagesOf(bytes)).toEqual(await pagesOf(bytes))
  })
})

describe('CSV', () => {
  const german = 'Kennzahl;2023;2022\nStromverbrauch (MWh);1.234,5;1.300,0\n"Abfall; gefährlich";12,5;13,0\n'
  const encodings: [string, Uint8Array][] = [
    ['UTF-8', new TextEncoder().encode(german)],
    ['UTF-8 with mark', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(german)])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, ...Buffer.from(german, 'utf16le')])],
    ['windows-1252', new Uint8Array(Buffer.from(german, 'latin1'))],
    ['cp850', new Uint8Array([...german].map((letter) => (letter === 'ä' ? 0x84 : letter.charCodeAt(0))))],
  ]
  it.each(encodings)('reads %s with semicolons', async (_, bytes) => {
    const [page] = await pagesOf(bytes, 'zahlen.csv')
    expect(page?.lines.map((line) => line.segments.map((segment) => segment.text))).toEqual([
      ['Kennzahl', '2023', '2022'],
      ['Stromverbrauch (MWh)', '1.234,5', '1.300,0'],
      ['Abfall; gefährlich', '12,5', '13,0'],
    ])
    expect(page?.tables[0]?.headerRows).toBe(1)
    expect(page?.numberFormat).toMatchObject({ decimal: ',', thousands: ['.'] })
  })

  it.each([',', '\t', '|'])('tells the separator %j', async (separator) => {
    const text = [
      ['Metric', '2023'],
      ['Staff', '12.5'],
      ['Women', '7'],
    ]
      .map((row) => row.join(separator))
      .join('\r\n')
    const [page] = await pagesOf(new TextEncoder().encode(text), 'data.csv')
    expect(page?.tables[0]).toMatchObject({ rows: 3, columns: 2 })
    expect(page?.tables[0]?.cells.at(-1)?.address).toBe('B3')
  })
})
