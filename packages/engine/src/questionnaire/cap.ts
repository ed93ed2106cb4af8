import { type Datapoint, isDatapoint, linksFrom, linksTo, loadCatalogue, setOf } from '../esrs/index.ts'
import stored from './cap.json' with { type: 'json' }

/**
 * Whether a datapoint lies within what reporting companies may require of partners with at most 1,000 employees: all of it, a part, or
 * none (value-chain cap of Directive (EU) 2026/470). Only what the voluntary standard asks for without condition lies within.
 */
export type Cap = 'within' | 'partly' | 'beyond'

/**
 * Value-chain cap of a datapoint of any set. Of the voluntary standard what is voluntary lies beyond, and what is asked for where it
 * applies lies within in part: Annex II of Delegated Regulation (EU) 2026/1560, which lists it, was not at hand, so the list is that of
 * Recommendation (EU) 2025/1710.
 */
export function capOf({ id, set }: Pick<Datapoint, 'id' | 'set'>): Cap {
  if (set === 'vs-2026') return ofVoluntaryStandard(id)
  const first =
    set === 'esrs-2023' ? [id] : linksTo(id).flatMap(({ from, relation }) => (relation === 'same' ? [from] : []))
  for (const cap of ['within', 'partly'] as const)
    if (first.some((one) => stored[cap].datapoints.includes(one))) return cap
  const reached = first
    .flatMap(linksFrom)
    .filter(({ to }) => to.startsWith('VS_') && isDatapoint(to) && setOf(to) === 'vs-2026')
    .map(({ to, relation }) =>
      relation === 'narrower' ? least('partly', ofVoluntaryStandard(to)) : ofVoluntaryStandard(to),
    )
  return reached.includes('within') ? 'within' : reached.includes('partly') ? 'partly' : 'beyond'
}

const order = ['within', 'partly', 'beyond'] as const
const least = (a: Cap, b: Cap): Cap => order[Math.max(order.indexOf(a), order.indexOf(b))]!

function ofVoluntaryStandard(id: string): Cap {
  const datapoint = loadCatalogue('vs-2026').get(id)
  if (!datapoint || datapoint.voluntary) return 'beyond'
  return datapoint.condition === 'conditional' ? 'partly' : 'within'
}
