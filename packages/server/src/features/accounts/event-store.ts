import {
  kindOfEvent,
  outcomeOfEvent,
  type SecurityEvent,
  type SecurityEventName,
  type TrailActor,
} from '@esrs/contract'
import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import { type Action, currentAction } from '../../database/action.ts'
import { users } from '../../database/schema/accounts.ts'
import { trail } from '../../database/schema/trail.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'
import { addToTrail } from '../../database/trail-entries.ts'
import type { Entry } from '../../database/trail-entry.ts'
import { emptySignIns } from '../../trail/empty.ts'

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
  /** Empties what sign-ins of so many days ago say. */
  sweep(days: number): Promise<void>
}

export function createEvents(db: Queries, clock: Clock, warn: (message: string) => void): Events {
  const record: Events['record'] = (queries, happened) =>
    addToTrail(queries, entryOf(happened, currentAction(), clock()))
  return {
    record,
    recordLater: (happened) => {
      setImmediate(() => {
        record(db, happened).catch(() => warn(`security event ${happened.event} could not be written`))
      })
    },
    list,
    sweep: (days) => emptySignIns(db, clock, new Date(clock().getTime() - days * 86_400_000)),
  }
}

/** A security event as a row of the trail. Whoever signs in is known only then, and nobody acts by themselves but the operator. */
function entryOf(happened: NewSecurityEvent, action: Action | null, at: Date): Entry {
  const { event, companyId, by, about, host, reason, requestId } = happened
  const nobody = action ? 'nobody' : 'operator'
  const known: TrailActor = action?.actor === 'token' ? 'token' : 'person'
  const actor = by !== null ? known : action?.actor === 'directory' ? 'directory' : nobody
  return {
    companyId,
    at,
    call: action?.call ?? 'operator',
    kind: kindOfEvent(event),
    event,
    outcome: outcomeOfEvent(event),
    actor,
    by,
    via: actor === 'token' || actor === 'directory' ? (action?.via ?? null) : null,
    about: about ?? null,
    objects: action?.objects ?? [],
    reason: reason ?? null,
    host: host ?? null,
    address: action?.address ?? null,
    requestId: requestId ?? null,
  }
}

async function list({ db, companyId }: Tenant, page: number, pageSize: number) {
  const own = and(eq(trail.companyId, companyId), isNotNull(trail.event))
  const rows = await db
    .select()
    .from(trail)
    .where(own)
    .orderBy(desc(trail.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [counted] = await db.select({ total: count() }).from(trail).where(own)
  const ids = [...new Set(rows.flatMap(({ by, about }) => [by, about]).filter((id) => id !== null))]
  const named = ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids))
  const names = new Map(named.filter((user) => user.companyId === companyId).map(({ id, name }) => [id, name]))
  const somebody = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? null })
  return {
    rows: rows.map(({ number: id, at, event, by, about, host, reason, requestId }) => ({
      id,
      at: at.toISOString(),
      event: event!,
      by: somebody(by),
      about: somebody(about),
      host,
      reason,
      request_id: requestId,
    })),
    total: counted?.total ?? 0,
  }
}
