import { randomBytes, randomUUID } from 'node:crypto'
import { languages, limits, type SecurityEventName } from '@esrs/contract'
import { making } from '../../../database/action.ts'
import { isDuplicate } from '../../../database/failures.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { say } from '../messages.ts'
import type { CallParts } from '../parts.ts'
import { isPlainEmail, normalEmail, type UserRow } from '../people.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { refuseInvitations } from '../sign-in/register.ts'
import { tellOldAddress } from '../team/change-user.ts'
import { sendInvitation } from '../team/invitation.ts'
import { refuseTestAccount } from '../team/invite.ts'
import { revokeAllAccess } from '../team/leave.ts'
import { addUser, lockTeam, updateUser } from '../team-store.ts'
import {
  countPeople,
  findPerson,
  getPerson,
  type PersonRow,
  provedDomains,
  providerOf,
  saveSaid,
} from './directory-store.ts'
import { refuseForAdministrator } from './guard.ts'
import type { PersonWish } from './patch.ts'
import { firstRole } from './roles-of-groups.ts'

/** Characters of a name and of a position, as the product shows them. */
const nameLength = limits.shortText

let nobodys: Promise<string> | null = null
/** The hash of a password that nobody has; one for all, since hashing takes as long as a sign-in. */
const nobodysHash = (): Promise<string> => {
  nobodys ??= hashPassword(randomBytes(32).toString('base64url'))
  return nobodys
}

export const missingPerson = (): AppError => new AppError('not_found', say('scim.noPerson'))

const there = (): AppError => new AppError('conflict', say('scim.there'), { scim: 'uniqueness' })

/** Another account has the address or the name; of whom is not said. */
const taken = (error: unknown): unknown => (isDuplicate(error) ? there() : error)

/** Adds a person, or lets in again whom the directory has removed. */
export async function addPerson(
  parts: CallParts,
  tenant: Tenant,
  wish: PersonWish,
  requestId: string,
): Promise<string> {
  const { clock, events } = parts
  refuseInvitations(parts.registrationRule)
  await refuseTestAccount(tenant)
  const userName = wish.userName ?? ''
  const email = await checkedEmail(tenant, wish.email ?? userName)
  const passwordHash = await nobodysHash()
  let forgotten: string[] = []
  const id = await tenant
    .transaction(async (inside) => {
      await lockTeam(inside)
      const existing = await findPerson(inside, { userName, email })
      if (existing) {
        if (!existing.said?.removedAt || existing.user.isActive) throw there()
        forgotten = await apply(parts, inside, existing, { active: true, ...wish, email }, requestId)
        return existing.user.id
      }
      if ((await countPeople(inside)) >= limits.scim.people)
        throw new AppError('quota_reached', say('scim.people', { count: limits.scim.people }))
      const now = clock()
      const person = making(randomUUID())
      const isActive = wish.active ?? true
      await addUser(inside, {
        id: person,
        email,
        passwordHash,
        isActive,
        invitedAt: now,
        createdAt: now,
        name: nameOf(wish, userName),
        role: await firstRole(inside),
        position: cut(wish.title ?? ''),
        language: languageOf(wish.language),
      })
      await saveSaid(inside, {
        userId: person,
        userName,
        changedAt: now,
        removedAt: null,
        externalId: wish.externalId ?? null,
        givenName: wish.givenName ?? null,
        familyName: wish.familyName ?? null,
      })
      if (isActive) await welcome(parts, inside, person)
      const { companyId } = inside
      await events.record(inside.db, { event: 'user.invited', companyId, by: null, about: person, requestId })
      return person
    })
    .catch((error: unknown) => {
      throw taken(error)
    })
  for (const session of forgotten) parts.authenticator.forget(session)
  return id
}

/** Changes a person as the directory says. */
export async function changePerson(
  parts: CallParts,
  tenant: Tenant,
  id: string,
  wish: PersonWish,
  requestId: string,
): Promise<void> {
  const email = wish.email === undefined ? undefined : normalEmail(wish.email)
  const forgotten = await tenant
    .transaction(async (inside) => {
      await lockTeam(inside)
      const before = await getPerson(inside, id)
      if (!before) throw missingPerson()
      if (email !== undefined && email !== before.user.email) await checkedEmail(inside, email)
      return apply(parts, inside, before, { ...wish, ...(email === undefined ? {} : { email }) }, requestId)
    })
    .catch((error: unknown) => {
      throw taken(error)
    })
  for (const session of forgotten) parts.authenticator.forget(session)
}

/** Shuts a person out whom the directory does not find any more. What they did stays the company's. */
export async function removePerson(parts: CallParts, tenant: Tenant, id: string, requestId: string): Promise<void> {
  const forgotten = await tenant.transaction(async (inside) => {
    await lockTeam(inside)
    const before = await getPerson(inside, id)
    if (!before) throw missingPerson()
    return apply(parts, inside, before, { active: false }, requestId, parts.clock())
  })
  for (const session of forgotten) parts.authenticator.forget(session)
}

/** Writes what follows from a wish; the sessions that have ended, or are to be looked up again. */
async function apply(
  parts: CallParts,
  inside: Tenant,
  { user: before, said }: PersonRow,
  wish: PersonWish,
  requestId: string,
  removedAt: Date | null = null,
): Promise<string[]> {
  const { clock, events } = parts
  const after: UserRow = {
    ...before,
    name: isNamed(wish) ? nameOf({ ...said, ...wish }, before.name) : before.name,
    email: wish.email ?? before.email,
    position: wish.title === undefined ? before.position : cut(wish.title ?? ''),
    isActive: wish.active ?? before.isActive,
  }
  await refuseForAdministrator(inside, before, after)
  const { id } = before
  const { name, email, position, isActive } = after
  await updateUser(inside, id, { name, email, position, isActive })
  const kept = <K extends 'externalId' | 'givenName' | 'familyName'>(field: K) =>
    wish[field] === undefined ? (said?.[field] ?? null) : wish[field]
  await saveSaid(inside, {
    userId: id,
    changedAt: clock(),
    removedAt,
    userName: wish.userName ?? said?.userName ?? before.email,
    externalId: kept('externalId'),
    givenName: kept('givenName'),
    familyName: kept('familyName'),
  })
  for (const event of eventsOf(before, after))
    await events.record(inside.db, { event, companyId: inside.companyId, by: null, about: id, requestId })
  const hasMoved = before.email !== email
  // A link to set a password was sent to the old mailbox.
  if (hasMoved) await parts.links.revoke(inside.db, id)
  if (before.isActive && !isActive) return revokeAllAccess(parts, inside, before)
  if (!isActive) return []
  if (before.invitedAt && (hasMoved || !before.isActive)) await welcome(parts, inside, id)
  if (!before.invitedAt && hasMoved) await tellOldAddress(parts, inside, before)
  return []
}

function eventsOf(before: UserRow, after: UserRow): SecurityEventName[] {
  const isSwitched = before.isActive !== after.isActive
  return [
    ...(isSwitched ? [after.isActive ? ('user.reactivated' as const) : ('user.deactivated' as const)] : []),
    ...(before.email === after.email ? [] : ['email.changed' as const]),
    ...(before.name === after.name ? [] : ['user.changed' as const]),
  ]
}

/** Lets a person choose a password, where they do not sign in with the provider of the company. */
async function welcome(parts: CallParts, inside: Tenant, userId: string): Promise<void> {
  if (!(await providerOf(inside)).isOn) await sendInvitation(parts, inside, { userId })
}

/** The address, which has to be at a proved domain of the company. */
async function checkedEmail(tenant: Tenant, written: string): Promise<string> {
  const email = normalEmail(written)
  if (!isPlainEmail(email)) throw new AppError('invalid_input', say('scim.email'), { scim: 'invalidValue' })
  const domains = await provedDomains(tenant)
  if (domains.includes(email.slice(email.lastIndexOf('@') + 1))) return email
  const text = domains.length > 0 ? say('scim.domain', { domains: domains.join(', ') }) : say('scim.noDomain')
  throw new AppError('invalid_input', text, { scim: 'invalidValue' })
}

const isNamed = ({ displayName, formatted, givenName, familyName }: PersonWish): boolean =>
  [displayName, formatted, givenName, familyName].some((part) => part !== undefined)

/** The name that colleagues read. */
function nameOf(
  {
    displayName,
    formatted,
    givenName,
    familyName,
  }: Pick<PersonWish, 'displayName' | 'formatted' | 'givenName' | 'familyName'>,
  otherwise: string,
): string {
  const parts = [givenName, familyName].filter(Boolean).join(' ')
  return cut(displayName || formatted || parts || otherwise)
}

const cut = (text: string): string => text.trim().slice(0, nameLength)

const languageOf = (tag: string | null | undefined) =>
  languages.find((language) => tag?.toLowerCase().startsWith(language)) ?? 'en'
