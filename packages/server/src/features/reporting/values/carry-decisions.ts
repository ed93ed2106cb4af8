import { carryOver, standardSets } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { addDismissals, dismissalsOfReport } from '../stores/dismissal-store.ts'
import { addChanges } from '../stores/history-store.ts'
import { isOwn } from '../stores/own-key.ts'
import type { Report } from '../stores/report.ts'
import { snapshotOf } from '../stores/value-snapshot.ts'
import { allValues, missingValue, saveValues, type Value, type ValueFields } from '../stores/value-store.ts'

/**
 * Brings what people decided in the other sets of the same year into a report, where a datapoint asks for the very same thing
 * in the same form. Of two decisions about one figure the newer one holds; an emptied one empties nothing elsewhere. Notes
 * fill an empty field only. What documents were dismissed for a datapoint stays dismissed.
 */
export async function carryDecisions(tenant: Tenant, report: Report): Promise<void> {
  const own = new Map((await allValues(tenant, report)).map((value) => [value.key, value]))
  const rows = new Map<string, ValueFields>()
  const current = (key: string): ValueFields | undefined => rows.get(key) ?? own.get(key)
  for (const set of standardSets) {
    if (set === report.set) continue
    const other: Report = { set, year: report.year }
    const values = await allValues(tenant, other)
    for (const [key, decided] of carriedValues(values, other, report)) {
      const at = current(key)?.decidedAt
      if (at && at >= decided.decidedAt!) continue
      rows.set(key, { ...valueFieldsOf(decided), key, notes: current(key)?.notes || decided.notes })
    }
    const noted = values.filter(({ notes }) => notes !== '')
    for (const [key, { notes }] of valuesByTarget(noted, other, report))
      if (!current(key)?.notes) rows.set(key, { ...valueFieldsOf(current(key) ?? empty), key, notes })
    const dismissals = await dismissalsOfReport(tenant, other)
    const targets = new Map(keysByTarget(new Map(dismissals.map(({ key }) => [key, key])), other, report))
    const kept = dismissals.flatMap(({ key, ...rest }) => {
      const target = targets.get(key)
      return target === undefined ? [] : [{ key: target, ...rest }]
    })
    await addDismissals(tenant, report, kept)
  }
  const changes = [...rows.values()].flatMap((row) => {
    const before = own.get(row.key)
    if (!row.decidedAt || before?.decidedAt?.getTime() === row.decidedAt.getTime()) return []
    return [
      {
        key: row.key,
        userId: row.decidedBy,
        action: 'carried' as const,
        before: snapshotOf(before),
        after: snapshotOf(row),
      },
    ]
  })
  await saveValues(tenant, report, [...rows.values()])
  await addChanges(tenant, report, changes)
}

/** Whether a value was entered or accepted by a person. */
export const isDecided = ({ value, decidedAt }: Value): boolean => Boolean(value) && decidedAt !== null

const saysTheSame = (a: Value, b: Value): boolean => a.value === b.value && a.unit === b.unit && a.year === b.year

/** The decided values that answer a datapoint of another report, by its identifier; another year has values of its own. */
export const carriedValues = (values: readonly Value[], from: Report, to: Report): [string, Value][] =>
  from.year === to.year ? valuesByTarget(values.filter(isDecided), from, to) : []

/** The rows that answer a datapoint of the other report, by its identifier. */
function valuesByTarget(values: readonly Value[], from: Report, to: Report): [string, Value][] {
  const carried = carryOver(new Map(values.map((value) => [value.key, value])), from.set, to.set, saysTheSame)
    .filter(({ code }) => code === 'copied')
    .map(({ to: [key], value }): [string, Value] => [key!, value])
  // A datapoint of the company's own belongs to no set.
  const own = from.set === to.set ? [] : values.filter(({ key }) => isOwn(key))
  return [...carried, ...own.map((value): [string, Value] => [value.key, value])]
}

/** Keys with the keys of the other report that ask for the same. */
function keysByTarget(keys: ReadonlyMap<string, string>, from: Report, to: Report): [string, string][] {
  return carryOver(keys, from.set, to.set, () => true)
    .filter(({ code }) => code === 'copied')
    .map(({ from: key, to: [target] }) => [key, target!])
}

/** The columns of a row without those that the store fills. */
export function valueFieldsOf({
  companyId,
  set,
  reportingYear,
  updatedAt,
  ...row
}: ValueFields & Partial<Value>): ValueFields {
  return row
}

const empty: ValueFields = {
  ...missingValue,
  key: '',
  explanation: null,
  excerpts: null,
  notes: '',
  decidedBy: null,
  decidedAt: null,
}
