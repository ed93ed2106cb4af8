import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { trail } from '../database/schema/trail.ts'
import type { Queries } from '../database/tenant.ts'
import { addToTrail } from '../database/trail-entries.ts'

/** A row that names those which were emptied. */
const emptied = { call: 'trail.emptied', kind: 'setting', outcome: 'done', actor: 'system' } as const

/** Rows that are emptied together. */
const rowsAtOnce = 10_000

/** Whether a row was emptied: its hash is over what it said, and cannot be made again. */
export const isEmptied = ({ call, kind }: { call: string; kind: string }): boolean => call === '' && kind === 'sign_in'

/** The numbers that a row says were emptied; none of any other row. */
export function emptiedBy({ call, actor, objects }: { call: string; actor: string; objects: readonly string[] }) {
  if (call !== emptied.call || actor !== emptied.actor) return []
  return objects.map((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return { first, last }
  })
}

/** Numbers in ascending order, with runs of them as their ends: `3`, `5-9`. */
function ranges(numbers: readonly number[]): string[] {
  const runs: { first: number; last: number }[] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run?.last === number - 1) run.last = number
    else runs.push({ first: number, last: number })
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`))
}

/**
 * Empties what the rows of sign-ins before a moment say, in the trails of all companies. Their places in the chain stay, and a row
 * names them, so that nobody can pass another row off as one of them.
 */
export async function emptySignIns(db: Queries, clock: Clock, before: Date): Promise<void> {
  const isDue = and(eq(trail.kind, 'sign_in'), ne(trail.call, ''), lt(trail.at, before))
  const companies = await db.selectDistinct({ id: trail.companyId }).from(trail).where(isDue)
  for (const { id } of companies) {
    const own = and(eq(trail.companyId, id), isDue)
    for (let count = rowsAtOnce; count === rowsAtOnce; ) count = await emptySome(db, clock, id, own)
  }
}

function emptySome(db: Queries, clock: Clock, companyId: string, due: ReturnType<typeof and>): Promise<number> {
  return db.transaction(async (tx) => {
    const { number } = trail
    const found = await tx.select({ number }).from(trail).where(due).orderBy(number).limit(rowsAtOnce)
    if (found.length === 0) return 0
    const numbers = found.map((row) => row.number)
    // Of two processes at once the second finds none left.
    const isOf = and(eq(trail.companyId, companyId), inArray(number, numbers), ne(trail.call, ''))
    const held = await tx.select({ number }).from(trail).where(isOf).orderBy(number).for('update')
    const taken = held.map((row) => row.number)
    if (taken.length === 0) return found.length
    await tx.execute(sql`select empty_sign_ins(${companyId}::uuid, ${sql.param(`{${taken.join(',')}}`)}::bigint[])`)
    const what = { ...emptied, objects: ranges(taken) }
    await addToTrail(tx, { companyId, at: clock(), ...what })
    return found.length
  })
}
