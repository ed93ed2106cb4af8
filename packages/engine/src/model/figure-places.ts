import type { Frame } from '../analysis/answering/frames.ts'
import { noneAndAll } from '../analysis/answering/none-and-all.ts'
import type { Span } from '../reading/document.ts'
import { maxOf } from '../reading/min-max.ts'
import { cueAt, wordsOf } from '../text/cues.ts'
import { type Decimal, textOf } from '../text/decimals.ts'
import { type Found, numbersIn, numberWord } from '../text/numbers.ts'
import { fold } from '../text/text.ts'
import { type Around, aroundOf, type ReadPage } from './around.ts'
import type { MarkedBlock } from './blocks.ts'
import type { ModelAnswer } from './reply.ts'

/** Where a quote stands, and the words that may be looked at beside it. */
export interface Quoted {
  block: MarkedBlock
  /** The words that are shown. */
  excerpt: Span
  /** Folded: the block itself, what stands above it and the blocks that the model named beside it. */
  context: string
  language: string
  reportingYear: number | null
}

const bare = (text: string): string => text.replace(/\s+/g, ' ').trim()
/** A text without its spaces, as figures and units are compared. */
export const spaceless = (text: string): string => text.replace(/\s+/g, '')

/** A number as a model writes it: without the unit that some write behind it, brackets of a negative one kept. */
function numberOfAnswer(value: string): string {
  const plain = bare(value)
  return /[-−–(]?\d(?:[\d.,'’ ]*\d)?\)?/.exec(plain)?.[0].trim() ?? plain
}

/** All places of the excerpt at which the number stands that an answer names; what the document writes counts. */
function named(value: string, excerpt: Span, { page }: ReadPage): Found[] {
  const wanted = spaceless(numberOfAnswer(value).replace(/^\(|\)$/g, ''))
  const text = page.text.slice(excerpt.start, excerpt.end)
  const joins = (): boolean => true
  const all = [...numbersIn(text, page.numberFormat), ...numbersIn(text, page.numberFormat, joins)]
  const seen = new Set<string>()
  return all
    .filter(({ written }) => [wanted, wanted.replace(/^[-−–]/, '')].includes(spaceless(written).replace(/^[-−–]/, '')))
    .filter(({ start, end }) => !seen.has(`${start} ${end}`) && seen.add(`${start} ${end}`))
    .map((hit) => ({ ...hit, start: hit.start + excerpt.start, end: hit.end + excerpt.start }))
}

/** A number in words, or the word that says that there was none or that it is all of it. */
function wordIn(value: string, excerpt: Span, { page }: ReadPage, frame: Frame): Found | null {
  const text = page.text.slice(excerpt.start, excerpt.end)
  const wanted = fold(value).trim()
  const isAll = wanted === 'all'
  for (const { 0: word, index } of text.matchAll(/[\p{L}-]+/gu)) {
    const number = numberWord(word)
    const isSame = wanted === 'none' ? number === 0 : fold(word) === wanted && number !== null
    const says = isAll && cueAt('all', wordsOf(fold(word))) >= 0
    if (!isSame && !says) continue
    const digits = says ? 100n : BigInt(number ?? 0)
    if (says && frame.unit !== '%') return null
    const start = excerpt.start + index
    return {
      start,
      end: start + word.length,
      written: word,
      value: { digits, scale: 0 },
      approximate: null,
      upTo: null,
    }
  }
  return wanted === 'none' ? deniedIn(text, excerpt) : null
}

/** The word that says there was none without being a number: `neither … have we made contributions`. */
function deniedIn(text: string, excerpt: Span): Found | null {
  const said = noneAndAll(fold(text), false).find(({ kind }) => kind === 'none')
  if (!said) return null
  const { start, end } = said
  return {
    start: excerpt.start + start,
    end: excerpt.start + end,
    written: text.slice(start, end),
    value: { digits: 0n, scale: 0 },
    approximate: null,
    upTo: null,
  }
}

/** Of several places that write the same number the one whose column or sentence is of the year that is asked for. */
function likeliest(places: readonly Found[], known: ReadPage, frame: Frame, year: number | null) {
  const read = places.map((found) => ({ found, around: aroundOf(known, found, frame.target) }))
  const isRight = ({ around }: (typeof read)[number]): boolean => !around.misplaced && !around.compared
  return (
    read.find((one) => isRight(one) && one.around.year !== null && one.around.year === year) ??
    read.find((one) => isRight(one) && one.around.year === null) ??
    read.find(isRight) ??
    read[0]
  )
}

/** The sum of printed parts, all of which stand in the excerpt. */
function sumOf(
  parts: readonly string[],
  excerpt: Span,
  known: ReadPage,
): { first: Found; sum: Decimal; line: string } | null {
  const found = parts.map((part) => named(part, excerpt, known)[0])
  if (found.length < 2 || found.some((one) => one === undefined)) return null
  const places = found as Found[]
  if (new Set(places.map(({ start }) => start)).size !== places.length) return null
  const scale = maxOf(places.map(({ value }) => value.scale))
  const digits = places.reduce((sum, { value }) => sum + value.digits * 10n ** BigInt(scale - value.scale), 0n)
  const sum = { digits, scale }
  return { first: places[0]!, sum, line: `${places.map(({ written }) => written).join(' + ')} = ${textOf(sum)}` }
}

/** A figure at its place. */
export interface Placed {
  found: Found
  around: Around
  /** The line of the sum, where it is one of printed parts. */
  sum: string | null
  /** Said in a word: none, all, or a number. */
  isWord: boolean
}

/** The figure that an answer names, as the document writes it; `null` where it stands nowhere in the excerpt. */
export function placeOfFigure(answer: ModelAnswer, quoted: Quoted, known: ReadPage, frame: Frame): Placed | null {
  const { excerpt, reportingYear } = quoted
  const year = Number(/(?:19|20)\d{2}/.exec(answer.year ?? '')?.[0]) || reportingYear
  const sum = answer.parts.length > 1 ? sumOf(answer.parts, excerpt, known) : null
  if (sum)
    return {
      found: { ...sum.first, value: sum.sum },
      around: aroundOf(known, sum.first, frame.target),
      sum: sum.line,
      isWord: false,
    }
  const places = /\d/.test(answer.value) ? named(answer.value, excerpt, known) : []
  const word = places.length ? null : wordIn(answer.value, excerpt, known, frame)
  const one = likeliest(word ? [word] : places, known, frame, year)
  return one ? { ...one, sum: null, isWord: word !== null } : null
}
