import type { InventoryActivity, Language } from '@esrs/contract'
import { inventoryCategory } from '@esrs/engine/inventory'
import type { TableShape } from '../../../tables/headed-rows.ts'
import { type Cell, rowOf, type Table } from '../../../tables/table.ts'
import type { OpenGroup } from '../figures/compute-figure.ts'
import { say } from '../messages.ts'

/** Columns that are entered, and come back. */
const entered = [
  ['code', 14],
  ['name', 30],
  ['category', 32],
  ['label', 24],
  ['from', 12],
  ['to', 12],
  ['number', 16],
  ['unit', 12],
  ['basis', 14],
  ['rate', 12],
  ['factor', 40],
  ['residual', 30],
  ['source', 22],
  ['method', 18],
  ['primary', 14],
  ['quality', 14],
  ['uncertainty', 14],
  ['traded', 14],
  ['note', 40],
] as const
/** Columns that are computed, and are not read again. */
const computed = [
  ['kilograms', 16],
  ['factorUnit', 12],
  ['factorSource', 50],
  ['tonnes', 16],
  ['tonnesMarket', 16],
  ['biogenic', 16],
  ['energy', 16],
  ['formula', 80],
  ['remarks', 60],
] as const
export type ActivityColumn = (typeof entered)[number][0]
type ShownColumn = ActivityColumn | (typeof computed)[number][0]
const shown: readonly ShownColumn[] = [...entered, ...computed].map(([id]) => id)

const headOf = (id: ShownColumn, language: Language): string => {
  if (id === 'code' || id === 'name') return say(`column.${id}`)(language)
  if (id === 'label' || id === 'from' || id === 'to' || id === 'number' || id === 'unit' || id === 'basis')
    return say(`partColumn.${id}`)(language)
  return say(`activityColumn.${id}`)(language)
}

/** How the table is recognised when it comes back. */
export const activitiesShape: TableShape<ActivityColumn> = {
  columns: entered.map(([id]) => id),
  needed: ['code', 'category', 'from', 'number', 'unit'],
  head: headOf,
}

const number = (value: number | null): Cell => (value === null ? null : { number: value, plain: true })

type Amount = 'number' | 'tonnes' | 'tonnes_market' | 'biogenic' | 'energy'

/** An activity as a row of the table; without amounts where they are still to be filled in. */
export type TableActivity = Omit<InventoryActivity, Amount> & Record<Amount, number | null>

/** The activities of an inventory as a table: what was entered, and beside it the trace of what each brings. */
export function activitiesTable(
  { tree }: OpenGroup,
  activities: readonly TableActivity[],
  sources: ReadonlyMap<string, string>,
  language: Language,
): Table {
  const word = (key: Parameters<typeof say>[0]) => say(key)(language)
  const cellsOf = (one: TableActivity): Record<ShownColumn, Cell> => ({
    code: tree.units.get(one.unit_id)?.code ?? null,
    name: one.unit_name,
    category: inventoryCategory(one.category)?.name[language] ?? one.category,
    label: one.label || null,
    from: one.from,
    to: one.to,
    number: number(one.number),
    unit: one.unit,
    basis: one.basis && word(`basis.${one.basis}`),
    rate: number(one.rate),
    factor: one.factor,
    residual: one.residual,
    // Two factors may have one name; the identifier is the same in every language.
    source: one.source && (sources.get(one.source) ?? null),
    method: one.method && word(`method.of.${one.method}`),
    primary: number(one.primary),
    quality: word(`quality.${one.quality}`),
    uncertainty: number(one.uncertainty),
    traded: one.traded ? word('yes') : null,
    note: one.note || null,
    kilograms: number(one.used_factor?.kilograms ?? null),
    factorUnit: one.used_factor?.unit ?? null,
    factorSource: one.used_factor
      ? `${one.used_factor.name}: ${one.used_factor.source}, ${one.used_factor.year}`
      : null,
    tonnes: number(one.tonnes),
    tonnesMarket: number(one.tonnes_market),
    biogenic: number(one.biogenic),
    energy: number(one.energy),
    formula: one.formula.join('\n') || null,
    remarks: one.remarks.join('\n') || null,
  })
  return {
    name: word('activitiesTable.name'),
    columns: [
      ...entered.map(([id, width]) => ({ head: headOf(id, language), width, editable: true })),
      ...computed.map(([id, width]) => ({ head: headOf(id, language), width })),
    ],
    rows: activities.map((one) => rowOf(shown, cellsOf(one))),
    frozenColumns: 3,
  }
}

/** What figures come to, as a sheet behind that of the activities. */
export function figuresTable(
  figures: readonly { name: string; value: number | null; unit: string; activities: number; keys: readonly string[] }[],
  language: Language,
): Table {
  const heads = ['figure', 'value', 'figureUnit', 'count', 'datapoints'] as const
  return {
    name: say('activitiesTable.figures')(language),
    columns: heads.map((id, index) => ({
      head: say(`activityColumn.${id}`)(language),
      width: [50, 18, 12, 12, 40][index]!,
    })),
    rows: figures.map(({ name, value, unit, activities, keys }) => [
      name,
      number(value),
      unit,
      number(activities),
      keys.join(', '),
    ]),
  }
}
