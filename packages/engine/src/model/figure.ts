import { allFrames, type Frame } from '../analysis/answering/frames.ts'
import { memberIn, namingMember } from '../analysis/answering/members.ts'
import { asAsked, asWritten, canonicalValue, inRange } from '../analysis/canonical.ts'
import type { FoundValue, Gate } from '../analysis/finding.ts'
import { setOf } from '../esrs/index.ts'
import type { Span } from '../reading/document.ts'
import { decimalOf, textOf } from '../text/decimals.ts'
import { kindOf, readConcepts } from '../text/lexicon.ts'
import { fold, foldLabel } from '../text/text.ts'
import { yearsIn } from '../text/years.ts'
import { type Around, type ReadPage, readPage } from './around.ts'
import { type Placed, placeOfFigure, type Quoted } from './figure-places.ts'
import { onAMillion, unitOf } from './figure-unit.ts'
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
  breakdowns.some((breakdown) =>
    allFrames.every(
      (other) =>
        other.datapoint === datapoint ||
        setOf(other.datapoint) !== setOf(datapoint) ||
        !other.breakdowns.includes(breakdown),
    ),
  )

/** Rows of the same table that answer the same datapoint: without a word for the total this one is a part. */
function hasSiblings({ fact, label }: Around, { facts }: ReadPage, frame: Frame): boolean {
  if (!fact || !frame.slots.length) return false
  const needed = frame.slots.filter(({ expected }) => !expected)
  const answers = (text: string): boolean => {
    const { concepts } = readConcepts(text)
    return (
      needed.every(({ any }) => any.some((one) => concepts.has(one))) &&
      ![...concepts].some((one) => frame.not.has(one))
    )
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

/** The member that a text names of each breakdown of a datapoint. */
const membersOf = (text: string, { breakdowns }: Frame): string[] => {
  const folded = foldLabel(text)
  return [...new Set(breakdowns)].flatMap((breakdown) => memberIn(folded, breakdown) ?? [])
}

/** The member of a breakdown that an answer is about, also of two at once (`permanent_female`); `false` where there is none such. */
function memberOf(
  answer: ModelAnswer,
  frame: Frame,
  around: Around,
  { quote, context }: { quote: string; context: string },
): string | null | false {
  if (answer.member === null) return frame.partsOnly ? false : null
  const asked = membersOf(answer.member, frame)
  if (!asked.length) return false
  const { fact } = around
  const texts = fact ? [fact.label, ...fact.columns, ...fact.parents, ...fact.titles] : [quote]
  const own = new Set(texts.flatMap((text) => membersOf(text, frame)))
  // A row that names no member at all is of the one that stands above its table.
  const said = fact && !own.size ? new Set(context.split(' | ').flatMap((text) => membersOf(text, frame))) : own
  // Somebody else's row is nobody's answer; a sentence may name several.
  const isSaid = asked.every((member) => said.has(member))
  const isSpelled = !fact && fold(quote).includes(fold(answer.member))
  return isSaid || isSpelled ? asked.join('_') : false
}

/** What speaks against the place of a figure: its column, its year, and that it is a part. */
function againstPlace(
  answer: ModelAnswer,
  { found, around, sum, isWord }: Placed,
  known: ReadPage,
  frame: Frame,
  dimension: string | null,
): { doubts: Doubt[]; gates: Gate[] } {
  const gates: Gate[] = []
  if (around.misplaced) gates.push('column')
  if ((around.compared && !isWord) || found.upTo) gates.push('year')
  if (dimension !== null) return { doubts: [], gates }
  if (answer.boundary === 'part') gates.push('part')
  const isPart = !sum && (around.boundary === 'part' || hasSiblings(around, known, frame))
  return { doubts: isPart ? ['part'] : [], gates }
}

/** What its words lack, or say instead. */
function againstWords(
  { around, sum }: Placed,
  frame: Frame,
  words: string,
  dimension: string | null,
  language: string,
): { doubts: Doubt[]; unsaid: string[] } {
  const unsaid = dimension !== null && isOwnBreakdown(frame) ? [] : unsaidOf(frame, words, language)
  const label = around.fact?.label ?? ''
  // What only names the member is no other quantity: the row of men, of investments.
  const naming = dimension === null ? null : namingMember([label], frame.breakdowns)
  const own = [...readConcepts(label).concepts].filter((one) => !naming?.has(one))
  const isElse = !sum && own.some((one) => frame.not.has(one))
  return { doubts: unsaid.length || isElse ? ['terms'] : [], unsaid }
}

/**
 * Verifies what code can know of a figure that a model names: it stands in the excerpt as a whole number, and the document itself gives
 * it a unit that fits, no other year, no other role. Whether its words are the right ones is the model's affair: what code misses
 * lowers how sure it is, and is said.
 */
export function checkFigure(answer: ModelAnswer, quoted: Quoted, frame: Frame): CheckedFigure | DropReason {
  const { block, excerpt, context, language, reportingYear } = quoted
  const known = readPage(block.page)
  const placed = placeOfFigure(answer, quoted, known, frame)
  if (!placed) return 'value'
  const { found, around, sum } = placed
  const quote = block.page.text.slice(excerpt.start, excerpt.end)
  const dimension = memberOf(answer, frame, around, { quote, context })
  if (dimension === false) return 'member'
  const words = `${around.words} | ${context}`
  const settled = unitOf(answer, placed, frame, words, context)
  if (!settled) return 'unit'
  const { unit, isStated } = settled
  const place = againstPlace(answer, placed, known, frame, dimension)
  const said = againstWords(placed, frame, words, dimension, language)
  const year = settledYear(answer, around, quoted, frame.target)
  const isLater = !frame.target && year.year !== null && reportingYear !== null && year.year > reportingYear
  const asked = asAsked(frame, found.value)
  const rate = onAMillion(asked, frame, fold(`${quote} ${words} ${answer.basis ?? ''} ${answer.unit ?? ''}`))
  const doubts = new Set<Doubt>([...place.doubts, ...said.doubts, ...settled.doubts])
  if (sum) doubts.add('sum')
  if (rate || answer.basis !== null) doubts.add('basis')
  const written = unit ? asWritten(known.page, unit.written) : null
  const value = canonicalValue(rate?.value ?? asked, unit, frame, found.written, written || null)
  const lines = [sum, rate?.line, value.conversion].filter(Boolean)
  if (lines.length) value.conversion = lines.join('; ')
  if (!decimalOf(value.text) || !inRange(value, frame)) return 'range'
  return {
    value,
    span: { start: found.start, end: found.end },
    year: year.year,
    yearFrom: year.from,
    unitStated: isStated,
    boundary: around.boundary === 'group' ? 'group' : 'unknown',
    label: around.label,
    dimension,
    around,
    doubts,
    gates: [
      ...new Set<Gate>([...place.gates, ...settled.gates, ...(year.isOpen || isLater ? (['year'] as const) : [])]),
    ],
    unsaid: said.unsaid,
  }
}
