import type { Language, OwnFactor } from '@esrs/contract'
import type { TableShape } from '../../../tables/headed-rows.ts'
import type { Cell, Table } from '../../../tables/table.ts'
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
    rows: factors.map((one): Cell[] => [
      ...[one.name, say(`factorScope.${one.scope}`)(language), one.unit, number(one.kilograms), number(one.year)],
      ...[one.source, one.basis && say(`basis.${one.basis}`)(language), fuels.get(one.fuel) ?? null],
      ...[one.region || null, one.category || null, one.gwp],
      ...(['co2', 'ch4', 'n2o'] as const).map((gas) => number(one.gases?.[gas] ?? null)),
      one.biogenic === 0 ? null : number(one.biogenic),
    ]),
  }
}
