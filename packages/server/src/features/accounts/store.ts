import { randomUUID } from 'node:crypto'
import type { Language } from '@esrs/contract'
import { and, asc, eq, exists, gte, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import { companies, users } from '../../database/schema/accounts.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'
import type { CompanyRow } from './company.ts'
import type { UserRow } from './people.ts'

/** Data of a registration. */
export interface NewAccount {
  email: string
  passwordHash: string
  name: string
  companyName: string
  language: Language
  now: Date
}

/** The person with this e-mail address, in any company: the only query without a tenant. */
export async function findByEmail(db: Queries, email: string): Promise<{ user: UserRow; company: CompanyRow } | null> {
  const [row] = await db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.email, email))
  return row ?? null
}

/** Adds a company with its first administrator; call it inside a transaction. */
export async function addAccount(db: Queries, account: NewAccount): Promise<{ user: UserRow; company: CompanyRow }> {
  const { email, passwordHash, name, language, now } = account
  const [company] = await db
    .insert(companies)
    .values({ id: randomUUID(), name: account.companyName, createdAt: now })
    .returning()
  const person = { companyId: company!.id, email, passwordHash, name, language, role: 'company_admin' } as const
  const [user] = await db
    .insert(users)
    .values({ ...person, id: randomUUID(), createdAt: now, lastLoginAt: now })
    .returning()
  return { user: user!, company: company! }
}

/** Notes a sign-in and the language it happened in. */
export async function noteLogin(db: Queries, userId: string, language: Language, now: Date): Promise<UserRow> {
  const [row] = await db.update(users).set({ lastLoginAt: now, language }).where(eq(users.id, userId)).returning()
  return row!
}

export async function getUser(tenant: Tenant, userId: string): Promise<UserRow | null> {
  const [row] = await tenant.db
    .select()
    .from(users)
    .where(and(eq(users.companyId, tenant.companyId), eq(users.id, userId)))
  return row ?? null
}

export async function changeOwn(
  tenant: Tenant,
  userId: string,
  change: { name: string; position?: string | undefined },
): Promise<UserRow | null> {
  const own = and(eq(users.companyId, tenant.companyId), eq(users.id, userId))
  const [row] = await tenant.db.update(users).set(change).where(own).returning()
  return row ?? null
}

/** Sets a password of the person's own choice; whoever was invited has joined with it. */
export async function setPassword(tenant: Tenant, userId: string, passwordHash: string): Promise<void> {
  const own = and(eq(users.companyId, tenant.companyId), eq(users.id, userId))
  await tenant.db.update(users).set({ passwordHash, invitedAt: null }).where(own)
}

/** Changes the address a person signs in with; throws a duplicate when it is somebody else's. */
export async function setEmail(tenant: Tenant, userId: string, email: string): Promise<void> {
  const own = and(eq(users.companyId, tenant.companyId), eq(users.id, userId))
  await tenant.db.update(users).set({ email }).where(own)
}

export async function getCompany(tenant: Tenant): Promise<CompanyRow | null> {
  const [row] = await tenant.db.select().from(companies).where(eq(companies.id, tenant.companyId))
  return row ?? null
}

/** Changes what is given and returns the company as it is then. */
export async function updateCompany(tenant: Tenant, change: Partial<CompanyRow>): Promise<CompanyRow | null> {
  if (Object.values(change).every((value) => value === undefined)) return getCompany(tenant)
  const [row] = await tenant.db.update(companies).set(change).where(eq(companies.id, tenant.companyId)).returning()
  return row ?? null
}

/** Whether any company is registered. */
export async function isAnyCompany(db: Queries): Promise<boolean> {
  return (await db.select({ id: companies.id }).from(companies).limit(1)).length > 0
}

/** Lets nobody register until the transaction ends. */
export async function lockRegistrations(db: Queries): Promise<void> {
  await db.execute(sql`lock table ${companies} in share row exclusive mode`)
}

/** Notes that a person has not joined, and when they were invited: `null` where they have a password. */
export async function noteUnjoined(tenant: Tenant, userId: string, invitedAt: Date | null): Promise<void> {
  const own = and(eq(users.companyId, tenant.companyId), eq(users.id, userId))
  await tenant.db.update(users).set({ invitedAt, lastLoginAt: null }).where(own)
}

/** Companies registered before a day of which nobody has signed in or was invited since. */
export async function unprovedCompanies(db: Queries, since: Date): Promise<string[]> {
  const ofCompany = eq(users.companyId, companies.id)
  const isThere = or(isNull(users.invitedAt), isNotNull(users.lastLoginAt), gte(users.invitedAt, since))
  const unproved = await db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        lt(companies.createdAt, since),
        exists(db.select().from(users).where(ofCompany)),
        not(exists(db.select().from(users).where(and(ofCompany, isThere)))),
      ),
    )
  return unproved.map(({ id }) => id)
}

/** Companies of this name or id, in any case of letters. */
export async function findCompanies(db: Queries, nameOrId: string): Promise<CompanyRow[]> {
  const wanted = nameOrId.trim().toLowerCase()
  return db
    .select()
    .from(companies)
    .where(or(sql`lower(${companies.name}) = ${wanted}`, sql`${companies.id}::text = ${wanted}`))
}

/** Every company by name, with its people by address. */
export async function listCompanies(db: Queries): Promise<{ company: CompanyRow; people: UserRow[] }[]> {
  const people = await db.select().from(users).orderBy(asc(users.email))
  const all = await db
    .select()
    .from(companies)
    .orderBy(asc(sql`lower(${companies.name})`), asc(companies.id))
  return all.map((company) => ({ company, people: people.filter(({ companyId }) => companyId === company.id) }))
}
