import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import { companies, users } from '../../../database/schema/accounts.ts'
import type { Queries } from '../../../database/tenant.ts'
import type { CompanyRow } from '../company.ts'
import { normalEmail } from '../people.ts'
import { addAccount } from '../store.ts'
import { hashPassword } from './passwords.ts'

/** A company that exists before anybody registers, with the person who may sign in. */
export interface FirstAccount {
  email: string
  password: string
  name: string
  position?: string
  /** People of the same company, who set a password of their own by mail. */
  colleagues?: readonly { email: string; name: string; position?: string }[]
  company: Pick<CompanyRow, 'name'> & Partial<Omit<CompanyRow, 'id' | 'createdAt'>>
}

/** The opened account: its person, and the colleagues by their address. */
export interface OpenedAccount {
  companyId: string
  userId: string
  colleagues: ReadonlyMap<string, string>
}

/**
 * Opens an account when there is no company at all, otherwise does nothing and resolves with `null`. What `work` does for it
 * exists together with the account or not at all.
 */
export async function openFirst(
  db: Queries,
  clock: Clock,
  { email, password, name, position = '', colleagues = [], company }: FirstAccount,
  work: (db: Queries, account: OpenedAccount) => Promise<void>,
): Promise<{ companyId: string; userId: string } | null> {
  const [known] = await db.select({ id: companies.id }).from(companies).limit(1)
  if (known) return null
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    // Whoever registers meanwhile waits, so that there is no second first company.
    await tx.execute(sql`lock table ${companies} in share row exclusive mode`)
    const [other] = await tx.select({ id: companies.id }).from(companies).limit(1)
    if (other) return null
    const person = { email: normalEmail(email), passwordHash, name, companyName: company.name, language: 'en' } as const
    const added = await addAccount(tx, { ...person, now: clock() })
    await tx.update(users).set({ position }).where(eq(users.id, added.user.id))
    await tx.update(companies).set(company).where(eq(companies.id, added.company.id))
    const others = colleagues.map((colleague) => ({
      id: randomUUID(),
      companyId: added.company.id,
      email: normalEmail(colleague.email),
      name: colleague.name,
      role: 'company_member' as const,
      position: colleague.position ?? '',
      // Nobody knows a password that fits.
      passwordHash: randomBytes(32).toString('base64url'),
      createdAt: clock(),
    }))
    if (others.length > 0) await tx.insert(users).values(others)
    const ids = new Map(others.map(({ email, id }) => [email, id]))
    const account = { companyId: added.company.id, userId: added.user.id, colleagues: ids }
    await work(tx, account)
    return account
  })
}
