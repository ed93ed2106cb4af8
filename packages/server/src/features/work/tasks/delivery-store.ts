import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { workDeliveries } from '../../../database/schema/work.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../../reporting/index.ts'

/** A delivery, as stored. */
export type DeliveryRow = typeof workDeliveries.$inferSelect

/** Stores a delivery; `false` when the same one is stored already. */
export async function addDelivery(
  { db, companyId }: Tenant,
  { set, year }: Report,
  row: Omit<typeof workDeliveries.$inferInsert, 'companyId' | 'set' | 'reportingYear'>,
): Promise<boolean> {
  const added = await db
    .insert(workDeliveries)
    .values({ companyId, set, reportingYear: year, ...row })
    .onConflictDoNothing({ target: [workDeliveries.companyId, workDeliveries.key, workDeliveries.idempotencyKey] })
    .returning({ id: workDeliveries.id })
  return added.length > 0
}

/** Deliveries for a datapoint, the newest first. */
export async function deliveriesOf({ db, companyId }: Tenant, report: Report, key: string): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(workDeliveries)
    .where(and(isOfReport(workDeliveries, companyId, report), eq(workDeliveries.key, key)))
    .orderBy(desc(workDeliveries.at), desc(workDeliveries.id))
}

/** Deliveries to requests, the newest first. */
export async function deliveriesTo({ db, companyId }: Tenant, requestIds: readonly string[]): Promise<DeliveryRow[]> {
  if (requestIds.length === 0) return []
  return db
    .select()
    .from(workDeliveries)
    .where(and(eq(workDeliveries.companyId, companyId), inArray(workDeliveries.requestId, [...requestIds])))
    .orderBy(desc(workDeliveries.at), desc(workDeliveries.id))
}

export async function getDelivery({ db, companyId }: Tenant, id: string): Promise<DeliveryRow | null> {
  const [row] = await db
    .select()
    .from(workDeliveries)
    .where(and(eq(workDeliveries.companyId, companyId), eq(workDeliveries.id, id)))
  return row ?? null
}

/** Number of deliveries that wait for a decision, by datapoint. */
export async function countWaiting({ db, companyId }: Tenant, report: Report): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: workDeliveries.key, total: count() })
    .from(workDeliveries)
    .where(and(isOfReport(workDeliveries, companyId, report), eq(workDeliveries.state, 'waiting')))
    .groupBy(workDeliveries.key)
  return new Map(rows.map(({ key, total }) => [key, total]))
}

/** The newest of the answers that wait for a decision on a datapoint, and how many there are. */
export interface WaitingAnswer extends Pick<DeliveryRow, 'id' | 'written' | 'language'> {
  count: number
}

/** The answers that wait for a decision, by datapoint. */
export async function waitingAnswers({ db, companyId }: Tenant, report: Report): Promise<Map<string, WaitingAnswer>> {
  const { id, key, written, language, at, state } = workDeliveries
  const rows = await db
    .select({ id, key, written, language })
    .from(workDeliveries)
    .where(and(isOfReport(workDeliveries, companyId, report), eq(state, 'waiting')))
    .orderBy(at)
  const newest = new Map<string, WaitingAnswer>()
  for (const row of rows) newest.set(row.key, { ...row, count: (newest.get(row.key)?.count ?? 0) + 1 })
  return newest
}

export async function setDeliveryState(
  { db, companyId }: Tenant,
  ids: readonly string[],
  change: Pick<DeliveryRow, 'state' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(workDeliveries)
    .set(change)
    .where(and(eq(workDeliveries.companyId, companyId), inArray(workDeliveries.id, [...ids])))
}
