import { type Candidate, type Check, choose, type Tier } from '@esrs/engine'
import type { SourcedFinding } from '../stores/finding-store.ts'
import type { Value } from '../stores/value-store.ts'

/** The findings of one datapoint, compared with its value. */
export interface ComparedFindings {
  /** The finding behind the value; `null` where it is gone or the value a person's own. */
  chosen: SourcedFinding | null
  /** Findings with the same value. */
  agreeing: SourcedFinding[]
  /** Findings with another value for the same year. */
  conflicting: SourcedFinding[]
  /** Findings of other years. */
  otherYears: SourcedFinding[]
}

/** Findings in groups, each in the order given. */
export function groupFindings(
  findings: readonly SourcedFinding[],
  keyOf: (finding: SourcedFinding) => string | null,
): Map<string, SourcedFinding[]> {
  const groups = new Map<string, SourcedFinding[]>()
  for (const finding of findings) {
    const key = keyOf(finding)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return groups
}

function candidateOf(row: SourcedFinding): Candidate {
  const { datapoint, dimension, year, role, tier, score, place, excerpt, checks, reason, conversion, written } = row
  const { value: text, number, unit } = row
  const value = { text, number, unit, written, conversion, writtenNumber: null, writtenUnit: null }
  return { datapoint, dimension, value, year, role, tier, score, place, excerpt, checks, reason }
}

/** The engine's choice among the findings of one datapoint and one dimension; `null` without findings. */
export function chooseFinding(findings: readonly SourcedFinding[], reportingYear: number): ComparedFindings | null {
  const items = findings.map((row) => {
    const { documentId, documentYear } = row
    return { documentId, documentYear, finding: candidateOf(row), row }
  })
  const choice = choose(items, reportingYear)
  if (!choice) return null
  const rows = (some: typeof items) => some.map(({ row }) => row)
  return {
    chosen: choice.chosen.row,
    agreeing: rows(choice.evidence.slice(1)),
    conflicting: rows(choice.conflicts),
    otherYears: rows(choice.otherYears),
  }
}

/** The compared fields of a value, of a finding or typed by a person. */
type Compared = Pick<SourcedFinding, 'value' | 'number' | 'unit' | 'year'>

/** Findings compared with a value that is settled. */
export function compareWithValue(
  value: Compared,
  findings: readonly SourcedFinding[],
): Omit<ComparedFindings, 'chosen'> {
  const agreeing: SourcedFinding[] = []
  const conflicting: SourcedFinding[] = []
  const otherYears: SourcedFinding[] = []
  for (const finding of findings) {
    const isOfYear = finding.year === null || value.year === null || finding.year === value.year
    if (!isOfYear) otherYears.push(finding)
    // Passages support one another, in any words.
    else if (finding.reason.source === 'passage' || saysTheSame(value, finding)) agreeing.push(finding)
    else conflicting.push(finding)
  }
  return { agreeing, conflicting, otherYears }
}

/** Equality as in the engine: half a percent is rounding. */
function saysTheSame(a: Compared, b: Compared): boolean {
  if (a.number === null || b.number === null) return a.value === b.value
  if (a.unit !== b.unit) return false
  return Math.abs(a.number - b.number) <= 0.005 * Math.max(Math.abs(a.number), Math.abs(b.number))
}

/** Whether a finding is of another year than the report; targets and base years have years of their own. */
export function isOfOtherYear({ role, year }: Pick<SourcedFinding, 'role' | 'year'>, reportingYear: number): boolean {
  return (role === 'actual' || role === 'prior') && year !== null && year !== reportingYear
}

/**
 * Whether a check was made. That a figure is one of the whole company is known only where the document says so, and only what a
 * language model read was held against what such figures can be.
 */
function wasMade({ check, passed, detail }: Check, { reason }: SourcedFinding): boolean {
  if (!passed) return true
  if (check === 'boundary') return detail === 'group'
  return check !== 'range' || reason.source === 'model'
}

/** The checks of a finding for this report: a value of another year has failed the check of the year. */
export function checksFor(finding: SourcedFinding, reportingYear: number): Check[] {
  const checks = finding.checks.filter((check) => wasMade(check, finding))
  if (!isOfOtherYear(finding, reportingYear)) return checks
  const failed: Check = { check: 'year', passed: false, detail: String(finding.year) }
  return [...checks.filter(({ check }) => check !== 'year'), failed]
}

/** Why a finding can only be asked about and is not the value; `null` where nothing stands against it. */
export function questionAbout(finding: SourcedFinding, reportingYear: number): Value['question'] {
  if (finding.standing === 'asked') return 'company'
  if (isOfOtherYear(finding, reportingYear)) return 'year'
  return finding.checks.some(({ check, passed }) => check === 'total' && !passed) ? 'total' : null
}

/** The tier of a finding for this report. */
export function tierFor(finding: SourcedFinding, reportingYear: number): Tier {
  return questionAbout(finding, reportingYear) === null ? finding.tier : 'review'
}

/** The same figure for the newest year before that of the value, from the same document where it is there. */
export function priorYearFinding(findings: readonly SourcedFinding[], chosen: SourcedFinding): SourcedFinding | null {
  if (chosen.role === 'target' || chosen.year === null) return null
  const earlier = findings.filter(
    ({ role, year, unit }) =>
      (role === 'prior' || role === 'actual') && year !== null && year < chosen.year! && unit === chosen.unit,
  )
  const ranked = earlier.toSorted(
    (a, b) =>
      b.year! - a.year! ||
      Number(b.documentId === chosen.documentId) - Number(a.documentId === chosen.documentId) ||
      b.score - a.score,
  )
  return ranked[0] ?? null
}
