import { and, eq, inArray } from 'drizzle-orm'
import { iros } from '../../../database/schema/assessment.ts'
import { documents } from '../../../database/schema/documents.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** A decision on an IRO, as stored. */
export type IroRow = Omit<typeof iros.$inferSelect, 'companyId'>

/** Everything that people did to the IROs of the company. */
export async function allIros({ db, companyId }: Tenant): Promise<IroRow[]> {
  return db.select().from(iros).where(eq(iros.companyId, companyId)).orderBy(iros.decidedAt, iros.key)
}

export async function saveIro({ db, companyId }: Tenant, row: IroRow): Promise<void> {
  await db
    .insert(iros)
    .values({ ...row, companyId })
    .onConflictDoUpdate({ target: [iros.companyId, iros.key], set: row })
}

export async function deleteIro({ db, companyId }: Tenant, key: string): Promise<void> {
  await db.delete(iros).where(and(eq(iros.companyId, companyId), eq(iros.key, key)))
}

/** Which of some documents the company still has. */
export async function presentDocuments({ db, companyId }: Tenant, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.companyId, companyId), inArray(documents.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}
