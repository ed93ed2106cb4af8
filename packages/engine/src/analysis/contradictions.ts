import { knowledge, listed } from '../knowledge.ts'
import { relations } from './answering/frames.ts'
import { check } from './checks.ts'
import { holds, TOLERANCE } from './consistency.ts'
import type { Candidate } from './finding.ts'

/** Figures that should be the same, by their datapoints, and head counts that a document may state in full-time equivalents. */
const contradicted = knowledge<'code' | 'datapoint' | 'others'>('contradictions').map(
  ({ code, datapoint, others }) => ({
    code,
    datapoint,
    others: listed(others),
  }),
)

const numberOf = ({ value }: Candidate): number => value.number ?? 0
const isAbove = (own: number, most: number): boolean => own > most * (1 + TOLERANCE) + 1e-9
const isComparable = (a: Candidate, b: Candidate | undefined): b is Candidate =>
  b !== undefined && a.year === b.year && a.value.unit === b.value.unit

/** Marks what contradicts each other on both sides, with what it is; none of them is sure. */
function mark(code: string, a: Candidate, b: Candidate): void {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const name = other.dimension ? `${other.datapoint}#${other.dimension}` : other.datapoint
    one.checks.push(check('total', false, `${code} ${name}`))
    one.tier = 'review'
  }
}

type Wholes = ReadonlyMap<string, Candidate>

/** Figures that should be the same and are not. */
function compareSame(wholes: Wholes, equivalents: ReadonlySet<number>): void {
  for (const { code, datapoint, others } of contradicted) {
    const own = wholes.get(datapoint)
    if (!own) continue
    for (const id of others) {
      const other = wholes.get(id)
      if (isComparable(own, other) && !holds('sum', numberOf(own), numberOf(other))) mark(code, own, other)
    }
    if (others.length || !equivalents.has(numberOf(own))) continue
    own.checks.push(check('total', false, code))
    own.tier = 'review'
  }
}

/** Parts of a breakdown that are larger than their whole; shares have wholes of their own. */
function compareParts(actual: readonly Candidate[], wholes: Wholes): void {
  for (const part of actual) {
    const whole = part.dimension ? wholes.get(part.datapoint) : undefined
    if (part.value.unit !== '%' && isComparable(part, whole) && isAbove(numberOf(part), numberOf(whole)))
      mark('part', part, whole)
  }
}

/** Some of the parts of a total that are above it together; where all are known, the relation itself tells. */
function compareSums(wholes: Wholes): void {
  for (const { datapoint, kind, of } of relations) {
    const own = wholes.get(datapoint)
    if (!own || kind !== 'sum') continue
    const parts = of.flatMap((id) => wholes.get(id) ?? []).filter((part) => isComparable(own, part))
    if (parts.length === of.length || parts.length < 2) continue
    const sum = parts.reduce((total, part) => total + numberOf(part), 0)
    if (isAbove(sum, numberOf(own))) for (const part of parts) mark('sum_above', part, own)
  }
}

/**
 * Marks what contradicts each other across datapoints: figures that should be the same, a part that is larger than its whole, parts
 * whose sum is above their total, a head count that the document states in full-time equivalents.
 * @param findings shown candidates of one document, changed in place
 * @param equivalents figures that the document states in full-time equivalents
 */
export function checkContradictions(findings: readonly Candidate[], equivalents: ReadonlySet<number>): void {
  const actual = findings.filter(({ role, value }) => role === 'actual' && value.number !== null)
  const wholes = new Map(actual.filter(({ dimension }) => dimension === null).map((one) => [one.datapoint, one]))
  compareSame(wholes, equivalents)
  compareParts(actual, wholes)
  compareSums(wholes)
}
