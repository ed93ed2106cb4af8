import { knowledge, listed } from '../knowledge.ts'
import type { Language } from './datapoint.ts'
import { foldForSearch } from './order.ts'

/** What the standard says for a word, in a language; every word of it is meant. */
interface Meaning {
  language: Language
  words: readonly string[]
}

interface EverydayWord {
  word: string
  /** Longer words that begin so are meant too. */
  isBeginning: boolean
  meanings: readonly Meaning[]
  /** The datapoints that are mostly meant, of every set. */
  first: readonly string[]
}

let table: readonly EverydayWord[] | null = null

const read = (): readonly EverydayWord[] =>
  knowledge<'word' | 'language' | 'means' | 'first'>('everyday').map(({ word, language, means, first }) => ({
    word: foldForSearch(word.replace('*', '')),
    isBeginning: word.endsWith('*'),
    meanings: listed(means, '|').map((one) => ({ language: language as Language, words: one.split(' ') })),
    first: listed(first),
  }))

function rowsOf(typed: string): readonly EverydayWord[] {
  table ??= read()
  const word = foldForSearch(typed)
  return table.filter((one) => word === one.word || (one.isBeginning && word.startsWith(one.word)))
}

/** What the standards say for a word that people use instead, such as *Arbeitnehmer* for *Mitarbeitende*; empty for other words. */
export const everydayMeanings = (typed: string): readonly Meaning[] => rowsOf(typed).flatMap(({ meanings }) => meanings)

/** Identifiers of the datapoints that are mostly meant by such a word, the likeliest first. */
export const everydayDatapoints = (typed: string): readonly string[] => rowsOf(typed).flatMap(({ first }) => first)
