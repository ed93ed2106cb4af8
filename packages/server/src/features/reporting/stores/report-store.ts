import { and, eq } from 'drizzle-orm'
import { begunYears } from '../../../database/schema/organisation.ts'
import { currentReports } from '../../../database/schema/reporting.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from './report.ts'

/**
 * The lock of reporting: one transaction of a company at a time chooses among its findings; two at once would not see each other's.
 * Comes after locks of documents and before those of work and texts (order of locks: `database/tenant.ts`).
 */
export const lockReporting = (inside: Tenant): Promise<void> => inside.lock('reporting')

/** The report whose proposals are up to date; `null` where there is none. */
export async function currentReport({ db, companyId }: Tenant): Promise<Report | null> {
  const [row] = await db.select().from(currentReports).where(eq(currentReports.companyId, companyId))
  return row ? { set: row.set as Report['set'], year: row.reportingYear } : null
}

/** Whether the company began a year from the one before it, which it has reported on here. */
export async function isBegunYear({ db, companyId }: Tenant, year: number): Promise<boolean> {
  const ofYear = and(eq(begunYears.companyId, companyId), eq(begunYears.reportingYear, year))
  const [row] = await db.select({ year: begunYears.reportingYear }).from(begunYears).where(ofYear)
  return row !== undefined
}

/** Marks this report as the one with up-to-date proposals. */
export async function setCurrentReport({ db, companyId }: Tenant, { set, year }: Report): Promise<void> {
  const row = { set, reportingYear: year }
  await db
    .insert(currentReports)
    .values({ companyId, ...row })
    .onConflictDoUpdate({ target: currentReports.companyId, set: row })
}
