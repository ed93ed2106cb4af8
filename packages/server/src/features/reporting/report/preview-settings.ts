import type { contract, Produced } from '@esrs/contract'
import { loadCatalogue } from '@esrs/engine/esrs'
import type { z } from 'zod'
import type { Tenant } from '../../../database/tenant.ts'
import type { CompanySettings } from '../../accounts/index.ts'
import { countCompletion, rate } from '../completion/count-completion.ts'
import { isSameReport, reportOf } from '../stores/report.ts'
import { lockReporting } from '../stores/report-store.ts'
import { allValues } from '../stores/value-store.ts'
import { carriedValues, isDecided } from '../values/carry-decisions.ts'
import { refreshLockedReport } from './refresh-report.ts'

type Preview = Produced<(typeof contract)['csrd']['preview']>['data']

/** Thrown to leave nothing of a preview behind. */
class Undo extends Error {}

/** Completion of the report with other settings. Everything is done as if they were chosen, and then rolled back. */
export async function previewSettings(tenant: Tenant, now: CompanySettings, then: CompanySettings): Promise<Preview> {
  const present = await completionWith(tenant, now)
  const values = (await allValues(tenant, reportOf(now))).filter(isDecided)
  const carried = isSameReport(reportOf(now), reportOf(then))
    ? values.length
    : carriedValues(values, reportOf(now), reportOf(then)).length
  let future: Preview['chosen'] | null = null
  try {
    await tenant.transaction(async (inside) => {
      await lockReporting(inside)
      await refreshLockedReport(inside, reportOf(then))
      future = await completionWith(inside, then)
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
  return { now: present, chosen: future!, decided: { carried, waiting: values.length - carried } }
}

async function completionWith(tenant: Tenant, settings: CompanySettings): Promise<Preview['now']> {
  const { completed, total } = await countCompletion(tenant, loadCatalogue(settings.standardSet), settings)
  return {
    standard_set: settings.standardSet,
    reporting_year: settings.reportingYear,
    completion_rate: rate(completed, total),
    completed_datapoints: completed,
    total_datapoints: total,
  }
}

type Query = z.output<(typeof contract)['csrd']['preview']['query']>

/** The settings that a query for a preview names. */
export function settingsIn(query: Query): Partial<CompanySettings> {
  const choice: Partial<CompanySettings> = {}
  if (query.standard_set) choice.standardSet = query.standard_set
  if (query.reporting_year) choice.reportingYear = query.reporting_year
  if (query.first_reporting_year !== undefined) choice.firstReportingYear = query.first_reporting_year || null
  if (query.modules !== undefined) choice.modules = query.modules || null
  if (query.company_size) choice.size = query.company_size
  if (query.industry) choice.industry = query.industry === 'other' ? null : query.industry
  return choice
}
