import type { Datapoint } from '../esrs/index.ts'
import { readConcepts } from '../text/lexicon.ts'
import { fold } from '../text/text.ts'
import { type Unit, wholeUnit } from '../text/units.ts'
import { type AskKind, askKinds, conceptLists, saysOneOf, wordsFor } from './words.ts'

/** What a question wants as its answer. */
export type Wanted = 'figure' | 'yes_no' | 'words' | 'choice' | 'other'

/** What a question wants, by the column for it, its unit, and its own words. */
export interface KindOfQuestion {
  /** What the form says of itself, by a column for units or types; `null` where it says nothing. */
  said: Wanted | null
  /** Kinds that the words of the question name; several make a question of several parts. */
  asks: ReadonlySet<AskKind>
  /** Whether it speaks of a share, as a word or within one. */
  ofShare: boolean
  /** Whether it asks for a number and its share at once: `number and rate of`. */
  isBoth: boolean
  /** Unit that is asked for: that of its column, or one in the question's own words. */
  unit: Unit | null
}

/** Kinds that a datapoint answers; who, when, by how much and an attachment are none of them. */
const ANSWERABLE: Readonly<Partial<Record<AskKind, Wanted>>> = {
  asks_count: 'figure',
  asks_amount: 'figure',
  asks_share: 'figure',
  asks_yes_no: 'yes_no',
  asks_words: 'words',
  asks_which: 'choice',
}
const FIGURES: ReadonlySet<string> = new Set(['number', 'percent', 'money', 'year', 'date'])
const WORDS: ReadonlySet<string> = new Set(['narrative', 'semi-narrative', 'table'])
/** Kinds that only count where a question begins so: `reports on which …` asks for no list. */
const FIRST: ReadonlySet<AskKind> = new Set(['asks_yes_no', 'asks_which', 'asks_who'])

/** What a column for units or types of answers says; `null` where it is empty. */
function saidBy(unit: string, type: string): Wanted | null {
  for (const told of [unit, type].map((one) => fold(one).trim())) {
    if (told === '') continue
    if (wordsFor('yes_no').has(told) || wordsFor('type_yes_no').has(told)) return 'yes_no'
    if (wordsFor('in_words').has(told) || wordsFor('type_words').has(told)) return 'words'
    if (wordsFor('type_upload').has(told)) return 'other'
    if (wordsFor('type_choice').has(told)) return 'choice'
    if (told === fold(unit).trim() || wordsFor('type_figure').has(told)) return 'figure'
  }
  return null
}

/** A unit in brackets, or behind `in` at the end of a question: `(t CO2e)`, `in MWh?`. */
const unitInWords = /\(\s*(?:in\s+)?([^()]{1,20})\)|\sin\s+([^\s,;?()]{1,12}(?:\s?co2e?)?)\s*\??$/i

/** A question without the unit that it names, and that unit; empty where it names none. */
export function unitIn(text: string): { bare: string; unit: string } {
  const found = unitInWords.exec(text)
  const unit = (found?.[1] ?? found?.[2] ?? '').trim()
  if (!found || !wholeUnit(fold(unit))) return { bare: text, unit: '' }
  return { bare: text.replace(found[0], text.endsWith('?') ? '?' : '').trim(), unit }
}

/** What kind of answer a question wants. */
export function kindOfQuestion(text: string, unit: string, type: string): KindOfQuestion {
  const folded = fold(text)
  const sentences = folded.split(/(?<=[.?!:;])\s+|\s[-–]\s|,\s+(?=and\b|und\b|if\b|wenn\b)/)
  const says = (kind: AskKind) =>
    FIRST.has(kind) ? sentences.some((one) => saysOneOf(kind, one, 'first')) : saysOneOf(kind, folded)
  const asks = new Set(askKinds.filter(says))
  // `How are X and how many` asks twice; `what share of the number of` once.
  if (asks.has('asks_share')) for (const kind of ['asks_count', 'asks_amount'] as const) asks.delete(kind)
  if (asks.has('asks_amount')) asks.delete('asks_count')
  if (asks.has('asks_words')) asks.delete('asks_which')
  const ofShare = saysOneOf('share_word', folded) || [...wordsFor('share_in')].some((word) => folded.includes(word))
  const isBoth = saysOneOf('both_counted', folded)
  return { said: saidBy(unit, type), asks, ofShare, isBoth, unit: measureOf(wholeUnit(fold(unit))) }
}

/** A unit that measures something: millions alone are a magnitude of whatever is asked for. */
const measureOf = (unit: Unit | null): Unit | null =>
  unit?.dimension === 'count' && (unit.factor.times !== 1n || unit.factor.by !== 1n) ? null : unit

/** Whether a question asks for several things of different kinds, or for what no datapoint holds. */
export function isBeyondOneAnswer({ asks, isBoth }: KindOfQuestion): boolean {
  if (isBoth) return true
  const wanted = new Set([...asks].map((kind) => ANSWERABLE[kind] ?? 'other'))
  return wanted.has('other') || wanted.size > 1
}

const implied = new Map(conceptLists('implies').map(([concept, dimension]) => [concept!, dimension!]))

/**
 * Whether a datapoint can be the answer that a question wants: `how many` is answered by no yes, `describe` by no figure, emissions
 * by no share of them.
 * @param concepts what the question says
 */
export function fitsKind(kind: KindOfQuestion, concepts: ReadonlySet<string>, datapoint: Datapoint): boolean {
  const { type, dimension } = datapoint
  const wanted = kind.said ?? [...kind.asks].map((one) => ANSWERABLE[one] ?? 'other')[0] ?? null
  const isShareAsked = kind.ofShare || concepts.has('share') || kind.unit?.dimension === 'percent'
  if (type === 'yes-no') return wanted === 'yes_no'
  if (WORDS.has(type) || type === 'choice') return wanted === null || wanted === 'words' || wanted === 'choice'
  if (wanted !== null && wanted !== 'figure') return false
  if (kind.isBoth) return true
  if (kind.asks.has('asks_count') && dimension !== 'count' && kind.unit === null) return false
  if (kind.asks.has('asks_share') && type !== 'percent') return false
  if ((kind.ofShare || concepts.has('share')) && dimension === 'count') return false
  if (type === 'percent') return isShareAsked || !isNamedShare(datapoint)
  const meant = [...concepts].flatMap((concept) => implied.get(concept) ?? [])
  return type !== 'money' || meant.length === 0 || kind.unit?.dimension === 'money'
}

/** Whether a datapoint is called a share of something, and not itself by a name such as turnover. */
const isNamedShare = ({ name }: Datapoint): boolean => readConcepts(fold(name)).concepts.has('share')

export const isFigure = (type: string): boolean => FIGURES.has(type)
export const isInWords = (type: string): boolean => WORDS.has(type)
