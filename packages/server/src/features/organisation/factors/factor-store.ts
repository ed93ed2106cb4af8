import { and, desc, eq } from 'drizzle-orm'
import { ownFactors } from '../../../database/schema/organisation.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** An emission factor of a company, as stored. */
export type FactorRow = typeof ownFactors.$inferSelect

/** The emission factors of a company, the newest first. */
export const ownFactorsOf = async ({ db, companyId }: Tenant): Promise<FactorRow[]> =>
  db
    .select()
    .from(ownFactors)
    .where(eq(ownFactors.companyId, companyId))
    .orderBy(desc(ownFactors.at), desc(ownFactors.id))

export async function addFactor({ db, companyId }: Tenant, row: Omit<FactorRow, 'companyId'>): Promise<void> {
  await db.insert(ownFactors).values({ ...row, companyId })
}

/** Writes emission factors as given, new or not. */
export async function saveFactors(
  { db, companyId }: Tenant,
  rows: readonly Omit<FactorRow, 'companyId'>[],
): Promise<void> {
  for (const { id, fields, by, at } of rows)
    await db
      .insert(ownFactors)
      .values({ id, fields, by, at, companyId })
      .onConflictDoUpdate({
        target: ownFactors.id,
        set: { fields, by, at },
        setWhere: eq(ownFactors.companyId, companyId),
      })
}

/** Removes an emission factor of a company; `false` where there is none. */
export async function removeFactor({ db, companyId }: Tenant, id: string): Promise<boolean> {
  const gone = await db
    .delete(ownFactors)
    .where(and(eq(ownFactors.companyId, companyId), eq(ownFactors.id, id)))
    .returning({ id: ownFactors.id })
  return gone.length > 0
}
