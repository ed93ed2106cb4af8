import type { ReportSettings } from '@esrs/contract'
import { eq } from 'drizzle-orm'
import { isOfReport } from '../../database/of-report.ts'
import { statementLooks, statementSettings } from '../../database/schema/statements.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Report } from '../reporting/index.ts'

/** What the company has set for its statements; `null` where it has not. */
export async function storedSettings({ db, companyId }: Tenant, report: Report) {
  const [looks] = await db.select().from(statementLooks).where(eq(statementLooks.companyId, companyId))
  const [settings] = await db
    .select()
    .from(statementSettings)
    .where(isOfReport(statementSettings, companyId, report))
  return { looks: looks ?? null, settings: settings ?? null }
}

/** Saves the looks for every report, and the rest for this one; call it in a transaction. */
export async function saveSettings(
  { db, companyId }: Tenant,
  { set, year }: Report,
  { lei, colour, logo, languages, period, currency }: ReportSettings,
): Promise<void> {
  const looks = { lei, colour, logo }
  await db
    .insert(statementLooks)
    .values({ companyId, ...looks })
    .onConflictDoUpdate({ target: statementLooks.companyId, set: looks })
  const settings = { languages, periodStart: period.start, periodEnd: period.end, currency }
  await db
    .insert(statementSettings)
    .values({ companyId, set, reportingYear: year, ...settings })
    .onConflictDoUpdate({
      target: [statementSettings.companyId, statementSettings.set, statementSettings.reportingYear],
      set: settings,
    })
}
