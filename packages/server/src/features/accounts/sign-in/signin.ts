import { isDuplicate } from '../../../database/failures.ts'
import { AppError } from '../../../http/errors.ts'
import { lockUser } from '../factors/factor-store.ts'
import { say } from '../messages.ts'
import { type CallParts, type From, openSession, ownerOf } from '../parts.ts'
import { normalEmail } from '../people.ts'
import { addAccount, findByEmail } from '../store.ts'
import { finishSignIn, type SignedIn } from './finish-sign-in.ts'
import { checkPassword, hashPassword, verifyPassword } from './passwords.ts'
import { refuseAtDoor, registerByMail } from './register.ts'
import { issueChallenge, secondStepNeeded } from './second-step.ts'
import { isRequiredAt, mayUseAccount, providerRequired } from './single-sign-on/account-sign-in.ts'

/**
 * Opens an account: a company, its first administrator, and a session. `null` where the address has to be proved first: a mail
 * says how to go on.
 */
export async function register(
  parts: CallParts,
  wish: { email: string; password: string; name: string; company_name: string },
  from: From,
): Promise<SignedIn | null> {
  const { db, clock, throttle, events, registrationRule } = parts
  await throttle.count('registerAddress', from.address)
  const email = normalEmail(wish.email)
  refuseAtDoor(registrationRule, email)
  checkPassword(wish.password, { email, names: [wish.name, wish.company_name] })
  const passwordHash = await hashPassword(wish.password)
  const account = { email, passwordHash, name: wish.name, companyName: wish.company_name, language: from.language }
  // After too many refusals that reveal which addresses are taken, only a mail to the address says it.
  if (registrationRule.registration === 'domains' || (await throttle.isUsedUp('registerTaken', from.address))) {
    await registerByMail(parts, account, from)
    return null
  }
  try {
    return await db.transaction(async (tx) => {
      const added = await addAccount(tx, { ...account, now: clock() })
      const { id, companyId } = added.user
      await events.record(tx, { event: 'account.registered', companyId, by: id, about: id, requestId: from.requestId })
      return { ...added, ...(await openSession(parts, tx, ownerOf(added.user), from)) }
    })
  } catch (error) {
    if (!isDuplicate(error)) throw error
    await throttle.tally('registerTaken', from.address)
    throw new AppError('conflict', say('email.taken'), { fields: { email: say('email.taken') } })
  }
}

/**
 * Signs a person in. An unknown address, a wrong password and an inactive account look and last the same. Where there is a second
 * factor a right password opens no session: the refusal says what comes next.
 */
export async function login(
  parts: CallParts,
  given: { email: string; password: string },
  from: From,
): Promise<SignedIn> {
  const { db, throttle, events } = parts
  const email = normalEmail(given.email)
  await throttle.count('loginAddress', from.address)
  const isKnown = await throttle.isKnown(email, from.address)
  const refusal = await countAttempt(parts, email, from.address, isKnown)
  const found = await findByEmail(db, email)
  const note = (event: 'login.failed' | 'login.throttled') => {
    if (!found) return
    const { id, companyId } = found.user
    events.recordLater({ event, companyId, by: null, about: id, requestId: from.requestId })
  }
  if (refusal) {
    if (refusal.isFirst) note('login.throttled')
    throw new AppError('rate_limited', say('throttled'), { retryAfter: refusal.wait })
  }
  const isRight = await verifyPassword(found?.user.passwordHash ?? null, given.password)
  // The same of every address at the domain, so that it tells neither an account nor a right password.
  const isRequired = await isRequiredAt(db, email)
  const refusalOfAll = () => (isRequired ? providerRequired() : new AppError('invalid_credentials', say('credentials')))
  if (!found || !isRight || !found.user.isActive) {
    note('login.failed')
    throw refusalOfAll()
  }
  const opened = await db.transaction(async (tx) => {
    // Held, so that a second factor that is switched on at this moment is not slipped past.
    const person = await lockUser(tx, found.user.id)
    if (!person?.isActive || person.generation !== found.user.generation) return null
    if (!(await mayUseAccount(parts.factors, tx, person))) return null
    const methods = await parts.factors.methods(tx, person.id)
    if (methods.length > 0) return { methods, challenge: await issueChallenge(parts, tx, person) }
    return finishSignIn(parts, tx, { userId: person.id, company: found.company }, from)
  })
  if (!opened) {
    note('login.failed')
    throw refusalOfAll()
  }
  await throttle.clear('loginPair', pairOf(email, from.address))
  await throttle.uncount('loginAddress', from.address)
  if (!isKnown) await throttle.uncount('loginAccount', email)
  if ('challenge' in opened) throw secondStepNeeded(opened.challenge, opened.methods)
  await throttle.know(email, from.address)
  return opened
}

const pairOf = (email: string, address: string): string => `${email} ${address}`

/** Counts an attempt to sign in; `null` where it may be tried. */
async function countAttempt({ throttle }: CallParts, email: string, address: string, isKnown: boolean) {
  const pair = await throttle.tally('loginPair', pairOf(email, address))
  if (pair.wait > 0) return pair
  if (isKnown) return null
  const account = await throttle.tally('loginAccount', email)
  return account.wait > 0 ? account : null
}

/** Lets the owner of a mailbox in again, however often others have guessed. */
export async function forgive(
  { throttle }: Pick<CallParts, 'throttle'>,
  email: string,
  address: string,
): Promise<void> {
  await throttle.clear('loginAccount', email)
  await throttle.clear('loginPair', pairOf(email, address))
}
