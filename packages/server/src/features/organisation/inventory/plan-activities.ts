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
import { sha256 } from '../../../canonical.ts'
import { type HeadedRows, monthOf, numberOf, type TableRow, textOf } from '../../../tables/headed-rows.ts'
import { createYield } from '../../../yield.ts'
import { nameWithoutYear } from '../factors/known-factors.ts'
import type { OpenGroup } from '../figures/compute-figure.ts'
import { say } from '../messages.ts'
import { inEachLanguage, mostListed, type Nameable, namedIn, UnreadableRow, unreadableCell } from '../table-cells.ts'
import { type ActivityColumn, activitiesShape } from './activities-table.ts'
import { exactly } from './activity-words.ts'
import { type CheckedActivity, checkedActivity, isActivityRefusal, placeOf } from './check-activity.ts'
import { grouped } from './grouped.ts'
import type { ActivityChange } from './inventory-store.ts'

/** A plan with what it would save. */
export interface PlannedActivities {
  wire: PartsImport
  changes: ActivityChange[]
}

type Cells = TableRow<ActivityColumn>['cells']

const unreadable = (id: ActivityColumn, cells: Cells) => unreadableCell(activitiesShape, id, cells)

const named = <Name extends string>(id: ActivityColumn, cells: Cells, list: readonly Nameable<Name>[]) =>
  namedIn(activitiesShape, id, cells, list)

/** What cells may name: categories, kinds of energy, methods and qualities, in their words. */
function vocabulary() {
  const worded = <Id extends string>(ids: readonly Id[], key: (id: Id) => Parameters<typeof say>[0]) =>
    ids.map((id) => ({ id, names: inEachLanguage(key(id)) }))
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
  const code = textOf(cells.get('code'))
  if (code === '') throw new UnreadableRow(say('import.noCode'))
  const unitId = byCode.get(code.toLowerCase())
  if (!unitId) throw new UnreadableRow(say('import.unit', { code }))
  const month = (id: 'from' | 'to') => {
    const found = monthOf(cells.get(id))
    if (found === undefined) throw unreadable(id, cells)
    return found
  }
  const from = month('from')
  if (!from) throw new UnreadableRow(say('import.noMonth'))
  const category = named('category', cells, words.category)
  if (!category) throw new UnreadableRow(say('activity.category'))
  const unit = textOf(cells.get('unit')).slice(0, 60)
  if (unit === '') throw unreadable('unit', cells)
  return {
    unit_id: unitId,
    category,
    label: textOf(cells.get('label')).slice(0, 100),
    from,
    to: month('to') ?? from,
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
    traded: /^(?:x|yes|ja|true|y|j|1)$/i.test(textOf(cells.get('traded'))),
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
): Promise<PlannedActivities> {
  const yieldToEventLoop = createYield()
  const { meant, others } = byEdition(factors, group.report.year)
  const reading: Reading = {
    numbers: table.numbers,
    byCode: new Map([...group.tree.units.values()].map(({ id, code }) => [code.toLowerCase(), id])),
    words: vocabulary(),
    // A name without its year means the edition of the year.
    factors: [meant, others].flat().map(({ id, name }) => ({ id, names: [name, nameWithoutYear(name)] })),
  }
  const wire: PartsImport = {
    rows: table.rows.length,
    unchanged: 0,
    added: 0,
    changed: 0,
    changes: [],
    refused: [],
    plan: '',
  }
  const changes: ActivityChange[] = []
  const signs: unknown[] = []
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
  for (const { row, cells } of table.rows) {
    await yieldToEventLoop()
    try {
      const fields = fieldsIn(cells, reading)
      const planned = fields && take(row, fields)
      if (!planned) {
        wire.unchanged += 1
        continue
      }
      const { before, after } = planned
      changes.push({ id: after.id, ...planned })
      wire[before ? 'changed' : 'added'] += 1
      signs.push([before?.fields ?? null, after.unitId, after.fields])
      if (wire.changes.length < mostListed)
        wire.changes.push({
          row,
          unit: group.tree.units.get(after.unitId)!.name,
          from: after.fields.from,
          to: after.fields.to,
          label: [
            inventoryCategories().find(({ id }) => id === after.fields.category)!.name[language],
            after.fields.label,
          ]
            .filter(Boolean)
            .join(' · '),
          before: before ? `${exactly(before.fields.number, language)} ${before.fields.unit}` : '',
          after: `${exactly(after.fields.number, language)} ${after.fields.unit}`,
        })
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error
      const written = [textOf(cells.get('code')), textOf(cells.get('category'))].filter(Boolean).join(', ').slice(0, 60)
      wire.refused.push({ row, written, reason: error.text(language) })
    }
  }
  if (known.length + wire.added > limits.inventory.activities) {
    wire.refused.push({
      row: 1,
      written: '',
      reason: say('activity.many', { count: limits.inventory.activities })(language),
    })
    return { wire: { ...wire, changes: [], added: 0, changed: 0 }, changes: [] }
  }
  wire.plan = sha256(JSON.stringify(signs)).slice(0, 32)
  return { wire, changes }
}
