import { randomBytes } from 'node:crypto'
import type { FactorMethod } from '@esrs/contract'
import type { Queries, Tenant } from '../../../database/tenant.ts'
import { hashOfSecret } from '../../../hash-of-secret.ts'
import { AppError } from '../../../http/errors.ts'
import type { Text } from '../../../texts/texts.ts'
import type { CompanyRow } from '../company.ts'
import { lockUser } from '../factors/factor-store.ts'
import { say } from '../messages.ts'
import { type CallParts, type From, queueAccountMail } from '../parts.ts'
import type { UserRow } from '../people.ts'
import { addChallenge, countAttempt, findChallenge, takeChallenge } from './challenge-store.ts'
import { type ByProvider, finishSignIn, type SignedIn } from './finish-sign-in.ts'

/** Milliseconds for which a sign-in waits for a code. */
const lifetime = 300_000

/**
 * Makes the one thing that a right password, or the answer of a provider, opens where there is a second factor: it takes a code, and is
 * good for nothing else.
 */
export async function issueChallenge(
  { clock, signOn }: Pick<CallParts, 'clock' | 'signOn'>,
  db: Queries,
  user: UserRow,
  byProvider: ByProvider | null = null,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const { id: userId, companyId, generation } = user
  const endsAt = new Date(clock().getTime() + lifetime)
  const hash = hashOfSecret(challenge)
  const sealedAnswer = byProvider && signOn.sealing.seal(hash, JSON.stringify(byProvider))
  await addChallenge(db, { hash, userId, companyId, generation, endsAt, sealedAnswer })
  return challenge
}

/** The refusal that carries a challenge: to whoever does not know it, the sign-in has failed. */
export const secondStepNeeded = (
  challenge: string,
  methods: FactorMethod[],
  text: Text = say(methods.includes('code') ? 'factor.needed' : 'passkey.needed'),
): AppError => new AppError('second_factor_required', text, { challenge, methods })

export const signInIsOver = (): AppError => new AppError('authentication_required', say('factor.over'))

/** Whose sign-in waits for a second step with this challenge; `null` where it is over. */
export const findWaiting = (
  { db, clock }: Pick<CallParts, 'db' | 'clock'>,
  challenge: string,
): Promise<{ user: UserRow; company: CompanyRow } | null> => findChallenge(db, hashOfSecret(challenge), clock())

/** Counts a second step of somebody and holds them; `false` where the sign-in is over. Call it in the transaction of the sign-in. */
export async function attemptWaiting(
  parts: Pick<CallParts, 'clock'>,
  tx: Queries,
  challenge: string,
  userId: string,
): Promise<boolean> {
  const waiting = await countAttempt(tx, hashOfSecret(challenge), userId, parts.clock())
  const person = waiting && (await lockUser(tx, userId))
  return person?.isActive === true && person.generation === waiting?.generation
}

/** Uses a challenge up; returns what the provider said where it stood in place of the password. */
export async function endWaiting(
  { signOn }: Pick<CallParts, 'signOn'>,
  tx: Queries,
  challenge: string,
): Promise<ByProvider | null> {
  const hash = hashOfSecret(challenge)
  const ended = await takeChallenge(tx, hash)
  const said = ended?.sealedAnswer ? signOn.sealing.open(hash, ended.sealedAnswer) : null
  return said === null ? null : (JSON.parse(said) as ByProvider)
}

/** Ends a sign-in with a code. A wrong, used or unknown one look and last the same; a challenge serves once. */
export async function takeSecondStep(
  parts: CallParts,
  given: { challenge: string; code: string },
  from: From,
): Promise<SignedIn> {
  const { db, throttle, events, tenantOf } = parts
  const { requestId, address } = from
  await throttle.count('loginAddress', address)
  const found = await findWaiting(parts, given.challenge)
  if (!found) throw signInIsOver()
  const { id: userId, companyId, email } = found.user
  const isKnown = await throttle.isKnown(email, address)
  await countCode(parts, userId, address, isKnown)
  const opened = await db.transaction(async (tx) => {
    if (!(await attemptWaiting(parts, tx, given.challenge, userId))) return 'over'
    const proof = await parts.factors.accept(tx, userId, given.code)
    if (!proof) return 'wrong'
    const byProvider = await endWaiting(parts, tx, given.challenge)
    if (proof === 'recovery') await tellRecovery(parts, tenantOf(companyId, tx), userId, from)
    return finishSignIn(parts, tx, { userId, company: found.company, byProvider }, from)
  })
  if (opened === 'over') throw signInIsOver()
  if (opened === 'wrong') {
    await events.record(db, { event: 'second_factor.failed', companyId, by: null, about: userId, requestId })
    throw new AppError('invalid_credentials', say('factor.wrong'), { fields: { code: say('factor.wrong') } })
  }
  await throttle.clear('codePair', `${userId} ${address}`)
  await throttle.uncount('loginAddress', address)
  if (!isKnown) await throttle.uncount('codeAccount', userId)
  await throttle.know(email, address)
  return opened
}

/** Notes the use of a recovery code and tells its person. */
export async function tellRecovery(
  parts: Pick<CallParts, 'events' | 'enqueue' | 'clock'>,
  inside: Tenant,
  userId: string,
  { requestId }: From,
): Promise<void> {
  const { companyId } = inside
  const event = 'second_factor.recovery_used'
  await parts.events.record(inside.db, { event, companyId, by: userId, about: userId, requestId })
  await queueAccountMail(parts, inside, { userId, kind: 'recoveryUsed', at: parts.clock().toISOString() })
}

/** Counts codes as passwords are counted, over all challenges: a new one brings no new attempts. */
async function countCode({ throttle }: CallParts, userId: string, address: string, isKnown: boolean): Promise<void> {
  await throttle.count('codePair', `${userId} ${address}`)
  if (!isKnown) await throttle.count('codeAccount', userId)
}
