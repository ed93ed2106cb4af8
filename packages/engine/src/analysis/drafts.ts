import { asAsked, asWritten, canonicalValue, inRange } from './canonical.ts'
import type { Draft } from './choose-within.ts'
import type { Compiled } from './compiled.ts'
import { type Decimal, textOf } from './decimals.ts'
import { isPartOf } from './dimensions.ts'
import { excerptSpan, type Fact } from './facts.ts'
import type { Candidate, Check } from './finding.ts'
import type { Match } from './match.ts'
import { placeOf } from './places.ts'
import { nameInLabel, siteOf } from './sites.ts'
import { fold } from './text.ts'
import { namesYear } from './years.ts'

/** A check and how it ended. */
export const check = (name: Check['check'], passed: boolean, detail: string | null): Check => ({
  check: name,
  passed,
  detail,
})

/**
 * What holds of the year of an answer in words, which stands for the reporting year: an excerpt that names it lacks nothing.
 * @param from where the excerpt stands, as a check tells it
 */
export function yearOfWords(
  excerpt: string,
  reporting: number | null,
  from: 'sentence' | 'row',
): { checked: Check; missing: string[] } {
  const isNamed = reporting !== null && namesYear(fold(excerpt), reporting)
  return { checked: check('year', isNamed, isNamed ? from : null), missing: isNamed ? [] : ['year'] }
}

const UNIT_WORD: Record<string, string> = { count: '' }

/**
 * The table of ESRS E1-6 (AR 48) has a head for its columns of target years; where cells are wide it seems to stand over the
 * years before them as well.
 */
const TEMPLATE_HEAD = /^(?:milestones|etappenziele|meilensteine) (?:and|und) (?:target years|zieljahre)$/
const underTemplate = ({ columns, year }: Fact, reporting: number | null): boolean =>
  year !== null && reporting !== null && year <= reporting && columns.some((head) => TEMPLATE_HEAD.test(head))

/** `Reduction target 2030 (vs. 2020)`: the first year of a head of two, behind which the other is compared with. */
const HEAD_YEAR =
  /(?<!(?:vs\.?|versus|base(?:line)?(?: year)?|from|to|with|against|since|seit|gegenüber|ggü\.?|basisjahr|basis) )\b(20[2-5]\d)\b/

const yearInHead = ({ columns }: Fact): number | null => Number(HEAD_YEAR.exec(columns.join(' '))?.[1] ?? 0) || null

function placeOfFact({ labelCells, columns, rivals, parents, titles }: Fact, { unexplained }: Match): string | null {
  const label = labelCells.map(({ text }) => text.trim()).join(' ')
  return (
    nameInLabel(label, unexplained) ??
    siteOf([...(rivals.length ? [...columns].reverse() : []), ...[...parents].reverse(), ...titles])
  )
}

/** What is aimed at is of the year that its own column names; that of the table is the year of what was reached. */
const yearAimedAt = (fact: Fact): number | null => (fact.yearFrom === 'column' ? fact.year : null)

const AGE_BAND = /^[<>≤≥] ?(?:29|30|31|49|50|51)$/

/** A candidate from a figure in a table or sheet; `null` when it is out of the possible range. */
export function draftFromFact(fact: Fact, match: Match, compiled: Compiled, reporting: number | null): Draft | null {
  const { recipe } = compiled
  if (recipe.partsOnly && !isPartOf(match.dimension, recipe.breakdowns)) return null
  const found = fact.cell.number
  if (!found || found.upTo) return null
  // A head of ages is no count of people.
  if (recipe.id.startsWith('S1-') && AGE_BAND.test(fact.cell.text.trim())) return null
  // An increase is no reduction.
  if (recipe.target && fact.cell.text.trim().startsWith('+')) return null
  // Heads are counted whole: three digits behind a mark are thousands, whatever the page's format is.
  const grouped = recipe.unit === 'count' && /^\d{1,3}[.,]\d{3}$/.test(found.written)
  const read: Decimal = grouped
    ? { digits: BigInt(found.written.replace(/[.,]/, '')), scale: 0 }
    : asAsked(compiled, found.value)
  const typed =
    fact.source === 'sheet' && typeof fact.cell.raw === 'number' && recipe.unit === '%' && !fact.cell.text.includes('%')
  // `Number of days`, and a column of units that says `number`: it counts, but days are what it counts.
  const merelyCounts = match.unit?.dimension === 'count' && recipe.unit !== 'count' && recipe.unit !== '%'
  const unitText = match.unit && !merelyCounts ? asWritten(fact.page, match.unit.written) : null
  const value = canonicalValue(read, match.unit, recipe, found.written, unitText === '' ? null : unitText)
  // Sheets often show a share as a fraction of one.
  if (typed && value.number !== null && Math.abs(value.number) <= 1 && value.number !== 0 && !match.unitStated) {
    value.text = textOf({ digits: found.value.digits * 100n, scale: found.value.scale })
    value.number = Number(value.text)
    value.conversion = `${found.written} × 100 = ${value.text} %`
  }
  if (
    !inRange(value, compiled) ||
    (recipe.least !== undefined && match.dimension === null && (value.number ?? 0) < recipe.least)
  )
    return null
  // `Women | 52.2` below a number of employees is a share whose unit is not said.
  const heads = !match.unit || match.unit.dimension === 'count'
  const number = value.number ?? 0
  if (recipe.unit === 'count' && match.dimension !== null && heads && number < 100 && number % 1) return null
  const target = recipe.target === true
  const asked = underTemplate(fact, reporting) ? 'actual' : fact.role
  const role: Candidate['role'] =
    asked === 'target' || fact.role === 'reduction'
      ? 'target'
      : fact.role === 'base'
        ? 'base'
        : fact.year !== null && reporting !== null && fact.year < reporting
          ? 'prior'
          : 'actual'
  if (target && role !== 'target' && (fact.role !== 'actual' || fact.besideTarget)) return null
  if (!target && fact.role === 'reduction') return null
  if (target && role !== 'target') {
    const words = `${fact.label} ${fact.columns.join(' ')} ${fact.titles.join(' ')}`
    // A reduction in the column of a year that has passed is what was reached.
    const past = fact.yearFrom === 'column' && fact.year !== null && reporting !== null && fact.year <= reporting
    if (!(past ? /target|ziel/ : /target|ziel|reduction|reduktion/).test(words)) return null
  }
  if (!target && fact.year !== null && reporting !== null && fact.year > reporting) return null
  const yearKnown = fact.yearFrom !== null
  const span = excerptSpan(fact.page, fact.labelCells, fact.cell, fact.loose || fact.page.kind === 'sheet')
  const valueSpan = { start: found.start, end: found.end }
  const unitSure = match.unitStated || recipe.unit === 'count'
  const boundarySure = match.boundary !== 'part'
  const score = Math.min(
    1,
    match.strength * 0.62 +
      (yearKnown ? 0.13 : 0.03) +
      (unitSure ? 0.1 : 0) +
      (match.boundary === 'group' ? 0.1 : match.boundary === 'unknown' ? 0.06 : 0) +
      (found.approximate ? 0 : 0.04) +
      // Where both are given, how many people there are goes before their share (ESRS S1-9, paragraph 66 b).
      (recipe.unit === '%' && (match.unit === null || match.unit.dimension === 'count') ? 0.06 : 0),
  )
  const missing = [
    ...(yearKnown ? [] : ['year']),
    ...(unitSure ? [] : ['unit']),
    ...(match.boundary === 'group' ? [] : ['boundary']),
  ]
  const candidate: Candidate = {
    datapoint: recipe.id,
    dimension: match.dimension,
    value,
    year: target
      ? (fact.targetYear ?? fact.year ?? yearInHead(fact))
      : role === 'target'
        ? yearAimedAt(fact)
        : (fact.year ?? reporting),
    role: target ? 'target' : role,
    tier: 'review',
    score,
    place: placeOf(fact.page, span, valueSpan, fact.cell.box, fact.cell.address),
    excerpt: fact.page.text.slice(span.start, span.end),
    checks: [
      check('quote', true, null),
      check('value', true, found.written),
      check('unit', unitSure, unitText ?? (merelyCounts ? recipe.unit : (UNIT_WORD[recipe.unit ?? ''] ?? null))),
      check('year', yearKnown, fact.yearFrom),
      check('boundary', boundarySure, match.boundary),
      check('range', true, null),
    ],
    reason: { source: fact.source, matched: match.matched, missing },
  }
  return {
    candidate,
    strength: match.strength,
    settled:
      (compiled.sure?.test([match.matched, ...fact.parents].join(' | ')) ?? true) &&
      yearKnown &&
      unitSure &&
      boundarySure &&
      !found.approximate,
    boundary: match.boundary,
    ofPart: match.names,
    site: match.dimension === null ? placeOfFact(fact, match) : null,
    title: fact.titles[0],
    row: match.headed ? fact.labelCells[0]?.start : undefined,
    column: match.below ? match.matched : undefined,
    section: fact.parents[fact.parents.length - 1],
    oneKind: compiled.oneKind?.test(match.matched) ?? false,
    value: found.value,
  }
}
