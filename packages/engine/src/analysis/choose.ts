import { agree, type Decimal, decimalOf } from '../text/decimals.ts'
import { asksForTarget } from './answering/frames.ts'
import { isExacter } from './exactness.ts'
import type { Candidate } from './finding.ts'

/** A finding together with the document it comes from. */
export interface DocumentFinding {
  documentId: string
  /** Financial year the document reports on; newer documents state figures of earlier years anew. */
  documentYear: number | null
  finding: Candidate
}

/** What several documents say about one datapoint (and dimension), settled for one year. */
export interface Choice<Item extends DocumentFinding = DocumentFinding> {
  /** Shown as the value: of the reporting year if there is one, else of the newest earlier year, else of any. */
  chosen: Item
  /** Everything that states the same, `chosen` first: together the evidence. */
  evidence: Item[]
  /** Observations for the same year that differ, best first; shown beside the value. */
  conflicts: Item[]
  /** The best observation for each other year, newest first: the trend. */
  otherYears: Item[]
  /** A newer document corrects what an older one said about the same year. */
  restated: boolean
}

const decimal = ({ finding }: DocumentFinding): Decimal | null =>
  finding.value.number === null ? null : decimalOf(finding.value.text)
const outOfBoundary = ({ finding }: DocumentFinding): number =>
  Number(finding.checks.some(({ check, passed }) => check === 'boundary' && !passed))

const isPassage = ({ finding }: DocumentFinding): boolean => finding.reason.source === 'passage'

/** Passages add up, whatever their words. */
function same(a: DocumentFinding, b: DocumentFinding): boolean {
  if (isPassage(a) && isPassage(b)) return true
  if (a.finding.value.unit !== b.finding.value.unit) return false
  const [x, y] = [decimal(a), decimal(b)]
  return x && y ? agree(x, y) : a.finding.value.text === b.finding.value.text
}

/** Group before entity, newer observation before older, sure before unsure, then score; the rest only keeps the order stable. */
function better(a: DocumentFinding, b: DocumentFinding): number {
  return (
    outOfBoundary(a) - outOfBoundary(b) ||
    (b.documentYear ?? 0) - (a.documentYear ?? 0) ||
    Number(b.finding.tier === 'high') - Number(a.finding.tier === 'high') ||
    b.finding.score - a.finding.score ||
    a.documentId.localeCompare(b.documentId) ||
    a.finding.place.start - b.finding.place.start
  )
}

function settledYear(years: (number | null)[], reporting: number | null): number | null {
  const known = [...new Set(years.filter((year) => year !== null))].sort((a, b) => b - a)
  if (reporting === null) return known[0] ?? null
  if (known.includes(reporting)) return reporting
  // Without a year of its own an observation counts for the year that is asked about.
  if (years.includes(null)) return null
  return known.find((year) => year < reporting) ?? known[0] ?? null
}

/**
 * Settles what several documents say about one datapoint and dimension. Agreement merges the evidence and shows the most precise
 * observation; a conflict keeps all sides. Decisions of persons are no business of this function.
 * @param items findings for one datapoint and dimension, of any year and role
 * @param reportingYear the company's reporting year; `null` takes the newest year
 * @returns `null` when there is nothing to choose from
 */
export function choose<Item extends DocumentFinding>(
  items: readonly Item[],
  reportingYear: number | null,
): Choice<Item> | null {
  const stated = items.filter(({ finding }) => finding.role !== 'base')
  // What is aimed at is the value only where that is asked for: tables often show it beside what was reached.
  const target = stated.every(({ finding }) => finding.role === 'target' && asksForTarget(finding.datapoint))
  const usable = stated.filter(({ finding }) => (finding.role === 'target') === target)
  // Targets carry the year they aim at, so the newest observation counts whatever that year is.
  const year = target
    ? null
    : settledYear(
        usable.map(({ finding }) => finding.year),
        reportingYear,
      )
  const ofYear = (target ? [...usable] : usable.filter(({ finding }) => finding.year === year)).sort(better)
  const first = ofYear[0]
  if (!first) return null
  const agreeing = ofYear.filter((item) => same(item, first))
  const chosen = isPassage(first)
    ? first
    : agreeing
        .filter((item) => outOfBoundary(item) === outOfBoundary(first))
        .reduce((best, item) => (isExacter(item.finding, best.finding) ? item : best), first)
  const conflicts = ofYear.filter((item) => !same(item, first))
  const otherYears = target ? [] : bestByYear(usable.filter(({ finding }) => finding.year !== year))
  return {
    chosen,
    evidence: [chosen, ...agreeing.filter((item) => item !== chosen)],
    conflicts,
    otherYears,
    restated: conflicts.some(
      (item) =>
        (item.documentYear ?? 0) < (first.documentYear ?? 0) && item.finding.value.unit === first.finding.value.unit,
    ),
  }
}

function bestByYear<Item extends DocumentFinding>(items: Item[]): Item[] {
  const best = new Map<number, Item>()
  for (const item of [...items].sort(better)) {
    const { year } = item.finding
    if (year !== null && !best.has(year)) best.set(year, item)
  }
  return [...best.entries()].sort((a, b) => b[0] - a[0]).map(([, item]) => item)
}
