import { and, eq } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { materialityConsultations } from '../../../database/schema/materiality.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../stores/report.ts'

/** A consultation of stakeholders that a person recorded, as stored. */
export type ConsultationRow = Omit<typeof materialityConsultations.$inferSelect, 'companyId' | 'set' | 'reportingYear'>

const { id: ofId } = materialityConsultations

export const consultationsOf = async (tenant: Tenant, report: Report): Promise<ConsultationRow[]> =>
  tenant.db
    .select()
    .from(materialityConsultations)
    .where(isOfReport(materialityConsultations, tenant.companyId, report))
    .orderBy(materialityConsultations.at, ofId)

export async function addConsultation({ db, companyId }: Tenant, { set, year }: Report, row: ConsultationRow) {
  await db.insert(materialityConsultations).values({ ...row, companyId, set, reportingYear: year })
}

export async function changeConsultation(tenant: Tenant, report: Report, row: ConsultationRow): Promise<void> {
  await tenant.db
    .update(materialityConsultations)
    .set(row)
    .where(and(isOfReport(materialityConsultations, tenant.companyId, report), eq(ofId, row.id)))
}

export async function deleteConsultation(tenant: Tenant, report: Report, id: string): Promise<void> {
  await tenant.db
    .delete(materialityConsultations)
    .where(and(isOfReport(materialityConsultations, tenant.companyId, report), eq(ofId, id)))
}
