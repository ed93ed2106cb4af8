import type { Datapoint, StandardSet } from '@esrs/engine/esrs'
import chosen from './taxonomy/chosen.json' with { type: 'json' }
import esrs from './taxonomy/esrs-2023.json' with { type: 'json' }
import placed from './taxonomy/placed.json' with { type: 'json' }
import voluntary from './taxonomy/vs-2026.json' with { type: 'json' }

/** A concept that a datapoint is tagged with. */
export interface Concept {
  /** Without `ItemType`: `energy`, `monetary`, `textBlock`, `enumerationSet` … */
  type: string
  instant?: boolean
  /** Numbers of the tables (hypercubes) of the concept; without any it has no dimensions. */
  tables?: number[]
}

/** The parts of a taxonomy that reporting needs; made by `taxonomy/derive.ts`. */
export interface Taxonomy {
  prefix: string
  namespace: string
  entryPoint: string
  /** Axes with a default member, which may be left out. */
  defaults: string[]
  /** For each table its axes: the members that have a name here, `country` for all countries, or `typed`. */
  tables: Record<string, string[] | 'typed'>[]
  concepts: Record<string, Concept>
}

export type TaxonomySet = Exclude<StandardSet, 'esrs-2026'>

const taxonomies = { 'esrs-2023': esrs, 'vs-2026': voluntary } as unknown as Record<TaxonomySet, Taxonomy>

/** The taxonomy of a set; `null` where it is not final. */
export const taxonomyOf = (set: StandardSet): Taxonomy | null => (set === 'esrs-2026' ? null : taxonomies[set])

/** A concept with a member of one of its axes that is what a datapoint asks for. */
export interface Placed {
  concept: string
  axis: string
  member: string
}

/** What a datapoint is called by a concept and a member together; `null` where a concept alone says it. */
export const placedAt = (datapoint: string): Placed | null =>
  (placed.members as Record<string, Placed>)[datapoint] ?? null

const inSets = new Map(
  Object.entries(placed.sets).flatMap(([concept, byDatapoint]) =>
    Object.entries(byDatapoint).map(([datapoint, member]) => [datapoint, { concept, member }] as const),
  ),
)

/** The concept that takes the answers to several yes-or-no questions as a set, with the member that a yes adds. */
export const setOf = (datapoint: string): { concept: string; member: string } | null => inSets.get(datapoint) ?? null

/** The member of a concept that a rate belongs to, where the taxonomy takes a band in place of the rate (ESRS S1, AR 70). */
export const bandOf = (concept: string, rate: number): string | null =>
  (placed.bands as Record<string, { below: number; member: string }[]>)[concept]?.find(({ below }) => rate < below)
    ?.member ?? null

/**
 * The concepts that a value of a datapoint may stand under, the best first. Where a datapoint goes with several that take the same
 * kind of value, `chosen` says which one means what the datapoint asks for; an empty list, that none does alone.
 */
export const conceptsOf = ({ id, concepts }: Pick<Datapoint, 'id' | 'concepts'>): readonly string[] =>
  (chosen as Record<string, readonly string[]>)[id] ?? concepts
