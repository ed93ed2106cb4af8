import type { Absence } from '@esrs/contract'
import { and, eq } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { users } from '../../../database/schema/accounts.ts'
import { datapointAbsences } from '../../../database/schema/reporting.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../stores/report.ts'

const ofDatapoint = (companyId: string, report: Report, key: string) =>
  and(isOfReport(datapointAbsences, companyId, report), eq(datapointAbsences.key, key))

/** That the documents do not state a datapoint, as a person said; `null` where nobody did. */
export async function absenceOf(
  { db, companyId }: Tenant,
  report: Report,
  key: string,
  reader: string,
): Promise<Absence | null> {
  const [row] = await db
    .select({ at: datapointAbsences.decidedAt, by: users.name, id: datapointAbsences.decidedBy })
    .from(datapointAbsences)
    .leftJoin(users, and(eq(users.id, datapointAbsences.decidedBy), eq(users.companyId, companyId)))
    .where(ofDatapoint(companyId, report, key))
  return row ? { at: row.at.toISOString(), by: row.by, is_you: row.id === reader } : null
}

/** Keeps that the documents do not state a datapoint; who said so first stays. */
export async function keepAbsence(
  { db, companyId }: Tenant,
  { set, year }: Report,
  key: string,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await db
    .insert(datapointAbsences)
    .values({ companyId, set, reportingYear: year, key, decidedBy: userId, decidedAt: at })
    .onConflictDoNothing()
}

/** Takes it back. */
export async function dropAbsence({ db, companyId }: Tenant, report: Report, key: string): Promise<void> {
  await db.delete(datapointAbsences).where(ofDatapoint(companyId, report, key))
}
