import Papa from 'papaparse'
import { cleanText, oneLine } from './clean-text.ts'
import { columnName } from './column-name.ts'
import { decode, noteOn } from './decode-text.ts'
import type { FormatResult, Reading } from './format-reader.ts'
import { type SheetCell, sheetPage } from './sheet.ts'
import { mostCells } from './xlsx.ts'

/** Reads a CSV file as one sheet; encoding and separator are detected from the content. */
export async function readCsv(bytes: Uint8Array, { onProgress }: Reading): Promise<FormatResult> {
  const decoded = decode(bytes)
  const text = cleanText(decoded.text)
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text), skipEmptyLines: false })
  if (/^sep=/i.test(data[0]?.[0] ?? '')) data[0] = []
  const cells: SheetCell[] = []
  for (let row = 0; row < data.length; row++) {
    const values = data[row] as string[]
    for (let column = 0; column < values.length; column++) {
      const value = oneLine(values[column] as string)
      if (value === '') continue
      const address = `${columnName(column)}${row + 1}`
      cells.push({ row, column, rowSpan: 1, columnSpan: 1, text: value, raw: value, address, bold: false })
      if (cells.length > mostCells) return { ok: false, reason: 'too_large', detail: `more than ${mostCells} cells` }
    }
  }
  onProgress(1, 1, 'reading')
  return { ok: true, pages: [sheetPage(1, null, cells)], notes: noteOn(decoded) }
}

/** The separator that cuts most lines into the same number of fields, quoted fields left aside. */
export function separatorOf(text: string): string {
  const declared = /^sep=(.)\r?\n/i.exec(text)
  if (declared) return declared[1] as string
  const lines = text.split('\n', 60).filter((line) => line.trim() !== '')
  let best = ','
  let most = 0
  for (const separator of [';', '\t', '|', ',']) {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(separator).length - 1)
    const usual = counts.toSorted((one, other) => one - other)[counts.length >> 1] ?? 0
    const steady = counts.filter((count) => count === usual).length / Math.max(1, counts.length)
    // Decimal commas are many but unsteady, and a semicolon beside them is the separator.
    const score = usual === 0 ? 0 : steady * 2 + Math.min(usual, 8) / 8
    if (score > most) {
      most = score
      best = separator
    }
  }
  return best
}

/**
 * Rows of a table with commas between its fields, in which a comma within a text cut it in two: a row that is longer than the heads
 * and has fields that begin with a blank is put together again there.
 */
export function joinedFields(rows: readonly string[][], separator: string): string[][] {
  const width = rows.find((row) => row.filter((field) => field.trim() !== '').length > 1)?.length ?? 0
  if (separator !== ',') return [...rows]
  return rows.map((row) => {
    const joined: string[] = []
    for (const [index, field] of row.entries()) {
      const isTooLong = joined.length + row.length - index > width
      if (isTooLong && joined.length > 0 && /^ \S/.test(field)) joined[joined.length - 1] += `,${field}`
      else joined.push(field)
    }
    return joined
  })
}
