import { and, eq } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { materialityDissents, materialityMatters, materialityTopics } from '../../../database/schema/materiality.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../stores/report.ts'

/** A topic of a company's own, as stored. */
export type OwnTopicRow = Omit<typeof materialityTopics.$inferSelect, 'companyId' | 'set' | 'reportingYear'>
/** A disagreement, as stored. */
export type DissentRow = Omit<typeof materialityDissents.$inferSelect, 'companyId' | 'set' | 'reportingYear'>

/** A sub-topic of which nothing was found, as stored. */
export type MatterRow = Omit<typeof materialityMatters.$inferSelect, 'companyId' | 'set' | 'reportingYear'>

export const ownTopics = async (tenant: Tenant, report: Report): Promise<OwnTopicRow[]> =>
  tenant.db
    .select()
    .from(materialityTopics)
    .where(isOfReport(materialityTopics, tenant.companyId, report))
    .orderBy(materialityTopics.at, materialityTopics.code)

export async function addOwnTopic({ db, companyId }: Tenant, { set, year }: Report, row: OwnTopicRow): Promise<void> {
  await db.insert(materialityTopics).values({ ...row, companyId, set, reportingYear: year })
}

export const dissentsOf = async (tenant: Tenant, report: Report): Promise<DissentRow[]> =>
  tenant.db
    .select()
    .from(materialityDissents)
    .where(isOfReport(materialityDissents, tenant.companyId, report))
    .orderBy(materialityDissents.at, materialityDissents.id)

export async function addDissent({ db, companyId }: Tenant, { set, year }: Report, row: DissentRow): Promise<void> {
  await db.insert(materialityDissents).values({ ...row, companyId, set, reportingYear: year })
}

/** Removes a person's own disagreement and returns its row; `null` where the person has none with this id. */
export async function deleteDissent(tenant: Tenant, report: Report, id: string, userId: string) {
  const [row] = await tenant.db
    .delete(materialityDissents)
    .where(
      and(
        isOfReport(materialityDissents, tenant.companyId, report),
        eq(materialityDissents.id, id),
        eq(materialityDissents.by, userId),
      ),
    )
    .returning()
  return row ?? null
}

/** Sub-topics of which nothing was found. */
export const emptyMatters = async (tenant: Tenant, report: Report): Promise<MatterRow[]> =>
  tenant.db
    .select()
    .from(materialityMatters)
    .where(isOfReport(materialityMatters, tenant.companyId, report))
    .orderBy(materialityMatters.code)

/** Keeps why nothing was found on a sub-topic, in place of an earlier reason. */
export async function keepMatter({ db, companyId }: Tenant, { set, year }: Report, row: MatterRow): Promise<void> {
  const { companyId: company, set: inSet, reportingYear, code } = materialityMatters
  await db
    .insert(materialityMatters)
    .values({ ...row, companyId, set, reportingYear: year })
    .onConflictDoUpdate({ target: [company, inSet, reportingYear, code], set: row })
}

/** Takes back that nothing was found on a sub-topic, and answers whether somebody had said so. */
export async function dropMatter(tenant: Tenant, report: Report, code: string): Promise<boolean> {
  const gone = await tenant.db
    .delete(materialityMatters)
    .where(and(isOfReport(materialityMatters, tenant.companyId, report), eq(materialityMatters.code, code)))
    .returning({ code: materialityMatters.code })
  return gone.length > 0
}
