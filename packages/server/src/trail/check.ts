import { eq, sql } from 'drizzle-orm'
import { trail, trailHeads } from '../database/schema/trail.ts'
import type { Queries } from '../database/tenant.ts'
import { contentOf, hashOf } from '../database/trail-entry.ts'
import { emptiedBy, isEmptied } from './empty.ts'

/**
 * Something in a trail that is not as it was written. `changed`: a row is not what its hash says, or was emptied and no row names it; `missing`: rows are gone before it;
 * `unlinked`: it does not follow the row before; `end`: the last rows are gone, or there are some too many.
 */
export interface TrailFault {
  number: number
  what: 'changed' | 'missing' | 'unlinked' | 'end'
}

export interface CheckedTrail {
  rows: number
  /** The last row, for comparing with what was exported or sent on. */
  last: number
  hash: string
  faults: TrailFault[]
}

const rowsAtOnce = 1000
/** Faults that are named; where everything is broken, more help nobody. */
const mostFaults = 100

/** Goes over the whole trail of a company, in one view of the database. */
export function checkTrail(db: Queries, companyId: string): Promise<CheckedTrail> {
  return db.transaction(
    async (tx) => {
      const [head] = await tx.select().from(trailHeads).where(eq(trailHeads.companyId, companyId))
      let faults: TrailFault[] = []
      /** Rows without what they said, until a later row names them. */
      const unnamed = new Set<number>()
      let rows = 0
      let last: Place = { number: (head?.firstNumber ?? 1) - 1, hash: head?.firstPrevious ?? '' }
      for await (const row of rowsOf(tx, companyId)) {
        rows += 1
        if (faults.length < mostFaults) faults = [...faults, ...faultsOf(row, last)]
        if (isBlank(row)) unnamed.add(row.number)
        for (const { first, last: end } of emptiedBy(row))
          for (let number = first; number <= end && number < row.number; number += 1) unnamed.delete(number)
        last = row
      }
      for (const number of [...unnamed].slice(0, mostFaults)) faults.push({ number, what: 'changed' })
      if (last.number !== (head?.number ?? 0) || (head && last.hash !== head.hash))
        faults.push({ number: last.number, what: 'end' })
      return { rows, last: last.number, hash: last.hash, faults }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

type TrailRow = typeof trail.$inferSelect
type Place = Pick<TrailRow, 'number' | 'hash'>

/** What is wrong with a row, as its hash and the row before say. */
function faultsOf(row: TrailRow, last: Place): TrailFault[] {
  const { number, previous, hash } = row
  const faults: TrailFault[] = []
  if (number !== last.number + 1) faults.push({ number, what: 'missing' })
  else if (previous !== last.hash) faults.push({ number, what: 'unlinked' })
  if (!isBlank(row) && hashOf(previous, number, contentOf(row)) !== hash) faults.push({ number, what: 'changed' })
  return faults
}

/** Whether a row was emptied and says nothing: of one that does its hash has to hold. */
function isBlank(row: TrailRow): boolean {
  const { event, outcome, code, actor, by, via, about, objects, reason, host, address, requestId } = row
  const said = [event, code, by, via, about, reason, host, address, requestId, ...objects]
  return isEmptied(row) && outcome === 'done' && actor === 'nobody' && said.every((one) => one === null)
}

async function* rowsOf(db: Queries, companyId: string): AsyncGenerator<TrailRow> {
  for (let last = 0; ; ) {
    const isNext = sql`${trail.companyId} = ${companyId} and ${trail.number} > ${last}`
    const some = await db.select().from(trail).where(isNext).orderBy(trail.number).limit(rowsAtOnce)
    yield* some
    if (some.length < rowsAtOnce) return
    last = some.at(-1)!.number
  }
}

/** Companies that have a trail, or rows of one. */
export async function companiesWithTrails(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select company_id::text as id from trail_heads union select distinct company_id::text from trail order by 1`,
  )
  return rows.map(({ id }) => id)
}
