import { type ActivityFields, type InstrumentFields, type InventoryPolicy, InventoryTarget } from '@esrs/contract'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import {
  inventoryActivities,
  inventoryChanges,
  inventoryInstruments,
  inventoryOmissions,
  inventoryPolicies,
} from '../../../database/schema/organisation.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** An activity of an inventory, as stored. */
export type ActivityRow = typeof inventoryActivities.$inferSelect
/** An activity without the columns that the year gives. */
export type StoredActivity = Omit<ActivityRow, 'companyId' | 'reportingYear'>
/** A contractual instrument, as stored. */
export type InstrumentRow = typeof inventoryInstruments.$inferSelect

interface By {
  userId: string
  at: Date
}

const ofYear = (table: typeof inventoryActivities | typeof inventoryInstruments, { companyId }: Tenant, year: number) =>
  and(eq(table.companyId, companyId), eq(table.reportingYear, year))

/** The activities of a year in the order in which they were entered. */
export async function activitiesOf(tenant: Tenant, year: number): Promise<ActivityRow[]> {
  const rows = await tenant.db
    .select()
    .from(inventoryActivities)
    .where(ofYear(inventoryActivities, tenant, year))
    .orderBy(asc(inventoryActivities.at), asc(inventoryActivities.id))
  // What was stored before there were rates of exchange has none.
  return rows.map((row) => ({ ...row, fields: { ...row.fields, rate: row.fields.rate ?? null } }))
}

export const instrumentsOf = async (tenant: Tenant, year: number): Promise<InstrumentRow[]> =>
  tenant.db
    .select()
    .from(inventoryInstruments)
    .where(ofYear(inventoryInstruments, tenant, year))
    .orderBy(asc(inventoryInstruments.at), asc(inventoryInstruments.id))

/** Reasons for which categories are left out of a year, by category. */
export async function omissionsOf({ db, companyId }: Tenant, year: number): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(inventoryOmissions)
    .where(and(eq(inventoryOmissions.companyId, companyId), eq(inventoryOmissions.reportingYear, year)))
  return new Map(rows.map(({ category, reason }) => [category, reason]))
}

export async function policyOf({ db, companyId }: Tenant): Promise<InventoryPolicy | null> {
  const [row] = await db.select().from(inventoryPolicies).where(eq(inventoryPolicies.companyId, companyId))
  if (!row) return null
  // A target that was stored before there were intensities is absolute.
  return { ...row.policy, targets: row.policy.targets.map((target) => InventoryTarget.parse(target)) }
}

/** Whether anything of an inventory is of a unit. */
export async function hasInventoryOf({ db, companyId }: Tenant, unitId: string): Promise<boolean> {
  for (const table of [inventoryActivities, inventoryInstruments]) {
    const [row] = await db
      .select({ total: count() })
      .from(table)
      .where(and(eq(table.companyId, companyId), eq(table.unitId, unitId)))
    if (row!.total > 0) return true
  }
  return false
}

type What = (typeof inventoryChanges.$inferInsert)['what']
interface Change {
  what: What
  subject: string
  before: unknown
  after: unknown
}

/** Notes changes; call it in a transaction with them. */
const note = async ({ db, companyId }: Tenant, year: number, changes: readonly Change[], { userId, at }: By) =>
  db
    .insert(inventoryChanges)
    .values(changes.map((change) => ({ companyId, reportingYear: year, userId, at, ...change })))

/** What a person entered of an activity. */
export const activityFields = ({ unitId, document, fields }: Omit<StoredActivity, 'by' | 'at'>): ActivityFields => ({
  unit_id: unitId,
  ...fields,
  document,
})

/** A change of an activity: what it was, and what it becomes. */
export interface ActivityChange {
  id: string
  before: Omit<StoredActivity, 'by' | 'at'> | null
  after: Omit<StoredActivity, 'by' | 'at'> | null
}

const atOnce = 500

/** Stores changes of activities with their history; call it in a transaction. */
export async function saveActivities(
  tenant: Tenant,
  year: number,
  changes: readonly ActivityChange[],
  by: By,
): Promise<void> {
  const { db, companyId } = tenant
  for (let start = 0; start < changes.length; start += atOnce) {
    const some = changes.slice(start, start + atOnce)
    const gone = some.flatMap(({ id, before }) => (before ? id : []))
    if (gone.length > 0)
      await db
        .delete(inventoryActivities)
        .where(and(eq(inventoryActivities.companyId, companyId), inArray(inventoryActivities.id, gone)))
    const rows = some.flatMap(({ after }) =>
      after ? [{ companyId, reportingYear: year, ...after, by: by.userId, at: by.at }] : [],
    )
    if (rows.length > 0) await db.insert(inventoryActivities).values(rows)
    await note(
      tenant,
      year,
      some.map(({ id, before, after }) => ({
        what: 'activity' as const,
        subject: id,
        before: before && activityFields(before),
        after: after && activityFields(after),
      })),
      by,
    )
  }
}

/** What a person entered of an instrument. */
export const instrumentFields = ({
  unitId,
  document,
  fields,
}: Pick<InstrumentRow, 'unitId' | 'document' | 'fields'>): InstrumentFields => ({
  unit_id: unitId,
  ...fields,
  document,
})

/** Stores a change of an instrument with its history; call it in a transaction. */
export async function saveInstrument(
  tenant: Tenant,
  year: number,
  id: string,
  before: InstrumentRow | null,
  after: InstrumentFields | null,
  by: By,
): Promise<void> {
  const { db, companyId } = tenant
  if (before)
    await db
      .delete(inventoryInstruments)
      .where(and(eq(inventoryInstruments.companyId, companyId), eq(inventoryInstruments.id, id)))
  if (after) {
    const { unit_id: unitId, document, ...fields } = after
    // Changed, it stays where it was among the others.
    const at = before?.at ?? by.at
    await db
      .insert(inventoryInstruments)
      .values({ id, companyId, reportingYear: year, unitId, document, fields, by: by.userId, at })
  }
  const change = { what: 'instrument' as const, subject: id, before: before && instrumentFields(before), after }
  await note(tenant, year, [change], by)
}

/** Says why a category is left out, or with an empty reason that it is not; call it in a transaction. */
export async function saveOmission(
  tenant: Tenant,
  year: number,
  category: string,
  before: string | null,
  reason: string,
  by: By,
): Promise<void> {
  const { db, companyId } = tenant
  const { companyId: company, reportingYear, category: named } = inventoryOmissions
  if (reason === '')
    await db.delete(inventoryOmissions).where(and(eq(company, companyId), eq(reportingYear, year), eq(named, category)))
  else
    await db
      .insert(inventoryOmissions)
      .values({ companyId, reportingYear: year, category, reason, by: by.userId, at: by.at })
      .onConflictDoUpdate({ target: [company, reportingYear, named], set: { reason, by: by.userId, at: by.at } })
  await note(tenant, year, [{ what: 'omission', subject: category, before, after: reason || null }], by)
}

/** Stores base year and targets; call it in a transaction. */
export async function savePolicy(tenant: Tenant, year: number, policy: InventoryPolicy, by: By): Promise<void> {
  const { db, companyId } = tenant
  const before = await policyOf(tenant)
  const set = { policy, by: by.userId, at: by.at }
  await db
    .insert(inventoryPolicies)
    .values({ companyId, ...set })
    .onConflictDoUpdate({ target: inventoryPolicies.companyId, set })
  await note(tenant, year, [{ what: 'policy', subject: 'policy', before, after: policy }], by)
}
