import { loadCatalogue, type StandardSet } from '../esrs/index.ts'
import { stems } from '../text/ranking.ts'
import { fold } from '../text/text.ts'

/** How much of each disclosure requirement a text speaks, 0 to 1; those it says nothing of are left out. */
export type Spoken = ReadonlyMap<string, number>

const TELLING = 30
const queries = new Map<string, Map<string, Map<string, number>>>()

/** For each disclosure requirement the stems of its names and definitions, rare ones weighing more. */
function queriesIn(set: StandardSet, language: 'en' | 'de'): Map<string, Map<string, number>> {
  const key = `${set} ${language}`
  const known = queries.get(key)
  if (known) return known
  const catalogue = loadCatalogue(set, language)
  const texts = new Map(
    catalogue.disclosureRequirements.map(({ code, title }) => {
      const points = catalogue.ofDisclosureRequirement(code)
      const words = [title, title, ...points.flatMap(({ name, definition }) => [name, name, definition])]
      return [code, stems(fold(words.join(' ')))]
    }),
  )
  const spread = new Map<string, number>()
  for (const words of texts.values()) for (const word of new Set(words)) spread.set(word, (spread.get(word) ?? 0) + 1)
  const built = new Map<string, Map<string, number>>()
  for (const [code, words] of texts) {
    const counts = new Map<string, number>()
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    const weighed = [...counts].map(([word, count]): [string, number] => [
      word,
      Math.log(1 + count) * Math.log(texts.size / (spread.get(word) ?? 1) + 0.2),
    ])
    built.set(code, new Map(weighed.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, TELLING)))
  }
  queries.set(key, built)
  return built
}

/** Tells what a text speaks of, by the rare words of the requirements' own names. */
export function spokenOf(text: string, set: StandardSet, language: string): Spoken {
  const words = new Set(stems(fold(text)))
  const spoken = new Map<string, number>()
  for (const [code, query] of queriesIn(set, language === 'de' ? 'de' : 'en')) {
    let [shared, all] = [0, 0]
    for (const [word, weight] of query) {
      all += weight
      if (words.has(word)) shared += weight
    }
    if (shared > 0) spoken.set(code, shared / all)
  }
  return spoken
}
