import { type Relation, relations } from './answering/frames.ts'
import type { Candidate } from './finding.ts'

export const TOLERANCE = 0.015

/** What a relation makes of its parts: the total, the most, or the share in percent. */
function expectedOf(kind: Relation['kind'], parts: readonly number[]): number {
  const [first = 0, second = 0] = parts
  if (kind === 'at_most') return first
  if (kind === 'sum') return parts.reduce((sum, part) => sum + part, 0)
  return second === 0 ? 0 : (100 * first) / second
}

export function holds(kind: Relation['kind'], own: number, expected: number): boolean {
  if (kind === 'at_most') return own <= expected * (1 + TOLERANCE) + 1e-9
  const slack = kind === 'share' ? Math.max(0.6, expected * TOLERANCE) : Math.abs(expected) * TOLERANCE
  return Math.abs(own - expected) <= slack
}

const isEnough = (kind: Relation['kind'], known: number, of: number): boolean =>
  kind === 'share' ? known >= 2 : kind === 'at_most' ? known >= 1 : known >= of

/**
 * Checks shown values against each other: parts and totals, shares, and the parts of a breakdown. What does not hold is marked with
 * a failed `total` check and is no longer called sure; no value is changed.
 * @param findings shown candidates of one document, changed in place
 */
export function checkConsistency(findings: Candidate[]): void {
  const shown = new Map<string, Candidate>()
  for (const finding of findings)
    if (finding.role === 'actual' && finding.dimension === null && finding.value.number !== null)
      shown.set(finding.datapoint, finding)
  const comparable = (a: Candidate, b: Candidate | undefined): b is Candidate =>
    b !== undefined && a.year === b.year && b.value.number !== null
  for (const { datapoint, kind, of, unit } of relations) {
    const own = shown.get(datapoint)
    if (!own || (unit === '%' && own.value.unit !== '%')) continue
    const parts = of.map((id) => shown.get(id)).filter((part) => comparable(own, part))
    if (!isEnough(kind, parts.length, of.length)) continue
    const numbers = parts.map((part) => part.value.number ?? 0)
    const passed = holds(kind, own.value.number ?? 0, expectedOf(kind, numbers))
    own.checks.push({ check: 'total', passed, detail: `${kind} ${of.join(' ')}` })
    // A total above its parts may hold parts that are not stated; one below them is wrong somewhere.
    const total = numbers.reduce((sum, part) => sum + part, 0)
    if (!passed && !(kind === 'sum' && (own.value.number ?? 0) > total))
      for (const part of [own, ...parts]) {
        part.tier = 'review'
        if (part !== own) part.checks.push({ check: 'total', passed: false, detail: `${kind} ${datapoint}` })
      }
  }
}

/** A figure of a report as it stands, whoever found or decided it. */
export interface ReportedFigure {
  datapoint: string
  number: number
  unit: string | null
  /** `null` counts as the year of the report. */
  year: number | null
}

/** Two or more figures of a report that do not fit together. A hint to look, never a reason to change one. */
export interface Inconsistency {
  kind: Relation['kind']
  /** The datapoint that the relation is about, and those that it is made of. */
  datapoint: string
  of: readonly string[]
  /** What the others make of it: their sum, the most it can be, or their share in percent. */
  expected: number
}

let relatedBy: Map<string, Set<string>> | null = null

/** The datapoints whose figures are needed to check those of some datapoints, themselves included. */
export function relatedDatapoints(ids: readonly string[]): string[] {
  if (!relatedBy) {
    relatedBy = new Map()
    for (const { datapoint, of } of relations)
      for (const one of [datapoint, ...of]) {
        const others = relatedBy.get(one) ?? new Set()
        for (const other of [datapoint, ...of]) others.add(other)
        relatedBy.set(one, others)
      }
  }
  return [...new Set(ids.flatMap((id) => [id, ...(relatedBy?.get(id) ?? [])]))]
}

/**
 * Checks the figures of a report against each other, whatever documents they come from: parts and totals, shares.
 * @param figures at most one for each datapoint
 * @param year of the report, for figures without a year
 */
export function findInconsistencies(figures: readonly ReportedFigure[], year: number): Inconsistency[] {
  const known = new Map(figures.map((figure) => [figure.datapoint, figure]))
  const inconsistencies: Inconsistency[] = []
  for (const { datapoint, kind, of, unit } of relations) {
    const own = known.get(datapoint)
    if (!own || (unit === '%' && own.unit !== '%')) continue
    const parts = of.flatMap((other) => known.get(other) ?? [])
    const isOfYear = parts.every((part) => (part.year ?? year) === (own.year ?? year))
    // Money of two currencies, or a share beside a count, says nothing about the other.
    const isOfUnit = parts.every((part) => part.unit === parts[0]?.unit && (kind === 'share' || part.unit === own.unit))
    if (!isEnough(kind, parts.length, of.length) || !isOfYear || !isOfUnit) continue
    const expected = expectedOf(
      kind,
      parts.map(({ number }) => number),
    )
    if (!holds(kind, own.number, expected)) inconsistencies.push({ kind, datapoint, of, expected })
  }
  return inconsistencies
}

/**
 * A figure that is more than three times that of the year before, or less than a third. Companies seldom change that much in a
 * year, while the smallest of the common slips, GJ for MWh, is a factor of 3.6; thousands and decimal marks are far above it.
 */
const JUMP = 3
/** Below this a count changes by any factor without anything being wrong: one accident, then four. */
const FEW = 20
/** Shares near zero double and triple with little; below this many percentage points nobody has to look. */
const POINTS = 10

/** Whether a figure differs from that of the year before so much that a person should look at both. */
export function isJump(
  now: Pick<ReportedFigure, 'number' | 'unit' | 'year'>,
  before: Pick<ReportedFigure, 'number' | 'unit' | 'year'>,
): boolean {
  if (now.unit !== before.unit || now.year === null || before.year !== now.year - 1) return false
  const [low = 0, high = 0] = [Math.abs(now.number), Math.abs(before.number)].sort((a, b) => a - b)
  // From or to nothing is a change that people make; it has no factor.
  if (low === 0 || Math.sign(now.number) !== Math.sign(before.number)) return false
  if ((now.unit === null || now.unit === 'count') && high < FEW) return false
  if (now.unit === '%' && high - low < POINTS) return false
  return high > JUMP * low
}
