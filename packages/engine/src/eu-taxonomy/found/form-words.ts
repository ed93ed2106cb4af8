import { knowledge, listed } from '../../knowledge.ts'

type Says =
  | 'turnover'
  | 'capex'
  | 'opex'
  | 'total'
  | 'yes'
  | 'no'
  | 'enabling'
  | 'transitional'
  | 'ones'
  | 'thousands'
  | 'millions'
  | 'billions'
  | 'thousand'
  | 'million'
  | 'billion'
  | 'act'

/** The words by which the forms of Article 8 are known in a report. */
export const formWords = (says: Says): string[] =>
  knowledge<'says' | 'words'>('taxonomy-forms')
    .filter((row) => row.says === says)
    .flatMap(({ words }) => listed(words, '|'))

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** One of the words, as a word of its own. */
export const anyOf = (words: readonly string[]): string =>
  `(?<![\\p{L}\\d])(?:${[...words]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\d])`
