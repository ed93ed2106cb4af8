import { type Catalogue, loadCatalogue } from './catalogue.ts'
import type { Datapoint } from './datapoint.ts'
import { everydayDatapoints, everydayMeanings } from './everyday.ts'
import { foldForSearch } from './order.ts'
import { createSearch, searchWords } from './search.ts'

type Find = (word: string) => ReadonlySet<number>

interface Names {
  find: Find
  /** The numbers by which `find` names datapoints; a company's own ones have none. */
  at: ReadonlyMap<string, number>
}

const kept = new Map<string, Names>()

/** The names of the standard's datapoints, made searchable at the first call and kept. */
function namesOf({ set, language }: Catalogue): Names {
  const key = `${set} ${language}`
  let names = kept.get(key)
  if (!names) {
    const { datapoints } = loadCatalogue(set, language)
    names = {
      find: createSearch(
        datapoints.map(({ name }) => ({ codes: [], text: name })),
        language,
      ),
      at: new Map(datapoints.map(({ id }, number) => [id, number])),
    }
    kept.set(key, names)
  }
  return names
}

const squeezed = (text: string) => foldForSearch(text).replace(/[^\p{L}\p{N}]/gu, '')
const wordsOf = (text: string) => foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []
const inWords: ReadonlySet<string> = new Set(['narrative', 'semi-narrative', 'text'])

/**
 * Datapoints that a search found, the likeliest first: the code as it was typed, codes that begin so, what is mostly meant by an everyday word, names that begin so, names with
 * all words, names that say what is meant, names with some of the words, and what is only found in a label, a definition or a value. Of
 * two alike, the figure before the words, and the name that is shorter; else they stay in the order of the standard.
 * @param found of this catalogue
 */
export function byRelevance(catalogue: Catalogue, found: readonly Datapoint[], search: string): Datapoint[] {
  const typed = searchWords(search)
  if (typed.length === 0) return [...found]
  const { find: inNames, at } = namesOf(catalogue)
  const code = squeezed(search)
  const start = wordsOf(search).join(' ')
  const named = typed.map(inNames)
  const meant = typed.map((word) => {
    const meanings = everydayMeanings(word).filter(({ language }) => language === catalogue.language)
    return meanings.flatMap(({ words }) => {
      const [first, ...others] = words.map(inNames)
      return first ? [...first].filter((number) => others.every((numbers) => numbers.has(number))) : []
    })
  })
  // Several words may have one meaning: `scope 2`.
  const mostly = [start, ...typed].flatMap(everydayDatapoints)
  const meantIn = meant.map((numbers) => new Set(numbers))
  const closeness = ({ id, name }: Datapoint): number => {
    const own = squeezed(id)
    if (own === code || own.replace(/^(?:esrs26|vs)/, '') === code) return 0
    if (/\d/.test(code) && own.replace(/^(?:esrs26|vs)/, '').startsWith(code)) return 1
    if (mostly.includes(id)) return 2
    if (wordsOf(name).join(' ').startsWith(start)) return 3
    const number = at.get(id)
    if (number === undefined)
      return typed.every((word) => wordsOf(name).some((one) => one.startsWith(foldForSearch(word)))) ? 4 : 7
    if (named.every((numbers) => numbers.has(number))) return 4
    if (named.every((numbers, word) => numbers.has(number) || meantIn[word]!.has(number))) return 5
    return named.some((numbers, word) => numbers.has(number) || meantIn[word]!.has(number)) ? 6 : 7
  }
  return found
    .map((datapoint, order) => {
      const { type, name } = datapoint
      const close = closeness(datapoint)
      const rank =
        close < 2 || close === 7
          ? [close]
          : close === 2
            ? [close, mostly.indexOf(datapoint.id)]
            : [close, Number(inWords.has(type)), wordsOf(name).length]
      return { datapoint, rank: [...rank, order] }
    })
    .sort((one, two) => {
      const index = one.rank.findIndex((part, place) => part !== two.rank[place])
      return index < 0 ? 0 : one.rank[index]! - (two.rank[index] ?? 0)
    })
    .map(({ datapoint }) => datapoint)
}
