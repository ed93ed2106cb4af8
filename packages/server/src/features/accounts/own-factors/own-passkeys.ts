import { limits, type NewCredential, type SignedCredential } from '@esrs/contract'
import { isDuplicate } from '../../../database/failures.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Actor } from '../../../http/authenticate.ts'
import { AppError } from '../../../http/errors.ts'
import { deviceOf } from '../device.ts'
import { lockUser } from '../factors/factor-store.ts'
import { notePasskey, tellCopied } from '../factors/note-passkey.ts'
import type { PasskeyRow } from '../factors/passkeys.ts'
import { say } from '../messages.ts'
import type { CallParts, From } from '../parts.ts'
import { confirmed } from '../sign-in/credentials.ts'
import { assertBreakGlassAdminRemains } from '../sign-in/single-sign-on/break-glass-admin.ts'

/** A challenge of somebody who is signed in is bound to their session. */
const toAdd = ({ sessionId }: Actor) => `add ${sessionId}`
const toProve = ({ sessionId }: Actor) => `prove ${sessionId}`

const refused = (reason: 'over' | 'wrong') =>
  new AppError('invalid_input', say(reason === 'over' ? 'passkey.over' : 'passkey.refused'))

/** What a browser makes a passkey with, for whoever repeats the password. */
export async function beginPasskey(
  parts: CallParts,
  tenant: Tenant,
  actor: Actor,
  password: string | undefined,
): Promise<object> {
  const { passkeys } = parts
  const user = await confirmed(parts, tenant, actor, { password, field: 'password' })
  const there = await passkeys.list(tenant.db, actor.userId)
  refuseMore(there)
  return passkeys.optionsToMake(user, there, toAdd(actor))
}

function refuseMore(there: readonly PasskeyRow[]): void {
  if (there.length >= limits.passkeys.each)
    throw new AppError('conflict', say('passkey.many', { count: limits.passkeys.each }))
}

/** Adds a passkey. Where it is the first second factor, sessions that were begun without one end, but the one that asks. */
export async function addPasskey(
  parts: CallParts,
  tenant: Tenant,
  actor: Actor,
  { name, credential }: { name: string; credential: NewCredential },
  from: From,
): Promise<PasskeyRow> {
  const { passkeys, factors, sessions, authenticator } = parts
  const { userId, sessionId } = actor
  await parts.throttle.count('codeUser', userId)
  const made = await passkeys.checkMade(credential, toAdd(actor))
  if (typeof made === 'string') throw refused(made)
  try {
    const { added, ended } = await tenant.transaction(async (inside) => {
      // A sign-in of this moment either is over and ends below, or sees the passkey.
      await lockUser(inside.db, userId)
      refuseMore(await passkeys.list(inside.db, userId))
      const isFirst = (await factors.methods(inside.db, userId)).length === 0
      const row = await passkeys.add(inside, userId, { ...made, name: name || nameOf(from) })
      await notePasskey(parts, inside, userId, { event: 'passkey.added', kind: 'passkeyAdded', by: userId }, from)
      if (!isFirst) return { added: row, ended: [] }
      await sessions.prove(inside, sessionId)
      return { added: row, ended: await sessions.endOthers(inside, userId, sessionId) }
    })
    await parts.throttle.clear('codeUser', userId)
    for (const { id } of ended) authenticator.forget(id)
    authenticator.forget(sessionId)
    return added
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw new AppError('conflict', say('passkey.there'))
  }
}

/** A name for a passkey that its person has not named: where it was made. */
function nameOf({ userAgent }: From): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(', ') || 'Passkey'
}

const missing = () => new AppError('not_found', say('passkey.missing'))

/** Gives a passkey another name. */
export async function renamePasskey(
  { passkeys }: CallParts,
  tenant: Tenant,
  { userId }: Actor,
  id: string,
  name: string,
): Promise<PasskeyRow> {
  const renamed = await passkeys.rename(tenant, userId, id, name)
  if (!renamed) throw missing()
  return renamed
}

/** Removes a passkey. */
export async function removePasskey(
  parts: CallParts,
  tenant: Tenant,
  actor: Actor,
  id: string,
  from: From,
): Promise<void> {
  const { userId, sessionId } = actor
  await tenant.transaction(async (inside) => {
    await lockUser(inside.db, userId)
    if (!(await parts.passkeys.remove(inside, userId, id))) throw missing()
    await assertBreakGlassAdminRemains(inside, userId)
    await notePasskey(parts, inside, userId, { event: 'passkey.removed', kind: 'passkeyRemoved', by: userId }, from)
  })
  parts.authenticator.forget(sessionId)
}

/** What a browser proves its person with. */
export async function beginPasskeyProof({ passkeys }: CallParts, { db }: Tenant, actor: Actor): Promise<object> {
  const there = await passkeys.list(db, actor.userId)
  if (there.length === 0) throw new AppError('conflict', say('passkey.none'))
  return passkeys.optionsToUse(there, toProve(actor))
}

/** Notes that the person of a session has proved themselves again, with a passkey of their own. */
export async function provePasskey(
  parts: CallParts,
  tenant: Tenant,
  actor: Actor,
  credential: SignedCredential,
  from: From,
): Promise<void> {
  const { passkeys, sessions, throttle, authenticator } = parts
  const { userId, sessionId } = actor
  await throttle.count('codeUser', userId)
  const signed = await passkeys.checkSigned(credential, toProve(actor), userId)
  if (typeof signed === 'string') throw refused(signed)
  const used = await tenant.transaction(async (inside) => {
    const outcome = await passkeys.use(inside.db, signed)
    if (outcome === 'used') await sessions.prove(inside, sessionId)
    return outcome
  })
  if (used === 'copied') await tellCopied(parts, signed.passkey, from)
  if (used !== 'used') throw refused('wrong')
  await throttle.clear('codeUser', userId)
  authenticator.forget(sessionId)
}
