import type { Language } from '@esrs/contract'
import { escapeFormula } from './escape-formula.ts'
import type { Cell, Table } from './table.ts'

const quoted = (text: string): string => `"${escapeFormula(text).replaceAll('"', '""')}"`

const two = (part: number): string => String(part).padStart(2, '0')

/** A day as spreadsheets of the language take it for a day. */
const dayOf = (iso: string, language: Language): string =>
  language === 'de' ? iso.split('-').reverse().join('.') : iso

const numberOf = (value: number, language: Language): string =>
  language === 'de' ? String(value).replace('.', ',') : String(value)

function fieldOf(cell: Cell, language: Language): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return quoted(cell)
  if ('number' in cell) return numberOf(cell.number, language)
  if ('percent' in cell) return `${numberOf(cell.percent, language)}%`
  if ('day' in cell) return dayOf(cell.day, language)
  const iso = cell.time.toISOString()
  return `${dayOf(iso.slice(0, 10), language)} ${two(cell.time.getUTCHours())}:${iso.slice(14, 16)}`
}

/** UTF-8 with a mark, and the separator and decimal sign that spreadsheets of the language expect. */
export async function* csvOf({ columns, rows }: Table, language: Language): AsyncGenerator<string> {
  const separator = language === 'de' ? ';' : ','
  const line = (cells: readonly Cell[]) => `${cells.map((cell) => fieldOf(cell, language)).join(separator)}\r\n`
  yield `\ufeff${line(columns.map(({ head }) => head))}`
  for await (const row of rows) yield line(row)
}
