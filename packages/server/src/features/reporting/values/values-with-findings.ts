import type { Tenant } from '../../../database/tenant.ts'
import { answeredIn, sourcesOf } from '../findings/analysed-set.ts'
import { groupFindings } from '../findings/compare-findings.ts'
import {
  type Best,
  dismissalsFor,
  findingsFor,
  type SourcedFinding,
  type Value,
  valuesWithLastYears,
} from '../findings/finding-store.ts'
import { lightFindingsFor } from '../findings/finding-summary-store.ts'
import type { Report } from '../report/report.ts'

/** Findings of one datapoint that are shown at most, the best of them; thousands of documents would fill a page with it. */
export const shownFindings: Omit<Best, 'chosen'> = { atMost: 100 }

/** Those that a line about a datapoint follows from: what documents say of the whole, and what the last of them say. */
export const tellingFindings: Omit<Best, 'chosen'> = { atMost: 24, newest: 24, whole: true }

/** What is known of one datapoint of a company. */
export interface Known {
  value: Value | undefined
  /** What a person decided for the report of the year before. */
  lastYear: Value | undefined
  /** What documents say about it, without those that a person has removed. */
  findings: readonly SourcedFinding[]
  /** Those of them that may become the value. */
  eligible: readonly SourcedFinding[]
}

/**
 * What is known of some datapoints, asked for all of them at once.
 * @param best which findings of one datapoint; that of its value is always among them. Without it all of them
 * @param read `light`: of those just what they are weighed by
 */
export async function knownOf(
  tenant: Tenant,
  report: Report,
  keys: string[],
  best?: Omit<Best, 'chosen'>,
  read: 'whole' | 'light' = 'whole',
): Promise<Map<string, Known>> {
  const { set } = report
  const stored = await valuesWithLastYears(tenant, report, keys)
  const values = stored.filter(({ reportingYear }) => reportingYear === report.year)
  const before = stored.filter(({ reportingYear }) => reportingYear !== report.year)
  const lastYears = new Map(before.filter(({ status }) => isDecided(status)).map((value) => [value.key, value]))
  const sources = keys.flatMap((key) => sourcesOf(set, key))
  const chosen = values.flatMap(({ findingId }) => findingId ?? [])
  const findings =
    best && read === 'light'
      ? await lightFindingsFor(tenant, sources, { ...best, chosen })
      : await findingsFor(tenant, sources, best ? { ...best, chosen } : null)
  const dismissals = await dismissalsFor(tenant, report, keys)
  const byKey = new Map(values.map((value) => [value.key, value]))
  const found = groupFindings(findings, ({ datapoint }) => answeredIn(set, datapoint))
  const dismissed = new Map(dismissals.map(({ key, documentId, hidden }) => [`${key} ${documentId}`, hidden]))
  return new Map(
    keys.map((key) => {
      const hiding = ({ documentId }: SourcedFinding) => dismissed.get(`${key} ${documentId}`)
      const visible = (found.get(key) ?? []).filter((finding) => hiding(finding) !== true)
      const eligible = visible.filter((finding) => hiding(finding) === undefined)
      return [key, { value: byKey.get(key), lastYear: lastYears.get(key), findings: visible, eligible }]
    }),
  )
}

const isDecided = (status: Value['status']): boolean => status === 'accepted' || status === 'corrected'

/** Findings that are weighed in one go; meanwhile nobody else is answered. */
const mostAtOnce = 8000
/** Datapoints that are asked about at once. */
const chunk = 50

/**
 * The same with every finding of theirs, some datapoints after the other: those of all at once may be a million. Of each finding
 * just what it is weighed by.
 */
export async function* allKnownOf(
  tenant: Tenant,
  report: Report,
  keys: readonly string[],
): AsyncGenerator<Map<string, Known>> {
  // How many findings a datapoint has shows with the first ones.
  let size = 8
  for (let start = 0; start < keys.length; ) {
    const known = await knownOf(tenant, report, keys.slice(start, start + size), { atMost: 1_000_000 }, 'light')
    yield known
    start += size
    const read = [...known.values()].reduce((sum, { findings }) => sum + findings.length, 0)
    size = Math.max(1, Math.min(chunk, 2 * size, Math.floor((size * mostAtOnce) / Math.max(1, read))))
  }
}
