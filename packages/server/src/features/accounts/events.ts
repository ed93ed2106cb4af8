import type { SecurityEvent, SecurityEventName } from '@esrs/contract'
import { count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import { users } from '../../database/schema/accounts.ts'
import { securityEvents } from '../../database/schema/security.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'

/** A security event: actor, action, affected person and request. Never a person's name, address or network address. */
export interface NewSecurityEvent {
  event: SecurityEventName
  companyId: string
  /** The acting person; `null` without a sign-in, and for the operator. */
  by: string | null
  /** Whom it is about. */
  about?: string | null
  /** The host of a language model that was agreed to, or no longer is. */
  host?: string | null
  /** Why, where a reason is asked for. */
  reason?: string | null
  requestId?: string | null
}

/** The security trail of every company. */
export interface Events {
  /** Adds an event; in the transaction of what happened, where there is one. */
  record(db: Queries, happened: NewSecurityEvent): Promise<void>
  /** Adds an event after the reply, where waiting for it would tell a known account from an unknown one. */
  recordLater(happened: NewSecurityEvent): void
  /** One page of the company's events, newest first. */
  list(tenant: Tenant, page: number, pageSize: number): Promise<{ rows: SecurityEvent[]; total: number }>
  sweep(days: number): Promise<void>
}

/** Lets a transaction remove events, which nothing but the end of their time may do. */
export const allowRemoval = sql`select set_config('esrs.remove_security_events', 'on', true)`

export function createEvents(db: Queries, clock: Clock, warn: (message: string) => void): Events {
  const record: Events['record'] = async (queries, happened) => {
    const { event, companyId, by, about = null, host = null, reason = null, requestId = null } = happened
    await queries.insert(securityEvents).values({ event, companyId, by, about, host, reason, requestId, at: clock() })
  }
  return {
    record,
    recordLater: (happened) => {
      setImmediate(() => {
        record(db, happened).catch(() => warn(`security event ${happened.event} could not be written`))
      })
    },
    list,
    sweep: async (days) => {
      const before = new Date(clock().getTime() - days * 86_400_000)
      await db.transaction(async (tx) => {
        await tx.execute(allowRemoval)
        await tx.delete(securityEvents).where(lt(securityEvents.at, before))
      })
    },
  }
}

async function list({ db, companyId }: Tenant, page: number, pageSize: number) {
  const own = eq(securityEvents.companyId, companyId)
  const rows = await db
    .select()
    .from(securityEvents)
    .where(own)
    .orderBy(desc(securityEvents.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [counted] = await db.select({ total: count() }).from(securityEvents).where(own)
  const ids = [...new Set(rows.flatMap(({ by, about }) => [by, about]).filter((id) => id !== null))]
  const named = ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids))
  const names = new Map(named.filter((user) => user.companyId === companyId).map(({ id, name }) => [id, name]))
  const somebody = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? null })
  return {
    rows: rows.map(({ id, at, event, by, about, host, reason, requestId }) => ({
      id,
      at: at.toISOString(),
      event: event as SecurityEventName,
      by: somebody(by),
      about: somebody(about),
      host,
      reason,
      request_id: requestId,
    })),
    total: counted?.total ?? 0,
  }
}
