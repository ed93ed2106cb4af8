import type { Page } from '../../reading/document.ts'
import { textOf } from '../../text/decimals.ts'
import { asAsked, asWritten, canonicalValue } from '../canonical.ts'
import { check } from '../checks.ts'
import type { Candidate } from '../finding.ts'
import { placeOf } from '../places.ts'
import { Stages } from '../stages.ts'
import type { Fact } from '../tables/fact.ts'
import { observationsOfForms } from './from-forms.ts'
import { observationsOfText } from './from-sentences.ts'
import { labelObservations, observationOf } from './from-tables.ts'
import { observationsOfTicks } from './from-ticks.ts'
import { gatesOf, judgedOf } from './gates.ts'
import { type Match, matches } from './match.ts'
import type { Observation } from './observation.ts'
import { restRows } from './rest-rows.ts'
import { type Alone, familyOf, likelihoods, scoredAlone, thresholdsOf, weights } from './score.ts'
import { withUnitsAbove } from './units-above.ts'

const HOLDS_NO_VALUE: ReadonlySet<string> = new Set(['note', 'change', 'foreign'])

/**
 * All that the tables, forms and sentences of a document state.
 * @param facts the figures of its tables, a list for each page
 * @param own whether its sentences speak of its writer
 */
export function* observationsOf(
  pages: readonly Page[],
  facts: readonly (readonly Fact[])[],
  own = true,
  stages = new Stages(),
): Generator<Observation> {
  const held = facts.flat().filter(({ cell, role }) => cell.number && !HOLDS_NO_VALUE.has(role))
  const rests = restRows(held)
  const cells = held.map((fact) => observationOf(fact, rests.get(fact)))
  yield* cells
  yield* withUnitsAbove(cells)
  yield* labelObservations(held)
  for (const page of pages)
    yield* stages.page(page, () => [...observationsOfForms(page), ...observationsOfTicks(page)], [])
  if (own)
    for (const page of pages) if (page.kind !== 'sheet') yield* stages.page(page, () => observationsOfText(page), [])
}

/** What may answer datapoints, for the year that is reported on and for earlier ones. */
export interface Matches {
  ofYear: readonly Match[]
  earlier: readonly Match[]
  /** The observations beside which matches are weighed: those that match, all figures of tables, and one of each page. */
  observations: readonly Observation[]
}

/** Of one datapoint and member so many of the likeliest matches are compared; no report says one thing a hundred times. */
const MOST_MATCHES = 400

/** Weights by which a match is judged by itself. */
const aloneWeights = (): Alone => ({ figure: weights().figure.alone, assertion: weights().assertion.alone })

/** The likeliest matches of each datapoint and member, held to twice {@link MOST_MATCHES} while more come in. */
class Likeliest {
  private readonly byKey = new Map<string, { match: Match; odds: number }[]>()

  add(match: Match): void {
    const key = `${match.frame.datapoint}#${match.dimension ?? ''}`
    const group = this.byKey.get(key) ?? []
    this.byKey.set(key, group)
    group.push(scoredAlone(match, aloneWeights()))
    if (group.length > 2 * MOST_MATCHES) this.byKey.set(key, likeliest(group))
  }

  /** What is kept, in the order in which it came in. */
  all(): Match[] {
    return [...this.byKey.values()].flatMap((group) =>
      (group.length > MOST_MATCHES ? likeliest(group) : group).map(({ match }) => match),
    )
  }
}

const likeliest = <One extends { odds: number }>(group: readonly One[]): One[] => {
  const kept = new Set([...group].sort((a, b) => b.odds - a.odds).slice(0, MOST_MATCHES))
  return group.filter((one) => kept.has(one))
}

/** A sentence without a figure that names a year to come says what is so today: a target is set for it. */
const asOfToday = (observation: Observation, year: number | null): Observation =>
  observation.traits.sentence_words !== undefined && year !== null && (observation.year ?? year) > year
    ? { ...observation, year: null }
    : observation

const YEAR_BEFORE = 'previous'

/** Whether a figure stands below `previous year`, and only the title of its table names a year: that of the figures beside it. */
const isOfYearBefore = ({ kind, year, yearFrom, says: { column } }: Observation): boolean =>
  kind === 'cell' && (year === null || yearFrom === 'title') && column.some(({ concepts }) => concepts.has(YEAR_BEFORE))

/** An observation of the year before with that year, as far as it is known which one was. */
function inYearBefore(observation: Observation, reporting: number | null): Observation {
  const now = observation.year ?? reporting
  return now === null ? observation : Object.assign(Object.create(observation), { year: now - 1, yearFrom: 'column' })
}

/**
 * Matches observations one after the other, so that what matches nothing need not be kept.
 * @param year the financial year that the document reports on
 */
export function matchesOf(observations: Iterable<Observation>, year: number | null): Matches {
  const isOfYear = ({ observation, frame }: Match): boolean =>
    year === null || observation.year === null || observation.year === year || frame.target
  const isEarlier = ({ observation }: Match): boolean =>
    observation.kind === 'cell' && (observation.year ?? 0) < (year ?? 0)
  const [ofYear, earlier] = [new Likeliest(), new Likeliest()]
  const figures: Observation[] = []
  const pages = new Map<number, Observation>()
  for (const stated of observations) {
    const isBefore = isOfYearBefore(stated)
    const observation = isBefore ? inYearBefore(stated, year) : asOfToday(stated, year)
    const found = matches(observation, year)
    for (const match of found) {
      // Whatever year a document reports on, the year before is another.
      if (isBefore && observation.year === null && !match.frame.target) continue
      if (isOfYear(match)) ofYear.add(match)
      else if (isEarlier(match)) earlier.add(match)
    }
    if (observation.place) figures.push(observation)
    if (!pages.has(observation.page.number)) pages.set(observation.page.number, observation)
  }
  const [now, before] = [ofYear.all(), earlier.all()]
  const matching = [...now, ...before].map(({ observation }) => observation)
  return { ofYear: now, earlier: before, observations: [...new Set([...figures, ...matching, ...pages.values()])] }
}

/** What an assertion answers. */
export function answerOf(match: Match): string {
  const {
    observation: { traits },
    frame,
  } = match
  if (traits.answered_yes || traits.answered_no) {
    const yes = Boolean(traits.answered_yes) !== (frame.answers === 'none')
    return yes ? 'yes' : 'no'
  }
  if (frame.answers === 'denied') return 'no'
  if (frame.answers === 'none') return 'yes'
  // Where a denial is no answer, gates keep it from being one.
  if (frame.kind === 'yes_no') return judgedOf(match).denied ? 'no' : 'yes'
  return frame.answers.split('|')[0] ?? ''
}

function foundValue(match: Match): Candidate['value'] | null {
  const { observation, frame } = match
  const { page, valueSpan, value, unit } = observation
  if (frame.kind !== 'number') {
    const words = page.text.slice(observation.span.start, observation.span.end)
    const text = frame.kind === 'passage' ? words : answerOf(match)
    const written = frame.kind === 'passage' ? text : words
    return { text, number: null, unit: null, written, writtenNumber: null, writtenUnit: null, conversion: null }
  }
  if (!valueSpan || !value) return null
  const written = page.text.slice(valueSpan.start, valueSpan.end)
  const counts = unit?.dimension === 'count' && frame.unit !== 'count'
  const stated = unit && !counts ? asWritten(page, unit.written) : null
  const found = canonicalValue(asAsked(frame, value), unit, frame, written, stated || null)
  // Sheets often keep a share as a fraction of one.
  const fraction = page.kind === 'sheet' && frame.unit === '%' && !unit && found.number !== null && found.unit === '%'
  if (fraction && found.number && Math.abs(found.number) <= 1) {
    const text = textOf({ digits: value.digits * 100n, scale: value.scale })
    return { ...found, text, number: Number(text), conversion: `${written} × 100 = ${text} %` }
  }
  return found
}

const sourceOf = ({ observation, frame }: Match): Candidate['reason']['source'] => {
  if (frame.kind === 'passage') return 'passage'
  if (observation.page.kind === 'sheet') return 'sheet'
  return observation.kind === 'cell' || observation.traits.form || observation.traits.label ? 'table' : 'sentence'
}

const isOfPart = ({ features }: Match): boolean =>
  Object.keys(features).some((name) => name.endsWith('_part') && !name.includes(':'))

/** A match as a candidate with its place and checks, for review; `null` where it holds no value. */
export function candidateOf(
  match: Match,
  score: number,
  role: Candidate['role'],
  reporting: number | null,
): Candidate | null {
  const { observation, frame, dimension, features } = match
  const value = foundValue(match)
  if (!value) return null
  const { page, span, valueSpan, year } = observation
  const isFigure = frame.kind === 'number'
  const stated = !isFigure || (observation.unit !== null && !features.unit_assumed) || frame.unit === 'count'
  const { own, column, caption } = observation.texts
  const gates = gatesOf(match)
  return {
    datapoint: frame.datapoint,
    dimension,
    value,
    year: year ?? (frame.target ? null : reporting),
    role,
    tier: 'review',
    score,
    place: placeOf(page, span, isFigure ? valueSpan : null, observation.box, observation.address),
    excerpt: page.text.slice(span.start, span.end),
    checks: [
      check('quote', true, null),
      ...(value.writtenNumber === null ? [] : [check('value', true, value.writtenNumber)]),
      check('unit', stated, value.writtenUnit),
      check('year', year !== null, observation.yearFrom ?? (year === null ? null : 'sentence')),
      check('boundary', !isOfPart(match), features.whole_own || features.whole_column ? 'group' : 'unknown'),
      check('range', true, null),
    ],
    reason: {
      source: sourceOf(match),
      matched: (own.find(Boolean) ?? column[0] ?? caption[0] ?? '').trim().slice(0, 200),
      missing: [
        ...(year === null ? ['year'] : []),
        ...(stated ? [] : ['unit']),
        ...(features.whole_own || features.whole_column ? [] : ['boundary']),
      ],
      ...(gates.length ? { gates: [...gates] } : {}),
    },
  }
}

/** A candidate with what it was made from and how likely it is right. */
export interface Proposal {
  candidate: Candidate
  match: Match
  /** The probability from which on one like it is shown, and called sure. */
  shown: number
  sure: number
}

/** From this probability on an assertion that fails no gate is shown: its own words are proof enough. */
const ASSERTED = 0.3

/** Whether words assert all of what is asked for; of those that do not, the likelier ones only lead. */
const isOpen = (match: Match): number => Number(familyOf(match) === 'assertion' && gatesOf(match).length === 0)

/** Less likely ones are not kept. */
const KEPT = 0.03
/** Of one datapoint and member the likeliest ones are kept. */
export const mostKept = 12

/**
 * What of a document may answer each datapoint, likeliest first.
 * @param year the financial year that the document reports on
 */
export function proposalsAmong(
  { ofYear, observations }: Pick<Matches, 'ofYear' | 'observations'>,
  year: number | null,
): Map<string, Proposal[]> {
  const groups = new Map<string, { match: Match; p: number }[]>()
  for (const [match, p] of likelihoods(ofYear, observations)) {
    if (p < KEPT) continue
    const key = `${match.frame.datapoint}#${match.dimension ?? ''}`
    const group = groups.get(key)
    if (group) group.push({ match, p })
    else groups.set(key, [{ match, p }])
  }
  return new Map(
    [...groups].map(([key, group]) => [
      key,
      group
        .sort((a, b) => isOpen(b.match) - isOpen(a.match) || b.p - a.p)
        .slice(0, mostKept)
        .flatMap(({ match, p }): Proposal[] => {
          const learned = thresholdsOf(match)
          const shown = isOpen(match) ? Math.min(learned.shown, ASSERTED) : learned.shown
          const candidate = candidateOf(match, p, match.frame.target ? 'target' : 'actual', year)
          return candidate ? [{ candidate, match, shown, sure: learned.sure }] : []
        }),
    ]),
  )
}

const rowOf = ({ observation: { page, texts }, frame, dimension }: Match): string =>
  [page.number, frame.datapoint, dimension, ...texts.own, ...texts.parent, ...texts.column].join('\u0000')

/** The figures of earlier years that stand in the rows of what is shown, one for each year. */
export function priorsOf(shown: readonly Match[], { earlier }: Matches, reporting: number | null): Candidate[] {
  const rows = new Map(
    shown.filter(({ observation }) => observation.kind === 'cell').map((match) => [rowOf(match), match]),
  )
  const known = new Set<string>()
  return earlier.flatMap((match): Candidate[] => {
    const now = rows.get(rowOf(match))
    const key = `${match.frame.datapoint}#${match.dimension ?? ''}#${match.observation.year}`
    if (!now || known.has(key) || now.observation.unit?.written !== match.observation.unit?.written) return []
    known.add(key)
    const candidate = candidateOf(match, 0.5, 'prior', reporting)
    return candidate ? [candidate] : []
  })
}

/** From these odds on a figure of an earlier year is worth a word where none of this year was found. */
const WORTH = 1

/** What documents say of earlier years only: the likeliest figure of each datapoint. */
export function onlyEarlier(found: ReadonlySet<string>, { earlier }: Matches, reporting: number | null): Candidate[] {
  const alone = earlier.filter(({ frame, dimension }) => dimension === null && !found.has(frame.datapoint))
  const best = new Map<string, { match: Match; odds: number }>()
  for (const { match, odds } of alone.map((one) => scoredAlone(one, aloneWeights())))
    if (odds > Math.max(WORTH, best.get(match.frame.datapoint)?.odds ?? 0))
      best.set(match.frame.datapoint, { match, odds })
  return [...best.values()].flatMap(({ match }) => candidateOf(match, KEPT, 'prior', reporting) ?? [])
}
