import { unitFits } from '../analysis/answering/unit-fits.ts'
import { memberIn } from '../analysis/answering/members.ts'
import { allFrames, type Frame } from '../analysis/answering/frames.ts'
import { asAsked, asWritten, canonicalValue, inRange } from '../analysis/canonical.ts'
import type { FoundValue, Gate } from '../analysis/finding.ts'
import { setOf } from '../esrs/index.ts'
import type { Span } from '../reading/document.ts'
import { type Decimal, decimalOf, scaleBy, textOf } from '../text/decimals.ts'
import { kindOf, readConcepts } from '../text/lexicon.ts'
import { type Found, numbersIn, numberWord } from '../text/numbers.ts'
import { fold, foldLabel } from '../text/text.ts'
import { type Unit, unitInLabel, wholeUnit } from '../text/units.ts'
import { yearsIn } from '../text/years.ts'
import { type Around, aroundOf, type ReadPage, readPage } from './around.ts'
import type { MarkedBlock } from './blocks.ts'
import type { ModelAnswer } from './reply.ts'
import type { Doubt, DropReason } from './standing.ts'
import { wordFor } from './unsaid.ts'

/** A figure that is what the document writes, with everything that its surroundings say of it. */
export interface CheckedFigure {
  value: FoundValue
  span: Span
  year: number | null
  yearFrom: string | null
  unitStated: boolean
  boundary: 'group' | 'unknown'
  label: string
  dimension: string | null
  around: Around
  doubts: Set<Doubt>
  gates: Gate[]
  unsaid: string[]
}

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

const bare = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
const spaceless = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, '')

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
    const says = isAll && readConcepts(fold(word)).hits.some(({ concept }) => kindOf(concept) === 'whole')
    if (!isSame && !says) continue
    const digits = says ? 100n : BigInt(number ?? 0)
    if (says && frame.unit !== '%') return null
    const start = excerpt.start + index
    return { start, end: start + word.length, written: word, value: { digits, scale: 0 }, approximate: null, upTo: null }
  }
  return null
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

/** Ratios may leave their unit to their name. */
const PER = /intensit|\bper\b|\bpro\b|\bje\b|\brate\b|quote/
const MILLION = 1_000_000n

/** The hours that a rate is counted on, where the words say a number of them: `per 200,000 hours worked`. */
function hoursOf(words: string): bigint | null {
  for (const { 0: written, index } of words.matchAll(/\d{1,3}(?:[., ']\d{3})+|\d{4,}/g)) {
    const behind = words.slice(index + written.length, index + written.length + 30)
    if (readConcepts(behind).concepts.has('hours')) return BigInt(written.replace(/\D/g, ''))
  }
  return null
}

/** The unit that a model points to, where the block, what stands above it or a block named beside it writes it. */
function pointedTo(named: string | null, context: string): { unit: Unit; isWritten: boolean } | null {
  if (!named?.trim()) return null
  const written = fold(named).trim()
  const unit = wholeUnit(written) ?? unitInLabel(foldLabel(named))
  if (!unit) return null
  // `EUR million` may be written as `in millions of euros`: then the parts have to stand there.
  const isWritten = spaceless(context).includes(spaceless(written)) || written.split(/\s+/).every((part) => context.includes(part))
  return { unit, isWritten }
}

function settledYear(answer: ModelAnswer, around: Around, { context, reportingYear }: Quoted, target: boolean) {
  const said = /(?:19|20)\d{2}/.exec(answer.year ?? '')?.[0]
  const year = said ? Number(said) : null
  if (around.year !== null) {
    const isAgreed = year === null || year === around.year
    // Where code and model read a column differently nobody knows.
    return { year: around.year, from: around.yearFrom, isOpen: !isAgreed }
  }
  if (year === null) return { year: null, from: null, isOpen: false }
  if (yearsIn(context).includes(year)) return { year, from: 'sentence', isOpen: false }
  // A year that stands nowhere near: the one that the whole document is about needs no saying.
  return year === reportingYear ? { year: null, from: null, isOpen: false } : { year, from: null, isOpen: !target }
}

/** What a datapoint cannot do without and neither the place nor anything near it says, in words. */
function unsaidOf(frame: Frame, words: string, language: string): string[] {
  const { concepts } = readConcepts(words)
  return frame.slots
    .filter(({ any, expected }) => !expected && !any.some((one) => concepts.has(one)))
    .map(({ any }) => wordFor(any[0] ?? '', language))
}

/** Whether nothing else is broken down like this: the name of a category of Scope 3 says whose it is. */
const isOwnBreakdown = ({ datapoint, breakdowns }: Frame): boolean =>
  breakdowns.some((breakdown) => allFrames.every((other) => other.datapoint === datapoint || setOf(other.datapoint) !== setOf(datapoint) || !other.breakdowns.includes(breakdown)))

/** Rows of the same table that answer the same datapoint: without a word for the total this one is a part. */
function hasSiblings({ fact, label }: Around, { facts }: ReadPage, frame: Frame, dimension: string | null): boolean {
  if (!fact || dimension !== null || !frame.slots.length) return false
  const needed = frame.slots.filter(({ expected }) => !expected)
  const answers = (text: string): boolean => {
    const { concepts } = readConcepts(text)
    return needed.every(({ any }) => any.some((one) => concepts.has(one))) && ![...concepts].some((one) => frame.not.has(one))
  }
  const isTotal = (text: string): boolean => [...readConcepts(text).concepts].some((one) => kindOf(one) === 'whole')
  if (isTotal(label)) return false
  const size = (one: typeof fact): number => Number(textOf(one.cell.number?.value ?? { digits: 0n, scale: 0 }))
  return facts.some(
    (other) =>
      other !== fact &&
      other.label !== fact.label &&
      other.titles[0] === fact.titles[0] &&
      other.columns.join() === fact.columns.join() &&
      other.year === fact.year &&
      other.unit?.dimension === fact.unit?.dimension &&
      answers(other.label) &&
      (isTotal(other.label) || size(other) > size(fact)),
  )
}

/** The member of a breakdown that an answer is about; `false` where there is none such. */
function memberOf(answer: ModelAnswer, frame: Frame, around: Around, quote: string): string | null | false {
  if (answer.member === null) return frame.partsOnly ? false : null
  for (const breakdown of frame.breakdowns) {
    const member = memberIn(foldLabel(answer.member), breakdown)
    if (member === null) continue
    const texts = around.fact ? [around.fact.label, ...around.fact.columns, ...around.fact.parents, ...around.fact.titles] : [quote]
    const said = texts.map((text) => memberIn(foldLabel(text), breakdown)).filter((one) => one !== null)
    // Somebody else's row is nobody's answer; a sentence may name several.
    if (said.length && !said.includes(member)) return false
    return said.length || fold(quote).includes(fold(answer.member)) ? member : false
  }
  return false
}

/** The sum of printed parts, all of which stand in the excerpt. */
function sumOf(parts: readonly string[], excerpt: Span, known: ReadPage): { first: Found; sum: Decimal; line: string } | null {
  const found = parts.map((part) => named(part, excerpt, known)[0])
  if (found.length < 2 || found.some((one) => one === undefined)) return null
  const places = found as Found[]
  if (new Set(places.map(({ start }) => start)).size !== places.length) return null
  const scale = Math.max(...places.map(({ value }) => value.scale))
  const digits = places.reduce((sum, { value }) => sum + value.digits * 10n ** BigInt(scale - value.scale), 0n)
  const sum = { digits, scale }
  return { first: places[0]!, sum, line: `${places.map(({ written }) => written).join(' + ')} = ${textOf(sum)}` }
}

/** The figure that an answer names, as the document writes it. */
function placeOfFigure(answer: ModelAnswer, quoted: Quoted, known: ReadPage, frame: Frame) {
  const { excerpt, reportingYear } = quoted
  const year = Number(/(?:19|20)\d{2}/.exec(answer.year ?? '')?.[0]) || reportingYear
  const sum = answer.parts.length > 1 ? sumOf(answer.parts, excerpt, known) : null
  if (sum) return { found: { ...sum.first, value: sum.sum }, around: aroundOf(known, sum.first, frame.target), line: sum.line, isWord: false }
  const places = /\d/.test(answer.value) ? named(answer.value, excerpt, known) : []
  const word = places.length ? null : wordIn(answer.value, excerpt, known, frame)
  const one = likeliest(word ? [word] : places, known, frame, year)
  return one ? { ...one, line: null, isWord: word !== null } : null
}

/**
 * Verifies what code can know of a figure that a model names: it stands in the excerpt as a whole number, and the document itself gives
 * it a unit that fits, no other year, no other role. Whether its words are the right ones is the model's affair: what code misses
 * lowers how sure it is, and is said.
 */
export function checkFigure(answer: ModelAnswer, quoted: Quoted, frame: Frame): CheckedFigure | DropReason {
  const { block, excerpt, context, language, reportingYear } = quoted
  const { target } = frame
  const known = readPage(block.page)
  const placed = placeOfFigure(answer, quoted, known, frame)
  if (!placed) return 'value'
  const { found, around, line } = placed
  const quote = block.page.text.slice(excerpt.start, excerpt.end)
  const dimension = memberOf(answer, frame, around, quote)
  if (dimension === false) return 'member'
  const doubts = new Set<Doubt>()
  const gates: Gate[] = []
  if (line) doubts.add('sum')
  if (around.misplaced) gates.push('column')
  if ((around.compared && !placed.isWord) || found.upTo) gates.push('year')
  if (answer.boundary === 'part' && dimension === null) gates.push('part')
  const isPart = around.boundary === 'part' || hasSiblings(around, known, frame, dimension)
  if (isPart && dimension === null && !line) doubts.add('part')
  const settled = settledYear(answer, around, quoted, target)
  if (settled.isOpen) gates.push('year')
  if (!target && settled.year !== null && reportingYear !== null && settled.year > reportingYear) gates.push('year')
  const words = `${around.words} | ${context}`
  const unsaid = dimension !== null && isOwnBreakdown(frame) ? [] : unsaidOf(frame, words, language)
  if (unsaid.length) doubts.add('terms')
  const own = readConcepts(around.kind === 'cell' ? (around.fact?.label ?? '') : fold(answer.quote)).concepts
  if (around.kind === 'cell' && !line && [...own].some((one) => frame.not.has(one))) doubts.add('terms')
  const { concepts } = readConcepts(words)
  const pointed = pointedTo(answer.unit, context)
  // None and all have no unit of their own.
  const unit = around.unit ?? pointed?.unit ?? (placed.isWord && frame.unit === '%' ? wholeUnit('%') : null)
  const isRatio = unit?.dimension === 'ratio' || unit?.dimension === 'rate'
  const fits = frame.unit === null && !frame.slots.length ? 'stated' : unitFits(unit, frame, concepts)
  if (!fits && unit) return 'unit'
  if (around.unit && pointed && around.unit.dimension !== pointed.unit.dimension && !isRatio) doubts.add('unit')
  if (!fits || (!around.unit && pointed && !pointed.isWritten)) doubts.add('unit')
  if (!fits && ['money', 'energy', 'mass', 'ghg', 'volume', 'area'].some((one) => frame.measures.includes(one as never)))
    gates.push('unsure')
  if (frame.unit?.includes('/') && unit?.per == null && !PER.test(words)) doubts.add('unit')
  if (answer.basis !== null || (unit?.dimension === 'fte' && !frame.may.has('fte_word'))) doubts.add('basis')
  let asked = asAsked(frame, found.value)
  let conversion = line
  if (frame.measures.includes('rate')) {
    const hours = hoursOf(fold(`${quote} ${around.words} ${context} ${answer.basis ?? ''} ${answer.unit ?? ''}`))
    if (hours !== null && hours !== MILLION) {
      const million = scaleBy(asked, { times: MILLION, by: hours })
      conversion = `${textOf(asked)} × ${MILLION} ÷ ${hours} = ${textOf(million)}`
      asked = million
      doubts.add('basis')
    }
  }
  const unitText = unit ? asWritten(known.page, unit.written) : null
  const value = canonicalValue(asked, unit, frame, found.written, unitText || null)
  if (conversion) value.conversion = value.conversion ? `${conversion}; ${value.conversion}` : conversion
  if (!decimalOf(value.text) || !inRange(value, frame)) return 'range'
  return {
    value,
    span: { start: found.start, end: found.end },
    year: settled.year,
    yearFrom: settled.from,
    unitStated: fits === 'stated' || frame.unit === 'count',
    boundary: around.boundary === 'group' ? 'group' : 'unknown',
    label: around.label,
    dimension,
    around,
    doubts,
    gates: [...new Set(gates)],
    unsaid,
  }
}
