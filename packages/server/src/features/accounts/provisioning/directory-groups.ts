import { limits } from '@esrs/contract'
import { newAuditedId } from '../../../database/action.ts'
import { isDuplicate } from '../../../database/failures.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { isId } from '../../../is-id.ts'
import { say } from '../messages.ts'
import type { CallParts } from '../parts.ts'
import { lockTeam } from '../team-store.ts'
import {
  deleteGroup,
  type GroupRow,
  getGroup,
  listGroups,
  membersOf,
  saveGroup,
  seenAmong,
  setMembers,
} from './directory-store.ts'
import type { GroupWish } from './patch.ts'
import { keepingRoles } from './roles-of-groups.ts'

export const missingGroup = (): AppError => new AppError('not_found', say('scim.noGroup'))

const taken = (error: unknown): unknown =>
  isDuplicate(error) ? new AppError('conflict', say('scim.group'), { scim: 'uniqueness' }) : error

/** Adds a group with its members. */
export async function addGroup(
  parts: CallParts,
  tenant: Tenant,
  { name, externalId, members }: { name: string; externalId: string | null; members: string[] },
  requestId: string,
): Promise<string> {
  const now = parts.clock()
  const group = { id: newAuditedId(), name, externalId, createdAt: now, changedAt: now }
  await inTeam(parts, tenant, async (inside) => {
    const { total } = await listGroups(inside, undefined, { from: 0, most: 1 })
    if (total >= limits.scim.groups)
      throw new AppError('quota_reached', say('scim.groups', { count: limits.scim.groups }))
    return write(parts, inside, group, [], members, requestId)
  })
  return group.id
}

/** Changes name and members of a group. */
export async function changeGroup(
  parts: CallParts,
  tenant: Tenant,
  id: string,
  { name, externalId, members, steps }: GroupWish,
  requestId: string,
): Promise<void> {
  await inTeam(parts, tenant, async (inside) => {
    const group = await getGroup(inside, id)
    if (!group) throw missingGroup()
    const before = ((await membersOf(inside, [id])).get(id) ?? []).map((member) => member.id)
    const after = new Set(members ?? before)
    for (const step of steps) for (const member of step.members) step.add ? after.add(member) : after.delete(member)
    const changed = {
      ...group,
      name: name ?? group.name,
      externalId: externalId === undefined ? group.externalId : externalId,
      changedAt: parts.clock(),
    }
    return write(parts, inside, changed, before, [...after], requestId)
  })
}

/** Removes a group; its members lose the role that it brought. */
export async function removeGroup(parts: CallParts, tenant: Tenant, id: string, requestId: string): Promise<void> {
  await inTeam(parts, tenant, async (inside) => {
    if (!(await getGroup(inside, id))) throw missingGroup()
    const members = ((await membersOf(inside, [id])).get(id) ?? []).map((member) => member.id)
    return keepingRoles(parts, inside, members, requestId, () => deleteGroup(inside, id))
  })
}

/** Does `work` while nobody else changes who may do what; what it returns are sessions to be looked up again. */
async function inTeam(parts: CallParts, tenant: Tenant, work: (inside: Tenant) => Promise<string[]>): Promise<void> {
  const forgotten = await tenant
    .transaction(async (inside) => {
      await lockTeam(inside)
      return work(inside)
    })
    .catch((error: unknown) => {
      throw taken(error)
    })
  for (const session of forgotten) parts.authenticator.forget(session)
}

async function write(
  parts: CallParts,
  inside: Tenant,
  group: Omit<GroupRow, 'companyId'>,
  before: string[],
  members: string[],
  requestId: string,
): Promise<string[]> {
  const wanted = [...new Set(members)]
  const seen = wanted.every(isId) ? await seenAmong(inside, wanted) : []
  if (seen.length < wanted.length) throw new AppError('invalid_input', say('scim.noMember'), { scim: 'invalidValue' })
  return keepingRoles(parts, inside, [...new Set([...before, ...seen])], requestId, async () => {
    await saveGroup(inside, group)
    await setMembers(inside, group.id, seen)
  })
}
