import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { trail, trailSent } from '../database/schema/trail.ts'
import type { Queries } from '../database/tenant.ts'
import { lineOf } from '../database/trail-entry.ts'
import type { Target } from './target.ts'

/** Rows that go together. */
const rowsAtOnce = 500

/**
 * Sends on what the trails of all companies have got since the last time, in the order of each. How far a target has come is kept
 * after it has taken the rows, so that each arrives at least once; a process that is killed between sends some of them again.
 * @returns how many rows were sent
 */
export async function sendTrails(db: Queries, target: Target): Promise<number> {
  const { rows: due } = await db.execute<{ id: string }>(sql`
    select h.company_id::text as id from trail_heads h
    left join trail_sent s on s.company_id = h.company_id and s.target = ${target.name}
    where h.number > coalesce(s.number, h.first_number - 1) order by 1`)
  let count = 0
  for (const { id } of due) count += (await sendTrailOf(db, target, id)) ?? 0
  return count
}

/** Whether a target is still wanted, asked before every lot. */
type IsWanted = (db: Queries) => Promise<boolean>

/** Sends on what the trail of one company has got since the last time; `null` where another process is at it. */
export async function sendTrailOf(
  db: Queries,
  target: Target,
  companyId: string,
  isWanted: IsWanted = async () => true,
): Promise<number | null> {
  let count = 0
  for (;;) {
    const sent = await sendSome(db, target, companyId, isWanted)
    if (sent === null && count === 0) return null
    count += sent ?? 0
    if (sent !== rowsAtOnce) return count
  }
}

/** One lot of a company; `null` where another process is at it. */
async function sendSome(db: Queries, target: Target, companyId: string, isWanted: IsWanted): Promise<number | null> {
  const own = and(eq(trailSent.companyId, companyId), eq(trailSent.target, target.name))
  // On its own, so that nobody waits for the lot of whoever was first.
  await db.insert(trailSent).values({ companyId, target: target.name, number: 0 }).onConflictDoNothing()
  if (!(await isWanted(db))) return 0
  return db.transaction(async (tx) => {
    const [cursor] = await tx.select().from(trailSent).where(own).for('update', { skipLocked: true })
    if (!cursor) return null
    const isNext = and(eq(trail.companyId, companyId), gt(trail.number, cursor.number))
    const rows = await tx.select().from(trail).where(isNext).orderBy(asc(trail.number)).limit(rowsAtOnce)
    const last = rows.at(-1)
    if (!last) return 0
    await target.send(rows.map((row) => ({ at: row.at, json: lineOf(row) })))
    await tx.update(trailSent).set({ number: last.number }).where(own)
    return rows.length
  })
}

/** Milliseconds between two looks, and after a failure. */
const pause = 5000
const rest = 60_000

/** Sends on what there is, again and again, until the returned function is called. */
export function keepSending(
  send: () => Promise<unknown>,
  log: { error(details: object, message: string): void },
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  let running: Promise<void> = Promise.resolve()
  const next = (milliseconds: number) => {
    if (isOver) return
    timer = setTimeout(() => {
      running = look()
    }, milliseconds)
  }
  const look = async () => {
    try {
      await send()
      next(pause)
    } catch (error) {
      log.error({ err: error }, 'the trail could not be sent on; it is tried again in a minute')
      next(rest)
    }
  }
  next(pause)
  return async () => {
    isOver = true
    clearTimeout(timer)
    await running
  }
}
