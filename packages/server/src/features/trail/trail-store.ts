import type { TrailFilter } from '@esrs/contract'
import { and, asc, count, desc, eq, gt, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import { users } from '../../database/schema/accounts.ts'
import { trail } from '../../database/schema/trail.ts'
import type { Tenant } from '../../database/tenant.ts'

export type TrailRecord = typeof trail.$inferSelect

const rowsAtOnce = 1000

/**
 * The rows of the company that a filter asks for; days are those of UTC, as the rows say them. Those that were emptied say nothing to
 * people, and belong to the chain.
 */
function matching(
  companyId: string,
  { kind, person, outcome, object, from, until }: TrailFilter,
  withEmptied = false,
): SQL {
  const next = until ? new Date(Date.parse(until) + 86_400_000) : undefined
  return and(
    eq(trail.companyId, companyId),
    withEmptied ? undefined : ne(trail.call, ''),
    kind === undefined ? undefined : eq(trail.kind, kind),
    person === undefined ? undefined : sql`${person} in (${trail.by}::text, ${trail.about}::text)`,
    outcome === undefined ? undefined : eq(trail.outcome, outcome),
    object === undefined ? undefined : sql`${object} = any(${trail.objects})`,
    from === undefined ? undefined : gte(trail.at, new Date(from)),
    next === undefined ? undefined : lt(trail.at, next),
  )!
}

/** One page of the trail, newest first. */
export async function listTrail({ db, companyId }: Tenant, filter: TrailFilter, page: number, size: number) {
  const wanted = matching(companyId, filter)
  const rows = await db
    .select()
    .from(trail)
    .where(wanted)
    .orderBy(desc(trail.number))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db.select({ total: count() }).from(trail).where(wanted)
  return { rows, total: counted?.total ?? 0 }
}

/** How many rows a filter asks for. */
export async function countTrail({ db, companyId }: Tenant, filter: TrailFilter): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(trail).where(matching(companyId, filter))
  return counted?.total ?? 0
}

/** All rows that a filter asks for, oldest first, read in parts so that a slow reader delays no other. */
export async function* trailRows(
  { db, companyId }: Tenant,
  filter: TrailFilter,
  withEmptied = false,
): AsyncGenerator<TrailRecord> {
  const wanted = matching(companyId, filter, withEmptied)
  for (let last = 0; ; ) {
    const after = and(wanted, gt(trail.number, last))
    const some = await db.select().from(trail).where(after).orderBy(asc(trail.number)).limit(rowsAtOnce)
    yield* some
    if (some.length < rowsAtOnce) return
    last = some.at(-1)!.number
  }
}

/** Names of the people of the company, by id. */
export async function namesOf({ db, companyId }: Tenant): Promise<Map<string, string>> {
  const people = await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.companyId, companyId))
  return new Map(people.map(({ id, name }) => [id, name]))
}
