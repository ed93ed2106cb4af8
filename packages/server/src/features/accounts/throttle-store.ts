import { sql } from 'drizzle-orm'
import { aside } from '../../database/action.ts'
import { throttles } from '../../database/schema/accounts.ts'
import type { Queries } from '../../database/tenant.ts'

// Counters are nobody's data: the trail has no row for them, so each is changed beside the action.

export type CounterRow = typeof throttles.$inferSelect

const isOver = (now: Date) => sql`${throttles.endsAt} <= ${now.toISOString()}::timestamptz`

/** Counts one more under a key; from one on, until another end, where the counter has run out. */
export async function countUp(
  db: Queries,
  key: string,
  { now, endsAt }: { now: Date; endsAt: Date },
): Promise<CounterRow> {
  const [row] = await aside(() =>
    db
      .insert(throttles)
      .values({ key, count: 1, endsAt })
      .onConflictDoUpdate({
        target: throttles.key,
        set: {
          count: sql`case when ${isOver(now)} then 1 else ${throttles.count} + 1 end`,
          endsAt: sql`case when ${isOver(now)} then excluded.ends_at else ${throttles.endsAt} end`,
        },
      })
      .returning(),
  )
  return row!
}

/** The counter of a key; `null` where there is none, or it has run out. */
export async function findCounter(db: Queries, key: string, now: Date): Promise<CounterRow | null> {
  const [row] = await db
    .select()
    .from(throttles)
    .where(sql`${throttles.key} = ${key} and not (${isOver(now)})`)
  return row ?? null
}

/** Sets the counter of a key. */
export async function setCounter(db: Queries, row: CounterRow): Promise<void> {
  await aside(() => db.insert(throttles).values(row).onConflictDoUpdate({ target: throttles.key, set: row }))
}

/** Counts one less under a key. */
export async function countDown(db: Queries, key: string): Promise<void> {
  const isIt = sql`${throttles.key} = ${key} and ${throttles.count} > 0`
  await aside(() =>
    db
      .update(throttles)
      .set({ count: sql`${throttles.count} - 1` })
      .where(isIt),
  )
}

/** Removes the counter of a key. */
export async function removeCounter(db: Queries, key: string): Promise<void> {
  await aside(() => db.delete(throttles).where(sql`${throttles.key} = ${key}`))
}

/** Removes counters that have run out. */
export async function removeOverCounters(db: Queries, now: Date): Promise<void> {
  await db.delete(throttles).where(isOver(now))
}
