import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { read } from './read.ts'

const names =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'
const book = (rows: string, before = '', extra: Record<string, Uint8Array> = {}) =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'content.xml': strToU8(
      `<?xml version="1.0"?>${before}<office:document-content ${names}><office:body><office:spreadsheet><table:table table:name="Energy">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
    'META-INF/manifest.xml': strToU8('<manifest:manifest xmlns:manifest="m"/>'),
    ...extra,
  })
const cell = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`

describe('an OpenDocument spreadsheet', () => {
  test('is read as a workbook is', async () => {
    const rows = `<table:table-row>${cell('Electricity')}<table:table-cell office:value-type="float" office:value="1500.5"><text:p>1500.5</text:p></table:table-cell>${cell('MWh')}</table:table-row>`
    const result = await read(book(rows), 'energy.ods')
    if (!result.ok) throw new Error(result.detail)
    expect(result.document.pages).toMatchObject([{ kind: 'sheet', name: 'Energy', text: 'Electricity  1500.5  MWh' }])
  })

  test('with cells that are repeated without end is refused', async () => {
    const rows =
      `<table:table-row><table:table-cell table:number-columns-repeated="16000" office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>`.repeat(
        40,
      )
    expect(await read(book(rows), 'bomb.ods')).toMatchObject({ ok: false, reason: 'too_large' })
  })

  test('defines no characters of its own, and one under a password says so', async () => {
    const rows = `<table:table-row>${cell('a&lol;b')}</table:table-row>`
    const result = await read(book(rows, '<!DOCTYPE x [<!ENTITY lol "lollol">]>'), 'a.ods')
    if (result.ok) expect(result.document.pages[0]!.text).not.toContain('lollol')
    const locked = { 'META-INF/manifest.xml': strToU8('<m><manifest:encryption-data/></m>') }
    expect(await read(book(rows, '', locked), 'b.ods')).toMatchObject({ ok: false, reason: 'password_protected' })
  })
})
