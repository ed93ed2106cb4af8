import type { Check, Tier } from '@esrs/engine'
import type { SourcedFinding } from './store.ts'

/** The findings of one datapoint in the order in which they speak for its value. */
export interface Choice {
  /** What is proposed; `null` without a finding. */
  chosen: SourcedFinding | null
  /** Say the same as the chosen one. */
  agreeing: SourcedFinding[]
  /** Say something else for the same year. */
  conflicting: SourcedFinding[]
  /** Of other years. */
  otherYears: SourcedFinding[]
}

/** Findings by their datapoint, each in the order given. */
export function byDatapoint(findings: readonly SourcedFinding[]): Map<string, SourcedFinding[]> {
  const groups = new Map<string, SourcedFinding[]>()
  for (const finding of findings) {
    const group = groups.get(finding.datapoint)
    if (group) group.push(finding)
    else groups.set(finding.datapoint, [finding])
  }
  return groups
}

/**
 * Chooses among the findings of one datapoint and one dimension: the reporting year first, then the newest earlier year,
 * then any other; within a year the newer document, then the surer finding. Targets and base years have years of their own,
 * which are not compared with the reporting year.
 */
export function choose(findings: readonly SourcedFinding[], reportingYear: number): Choice {
  const current = findings.filter(({ role }) => role !== 'prior')
  const [chosen = null, ...rest] = current.toSorted(
    (a, b) =>
      yearRank(a, reportingYear) - yearRank(b, reportingYear) ||
      Number(a.tier === 'review') - Number(b.tier === 'review') ||
      (b.documentYear ?? 0) - (a.documentYear ?? 0) ||
      b.uploadedAt.getTime() - a.uploadedAt.getTime() ||
      b.score - a.score,
  )
  return { chosen, ...against(chosen, rest) }
}

/** Sorts findings by how they stand to a value: that of a finding, or one that a person typed. */
export function against(
  value: { value: string; number: number | null; unit: string | null; year: number | null } | null,
  findings: readonly SourcedFinding[],
): Omit<Choice, 'chosen'> {
  const agreeing: SourcedFinding[] = []
  const conflicting: SourcedFinding[] = []
  const otherYears: SourcedFinding[] = []
  for (const finding of findings) {
    const isOfYear = !value || finding.year === null || value.year === null || finding.year === value.year
    if (!isOfYear) otherYears.push(finding)
    else if (value && saysTheSame(value, finding)) agreeing.push(finding)
    else conflicting.push(finding)
  }
  return { agreeing, conflicting, otherYears }
}

function yearRank({ role, year }: SourcedFinding, reportingYear: number): number {
  if (role !== 'actual') return 0
  if (year === null) return 500
  return year <= reportingYear ? reportingYear - year : 1000 + year - reportingYear
}

type Comparable = Pick<SourcedFinding, 'value' | 'number' | 'unit'>

function saysTheSame(a: Comparable, b: Comparable): boolean {
  if (a.number === null || b.number === null) return a.value === b.value
  if (a.unit !== b.unit) return false
  return Math.abs(a.number - b.number) <= 0.005 * Math.max(Math.abs(a.number), Math.abs(b.number))
}

/** Whether a finding is of another year than the report. */
export function isOfOtherYear({ role, year }: Pick<SourcedFinding, 'role' | 'year'>, reportingYear: number): boolean {
  return role === 'actual' && year !== null && year !== reportingYear
}

/** The checks of a finding as they stand for this report: a value of another year has failed the check of the year. */
export function checksFor(finding: SourcedFinding, reportingYear: number): Check[] {
  if (!isOfOtherYear(finding, reportingYear)) return finding.checks
  const failed: Check = { check: 'year', passed: false, detail: String(finding.year) }
  const others = finding.checks.filter(({ check }) => check !== 'year')
  return [...others, failed]
}

/** How sure a finding is for this report. */
export function tierFor(finding: SourcedFinding, reportingYear: number): Tier {
  return isOfOtherYear(finding, reportingYear) ? 'review' : finding.tier
}

/** The same figure for the newest year before that of the value, from the same document where it is there. */
export function priorOf(findings: readonly SourcedFinding[], chosen: SourcedFinding): SourcedFinding | null {
  if (chosen.role !== 'actual' || chosen.year === null) return null
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
