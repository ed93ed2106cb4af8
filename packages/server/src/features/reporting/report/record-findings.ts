import type { Tenant } from '../../../database/tenant.ts'
import { keyInSet } from '../stores/analysed-set.ts'
import { datapointsOfDocuments, type RecordedAnalysis, replaceAnalysis } from '../stores/analysis-store.ts'
import { currentReport, lockReporting } from '../stores/report-store.ts'
import { proposeValues } from '../values/propose-values.ts'

/**
 * Replaces the findings of a document by those of its analysis, and proposes values anew where that changes something. May run
 * twice with the effect of once. Call it in a transaction.
 */
export async function recordFindings(tenant: Tenant, documentId: string, analysis: RecordedAnalysis): Promise<void> {
  await lockReporting(tenant)
  await proposeInCurrent(tenant, await replaceAnalysis(tenant, documentId, analysis))
}

/** Removes the findings of a document and proposes values anew from those of the others. Call it in a transaction. */
export async function removeFindings(tenant: Tenant, documentId: string): Promise<void> {
  await recordFindings(tenant, documentId, { findings: [], others: [] })
}

/** Proposes anew what some documents speak of, after it was settled whose they are. Call it in a transaction. */
export async function proposeAgain(tenant: Tenant, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return
  await lockReporting(tenant)
  await proposeInCurrent(tenant, await datapointsOfDocuments(tenant, documentIds))
}

/**
 * Proposes values in the report whose proposals are up to date, so that they stay so, whatever the company has chosen meanwhile: any
 * other report is brought up to date from all findings when it is opened.
 * @param datapoints of the analysed set, of which something else is said now
 */
async function proposeInCurrent(tenant: Tenant, datapoints: Iterable<string>): Promise<void> {
  const report = await currentReport(tenant)
  if (!report) return
  const keys = new Set([...datapoints].flatMap((id) => keyInSet(report.set, id) ?? []))
  await proposeValues(tenant, report, [...keys])
}
