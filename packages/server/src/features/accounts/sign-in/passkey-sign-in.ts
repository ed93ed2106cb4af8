import type { SignedCredential } from '@esrs/contract'
import type { Queries } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { lockUser } from '../factors/factor-store.ts'
import { tellCopied } from '../factors/note-passkey.ts'
import type { SignedPasskey } from '../factors/passkeys.ts'
import { say } from '../messages.ts'
import type { CallParts, From } from '../parts.ts'
import { getCompany } from '../store.ts'
import { type ByProvider, finishSignIn, type SignedIn } from './finish-sign-in.ts'
import { attemptWaiting, endWaiting, findWaiting, signInIsOver } from './second-step.ts'

/** A sign-in is bound to the browser that began it and, as a second step, to the password before it. */
const purposeOf = (browser: string, challenge: string | undefined): string =>
  challenge === undefined ? `sign in ${browser}` : `second step ${challenge} ${browser}`

/** What a browser signs in with: any of its passkeys, or one of the person whose password was right. */
export async function beginPasskeySignIn(
  parts: CallParts,
  challenge: string | undefined,
  browser: string,
): Promise<object> {
  const { db, passkeys } = parts
  const waiting = challenge === undefined ? null : await findWaiting(parts, challenge)
  if (challenge !== undefined && !waiting) throw signInIsOver()
  const allowed = waiting ? await passkeys.list(db, waiting.user.id) : []
  return passkeys.optionsToUse(allowed, purposeOf(browser, challenge))
}

/**
 * Signs a person in with a passkey, which has asked them for a finger, a face or a PIN: alone, or after the password. Unknown passkeys,
 * those of other people and wrong signatures are one reply.
 */
export async function signInWithPasskey(
  parts: CallParts,
  { credential, challenge, browser }: { credential: SignedCredential; challenge?: string | undefined; browser: string },
  from: From,
): Promise<SignedIn> {
  const { db, throttle, passkeys, events } = parts
  const { address, requestId } = from
  await throttle.count('loginAddress', address)
  const waiting = challenge === undefined ? null : await findWaiting(parts, challenge)
  if (challenge !== undefined && !waiting) throw signInIsOver()
  const signed = await passkeys.checkSigned(credential, purposeOf(browser, challenge), waiting?.user.id)
  if (signed === 'over') throw waiting ? signInIsOver() : new AppError('authentication_required', say('passkey.over'))
  if (signed === 'wrong') {
    if (waiting) {
      const { id, companyId } = waiting.user
      await events.record(db, { event: 'second_factor.failed', companyId, by: null, about: id, requestId })
    }
    throw wrong()
  }
  const outcome = await db.transaction((tx) => open(parts, tx, { signed, challenge }, from))
  if (outcome === 'over') throw signInIsOver()
  if (outcome === 'copied') await tellCopied(parts, signed.passkey, from)
  if (typeof outcome === 'string') throw wrong()
  await throttle.uncount('loginAddress', address)
  await throttle.know(outcome.user.email, address)
  return outcome
}

const wrong = () => new AppError('invalid_credentials', say('passkey.wrong'))

async function open(
  parts: CallParts,
  tx: Queries,
  { signed, challenge }: { signed: SignedPasskey; challenge: string | undefined },
  from: From,
): Promise<SignedIn | 'over' | 'copied' | 'gone'> {
  const { userId, companyId } = signed.passkey
  let byProvider: ByProvider | null = null
  if (challenge === undefined) {
    if (!(await lockUser(tx, userId))?.isActive) return 'gone'
  } else {
    if (!(await attemptWaiting(parts, tx, challenge, userId))) return 'over'
    byProvider = await endWaiting(parts, tx, challenge)
  }
  const used = await parts.passkeys.use(tx, signed)
  if (used !== 'used') return used
  const company = await getCompany(parts.tenantOf(companyId, tx))
  return finishSignIn(parts, tx, { userId, company: company!, byProvider }, from)
}
