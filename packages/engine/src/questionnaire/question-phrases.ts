import { knowledge, listed } from '../knowledge.ts'
import { fold } from '../text/text.ts'

/** Phrases of questionnaires in one row of knowledge, and the datapoints of ESRS Set 1 that they mostly mean, the likeliest first. */
interface Phrases {
  patterns: readonly RegExp[]
  datapoints: readonly string[]
}

/** A phrase as a pattern: `*` stands for some words in between. */
const patternOf = (phrase: string): RegExp => {
  const parts = fold(phrase)
    .split(/\s*\*\s*/)
    .map((part) => part.replace(/[.+?^${}()|[\]\\/]/g, '\\$&'))
  return new RegExp(`(?<!\\p{L})${parts.join('.{1,60}?')}`, 'u')
}

let table: readonly Phrases[] | null = null

/** The datapoints that the phrases of a question mostly mean in questionnaires, the likeliest first. */
export function meantByPhrases(text: string): readonly string[] {
  table ??= knowledge<'phrases' | 'datapoints'>('question-phrases').map(({ phrases, datapoints }) => ({
    patterns: listed(phrases, '|').map(patternOf),
    datapoints: listed(datapoints),
  }))
  const folded = fold(text)
  const meant = table.filter(({ patterns }) => patterns.some((pattern) => pattern.test(folded)))
  return [...new Set(meant.flatMap(({ datapoints }) => datapoints))]
}
