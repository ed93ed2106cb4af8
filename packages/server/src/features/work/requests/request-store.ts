import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { companies } from '../../../database/schema/accounts.ts'
import { workDeliveries, workRequestItems, workRequests } from '../../../database/schema/work.ts'
import type { Queries, Tenant } from '../../../database/tenant.ts'
import type { Report } from '../../reporting/index.ts'

/** A request, as stored: one person without an account. */
export type RequestRow = typeof workRequests.$inferSelect
/** A datapoint of a request, as stored. */
export type ItemRow = typeof workRequestItems.$inferSelect
/** A datapoint that somebody is asked for, and by which axes where that is cell by cell. */
export type AskedItem = Pick<ItemRow, 'key' | 'axes'>

const own = ({ companyId }: Tenant, id: string) => and(eq(workRequests.companyId, companyId), eq(workRequests.id, id))

export async function getRequest(tenant: Tenant, id: string): Promise<RequestRow | null> {
  const [row] = await tenant.db.select().from(workRequests).where(own(tenant, id))
  return row ?? null
}

/** Requests of a report, the newest first; only those that ask for a datapoint where one is named. */
export async function requestsOf(tenant: Tenant, report: Report, key?: string): Promise<RequestRow[]> {
  const { db, companyId } = tenant
  return db
    .select()
    .from(workRequests)
    .where(
      and(
        isOfReport(workRequests, companyId, report),
        key === undefined
          ? undefined
          : inArray(
              workRequests.id,
              db
                .select({ id: workRequestItems.requestId })
                .from(workRequestItems)
                .where(and(eq(workRequestItems.companyId, companyId), eq(workRequestItems.key, key))),
            ),
      ),
    )
    .orderBy(desc(workRequests.askedAt), desc(workRequests.id))
}

export async function addRequest(
  { db, companyId }: Tenant,
  row: Omit<typeof workRequests.$inferInsert, 'companyId'>,
  asked: readonly AskedItem[],
): Promise<void> {
  await db.insert(workRequests).values({ ...row, companyId })
  await db
    .insert(workRequestItems)
    .values(asked.map(({ key, axes }, position) => ({ requestId: row.id, companyId, key, axes, position })))
}

export async function changeRequest(tenant: Tenant, id: string, change: Partial<RequestRow>): Promise<void> {
  await tenant.db.update(workRequests).set(change).where(own(tenant, id))
}

/** Datapoints of some requests, in the order of each request. */
export async function itemsOf({ db, companyId }: Tenant, requestIds: readonly string[]): Promise<ItemRow[]> {
  if (requestIds.length === 0) return []
  return db
    .select()
    .from(workRequestItems)
    .where(and(eq(workRequestItems.companyId, companyId), inArray(workRequestItems.requestId, [...requestIds])))
    .orderBy(asc(workRequestItems.position))
}

export async function changeItem(
  { db, companyId }: Tenant,
  requestId: string,
  key: string,
  change: Partial<Pick<ItemRow, 'written' | 'note' | 'cells' | 'proofs' | 'answeredAt' | 'passedTo'>>,
): Promise<void> {
  await db
    .update(workRequestItems)
    .set(change)
    .where(
      and(
        eq(workRequestItems.companyId, companyId),
        eq(workRequestItems.requestId, requestId),
        eq(workRequestItems.key, key),
      ),
    )
}

/** Names of the people of requests by id, for showing whom a datapoint was passed on to. */
export async function namesOf({ db, companyId }: Tenant, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: workRequests.id, name: workRequests.name })
    .from(workRequests)
    .where(and(eq(workRequests.companyId, companyId), inArray(workRequests.id, [...ids])))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Requests of all companies that may need a reminder: unanswered, and the due date is near or over. */
export async function requestsDue(db: Queries, until: string): Promise<RequestRow[]> {
  const { answeredAt, withdrawnAt, escalatedAt, due } = workRequests
  return db
    .select()
    .from(workRequests)
    .where(and(isNull(answeredAt), isNull(withdrawnAt), isNull(escalatedAt), lte(due, until)))
    .orderBy(asc(due), asc(workRequests.id))
}

/** Records that a reminder is sent; `false` when another process was faster or the request was answered meanwhile. */
export async function noteReminder(
  tenant: Tenant,
  { id, reminders }: Pick<RequestRow, 'id' | 'reminders'>,
  step: { reminders: number; remindedAt: Date; escalatedAt: Date | null },
): Promise<boolean> {
  const rows = await tenant.db
    .update(workRequests)
    .set(step)
    .where(
      and(
        own(tenant, id),
        eq(workRequests.reminders, reminders),
        isNull(workRequests.answeredAt),
        isNull(workRequests.withdrawnAt),
        isNull(workRequests.escalatedAt),
      ),
    )
    .returning({ id: workRequests.id })
  return rows.length > 0
}

/** Ids of all companies that have tasks or waiting deliveries. */
export async function companiesAtWork(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from ${companies} c where exists (select 1 from work_tasks t where t.company_id = c.id)
      or exists (select 1 from work_deliveries d where d.company_id = c.id and d.state = 'waiting')`)
  return rows.map(({ id }) => id)
}

/** Erases the name and address of a person from all their requests; returns the number of requests. */
export async function forgetPerson({ db, companyId }: Tenant, email: string): Promise<string[]> {
  const rows = await db
    .update(workRequests)
    .set({ email: '', name: '' })
    .where(and(eq(workRequests.companyId, companyId), eq(sql`lower(${workRequests.email})`, email.toLowerCase())))
    .returning({ id: workRequests.id })
  await db
    .update(workDeliveries)
    .set({ senderEmail: '', senderName: '' })
    .where(
      and(eq(workDeliveries.companyId, companyId), eq(sql`lower(${workDeliveries.senderEmail})`, email.toLowerCase())),
    )
  return rows.map(({ id }) => id)
}
