import {
  type ActivityFields,
  byEdition,
  dataQualities,
  type EmissionFactor,
  inventoryMethods,
  type Language,
  limits,
  type PartsImport,
} from '@esrs/contract'
import { fuelSources, inventoryCategories } from '@esrs/engine/inventory'
import { type HeadedRows, numberOf, type TableRow, textOf } from '../../../tables/headed-rows.ts'
import { nameWithoutYear } from '../factors/known-factors.ts'
import type { OpenGroup } from '../figures/compute-figure.ts'
import { say } from '../messages.ts'
import { planTable, refusedTable, type TablePlan } from '../plan-table.ts'
import {
  inEachLanguage,
  type Nameable,
  namedIn,
  saysYes,
  UnreadableRow,
  unitAndMonths,
  unitsByCode,
  unreadableCell,
  worded,
} from '../table-cells.ts'
import { type ActivityColumn, activitiesShape } from './activities-table.ts'
import { exactly } from './activity-words.ts'
import { type CheckedActivity, checkedActivity, isActivityRefusal, placeOf } from './check-activity.ts'
import { grouped } from './grouped.ts'
import type { ActivityChange } from './inventory-store.ts'

type Cells = TableRow<ActivityColumn>['cells']

const unreadable = (id: ActivityColumn, cells: Cells) => unreadableCell(activitiesShape, id, cells)

const named = <Name extends string>(id: ActivityColumn, cells: Cells, list: readonly Nameable<Name>[]) =>
  namedIn(activitiesShape, id, cells, list)

/** What cells may name: categories, kinds of energy, methods and qualities, in their words. */
function vocabulary() {
  return {
    category: inventoryCategories().map(({ id, name }) => ({
      id,
      names: [name.en, name.de, name.en.split(' · ')[0]!],
    })),
    source: fuelSources().map(({ id, name }) => ({ id, names: [name.en, name.de] })),
    method: worded(inventoryMethods, (id) => `method.of.${id}`),
    quality: worded(dataQualities, (id) => `quality.${id}`),
    basis: [
      { id: 'net' as const, names: [...inEachLanguage('basis.net'), 'hi', 'heizwert', 'lower'] },
      { id: 'gross' as const, names: [...inEachLanguage('basis.gross'), 'hs', 'ho', 'brennwert', 'upper'] },
    ],
  }
}

interface Reading {
  numbers: Language
  byCode: ReadonlyMap<string, string>
  words: ReturnType<typeof vocabulary>
  factors: readonly { id: string; names: readonly string[] }[]
}

/** Fields of the activity that a row holds; `null` where its number is empty. */
function fieldsIn(cells: Cells, { numbers, byCode, words, factors }: Reading): ActivityFields | null {
  const figure = (id: 'number' | 'rate' | 'primary' | 'uncertainty') => {
    const number = numberOf(cells.get(id), numbers)
    const isPercent = id === 'primary' || id === 'uncertainty'
    if (number === undefined || (isPercent && number !== null && (number < 0 || number > 100)))
      throw unreadable(id, cells)
    return number
  }
  const number = figure('number')
  if (number === null) return null
  const unitAndTime = unitAndMonths(activitiesShape, cells, byCode)
  const category = named('category', cells, words.category)
  if (!category) throw new UnreadableRow(say('activity.category'))
  const unit = textOf(cells.get('unit')).slice(0, 60)
  if (unit === '') throw unreadable('unit', cells)
  return {
    ...unitAndTime,
    category,
    label: textOf(cells.get('label')).slice(0, 100),
    number,
    unit,
    basis: named('basis', cells, words.basis),
    rate: figure('rate'),
    factor: named('factor', cells, factors),
    residual: named('residual', cells, factors),
    source: named('source', cells, words.source),
    method: named('method', cells, words.method),
    primary: figure('primary'),
    quality: named('quality', cells, words.quality) ?? 'measured',
    uncertainty: figure('uncertainty'),
    note: textOf(cells.get('note')).slice(0, 500),
    document: null,
    traded: saysYes(cells.get('traded')),
  }
}

const saysSame = (before: CheckedActivity, after: CheckedActivity): boolean =>
  (Object.keys(after.fields) as (keyof CheckedActivity['fields'])[]).every(
    (field) => before.fields[field] === after.fields[field],
  )

/**
 * Plan of an import: what a table of activities would change. An activity is known by unit, category, label, factor and first
 * month; rows without a number say nothing, and activities that the table does not name stay. Changes nothing.
 */
export async function planActivities(
  group: OpenGroup,
  factors: readonly EmissionFactor[],
  known: readonly CheckedActivity[],
  table: HeadedRows<ActivityColumn>,
  language: Language,
): Promise<TablePlan<ActivityChange, PartsImport['changes'][number]>> {
  const { meant, others } = byEdition(factors, group.report.year)
  const reading: Reading = {
    numbers: table.numbers,
    byCode: unitsByCode(group.tree.units.values()),
    words: vocabulary(),
    // A name without its year means the edition of the year.
    factors: [meant, others].flat().map(({ id, name }) => ({ id, names: [name, nameWithoutYear(name)] })),
  }
  // By what overlaps at all, so that thousands of rows do not look at one another.
  const byPlace = new Map<string, CheckedActivity[]>()
  for (const [place, some] of grouped(known, placeOf)) byPlace.set(place, some)
  const stored = new Map(known.map((one) => [`${placeOf(one)} ${one.fields.from}`, one]))
  const seen = new Map<string, number>()
  const take = (row: number, fields: ActivityFields) => {
    const place = placeOf({ unitId: fields.unit_id, fields })
    const beside = byPlace.get(place) ?? []
    const at = `${place} ${fields.from}`
    const first = seen.get(at)
    if (first !== undefined) throw new UnreadableRow(say('import.twice', { row: String(first) }))
    const before = stored.get(at) ?? null
    const checked = checkedActivity(group, factors, beside, { ...fields, document: before?.document ?? null }, before)
    if (isActivityRefusal(checked)) throw new UnreadableRow(checked.text)
    seen.set(at, row)
    byPlace.set(place, [...beside.filter(({ id }) => id !== checked.id), checked])
    return before && saysSame(before, checked) ? null : { before, after: checked }
  }
  const plan = await planTable(table, { names: ['code', 'category'], language }, ({ row, cells }) => {
    const fields = fieldsIn(cells, reading)
    const planned = fields && take(row, fields)
    if (!planned) return null
    const { before, after } = planned
    const category = inventoryCategories().find(({ id }) => id === after.fields.category)!.name[language]
    return {
      isNew: before === null,
      change: { id: after.id, ...planned },
      sign: [before?.fields ?? null, after.unitId, after.fields],
      shown: () => ({
        row,
        unit: group.tree.units.get(after.unitId)!.name,
        from: after.fields.from,
        to: after.fields.to,
        label: [category, after.fields.label].filter(Boolean).join(' · '),
        before: before ? `${exactly(before.fields.number, language)} ${before.fields.unit}` : '',
        after: `${exactly(after.fields.number, language)} ${after.fields.unit}`,
      }),
    }
  })
  const { activities: most } = limits.inventory
  const isMany = known.length + plan.wire.added > most
  return isMany ? refusedTable(plan, say('activity.many', { count: most }), language) : plan
}
