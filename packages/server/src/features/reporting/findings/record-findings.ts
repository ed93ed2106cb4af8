import type { Analysis, Candidate } from '@esrs/engine'
import type { Tenant } from '../../../database/tenant.ts'
import { replaceHints } from '../history/history-store.ts'
import { replaceOmissions } from '../iros/iro-store.ts'
import { bringUpToDate } from '../report/refresh-report.ts'
import type { Report } from '../report/report.ts'
import { propose } from '../values/propose-values.ts'
import { answeredIn } from './analysed-set.ts'
import {
  datapointsOfDocument,
  deleteFindings,
  insertFindings,
  lockReporting,
  proofsFrom,
  proveAgain,
} from './finding-store.ts'

/** What of an analysis is kept for reporting. */
export type Recorded = Pick<Analysis, 'findings' | 'others'> & Partial<Pick<Analysis, 'omissions' | 'hints'>>

/** Candidates kept beside the shown ones, for each datapoint; further ones prove nothing more. */
const keptOthers = 5

/**
 * Replaces what is known from a document by what its analysis gives, and proposes values anew where that changes something.
 * May run twice with the effect of once. Call it in a transaction.
 */
export async function recordFindings(
  tenant: Tenant,
  report: Report,
  documentId: string,
  { findings, others, omissions = [], hints = [] }: Recorded,
): Promise<void> {
  await lockReporting(tenant)
  const before = await datapointsOfDocument(tenant, documentId)
  const proofs = await proofsFrom(tenant, documentId)
  await deleteFindings(tenant, documentId)
  await insertFindings(tenant, documentId, true, findings)
  await proveAgain(tenant, documentId, proofs)
  await insertFindings(tenant, documentId, false, bestOf(others))
  await replaceOmissions(tenant, documentId, omissions)
  await replaceHints(tenant, documentId, hints)
  const ids = new Set([...before, ...findings.map(({ datapoint }) => datapoint)])
  if (await bringUpToDate(tenant, report)) return
  const touched = new Set([...ids].flatMap((id) => answeredIn(report.set, id) ?? []))
  await propose(tenant, report, [...touched])
}

/** Takes a document's findings away and proposes anew from what is left. Call it in a transaction. */
export async function forgetDocument(tenant: Tenant, report: Report, documentId: string): Promise<void> {
  await recordFindings(tenant, report, documentId, { findings: [], others: [] })
}

function bestOf(others: readonly Candidate[]): Candidate[] {
  const counts = new Map<string, number>()
  return others.filter(({ datapoint }) => {
    const count = (counts.get(datapoint) ?? 0) + 1
    counts.set(datapoint, count)
    return count <= keptOthers
  })
}
