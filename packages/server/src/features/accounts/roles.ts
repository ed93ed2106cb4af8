import type { Tenant } from '../../database/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { say } from './messages.ts'
import type { UserRow } from './people.ts'
import { countOtherAdmins } from './team-store.ts'

// Which call needs an administrator stands in the contract (`auth: 'admin'`) and is enforced where calls are served. What
// depends on more than the call and its caller stands here.

type Standing = Pick<UserRow, 'role' | 'isActive' | 'invitedAt'>

/** Whether a person can administer the company now; who was invited cannot before they have a password. */
export const administers = ({ role, isActive, invitedAt }: Standing): boolean =>
  role === 'company_admin' && isActive && invitedAt === null

/**
 * Refuses a change that would leave the company without an administrator; `null` stands for a person who goes. Call it in a
 * transaction that holds the lock of the team.
 */
export async function keepAdministrator(tenant: Tenant, before: UserRow, after: Standing | null): Promise<void> {
  if (!administers(before) || (after && administers(after))) return
  if ((await countOtherAdmins(tenant, before.id)) === 0) throw new AppError('conflict', say('user.lastAdmin'))
}
