import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '../../../http/errors.ts'
import type { OpenLink } from '../link-store.ts'
import { say } from '../messages.ts'
import { type AccountParts, type CallParts, type From, queueAccountMail } from '../parts.ts'
import { normalEmail } from '../people.ts'
import { findByEmail, setPassword } from '../store.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { forgive } from './signin.ts'
import { needsProvider } from './single-sign-on/account-sign-in.ts'
import { say as sayOfSignOn } from './single-sign-on/messages.ts'

/**
 * Milliseconds that a reply takes at least. Finding an account and queueing its mail takes a few, finding none takes fewer;
 * both are over long before this, so the time of the reply tells nothing.
 */
const leastTime = 150

/** Mails a link to the person with this address, or how they sign in where a password would open nothing; for an unknown one nothing happens, which cannot be seen from outside. */
export async function forgotPassword(parts: AccountParts, email: string, from: From): Promise<void> {
  await parts.throttle.count('forgotAddress', from.address)
  const [sent] = await Promise.allSettled([sendReset(parts, normalEmail(email), from), wait(leastTime)])
  if (sent.status === 'rejected') throw sent.reason
}

async function sendReset(parts: AccountParts, email: string, { requestId }: From): Promise<void> {
  const { db, throttle, links, events, tenantOf } = parts
  const tally = await throttle.tally('forgotAccount', email)
  const found = await findByEmail(db, email)
  if (!found?.user.isActive || tally.wait > 0) return
  const { id: userId, companyId } = found.user
  const byProvider = await needsProvider(db, found.user)
  await tenantOf(companyId, db).transaction(async (inside) => {
    if (byProvider) await queueAccountMail(parts, inside, { userId, kind: 'resetByProvider' })
    else {
      const link = await links.issue(inside, { userId, purpose: 'reset' })
      await queueAccountMail(parts, inside, { userId, kind: 'reset', link })
    }
    await events.record(inside.db, { event: 'password.reset_requested', companyId, by: null, about: userId, requestId })
  })
}

export const deadLink = () => new AppError('not_found', say('link.dead'))

/** Whose link it is and what for; uses nothing up. */
export async function checkLink({ db, throttle, links }: AccountParts, token: string, from: From): Promise<OpenLink> {
  await throttle.count('linkAddress', from.address)
  const found = await links.find(db, token, ['reset', 'invitation'])
  if (!found) throw deadLink()
  if (await needsProvider(db, found.user)) throw new AppError('single_sign_on_required', sayOfSignOn('required.link'))
  return found
}

/** Sets the password of the link's person; every session of theirs is over then, and a mail says so. */
export async function resetPassword(
  parts: CallParts,
  given: { token: string; password: string },
  from: From,
): Promise<{ email: string }> {
  const { db, clock, links, sessions, events, tenantOf, authenticator } = parts
  const { link, user, company } = await checkLink(parts, given.token, from)
  checkPassword(given.password, { email: user.email, names: [user.name, company.name] })
  const passwordHash = await hashPassword(given.password)
  const { id: userId, companyId } = user
  const ended = await tenantOf(companyId, db).transaction(async (inside) => {
    if (!(await links.take(inside.db, link.id))) throw deadLink()
    await setPassword(inside, userId, passwordHash)
    await links.revoke(inside.db, userId)
    const all = await sessions.endAll(inside, userId)
    const hasJoined = link.purpose === 'invitation'
    const event = hasJoined ? 'user.joined' : 'password.reset'
    await events.record(inside.db, { event, companyId, by: userId, about: userId, requestId: from.requestId })
    if (!hasJoined) await queueAccountMail(parts, inside, { userId, kind: 'passwordSet', at: clock().toISOString() })
    return all?.ended ?? []
  })
  for (const session of ended) authenticator.forget(session)
  await forgive(parts, user.email, from.address)
  return { email: user.email }
}
