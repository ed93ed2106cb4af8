import type { Language, OwnFactor } from '@esrs/contract'
import type { TableShape } from '../../../tables/headed-rows.ts'
import { type Cell, rowOf, type Table } from '../../../tables/table.ts'
import { say } from '../messages.ts'

/** Columns of the table of a company's own factors, with their widths in characters. */
const widths = {
  name: 44,
  scope: 24,
  unit: 12,
  kilograms: 16,
  year: 8,
  source: 60,
  basis: 16,
  fuel: 22,
  region: 16,
  category: 12,
  gwp: 10,
  co2: 14,
  ch4: 14,
  n2o: 14,
  biogenic: 14,
} as const
export type FactorColumn = keyof typeof widths
const columns = Object.keys(widths) as FactorColumn[]

/** How the table is recognised when it comes back. */
export const factorsShape: TableShape<FactorColumn> = {
  columns,
  needed: ['name', 'scope', 'unit', 'kilograms', 'year', 'source'],
  head: (id, language) => say(`factorColumn.${id}`)(language),
}

const number = (value: number | null): Cell => (value === null ? null : { number: value, plain: true })

/** The emission factors of a company as a table; its heads alone are what a library is filled into. */
export function factorsTable(
  factors: readonly OwnFactor[],
  { fuels, language }: { fuels: ReadonlyMap<string, string>; language: Language },
): Table {
  return {
    name: say('factorsTable.name')(language),
    columns: columns.map((id) => ({ head: factorsShape.head(id, language), width: widths[id], editable: true })),
    frozenColumns: 1,
    rows: factors.map((one) =>
      rowOf(columns, {
        name: one.name,
        scope: say(`factorScope.${one.scope}`)(language),
        unit: one.unit,
        kilograms: number(one.kilograms),
        year: number(one.year),
        source: one.source,
        basis: one.basis && say(`basis.${one.basis}`)(language),
        fuel: fuels.get(one.fuel) ?? null,
        region: one.region || null,
        category: one.category || null,
        gwp: one.gwp,
        co2: number(one.gases?.co2 ?? null),
        ch4: number(one.gases?.ch4 ?? null),
        n2o: number(one.gases?.n2o ?? null),
        biogenic: one.biogenic === 0 ? null : number(one.biogenic),
      } satisfies Record<FactorColumn, Cell>),
    ),
  }
}
