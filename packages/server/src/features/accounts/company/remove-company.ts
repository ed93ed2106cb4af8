import type { Tenant } from '../../../database/tenant.ts'
import type { Enqueue } from '../../../jobs/job.ts'
import { deleteCompany, lockCompany } from './company-table-store.ts'
import { leftByCompany, removeLater } from './left-outside.ts'

/**
 * Removes a company with everything that belongs to it: its rows now, and by jobs what it has outside of the database. Call it in a
 * transaction.
 */
export async function removeCompany(enqueue: Enqueue, inside: Tenant): Promise<void> {
  // A mail or a file that is on its way when this begins is told by a row, or finds no company.
  await lockCompany(inside)
  const left = await leftByCompany(inside)
  await deleteCompany(inside)
  await removeLater(enqueue, inside, left)
}
