import type { Tenant } from '../../../database/tenant.ts'
import { keyInSet } from '../stores/analysed-set.ts'
import { datapointsOfDocuments, type RecordedAnalysis, replaceAnalysis } from '../stores/analysis-store.ts'
import type { Report } from '../stores/report.ts'
import { lockReporting } from '../stores/report-store.ts'
import { proposeValues } from '../values/propose-values.ts'
import { refreshLockedReport } from './refresh-report.ts'

/**
 * Replaces the findings of a document by those of its analysis, and proposes values anew where that changes something. May run
 * twice with the effect of once. Call it in a transaction.
 */
export async function recordFindings(
  tenant: Tenant,
  report: Report,
  documentId: string,
  analysis: RecordedAnalysis,
): Promise<void> {
  await lockReporting(tenant)
  const datapoints = await replaceAnalysis(tenant, documentId, analysis)
  if (await refreshLockedReport(tenant, report)) return
  const keys = new Set([...datapoints].flatMap((id) => keyInSet(report.set, id) ?? []))
  await proposeValues(tenant, report, [...keys])
}

/** Removes the findings of a document and proposes values anew from those of the others. Call it in a transaction. */
export async function removeFindings(tenant: Tenant, report: Report, documentId: string): Promise<void> {
  await recordFindings(tenant, report, documentId, { findings: [], others: [] })
}

/** Proposes anew what some documents speak of, after it was settled whose they are. Call it in a transaction. */
export async function proposeAgain(tenant: Tenant, report: Report, documentIds: readonly string[]): Promise<void> {
  await lockReporting(tenant)
  if (documentIds.length === 0 || (await refreshLockedReport(tenant, report))) return
  const datapoints = await datapointsOfDocuments(tenant, documentIds)
  await proposeValues(tenant, report, [...new Set(datapoints.flatMap((id) => keyInSet(report.set, id) ?? []))])
}
