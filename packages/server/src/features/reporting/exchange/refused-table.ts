import type { Language } from '@esrs/contract'
import type { FilledCell } from '@esrs/engine'
import { unescapeFormula } from '../../../tables/escape-formula.ts'
import type { Cell, Table } from '../../../tables/table.ts'
import { partColumns, partHeads } from './breakdown-table.ts'
import { columnIds, columnsIn } from './columns.ts'
import type { ReturnedTable } from './filled-table.ts'
import { say } from './messages.ts'
import type { PartPlan } from './plan-breakdowns.ts'
import type { Plan } from './plan-import.ts'

/** The refused rows of a table with the reasons, to be corrected and imported again: heads, keys and versions are as they were. */
export function refusedTable({ refused }: Plan, { language: heads }: ReturnedTable, language: Language): Table {
  const columns = columnsIn(heads)
  const present = columnIds
    .map((id, index) => ({ id, column: columns[index]! }))
    .filter(({ id }) => refused.some(({ row }) => row.cells.has(id)))
  return {
    name: say('sheet.refused')(language),
    columns: [{ head: say('column.whyNot')(language), width: 60 }, ...present.map(({ column }) => column)],
    frozenColumns: 1,
    rows: refused.map(({ row, reason }) => [reason, ...present.map(({ id }) => cellOf(row.cells.get(id) ?? null))]),
  }
}

/** The refused rows of a sheet of breakdowns. */
export function refusedParts({ refused }: PartPlan, heads: Language, language: Language): Table {
  return {
    name: say('sheet.refusedParts')(language),
    columns: [{ head: say('column.whyNot')(language), width: 60 }, ...partHeads(heads)],
    frozenColumns: 1,
    rows: refused.map(({ row, reason }) => [
      reason(language),
      ...partColumns.map((id) => cellOf(row.cells.get(id) ?? null)),
    ]),
  }
}

/** A cell as it came. */
function cellOf(cell: FilledCell | null): Cell {
  switch (cell?.kind) {
    case 'text':
      return unescapeFormula(cell.text)
    case 'number':
      return { number: cell.number, plain: true }
    case 'percent':
      return { percent: cell.number }
    case 'date':
      return { day: cell.date }
    case 'boolean':
      return String(cell.value)
    default:
      return null
  }
}
