import { alternativesOf } from '../patterns.ts'

/** Any of several patterns, so that families of words can be named and put together. Flags are given where requirements are made. */
export const anyOf = (...patterns: (RegExp | string)[]): RegExp =>
  new RegExp(patterns.map((pattern) => (typeof pattern === 'string' ? pattern : pattern.source)).join('|'))

/** What may stand between words of one sentence; the dot of a number does not end it. */
const IN_SENTENCE = '(?:[^.]|\\.\\d)'
/** The same for words that belong together across sentences. */
export const ACROSS = '.'

/** The ends of words are left to what stands between: read backwards they would be tried from every letter. */
const withoutEnds = (source: string): string =>
  alternativesOf(source)
    .map((alternative) => alternative.replace(/\\w[*+]$/, ''))
    .join('|')

/** Tried at every letter, long families would cost too much. */
const BEGINNING = '(?<![\\p{L}\\d])'

/** Words of one family that stand within the reach of words of another, before or behind them. */
export function beside(words: RegExp, others: RegExp, reach = 90, between = IN_SENTENCE, start = ''): RegExp {
  const other = `${start}(?:${withoutEnds(others.source)})`
  // What a sentence speaks of stands before what it says of it, and further away.
  const [ahead, behind] = [`${between}{0,${reach}}`, `${between}{0,${reach + 30}}`]
  return new RegExp(`${start}(?:${words.source})(?:(?=${ahead}${other})|(?<=${other}${behind}))`)
}

/**
 * Two families of words within reach of each other. Either is a match of its own: who says one thing and the other has given two
 * signs, where a pattern from the one to the other would count a long sentence as one.
 */
export const near = (one: RegExp, other: RegExp, reach = 90, between = IN_SENTENCE): RegExp =>
  anyOf(beside(one, other, reach, between), beside(other, one, reach, between))

/** As `beside`, of words from their beginning. */
export const besideWords = (words: RegExp, others: RegExp, reach = 80): RegExp =>
  beside(words, others, reach, IN_SENTENCE, BEGINNING)

/** As `near`, of words from their beginning. */
export const nearWords = (one: RegExp, other: RegExp, reach = 80): RegExp =>
  anyOf(besideWords(one, other, reach), besideWords(other, one, reach))
