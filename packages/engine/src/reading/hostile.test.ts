import { CFB, utils, write } from '@e965/xlsx'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { read } from './read.ts'
import { makeWord, wordParagraph, wordRun } from './testing/make-office.ts'
import { makePdf } from './testing/make-pdf.ts'
import { faultsOf } from './testing/soundness.ts'
import { Archive } from './zip.ts'

const sheetBytes = (cells: Record<string, string | number>, range: string, merges: string[] = []): Uint8Array => {
  const book = utils.book_new()
  const sheet: Record<string, unknown> = { '!ref': range, '!merges': merges.map((merge) => utils.decode_range(merge)) }
  for (const [address, v] of Object.entries(cells)) sheet[address] = { t: typeof v === 'number' ? 'n' : 's', v }
  utils.book_append_sheet(book, sheet, 'S')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', sheetStubs: false }) as ArrayBuffer)
}

describe('sheets made to exhaust their reader', () => {
  it('two cells at opposite corners of the grid are two cells', async () => {
    const parts = unzipSync(sheetBytes({ A1: 'Strom', B1: 12 }, 'A1:B1'))
    const name = 'xl/worksheets/sheet1.xml'
    const sheet =
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1" t="str"><v>Anfang</v></c></row><row r="1048576"><c r="XFD1048576"><v>7</v></c></row></sheetData><mergeCells><mergeCell ref="A1:XFD1048575"/></mergeCells></worksheet>'
    const result = await read(zipSync({ ...parts, [name]: strToU8(sheet) }), 'weit.xlsx')
    expect(result.ok && result.document.pages[0]?.text).toBe('Anfang\n7')
  })

  it('all 16,384 columns of a row are read', async () => {
    const cells = Object.fromEntries(
      Array.from({ length: 16_384 }, (_, column) => [utils.encode_cell({ r: 0, c: column }), column + 1]),
    )
    const result = await read(sheetBytes(cells, 'A1:XFD1'), 'breit.xlsx')
    expect(result.ok && result.document.pages[0]?.text.endsWith('16384')).toBe(true)
    expect(result.ok && result.document.pages[0]?.grid?.rows[0]?.length).toBe(200)
  })
})

describe('pictures', () => {
  it('of so few bytes that they cannot hold their pixels are not decoded', async () => {
    const head = '0000000d49484452000012c0000012c00802000000'
    const bytes = Buffer.from(`89504e470d0a1a0a${head}${'00'.repeat(40)}`, 'hex')
    expect(await read(bytes, 'lie.png')).toMatchObject({
      ok: false,
      reason: 'damaged',
      detail: 'holds fewer pixels than it says',
    })
  })
})

describe('archives', () => {
  const file = makeWord(wordParagraph(wordRun('Words')))

  it('a part unpacks to no more than its directory tells', () => {
    const bytes = zipSync({ 'big.xml': new Uint8Array(100_000) })
    const view = new DataView(bytes.buffer)
    for (let at = 0; at + 4 < bytes.length; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true)
    expect(new Archive(bytes).part('big.xml')).toBeNull()
  })

  it('a part whose sum is wrong is damaged rather than read wrongly', async () => {
    const bytes = zipSync(unzipSync(file), { level: 0 })
    const at = Buffer.from(bytes).indexOf('Words')
    bytes[at] = 'S'.charCodeAt(0)
    expect(await read(bytes, 'a.docx')).toMatchObject({ ok: false, reason: 'damaged' })
  })

  it('many parts, and parts packed to nearly nothing, are refused before unpacking', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 5_100 }, (_, index) => [`word/media/${index}`, new Uint8Array(1)]),
    )
    expect(await read(zipSync({ ...unzipSync(file), ...many }), 'viele.docx')).toMatchObject({ reason: 'too_large' })
    const bomb = zipSync({ ...unzipSync(file), 'word/bomb.xml': new Uint8Array(20_000_000) })
    expect(await read(bomb, 'bombe.docx')).toMatchObject({ reason: 'too_large' })
  })

  it('tags nested without end are damaged, tables nested in tables are read', async () => {
    const deep = `${'<w:sdt><w:sdtContent>'.repeat(500)}${'</w:sdtContent></w:sdt>'.repeat(500)}`
    expect(await read(makeWord(deep), 'tief.docx')).toMatchObject({ reason: 'damaged' })
    const cell = (inside: string): string => `<w:tbl><w:tr><w:tc>${inside}</w:tc></w:tr></w:tbl>`
    let nested = wordParagraph(wordRun('ganz innen'))
    for (let depth = 0; depth < 60; depth++) nested = cell(nested)
    const result = await read(makeWord(nested), 'tabellen.docx')
    expect(result.ok && result.document.pages[0]?.text).toBe('ganz innen')
  })
})

describe('a part that cannot be read', () => {
  it('leaves the rest of a letter, and is told', async () => {
    const bytes = makeWord(wordParagraph(wordRun('Energy 12 MWh')), {
      'word/footnotes.xml': '<w:footnotes><w:footnote>',
    })
    const result = await read(bytes, 'halb.docx')
    if (!result.ok) throw new Error(result.reason)
    expect(result.document.pages[0]?.text).toBe('Energy 12 MWh')
    expect(result.document.notes).toContainEqual({ kind: 'damaged_parts', parts: 1 })
  })
})

describe('entities that a file defines', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "12"><!ENTITY j "&a;&a;">]>`

  it('are nothing in a workbook', async () => {
    const parts = unzipSync(sheetBytes({ A1: 'Strom', B1: 12 }, 'A1:B1'))
    const sheet = `${bomb}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Strom&j; 7</t></is></c></row></sheetData></worksheet>`
    const result = await read(zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(sheet) }), 'a.xlsx')
    expect(result.ok && result.document.pages[0]?.text).toBe('Strom 7')
  })

  it('are nothing in a letter', async () => {
    const parts = unzipSync(makeWord(wordParagraph(wordRun('Energy&j; 7'))))
    const name = 'word/document.xml'
    const document = new TextDecoder().decode(parts[name]).replace(/^(<\?xml[^>]*>)?/, `$1${bomb}`)
    const result = await read(zipSync({ ...parts, [name]: strToU8(document) }), 'a.docx')
    expect(result.ok && result.document.pages[0]?.text).toBe('Energy 7')
  })
})

it('characters that may not be stored never leave reading', async () => {
  const text = `Zahl\u0000 12 \ud800 und \u202edrehen\u202c ${String.fromCharCode(7)}Ende`
  const files: [Uint8Array, string][] = [
    [makeWord(wordParagraph(wordRun('A&#0;B &#xD800; C &#x202E; D'))), 'a.docx'],
    [new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]), 'a.txt'],
    [new TextEncoder().encode('Zahl;\u0000 12 \u202edrehen\u202c\n'), 'a.csv'],
  ]
  for (const [bytes, name] of files) {
    const result = await read(bytes, name)
    expect(result.ok && faultsOf(result.document)).toEqual([])
  }
})

describe('encrypted files', () => {
  it('old workbooks and letters say so', async () => {
    const book = CFB.utils.cfb_new()
    // The first record of a protected workbook that says so, in front of its end.
    CFB.utils.cfb_add(
      book,
      '/Workbook',
      Buffer.concat([Buffer.from([0x2f, 0, 2, 0, 1, 0, 0x0a, 0, 0, 0]), Buffer.alloc(5_000)]),
    )
    expect(await read(new Uint8Array(CFB.write(book, { type: 'buffer' }) as Buffer), 'a.xls')).toMatchObject({
      reason: 'password_protected',
    })
    const letter = CFB.utils.cfb_new()
    const main = Buffer.alloc(5_000)
    main.writeUInt16LE(0xa5ec, 0)
    main.writeUInt16LE(0xc1, 2)
    main.writeUInt16LE(0x0100, 0x0a)
    CFB.utils.cfb_add(letter, '/WordDocument', main)
    expect(await read(new Uint8Array(CFB.write(letter, { type: 'buffer' }) as Buffer), 'a.doc')).toMatchObject({
      reason: 'password_protected',
    })
  })
})

it('a polyglot is what its bytes say or is refused', async () => {
  const pdf = await makePdf([(pen) => void pen.text('Words', 50, 100)])
  const both = new Uint8Array(Buffer.concat([pdf, zipSync({ 'a.txt': strToU8('x') })]))
  expect(await read(both, 'a.docx')).toMatchObject({ ok: false, reason: 'wrong_type' })
  expect(await read(both, 'a.pdf')).toMatchObject({ ok: true })
})
