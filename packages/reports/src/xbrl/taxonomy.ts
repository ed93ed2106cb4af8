import type { StandardSet } from '@esrs/engine/esrs'
import esrs from './taxonomy/esrs-2023.json' with { type: 'json' }
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
  /** Lists of other taxonomies whose members it takes, such as kinds of waste: their namespaces by prefix. */
  lists: Record<string, string>
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
