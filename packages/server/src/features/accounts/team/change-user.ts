import type { SecurityEventName } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { say } from '../messages.ts'
import { type CallParts, queueAccountMail } from '../parts.ts'
import { normalEmail, type UserRow } from '../people.ts'
import { administers, keepAdministrator } from '../roles.ts'
import { assertBreakGlassAdminRemains } from '../sign-in/single-sign-on/break-glass-admin.ts'
import { endOwnSessions, holdsToProvider } from '../sign-in/single-sign-on/provider-store.ts'
import { getUser } from '../store.ts'
import { lockTeam, updateUser } from '../team-store.ts'
import { sendInvitation } from './invitation.ts'
import { type Asking, inviteEvent, refuseTestAccount, requireUser, taken } from './invite.ts'
import { revokeAllAccess } from './leave.ts'

/** The new settings of a person. */
interface UserChange {
  name: string
  email: string
  user_type: UserRow['role']
  is_active: boolean
  position?: string | undefined
}

/**
 * Changes a person. Who may not sign in any more is signed out everywhere at once; whoever gets another role has it at once. A
 * new address is announced to the old one, and an invitation that waits goes to the new one.
 */
export async function changeUser(
  parts: CallParts,
  tenant: Tenant,
  id: string,
  wish: UserChange,
  by: Asking,
): Promise<void> {
  const { sessions, events, authenticator } = parts
  const email = normalEmail(wish.email)
  // As for invitations: the answer says whether an address is taken.
  if ((await requireUser(getUser(tenant, id))).email !== email) await parts.throttle.count('inviteUser', by.userId)
  const forgotten = await tenant
    .transaction(async (inside) => {
      await lockTeam(inside)
      const before = await requireUser(getUser(inside, id))
      const after = { ...before, name: wish.name, email, role: wish.user_type, isActive: wish.is_active }
      refuseForOneself(before, after, by)
      await keepAdministrator(inside, before, after)
      if (before.email !== email && before.invitedAt) await refuseTestAccount(inside)
      const { name, role, isActive } = after
      await updateUser(inside, id, { name, email, role, isActive, position: wish.position ?? before.position })
      const ended = administers(before) && !administers(after) ? await leaveAdministration(parts, inside, id) : []
      if (before.email !== email) await announceAddress(parts, inside, before, after, by.userId)
      for (const event of eventsOf(before, after)) await events.record(inside.db, inviteEvent(event, inside, id, by))
      if (!isActive && before.isActive) return [...ended, ...(await revokeAllAccess(parts, inside, before))]
      return before.role === role ? [] : [...ended, ...(await sessions.list(inside, id)).map((session) => session.id)]
    })
    .catch((error: unknown) => {
      throw taken(error)
    })
  for (const session of forgotten) authenticator.forget(session)
}

/** Whoever was an administrator for emergencies comes in by the provider from now on; returns the sessions that ended. */
async function leaveAdministration({ clock }: CallParts, inside: Tenant, id: string): Promise<string[]> {
  await assertBreakGlassAdminRemains(inside, id)
  return (await holdsToProvider(inside.db, inside.companyId)) ? endOwnSessions(inside, { of: id }, clock()) : []
}

/** What of a change the security trail keeps, in the order in which it happens. */
function eventsOf(before: UserRow, after: UserRow): SecurityEventName[] {
  const isSwitched = before.isActive !== after.isActive
  const isChanged = before.name !== after.name || before.role !== after.role
  return [
    ...(isSwitched ? [after.isActive ? ('user.reactivated' as const) : ('user.deactivated' as const)] : []),
    ...(before.email === after.email ? [] : ['email.changed' as const]),
    ...(isChanged ? ['user.changed' as const] : []),
  ]
}

/** Links to the old address end; an invitation that waits goes to the new one, and otherwise the old one gets a mail. */
async function announceAddress(parts: CallParts, inside: Tenant, before: UserRow, after: UserRow, by: string) {
  await parts.links.revoke(inside.db, before.id)
  if (!after.isActive) return
  if (before.invitedAt) await sendInvitation(parts, inside, { userId: before.id, by })
  else await tellOldAddress(parts, inside, before)
}

/** Tells the mailbox that somebody had that it is theirs no more, so that no address is changed without anybody learning of it. */
export async function tellOldAddress(parts: Pick<CallParts, 'enqueue' | 'clock'>, inside: Tenant, before: UserRow) {
  const at = parts.clock().toISOString()
  await queueAccountMail(parts, inside, { userId: before.id, kind: 'emailSet', to: before.email, at })
}

/** A new address has to be proved by its owner, so that a slip locks no person out. */
function refuseForOneself(before: UserRow, after: UserRow, by: Asking): void {
  if (before.id !== by.userId) return
  if (before.email !== after.email) {
    throw new AppError('conflict', say('user.ownEmail'), { fields: { email: say('user.ownEmail') } })
  }
  if (!after.isActive) throw new AppError('conflict', say('user.ownAccess'))
}
