import { and, desc, eq } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { materiality } from '../../../database/schema/assessment.ts'
import { materialityMatters } from '../../../database/schema/materiality.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from './report.ts'

/** A decision on a topic, as stored. */
export type MaterialityRow = Omit<typeof materiality.$inferSelect, 'companyId'>

/** Decisions on topics in every report of the company, the latest first. */
export async function allMateriality({ db, companyId }: Tenant): Promise<MaterialityRow[]> {
  return db
    .select()
    .from(materiality)
    .where(eq(materiality.companyId, companyId))
    .orderBy(desc(materiality.decidedAt), materiality.code)
}

/** Decisions on the topics of a report, by control code. */
export async function decidedTopics({ db, companyId }: Tenant, report: Report): Promise<Map<string, boolean>> {
  const rows = await db
    .select({ code: materiality.code, material: materiality.material })
    .from(materiality)
    .where(isOfReport(materiality, companyId, report))
  return new Map(rows.map(({ code, material }) => [code, material]))
}

/** Codes of decided topics of a report whose decision was carried over and not confirmed. */
export async function unconfirmedTopics({ db, companyId }: Tenant, report: Report): Promise<Set<string>> {
  const { code, toConfirm } = materiality
  const rows = await db
    .select({ code })
    .from(materiality)
    .where(and(isOfReport(materiality, companyId, report), eq(toConfirm, true)))
  return new Set(rows.map((row) => row.code))
}

export async function saveMateriality({ db, companyId }: Tenant, row: MaterialityRow): Promise<void> {
  const { companyId: company, set, reportingYear, code } = materiality
  await db
    .insert(materiality)
    .values({ ...row, companyId })
    .onConflictDoUpdate({ target: [company, set, reportingYear, code], set: row })
}

export async function deleteMateriality({ db, companyId }: Tenant, report: Report, code: string) {
  await db.delete(materiality).where(and(isOfReport(materiality, companyId, report), eq(materiality.code, code)))
}

/** Codes of the sub-topics of a report that were considered and of which nothing was found. */
export async function notFoundMatters({ db, companyId }: Tenant, report: Report): Promise<Set<string>> {
  const { code } = materialityMatters
  const rows = await db
    .select({ code })
    .from(materialityMatters)
    .where(isOfReport(materialityMatters, companyId, report))
  return new Set(rows.map((row) => row.code))
}
