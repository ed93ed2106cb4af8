import type { Page, Span } from '../reading/document.ts'
import { isCode } from './codes.ts'
import { hideComparisons, hidePreviousYear, ownYears } from './comparisons.ts'
import type { Figure } from './figure.ts'
import { FirstWords } from './first-words.ts'
import { linesWithin } from './lines.ts'
import { mayHoldNumberWord, NUMBER_WORD } from './number-words.ts'
import { type Found, numbersIn, numberWord } from './numbers.ts'
import { pattern, phrasesIn } from './phrases.ts'
import { raisedWithin } from './raised.ts'
import { type Flow, flow, fold, foldLabel, lowered, sentences as splitSentences, storedSpan } from './text.ts'
import { type Unit, unitAt, wholeUnit } from './units.ts'

/** A sentence with its figures. */
export interface Sentence {
  page: Page
  text: string
  folded: string
  figures: Figure[]
  /** Where it stands in the stored text. */
  span: Span
  /** Maps an offset of `text` to the stored text. */
  stored: (start: number, end: number) => Span
  years: number[]
  /** For an answer of one word (`None.`) what it answers: the sentence or heading before. */
  asked?: string | null
  /** The nearest heading above, folded. */
  heading: string | null
  /** The sentence before, folded. */
  before?: string
}

const AGE_BEFORE = pattern()`(?:(?<!\p{L}){age_before}|(?:30|50) ?(?:{age_and}|-))\s*$`
/** `57 % belong to the 30 to 50 group` */
const AGES_AFTER = pattern()`^-? {age_and} 50(?![\d.,]| ?(?:%|{percent_word}))`

const YEAR = /^(?:19|20)\d{2}$/
const LEADS_NEXT = /^ ?(?!(?:19|20)\d{2}(?![\d.,]))\d/
const CURRENCY_BEFORE = pattern()`((?<!\p{L}){currency_before}|€|\$|£)\s*(?:{about_money}\s)?$`

/** A number of a sentence with what stands around it. */
interface Around {
  text: string
  folded: string
  found: Found
  before: string
  after: string
  /** How many blanks separate the number from what follows. */
  gap: number
  /** The unit that follows. Nouns that are counted stay words of the sentence: `104 employees left`. */
  hit: { unit: Unit; end: number } | null
}

function around(text: string, folded: string, found: Found): Around {
  const gap = /^[\s\u00a0]*/.exec(folded.slice(found.end))?.[0].length ?? 0
  const read = unitAt(folded, found.end + gap)
  return {
    text,
    folded,
    found,
    before: folded.slice(Math.max(0, found.start - 22), found.start),
    after: folded.slice(found.end, found.end + 24),
    gap,
    hit: read?.unit.dimension === 'count' && read.unit.factor.times === 1n ? null : read,
  }
}

const partOfWord = (before: string): boolean =>
  /[\p{L}/_@.-]$/u.test(before) && !/(?:^|\s)[~≈<>€$£+-]*$/.test(before) && !/(?:-|–|\()$/.test(before)

/** Whether a number is an age, a year, the address of a rule or a part of a word. */
function isNoFigure({ folded, found, before, after, hit }: Around): boolean {
  if (isCode(folded, found) || partOfWord(before)) return true
  if (found.written === '30' && AGES_AFTER.test(after)) return true
  const dimension = hit?.unit.dimension
  if (dimension === 'years' || (!hit && found.written.length <= 3 && AGE_BEFORE.test(before))) return true
  if (!YEAR.test(found.written)) return false
  // `2024 EUR 12.6 million`: the currency leads the next number.
  return !hit || dimension === 'count' || (dimension === 'money' && LEADS_NEXT.test(folded.slice(hit.end)))
}

/** `EUR 95 per tonne` is a price and no amount. */
function priceOf({ text, folded, found }: Around, lead: RegExpExecArray): Unit | null {
  const currency = lead[1] ?? ''
  const below = unitAt(`${currency}${folded.slice(found.end, found.end + 40)}`, 0)
  if (!below?.unit.per) return null
  const behind = text.slice(found.end, found.end + below.end - currency.length).replace(/[.,;:]$/, '')
  return { ...below.unit, written: `${text.slice(found.start - lead[0].length, found.start).trim()}${behind}` }
}

const SHARE_BEFORE = pattern()`(?:^|\s){share_before}[ :]*$`

/** The figure with its unit, which may stand on either side of the number or on both. */
function figureOf(one: Around): Figure {
  const { text, folded, found, before, gap, hit } = one
  const lead = CURRENCY_BEFORE.exec(before)
  const size = lead ? (/^(?:k|m|mn|mm|bn)(?![\p{L}\d])/u.exec(folded.slice(found.end + gap))?.[0] ?? null) : null
  const end = size ? found.end + gap + size.length : (hit?.end ?? found.end)
  const price = lead && !hit && !size ? priceOf(one, lead) : null
  if (lead && (size || (!hit?.unit.per && hit?.unit.dimension !== 'percent'))) {
    const magnitude = size ?? (hit?.unit.dimension === 'count' ? hit.unit.written : '')
    const currency = wholeUnit(`${lead[1]} ${magnitude}`.trim())
    if (currency) return { found, unit: price ?? currency, start: found.start - lead[0].length, end }
  }
  if (hit || price)
    return {
      found,
      unit: { ...((price ?? hit?.unit) as Unit), written: text.slice(found.end + gap, end) },
      start: found.start,
      end,
    }
  const share = SHARE_BEFORE.test(before)
  return { found, unit: share ? wholeUnit('%') : null, start: found.start, end }
}

const ENDED = /[.!]["”“»’)]*\s*$/u
const FINITE = pattern()`(?<![\p{L}\d]){finite}(?![\p{L}\d])`
const OWN = pattern()`(?<![\p{L}\d]){own_voice}(?![\p{L}\d])`
/** `Scope 3 120 t`: what is numbered has its number, and the next one stands behind it. */
const NUMBERED = pattern()`(?<![\p{L}\d]){numbered}[ .:]*\d{1,3}$`

/**
 * Tells whether a blank within a sentence groups the digits of one number: one that holds them together, or one between groups of
 * what is told in a sentence. In a row of a table the next figure stands behind it.
 */
function groups(text: string, folded: string, stored: (at: number) => string): (blank: number) => boolean {
  const isTold = ENDED.test(text) && (FINITE.test(folded) || OWN.test(folded))
  return (blank) => stored(blank) !== ' ' || (isTold && !NUMBERED.test(folded.slice(0, blank)))
}

const figuresOf = (text: string, folded: string, page: Page, joins: (blank: number) => boolean): Figure[] =>
  numbersIn(text, page.numberFormat, joins)
    .map((found) => around(text, folded, found))
    .filter((one) => !isNoFigure(one))
    .map(figureOf)

/** `The number of fines was zero`, and not what is wanted to be: `our ambition is zero`. */
const ZERO_AFTER = String.raw`(?<=(?<!\p{L})(?:{zero_was}|:)(?: {zero_thus})? {zero_word})`
const ZERO_WORD = pattern(
  'g',
)`(?<!\p{L}){zero_word}(?= ?(?:[.,;()]|$|{zero_goes_on} ))${ZERO_AFTER}(?<!{wished_zero}[^.;]{0,60})`

const zeroWords = new FirstWords([[0, phrasesIn('{zero_word}')]], true)

/** Where words of a text stand that may be numbers. */
function* numberWordsIn(text: string, folded: string): Generator<Span> {
  const [mayHold, mayBeZero] = [mayHoldNumberWord(folded), zeroWords.in(folded).size > 0]
  if (!mayHold && !mayBeZero) return
  const small = lowered(text)
  for (const pattern of [...(mayHold ? [NUMBER_WORD] : []), ...(mayBeZero ? [ZERO_WORD] : [])])
    for (const { 0: written, index } of small.matchAll(pattern)) yield { start: index, end: index + written.length }
}

/** Capitals among small letters are a name or an abbreviation, and no number. */
const isName = (word: string, text: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && text !== text.toUpperCase()

function wordFigures(text: string, folded: string): Figure[] {
  const figures: Figure[] = []
  for (const { start, end } of numberWordsIn(text, folded)) {
    const written = text.slice(start, end)
    const number = numberWord(written)
    if (number === null || isName(written, text)) continue
    const found: Found = {
      start,
      end,
      written,
      value: { digits: BigInt(number), scale: 0 },
      approximate: null,
      upTo: null,
    }
    const read = unitAt(folded, end + 1)
    const hit = read?.unit.dimension === 'count' ? null : read
    figures.push({ found, unit: hit?.unit ?? null, start, end: hit ? hit.end : end })
  }
  return figures
}

/** Reads a stretch of running text as one sentence. */
export function sentenceOf(source: Flow, span: Span, page: Page, heading: string | null): Sentence {
  const text = source.text.slice(span.start, span.end)
  const folded = fold(text)
  const digits = /\d/.test(text)
  const stored = (at: number): string => page.text.charAt(source.offsets[span.start + at] ?? -1)
  const all = digits ? figuresOf(text, folded, page, groups(text, folded, stored)) : []
  const words = wordFigures(text, folded)
  const sorted = [...all, ...words].sort((a, b) => a.start - b.start)
  const figures = sorted.length ? hideComparisons(folded, hidePreviousYear(folded, sorted)).slice(0, 200) : sorted
  const clean = figures.filter((figure, i) => i === 0 || figure.start >= (figures[i - 1]?.end ?? 0))
  return {
    page,
    text,
    folded,
    figures: clean,
    span: storedSpan(source, span.start, span.end),
    stored: (start, end) => storedSpan(source, span.start + start, span.start + end),
    years: digits ? ownYears(folded) : [],
    heading,
  }
}

/** An answer that says there was none, as forms have it below their questions. */
const ANSWER_NONE = pattern('i')`^{answer_none}\.?$`

const [SHORTEST, LONGEST] = [12, 900]

/** The sentences of a page's running text, headings and list items included, running heads and feet left out. */
export function sentencesOf(page: Page): Sentence[] {
  const found: Sentence[] = []
  eachStretch(page, (source, span, answer, heading) => {
    const sentence = sentenceOf(source, span, page, heading)
    const before = found[found.length - 1]
    if (answer) sentence.asked = before?.folded ?? heading
    if (before && before.heading === heading) sentence.before = before.folded
    found.push(sentence)
  })
  return found
}

/** The same sentences without their figures and years, which take most of the time. */
export function wordingsOf(page: Page): Pick<Sentence, 'folded' | 'span'>[] {
  const found: Pick<Sentence, 'folded' | 'span'>[] = []
  eachStretch(page, (source, { start, end }) => {
    found.push({ folded: fold(source.text.slice(start, end)), span: storedSpan(source, start, end) })
  })
  return found
}

function eachStretch(
  page: Page,
  add: (source: Flow, span: Span, isAnswer: boolean, heading: string | null) => void,
): void {
  const blocks = page.blocks.length ? page.blocks : [{ kind: 'paragraph' as const, start: 0, end: page.text.length }]
  const above = page.headingsAtStart[page.headingsAtStart.length - 1]
  let heading = above === undefined ? null : foldLabel(above)
  for (const block of blocks) {
    if (block.kind === 'header' || block.kind === 'footer') continue
    if (block.kind === 'heading' && 'text' in block) heading = foldLabel(block.text).slice(0, 160)
    for (const { source, spans } of spansOf(page, block))
      for (const span of spans) {
        const isAnswer = ANSWER_NONE.test(source.text.slice(span.start, span.end))
        const length = span.end - span.start
        if ((length >= SHORTEST || isAnswer) && length <= LONGEST) add(source, span, isAnswer, heading)
      }
  }
}

/** A line that is a sentence of its own: a name, a colon, a figure with its unit. */
const LABELLED =
  /^\p{Lu}[^:;.]{2,100}: ?\D{0,12}\d[\d.,'’\u00a0\u202f ]*(?: ?(?:CO2|CO₂|[^\s\d])(?:[^\s\d]|[23](?!\d)){0,14}){0,3}$/u

/** The sentences of a block; lines of names and figures (`Scope 1: 176.3 t`) are not joined with each other. */
function spansOf(page: Page, block: Span): { source: Flow; spans: Span[] }[] {
  const lines = linesWithin(page, block)
  const labelled = lines.filter(({ text }) => LABELLED.test(text.trim()))
  if (labelled.length < 2) {
    const source = flow(page.text, [block], raisedWithin(page, block))
    return [{ source, spans: splitSentences(source.text) }]
  }
  const parts: Span[] = []
  const own = new Set(labelled)
  const ends = new Set(labelled.map(({ end }) => end))
  for (const line of lines) {
    const last = parts[parts.length - 1]
    const joins = last && !own.has(line) && !ends.has(last.end)
    if (joins) last.end = line.end
    else parts.push({ start: line.start, end: line.end })
  }
  return parts.map((part) => {
    const source = flow(page.text, [part], raisedWithin(page, part))
    return { source, spans: splitSentences(source.text) }
  })
}

const PLANNED = String.raw`(?<!{plan_no_target_before} )(?<!{plan_no_target_part}-?){plan}|(?<!{goal_no_target_part}){goal}`
const REJECT_BEFORE = pattern()`(?:{rejects}|${PLANNED}|{by_end_of} 20[2-5]\d)\b[^.]{0,60}$`
const CHANGED_BY = String.raw`(?<!\b{by_no_change_before} )\b{by_amount}|(?<!\b{um_no_change_before} )\b{um_amount}`
const CHANGE_BEFORE = pattern()`(?:${CHANGED_BY}|{change_of})\s(?:{change_about} )?$`

/** Whether what stands before a figure says that it is a change, a target, or somebody else's. */
export function rejected(before: string, target: boolean, change = false): boolean {
  if (target) return false
  return (!change && CHANGE_BEFORE.test(before)) || REJECT_BEFORE.test(before)
}
