import type { RemovalPreview } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import { chooseFinding } from './choose.ts'
import { allKnownOf } from './known.ts'
import type { Report } from './report.ts'
import { answeredIn } from './sources.ts'
import { countFindings, datapointsOfDocument } from './store.ts'

/** Datapoints named of each kind; the rest is only counted. */
const named = 50

/** What forgetting a document would change in a report: what becomes missing, what others answer, what stays. */
export async function previewForgetting(tenant: Tenant, report: Report, documentId: string): Promise<RemovalPreview> {
  const ids = await datapointsOfDocument(tenant, documentId)
  const keys = [...new Set(ids.flatMap((id) => answeredIn(report.set, id) ?? []))]
  const missing: string[] = []
  const replaced: string[] = []
  const kept: string[] = []
  for await (const [key, { value, findings, eligible }] of allKnownOf(tenant, report, keys)) {
    if (!value?.value) continue
    const own = findings.filter((finding) => finding.documentId === documentId)
    if (value.status !== 'proposed') {
      if (own.length > 0) kept.push(key)
      continue
    }
    if (!own.some(({ id }) => id === value.findingId)) continue
    const others = eligible.filter((finding) => finding.documentId !== documentId && finding.dimension === null)
    if (chooseFinding(others, report.year)) replaced.push(key)
    else missing.push(key)
  }
  const counts = await countFindings(tenant, [documentId])
  const counted = (list: string[]) => ({ count: list.length, keys: list.slice(0, named) })
  return {
    missing: counted(missing),
    replaced: counted(replaced),
    kept: counted(kept),
    findings: counts.reduce((sum, { count }) => sum + count, 0),
  }
}
