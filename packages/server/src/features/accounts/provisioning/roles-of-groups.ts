import { highestRole, type UserRole } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import type { CallParts } from '../parts.ts'
import { getUser } from '../store.ts'
import { updateUser } from '../team-store.ts'
import { groupsOf, providerOf, rolesByGroup } from './directory-store.ts'
import { refuseForAdministrator } from './guard.ts'

/** Role of people whom a directory sends and whose groups bring none: what they are asked for, and nothing else. */
const leastRole: UserRole = 'contributor'

/** Which role the groups of people bring; `null` where none of them brings one. */
async function broughtRoles(tenant: Tenant, userIds: string[]): Promise<Map<string, UserRole | null>> {
  const [roles, groups] = await Promise.all([rolesByGroup(tenant), groupsOf(tenant, userIds)])
  return new Map(
    userIds.map((userId) => {
      const brought = (groups.get(userId) ?? []).flatMap(({ name, externalId }) =>
        [roles.get(name), roles.get(externalId ?? '')].filter((role) => role !== undefined),
      )
      return [userId, highestRole(brought)]
    }),
  )
}

/** The role with which somebody new begins. */
export const firstRole = async (tenant: Tenant): Promise<UserRole> =>
  (await providerOf(tenant)).defaultRole ?? leastRole

/**
 * Does `work`, which changes groups of these people, and gives everybody the role that follows. Whose groups bring the role that they
 * brought before keeps whatever role somebody gave them. Returns the sessions that are to be looked up again.
 */
export async function keepingRoles(
  parts: CallParts,
  inside: Tenant,
  userIds: string[],
  requestId: string,
  work: () => Promise<void>,
): Promise<string[]> {
  const before = await broughtRoles(inside, userIds)
  await work()
  const after = await broughtRoles(inside, userIds)
  const first = await firstRole(inside)
  const forgotten: string[] = []
  for (const id of userIds) {
    if (before.get(id) === after.get(id)) continue
    const user = await getUser(inside, id)
    const role = after.get(id) ?? first
    if (!user || user.role === role) continue
    await refuseForAdministrator(inside, user, { ...user, role })
    await updateUser(inside, id, { role })
    const { companyId } = inside
    await parts.events.record(inside.db, { event: 'user.changed', companyId, by: null, about: id, requestId })
    for (const session of await parts.sessions.list(inside, id)) forgotten.push(session.id)
  }
  return forgotten
}
