import type { Tenant } from '../../../database/tenant.ts'
import { groupFindings } from '../findings/compare-findings.ts'
import { analysedIdsOf, keyInSet } from '../stores/analysed-set.ts'
import { dismissalsUpTo } from '../stores/dismissal-store.ts'
import type { SourcedFinding } from '../stores/finding-store.ts'
import { findingSummaries } from '../stores/finding-summary-store.ts'
import type { Report } from '../stores/report.ts'
import { type Value, valuesOf } from '../stores/value-store.ts'

/** A value, and what documents say for it that a person has not thrown out. */
export interface WeighedValue {
  value: Value | undefined
  /** The findings without those that a person removed. */
  findings: readonly SourcedFinding[]
  /** The findings that may become the value. */
  eligible: readonly SourcedFinding[]
}

/** Reads the findings of datapoints of the analysed set; those behind today's values are always among them. */
export type FindingsReader = (sources: readonly string[], behindValues: readonly string[]) => Promise<SourcedFinding[]>

/** Values of datapoints with the findings that speak for them, read for all datapoints at once. */
export async function weighedValues(
  tenant: Tenant,
  report: Report,
  keys: string[],
  read: FindingsReader,
): Promise<Map<string, WeighedValue>> {
  const { set } = report
  const values = await valuesOf(tenant, report, keys)
  const findings = await read(
    keys.flatMap((key) => analysedIdsOf(set, key)),
    values.flatMap(({ findingId }) => findingId ?? []),
  )
  const dismissals = await dismissalsUpTo(tenant, report, keys)
  const byKey = new Map(values.map((value) => [value.key, value]))
  const findingsByKey = groupFindings(findings, ({ datapoint }) => keyInSet(set, datapoint))
  const dismissed = new Map(dismissals.map(({ key, documentId, hidden }) => [`${key} ${documentId}`, hidden]))
  return new Map(
    keys.map((key) => {
      const value = byKey.get(key)
      const hiding = ({ documentId }: SourcedFinding) => dismissed.get(`${key} ${documentId}`)
      // What somebody pointed at counts while it is the value; once that was taken back it proposes nothing.
      // It stays in sight even where something else of the same document was thrown out before.
      const visible = withoutReadBeside(findingsByKey.get(key) ?? []).filter((one) =>
        one.reason.pointed ? one.id === value?.findingId : hiding(one) !== true,
      )
      const eligible = visible.filter((finding) => hiding(finding) === undefined)
      const ofCompany = ofOneCompany(visible, value?.findingId ?? null)
      return [key, { value, findings: ofCompany, eligible: ofOneCompany(eligible, null) }]
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

/**
 * The findings of one company: never are those of two compared, added up or shown as what agrees. Those of the company itself
 * come first; of what is only asked about, those of the company that the best one is of.
 * @param chosenId the finding that the value was taken from
 */
function ofOneCompany(findings: readonly SourcedFinding[], chosenId: string | null): readonly SourcedFinding[] {
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
export async function* everyValueWeighed(
  tenant: Tenant,
  report: Report,
  keys: readonly string[],
): AsyncGenerator<Map<string, WeighedValue>> {
  // The first datapoints show how many findings each of them has.
  let size = 8
  for (let start = 0; start < keys.length; ) {
    const records = await weighedValues(tenant, report, keys.slice(start, start + size), (sources, chosen) =>
      findingSummaries(tenant, sources, { atMost: 1_000_000, chosen }),
    )
    yield records
    start += size
    const read = [...records.values()].reduce((sum, { findings }) => sum + findings.length, 0)
    size = Math.max(1, Math.min(chunk, 2 * size, Math.floor((size * mostAtOnce) / Math.max(1, read))))
  }
}
