import type { Tenant } from '../../../database/tenant.ts'
import { type Cell, cellsOf } from '../stores/cell-store.ts'
import { type FindingSelection, findingsById, findingsOf } from '../stores/finding-store.ts'
import { findingSummaries } from '../stores/finding-summary-store.ts'
import type { Report } from '../stores/report.ts'
import { type RestatementRow, restatementsOf } from '../stores/restatement-store.ts'
import type { Value } from '../stores/value-store.ts'
import { type WeighedValue, weighedValues } from './weigh-findings.ts'
import { decidedYearBefore } from './year-before.ts'

/** The findings of a datapoint on its own page: the best, since thousands of documents would fill the page with one datapoint. */
export const pageSelection: Omit<FindingSelection, 'chosen'> = { atMost: 100 }

/** The findings behind a line about a datapoint: the best of the whole figure, and those of the newest documents. */
export const lineSelection: Omit<FindingSelection, 'chosen'> = { atMost: 24, newest: 24, whole: true }

/** The company's value of a datapoint, the findings of its documents for it, and what stands beside it. */
export interface ValueWithFindings extends WeighedValue {
  /** The value that a person decided for the report of the year before, or as this report restates it. */
  lastYear: Value | undefined
  /** Why it is restated, and what was reported then. */
  restated?: { value: string; number: number | null; unit: string | null; reason: string }
  /** Cells of its breakdown that people stand for, where they were asked for; then no other parts are shown. */
  cells?: readonly Cell[]
}

/**
 * Values of datapoints as they are weighed, with those of the year before beside them.
 * @param selection which findings of each datapoint; the finding behind its value is always among them. Without it all findings
 * @param read `summary`: of each finding just what it is compared by
 */
export async function valuesWithFindings(
  tenant: Tenant,
  report: Report,
  keys: string[],
  selection?: Omit<FindingSelection, 'chosen'>,
  read: 'whole' | 'summary' = 'whole',
): Promise<Map<string, ValueWithFindings>> {
  const weighed = await weighedValues(tenant, report, keys, (sources, chosen) =>
    selection && read === 'summary'
      ? findingSummaries(tenant, sources, { ...selection, chosen })
      : findingsOf(tenant, sources, selection ? { ...selection, chosen } : null),
  )
  const lastYears = await decidedYearBefore(tenant, report, keys)
  const restated = new Map((await restatementsOf(tenant, report, [...lastYears.keys()])).map((row) => [row.key, row]))
  return new Map(
    [...weighed].map(([key, one]) => [key, { ...one, ...comparativeOf(lastYears.get(key), restated.get(key)) }]),
  )
}

/** The value of the year before as this report shows it: restated, or as it was reported then. */
function comparativeOf(
  lastYear: Value | undefined,
  restated: RestatementRow | undefined,
): Pick<ValueWithFindings, 'lastYear' | 'restated'> {
  if (!lastYear?.value || !restated) return { lastYear }
  const { value, number, unit, reason } = restated
  return {
    lastYear: { ...lastYear, value, number, unit },
    restated: { value: lastYear.value, number: lastYear.number, unit: lastYear.unit, reason },
  }
}

/**
 * Values with findings for the rows of a list. Only the findings that a row shows are read whole; the others are summaries, so
 * that they are compared and counted all the same.
 * @param shownBy the identifiers of the findings that a row shows
 */
export async function listedValuesWithFindings(
  tenant: Tenant,
  report: Report,
  keys: string[],
  selection: Omit<FindingSelection, 'chosen'>,
  shownBy: (record: ValueWithFindings, reportingYear: number) => string[],
): Promise<Map<string, ValueWithFindings>> {
  const records = await valuesWithFindings(tenant, report, keys, selection, 'summary')
  const wanted = [...records.values()].flatMap((one) => shownBy(one, report.year))
  const read = new Map((await findingsById(tenant, wanted)).map((finding) => [finding.id, finding]))
  const put = (findings: ValueWithFindings['findings']) => findings.map((finding) => read.get(finding.id) ?? finding)
  return new Map(
    [...records].map(([key, one]) => [key, { ...one, findings: put(one.findings), eligible: put(one.eligible) }]),
  )
}

/** The same records with the cells of their breakdowns. */
export async function withCells<Kept extends ValueWithFindings>(
  tenant: Tenant,
  report: Report,
  records: ReadonlyMap<string, Kept>,
): Promise<Map<string, Kept>> {
  const cells = await cellsOf(tenant, report, [...records.keys()])
  return new Map([...records].map(([key, one]) => [key, cells.has(key) ? { ...one, cells: cells.get(key)! } : one]))
}
