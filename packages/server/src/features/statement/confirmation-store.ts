import { and, desc, eq } from 'drizzle-orm'
import { isOfReport } from '../../database/of-report.ts'
import { statementConfirmations } from '../../database/schema/statements.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Report } from '../reporting/index.ts'

/** A confirmation of the final review, as stored. */
export type ConfirmationRow = typeof statementConfirmations.$inferSelect

/** The last confirmation of a report; `null` where there is none, or where it was withdrawn. */
export async function lastConfirmation({ db, companyId }: Tenant, report: Report): Promise<ConfirmationRow | null> {
  const { id } = statementConfirmations
  const [row] = await db
    .select()
    .from(statementConfirmations)
    .where(isOfReport(statementConfirmations, companyId, report))
    .orderBy(desc(id))
    .limit(1)
  return row && row.withdrawnAt === null ? row : null
}

export async function addConfirmation(
  { db, companyId }: Tenant,
  { set, year }: Report,
  row: Pick<ConfirmationRow, 'reason' | 'leftOut' | 'confirmed' | 'confirmedBy' | 'confirmedAt'>,
): Promise<void> {
  await db.insert(statementConfirmations).values({ companyId, set, reportingYear: year, ...row })
}

export async function withdrawConfirmation(
  { db, companyId }: Tenant,
  id: number,
  withdrawn: Pick<ConfirmationRow, 'withdrawnBy' | 'withdrawnAt'>,
): Promise<void> {
  await db
    .update(statementConfirmations)
    .set(withdrawn)
    .where(and(eq(statementConfirmations.companyId, companyId), eq(statementConfirmations.id, id)))
}
