import { and, asc, count, eq, isNull, max, ne, sql } from 'drizzle-orm'
import { companies, sessions, users } from '../../database/schema/accounts.ts'
import { passkeys, secondFactors } from '../../database/schema/second-factor.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { UserRow } from './people.ts'

/** A person with when a session of theirs was used last. */
export interface TeamRow {
  user: UserRow
  lastUsedAt: Date | null
  hasFactor: boolean
}

const hasFactor = sql<boolean>`(exists (select 1 from ${secondFactors} f where f.user_id = ${users.id} and f.confirmed_at is not null)
  or exists (select 1 from ${passkeys} p where p.user_id = ${users.id}))`

const team = ({ db, companyId }: Tenant, id?: string) =>
  db
    .select({ user: users, lastUsedAt: max(sessions.lastUsedAt), hasFactor })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(and(eq(users.companyId, companyId), id === undefined ? undefined : eq(users.id, id)))
    .groupBy(users.id)

/** Most people in one list; a company of more would need another page. */
const mostPeople = 2000

/** The people of the company, by name. */
export const listTeam = (tenant: Tenant): Promise<TeamRow[]> =>
  team(tenant)
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
    .limit(mostPeople)

export async function getTeamRow(tenant: Tenant, id: string): Promise<TeamRow | null> {
  const [row] = await team(tenant, id)
  return row ?? null
}

/** Lets one transaction of a company at a time change who may do what: two at once could each leave the other the last one. */
export async function lockTeam({ db, companyId }: Tenant): Promise<void> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
}

/** Who administers a company and can sign in. */
const administering = (companyId: string) =>
  and(
    ...[eq(users.companyId, companyId), eq(users.role, 'company_admin')],
    ...[eq(users.isActive, true), isNull(users.invitedAt)],
  )

/** Administrators who can sign in, without this person. */
export async function countOtherAdmins({ db, companyId }: Tenant, id: string): Promise<number> {
  const [row] = await db
    .select({ others: count() })
    .from(users)
    .where(and(administering(companyId), ne(users.id, id)))
  return row?.others ?? 0
}

/** Somebody to whom a mail goes. */
export type Addressee = Pick<UserRow, 'id' | 'name' | 'email' | 'language'>

/** Administrators who can sign in. */
export async function listAdministrators({ db, companyId }: Tenant): Promise<Addressee[]> {
  const { id, name, email, language } = users
  return db.select({ id, name, email, language }).from(users).where(administering(companyId)).orderBy(asc(id))
}

/** Adds a person to the company; throws a duplicate when the address has an account anywhere. */
export async function addUser({ db, companyId }: Tenant, person: Omit<typeof users.$inferInsert, 'companyId'>) {
  await db.insert(users).values({ ...person, companyId })
}

/** Changes a person; throws a duplicate when the address is somebody else's. */
export async function updateUser(
  { db, companyId }: Tenant,
  id: string,
  change: Partial<Pick<UserRow, 'name' | 'email' | 'role' | 'position' | 'isActive' | 'invitedAt'>>,
): Promise<void> {
  await db
    .update(users)
    .set(change)
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
}

export async function deleteUser({ db, companyId }: Tenant, id: string): Promise<void> {
  await db.delete(users).where(and(eq(users.companyId, companyId), eq(users.id, id)))
}
