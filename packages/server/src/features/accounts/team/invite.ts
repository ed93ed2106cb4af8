import { randomBytes, randomUUID } from 'node:crypto'
import type { Language } from '@esrs/contract'
import { isDuplicate } from '../../../database/failures.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { say } from '../messages.ts'
import type { CallParts } from '../parts.ts'
import { normalEmail, type UserRow } from '../people.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { refuseInvitations } from '../sign-in/register.ts'
import { getCompany, getUser } from '../store.ts'
import { addUser, deleteUser, lockTeam, updateUser } from '../team-store.ts'
import { sendInvitation } from './invitation.ts'

/** The requesting person, for the mail and for the trail. */
export interface Asking {
  userId: string
  language: Language
  requestId: string
}

/** The address has an account already: here it can be found in the list, elsewhere nothing more is said. */
export const taken = (error: unknown): unknown =>
  isDuplicate(error)
    ? new AppError('conflict', say('user.emailTaken'), { fields: { email: say('user.emailTaken') } })
    : error

/** Invitations are switched off for test accounts (specification, section 6). */
export async function refuseTestAccount(tenant: Tenant): Promise<void> {
  if ((await getCompany(tenant))?.testAccount) throw new AppError('forbidden', say('user.testAccount'))
}

/** Adds a person who chooses a password by the link of a mail; until then the account has no sign-in. */
export async function invite(
  parts: CallParts,
  tenant: Tenant,
  wish: { email: string; name: string; user_type: UserRow['role'] },
  by: Asking,
): Promise<string> {
  const { throttle, events, clock } = parts
  refuseInvitations(parts.registrationRule)
  await refuseTestAccount(tenant)
  await throttle.count('inviteUser', by.userId)
  const id = randomUUID()
  const nobodys = await hashPassword(randomBytes(32).toString('base64url'))
  const person = { id, name: wish.name, email: normalEmail(wish.email), role: wish.user_type, passwordHash: nobodys }
  try {
    await tenant.transaction(async (inside) => {
      await addUser(inside, { ...person, language: by.language, invitedAt: clock(), createdAt: clock() })
      await sendInvitation(parts, inside, { userId: id, by: by.userId })
      await events.record(inside.db, inviteEvent('user.invited', inside, id, by))
    })
  } catch (error) {
    throw taken(error)
  }
  return id
}

/** Sends the invitation once more; the link of the earlier mail is dead then. */
export async function inviteAgain(parts: CallParts, tenant: Tenant, id: string, by: Asking): Promise<void> {
  await refuseTestAccount(tenant)
  await parts.throttle.count('inviteUser', by.userId)
  await tenant.transaction(async (inside) => {
    await invited(inside, id)
    await updateUser(inside, id, { invitedAt: parts.clock() })
    await sendInvitation(parts, inside, { userId: id, by: by.userId })
    await parts.events.record(inside.db, inviteEvent('user.invited', inside, id, by))
  })
}

/** Takes an invitation back: its link is dead, and the address is free again. */
export async function withdraw({ events }: CallParts, tenant: Tenant, id: string, by: Asking): Promise<void> {
  await tenant.transaction(async (inside) => {
    await invited(inside, id, { evenInactive: true })
    await deleteUser(inside, id)
    await events.record(inside.db, inviteEvent('user.erased', inside, id, by))
  })
}

/** The person, who has to have been invited and not have joined. */
async function invited(tenant: Tenant, id: string, { evenInactive = false } = {}): Promise<UserRow> {
  await lockTeam(tenant)
  const user = await requireUser(getUser(tenant, id))
  if (!user.invitedAt) throw new AppError('conflict', say('user.joined'))
  if (!user.isActive && !evenInactive) throw new AppError('conflict', say('user.inactive'))
  return user
}

export async function requireUser<T>(found: Promise<T | null>): Promise<T> {
  const row = await found
  if (!row) throw new AppError('not_found', say('user.missing'))
  return row
}

/** A line of the security trail. */
export const inviteEvent = <E extends string>(
  event: E,
  { companyId }: Tenant,
  about: string,
  { userId, requestId }: Asking,
) => ({ event, companyId, by: userId, about, requestId })
