import type { Clock } from '../../clock.ts'
import { isDuplicate } from '../../database/failures.ts'
import type { Queries } from '../../database/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { Language } from '../../texts/texts.ts'
import type { CompanyRow } from './company.ts'
import { say } from './messages.ts'
import { checkPassword, hashPassword, verifyPassword } from './passwords.ts'
import { normalEmail, type UserRow } from './people.ts'
import type { SessionOwner, Sessions } from './sessions.ts'
import { addAccount, findByEmail, noteLogin } from './store.ts'
import type { Throttle } from './throttle.ts'

export interface SignInParts {
  db: Queries
  clock: Clock
  sessions: Sessions
  throttle: Throttle
}

/** Who asks, as far as throttling and mails need it. */
interface From {
  address: string
  language: Language
}

const ownerOf = (user: UserRow): SessionOwner => ({
  id: user.id,
  companyId: user.companyId,
  role: user.role,
  generation: user.generation,
})

/** Opens an account: a company, its first administrator, and a session. */
export async function register(
  { db, clock, sessions, throttle }: SignInParts,
  wish: { email: string; password: string; name: string; company_name: string },
  from: From,
) {
  await throttle.count('registerAddress', from.address)
  const email = normalEmail(wish.email)
  checkPassword(wish.password, { email, names: [wish.name, wish.company_name] })
  const passwordHash = await hashPassword(wish.password)
  const account = { email, passwordHash, name: wish.name, companyName: wish.company_name, language: from.language }
  try {
    return await db.transaction(async (tx) => {
      const { user } = await addAccount(tx, { ...account, now: clock() })
      return { user, ...(await sessions.begin(tx, ownerOf(user))) }
    })
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw new AppError('conflict', say('email.taken'), { fields: { email: say('email.taken') } })
  }
}

/** Signs a person in. An unknown address, a wrong password and an inactive account look and last the same. */
export async function login(
  { db, clock, sessions, throttle }: SignInParts,
  given: { email: string; password: string },
  from: From,
): Promise<{ user: UserRow; company: CompanyRow } & Awaited<ReturnType<Sessions['begin']>>> {
  const email = normalEmail(given.email)
  await throttle.count('loginAddress', from.address)
  await throttle.count('loginAccount', email)
  const found = await findByEmail(db, email)
  const isRight = await verifyPassword(found?.user.passwordHash ?? null, given.password)
  if (!found || !isRight || !found.user.isActive) throw new AppError('invalid_credentials', say('credentials'))
  await throttle.clear('loginAccount', email)
  return db.transaction(async (tx) => {
    const user = await noteLogin(tx, found.user.id, from.language, clock())
    return { user, company: found.company, ...(await sessions.begin(tx, ownerOf(user))) }
  })
}
