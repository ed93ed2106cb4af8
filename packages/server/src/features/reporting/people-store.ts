import { and, eq, inArray } from 'drizzle-orm'
import { users } from '../../database/schema/accounts.ts'
import type { Tenant } from '../../database/tenant.ts'

/** Names and functions of all people of the company by their identifiers. */
export async function namesAndPositions({ db, companyId }: Tenant) {
  const { id, name, position } = users
  const rows = await db.select({ id, name, position }).from(users).where(eq(users.companyId, companyId))
  return {
    names: new Map(rows.map((row) => [row.id, row.name])),
    positions: new Map(rows.map((row) => [row.id, row.position])),
  }
}

/** Names of the company's people by their identifiers: of all of them, or of those that are asked for. */
export async function peopleNames({ db, companyId }: Tenant, ids?: readonly string[]): Promise<Map<string, string>> {
  if (ids?.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.companyId, companyId), ids && inArray(users.id, [...ids])))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
