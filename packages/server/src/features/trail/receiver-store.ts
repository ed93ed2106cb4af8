import { and, eq, like, ne, sql } from 'drizzle-orm'
import { trailReceivers, trailSent } from '../../database/schema/trail.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'

export type ReceiverRow = typeof trailReceivers.$inferSelect

/** Where the company has its trail sent on to. */
export async function receiverOf({ db, companyId }: Tenant): Promise<ReceiverRow | null> {
  const [row] = await db.select().from(trailReceivers).where(eq(trailReceivers.companyId, companyId))
  // A version before told networks that are out of reach apart from what is not there.
  const isOutOfReach = (row?.failure as string | null | undefined) === 'network'
  return row ? { ...row, failure: isOutOfReach ? 'unreachable' : row.failure } : null
}

/** The last row of the company, and the last one that its receiver has taken; 0 where there is none. */
export async function progressOf({ db, companyId }: Tenant): Promise<{ last: number; sent: number }> {
  const { rows } = await db.execute<{ last: number; sent: number }>(sql`
    select coalesce((select number from trail_heads where company_id = ${companyId}), 0)::int as last,
      coalesce((select max(number) from trail_sent where company_id = ${companyId} and target like 'receiver %'), 0)::int as sent`)
  return rows[0]!
}

/** A receiver of a company at the address that it was set to. */
type Addressed = Pick<ReceiverRow, 'companyId' | 'url'>

const addressed = ({ companyId, url }: Addressed) =>
  and(eq(trailReceivers.companyId, companyId), eq(trailReceivers.url, url))

/** What a company's receivers have taken. */
const taken = (companyId: string) => and(eq(trailSent.companyId, companyId), like(trailSent.target, 'receiver %'))

/** Sets where the company has its trail sent on to; an address by another `name` than this has taken nothing yet. */
export async function saveReceiver({ db, companyId }: Tenant, row: ReceiverRow, name: string): Promise<void> {
  const { companyId: _, ...set } = row
  await db.delete(trailSent).where(and(taken(companyId), ne(trailSent.target, name)))
  await db.insert(trailReceivers).values(row).onConflictDoUpdate({ target: trailReceivers.companyId, set })
}

/** Removes the company's receiver and what it had taken: set again, it gets everything that is kept. `null` where there was none. */
export async function removeReceiver({ db, companyId }: Tenant): Promise<ReceiverRow | null> {
  const [gone] = await db.delete(trailReceivers).where(eq(trailReceivers.companyId, companyId)).returning()
  if (gone) await db.delete(trailSent).where(taken(companyId))
  return gone ?? null
}

/** Companies whose receivers have something to get, or have to be tried again. */
export async function companiesToSend(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.company_id::text as id from trail_receivers r join trail_heads h using (company_id)
    where r.failing_since is not null or h.number > coalesce(
      (select max(s.number) from trail_sent s where s.company_id = r.company_id and s.target like 'receiver %'), h.first_number - 1)
    order by 1`)
  return rows.map(({ id }) => id)
}

/** The receiver of a company as it was set. */
export async function findReceiver(db: Queries, companyId: string): Promise<ReceiverRow | null> {
  const [row] = await db.select().from(trailReceivers).where(eq(trailReceivers.companyId, companyId))
  return row ?? null
}

/** Whether a receiver is still set and nobody is removing it; it is held against a removal until the transaction ends. */
export async function holdsReceiver(db: Queries, receiver: Addressed): Promise<boolean> {
  const held = await db.select().from(trailReceivers).where(addressed(receiver)).for('key share', { skipLocked: true })
  return held.length > 0
}

/** Notes that a receiver works. */
export async function noteSent(db: Queries, receiver: Addressed, sentAt: Date): Promise<void> {
  await db.update(trailReceivers).set({ sentAt, failingSince: null, failure: null }).where(addressed(receiver))
}

/** Notes that a receiver fails, from `now` on where it did not before; `null` where it is set no longer. */
export async function noteFailing(
  db: Queries,
  receiver: Addressed,
  failure: NonNullable<ReceiverRow['failure']>,
  now: Date,
): Promise<ReceiverRow | null> {
  const { failingSince: since } = trailReceivers
  const failingSince = sql`coalesce(${since}, ${sql.param(now, since)})`
  const [failing] = await db
    .update(trailReceivers)
    .set({ failingSince, failure })
    .where(addressed(receiver))
    .returning()
  return failing ?? null
}

/** Notes that people are told of a failure; `false` where they were told. Of two at once the second waits for the first. */
export async function markTold({ db, companyId }: Tenant, failingSince: Date): Promise<boolean> {
  const { failingSince: since, toldOf: told } = trailReceivers
  const isUntold = and(eq(since, failingSince), sql`${told} is distinct from ${since}`)
  const own = and(eq(trailReceivers.companyId, companyId), isUntold)
  return (await db.update(trailReceivers).set({ toldOf: failingSince }).where(own).returning()).length > 0
}
