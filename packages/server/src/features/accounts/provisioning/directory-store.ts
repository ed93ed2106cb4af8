import { and, asc, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../../../database/schema/accounts.ts'
import { directoryGroups, directoryMembers, directoryUsers } from '../../../database/schema/provisioning.ts'
import { groupRoles, providerDomains, signInProviders } from '../../../database/schema/single-sign-on.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { UserRow } from '../people.ts'

/** A person with what the directory says of them; `null` where they did not come by it. */
export interface PersonRow {
  user: UserRow
  said: typeof directoryUsers.$inferSelect | null
}

export type GroupRow = typeof directoryGroups.$inferSelect

/** Somebody or something by id and name. */
export interface Named {
  id: string
  name: string
}

/** Whom the directory finds: nobody that it has removed, unless they were let in again. */
const isSeen = or(isNull(directoryUsers.removedAt), eq(users.isActive, true))

const people = ({ db, companyId }: Tenant, ...conditions: (SQL | undefined)[]) =>
  db
    .select({ user: users, said: directoryUsers })
    .from(users)
    .leftJoin(directoryUsers, eq(directoryUsers.userId, users.id))
    .where(and(eq(users.companyId, companyId), ...conditions))

/** One page of the people whom the directory finds, oldest first, and how many there are. */
export async function listPeople(
  tenant: Tenant,
  condition: SQL | undefined,
  { from, most }: { from: number; most: number },
) {
  const rows = await people(tenant, isSeen, condition)
    .orderBy(asc(users.createdAt), asc(users.id))
    .offset(from)
    .limit(most)
  const [counted] = await tenant.db
    .select({ total: count() })
    .from(users)
    .leftJoin(directoryUsers, eq(directoryUsers.userId, users.id))
    .where(and(eq(users.companyId, tenant.companyId), isSeen, condition))
  return { rows, total: counted?.total ?? 0 }
}

export async function getPerson(tenant: Tenant, id: string): Promise<PersonRow | null> {
  const [row] = await people(tenant, isSeen, eq(users.id, id))
  return row ?? null
}

/** Name by which the directory knows a person, in lower case; those who did not come by it, by their address. */
export const nameOfPerson = sql<string>`lower(coalesce(${directoryUsers.userName}, ${users.email}))`

/** The person of this name or address, also one whom the directory has removed. */
export async function findPerson(tenant: Tenant, { userName, email }: { userName: string; email: string }) {
  const [row] = await people(
    tenant,
    or(sql`${nameOfPerson} = ${userName.toLowerCase()}`, eq(users.email, email)),
  ).limit(1)
  return row ?? null
}

export async function countPeople({ db, companyId }: Tenant): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(eq(users.companyId, companyId))
  return row?.total ?? 0
}

/** Notes what the directory says of a person. */
export async function saveSaid({ db, companyId }: Tenant, said: Omit<typeof directoryUsers.$inferInsert, 'companyId'>) {
  const { userId, ...changed } = said
  await db
    .insert(directoryUsers)
    .values({ ...said, companyId })
    .onConflictDoUpdate({ target: directoryUsers.userId, set: changed })
}

/** How many people came by the directory. */
export async function countSent({ db, companyId }: Tenant): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(directoryUsers)
    .where(and(eq(directoryUsers.companyId, companyId), isNull(directoryUsers.removedAt)))
  return row?.total ?? 0
}

/** The groups of people, by person. */
export async function groupsOf(
  { db, companyId }: Tenant,
  userIds: string[],
): Promise<Map<string, (Named & { externalId: string | null })[]>> {
  const found = new Map<string, (Named & { externalId: string | null })[]>()
  if (userIds.length === 0) return found
  const { id, name, externalId } = directoryGroups
  const rows = await db
    .select({ userId: directoryMembers.userId, id, name, externalId })
    .from(directoryMembers)
    .innerJoin(directoryGroups, eq(directoryGroups.id, directoryMembers.groupId))
    .where(and(eq(directoryMembers.companyId, companyId), inArray(directoryMembers.userId, userIds)))
    .orderBy(asc(directoryGroups.name))
  for (const { userId, ...group } of rows) found.set(userId, [...(found.get(userId) ?? []), group])
  return found
}

const groups = ({ db, companyId }: Tenant, ...conditions: (SQL | undefined)[]) =>
  db
    .select()
    .from(directoryGroups)
    .where(and(eq(directoryGroups.companyId, companyId), ...conditions))

export async function listGroups(
  tenant: Tenant,
  condition: SQL | undefined,
  { from, most }: { from: number; most: number },
) {
  const rows = await groups(tenant, condition)
    .orderBy(asc(directoryGroups.createdAt), asc(directoryGroups.id))
    .offset(from)
    .limit(most)
  const [counted] = await tenant.db
    .select({ total: count() })
    .from(directoryGroups)
    .where(and(eq(directoryGroups.companyId, tenant.companyId), condition))
  return { rows, total: counted?.total ?? 0 }
}

export async function getGroup(tenant: Tenant, id: string): Promise<GroupRow | null> {
  const [row] = await groups(tenant, eq(directoryGroups.id, id))
  return row ?? null
}

export async function saveGroup({ db, companyId }: Tenant, group: Omit<GroupRow, 'companyId'>): Promise<void> {
  const { name, externalId, changedAt } = group
  await db
    .insert(directoryGroups)
    .values({ ...group, companyId })
    .onConflictDoUpdate({ target: directoryGroups.id, set: { name, externalId, changedAt } })
}

export async function deleteGroup({ db, companyId }: Tenant, id: string): Promise<void> {
  await db.delete(directoryGroups).where(and(eq(directoryGroups.companyId, companyId), eq(directoryGroups.id, id)))
}

/** The members of groups whom the directory finds, by group. */
export async function membersOf({ db, companyId }: Tenant, groupIds: string[]): Promise<Map<string, Named[]>> {
  const found = new Map<string, Named[]>()
  if (groupIds.length === 0) return found
  const rows = await db
    .select({ groupId: directoryMembers.groupId, id: users.id, name: users.name })
    .from(directoryMembers)
    .innerJoin(users, eq(users.id, directoryMembers.userId))
    .leftJoin(directoryUsers, eq(directoryUsers.userId, users.id))
    .where(and(eq(directoryMembers.companyId, companyId), inArray(directoryMembers.groupId, groupIds), isSeen))
    .orderBy(asc(users.createdAt), asc(users.id))
  for (const { groupId, ...member } of rows) found.set(groupId, [...(found.get(groupId) ?? []), member])
  return found
}

/** Which of these ids are people whom the directory finds. */
export async function seenAmong(tenant: Tenant, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  return (await people(tenant, isSeen, inArray(users.id, ids))).map(({ user }) => user.id)
}

/** Makes these people, and nobody else, the members of a group. */
export async function setMembers({ db, companyId }: Tenant, groupId: string, userIds: string[]): Promise<void> {
  await db
    .delete(directoryMembers)
    .where(and(eq(directoryMembers.companyId, companyId), eq(directoryMembers.groupId, groupId)))
  if (userIds.length > 0)
    await db.insert(directoryMembers).values(userIds.map((userId) => ({ groupId, userId, companyId })))
}

/** Names of all groups with the number of their members, for administrators. */
export async function countMembers({ db, companyId }: Tenant): Promise<{ name: string; members: number }[]> {
  return db
    .select({ name: directoryGroups.name, members: count(directoryMembers.userId) })
    .from(directoryGroups)
    .leftJoin(directoryMembers, eq(directoryMembers.groupId, directoryGroups.id))
    .where(eq(directoryGroups.companyId, companyId))
    .groupBy(directoryGroups.id)
    .orderBy(asc(directoryGroups.name))
}

/** Which role a group brings, by its name. */
export async function rolesByGroup({ db, companyId }: Tenant): Promise<Map<string, UserRow['role']>> {
  const rows = await db.select().from(groupRoles).where(eq(groupRoles.companyId, companyId))
  return new Map(rows.map(({ name, role }) => [name, role]))
}

/** Whether people sign in with the provider of the company, and the role of those whose groups bring none. */
export async function providerOf({ db, companyId }: Tenant) {
  const [row] = await db.select().from(signInProviders).where(eq(signInProviders.companyId, companyId))
  return { isOn: row !== undefined && row.mode !== 'off', defaultRole: row?.defaultRole ?? null }
}

/** The domains of which the company has proved that they are its own. */
export async function provedDomains({ db, companyId }: Tenant): Promise<string[]> {
  const rows = await db
    .select({ domain: providerDomains.domain })
    .from(providerDomains)
    .where(and(eq(providerDomains.companyId, companyId), isNotNull(providerDomains.provedAt)))
    .orderBy(asc(providerDomains.domain))
  return rows.map(({ domain }) => domain)
}
