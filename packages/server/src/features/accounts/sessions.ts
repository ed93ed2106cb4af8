import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import { refreshTokens, sessions, users } from '../../database/schema/accounts.ts'
import type { Queries } from '../../database/tenant.ts'
import type { Actor } from '../../http/authenticate.ts'

const day = 86_400_000

/** A session ends when it is not used for so long, and at the latest so long after it began. */
const idle = 7 * day
const absolute = 30 * day
/** Seconds for which a refresh token stays good after its successor was used: two tabs, or a reply that got lost. */
const grace = 60

/** A person as a session needs them. */
export interface SessionOwner {
  id: string
  companyId: string
  role: Actor['role']
  generation: number
}

export interface Sessions {
  /** Begins a session and returns its first refresh token. */
  begin(db: Queries, owner: SessionOwner): Promise<{ actor: Actor; refresh: string }>
  /** Exchanges a refresh token; `null` when it is unknown, expired, revoked, or was replayed, which ends its session. */
  refresh(token: string): Promise<{ actor: Actor; refresh: string } | null>
  /** The live session with this id. */
  find(sessionId: string): Promise<Actor | null>
  /** Ends the session a refresh token belongs to; returns its id when there is one. */
  end(token: string): Promise<string | null>
  endById(sessionId: string): Promise<void>
  /** Removes sessions that ended long ago. */
  sweep(): Promise<void>
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Refresh tokens rotate and are confirmed on use. Each token has exactly one successor, which is derived from it, so that two
 * tabs that refresh at once get the same one and nothing but hashes is stored. A token stays good until its successor is
 * presented, and a minute longer; presented after that it must have been stolen, and the session ends.
 */
export function createSessions(db: Queries, secret: string, clock: Clock): Sessions {
  const successorOf = (token: string): string =>
    createHmac('sha256', secret).update(`refresh ${token}`).digest('base64url')
  const at = (milliseconds: number) => new Date(milliseconds).toISOString()

  async function begin(queries: Queries, owner: SessionOwner) {
    const now = clock()
    const actor: Actor = { userId: owner.id, companyId: owner.companyId, sessionId: randomUUID(), role: owner.role }
    const refresh = randomBytes(32).toString('base64url')
    await queries.insert(sessions).values({
      id: actor.sessionId,
      userId: owner.id,
      companyId: owner.companyId,
      generation: owner.generation,
      confirmedAt: now,
      lastUsedAt: now,
      endsAt: new Date(now.getTime() + absolute),
    })
    await queries.insert(refreshTokens).values({ hash: hashOf(refresh), sessionId: actor.sessionId, sequence: 0 })
    return { actor, refresh }
  }

  async function refresh(token: string) {
    const now = clock().getTime()
    const successor = successorOf(token)
    // One statement, so that of two requests at once the second sees what the first decided.
    const { rows } = await db.execute<{
      id: string
      user: string
      company: string
      role: Actor['role']
      replayed: boolean
    }>(sql`
      with presented as (
        select session_id, sequence from refresh_tokens where hash = ${hashOf(token)}
      ), decided as (
        update sessions s set
          confirmed = greatest(s.confirmed, p.sequence),
          confirmed_at = case when p.sequence > s.confirmed then ${at(now)}::timestamptz else s.confirmed_at end,
          last_used_at = ${at(now)}::timestamptz,
          revoked_at = case
            when p.sequence >= s.confirmed then null
            when p.sequence = s.confirmed - 1 and s.confirmed_at >= ${at(now - grace * 1000)}::timestamptz then null
            else ${at(now)}::timestamptz
          end
        from presented p, users u
        where s.id = p.session_id and s.revoked_at is null
          and s.ends_at > ${at(now)}::timestamptz and s.last_used_at > ${at(now - idle)}::timestamptz
          and u.id = s.user_id and u.is_active and u.generation = s.generation
        returning s.id, s.user_id, s.company_id, u.role, p.sequence, s.revoked_at
      ), issued as (
        insert into refresh_tokens (hash, session_id, sequence)
        select ${hashOf(successor)}, id, sequence + 1 from decided where revoked_at is null
        on conflict do nothing
      )
      select id, user_id as user, company_id as company, role, revoked_at is not null as replayed from decided`)
    const [row] = rows
    if (!row || row.replayed) return null
    const actor: Actor = { userId: row.user, companyId: row.company, sessionId: row.id, role: row.role }
    return { actor, refresh: successor }
  }

  async function find(sessionId: string): Promise<Actor | null> {
    const now = clock().getTime()
    const [row] = await db
      .select({ userId: sessions.userId, companyId: sessions.companyId, sessionId: sessions.id, role: users.role })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.id, sessionId),
          isNull(sessions.revokedAt),
          sql`${sessions.endsAt} > ${at(now)}::timestamptz`,
          eq(users.isActive, true),
          eq(users.generation, sessions.generation),
        ),
      )
    return row ?? null
  }

  const revoke = async (condition: ReturnType<typeof sql>): Promise<string | null> => {
    const [row] = await db
      .update(sessions)
      .set({ revokedAt: clock() })
      .where(and(condition, isNull(sessions.revokedAt)))
      .returning({ id: sessions.id })
    return row?.id ?? null
  }

  return {
    begin,
    refresh,
    find,
    end: (token) => revoke(sql`${sessions.id} = (select session_id from refresh_tokens where hash = ${hashOf(token)})`),
    endById: async (sessionId) => void (await revoke(sql`${sessions.id} = ${sessionId}`)),
    sweep: async () => {
      await db.delete(sessions).where(sql`${sessions.endsAt} < ${at(clock().getTime() - day)}::timestamptz`)
    },
  }
}
