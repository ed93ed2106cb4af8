import type { Frame } from '../analysis/answering/frames.ts'
import { unitFits } from '../analysis/answering/unit-fits.ts'
import { asAsked, asWritten, canonicalValue, inRange } from '../analysis/canonical.ts'
import type { FoundValue } from '../analysis/finding.ts'
import type { ColumnRole, Fact } from '../analysis/tables/fact.ts'
import { tableFacts } from '../analysis/tables/index.ts'
import type { Page, Span } from '../reading/document.ts'
import { decimalOf } from '../text/decimals.ts'
import { kindOf, readConcepts } from '../text/lexicon.ts'
import { type Found, numbersIn, settledFormat } from '../text/numbers.ts'
import { rejected, type Sentence, sentencesOf } from '../text/sentences.ts'
import { fold } from '../text/text.ts'
import { type Unit, unitAt, wholeUnit } from '../text/units.ts'
import { yearsIn } from '../text/years.ts'
import type { ModelAnswer } from './request.ts'
import type { MarkedBlock } from './sections.ts'

/** Why an answer was dropped. */
export type DropReason =
  | 'malformed'
  | 'unknown_datapoint'
  | 'unknown_block'
  | 'quote'
  | 'too_short'
  | 'instruction'
  | 'value'
  | 'unit'
  | 'year'
  | 'boundary'
  | 'role'
  | 'other_datapoint'
  | 'range'
  | 'polarity'
  | 'repeated'

/** A figure that passed, with what its surroundings say of it. */
export interface CheckedFigure {
  value: FoundValue
  span: Span
  year: number | null
  yearFrom: string | null
  unitStated: boolean
  boundary: 'group' | 'unknown'
  label: string
  cell: { box: Fact['cell']['box']; address: string | null } | null
}

interface Read {
  page: Page
  facts: Fact[]
  sentences: Sentence[]
}

const read = new WeakMap<Page, Read>()

/** Tables and sentences of a page as the deterministic analysis reads them, read once. */
function readPage(page: Page): Read {
  const known = read.get(page)
  if (known) return known
  const settled = { ...page, numberFormat: settledFormat(page.text, page.numberFormat) }
  const made = { page: settled, facts: tableFacts([settled]).flat(), sentences: sentencesOf(settled) }
  read.set(page, made)
  return made
}

const bare = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()

/** The number of the excerpt that the answer names; what the document writes counts, never what the model writes. */
function named(value: string, excerpt: Span, page: Page): Found | null {
  const wanted = bare(value)
  const text = page.text.slice(excerpt.start, excerpt.end)
  const hits = numbersIn(text, page.numberFormat).filter(({ written }) => bare(written) === wanted)
  const [hit] = hits
  return hit ? { ...hit, start: hit.start + excerpt.start, end: hit.end + excerpt.start } : null
}

/** What words say about whom a figure covers. */
function boundaryOf(text: string): Around['boundary'] {
  const kinds = new Set([...readConcepts(text).concepts].map(kindOf))
  return kinds.has('whole') ? 'group' : kinds.has('part') ? 'part' : 'unknown'
}

interface Around {
  unit: Unit | null
  label: string
  words: string
  year: number | null
  yearFrom: string | null
  boundary: 'group' | 'part' | 'unknown'
  misplaced: boolean
  cell: CheckedFigure['cell']
}

function aroundFact(fact: Fact, target: boolean): Around {
  const words = [fact.label, ...fact.parents, ...fact.columns, ...fact.titles].join(' | ')
  const near = boundaryOf([fact.label, ...fact.columns].join(' '))
  const context = boundaryOf([...fact.parents, ...fact.titles].join(' ').replace(/\btotals?\b|gesamt/g, ' '))
  const never: readonly ColumnRole[] = ['change', 'note', 'base', 'foreign']
  const wrong = target ? never : [...never, 'target', 'reduction']
  return {
    unit: fact.unit,
    label: [fact.label, ...fact.columns].join(' ').trim(),
    words,
    year: target ? (fact.targetYear ?? fact.year) : fact.year,
    yearFrom: fact.yearFrom,
    boundary: near === 'unknown' && context === 'group' ? 'group' : near,
    misplaced: wrong.includes(fact.role),
    cell: { box: fact.cell.box, address: fact.cell.address },
  }
}

function aroundSentence(sentence: Sentence, at: number, target: boolean): Around {
  const figure = sentence.figures[at]!
  const before = sentence.folded.slice(Math.max(0, figure.start - 90), figure.start)
  const [only, more] = sentence.years
  const year = target || more !== undefined ? null : (only ?? null)
  return {
    unit: figure.unit,
    // Without its figures: what disqualifies a row is looked for in words, and `1,2…` is none.
    label: sentence.folded.replace(/\d[\d.,]*/g, '#'),
    words: `${sentence.folded} ${sentence.heading ?? ''}`,
    year,
    yearFrom: year === null ? null : 'sentence',
    boundary: 'unknown',
    misplaced: rejected(before, target),
    cell: null,
  }
}

/** A figure in neither a table nor a sentence: what stands directly beside it is all there is. */
function aroundPlain(page: Page, { start, end }: Found): Around {
  const line = page.lines.find((one) => one.start <= start && one.end >= end)
  const words = fold(line?.text ?? page.text.slice(Math.max(0, start - 120), end + 60))
  const behind = fold(page.text.slice(end, end + 40))
  const gap = /^\s*/.exec(behind)?.[0].length ?? 0
  return {
    unit: unitAt(behind, gap)?.unit ?? null,
    label: words.replace(/\d[\d.,]*\d/g, '#'),
    words,
    year: null,
    yearFrom: null,
    boundary: 'unknown',
    misplaced: false,
    cell: null,
  }
}

function aroundOf({ page, facts, sentences }: Read, found: Found, target: boolean): Around {
  const fact = facts.find(({ cell }) => cell.number?.start === found.start && cell.number.end === found.end)
  if (fact) return aroundFact(fact, target)
  for (const sentence of sentences) {
    if (found.start < sentence.span.start || found.end > sentence.span.end) continue
    const at = sentence.figures.findIndex((figure) => {
      const stored = sentence.stored(figure.found.start, figure.found.end)
      return stored.start === found.start && stored.end === found.end
    })
    if (at >= 0) return aroundSentence(sentence, at, target)
  }
  return aroundPlain(page, found)
}

/** Ratios may leave their unit to their name. */
const PER = /intensit|\bper\b|\bpro\b|\bje\b|\brate\b|quote/

/** Units that the model reports must be what the document writes; a unit of something else is a figure of something else. */
function contradicts(written: string | null, unit: Unit | null): boolean {
  const read = written ? wholeUnit(fold(written)) : null
  return read !== null && unit !== null && read.dimension !== unit.dimension
}

/** The unit that a model points to counts only where the passage or what stands above it writes it. */
function pointedTo(named: string | null, block: MarkedBlock): Unit | null {
  if (!named?.trim()) return null
  const above = `${block.page.text.slice(block.start, block.end)} ${block.headings.join(' ')}`
  const written = fold(named).trim()
  return written.length > 0 && fold(above).includes(written) ? wholeUnit(written) : null
}

function settledYear(
  answer: ModelAnswer,
  around: Around,
  block: MarkedBlock,
): { year: number | null; from: string | null } | null {
  const year = /^(?:19|20)\d{2}$/.test(answer.year?.trim() ?? '') ? Number(answer.year) : null
  if (around.year !== null)
    return year !== null && year !== around.year ? null : { year: around.year, from: around.yearFrom }
  if (year === null) return { year: null, from: null }
  const text = fold(`${block.page.text.slice(block.start, block.end)} ${block.headings.join(' ')}`)
  return yearsIn(text).includes(year) ? { year, from: 'sentence' } : null
}

/** Whether the words around a figure lack what the datapoint cannot do without, or its label names something else. */
function isOfAnother(around: Around, { slots, not }: Frame): boolean {
  const { concepts } = readConcepts(around.words)
  const lacks = slots.some(({ any, expected }) => !expected && !any.some((one) => concepts.has(one)))
  return lacks || [...readConcepts(around.label).concepts].some((one) => not.has(one))
}

/**
 * Checks a figure that a model names: it stands in the excerpt, and the document itself, read by the code of the deterministic
 * analysis, gives it a unit that fits, no other year, no part of the company and no other role.
 */
export function checkFigure(
  answer: ModelAnswer,
  excerpt: Span,
  block: MarkedBlock,
  frame: Frame,
  context: { reportingYear: number | null },
): CheckedFigure | DropReason {
  const { target } = frame
  const known = readPage(block.page)
  const found = answer.value === null ? null : named(answer.value, excerpt, known.page)
  if (!found || found.upTo) return 'value'
  const around = aroundOf(known, found, target)
  if (around.misplaced) return 'role'
  if (answer.boundary === 'part' || around.boundary === 'part' || frame.partsOnly) return 'boundary'
  if (isOfAnother(around, frame)) return 'other_datapoint'
  const { concepts } = readConcepts(around.words)
  const settled = settledYear(answer, around, block)
  if (!settled) return 'year'
  const { reportingYear } = context
  if (!target && settled.year !== null && reportingYear !== null && settled.year > reportingYear) return 'year'
  if (contradicts(answer.unit, around.unit)) return 'unit'
  const unit = around.unit ?? pointedTo(answer.unit, block)
  const fits = frame.unit === null && !frame.slots.length ? 'stated' : unitFits(unit, frame, concepts)
  if (!fits) return 'unit'
  if (unit?.dimension === 'money' && frame.unit === 'EUR' && unit.base !== 'EUR') return 'unit'
  if (frame.unit?.includes('/') && unit?.per == null && !PER.test(around.words)) return 'unit'
  const unitText = unit ? asWritten(known.page, unit.written) : null
  const value = canonicalValue(asAsked(frame, found.value), unit, frame, found.written, unitText || null)
  if (!decimalOf(value.text) || !inRange(value, frame)) return 'range'
  return {
    value,
    span: { start: found.start, end: found.end },
    year: settled.year,
    yearFrom: settled.from,
    unitStated: fits === 'stated' || frame.unit === 'count',
    boundary: around.boundary === 'group' ? 'group' : 'unknown',
    label: around.label,
    cell: around.cell,
  }
}
