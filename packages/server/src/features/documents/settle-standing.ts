import { isSameCompany } from '@esrs/engine'
import type { Tenant } from '../../database/tenant.ts'
import { type DocumentRow, decidedCompanies, namingDocuments, saveStandings } from './store.ts'

type Naming = Pick<DocumentRow, 'id' | 'companies' | 'isOwn' | 'standing'>

/**
 * Whether a document is of the company itself. A person's word counts first; then the names that it says, and what a person said
 * of another document that names the same one. Who names nobody is not asked about.
 */
function standingOf({ companies, isOwn }: Naming, name: string, decided: readonly Naming[]): DocumentRow['standing'] {
  if (isOwn !== null) return isOwn ? 'own' : 'other'
  const [first] = companies ?? []
  if (first === undefined || companies?.some((one) => isSameCompany(one, name))) return 'own'
  const known = decided.find((one) => one.companies?.[0] !== undefined && isSameCompany(one.companies[0], first))
  if (!known) return 'asked'
  return known.isOwn ? 'own' : 'other'
}

/**
 * Settles whose documents are and keeps it. Call it in a transaction.
 * @param name of the company
 * @param only these documents; all that name somebody otherwise
 * @returns the documents of which it is settled otherwise now
 */
export async function settleStandings(tenant: Tenant, name: string, only?: readonly string[]): Promise<string[]> {
  const decided = await decidedCompanies(tenant)
  const changed = (await namingDocuments(tenant, only))
    .map((one) => ({ id: one.id, before: one.standing, standing: standingOf(one, name, decided) }))
    .filter(({ before, standing }) => before !== standing)
  await saveStandings(tenant, changed)
  return changed.map(({ id }) => id)
}
