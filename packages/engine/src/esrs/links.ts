import { type StandardSet, type StoredDatapoint, standardSets } from './datapoint.ts'
import { dataFile, setFiles } from './set-files.ts'

/**
 * How a datapoint of another set stands to one of ESRS Set 1: `same` asks for the same thing, `narrower` for a part of it,
 * `wider` for more than it.
 */
export type Relation = 'same' | 'narrower' | 'wider'

/** A datapoint of ESRS Set 1 and one of another set that corresponds to it. */
export interface Link {
  from: string
  to: string
  relation: Relation
  /** One English sentence with the paragraphs of both, for those who review the links. */
  why: string
  /**
   * `false`: the same question, but an answer holds for its own set only. `one-way`: an answer of ESRS Set 1 also answers
   * the other set, which takes more kinds of answers.
   */
  copy?: false | 'one-way'
}

/** Every link, in the order of ESRS Set 1; those to the revised ESRS before those to the voluntary standard. */
export function links(): readonly Link[] {
  return dataFile('links')
}

let byFrom: Map<string, Link[]> | null = null
let byTo: Map<string, Link[]> | null = null

/** What corresponds to a datapoint of ESRS Set 1 in the other sets; empty for what is gone. Codes are never compared. */
export function linksFrom(id: string): readonly Link[] {
  byFrom ??= groupBy(links(), ({ from }) => from)
  return byFrom.get(id) ?? []
}

/** What corresponds to a datapoint of another set in ESRS Set 1; empty for what is new. */
export function linksTo(id: string): readonly Link[] {
  byTo ??= groupBy(links(), ({ to }) => to)
  return byTo.get(id) ?? []
}

/**
 * What becomes of a value when a company changes sets.
 * - `copied`: it answers the datapoint `to` of the other set as well
 * - `narrower`, `wider`: `to` asks for less or for more, so a person has to decide
 * - `other-form`: `to` asks for the same in another type, unit or breakdown
 * - `set-bound`: `to` asks the same, but an answer holds for its own set only
 * - `ambiguous`: `to` are several that it might answer
 * - `disagree`: other values would answer `to` as well, and differ
 * - `gone`: nothing in the other set corresponds to it
 */
export type CarryCode = 'copied' | 'narrower' | 'wider' | 'other-form' | 'set-bound' | 'ambiguous' | 'disagree' | 'gone'

/** What becomes of one value. */
export interface Carried<V> {
  from: string
  to: readonly string[]
  code: CarryCode
  value: V
}

/** Two datapoints that correspond to each other, read in the direction that was asked for. */
export interface Pair {
  from: string
  to: string
  relation: Relation
  bound: boolean
}

/**
 * Says for every value of a company in one set whether it answers a datapoint of another set. Copied is only what asks for
 * the same thing in the same type, dimension, unit and breakdown; nothing is converted. Between the revised ESRS and the
 * voluntary standard the way leads over ESRS Set 1.
 * @param values by identifier in the set `from`; empty values are to be left out
 * @param isSame whether two values are the same, asked where several would answer one datapoint
 * @returns one entry per value, in the order of `values`; for equal sets everything is copied to itself
 */
export function carryOver<V>(
  values: ReadonlyMap<string, V>,
  from: StandardSet,
  to: StandardSet,
  isSame: (a: V, b: V) => boolean = Object.is,
): Carried<V>[] {
  if (from === to) return [...values].map(([id, value]) => ({ from: id, to: [id], code: 'copied', value }))
  const pairs = groupBy(pairsBetween(from, to), (pair) => pair.from)
  const verdicts = [...values].map(([id, value]) => ({ from: id, ...judge(pairs.get(id) ?? []), value }))
  const answers = groupBy(
    verdicts.filter(({ code }) => code === 'copied'),
    (verdict) => verdict.to[0]!,
  )
  return verdicts.map((verdict) => {
    if (verdict.code !== 'copied') return verdict
    const agrees = answers.get(verdict.to[0]!)!.every(({ value }) => isSame(value, verdict.value))
    return agrees ? verdict : { ...verdict, code: 'disagree' }
  })
}

function judge(pairs: readonly Pair[]): { to: string[]; code: CarryCode } {
  const copies = pairs.filter(isCopy)
  if (copies.length > 0) return { to: ids(copies), code: copies.length === 1 ? 'copied' : 'ambiguous' }
  const same = pairs.filter(({ relation }) => relation === 'same')
  if (same.length > 0) return { to: ids(same), code: same.some(({ bound }) => bound) ? 'set-bound' : 'other-form' }
  for (const relation of ['narrower', 'wider'] as const) {
    const related = pairs.filter((pair) => pair.relation === relation)
    if (related.length > 0) return { to: ids(related), code: relation }
  }
  return { to: [], code: 'gone' }
}

const ids = (pairs: readonly Pair[]) => pairs.map(({ to }) => to)

/** Whether a value of the first datapoint of a pair is one of the second as it is. */
export function isCopy({ from, to, relation, bound }: Pair): boolean {
  if (relation !== 'same' || bound) return false
  const [a, b] = [factsOf(from), factsOf(to)]
  return (
    a.type === b.type &&
    a.dimension === b.dimension &&
    a.unit === b.unit &&
    (a.table ?? false) === (b.table ?? false) &&
    a.type !== 'table'
  )
}

const opposite: Record<Relation, Relation> = { same: 'same', narrower: 'wider', wider: 'narrower' }

/** The links read in the asked direction; a chain of two counts where one of them is `same`. */
export function pairsBetween(from: StandardSet, to: StandardSet): Pair[] {
  if (from === 'esrs-2023') {
    return links()
      .filter((link) => setOf(link.to) === to)
      .map((link) => ({ from: link.from, to: link.to, relation: link.relation, bound: link.copy === false }))
  }
  const back = links()
    .filter((link) => setOf(link.to) === from)
    .map((link) => ({
      from: link.to,
      to: link.from,
      relation: opposite[link.relation],
      bound: link.copy !== undefined,
    }))
  if (to === 'esrs-2023') return back
  const onward = groupBy(pairsBetween('esrs-2023', to), (pair) => pair.from)
  const chains = back.flatMap((first) =>
    (onward.get(first.to) ?? []).flatMap((second) => {
      if (first.relation !== 'same' && second.relation !== 'same') return []
      const relation = first.relation === 'same' ? second.relation : first.relation
      return { from: first.from, to: second.to, relation, bound: first.bound || second.bound }
    }),
  )
  // Two chains may join the same two datapoints, such as by the head count at the end and on average.
  return [...new Map(chains.map((pair) => [`${pair.from} ${pair.to} ${pair.relation}`, pair])).values()]
}

let facts: Map<string, StoredDatapoint & { set: StandardSet }> | null = null

/** A datapoint of any set as it is stored, with its set. */
export function factsOf(id: string): StoredDatapoint & { set: StandardSet } {
  facts ??= new Map(
    standardSets.flatMap((set) =>
      Object.values(setFiles(set).standards).flatMap((files) =>
        files.facts.map((datapoint) => [datapoint.id, { ...datapoint, set }] as const),
      ),
    ),
  )
  return facts.get(id)!
}

/** Whether any set has a datapoint with this identifier. */
export const isDatapoint = (id: string): boolean => factsOf(id) !== undefined

/** The set of a datapoint; identifiers of sets are unlike one another. */
export const setOf = (id: string): StandardSet => factsOf(id).set

/** How much of ESRS Set 1 lives on in another set, counted in datapoints. */
export interface LinkCounts {
  /** Datapoints of ESRS Set 1 by their closest link; `gone` have none. */
  same: number
  narrower: number
  wider: number
  gone: number
  /** Those of `same` whose value is copied. */
  copied: number
  /** Datapoints of the other set without a link. */
  new: number
}

/** Counts the links to another set, for the whole set or for the datapoints of one standard. */
export function countLinks(to: Exclude<StandardSet, 'esrs-2023'>, controlCode?: string): LinkCounts {
  const pairs = groupBy(pairsBetween('esrs-2023', to), (pair) => pair.from)
  const counts: LinkCounts = { same: 0, narrower: 0, wider: 0, gone: 0, copied: 0, new: 0 }
  for (const { id } of factsIn('esrs-2023', controlCode)) {
    const own = pairs.get(id) ?? []
    const closest = (['same', 'narrower', 'wider'] as const).find((kind) =>
      own.some(({ relation }) => relation === kind),
    )
    counts[closest ?? 'gone']++
    if (own.some(isCopy)) counts.copied++
  }
  for (const { id } of factsIn(to, controlCode)) if (linksTo(id).length === 0) counts.new++
  return counts
}

function factsIn(set: StandardSet, controlCode?: string): readonly StoredDatapoint[] {
  const { standards } = setFiles(set)
  return controlCode ? (standards[controlCode]?.facts ?? []) : Object.values(standards).flatMap((files) => files.facts)
}

/** Items by what they have in common. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
