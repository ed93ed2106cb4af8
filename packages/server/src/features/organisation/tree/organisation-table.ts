import type { Language } from '@esrs/contract'
import { groupTree, inOrder } from '@esrs/engine/consolidation'
import type { TableShape } from '../../../tables/headed-rows.ts'
import type { Cell, Table } from '../../../tables/table.ts'
import { say } from '../messages.ts'
import type { UnitRow } from './unit-store.ts'

/** Columns of the table of the organisation, which is exported and comes back. */
export const columns = [
  ['code', 14],
  ['name', 36],
  ['kind', 12],
  ['parent', 14],
  ['from', 14],
  ['share', 12],
  ['method', 22],
  ['until', 14],
  ['country', 10],
  ['currency', 12],
  ['year_end', 14],
  ['heads', 14],
  ['area', 14],
] as const
export type ColumnId = (typeof columns)[number][0]

/** How the table is recognised when it comes back. */
export const organisationShape: TableShape<ColumnId> = {
  columns: columns.map(([id]) => id),
  needed: ['code', 'name'],
  head: (id, language) => say(`column.${id}`)(language),
}

const day = (value: string | null): Cell => (value === null ? null : { day: value })
const number = (value: number | null): Cell => (value === null ? null : { number: value, plain: true })

/** The organisation as a table: a row for each unit, and one more for every further holding of it. */
export function organisationTable(rows: readonly UnitRow[], language: Language): Table {
  const tree = groupTree(rows)
  const codes = new Map(rows.map(({ id, code }) => [id, code]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lines = inOrder(tree).flatMap(({ unit }) => {
    const row = byId.get(unit.id)!
    return row.holdings.map(({ from, share, method }, index): Cell[] => [
      row.code,
      row.name,
      say(`kind.${row.kind}`)(language),
      row.parent === null ? null : (codes.get(row.parent) ?? null),
      day(from),
      number(share),
      say(`method.${method}`)(language),
      day(row.until),
      ...(index === 0
        ? [row.country || null, row.currency || null, number(row.yearEnd), number(row.heads), number(row.area)]
        : [null, null, null, null, null]),
    ])
  })
  return {
    name: say('table.name')(language),
    columns: columns.map(([id, width]) => ({ head: say(`column.${id}`)(language), width, editable: true })),
    rows: lines,
    frozenColumns: 2,
  }
}
