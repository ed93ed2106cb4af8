import { and, desc, inArray } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { restatements } from '../../../database/schema/additions.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from './report.ts'

/** A restated comparative, as stored. */
export type RestatementRow = typeof restatements.$inferSelect & { value: string }

/** The restatements in force of a report: of some datapoints, or all of them. */
export async function restatementsOf(
  { db, companyId }: Tenant,
  report: Report,
  keys?: readonly string[],
): Promise<RestatementRow[]> {
  if (keys?.length === 0) return []
  const rows = await db
    .selectDistinctOn([restatements.key])
    .from(restatements)
    .where(and(isOfReport(restatements, companyId, report), keys && inArray(restatements.key, [...keys])))
    .orderBy(restatements.key, desc(restatements.id))
  return rows.filter((row): row is RestatementRow => row.value !== null)
}

/** Adds a restatement, or that there is none any more. */
export async function addRestatement(
  { db, companyId }: Tenant,
  { set, year }: Report,
  row: Omit<typeof restatements.$inferInsert, 'id' | 'companyId' | 'set' | 'reportingYear'>,
): Promise<void> {
  await db.insert(restatements).values({ ...row, companyId, set, reportingYear: year })
}
