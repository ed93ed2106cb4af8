import { type Language, limits } from '@esrs/contract'
import type { FilledCell, FilledRow, FilledSheet } from '@esrs/engine'
import { AppError } from '../../../http/errors.ts'
import { unescapeFormula } from '../../../tables/escape-formula.ts'
import { cellText, digits } from './cell-forms.ts'
import { type ColumnId, columnOf } from './columns.ts'
import { say } from './messages.ts'
import { unreadable } from './read-sheet.ts'

/** A row of a returned table. A column that the table does not have is absent; an empty cell is `null`. */
export interface ReturnedRow {
  /** As the spreadsheet counts it. */
  row: number
  cells: ReadonlyMap<ColumnId, FilledCell | null>
}

export interface ReturnedTable {
  rows: ReturnedRow[]
  /** Language of the heads, and so of the exported texts. */
  language: Language
  /** Language of figures that are stored as text. */
  numbers: Language
  /** Whether a person has said so. */
  hasExplicitDecimalSign: boolean
}

/** The sign between a number and its decimals, as somebody says that a file has it. */
export type DecimalSign = 'point' | 'comma'

/** The first rows, where the head of the table is searched. */
const headWithin = 20
const languages: readonly Language[] = ['en', 'de']

interface Head {
  language: Language
  columns: Map<number, ColumnId>
}

function headIn({ cells }: FilledRow): Head | null {
  const found = languages.map((language): Head => {
    const columns = new Map<number, ColumnId>()
    cells.forEach((cell, index) => {
      const id = cell?.kind === 'text' ? columnOf(cell.text, language) : undefined
      if (id && ![...columns.values()].includes(id)) columns.set(index, id)
    })
    return { language, columns }
  })
  const [best] = found.sort((a, b) => b.columns.size - a.columns.size)
  const ids = new Set(best?.columns.values())
  return best && (ids.has('key') || ids.has('code')) && ids.has('value') ? best : null
}

/** The table of datapoints in a file; throws `unreadable_file` where there is none or it is too long. */
export function tableIn(sheets: readonly FilledSheet[], said?: DecimalSign): ReturnedTable {
  for (const { rows, separator } of sheets) {
    const at = rows.slice(0, headWithin).findIndex((row) => headIn(row) !== null)
    const head = at < 0 ? null : headIn(rows[at]!)
    if (!head) continue
    const body = rows.slice(at + 1)
    if (body.length > limits.importRows)
      throw new AppError('payload_too_large', say('file.tooManyRows', { rows: limits.importRows }))
    // Where fields end in a semicolon the comma is the decimal sign, whatever the heads are written in.
    const usual = separator === ';' ? 'de' : separator === ',' ? 'en' : head.language
    const numbers = said === undefined ? usual : said === 'comma' ? 'de' : 'en'
    const returned = body.map(({ number, cells }) => ({
      row: number,
      cells: new Map([...head.columns].map(([index, id]) => [id, cells[index] ?? null])),
    }))
    return { rows: returned, language: head.language, numbers, hasExplicitDecimalSign: said !== undefined }
  }
  throw unreadable('file.noTable')
}

/** A cell as a person would write it. */
export function written(cell: FilledCell | null | undefined, language: Language): string {
  const figure = (number: number) => (language === 'de' ? digits(number).replace('.', ',') : digits(number))
  switch (cell?.kind) {
    case 'text':
      return cellText(unescapeFormula(cell.text.trim()))
    case 'number':
      return figure(cell.number)
    case 'percent':
      return `${figure(cell.number)} %`
    case 'date':
      return language === 'de' ? cell.date.split('-').reverse().join('.') : cell.date
    case 'boolean':
      return cell.value ? say('value.yes')(language) : say('value.no')(language)
    default:
      return ''
  }
}
