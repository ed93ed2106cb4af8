import { type Applicability, applicability } from './applies.ts'
import type { CompanyFacts } from './company.ts'
import type { Datapoint, DatapointType } from './datapoint.ts'

export interface Tally {
  total: number
  completed: number
}

/** How far a report is complete. Rates are left to whoever shows them. */
export interface Completion extends Tally {
  /** By control code, in the order of the datapoints; `missing` are identifiers in their order. */
  byStandard: Map<string, Tally & { missing: string[] }>
  byType: Map<DatapointType, Tally>
  /** For each datapoint whether it counts, and why not. */
  verdicts: ReadonlyMap<string, Applicability>
}

/**
 * Counts what is due and what of it has a value. Of disclosures with alternative forms one form counts: the first that
 * has a value, else the first.
 * @param hasValue whether the company has a non-empty value for an identifier
 */
export function completion(
  datapoints: readonly Datapoint[],
  company: CompanyFacts,
  hasValue: (id: string) => boolean,
): Completion {
  const verdicts = applicability(datapoints, company, hasValue)
  const result: Completion = { total: 0, completed: 0, byStandard: new Map(), byType: new Map(), verdicts }
  for (const datapoint of datapoints) {
    const standard = entry(result.byStandard, datapoint.controlCode, () => ({ total: 0, completed: 0, missing: [] }))
    const type = entry(result.byType, datapoint.type, () => ({ total: 0, completed: 0 }))
    if (!verdicts.get(datapoint.id)!.counts) continue
    const done = hasValue(datapoint.id)
    for (const tally of [result, standard, type]) {
      tally.total++
      if (done) tally.completed++
    }
    if (!done) standard.missing.push(datapoint.id)
  }
  return result
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key)
  if (value === undefined) {
    value = make()
    map.set(key, value)
  }
  return value
}
