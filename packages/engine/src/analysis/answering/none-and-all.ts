import { cueAt, cueLength, wordsOf } from '../../text/cues.ts'
import { readConcepts } from '../../text/lexicon.ts'
import { pattern } from '../../text/phrases.ts'

/** That there is none of something, or that it is all of it, said in words. */
export interface Said {
  kind: 'none' | 'all'
  /** The list of cues whose word says it. */
  cue: 'none' | 'not' | 'all'
  /** The word that says it. */
  start: number
  end: number
  /** The words that name what it is said of. */
  from: number
  to: number
}

interface Token {
  word: string
  start: number
  end: number
}

/** How many words around the word for none or all may name what it is about. */
const REACH = 12
/** Behind the word for none or all stands the noun that it counts, with what is said of it before. */
const HEAD = 6

const BREAK = pattern(
  'g',
)`[;:→•]|,? (?:{clause_opens})(?![\p{L}\d])|, (?:{opens_behind_comma})(?![\p{L}\d])|,? {joins_line} (?:{own_voice})(?![\p{L}\d])`
const RELATIVE = pattern()`^(?:[\p{L}\d\-]+ ){0,3}[\p{L}\d\-]+(?: {relative}|, (?:{clause_opens}|{opens_behind_comma}))(?![\p{L}\d])`
const WISHED = pattern()`(?<!\p{L}){wished_zero}(?!\p{L})`

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\d]+|%/gu)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }))

const speaks = (text: string): boolean => readConcepts(text).concepts.size > 0

/** A clause with its words, between what opens and ends it. */
class Clause {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly words: readonly string[]
  readonly #breaks: readonly number[]

  constructor(text: string) {
    this.text = text
    this.tokens = tokensOf(text)
    this.words = this.tokens.map(({ word }) => word)
    this.#breaks = [...text.matchAll(BREAK)].map(({ index }) => index)
  }

  /** The part of the clause around a word. */
  around(at: number): { from: number; to: number } {
    const place = this.tokens[at]?.start ?? 0
    return {
      from: this.#breaks.findLast((one) => one < place) ?? 0,
      to: this.#breaks.find((one) => one > place) ?? this.text.length,
    }
  }

  is(cue: string, at: number): boolean {
    return cueLength(cue, this.words, at) > 0
  }

  /** Whether a phrase stands among the words from one to another. */
  holds(cue: string, from: number, to: number): boolean {
    return cueAt(cue, this.words.slice(Math.max(0, from), to)) >= 0
  }

  slice(from: number, to: number): string {
    const last = this.tokens[Math.min(to, this.tokens.length) - 1]
    return this.text.slice(this.tokens[from]?.start ?? this.text.length, last?.end ?? 0)
  }

  said(cue: Said['cue'], at: number, from: number, to: number): Said {
    const { start = 0, end = 0 } = this.tokens[at] ?? {}
    return { kind: cue === 'all' ? 'all' : 'none', cue, start, end, from, to }
  }
}

/** Whether a word for none counts nothing: one of something else, what is wished or not allowed, or that nothing is known. */
function countsNothing(clause: Clause, at: number, behind: number): boolean {
  const { from, to } = clause.around(at)
  const own = clause.text.slice(from, to)
  return (
    clause.is('none_idiom', at) ||
    clause.holds('others', behind, behind + 2) ||
    clause.holds('no_data', behind, behind + HEAD) ||
    cueAt('tolerates', wordsOf(own)) >= 0 ||
    WISHED.test(own)
  )
}

function noneAt(clause: Clause, at: number): Said | null {
  const behind = at + cueLength('none', clause.words, at)
  if (countsNothing(clause, at, behind)) return null
  const { from, to } = clause.around(at)
  const start = clause.tokens[at]?.start ?? 0
  const last = clause.tokens[Math.min(clause.tokens.length, at + REACH + 1) - 1]?.end ?? to
  const reach = clause.is('neither', at) ? REACH : HEAD
  if (speaks(clause.slice(behind, behind + reach))) return clause.said('none', at, start, Math.min(to, last))
  // `Convictions: none`, `Verurteilungen gab es keine`: what there was none of stands before.
  if (clause.tokens.length - at > 3) return null
  const first = clause.tokens[Math.max(0, at - REACH)]?.start ?? 0
  return clause.said('none', at, Math.max(from, first), to)
}

/** `We do not make political donations`: what is denied stands behind the verb. */
function notGiven(clause: Clause, at: number): Said | null {
  const behind = [at + 1, at + 2].find((one) => clause.is('gave', one))
  if (behind === undefined || countsNothing(clause, at, behind + 1)) return null
  const { to } = clause.around(at)
  const last = clause.tokens[Math.min(clause.tokens.length, at + REACH + 1) - 1]?.end ?? to
  return speaks(clause.slice(behind + 1, behind + 1 + HEAD))
    ? clause.said('not', at, clause.tokens[at]?.start ?? 0, Math.min(to, last))
    : null
}

/** `Fälle von Korruption liegen nicht vor`: a verb of being or telling, denied. */
function notAt(clause: Clause, at: number): Said | null {
  const told = clause.words[at + 1] !== undefined && (clause.is('told', at + 1) || clause.is('told', at + 2))
  const skipped = clause.is('told', at + 1) || clause.is('been', at + 1)
  const { from, to } = clause.around(at)
  const first = Math.max(0, at - REACH)
  const start = Math.max(from, clause.tokens[first]?.start ?? 0)
  const end = Math.min(to, clause.tokens[Math.min(clause.tokens.length - 1, at + 2)]?.end ?? to)
  // `Tödliche Unfälle ereigneten sich nicht.`: what did not happen stands before its verb.
  const isDone = clause.words[at + 1] === undefined && clause.holds('happens', first, at)
  const isDenied = isDone || (told && skipped && clause.holds('is_there', first, at))
  if (!isDenied || clause.holds('no_data', first, at) || clause.holds('others', first, at)) return null
  return speaks(clause.text.slice(start, clause.tokens[at]?.start)) ? clause.said('not', at, start, end) : null
}

function allAt(clause: Clause, at: number): Said | null {
  const length = cueLength('all', clause.words, at)
  const behind = at + length
  const isFree = clause.is('all_anywhere', at)
  const isPart = clause.is('others', behind) || clause.is('all_idiom', at) || clause.holds('not_quite', at - 2, at)
  const isNamed = isFree || speaks(clause.slice(behind, behind + 3))
  // `all employees who work at the plant` are some of them.
  const isSome = !isFree && RELATIVE.test(clause.text.slice(clause.tokens[behind]?.start ?? clause.text.length))
  if (isPart || !isNamed || isSome) return null
  const { from, to } = clause.around(at)
  const first = clause.tokens[Math.max(0, at - REACH)]?.start ?? 0
  const last = clause.tokens[Math.min(clause.tokens.length, at + REACH + 1) - 1]?.end ?? to
  return clause.said('all', at, Math.max(from, first), Math.min(to, last))
}

/**
 * What a clause states by a word for none or all: the word and the noun that it counts, nothing beyond what opens another clause.
 * @param asked whether it answers a question above it, which names what there was none of
 */
export function noneAndAll(text: string, asked: boolean): Said[] {
  const clause = new Clause(text)
  const found: Said[] = []
  const places = (cue: Said['cue']): number[] => clause.words.flatMap((_, at) => (clause.is(cue, at) ? [at] : []))
  const nones = places('none')
  for (const at of nones) {
    const one = asked ? clause.said('none', at, 0, text.length) : noneAt(clause, at)
    if (one && !found.some(({ to }) => to > one.start)) found.push(one)
  }
  if (found.length) return found
  for (const at of places('not')) {
    const one = notAt(clause, at) ?? notGiven(clause, at)
    if (one) found.push(one)
  }
  for (const at of places('all')) {
    const one = allAt(clause, at)
    if (one && !found.some(({ kind }) => kind === 'all')) found.push(one)
  }
  return found
}
