import type { RemovalPreview } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import { chooseFinding } from '../findings/compare-findings.ts'
import { keyInSet } from '../stores/analysed-set.ts'
import { dismissalsOf } from '../stores/dismissal-store.ts'
import { shownFindingsOfDocument } from '../stores/finding-store.ts'
import type { Report } from '../stores/report.ts'
import { valuesOf } from '../stores/value-store.ts'
import { everyValueWeighed } from './weigh-findings.ts'

/** Datapoints named of each kind; the rest is only counted. */
const named = 50

/** What removing a document changes among values. */
export type ValuesOfRemoval = Omit<RemovalPreview, 'issued'>

/** Preview of removing a document from a report: values that become missing, are replaced, or stay. */
export async function previewRemoval(tenant: Tenant, report: Report, documentId: string): Promise<ValuesOfRemoval> {
  const own = await shownFindingsOfDocument(tenant, documentId)
  const keys = [...new Set(own.flatMap(({ datapoint }) => keyInSet(report.set, datapoint) ?? []))]
  const values = (await valuesOf(tenant, report, keys)).filter(({ value }) => value)
  const dismissals = await dismissalsOf(tenant, report, keys)
  const hidden = new Set(dismissals.filter((one) => one.hidden && one.documentId === documentId).map(({ key }) => key))
  const seen = values.filter(({ key }) => !hidden.has(key))
  const kept = seen.filter(({ status }) => status !== 'proposed').map(({ key }) => key)
  // What others say is read only of the values that rest on this document: of a thousand documents they are few.
  const ids = new Set(own.map(({ id }) => id))
  const resting = seen.filter(({ status, findingId }) => status === 'proposed' && findingId && ids.has(findingId))
  const missing: string[] = []
  const replaced: string[] = []
  const weighed = everyValueWeighed(
    tenant,
    report,
    resting.map(({ key }) => key),
  )
  for await (const records of weighed)
    for (const [key, { eligible }] of records) {
      const others = eligible.filter((finding) => finding.documentId !== documentId && finding.dimension === null)
      if (chooseFinding(others, report.year)) replaced.push(key)
      else missing.push(key)
    }
  const counted = (list: string[]) => ({ count: list.length, keys: list.slice(0, named) })
  return {
    missing: counted(missing),
    replaced: counted(replaced),
    kept: counted(kept),
    findings: own.length,
  }
}
