import type { AssessmentMethod } from '@esrs/contract'
import { completed, defaultMethod } from '@esrs/engine/materiality'
import { desc } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { materialityMethods } from '../../../database/schema/materiality.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../stores/report.ts'

/** A version of the method, as stored; version 0 is the one that every company begins with. */
export interface MethodRow {
  version: number
  method: AssessmentMethod
  reason: string
  by: string | null
  at: Date | null
}

/** All versions of a report's method, the latest first, with the defaults last. */
export async function methodVersions({ db, companyId }: Tenant, report: Report): Promise<MethodRow[]> {
  const { version } = materialityMethods
  const rows = await db
    .select()
    .from(materialityMethods)
    .where(isOfReport(materialityMethods, companyId, report))
    .orderBy(desc(version))
  const first: MethodRow = { version: 0, method: defaultMethod() as AssessmentMethod, reason: '', by: null, at: null }
  return [...rows.map((row) => ({ ...row, method: completed(row.method) })), first]
}

export const currentMethod = async (tenant: Tenant, report: Report): Promise<MethodRow> =>
  (await methodVersions(tenant, report))[0]!

export async function addMethod(
  { db, companyId }: Tenant,
  { set, year }: Report,
  row: MethodRow & { at: Date },
): Promise<void> {
  await db.insert(materialityMethods).values({ ...row, companyId, set, reportingYear: year })
}
