import { limits } from '@esrs/contract'
import { asc, eq } from 'drizzle-orm'
import { organisationUnits } from '../../../database/schema/organisation.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Names of the entities and sites of a company, from which the members of an axis are chosen. */
export async function unitNamesOf({ db, companyId }: Tenant): Promise<string[]> {
  const rows = await db
    .select({ name: organisationUnits.name })
    .from(organisationUnits)
    .where(eq(organisationUnits.companyId, companyId))
    .orderBy(asc(organisationUnits.name))
    .limit(limits.members.offered)
  return [...new Set(rows.map(({ name }) => name))]
}
