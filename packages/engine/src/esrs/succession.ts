import type { StandardSet } from './datapoint.ts'
import { factsOf, groupBy, isCopy, type Pair, pairsBetween } from './links.ts'
import { setFiles } from './set-files.ts'

/**
 * What follows in another set on what one set asks for. Each datapoint and each requirement of the new set has one
 * predecessor, so that nothing of two people meets in one place; one of the old set may have several followers, the closest
 * first, or none.
 */
export interface Succession {
  /** Datapoints that follow on one of the old set; by any link, because a person confirms what was carried over. */
  datapoint(id: string): readonly string[]
  /** Disclosure requirements that follow on one of the old set: those most of whose linked datapoints come from it. */
  requirement(code: string): readonly string[]
  /** The requirement that most of the linked datapoints of one of the old set went to, though others may precede it. */
  requirementWith(code: string): string | null
  /** The same for a single datapoint: the requirement of the one that is closest to it. */
  requirementOf(id: string): string | null
  /** The same standard in the new set by its control code; `null` where that has other ones. */
  standard(code: string): string | null
  /** Datapoints of the old set whose values answer one of the new set as they are, as `carryOver` has it. */
  answering(id: string): readonly string[]
}

const successions = new Map<string, Succession>()

/** What follows in one set on what another one asks for; worked out once for each two. */
export function succession(from: StandardSet, to: StandardSet): Succession {
  const key = `${from} ${to}`
  let found = successions.get(key)
  if (!found) {
    found = from === to ? itself : between(from, to)
    successions.set(key, found)
  }
  return found
}

const itself: Succession = {
  datapoint: (id) => [id],
  requirement: (code) => [code],
  requirementWith: (code) => code,
  requirementOf: (id) => factsOf(id)?.dr ?? null,
  standard: (code) => code,
  answering: (id) => [id],
}

function between(from: StandardSet, to: StandardSet): Succession {
  const pairs = pairsBetween(from, to)
  const weighted = pairs.map((pair) => ({ from: pair.from, to: pair.to, weight: closeness(pair) }))
  const datapoints = followers(weighted)
  const byRequirement = groupBy(pairs, (pair) => `${factsOf(pair.from).dr} ${factsOf(pair.to).dr}`)
  const weightedRequirements = [...byRequirement.values()].map((some) => ({
    from: factsOf(some[0]!.from).dr,
    to: factsOf(some[0]!.to).dr,
    weight: some.length,
  }))
  const requirements = followers(weightedRequirements)
  const nearest = heaviest(weighted, (pair) => pair.from)
  const nearestRequirements = heaviest(weightedRequirements, (pair) => pair.from)
  const copies = groupBy(pairs.filter(isCopy), (pair) => pair.from)
  // A value that would answer several is nobody's, as in `carryOver`.
  const answering = groupBy(
    [...copies.values()].flatMap((some) => (some.length === 1 ? some : [])),
    (pair) => pair.to,
  )
  const standards = new Set(setFiles(to).titles.standards.map(({ code }) => code))
  return {
    datapoint: (id) => datapoints.get(id) ?? [],
    requirement: (code) => requirements.get(code) ?? [],
    requirementWith: (code) => nearestRequirements.get(code)?.to ?? null,
    requirementOf: (id) => {
      const pair = nearest.get(id)
      return pair ? factsOf(pair.to).dr : null
    },
    standard: (code) => (standards.has(code) ? code : null),
    answering: (id) => (answering.get(id) ?? []).map((pair) => pair.from),
  }
}

const closeness = (pair: Pair): number => (isCopy(pair) ? 3 : pair.relation === 'same' ? 2 : 1)

interface Weighted {
  from: string
  to: string
  weight: number
}

/** The pair with the greatest weight for each key; of equal ones the first. */
function heaviest(pairs: readonly Weighted[], keyOf: (pair: Weighted) => string): Map<string, Weighted> {
  const found = new Map<string, Weighted>()
  for (const pair of pairs) if (pair.weight > (found.get(keyOf(pair))?.weight ?? 0)) found.set(keyOf(pair), pair)
  return found
}

/** What follows on each of the old set: every new one goes to the closest old one. */
function followers(pairs: readonly Weighted[]): Map<string, string[]> {
  const predecessors = heaviest(pairs, (pair) => pair.to)
  const closestFirst = [...predecessors.values()].sort((a, b) => b.weight - a.weight)
  return new Map([...groupBy(closestFirst, (pair) => pair.from)].map(([id, some]) => [id, some.map((pair) => pair.to)]))
}
