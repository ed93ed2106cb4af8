import type { Language } from '@esrs/contract'
import type { FilledCell, FilledSheet } from '@esrs/engine'
import { unescapeFormula } from '../../../tables/escape-formula.ts'
import { headedTable, namedRow, type TableRow, type TableShape } from '../../../tables/headed-rows.ts'
import { cellText, digits } from './cell-forms.ts'
import { type ColumnId, columnIds } from './columns.ts'
import { say } from './messages.ts'
import { unreadable } from './read-sheet.ts'

/** A row of a returned table. A column that the table does not have is absent; an empty cell is `null`. */
export type ReturnedRow = TableRow<ColumnId>

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

const shape: TableShape<ColumnId> = {
  columns: columnIds,
  needed: [['key', 'code'], 'value'],
  head: (id, language) => say(`column.${id}`)(language),
}

/** The table of datapoints in a file; throws `unreadable_file` where there is none or it is too long. */
export function tableIn(sheets: readonly FilledSheet[], said?: DecimalSign): ReturnedTable {
  for (const sheet of sheets) {
    const table = headedTable(sheet, shape)
    if (!table) continue
    const { language, body, places } = table
    return {
      rows: body.map((row) => namedRow(row, places)),
      language,
      numbers: said === undefined ? table.numbers : said === 'comma' ? 'de' : 'en',
      hasExplicitDecimalSign: said !== undefined,
    }
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
