import type { Tenant } from '../../../../database/tenant.ts'
import type { Actor } from '../../../../http/authenticate.ts'
import { AppError } from '../../../../http/errors.ts'
import type { CallParts, From } from '../../parts.ts'
import { getCompany } from '../../store.ts'
import { finishSignIn, type SignedIn } from '../finish-sign-in.ts'
import { issueChallenge, secondStepNeeded } from '../second-step.ts'
import { domainOf, findProvingProvider } from './account-sign-in.ts'
import type { BroughtBack, ProviderAnswer, ProviderClient } from './ask-provider.ts'
import type { AttemptRow } from './attempt-store.ts'
import { say } from './messages.ts'
import { personOf } from './person-of-answer.ts'
import { findProvider, findProviderAt, findSubject, noteFactor, type ProviderRow } from './provider-store.ts'
import { ProviderRefusal, refusalOf } from './refusal.ts'

/** What the browser brings back, with the provider whose address it returned to. */
export interface Returned extends BroughtBack {
  provider: string
}

/** Where a browser goes to sign in; `null` where the domain of the address has no provider. Accounts are not looked at. */
export async function beginSignIn(
  parts: CallParts,
  email: string,
  browser: string,
  from: From,
): Promise<string | null> {
  await parts.throttle.count('loginAddress', from.address)
  const provider = await findProviderAt(parts.db, domainOf(email))
  return provider && beginAt(parts, provider, { browser, sessionId: null })
}

/** Where a browser goes to prove the person of a session anew. */
export async function beginProof(parts: CallParts, actor: Actor, browser: string): Promise<string> {
  await parts.throttle.count('providerUser', actor.userId)
  const session = await parts.sessions.find(actor.sessionId)
  if (session?.signedInBy !== 'provider') throw new AppError('conflict', say('prove.none'))
  const provider = await findProvingProvider(parts.db, { id: actor.userId, companyId: actor.companyId })
  if (!provider) throw new AppError('conflict', say('prove.gone'))
  return beginAt(parts, provider, { browser, sessionId: actor.sessionId })
}

async function beginAt(
  { db, signOn }: CallParts,
  row: ProviderRow,
  { browser, sessionId }: { browser: string; sessionId: string | null },
): Promise<string> {
  const { companyId, issuer } = row
  const attempt = await signOn.attempts.begin(db, { companyId, issuer, browser, sessionId })
  const question = { ...attempt, redirectAddress: signOn.redirectAddress(companyId), isProof: sessionId !== null }
  return signOn.provider.begin(clientOf(signOn, row), question).catch((error: unknown) => {
    throw refusalOf(error).asAppError(sessionId !== null)
  })
}

/** The provider as its client; without its secret nobody comes in. */
function clientOf({ sealing }: CallParts['signOn'], row: ProviderRow): ProviderClient {
  const { companyId, issuer, clientId, groupClaim, sealedSecret } = row
  const clientSecret = sealing.open(companyId, sealedSecret)
  if (clientSecret === null) throw new ProviderRefusal('setup')
  return { issuer, clientId, groupClaim, clientSecret }
}

/**
 * Signs a person in with what their company's provider has answered. Where they have a second factor of their own, and the provider has
 * asked for none, it is asked for as after a password.
 */
export async function signInByProvider(
  parts: CallParts,
  returned: Returned,
  browser: string,
  from: From,
): Promise<SignedIn> {
  const { db, throttle, tenantOf, factors } = parts
  await throttle.count('loginAddress', from.address)
  return refusing(parts, returned.state, null, from, async () => {
    const { answer, row } = await answerOf(parts, returned, { browser, sessionId: null })
    const opened = await db.transaction(async (tx) => {
      const inside = tenantOf(row.companyId, tx)
      const user = await personOf(parts, inside, { answer, provider: row }, from)
      const { hasFactor, isTrusted } = factorOf(answer, row)
      const begun = { signOutUrl: answer.signOutUrl, hasFactor, isTrusted }
      const methods = hasFactor ? [] : await factors.methods(tx, user.id)
      if (methods.length > 0) return { methods, challenge: await issueChallenge(parts, tx, user, begun) }
      const company = await getCompany(inside)
      // The provider may know the browser and have asked its person nothing.
      const signingIn = { userId: user.id, company: company!, byProvider: begun, provedAt: answer.askedAt }
      return finishSignIn(parts, tx, signingIn, from)
    })
    if ('challenge' in opened) throw secondStepNeeded(opened.challenge, opened.methods, say('second'))
    await throttle.uncount('loginAddress', from.address)
    return opened
  })
}

/** Notes that the person of a session has proved themselves at the provider. */
export async function proveByProvider(
  parts: CallParts,
  tenant: Tenant,
  actor: Actor,
  returned: Returned,
  browser: string,
  from: From,
): Promise<void> {
  const { userId, sessionId } = actor
  await parts.throttle.count('providerUser', userId)
  await refusing(parts, returned.state, userId, from, async () => {
    const { answer, row } = await answerOf(parts, returned, { browser, sessionId })
    await tenant.transaction(async (inside) => {
      const { db } = inside
      const link = await findSubject(db, answer.issuer, answer.subject)
      if (link?.userId !== userId) throw new ProviderRefusal('person')
      const { hasFactor, isTrusted } = factorOf(answer, row)
      if (!hasFactor && (await parts.factors.methods(db, userId)).length > 0) throw new ProviderRefusal('factor')
      await parts.sessions.prove(inside, sessionId)
      if (hasFactor) await noteFactor(inside, sessionId, isTrusted)
    })
  })
  parts.authenticator.forget(sessionId)
}

/** Whether a second factor was asked for: by the provider’s word or, where it says nothing of that, by the trust of the company. */
const factorOf = ({ hasFactor }: ProviderAnswer, { trustsFactor }: ProviderRow) => ({
  hasFactor: hasFactor || trustsFactor,
  isTrusted: trustsFactor && !hasFactor,
})

/** Uses an attempt up and asks the provider whom it means. */
async function answerOf(
  parts: CallParts,
  { provider: returnedTo, ...brought }: Returned,
  { browser, sessionId }: { browser: string; sessionId: string | null },
): Promise<{ answer: ProviderAnswer; row: ProviderRow }> {
  const { db, signOn } = parts
  const attempt = await signOn.attempts.take(db, brought.state, browser)
  if (!attempt || attempt.sessionId !== sessionId) throw new ProviderRefusal('over')
  const row = await findProvider(db, attempt.companyId)
  if (!row || row.mode === 'off' || row.issuer !== attempt.issuer) throw new ProviderRefusal('setup')
  if (returnedTo !== attempt.companyId) throw new ProviderRefusal('issuer')
  const question = {
    state: brought.state,
    nonce: attempt.nonce,
    verifier: attempt.verifier,
    beganAt: attempt.beganAt,
    redirectAddress: signOn.redirectAddress(attempt.companyId),
    isProof: sessionId !== null,
  }
  const answer = await signOn.provider.redeem(clientOf(signOn, row), question, brought, signOn.signedOutAddress())
  return { answer, row }
}

/** Answers a refusal in words and keeps it in the trail of the company whose sign-in it was. */
async function refusing<T>(
  parts: CallParts,
  state: string,
  about: string | null,
  { requestId }: From,
  work: () => Promise<T>,
): Promise<T> {
  const { db, events, signOn, warn } = parts
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    const attempt: AttemptRow | null = await signOn.attempts.find(db, state)
    if (attempt) {
      const { companyId } = attempt
      const { reason } = error
      await events.record(db, { event: 'single_sign_on.refused', companyId, by: null, about, reason, requestId })
      warn(`single sign-on of company ${companyId} refused: ${reason}${causeOf(error)}`)
    }
    throw error.asAppError(about !== null)
  }
}

/** What the library says of a failure, which names no person. */
function causeOf({ cause }: Error): string {
  const said: string[] = []
  for (let error = cause; error instanceof Error; error = error.cause) said.push(error.message)
  return said.length > 0 ? ` (${said.join(': ')})` : ''
}
