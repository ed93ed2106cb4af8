import { knowledge, listed } from '../knowledge.ts'
import { fold } from '../text/text.ts'

/** What a column of a form holds, by the words of its head; each is a kind of words in `knowledge/questionnaire.csv`. */
export const headKinds = [
  'earlier',
  'tick',
  'option',
  'required',
  'aside',
  'type',
  'answer',
  'source',
  'comment',
  'unit',
  'help',
  'section',
  'number',
  'question',
  'asked_too',
] as const
export type HeadKind = (typeof headKinds)[number]

/** Kinds of what a question wants, by its words. */
export const askKinds = [
  'asks_count',
  'asks_amount',
  'asks_share',
  'asks_yes_no',
  'asks_words',
  'asks_which',
  'asks_upload',
  'asks_who',
  'asks_when',
  'asks_change',
] as const
export type AskKind = (typeof askKinds)[number]

type Kind =
  | HeadKind
  | AskKind
  | `type_${'yes_no' | 'figure' | 'words' | 'upload' | 'choice'}`
  | 'aside_alone'
  | 'no_question'
  | 'sends_back'
  | 'signs'
  | 'placeholder'
  | 'part_of'
  | 'yes_no'
  | 'yes_words'
  | 'no_words'
  | 'in_words'
  | 'counted'
  | 'said_anyway'
  | 'narrowing'
  | 'lead'
  | 'share_in'
  | 'share_word'
  | 'along'
  | 'implies'
  | 'alternatives'
  | 'halves'
  | 'against'
  | 'denies'
  | 'apart'
  | 'excludes'
  | 'headed'
  | 'both_counted'
  | 'aside_words'
  | 'instead'
  | 'below'
  | 'elsewhere'
  | 'if_so'
  | 'by_default'
  | 'asks_first'

const rowsOf = (kind: string) =>
  knowledge<'kind' | 'language' | 'words'>('questionnaire').filter((row) => row.kind === kind)

const sets = new Map<Kind, ReadonlySet<string>>()

/** Words of one kind from `knowledge`, such as heads of answer columns, folded for comparing. */
export function wordsFor(kind: Kind): ReadonlySet<string> {
  let found = sets.get(kind)
  if (!found) {
    const between = kind === 'said_anyway' ? ' ' : '|'
    found = new Set(rowsOf(kind).flatMap(({ words }) => listed(words, between).map(fold)))
    sets.set(kind, found)
  }
  return found
}

/** Lists of concepts of one kind, such as those that exclude each other. */
export const conceptLists = (
  kind: 'along' | 'implies' | 'alternatives' | 'halves' | 'against' | 'by_default',
): string[][] => [...wordsFor(kind)].map((words) => words.split(' '))

/** The head of a column of answers that a form lacks, in its language. */
export const ownColumn = (language: 'en' | 'de'): string =>
  rowsOf('own_column').find((row) => row.language === language)?.words ?? ''

/** What the parts of a form that is no workbook are called: its running text, what has no place there, a table, a page, and answers. */
export type FormWords = Record<'text' | 'added' | 'table' | 'page' | 'answer', string>

export function formWords(language: 'en' | 'de'): FormWords {
  const word = (kind: string) => rowsOf(kind).find((row) => row.language === language)?.words ?? ''
  return {
    text: word('sheet_text'),
    added: word('sheet_added'),
    table: word('sheet_table'),
    page: word('sheet_page'),
    answer: ownColumn(language),
  }
}

const patterns = new Map<string, RegExp>()

/** The code by which a framework knows a question, before it: `GRI 302-1:`, `C6.1 –`, `KPI A1.2`. */
const codeBefore =
  /^(?:(?:[A-Z]{2,8}\s)?[A-Z]{0,3}\d{1,4}(?:[.-]\d{1,3}){0,3}[a-z]?\s*[:–-]|[A-Z]{2,8}\s[A-Z]{0,3}\d{1,4}(?:[.-]\d{1,3}){1,3})\s+(?=\p{L})/u

/** A text without the code by which a framework knows it. */
export const withoutCode = (text: string): string => text.replace(codeBefore, '')

/** A folded text without the words that only ask for it: `please report your …`. */
export function withoutLead(folded: string): string {
  const lead = [...wordsFor('lead')].find((word) => folded.startsWith(`${word} `))
  return lead ? folded.slice(lead.length + 1) : folded
}

/** Whether a folded text says one of the words of a kind, or begins with one. */
export function saysOneOf(kind: Kind, folded: string, where: 'anywhere' | 'first' = 'anywhere'): boolean {
  const key = `${kind} ${where}`
  let pattern = patterns.get(key)
  if (!pattern) {
    const words = [...wordsFor(kind)]
      .sort((a, b) => b.length - a.length)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    const before = where === 'first' ? '^[^\\p{L}]*' : '(?<![\\p{L}\\d])'
    pattern = new RegExp(`${before}(?:${words.join('|')})(?![\\p{L}\\d])`, 'u')
    patterns.set(key, pattern)
  }
  return pattern.test(folded)
}
