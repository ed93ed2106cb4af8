import type { Language } from '@esrs/contract'
import { type Catalogue, type Datapoint, loadCatalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Accounts, CompanySettings } from '../../accounts/index.ts'
import { say } from '../messages.ts'
import { type Report, reportOf } from '../stores/report.ts'
import { withOwnDatapoints } from '../values/own-datapoints.ts'
import { refreshReport } from './refresh-report.ts'

/** The report that a company works in, brought up to date, with its catalogue in a language. */
export interface OpenReport {
  settings: CompanySettings
  report: Report
  catalogue: Catalogue
}

export async function openReport(
  accounts: Pick<Accounts, 'settings'>,
  tenant: Tenant,
  language: Language,
): Promise<OpenReport> {
  const settings = await accounts.settings(tenant)
  const report = reportOf(settings)
  await refreshReport(tenant, report)
  return { settings, report, catalogue: loadCatalogue(report.set, language) }
}

/**
 * The same with the company's own datapoints in the catalogue; for what counts to a total the one without them is used.
 * @param keys the datapoints that are asked about; all of the company's own without it
 */
export async function openReportWithOwn(
  accounts: Pick<Accounts, 'settings'>,
  tenant: Tenant,
  language: Language,
  keys?: readonly string[],
): Promise<OpenReport> {
  const opened = await openReport(accounts, tenant, language)
  return { ...opened, catalogue: await withOwnDatapoints(tenant, opened.report, opened.catalogue, keys) }
}

/** The datapoint with this key; throws `not_found` where there is none. */
export function datapointEntry(catalogue: Catalogue, key: string): Datapoint {
  const entry = catalogue.get(key)
  if (!entry) throw new AppError('not_found', say('datapoint.missing'))
  return entry
}
