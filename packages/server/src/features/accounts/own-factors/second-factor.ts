import type { Tenant } from '../../../database/tenant.ts'
import type { Actor } from '../../../http/authenticate.ts'
import { AppError } from '../../../http/errors.ts'
import { makeKey, uriOf } from '../factors/factor-codes.ts'
import { lockUser } from '../factors/factor-store.ts'
import { say } from '../messages.ts'
import { type CallParts, type From, queueAccountMail } from '../parts.ts'
import { confirmed } from '../sign-in/credentials.ts'
import { tellRecovery } from '../sign-in/second-step.ts'
import { assertBreakGlassAdminRemains } from '../sign-in/single-sign-on/break-glass-admin.ts'
import { say as sayOfSignOn } from '../sign-in/single-sign-on/messages.ts'
import { getCompany, getUser, updateCompany } from '../store.ts'
import { lockTeam } from '../team-store.ts'

/** What a change of the second factor is proved with. */
interface Proof {
  password?: string | undefined
  code: string
}

const wrongCode = () => new AppError('invalid_input', say('factor.wrong'), { fields: { code: say('factor.wrong') } })
const none = () => new AppError('conflict', say('factor.none'))

/** Makes a key for the app of a person. It asks for nothing before a code of it was entered. */
export async function beginFactor(
  { factors }: CallParts,
  tenant: Tenant,
  { userId }: Actor,
): Promise<{ key: string; uri: string }> {
  const user = await getUser(tenant, userId)
  if (!user) throw new AppError('authentication_required', say('session.ended'))
  const key = makeKey()
  if (!(await factors.begin(tenant, userId, key))) throw new AppError('conflict', say('factor.there'))
  return { key, uri: uriOf(key, user.email) }
}

/** Switches the second factor on. Sessions that were begun without it end, but the one that asks. */
export async function confirmFactor(
  parts: CallParts,
  tenant: Tenant,
  actor: Actor,
  { password, code }: Proof,
  from: From,
): Promise<string[]> {
  const { factors, sessions, authenticator } = parts
  const { userId } = actor
  await confirmed(parts, tenant, actor, { password, field: 'password' })
  await parts.throttle.count('codeUser', userId)
  const { codes, ended } = await tenant.transaction(async (inside) => {
    // A sign-in of this moment either is over and ends below, or sees the second factor.
    await lockUser(inside.db, userId)
    const outcome = await factors.confirm(inside, userId, code)
    if (outcome === 'missing') throw new AppError('conflict', say('factor.nothingToConfirm'))
    if (outcome === 'wrong') throw wrongCode()
    const made = await factors.renewCodes(inside, userId)
    await note(parts, inside, userId, 'second_factor.added', from)
    await queueAccountMail(parts, inside, { userId, kind: 'factorAdded', at: parts.clock().toISOString() })
    await sessions.prove(inside, actor.sessionId)
    return { codes: made, ended: await sessions.endOthers(inside, userId, actor.sessionId) }
  })
  await parts.throttle.clear('codeUser', userId)
  for (const { id } of ended) authenticator.forget(id)
  authenticator.forget(actor.sessionId)
  return codes
}

/** Makes new recovery codes; the earlier ones are void. */
export function renewRecoveryCodes(
  parts: CallParts,
  tenant: Tenant,
  actor: Actor,
  proof: Proof,
  from: From,
): Promise<string[]> {
  return proved(parts, tenant, actor, proof, from, async (inside) => {
    await note(parts, inside, actor.userId, 'second_factor.codes_renewed', from)
    return parts.factors.renewCodes(inside, actor.userId)
  })
}

/** Switches the second factor off. */
export async function removeFactor(
  parts: CallParts,
  tenant: Tenant,
  actor: Actor,
  proof: Proof,
  from: From,
): Promise<void> {
  const { userId } = actor
  await proved(parts, tenant, actor, proof, from, async (inside) => {
    await parts.factors.remove(inside, userId)
    await assertBreakGlassAdminRemains(inside, userId)
    await note(parts, inside, userId, 'second_factor.removed', from)
    await queueAccountMail(parts, inside, { userId, kind: 'factorRemoved', at: parts.clock().toISOString() })
  })
  parts.authenticator.forget(actor.sessionId)
}

/**
 * Notes that the person of a session has proved themselves again: with a code where there are one-time codes, else with the password,
 * which then is all that they sign in with. Whoever has passkeys alone proves themselves with one, and with nothing less.
 */
export async function proveAgain(
  parts: CallParts,
  tenant: Tenant,
  actor: Actor,
  { code, password }: { code?: string | undefined; password?: string | undefined },
  from: From,
): Promise<void> {
  const { factors, sessions, throttle, authenticator } = parts
  const { userId, sessionId } = actor
  const methods = await factors.methods(tenant.db, userId)
  if (methods.length > 0 && !methods.includes('code')) throw new AppError('invalid_input', say('passkey.prove'))
  const asksCode = methods.length > 0
  // A password proves nothing to whoever signs in with their company.
  if (!asksCode && (await sessions.find(sessionId))?.signedInBy === 'provider')
    throw new AppError('invalid_input', sayOfSignOn('prove'))
  const given = asksCode ? code : password
  if (given === undefined) throw lacking(asksCode ? 'code' : 'password')
  if (!asksCode) {
    await confirmed(parts, tenant, actor, { password: given, field: 'password' })
    await sessions.prove(tenant, sessionId)
  } else {
    await throttle.count('codeUser', userId)
    await tenant.transaction(async (inside) => {
      const proof = await factors.accept(inside.db, userId, given)
      if (!proof) throw wrongCode()
      if (proof === 'recovery') await tellRecovery(parts, inside, userId, from)
      await sessions.prove(inside, sessionId)
    })
    await throttle.clear('codeUser', userId)
  }
  authenticator.forget(sessionId)
}

function lacking(field: 'code' | 'password'): AppError {
  const text = say(field === 'code' ? 'factor.codeMissing' : 'factor.passwordMissing')
  return new AppError('invalid_input', text, { fields: { [field]: text } })
}

/** Requires a second factor of everybody in the company, or no longer. Whoever switches it on has one, so nobody locks all out. */
export async function requireFactor(
  { factors, events }: CallParts,
  tenant: Tenant,
  { userId }: Actor,
  required: boolean,
  { requestId }: From,
): Promise<void> {
  await tenant.transaction(async (inside) => {
    await lockTeam(inside)
    if (required && (await factors.methods(inside.db, userId)).length === 0)
      throw new AppError('conflict', say('factor.ownFirst'))
    const before = await getCompany(inside)
    if (before?.secondFactorRequired === required) return
    await updateCompany(inside, { secondFactorRequired: required })
    const event = required ? 'second_factor.required' : 'second_factor.optional'
    await events.record(inside.db, { event, companyId: inside.companyId, by: userId, requestId })
  })
}

/** Somebody who removes another person's second factor: an administrator, or `null` for the operator. */
interface Resetting {
  by: string | null
  reason: string | null
  requestId?: string
}

/**
 * Removes the second factor of somebody who has lost it. Their sessions end, because who lost a phone may have lost it signed in.
 * Returns the ended ones; `null` where there was no second factor. Call it in a transaction.
 */
export async function resetFactor(
  parts: Pick<CallParts, 'factors' | 'sessions' | 'events' | 'enqueue' | 'clock'>,
  inside: Tenant,
  userId: string,
  { by, reason, requestId }: Resetting,
): Promise<string[] | null> {
  const { factors, sessions, events, clock } = parts
  await lockUser(inside.db, userId)
  if (!(await factors.removeAll(inside, userId))) return null
  // The operator has another way to let a company in.
  if (by !== null) await assertBreakGlassAdminRemains(inside, userId)
  const { companyId } = inside
  await events.record(inside.db, {
    event: 'second_factor.reset',
    companyId,
    by,
    about: userId,
    reason,
    requestId: requestId ?? null,
  })
  await queueAccountMail(parts, inside, { userId, kind: 'factorReset', at: clock().toISOString() })
  return (await sessions.endAll(inside, userId))?.ended ?? []
}

/** Does `work` for whoever has given password and code, in the transaction that uses the code up. */
async function proved<T>(
  parts: CallParts,
  tenant: Tenant,
  actor: Actor,
  { password, code }: Proof,
  from: From,
  work: (inside: Tenant) => Promise<T>,
): Promise<T> {
  const { factors, throttle } = parts
  const { userId } = actor
  if (!(await factors.find(tenant.db, userId))) throw none()
  await confirmed(parts, tenant, actor, { password, field: 'password' })
  await throttle.count('codeUser', userId)
  const result = await tenant.transaction(async (inside) => {
    await lockUser(inside.db, userId)
    const used = await factors.accept(inside.db, userId, code)
    if (!used) throw wrongCode()
    if (used === 'recovery') await tellRecovery(parts, inside, userId, from)
    return work(inside)
  })
  await throttle.clear('codeUser', userId)
  return result
}

type FactorEvent = 'second_factor.added' | 'second_factor.removed' | 'second_factor.codes_renewed'

const note = (
  { events }: CallParts,
  { db, companyId }: Tenant,
  userId: string,
  event: FactorEvent,
  { requestId }: From,
) => events.record(db, { event, companyId, by: userId, about: userId, requestId })
