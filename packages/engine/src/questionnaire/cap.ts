import { type Datapoint, linksFrom, linksTo } from '../esrs/index.ts'

/**
 * Whether a datapoint lies within what the voluntary standard asks for: all of it, a part, or none. Partners with at most
 * 1,000 employees may refuse what goes beyond it (value-chain cap of Directive (EU) 2026/470).
 */
export type Cap = 'within' | 'partly' | 'beyond'

/** Value-chain cap of a datapoint of any set: within the voluntary standard, in part, or beyond it. */
export function capOf({ id, set }: Pick<Datapoint, 'id' | 'set'>): Cap {
  if (set === 'vs-2026') return 'within'
  const first =
    set === 'esrs-2023' ? [id] : linksTo(id).flatMap(({ from, relation }) => (relation === 'same' ? [from] : []))
  const links = first.flatMap(linksFrom).filter(({ to }) => to.startsWith('VS_'))
  if (links.some(({ relation }) => relation !== 'narrower')) return 'within'
  return links.length > 0 ? 'partly' : 'beyond'
}
