import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { users } from '../../../database/schema/accounts.ts'
import { datapointHistory } from '../../../database/schema/reporting.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from './report.ts'
import { jsonRows } from './value-store.ts'

/** A change as it is kept. */
export type StoredChange = typeof datapointHistory.$inferSelect

const ofDatapoint = (companyId: string, report: Report, key: string) =>
  and(isOfReport(datapointHistory, companyId, report), eq(datapointHistory.key, key))

/** A page of the changes of a datapoint with the names of those who made them, the newest first. */
export async function changesOf(
  { db, companyId }: Tenant,
  report: Report,
  key: string,
  { page, size }: { page: number; size: number },
): Promise<{ changes: (StoredChange & { name: string | null })[]; total: number }> {
  const where = ofDatapoint(companyId, report, key)
  const rows = await db
    .select({ change: datapointHistory, name: users.name })
    .from(datapointHistory)
    .leftJoin(users, and(eq(users.id, datapointHistory.userId), eq(users.companyId, companyId)))
    .where(where)
    .orderBy(desc(datapointHistory.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db.select({ total: count() }).from(datapointHistory).where(where)
  return { changes: rows.map(({ change, name }) => ({ ...change, name })), total: counted?.total ?? 0 }
}

/** One change of a datapoint; `undefined` where it has no such change. */
export async function changeOf(
  { db, companyId }: Tenant,
  report: Report,
  key: string,
  id: number,
): Promise<StoredChange | undefined> {
  const [row] = await db
    .select()
    .from(datapointHistory)
    .where(and(ofDatapoint(companyId, report, key), eq(datapointHistory.id, id)))
  return row
}

/** The changes of a datapoint that came after one, the oldest first. */
export async function changesAfter(
  { db, companyId }: Tenant,
  report: Report,
  key: string,
  id: number,
): Promise<StoredChange[]> {
  return db
    .select()
    .from(datapointHistory)
    .where(and(ofDatapoint(companyId, report, key), gt(datapointHistory.id, id)))
    .orderBy(asc(datapointHistory.id))
}

/** The newest change of each of these datapoints that has any. */
export async function newestChanges(
  { db, companyId }: Tenant,
  report: Report,
  keys: readonly string[],
): Promise<Map<string, StoredChange>> {
  const rows = await db
    .selectDistinctOn([datapointHistory.key])
    .from(datapointHistory)
    .where(and(isOfReport(datapointHistory, companyId, report), inArray(datapointHistory.key, [...keys])))
    .orderBy(datapointHistory.key, desc(datapointHistory.id))
  return new Map(rows.map((row) => [row.key, row]))
}

/** Documents that explain a missing value, at most; further ones repeat the first. */
export const asked = 12

/** One change of a value, as it is kept for ever. */
export type NewChange = Pick<typeof datapointHistory.$inferInsert, 'key' | 'userId' | 'action' | 'before' | 'after'>

/** Adds changes to the history, in this order. */
export async function addChanges({ db, companyId }: Tenant, { set, year }: Report, changes: readonly NewChange[]) {
  if (changes.length === 0) return
  await db.execute(sql`
    insert into datapoint_history (company_id, set, reporting_year, key, user_id, action, before, after)
    select ${companyId}::uuid, ${set}, ${year}::int, c->>'key', (c->>'userId')::uuid, c->>'action',
      nullif(c->'before', 'null'), nullif(c->'after', 'null')
    from jsonb_array_elements(${jsonRows(changes)}) with ordinality as r(c, place) order by place`)
}
