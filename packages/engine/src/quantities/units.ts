import { knowledge, listed } from '../knowledge.ts'

/** A unit of an activity: what it measures, how many of the smallest unit of its kind it is, and how it is written. */
export interface QuantityUnit {
  unit: string
  /** `energy`, `mass`, `volume`, `distance` …; every currency is a kind of its own. */
  kind: string
  per: number
  words: string[]
}

/** The units of activities, as their table says them. */
export const quantityUnits = (): QuantityUnit[] =>
  knowledge<'unit' | 'kind' | 'per' | 'words'>('quantity-units').map(({ unit, kind, per, words }) => ({
    unit,
    kind,
    per: Number(per),
    words: listed(words, '|').map((word) => word.normalize('NFKC')),
  }))
