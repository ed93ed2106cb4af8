import { randomBytes, randomUUID } from 'node:crypto'
import type { UserRole } from '@esrs/contract'
import type { Tenant } from '../../../../database/tenant.ts'
import { lockUser } from '../../factors/factor-store.ts'
import type { CallParts, From } from '../../parts.ts'
import { isPlainEmail, normalEmail, type UserRow } from '../../people.ts'
import { administers } from '../../roles.ts'
import { findByEmail } from '../../store.ts'
import { addUser, countOtherAdmins, lockTeam, updateUser } from '../../team-store.ts'
import { hashPassword } from '../passwords.ts'
import { domainOf } from './account-sign-in.ts'
import type { ProviderAnswer } from './ask-provider.ts'
import {
  addLink,
  findLink,
  findSubject,
  hasProved,
  isBreakGlass,
  listGroupRoles,
  noteUse,
  type ProviderRow,
  setRole,
} from './provider-store.ts'
import { ProviderRefusal } from './refusal.ts'
import { roleOfGroups } from './role-of-groups.ts'

/**
 * The person whom an answer of the company's provider means: linked before, found by the address, or added now. Their role follows
 * their groups. Throws `ProviderRefusal`; call it in the transaction of the sign-in.
 */
export async function personOf(
  parts: CallParts,
  inside: Tenant,
  { answer, provider }: { answer: ProviderAnswer; provider: ProviderRow },
  from: From,
): Promise<UserRow> {
  const email = await checkedEmail(inside, answer)
  // Two sign-ins of a new person at once add one.
  await lockTeam(inside)
  const map = await listGroupRoles(inside)
  const mapped = map.length > 0 ? roleOfGroups(answer.groups, map) : null
  const role = mapped ?? provider.defaultRole
  const known = await linkedPerson(parts, inside, { answer, email }, from)
  if (!known) {
    if (parts.registrationRule.registration === 'closed') throw new ProviderRefusal('closed')
    if (!role) throw new ProviderRefusal('role')
    return addPerson(parts, inside, { answer, email, role }, from)
  }
  if (!known.isActive) throw new ProviderRefusal('inactive')
  await noteUse(inside, answer.issuer, answer.subject, parts.clock())
  // Where no group brings a role, roles are given here.
  return map.length === 0 ? known : applyRole(parts, inside, known, role, from)
}

/** Only an address that the provider has verified, at a domain that the company has proved. */
async function checkedEmail(inside: Tenant, { email: said }: ProviderAnswer): Promise<string> {
  if (!said || !/^[^\s@]+@[^\s@]+$/.test(said)) throw new ProviderRefusal('email')
  const email = normalEmail(said)
  const domain = domainOf(email)
  if (!(await hasProved(inside, domain))) throw new ProviderRefusal('domain', { domain })
  return email
}

async function linkedPerson(
  parts: CallParts,
  inside: Tenant,
  { answer, email }: { answer: ProviderAnswer; email: string },
  from: From,
): Promise<UserRow | null> {
  const { issuer, subject } = answer
  const link = await findSubject(inside.db, issuer, subject)
  if (link) {
    if (link.companyId !== inside.companyId) throw new ProviderRefusal('foreign')
    return lockUser(inside.db, link.userId)
  }
  // Whom a provider has brought in stays; nobody new comes in by an address that could not be registered.
  if (!isPlainEmail(email)) throw new ProviderRefusal('address')
  const found = await findByEmail(inside.db, email)
  if (!found) return null
  if (found.user.companyId !== inside.companyId) throw new ProviderRefusal('foreign')
  const userId = found.user.id
  // An address that has passed on to somebody else at the provider opens nothing of whom it was before.
  if (await findLink(inside.db, issuer, userId)) throw new ProviderRefusal('subject')
  if (!found.user.isActive) throw new ProviderRefusal('inactive')
  await addLink(inside, { issuer, subject, userId, now: parts.clock() })
  await note(parts, inside, 'single_sign_on.linked', userId, from)
  if (found.user.invitedAt) {
    await updateUser(inside, userId, { invitedAt: null })
    await parts.links.revoke(inside.db, userId)
    await note(parts, inside, 'user.joined', userId, from)
  }
  return lockUser(inside.db, userId)
}

async function addPerson(
  parts: CallParts,
  inside: Tenant,
  { answer, email, role }: { answer: ProviderAnswer; email: string; role: UserRole },
  from: From,
): Promise<UserRow> {
  const now = parts.clock()
  const id = randomUUID()
  const { name, issuer, subject } = answer
  // Nobody knows a password that fits.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  await addUser(inside, { id, email, name, role, passwordHash, language: from.language, createdAt: now })
  await addLink(inside, { issuer, subject, userId: id, now })
  await note(parts, inside, 'user.joined', id, from)
  await note(parts, inside, 'single_sign_on.linked', id, from)
  return (await lockUser(inside.db, id))!
}

/** Gives a person the role of their groups. The last administrator, and those for emergencies, keep theirs. */
async function applyRole(
  parts: CallParts,
  inside: Tenant,
  user: UserRow,
  role: UserRole | null,
  from: From,
): Promise<UserRow> {
  if (role === user.role || (await isBreakGlass(inside.db, user.id))) return user
  if (administers(user) && (await countOtherAdmins(inside, user.id)) === 0) return user
  if (!role) throw new ProviderRefusal('role')
  await setRole(inside, user.id, role)
  await note(parts, inside, 'user.changed', user.id, from)
  return { ...user, role }
}

const note = (
  { events }: CallParts,
  { db, companyId }: Tenant,
  event: 'single_sign_on.linked' | 'user.joined' | 'user.changed',
  userId: string,
  { requestId }: From,
) => events.record(db, { event, companyId, by: userId, about: userId, requestId })
