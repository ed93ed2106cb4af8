import type { UnitFields } from '@esrs/contract'
import { type GroupUnit, groupTree } from '@esrs/engine/consolidation'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { organisationChanges, organisationUnits } from '../../../database/schema/organisation.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** An entity or a site, as stored. */
export type UnitRow = typeof organisationUnits.$inferSelect
/** A line of the register, as stored. */
export type ChangeRow = typeof organisationChanges.$inferSelect

/** Takes the company's lock of its organisation until the end of the transaction, so that two changes cannot make a circle; before any other. */
export const lockOrganisation = (inside: Tenant): Promise<void> => inside.lock('organisation')

/** The entities and sites of a company. */
export async function unitsOf({ db, companyId }: Tenant): Promise<UnitRow[]> {
  return db.select().from(organisationUnits).where(eq(organisationUnits.companyId, companyId))
}

/** What a person entered of a unit. */
export const fieldsOf = (row: Omit<UnitRow, 'companyId' | 'version'>): UnitFields => ({
  code: row.code,
  name: row.name,
  kind: row.kind,
  parent: row.parent,
  holdings: row.holdings,
  until: row.until,
  country: row.country,
  currency: row.currency,
  year_end: row.yearEnd,
  heads: row.heads,
  area: row.area,
})

/** Fields of a unit in the form in which they are stored, and in which the engine knows units. */
export const rowOf = (
  id: string,
  { year_end: yearEnd, ...fields }: UnitFields,
): GroupUnit & Omit<UnitRow, 'companyId' | 'version'> => ({
  id,
  ...fields,
  yearEnd,
})

/** The organisation of a company as the engine knows it. */
export const treeOf = async (tenant: Tenant) => groupTree(await unitsOf(tenant))

/** A change of a unit that is about to be recorded. */
export interface NewUnitChange {
  id: string
  action: ChangeRow['action']
  before: UnitFields | null
  after: UnitFields | null
  userId: string
  at: Date
}

/** Stores a change of a unit with its line in the register; call it in a transaction that holds the lock. */
export async function saveUnit(
  { db, companyId }: Tenant,
  { id, action, before, after, userId, at }: NewUnitChange,
): Promise<void> {
  const [line] = await db
    .insert(organisationChanges)
    .values({ companyId, unitId: id, at, userId, action, before, after })
    .returning({ id: organisationChanges.id })
  if (!after) {
    await db
      .delete(organisationUnits)
      .where(and(eq(organisationUnits.companyId, companyId), eq(organisationUnits.id, id)))
    return
  }
  const row = { ...rowOf(id, after), version: line!.id }
  await db
    .insert(organisationUnits)
    .values({ ...row, companyId })
    .onConflictDoUpdate({
      target: organisationUnits.id,
      set: row,
      setWhere: eq(organisationUnits.companyId, companyId),
    })
}

/** Lines of the register, the newest first. */
export async function changesOf({ db, companyId }: Tenant, page: number, size: number) {
  const ofCompany = eq(organisationChanges.companyId, companyId)
  const changes = await db
    .select()
    .from(organisationChanges)
    .where(ofCompany)
    .orderBy(desc(organisationChanges.id))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ total: count() }).from(organisationChanges).where(ofCompany)
  return { changes, total: all!.total }
}

export async function getChange({ db, companyId }: Tenant, id: number): Promise<ChangeRow | null> {
  const [row] = await db
    .select()
    .from(organisationChanges)
    .where(and(eq(organisationChanges.companyId, companyId), eq(organisationChanges.id, id)))
  return row ?? null
}

/** Numbers of the last changes of some units. */
export async function lastChanges({ db, companyId }: Tenant, unitIds: readonly string[]): Promise<Set<number>> {
  if (unitIds.length === 0) return new Set()
  const rows = await db
    .select({ id: sql<string>`max(${organisationChanges.id})` })
    .from(organisationChanges)
    .where(and(eq(organisationChanges.companyId, companyId), inArray(organisationChanges.unitId, [...unitIds])))
    .groupBy(organisationChanges.unitId)
  return new Set(rows.map(({ id }) => Number(id)))
}
