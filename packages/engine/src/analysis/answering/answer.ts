import type { Page } from '../../reading/document.ts'
import { asWritten, canonicalValue } from '../canonical.ts'
import type { Fact } from '../facts.ts'
import type { Candidate, Check } from '../finding.ts'
import { placeOf } from '../places.ts'
import { statementsOfText } from './from-sentences.ts'
import { statementOf } from './from-tables.ts'
import { type Match, matches } from './match.ts'
import { besideRivals, familyOf, probability, weights } from './score.ts'
import type { Statement } from './statement.ts'
import { withUnitsAbove } from './units-above.ts'

const HOLDS_NO_VALUE: ReadonlySet<string> = new Set(['note', 'change', 'foreign'])

/**
 * All that the tables and sentences of a document state. A figure that two readings of its table understand differently is two
 * statements; the likelier one wins.
 */
export function statementsOf(pages: readonly Page[], ...readings: (readonly (readonly Fact[])[])[]): Statement[] {
  const cells = readings.map((reading) =>
    reading
      .flat()
      .filter(({ cell, role }) => cell.number && !HOLDS_NO_VALUE.has(role))
      .map(statementOf),
  )
  return [
    ...cells.flat(),
    ...cells.flatMap(withUnitsAbove),
    ...pages.filter(({ kind }) => kind !== 'sheet').flatMap(statementsOfText),
  ]
}

/** What of it may answer datapoints for the year that is reported on. */
export const matchesOfYear = (statements: readonly Statement[], year: number | null): Match[] =>
  statements
    .flatMap((statement) => matches(statement, year))
    .filter(
      ({ statement, frame }) => year === null || statement.year === null || statement.year === year || frame.target,
    )

/** What an assertion answers. */
export function answerOf({ statement, frame }: Match): string {
  const denied = (statement.traits.cue_none ?? 0) + (statement.traits.cue_not ?? 0) > 0
  if (frame.answers === 'deny') return denied ? 'no' : 'yes'
  if (frame.answers === 'denied') return 'no'
  if (frame.answers === 'none') return 'yes'
  return frame.answers.split('|')[0] ?? ''
}

const check = (name: Check['check'], passed: boolean, detail: string | null): Check => ({ check: name, passed, detail })

function foundValue({ statement, frame }: Match): Candidate['value'] | null {
  const { page, valueSpan, value, unit } = statement
  if (frame.kind !== 'number') {
    const text =
      frame.kind === 'passage'
        ? page.text.slice(statement.span.start, statement.span.end)
        : answerOf({ statement, frame } as Match)
    return { text, number: null, unit: null, written: text, writtenNumber: null, writtenUnit: null, conversion: null }
  }
  if (!valueSpan || !value) return null
  const written = page.text.slice(valueSpan.start, valueSpan.end)
  const stated = unit && unit.dimension !== 'count' ? asWritten(page, unit.written) : null
  return canonicalValue(value, unit, frame, written, stated || null)
}

/** A match as a candidate with its place and checks. */
function candidateOf(match: Match, score: number, tier: Candidate['tier'], reporting: number | null): Candidate | null {
  const { statement, frame, dimension, features } = match
  const value = foundValue(match)
  if (!value) return null
  const { page, span, valueSpan, year } = statement
  const stated =
    frame.kind !== 'number' || (statement.unit !== null && !features.unit_assumed) || frame.unit === 'count'
  const part = Object.keys(features).some((name) => name.endsWith('_part') && !name.includes(':'))
  return {
    datapoint: frame.datapoint,
    dimension,
    value,
    year: year ?? (frame.target ? null : reporting),
    role: frame.target ? 'target' : year !== null && reporting !== null && year < reporting ? 'prior' : 'actual',
    tier,
    score,
    place: placeOf(page, span, frame.kind === 'number' ? valueSpan : null, statement.box, statement.address),
    excerpt: page.text.slice(span.start, span.end),
    checks: [
      check('quote', true, null),
      ...(value.writtenNumber === null ? [] : [check('value', true, value.writtenNumber)]),
      check('unit', stated, value.writtenUnit),
      check('year', year !== null, statement.yearFrom ?? (year === null ? null : 'sentence')),
      check('boundary', !part, 'unknown'),
      check('range', true, null),
    ],
    reason: {
      source:
        frame.kind === 'passage'
          ? 'passage'
          : statement.kind !== 'cell'
            ? 'sentence'
            : page.kind === 'sheet'
              ? 'sheet'
              : 'table',
      matched: (statement.texts.own[0] ?? statement.texts.column[0] ?? statement.texts.caption[0] ?? '')
        .trim()
        .slice(0, 200),
      missing: [...(year === null ? ['year'] : []), ...(stated ? [] : ['unit']), 'boundary'],
    },
  }
}

/** Passages that answer one datapoint: they add up rather than contradict each other. */
const PASSAGES = 3

/**
 * The answers of a document: for each datapoint and member of a breakdown the likeliest statement, where it is likely enough.
 * @param statements all of the document
 * @param year the financial year it reports on
 */
export function answersAmong(statements: readonly Statement[], year: number | null): Candidate[] {
  const { figure, assertion } = weights()
  const scored = besideRivals(matchesOfYear(statements, year), statements, {
    figure: figure.alone,
    assertion: assertion.alone,
  })
  const groups = new Map<string, { match: Match; p: number }[]>()
  for (const [{ match }, features] of scored) {
    const { beside, shown } = weights()[familyOf(match)]
    const p = probability(beside, features)
    if (p < shown) continue
    const key = `${match.frame.datapoint}#${match.dimension ?? ''}`
    const group = groups.get(key)
    if (group) group.push({ match, p })
    else groups.set(key, [{ match, p }])
  }
  return [...groups.values()].flatMap((group) => {
    const best = group.sort((a, b) => b.p - a.p).slice(0, group[0]?.match.frame.kind === 'passage' ? PASSAGES : 1)
    return best.flatMap(({ match, p }) => {
      const sure = p >= weights()[familyOf(match)].sure
      return candidateOf(match, p, sure ? 'high' : 'review', year) ?? []
    })
  })
}
