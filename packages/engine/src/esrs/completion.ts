import { type Applicability, applicability } from './applies.ts'
import type { CompanyFacts } from './company.ts'
import type { Datapoint, DatapointType } from './datapoint.ts'

/** How far a datapoint is: a person decided on it, a proposal waits to be checked, or there is nothing. */
export type Progress = 'decided' | 'to_check' | 'missing'

export interface Tally {
  total: number
  /** Decided by a person: typed, accepted, or delivered and approved. */
  completed: number
  /** Proposed from documents, and not decided. */
  toCheck: number
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
 * Counts what is due and what of it is decided. Of disclosures with alternative forms one form counts: the first with anything
 * decided or to check, else the first.
 * @param progressOf how far an identifier is
 */
export function completion(
  datapoints: readonly Datapoint[],
  company: CompanyFacts,
  progressOf: (id: string) => Progress,
): Completion {
  const verdicts = applicability(datapoints, company, (id) => progressOf(id) !== 'missing')
  const result: Completion = { total: 0, completed: 0, toCheck: 0, byStandard: new Map(), byType: new Map(), verdicts }
  for (const datapoint of datapoints) {
    const standard = entry(result.byStandard, datapoint.controlCode, () => ({
      total: 0,
      completed: 0,
      toCheck: 0,
      missing: [],
    }))
    const type = entry(result.byType, datapoint.type, () => ({ total: 0, completed: 0, toCheck: 0 }))
    if (!verdicts.get(datapoint.id)!.counts) continue
    const progress = progressOf(datapoint.id)
    for (const tally of [result, standard, type]) {
      tally.total++
      if (progress === 'decided') tally.completed++
      if (progress === 'to_check') tally.toCheck++
    }
    if (progress === 'missing') standard.missing.push(datapoint.id)
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
