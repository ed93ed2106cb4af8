import type { CarriedItem } from '@esrs/contract'
import { and, desc, eq } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { begunYears, carriedItems } from '../../../database/schema/organisation.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../../reporting/index.ts'

/** A year that was begun, as stored. */
export type BegunRow = typeof begunYears.$inferSelect
/** Something that was carried over, as stored. */
export type ItemRow = typeof carriedItems.$inferSelect

/** Years that were begun, the newest first. */
export const begunYearsOf = async ({ db, companyId }: Tenant): Promise<BegunRow[]> =>
  db.select().from(begunYears).where(eq(begunYears.companyId, companyId)).orderBy(desc(begunYears.reportingYear))

/** Notes that a year was begun; `false` where somebody else has begun it. */
export async function addBegunYear({ db, companyId }: Tenant, row: Omit<BegunRow, 'companyId'>): Promise<boolean> {
  const added = await db
    .insert(begunYears)
    .values({ ...row, companyId })
    .onConflictDoNothing()
    .returning({ year: begunYears.reportingYear })
  return added.length > 0
}

export async function setCarried(
  { db, companyId }: Tenant,
  year: number,
  { carried, leftBehind }: Pick<BegunRow, 'carried' | 'leftBehind'>,
): Promise<void> {
  await db
    .update(begunYears)
    .set({ carried, leftBehind })
    .where(and(eq(begunYears.companyId, companyId), eq(begunYears.reportingYear, year)))
}

/** What was carried over into a report, in the order of its names. */
export const carriedItemsOf = async (tenant: Tenant, report: Report): Promise<ItemRow[]> =>
  tenant.db
    .select()
    .from(carriedItems)
    .where(isOfReport(carriedItems, tenant.companyId, report))
    .orderBy(carriedItems.kind, carriedItems.subject)

export async function addCarriedItems(
  { db, companyId }: Tenant,
  { set, year }: Report,
  items: readonly Pick<ItemRow, 'kind' | 'subject' | 'version'>[],
): Promise<void> {
  if (items.length === 0) return
  await db
    .insert(carriedItems)
    .values(items.map((item) => ({ ...item, companyId, set, reportingYear: year })))
    .onConflictDoNothing()
}

/** Confirms something that was carried over, or takes that back; `false` where nothing of the kind was. */
export async function confirmItem(
  tenant: Tenant,
  report: Report,
  { kind, subject }: Pick<CarriedItem, 'kind' | 'subject'>,
  confirmed: { userId: string; at: Date } | null,
): Promise<boolean> {
  const changed = await tenant.db
    .update(carriedItems)
    .set({ confirmedBy: confirmed?.userId ?? null, confirmedAt: confirmed?.at ?? null })
    .where(
      and(
        isOfReport(carriedItems, tenant.companyId, report),
        eq(carriedItems.kind, kind),
        eq(carriedItems.subject, subject),
      ),
    )
    .returning({ subject: carriedItems.subject })
  return changed.length > 0
}
