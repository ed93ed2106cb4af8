import type { Catalogue } from '../esrs/index.ts'
import { preparedDatapoint } from './prepared-datapoint.ts'

/** How much words and ideas tell apart: what few datapoints are called tells more than what many are. */
export interface Rarity {
  ofWord: (stem: string) => number
  ofIdea: (concept: string) => number
}

const known = new WeakMap<Catalogue, Rarity>()

/** Weight of what `count` of `all` datapoints have in their name, 1 for what half of them have. */
const weightOf = (count: number, all: number): number => Math.log2(1 + all / Math.max(1, count)) / Math.log2(3)

/** The rarity of words and ideas among the names of the datapoints of a set. */
export function rarityIn(catalogue: Catalogue): Rarity {
  let found = known.get(catalogue)
  if (!found) {
    const words = new Map<string, number>()
    const ideas = new Map<string, number>()
    const counted = (of: Map<string, number>, all: Iterable<string>) => {
      for (const one of new Set(all)) of.set(one, (of.get(one) ?? 0) + 1)
    }
    for (const entry of catalogue.datapoints) {
      const { names } = preparedDatapoint(entry)
      counted(
        words,
        names.flatMap((name) => name.words),
      )
      counted(
        ideas,
        names.flatMap((name) => name.ideas),
      )
    }
    const all = catalogue.datapoints.length
    found = {
      ofWord: (stem) => weightOf(words.get(stem) ?? 0, all),
      ofIdea: (concept) => weightOf(ideas.get(concept) ?? 0, all),
    }
    known.set(catalogue, found)
  }
  return found
}
