import { and, eq, sql } from 'drizzle-orm'
import { ownDatapoints } from '../../../database/schema/additions.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from './report.ts'

/** A datapoint of the company's own, as stored. */
export type OwnRow = typeof ownDatapoints.$inferSelect

const mine = (companyId: string, key: string) => and(eq(ownDatapoints.companyId, companyId), eq(ownDatapoints.key, key))

/** Description of a datapoint of the company's own. */
export type OwnDescription = Pick<OwnRow, 'key' | 'controlCode' | 'name' | 'label' | 'type' | 'unit'>

/**
 * The company's own datapoints in a report: all that are kept, and of the removed ones those that have a value in it. One text
 * for all of them, because thousands of rows cost more than the rest of a request.
 * @param keys which of them; all without it
 */
export async function ownDescriptions(
  { db, companyId }: Tenant,
  { set, year }: Report,
  keys?: readonly string[],
): Promise<OwnDescription[]> {
  const { rows } = await db.execute<{ own: [string, string, string, string, string, string | null][] | null }>(sql`
    select json_agg(json_build_array(o.key, o.control_code, o.name, o.label, o.type, o.unit)
      order by o.created_at, o.key collate "C") as own
    from own_datapoints o
    where o.company_id = ${companyId} ${keys ? sql`and o.key = any(string_to_array(${keys.join('\n')}, ${'\n'}))` : sql``}
      and (o.removed_at is null or exists (
        select 1 from datapoint_values v where v.company_id = ${companyId} and v.set = ${set}
          and v.reporting_year = ${year} and v.key = o.key and v.value <> ''))`)
  return (rows[0]?.own ?? []).map(([key, controlCode, name, label, type, unit]) => ({
    key,
    controlCode,
    name,
    label,
    type,
    unit,
  }))
}

/** Keys that are taken, removed ones included: what was removed may come back with its history. */
export async function ownKeys({ db, companyId }: Tenant): Promise<{ key: string; removed: boolean }[]> {
  const rows = await db
    .select({ key: ownDatapoints.key, removedAt: ownDatapoints.removedAt })
    .from(ownDatapoints)
    .where(eq(ownDatapoints.companyId, companyId))
  return rows.map(({ key, removedAt }) => ({ key, removed: removedAt !== null }))
}

/** The datapoint that a request added before; `undefined` where it is new. */
export async function ownOfRequest({ db, companyId }: Tenant, requestId: string): Promise<OwnRow | undefined> {
  const { requestId: column } = ownDatapoints
  const [row] = await db
    .select()
    .from(ownDatapoints)
    .where(and(eq(ownDatapoints.companyId, companyId), eq(column, requestId)))
  return row
}

/** Adds a datapoint; one that was removed under the same key takes its place again. */
export async function saveOwn(
  { db, companyId }: Tenant,
  row: Omit<OwnRow, 'companyId' | 'createdAt' | 'removedAt'>,
): Promise<OwnRow> {
  const { key, ...rest } = row
  const [stored] = await db
    .insert(ownDatapoints)
    .values({ companyId, key, ...rest })
    .onConflictDoUpdate({ target: [ownDatapoints.companyId, ownDatapoints.key], set: { ...rest, removedAt: null } })
    .returning()
  return stored!
}

/** Changes what describes a datapoint. */
export async function updateOwn(
  { db, companyId }: Tenant,
  key: string,
  changed: Partial<Pick<OwnRow, 'name' | 'label' | 'type' | 'unit'>>,
): Promise<void> {
  if (Object.keys(changed).length > 0) await db.update(ownDatapoints).set(changed).where(mine(companyId, key))
}

export async function removeOwn({ db, companyId }: Tenant, key: string, at: Date): Promise<void> {
  await db.update(ownDatapoints).set({ removedAt: at, requestId: null }).where(mine(companyId, key))
}

/** How many datapoints of its own a company has in a report, removed ones with a value included, and how many have one. */
export async function countOwn(
  { db, companyId }: Tenant,
  { set, year }: Report,
): Promise<{ total: number; completed: number }> {
  const { rows } = await db.execute<{ total: number; completed: number }>(sql`
    select count(*) filter (where o.removed_at is null or v.key is not null)::int as total, count(v.key)::int as completed
    from own_datapoints o left join datapoint_values v on v.company_id = o.company_id and v.set = ${set}
      and v.reporting_year = ${year} and v.key = o.key and v.value <> ''
    where o.company_id = ${companyId}`)
  return rows[0]!
}

/** Restores a removed datapoint of the company's own. */
export async function restoreOwn({ db, companyId }: Tenant, key: string): Promise<void> {
  await db.update(ownDatapoints).set({ removedAt: null }).where(mine(companyId, key))
}
