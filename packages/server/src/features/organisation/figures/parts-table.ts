import type { FigureSetup, Language } from '@esrs/contract'
import { inOrder } from '@esrs/engine/consolidation'
import type { TableShape } from '../../../tables/headed-rows.ts'
import { type Cell, rowOf, type Table } from '../../../tables/table.ts'
import { say } from '../messages.ts'
import { fuelsIn } from '../quantities/quantity-tables.ts'
import type { OpenGroup } from './compute-figure.ts'
import type { PartRow } from './figure-store.ts'

/** Columns of the table of the parts of a value, which is exported and comes back. */
const columns = [
  ['code', 14],
  ['name', 36],
  ['label', 24],
  ['dimension', 28],
  ['from', 12],
  ['to', 12],
  ['number', 16],
  ['unit', 12],
  ['factor', 12],
  ['factorUnit', 12],
  ['factorBasis', 12],
  ['fuel', 16],
  ['basis', 12],
  ['base', 16],
  ['counterpart', 16],
  ['estimated', 12],
  ['note', 50],
] as const
export type PartColumn = (typeof columns)[number][0]

const head = (id: PartColumn, language: Language): string =>
  id === 'code' || id === 'name' ? say(`column.${id}`)(language) : say(`partColumn.${id}`)(language)

/** How the table is recognised when it comes back. */
export const partsShape: TableShape<PartColumn> = {
  columns: columns.map(([id]) => id),
  needed: ['code', 'from', 'number'],
  head,
}

const number = (value: number | null): Cell => (value === null ? null : { number: value, plain: true })

type QuantityColumn = 'factorUnit' | 'factorBasis' | 'fuel' | 'basis'

function quantityCells({ quantity }: PartRow, language: Language): Partial<Record<QuantityColumn, Cell>> {
  if (!quantity) return {}
  const basis = (of: 'net' | 'gross' | null) => (of ? say(`basis.${of}`)(language) : null)
  return {
    factorUnit: quantity.factor_unit,
    factorBasis: basis(quantity.factor_basis),
    fuel: fuelsIn(language).find(({ id }) => id === quantity.fuel)?.name ?? null,
    basis: basis(quantity.basis),
  }
}

/** Parts of a value as a table, with an empty row for every month for which one is missing. */
export function partsTable(
  group: OpenGroup,
  setup: FigureSetup,
  rows: readonly PartRow[],
  missing: readonly { unitId: string; months: readonly string[] }[],
  { language, cellName }: { language: Language; cellName(dimension: string): string },
): Table {
  const { units } = group.tree
  const codeOf = (id: string | null) => (id === null ? null : (units.get(id)?.code ?? null))
  const filled = rows.map((row) => ({
    place: `${row.from} ${row.label} ${row.dimension}`,
    unitId: row.unitId,
    cells: {
      label: row.label || null,
      dimension: row.dimension && cellName(row.dimension),
      from: row.from,
      to: row.to,
      number: number(row.number),
      unit: row.unit || setup.unit,
      factor: number(row.factor),
      ...quantityCells(row, language),
      base: number(row.base),
      counterpart: codeOf(row.counterpart),
      estimated: row.estimated ? say('yes')(language) : null,
      note: row.note || null,
    },
  }))
  const open = missing.flatMap(({ unitId, months }) =>
    months.map((month) => ({ place: `${month} `, unitId, cells: { from: month, to: month, unit: setup.unit } })),
  )
  const order = new Map(inOrder(group.tree).map(({ unit }, index) => [unit.id, index]))
  const lines = [...filled, ...open].sort(
    (a, b) => order.get(a.unitId)! - order.get(b.unitId)! || (a.place < b.place ? -1 : 1),
  )
  return {
    name: say('partsTable.name')(language),
    columns: columns.map(([id, width]) => ({ head: head(id, language), width, editable: true })),
    rows: lines.map(({ unitId, cells }) =>
      rowOf(partsShape.columns, { code: codeOf(unitId), name: units.get(unitId)?.name ?? null, ...cells }),
    ),
    frozenColumns: 2,
  }
}
