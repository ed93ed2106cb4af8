import Papa from 'papaparse'
import { joinedFields, separatorOf } from '../reading/csv.ts'
import { decodeText } from '../reading/decode-text.ts'
import { sniff } from '../reading/sniff.ts'
import type { NamedAnswer } from './fill-template.ts'
import { type AddedSheet, type Fill, fillWorkbook } from './fill-workbook.ts'

/** Characters that a spreadsheet program takes for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/

function written({ value }: Fill, separator: string): string {
  if ('isTicked' in value) return value.isTicked ? 'x' : ''
  if ('text' in value) return formula.test(value.text) ? `'${value.text}` : value.text
  // Files with semicolons between columns come from countries with a decimal comma.
  return separator === ';' ? String(value.number).replace('.', ',') : String(value.number)
}

function fillTable(bytes: Uint8Array, fills: readonly Fill[]): Uint8Array {
  const text = decodeText(bytes)
  const separator = separatorOf(text)
  const { data: parsed, meta } = Papa.parse<string[]>(text, { delimiter: separator, skipEmptyLines: false })
  const data = joinedFields(parsed, separator)
  for (const fill of fills) {
    const row = data[fill.row - 1]
    if (!row) continue
    if (fill.onlyEmpty && (row[fill.column] ?? '').trim() !== '') continue
    while (row.length <= fill.column) row.push('')
    row[fill.column] = written(fill, separator)
  }
  return new TextEncoder().encode(`\ufeff${Papa.unparse(data, { delimiter: separator, newline: meta.linebreak })}`)
}

/**
 * Fills cells of a workbook or of a CSV file, or places of a Word or PDF form, and leaves everything else as it is. A sheet is added to
 * a workbook only.
 * @param named answers for the named cells of an official template
 * @throws Error where the file is none of these
 */
export async function fillFile(
  bytes: Uint8Array,
  name: string,
  fills: readonly Fill[],
  added: AddedSheet | null = null,
  named: readonly NamedAnswer[] = [],
): Promise<Uint8Array> {
  const sniffed = sniff(bytes, name)
  if (sniffed.ok && sniffed.format === 'docx') return (await import('./word/fill-word.ts')).fillWord(bytes, fills)
  if (sniffed.ok && sniffed.format === 'pdf') return (await import('./fields/fill-fields.ts')).fillPdf(bytes, fills)
  if (sniffed.ok && sniffed.format === 'csv') return fillTable(bytes, fills)
  if (sniffed.ok && sniffed.format === 'xlsx') {
    const ofNames = named.length > 0 ? (await import('./fill-template.ts')).templateFills(bytes, name, named) : []
    return fillWorkbook(bytes, [...fills, ...ofNames], added)
  }
  throw new Error('no workbook and no table')
}
