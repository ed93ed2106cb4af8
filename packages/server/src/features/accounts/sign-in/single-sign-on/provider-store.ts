import type { UserRole } from '@esrs/contract'
import { and, asc, count, eq, exists, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import { sessions, users } from '../../../../database/schema/accounts.ts'
import { passkeys, secondFactors } from '../../../../database/schema/second-factor.ts'
import {
  breakGlassAdministrators,
  groupRoles,
  providerDomains,
  providerSessions,
  providerSubjects,
  signInProviders,
} from '../../../../database/schema/single-sign-on.ts'
import type { Queries, Tenant } from '../../../../database/tenant.ts'
import type { GroupRole } from './role-of-groups.ts'

export type ProviderRow = typeof signInProviders.$inferSelect
export type DomainRow = typeof providerDomains.$inferSelect

/** The provider of a company; `null` where none is set up. */
export async function findProvider(db: Queries, companyId: string): Promise<ProviderRow | null> {
  const [row] = await db.select().from(signInProviders).where(eq(signInProviders.companyId, companyId))
  return row ?? null
}

/** The provider for addresses at a domain, unless it is switched off. */
export async function findProviderAt(db: Queries, domain: string): Promise<ProviderRow | null> {
  const [row] = await db
    .select({ provider: signInProviders })
    .from(providerDomains)
    .innerJoin(signInProviders, eq(signInProviders.companyId, providerDomains.companyId))
    .where(
      and(eq(providerDomains.domain, domain), isNotNull(providerDomains.provedAt), ne(signInProviders.mode, 'off')),
    )
  return row?.provider ?? null
}

/**
 * Whether the company of a person lets nobody in but by its provider. Its setting is held until the transaction ends, so that of a
 * sign-in and a change of it at once the later one sees the earlier.
 */
export async function holdsToProvider(db: Queries, companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ mode: signInProviders.mode })
    .from(signInProviders)
    .where(eq(signInProviders.companyId, companyId))
    .for('share')
  return row?.mode === 'required'
}

/** Sets the provider of a company up, or changes it. */
export async function saveProvider(tenant: Tenant, change: Omit<ProviderRow, 'companyId'>): Promise<void> {
  await tenant.db
    .insert(signInProviders)
    .values({ ...change, companyId: tenant.companyId })
    .onConflictDoUpdate({ target: signInProviders.companyId, set: change })
}

/** Holds the provider of a company against sign-ins of the same moment. */
export async function holdProvider({ db, companyId }: Tenant): Promise<ProviderRow | null> {
  const [row] = await db.select().from(signInProviders).where(eq(signInProviders.companyId, companyId)).for('update')
  return row ?? null
}

/** Removes the provider with whom it has linked; `false` where there was none. */
export async function deleteProvider({ db, companyId }: Tenant): Promise<boolean> {
  const gone = await db.delete(signInProviders).where(eq(signInProviders.companyId, companyId)).returning()
  await db.delete(providerSubjects).where(eq(providerSubjects.companyId, companyId))
  return gone.length > 0
}

/** The roles that groups of the company's directory bring, by name. */
export const listGroupRoles = ({ db, companyId }: Tenant): Promise<GroupRole[]> =>
  db
    .select({ name: groupRoles.name, role: groupRoles.role })
    .from(groupRoles)
    .where(eq(groupRoles.companyId, companyId))
    .orderBy(asc(groupRoles.name))

export async function replaceGroupRoles({ db, companyId }: Tenant, groups: readonly GroupRole[]): Promise<void> {
  await db.delete(groupRoles).where(eq(groupRoles.companyId, companyId))
  if (groups.length > 0) await db.insert(groupRoles).values(groups.map((group) => ({ ...group, companyId })))
}

export const listDomains = ({ db, companyId }: Tenant): Promise<DomainRow[]> =>
  db.select().from(providerDomains).where(eq(providerDomains.companyId, companyId)).orderBy(asc(providerDomains.domain))

/** Adds a domain; `false` where it is there already. */
export async function addDomain({ db, companyId }: Tenant, row: Omit<DomainRow, 'companyId' | 'provedAt'>) {
  const added = await db
    .insert(providerDomains)
    .values({ ...row, companyId })
    .onConflictDoNothing()
    .returning()
  return added.length > 0
}

const oneDomain = ({ companyId }: Tenant, domain: string) =>
  and(eq(providerDomains.companyId, companyId), eq(providerDomains.domain, domain))

/** Notes that a domain is proved; throws a duplicate where another company has proved it, `false` where it is not there. */
export async function setProved(tenant: Tenant, domain: string, at: Date): Promise<boolean> {
  const proved = await tenant.db
    .update(providerDomains)
    .set({ provedAt: at })
    .where(oneDomain(tenant, domain))
    .returning()
  return proved.length > 0
}

export async function deleteDomain(tenant: Tenant, domain: string): Promise<boolean> {
  return (await tenant.db.delete(providerDomains).where(oneDomain(tenant, domain)).returning()).length > 0
}

/** Whether addresses at a domain belong to the company. */
export async function hasProved(tenant: Tenant, domain: string): Promise<boolean> {
  const rows = await tenant.db
    .select({ domain: providerDomains.domain })
    .from(providerDomains)
    .where(and(oneDomain(tenant, domain), isNotNull(providerDomains.provedAt)))
  return rows.length > 0
}

/** Whether a person is one of the administrators for emergencies, and still an administrator. */
export async function isBreakGlass(db: Queries, userId: string): Promise<boolean> {
  const rows = await db
    .select({ role: users.role })
    .from(breakGlassAdministrators)
    .innerJoin(users, eq(users.id, breakGlassAdministrators.userId))
    .where(and(eq(users.id, userId), eq(users.role, 'company_admin')))
  return rows.length > 0
}

export async function listBreakGlass({ db, companyId }: Tenant): Promise<string[]> {
  const rows = await db
    .select({ id: breakGlassAdministrators.userId })
    .from(breakGlassAdministrators)
    .where(eq(breakGlassAdministrators.companyId, companyId))
  return rows.map(({ id }) => id)
}

export async function replaceBreakGlass({ db, companyId }: Tenant, ids: readonly string[]): Promise<void> {
  await db.delete(breakGlassAdministrators).where(eq(breakGlassAdministrators.companyId, companyId))
  if (ids.length > 0) await db.insert(breakGlassAdministrators).values(ids.map((userId) => ({ userId, companyId })))
}

/**
 * Ends the sessions that were begun without the provider, but those of administrators for emergencies: all but one, or those of one person.
 * Returns their ids.
 */
export async function endOwnSessions(
  { db, companyId }: Tenant,
  which: { but: string } | { of: string },
  now: Date,
): Promise<string[]> {
  const isExcepted = exists(
    db
      .select({ id: users.id })
      .from(breakGlassAdministrators)
      .innerJoin(users, eq(users.id, breakGlassAdministrators.userId))
      .where(and(eq(users.id, sessions.userId), eq(users.role, 'company_admin'))),
  )
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.companyId, companyId),
        eq(sessions.signedInBy, 'account'),
        'of' in which ? eq(sessions.userId, which.of) : ne(sessions.id, which.but),
        isNull(sessions.revokedAt),
        sql`not ${isExcepted}`,
      ),
    )
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/** Notes the second factor of a session that has proved itself anew. The provider’s word of before outlives trust. */
export async function noteFactor({ db, companyId }: Tenant, sessionId: string, isTrusted: boolean): Promise<void> {
  const factorByTrust = isTrusted ? sql`${sessions.factorByTrust} or not ${sessions.factorByProvider}` : false
  await db
    .update(sessions)
    .set({ factorByProvider: true, factorByTrust })
    .where(and(eq(sessions.companyId, companyId), eq(sessions.id, sessionId)))
}

/** Ends the trust of a company in its provider: second factors that stand on it alone are none any more; returns the sessions' ids. */
export async function endTrust({ db, companyId }: Tenant): Promise<string[]> {
  const changed = await db
    .update(sessions)
    .set({ factorByProvider: false, factorByTrust: false })
    .where(and(eq(sessions.companyId, companyId), eq(sessions.factorByTrust, true)))
    .returning({ id: sessions.id })
  return changed.map(({ id }) => id)
}

/** Active people with an address at no proved domain. */
export async function countOutside({ db, companyId }: Tenant): Promise<number> {
  const isAt = and(
    eq(providerDomains.companyId, companyId),
    isNotNull(providerDomains.provedAt),
    eq(providerDomains.domain, sql`split_part(${users.email}, '@', 2)`),
  )
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.isActive, true),
        notExists(db.select().from(providerDomains).where(isAt)),
      ),
    )
  return rows.length
}

/** Whom a provider means by a subject. */
export async function findSubject(db: Queries, issuer: string, subject: string) {
  const [row] = await db
    .select()
    .from(providerSubjects)
    .where(and(eq(providerSubjects.issuer, issuer), eq(providerSubjects.subject, subject)))
  return row ?? null
}

/** The link of a person to a provider. */
export async function findLink(db: Queries, issuer: string, userId: string) {
  const [row] = await db
    .select()
    .from(providerSubjects)
    .where(and(eq(providerSubjects.issuer, issuer), eq(providerSubjects.userId, userId)))
  return row ?? null
}

export async function addLink(
  { db, companyId }: Tenant,
  link: { issuer: string; subject: string; userId: string; now: Date },
): Promise<void> {
  const { now, ...row } = link
  await db.insert(providerSubjects).values({ ...row, companyId, lastUsedAt: now, createdAt: now })
}

export async function noteUse({ db }: Tenant, issuer: string, subject: string, now: Date): Promise<void> {
  await db
    .update(providerSubjects)
    .set({ lastUsedAt: now })
    .where(and(eq(providerSubjects.issuer, issuer), eq(providerSubjects.subject, subject)))
}

export async function setRole({ db, companyId }: Tenant, userId: string, role: UserRole): Promise<void> {
  await db
    .update(users)
    .set({ role })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
}

/** How many administrators for emergencies can sign in with a second factor; without one who is about to be removed. */
export async function countAbleBreakGlass({ db, companyId }: Tenant, without: string | null): Promise<number> {
  const codes = and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt))
  const [left] = await db
    .select({ count: count() })
    .from(users)
    .innerJoin(breakGlassAdministrators, eq(breakGlassAdministrators.userId, users.id))
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.role, 'company_admin'),
        eq(users.isActive, true),
        isNull(users.invitedAt),
        without === null ? undefined : ne(users.id, without),
        or(
          exists(db.select().from(secondFactors).where(codes)),
          exists(db.select().from(passkeys).where(eq(passkeys.userId, users.id))),
        ),
      ),
    )
  return left?.count ?? 0
}

/** Keeps with a session what the provider answered for the sign-out, sealed. */
export async function keepSealedAnswer(db: Queries, row: typeof providerSessions.$inferInsert): Promise<void> {
  await db.insert(providerSessions).values(row)
}

/** What the provider answered for the sign-out of a session, sealed; `null` where nothing is kept. */
export async function sealedAnswerOf(db: Queries, sessionId: string): Promise<string | null> {
  const [row] = await db.select().from(providerSessions).where(eq(providerSessions.sessionId, sessionId))
  return row?.sealedAnswer ?? null
}
