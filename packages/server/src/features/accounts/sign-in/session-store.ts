import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import { companies, refreshTokens, sessions, users } from '../../../database/schema/accounts.ts'
import { passkeys, secondFactors } from '../../../database/schema/second-factor.ts'
import type { Queries, Tenant } from '../../../database/tenant.ts'
import { hashOfSecret } from '../../../hash-of-secret.ts'
import type { Actor, LiveSession } from '../../../http/authenticate.ts'
import type { Device } from '../device.ts'

const day = 86_400_000

/** A session ends when it is not used for so long, and at the latest so long after it began. */
const idle = 7 * day
const absolute = 30 * day
/** Milliseconds for which a refresh token stays good after its successor was used: two tabs, or a reply that got lost. */
const grace = 60_000

/** A person as a session needs them. */
export interface SessionOwner {
  id: string
  companyId: string
  role: Actor['role']
  generation: number
}

export type SessionRow = typeof sessions.$inferSelect

/** The outcome of presenting a refresh token. */
export type Refreshed = { actor: Actor; refresh: string } | { replayed: Actor } | null

/** How a session begins: proved now and with the own account, where nothing else is said. */
export interface Begun {
  provedAt?: Date | null
  signedInBy?: SessionRow['signedInBy']
  factorByProvider?: boolean
  factorByTrust?: boolean
}

export interface Sessions {
  /** Begins a session and returns its first refresh token. */
  begin(db: Queries, owner: SessionOwner, device: Device, begun?: Begun): Promise<{ actor: Actor; refresh: string }>
  /** Exchanges a refresh token; `null` when it is unknown, expired or revoked. A replayed one ends its session. */
  refresh(db: Queries, token: string): Promise<Refreshed>
  /** The live session with this id. */
  find(sessionId: string): Promise<LiveSession | null>
  /** Notes that the person of a session has just proved themselves. */
  prove(tenant: Tenant, sessionId: string): Promise<void>
  /** The live sessions of a person, last used first. */
  list(tenant: Tenant, userId: string): Promise<(SessionRow & { endsNext: Date })[]>
  /** Ends the session of a refresh token; returns its person when there is one. */
  end(db: Queries, token: string): Promise<Ended | null>
  /** Ends one session of a person. */
  endOne(tenant: Tenant, userId: string, sessionId: string): Promise<Ended | null>
  /** Ends all sessions of a person but one. */
  endOthers(tenant: Tenant, userId: string, keep: string): Promise<Ended[]>
  /**
   * Ends every session of a person, those begun at this moment included, and returns the person as they are then. Call it in
   * the transaction of the reason.
   */
  endAll(tenant: Tenant, userId: string): Promise<{ owner: SessionOwner; ended: string[] } | null>
  /** Removes sessions that ended so many days ago. */
  sweep(days: number): Promise<void>
}

/** A session that was ended. */
export interface Ended {
  id: string
  userId: string
  companyId: string
}

/**
 * Refresh tokens rotate and are confirmed on use. Each token has exactly one successor, which is derived from it, so that two
 * tabs that refresh at once get the same one and nothing but hashes is stored. A token stays good until its successor is
 * presented, and a minute longer; presented after that it must have been stolen, and the session ends.
 */
export function createSessions(db: Queries, secret: string, clock: Clock): Sessions {
  const successorOf = (token: string): string =>
    createHmac('sha256', secret).update(`refresh ${token}`).digest('base64url')
  const at = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`
  const isAlive = (now: number) =>
    and(
      isNull(sessions.revokedAt),
      sql`${sessions.endsAt} > ${at(now)}`,
      sql`${sessions.lastUsedAt} > ${at(now - idle)}`,
    )

  async function begin(
    queries: Queries,
    owner: SessionOwner,
    { browser, system }: Device,
    { provedAt = clock(), signedInBy = 'account', factorByProvider = false, factorByTrust = false }: Begun = {},
  ) {
    const now = clock()
    const actor: Actor = { userId: owner.id, companyId: owner.companyId, sessionId: randomUUID(), role: owner.role }
    const refresh = randomBytes(32).toString('base64url')
    await queries.insert(sessions).values({
      id: actor.sessionId,
      userId: owner.id,
      companyId: owner.companyId,
      generation: owner.generation,
      browser,
      system,
      createdAt: now,
      lastUsedAt: now,
      provedAt,
      signedInBy,
      factorByProvider,
      factorByTrust,
      endsAt: new Date(now.getTime() + absolute),
    })
    await queries.insert(refreshTokens).values({ hash: hashOfSecret(refresh), sessionId: actor.sessionId, sequence: 0 })
    return { actor, refresh }
  }

  async function refresh(queries: Queries, token: string): Promise<Refreshed> {
    const now = clock().getTime()
    const successor = successorOf(token)
    // One statement, which takes the session's row: of a refresh and a logout at once one sees what the other decided.
    const { rows } = await queries.execute<{
      id: string
      user: string
      company: string
      role: Actor['role']
      replayed: boolean
    }>(sql`
      with presented as (
        select own.hash, own.session_id, own.sequence, next.used_at < ${at(now - grace)} as replayed
        from refresh_tokens own
        left join refresh_tokens next on next.session_id = own.session_id and next.sequence = own.sequence + 1
        where own.hash = ${hashOfSecret(token)}
      ), decided as (
        update sessions s set
          last_used_at = ${at(now)},
          revoked_at = case when p.replayed then ${at(now)} end
        from presented p, users u
        where s.id = p.session_id and s.revoked_at is null
          and s.ends_at > ${at(now)} and s.last_used_at > ${at(now - idle)}
          and u.id = s.user_id and u.is_active and u.generation = s.generation
        returning s.id, s.user_id, s.company_id, u.role, p.hash, p.sequence, s.revoked_at
      ), used as (
        update refresh_tokens t set used_at = ${at(now)}
        from decided d where t.hash = d.hash and t.used_at is null
      ), issued as (
        insert into refresh_tokens (hash, session_id, sequence)
        select ${hashOfSecret(successor)}, id, sequence + 1 from decided where revoked_at is null
        on conflict do nothing
      )
      select id, user_id as user, company_id as company, role, revoked_at is not null as replayed from decided`)
    const [row] = rows
    if (!row) return null
    const actor: Actor = { userId: row.user, companyId: row.company, sessionId: row.id, role: row.role }
    return row.replayed ? { replayed: actor } : { actor, refresh: successor }
  }

  async function find(sessionId: string): Promise<LiveSession | null> {
    const [row] = await db
      .select({
        actor: { userId: sessions.userId, companyId: sessions.companyId, sessionId: sessions.id, role: users.role },
        provedAt: sessions.provedAt,
        signedInBy: sessions.signedInBy,
        factorByProvider: sessions.factorByProvider,
        factorByTrust: sessions.factorByTrust,
        hasFactor: sql<boolean>`${sessions.factorByProvider} or ${secondFactors.confirmedAt} is not null
          or exists (select 1 from ${passkeys} p where p.user_id = ${sessions.userId})`,
        needsFactor: companies.secondFactorRequired,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(companies, eq(companies.id, sessions.companyId))
      .leftJoin(secondFactors, eq(secondFactors.userId, sessions.userId))
      .where(
        and(
          eq(sessions.id, sessionId),
          isAlive(clock().getTime()),
          eq(users.isActive, true),
          eq(users.generation, sessions.generation),
        ),
      )
    return row ?? null
  }

  const revoke = (queries: Queries, condition: SQL | undefined): Promise<Ended[]> =>
    queries
      .update(sessions)
      .set({ revokedAt: clock() })
      .where(and(condition, isNull(sessions.revokedAt)))
      .returning({ id: sessions.id, userId: sessions.userId, companyId: sessions.companyId })

  const ofPerson = (tenant: Tenant, userId: string) =>
    and(eq(sessions.companyId, tenant.companyId), eq(sessions.userId, userId), isAlive(clock().getTime()))

  return {
    begin,
    refresh,
    find,
    async prove(tenant, sessionId) {
      await tenant.db
        .update(sessions)
        .set({ provedAt: clock() })
        .where(and(eq(sessions.companyId, tenant.companyId), eq(sessions.id, sessionId)))
    },
    async list(tenant, userId) {
      const rows = await tenant.db
        .select({ session: sessions })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(ofPerson(tenant, userId), eq(users.generation, sessions.generation)))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .limit(200)
      return rows.map(({ session }) => ({
        ...session,
        endsNext: new Date(Math.min(session.endsAt.getTime(), session.lastUsedAt.getTime() + idle)),
      }))
    },
    async end(queries, token) {
      const [ended] = await revoke(
        queries,
        sql`${sessions.id} = (select session_id from refresh_tokens where hash = ${hashOfSecret(token)})`,
      )
      return ended ?? null
    },
    async endOne(tenant, userId, sessionId) {
      const [ended] = await revoke(tenant.db, and(ofPerson(tenant, userId), eq(sessions.id, sessionId)))
      return ended ?? null
    },
    endOthers: (tenant, userId, keep) => revoke(tenant.db, and(ofPerson(tenant, userId), ne(sessions.id, keep))),
    async endAll(tenant, userId) {
      const [user] = await tenant.db
        .update(users)
        .set({ generation: sql`${users.generation} + 1` })
        .where(and(eq(users.companyId, tenant.companyId), eq(users.id, userId)))
        .returning()
      if (!user) return null
      const ended = await revoke(tenant.db, eq(sessions.userId, userId))
      const { id, companyId, role, generation } = user
      return { owner: { id, companyId, role, generation }, ended: ended.map((session) => session.id) }
    },
    sweep: async (days) => {
      const before = clock().getTime() - days * day
      await db.delete(sessions).where(
        sql`${sessions.endsAt} < ${at(before)} or ${sessions.revokedAt} < ${at(before)}
          or ${sessions.lastUsedAt} < ${at(before - idle)}`,
      )
    },
  }
}
