import { standardSets, succession } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { isOwn } from '../stores/own-key.ts'
import type { Report } from '../stores/report.ts'
import { type Value, valuesInYear } from '../stores/value-store.ts'

/** Datapoints whose values answer a datapoint of a set as they are: itself, and in other sets those that ask for the very same. */
export const answeringKeys = (asking: Report['set'], key: string): readonly string[] =>
  isOwn(key) ? [key] : standardSets.flatMap((set) => succession(set, asking).answering(key))

/**
 * The values that people decided for a year, by datapoint of a report. They are found in whatever set the company reported by
 * then; of several that answer a datapoint the newest decision holds, as within a year, and where those of one set differ none
 * of them does.
 */
export async function decidedInYear(
  tenant: Tenant,
  { set, year }: Report,
  keys: readonly string[],
): Promise<Map<string, Value>> {
  const answering = new Map(keys.map((key) => [key, answeringKeys(set, key)]))
  const rows = (await valuesInYear(tenant, year, [...answering.values()].flat())).filter(isDecided)
  const found = new Map<string, Value>()
  for (const [key, ids] of answering) {
    const value = newest(rows.filter((row) => ids.includes(row.key)))
    if (value) found.set(key, { ...value, key })
  }
  return found
}

/** The values that people decided for the year before a report, which stand beside its own as comparatives. */
export const decidedYearBefore = (
  tenant: Tenant,
  { set, year }: Report,
  keys: readonly string[],
): Promise<Map<string, Value>> => decidedInYear(tenant, { set, year: year - 1 }, keys)

const isDecided = ({ value, status }: Value): boolean =>
  value !== null && (status === 'accepted' || status === 'corrected')

function newest(rows: readonly Value[]): Value | undefined {
  const agreed = rows.filter((row) => rows.every((other) => other.set !== row.set || other.value === row.value))
  return agreed.reduce<Value | undefined>(
    (best, row) => (best && (best.decidedAt ?? 0) >= (row.decidedAt ?? 0) ? best : row),
    undefined,
  )
}
