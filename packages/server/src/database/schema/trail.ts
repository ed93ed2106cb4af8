import type { SecurityEventName, TrailActor, TrailKind, TrailOutcome, TrailReceiver } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { byUser, ofCompany, time } from './columns.ts'

/**
 * The trail of a company: a row for every action. Triggers let rows be added and never changed; they go with their company. What a row
 * of a sign-in says is emptied when its time is over (decision 88). People are named by id alone, so that nothing has to be changed
 * when one is erased.
 */
export const trail = pgTable(
  'trail',
  {
    companyId: ofCompany(),
    /** 1, 2, 3 … in the order in which the actions were committed. */
    number: bigint('number', { mode: 'number' }).notNull(),
    at: time('at').notNull(),
    /** The call of the contract, the job, or `operator`. */
    call: text('call').notNull(),
    kind: text('kind').$type<TrailKind>().notNull(),
    /** The security event that the action was. */
    event: text('event').$type<SecurityEventName>(),
    outcome: text('outcome').$type<TrailOutcome>().notNull(),
    /** The code of a refusal or failure. */
    code: text('code'),
    actor: text('actor').$type<TrailActor>().notNull(),
    by: uuid('by_user'),
    /** The token, the link or the job by which it was done. */
    via: uuid('via'),
    about: uuid('about_user'),
    /** What it was about: ids, codes and keys. */
    objects: text('objects').array().notNull(),
    /** Why, where a reason is asked for that stands nowhere else. */
    reason: text('reason'),
    /** The language model's host that was agreed to or no longer is. */
    host: text('host'),
    /** The network from which it was done, shortened. */
    address: text('address'),
    requestId: text('request_id'),
    /** The hash of the row before, and of this one over that. */
    previous: text('previous').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.number] }),
    index('trail_at').on(table.companyId, table.at),
    index('trail_sign_ins').on(table.companyId, table.at).where(sql`kind = 'sign_in' AND call <> ''`),
  ],
)

/** The last row of every trail, which the next one follows, and the first that is still kept. */
export const trailHeads = pgTable('trail_heads', {
  companyId: ofCompany().primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull(),
  previous: text('previous').notNull(),
  hash: text('hash').notNull(),
  firstNumber: bigint('first_number', { mode: 'number' }).notNull(),
  /** The hash of the last row that is not kept any more. */
  firstPrevious: text('first_previous').notNull(),
})

/** Where a company has its trail sent on to, beside the place of the operator. */
export const trailReceivers = pgTable('trail_receivers', {
  companyId: ofCompany().primaryKey(),
  /** `https:` or `syslog+tls:`. */
  url: text('url').notNull(),
  /** The bearer token that it wants, encrypted for this company. */
  sealedToken: text('sealed_token'),
  /** The authority that it is trusted by where that is no public one (PEM). */
  authority: text('authority'),
  setBy: byUser('set_by'),
  setAt: time('set_at').notNull(),
  /** When rows were taken last. */
  sentAt: time('sent_at'),
  /** Since when it has taken nothing, and why; `null` where all is well. */
  failingSince: time('failing_since'),
  failure: text('failure').$type<NonNullable<TrailReceiver['failure']>>(),
  /** The `failing_since` of the failure that its administrators were told of by mail. */
  toldOf: time('told_of'),
})

/** How far each trail was sent on, by target. */
export const trailSent = pgTable(
  'trail_sent',
  {
    companyId: ofCompany(),
    target: text('target').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.target] })],
)
