import { randomBytes, randomUUID } from 'node:crypto'
import type { Queries } from '../../../database/tenant.ts'
import type { CompanyRow } from '../company.ts'
import type { AccountParts } from '../parts.ts'
import { normalEmail } from '../people.ts'
import { addAccount, isAnyCompany, lockRegistrations, updateCompany } from '../store.ts'
import { addUser, updateUser } from '../team-store.ts'
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
  { db, clock, tenantOf }: Pick<AccountParts, 'db' | 'clock' | 'tenantOf'>,
  { email, password, name, position = '', colleagues = [], company }: FirstAccount,
  work: (db: Queries, account: OpenedAccount) => Promise<void>,
): Promise<{ companyId: string; userId: string } | null> {
  if (await isAnyCompany(db)) return null
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    // Whoever registers meanwhile waits, so that there is no second first company.
    await lockRegistrations(tx)
    if (await isAnyCompany(tx)) return null
    const person = { email: normalEmail(email), passwordHash, name, companyName: company.name, language: 'en' } as const
    const added = await addAccount(tx, { ...person, now: clock() })
    const inside = tenantOf(added.company.id, tx)
    await updateUser(inside, added.user.id, { position })
    await updateCompany(inside, company)
    const others = colleagues.map((colleague) => ({
      id: randomUUID(),
      email: normalEmail(colleague.email),
      name: colleague.name,
      role: 'company_member' as const,
      position: colleague.position ?? '',
      // Nobody knows a password that fits.
      passwordHash: randomBytes(32).toString('base64url'),
      createdAt: clock(),
    }))
    for (const other of others) await addUser(inside, other)
    const ids = new Map(others.map(({ email, id }) => [email, id]))
    const account = { companyId: added.company.id, userId: added.user.id, colleagues: ids }
    await work(tx, account)
    return account
  })
}
