import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { say } from '../messages.ts'
import type { UserRow } from '../people.ts'
import { administers } from '../roles.ts'
import { isBreakGlass } from '../sign-in/single-sign-on/provider-store.ts'
import { countOtherAdmins } from '../team-store.ts'

/**
 * Refuses what a directory may not do to an administrator: take away the last one, or change one who is kept for emergencies, such as
 * for a directory that has gone wrong. Call it in a transaction that holds the lock of the team.
 */
export async function refuseForAdministrator(tenant: Tenant, before: UserRow, after: UserRow): Promise<void> {
  const isChanged = before.role !== after.role || before.isActive !== after.isActive || before.email !== after.email
  if (!isChanged) return
  if (await isBreakGlass(tenant.db, before.id)) throw new AppError('conflict', say('scim.breakGlass'))
  if (administers(before) && !administers(after) && (await countOtherAdmins(tenant, before.id)) === 0)
    throw new AppError('conflict', say('scim.lastAdmin'))
}
