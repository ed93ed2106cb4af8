import type { Language } from '@esrs/contract'
import type { FilledSheet } from '@esrs/engine'
import { headedTable, namedRow, type TableRow, type TableShape } from '../../../tables/headed-rows.ts'
import { type PartColumn, partColumns } from './breakdown-table.ts'
import type { DecimalSign } from './filled-table.ts'
import { say } from './messages.ts'

/** A row of a returned sheet of breakdowns. */
export type PartRow = TableRow<PartColumn>

/** The sheet of breakdowns of a returned file. */
export interface ReturnedParts {
  rows: PartRow[]
  language: Language
  /** Language of figures that are stored as text. */
  numbers: Language
}

const shape: TableShape<PartColumn> = {
  columns: partColumns,
  // The sheet of datapoints has no column that names a part.
  needed: ['part1', 'value', ['code', 'key']],
  head: (id, language) => say(`column.${id}`)(language),
}

/** The sheet of breakdowns in a file, and the sheets that are none; `null` where there is none. */
export function breakdownsIn(
  sheets: readonly FilledSheet[],
  said?: DecimalSign,
): { parts: ReturnedParts | null; others: FilledSheet[] } {
  let parts: ReturnedParts | null = null
  const others = sheets.filter((sheet) => {
    const table = headedTable(sheet, shape)
    if (!table) return true
    parts ??= {
      language: table.language,
      numbers: said === undefined ? table.numbers : said === 'comma' ? 'de' : 'en',
      rows: table.body.map((row) => namedRow(row, table.places)),
    }
    return false
  })
  return { parts, others }
}
