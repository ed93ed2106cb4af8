import type { Tenant } from '../../../database/tenant.ts'
import { groupFindings } from '../findings/compare-findings.ts'
import { analysedIdsOf, keyInSet } from '../stores/analysed-set.ts'
import { type Cell, cellsOf } from '../stores/cell-store.ts'
import { dismissalsUpTo } from '../stores/dismissal-store.ts'
import { type FindingSelection, findingsById, findingsOf, type SourcedFinding } from '../stores/finding-store.ts'
import { findingSummaries } from '../stores/finding-summary-store.ts'
import type { Report } from '../stores/report.ts'
import { type RestatementRow, restatementsOf } from '../stores/restatement-store.ts'
import { type Value, valuesOf } from '../stores/value-store.ts'
import { decidedYearBefore } from './year-before.ts'

/** The findings of a datapoint on its own page: the best, since thousands of documents would fill the page with one datapoint. */
export const pageSelection: Omit<FindingSelection, 'chosen'> = { atMost: 100 }

/** The findings behind a line about a datapoint: the best of the whole figure, and those of the newest documents. */
export const lineSelection: Omit<FindingSelection, 'chosen'> = { atMost: 24, newest: 24, whole: true }

/** The company's value of a datapoint, and the findings of its documents for it. */
export interface ValueWithFindings {
  value: Value | undefined
  /** The value that a person decided for the report of the year before, or as this report restates it. */
  lastYear: Value | undefined
  /** Why it is restated, and what was reported then. */
  restated?: { value: string; number: number | null; unit: string | null; reason: string }
  /** The findings without those that a person removed. */
  findings: readonly SourcedFinding[]
  /** The findings that may become the value. */
  eligible: readonly SourcedFinding[]
  /** Cells of its breakdown that people stand for, where they were asked for; then no other parts are shown. */
  cells?: readonly Cell[]
}

/**
 * Values of datapoints with their findings, read for all datapoints at once.
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
  const { set } = report
  const values = await valuesOf(tenant, report, keys)
  const lastYears = await decidedYearBefore(tenant, report, keys)
  const restated = new Map((await restatementsOf(tenant, report, [...lastYears.keys()])).map((row) => [row.key, row]))
  const sources = keys.flatMap((key) => analysedIdsOf(set, key))
  const chosen = values.flatMap(({ findingId }) => findingId ?? [])
  const findings =
    selection && read === 'summary'
      ? await findingSummaries(tenant, sources, { ...selection, chosen })
      : await findingsOf(tenant, sources, selection ? { ...selection, chosen } : null)
  const dismissals = await dismissalsUpTo(tenant, report, keys)
  const byKey = new Map(values.map((value) => [value.key, value]))
  const findingsByKey = groupFindings(findings, ({ datapoint }) => keyInSet(set, datapoint))
  const dismissed = new Map(dismissals.map(({ key, documentId, hidden }) => [`${key} ${documentId}`, hidden]))
  return new Map(
    keys.map((key) => {
      const hiding = ({ documentId }: SourcedFinding) => dismissed.get(`${key} ${documentId}`)
      // What somebody pointed at counts while it is the value; once that was taken back it proposes nothing.
      // It stays in sight even where something else of the same document was thrown out before.
      const isTaken = ({ id }: SourcedFinding) => id === byKey.get(key)?.findingId
      const visible = withoutReadBeside(findingsByKey.get(key) ?? []).filter((one) =>
        one.reason.pointed ? isTaken(one) : hiding(one) !== true,
      )
      const eligible = visible.filter((finding) => hiding(finding) === undefined)
      const value = byKey.get(key)
      return [
        key,
        {
          value,
          ...comparativeOf(lastYears.get(key), restated.get(key)),
          findings: ofOneCompany(visible, value?.findingId ?? null),
          eligible: ofOneCompany(eligible, null),
        },
      ]
    }),
  )
}

/** Findings without what was read beside the tags of the same document: what a report tags is said. */
function withoutReadBeside(findings: readonly SourcedFinding[]): SourcedFinding[] {
  const isTag = ({ reason }: SourcedFinding) => reason.source === 'tag'
  const placeOf = ({ documentId, dimension }: SourcedFinding) => `${documentId} ${dimension}`
  const tagged = new Set(findings.filter(isTag).map(placeOf))
  return findings.filter((one) => isTag(one) || one.reason.pointed || !tagged.has(placeOf(one)))
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
 * The findings of one company: never are those of two compared, added up or shown as what agrees. Those of the company itself
 * come first; of what is only asked about, those of the company that the best one is of.
 * @param chosenId the finding that the value was taken from
 */
export function ofOneCompany(findings: readonly SourcedFinding[], chosenId: string | null): readonly SourcedFinding[] {
  if (findings.every(({ standing }) => standing === 'own')) return findings
  const known = findings.filter(({ standing }) => standing !== 'other')
  const chosen = known.find(({ id }) => id === chosenId)
  const first = chosen ?? known.find(({ standing }) => standing === 'own') ?? known[0]
  return known.filter(
    ({ standing, company }) => standing === first?.standing && (standing === 'own' || company === first.company),
  )
}

/** Findings that are compared in one go; the process answers no other request meanwhile. */
const mostAtOnce = 8000

/** Datapoints that are read at once, at most. */
const chunk = 50

/**
 * Values with summaries of all their findings, a few datapoints at a time: the findings of all datapoints at once may be a
 * million.
 */
export async function* everyValueWithFindings(
  tenant: Tenant,
  report: Report,
  keys: readonly string[],
): AsyncGenerator<Map<string, ValueWithFindings>> {
  // The first datapoints show how many findings each of them has.
  let size = 8
  for (let start = 0; start < keys.length; ) {
    const records = await valuesWithFindings(
      tenant,
      report,
      keys.slice(start, start + size),
      { atMost: 1_000_000 },
      'summary',
    )
    yield records
    start += size
    const read = [...records.values()].reduce((sum, { findings }) => sum + findings.length, 0)
    size = Math.max(1, Math.min(chunk, 2 * size, Math.floor((size * mostAtOnce) / Math.max(1, read))))
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
