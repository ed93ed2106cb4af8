import { isDuplicate } from '../../../database/failures.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { type Actor, isFresh, stepUpRequired } from '../../../http/authenticate.ts'
import { AppError } from '../../../http/errors.ts'
import { say } from '../messages.ts'
import { type AccountParts, type CallParts, type From, openSession, queueAccountMail } from '../parts.ts'
import { normalEmail, type UserRow } from '../people.ts'
import { findByEmail, getCompany, getUser, setEmail, setPassword } from '../store.ts'
import { deadLink } from './forgotten-password.ts'
import { checkPassword, hashPassword, verifyPassword } from './passwords.ts'
import { needsProvider, passwordNotUsed } from './single-sign-on/account-sign-in.ts'
import { keepSignOut, signOutUrlOf } from './single-sign-on/sign-out.ts'

/**
 * The signed-in person once they have repeated their password; a wrong one is refused at `field`. Of who signed in with the provider of the
 * company a fresh proof is asked instead: they may have no password.
 */
export async function confirmed(
  { throttle, sessions, clock }: Pick<AccountParts, 'throttle' | 'sessions' | 'clock'>,
  tenant: Tenant,
  { userId, sessionId }: Actor,
  given: { password: string | undefined; field: string },
): Promise<UserRow> {
  const user = await getUser(tenant, userId)
  const session = await sessions.find(sessionId)
  if (!user || !session) throw new AppError('authentication_required', say('session.ended'))
  if (session.signedInBy === 'provider') {
    if (isFresh(session.provedAt, clock())) return user
    throw stepUpRequired()
  }
  if (given.password === undefined)
    throw new AppError('invalid_input', say('factor.passwordMissing'), {
      fields: { [given.field]: say('factor.passwordMissing') },
    })
  await throttle.count('passwordUser', userId)
  if (!(await verifyPassword(user.passwordHash, given.password)))
    throw new AppError('invalid_input', say('password.wrong'), { fields: { [given.field]: say('password.wrong') } })
  await throttle.clear('passwordUser', userId)
  return user
}

/** Changes the own password. Every session is over then, also a stolen one; the person goes on with a new one in the place of theirs. */
export async function changePassword(
  parts: CallParts,
  tenant: Tenant,
  actor: Actor,
  given: { current_password?: string | undefined; password: string },
  from: From,
): Promise<{ access: string; refresh: string }> {
  const { clock, sessions, links, events, authenticator } = parts
  const user = await confirmed(parts, tenant, actor, { password: given.current_password, field: 'current_password' })
  const company = await getCompany(tenant)
  checkPassword(given.password, { email: user.email, names: [user.name, company?.name ?? ''] })
  const passwordHash = await hashPassword(given.password)
  const { id: userId, companyId } = user
  const before = await sessions.find(actor.sessionId)
  if (!before) throw new AppError('authentication_required', say('session.ended'))
  const { signedInBy, factorByProvider, factorByTrust } = before
  // The password that was repeated proves nothing to whoever is asked for codes, or for none at all.
  const provedAt = before.hasFactor || signedInBy === 'provider' ? before.provedAt : clock()
  const signOutUrl = await signOutUrlOf(parts, actor.sessionId)
  const { ended, opened } = await tenant.transaction(async (inside) => {
    if (await needsProvider(inside.db, user)) throw passwordNotUsed()
    await setPassword(inside, userId, passwordHash)
    await links.revoke(inside.db, userId)
    const all = await sessions.endAll(inside, userId)
    if (!all) throw new AppError('authentication_required', say('session.ended'))
    const event = 'password.changed'
    await events.record(inside.db, { event, companyId, by: userId, about: userId, requestId: from.requestId })
    await queueAccountMail(parts, inside, { userId, kind: 'passwordSet', at: clock().toISOString() })
    const begun = { provedAt, signedInBy, factorByProvider, factorByTrust }
    const opened = await openSession(parts, inside.db, all.owner, from, begun)
    await keepSignOut(parts, inside.db, opened.actor, signOutUrl)
    return { ended: all.ended, opened }
  })
  for (const session of ended) authenticator.forget(session)
  return { access: opened.access, refresh: opened.refresh }
}

/**
 * Mails a link to the new address that makes it the person's own. A taken address gets a mail that says so, and the reply is
 * the same, so that it does not reveal who has an account.
 */
export async function changeEmail(
  parts: AccountParts,
  tenant: Tenant,
  actor: Actor,
  given: { email: string; password?: string | undefined },
  from: From,
): Promise<void> {
  const { db, throttle, links, events, tenantOf } = parts
  await throttle.count('emailUser', actor.userId)
  const user = await confirmed(parts, tenant, actor, { password: given.password, field: 'password' })
  const { id: userId, companyId } = user
  const email = normalEmail(given.email)
  if (email === user.email)
    throw new AppError('invalid_input', say('email.same'), { fields: { email: say('email.same') } })
  const other = await findByEmail(db, email)
  await tenant.transaction(async (inside) => {
    const link = await links.issue(inside, { userId, purpose: 'email', email })
    const event = 'email.change_requested'
    await events.record(inside.db, { event, companyId, by: userId, about: userId, requestId: from.requestId })
    if (other)
      await queueAccountMail(parts, tenantOf(other.user.companyId, inside.db), { userId: other.user.id, kind: 'taken' })
    else await queueAccountMail(parts, inside, { userId, kind: 'email', link })
  })
}

/** Makes the link's address the person's own and tells the old one. */
export async function confirmEmail(parts: AccountParts, token: string, from: From): Promise<{ email: string }> {
  const { db, clock, throttle, links, events, tenantOf } = parts
  await throttle.count('linkAddress', from.address)
  const found = await links.find(db, token, ['email'])
  if (!found?.link.email) throw deadLink()
  const { link, user } = found
  const { id: userId, companyId } = user
  const email = found.link.email
  try {
    await tenantOf(companyId, db).transaction(async (inside) => {
      if (!(await links.take(inside.db, link.id))) throw deadLink()
      await setEmail(inside, userId, email)
      // A link to set a password was sent to the old mailbox.
      await links.revoke(inside.db, userId)
      const event = 'email.changed'
      await events.record(inside.db, { event, companyId, by: userId, about: userId, requestId: from.requestId })
      await queueAccountMail(parts, inside, { userId, kind: 'emailSet', to: user.email, at: clock().toISOString() })
    })
  } catch (error) {
    // Somebody opened an account with it since the mail was sent.
    if (isDuplicate(error)) throw deadLink()
    throw error
  }
  return { email }
}
