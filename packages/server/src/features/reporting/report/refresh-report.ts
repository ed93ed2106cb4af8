import { following } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { keyInSet } from '../stores/analysed-set.ts'
import { datapointsWithFindings } from '../stores/finding-store.ts'
import { isSameReport, type Report } from '../stores/report.ts'
import { currentReport, lockReporting, setCurrentReport } from '../stores/report-store.ts'
import { allValues } from '../stores/value-store.ts'
import { carryDecisions } from '../values/carry-decisions.ts'
import { proposeValues } from '../values/propose-values.ts'

/**
 * Brings the values and proposals of a report up to date. A company works in one report at a time; when it has chosen another
 * set or year, or the year has changed by itself, this is the moment at which values and proposals follow.
 */
export async function refreshReport(tenant: Tenant, report: Report): Promise<void> {
  const current = await currentReport(tenant)
  if (current && isSameReport(current, report)) return
  await following('reporting.opened', () =>
    tenant.transaction(async (inside) => {
      await lockReporting(inside)
      await refreshLockedReport(inside, report)
    }),
  )
}

/**
 * Carries what people decided in the company's other sets over to a report and proposes the rest anew from all findings, where
 * that is not the report whose proposals are up to date. Call it in a transaction that holds the lock of reporting.
 */
export async function refreshLockedReport(tenant: Tenant, report: Report): Promise<void> {
  const current = await currentReport(tenant)
  if (current && isSameReport(current, report)) return
  await carryDecisions(tenant, report)
  const answered = (await datapointsWithFindings(tenant)).flatMap((id) => keyInSet(report.set, id) ?? [])
  // Proposals of documents that are gone meanwhile have no finding any more.
  const kept = (await allValues(tenant, report)).filter(({ status }) => status === 'proposed').map(({ key }) => key)
  await proposeValues(tenant, report, [...new Set([...answered, ...kept])])
  await setCurrentReport(tenant, report)
}
