import { breakdowns } from '@esrs/engine/esrs'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { users } from '../../../database/schema/accounts.ts'
import { documents } from '../../../database/schema/documents.ts'
import { type CellState, datapointCellChanges, datapointCells } from '../../../database/schema/reporting.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from './report.ts'
import { jsonRows } from './value-store.ts'

/** A cell of a breakdown as stored. */
export type StoredCell = typeof datapointCells.$inferSelect

/** A cell without the report that it is of. */
export type CellFields = Omit<StoredCell, 'companyId' | 'set' | 'reportingYear'>

/** A cell with the names of its document and of who stands for it. */
export interface Cell extends CellFields {
  document: string | null
  by: string | null
}

const ofKeys = (companyId: string, report: Report, keys: readonly string[]) =>
  and(isOfReport(datapointCells, companyId, report), inArray(datapointCells.key, [...keys]))

/** The cells of datapoints, by datapoint; those without any are absent. */
export async function cellsOf(tenant: Tenant, report: Report, keys: readonly string[]): Promise<Map<string, Cell[]>> {
  const broken = keys.filter((key) => breakdowns().has(key))
  const found = new Map<string, Cell[]>()
  if (broken.length === 0) return found
  const rows = await tenant.db
    .select({ cell: datapointCells, document: documents.title, by: users.name })
    .from(datapointCells)
    .leftJoin(documents, and(eq(documents.id, datapointCells.documentId), eq(documents.companyId, tenant.companyId)))
    .leftJoin(users, and(eq(users.id, datapointCells.decidedBy), eq(users.companyId, tenant.companyId)))
    .where(ofKeys(tenant.companyId, report, broken))
    .orderBy(asc(datapointCells.key), asc(datapointCells.dimension))
  for (const { cell, document, by } of rows) {
    const { companyId: _, set: _set, reportingYear: _year, ...fields } = cell
    found.set(cell.key, [...(found.get(cell.key) ?? []), { ...fields, document, by }])
  }
  return found
}

/** Writes cells as given, new or not. */
export async function saveCells({ db, companyId }: Tenant, { set, year }: Report, cells: readonly CellFields[]) {
  if (cells.length === 0) return
  await db.execute(sql`
    insert into datapoint_cells (company_id, set, reporting_year, key, dimension, value, number, unit, written, source, finding_id,
      document_id, decided_by, decided_at)
    select ${companyId}::uuid, ${set}, ${year}::int, key, dimension, value, number, unit, written, source, "findingId", "documentId",
      "decidedBy", "decidedAt"
    from jsonb_to_recordset(${jsonRows(cells)}) as r(key text, dimension text, value text, number double precision, unit text,
      written text, source text, "findingId" uuid, "documentId" uuid, "decidedBy" uuid, "decidedAt" timestamptz)
    on conflict (company_id, set, reporting_year, key, dimension)
    do update set (value, number, unit, written, source, finding_id, document_id, decided_by, decided_at) =
      row(excluded.value, excluded.number, excluded.unit, excluded.written, excluded.source, excluded.finding_id,
        excluded.document_id, excluded.decided_by, excluded.decided_at)`)
}

/** Removes cells of a datapoint. */
export async function deleteCells(
  { db, companyId }: Tenant,
  report: Report,
  key: string,
  dimensions: readonly string[],
): Promise<void> {
  if (dimensions.length === 0) return
  await db
    .delete(datapointCells)
    .where(and(ofKeys(companyId, report, [key]), inArray(datapointCells.dimension, [...dimensions])))
}

/** A cell as its changes keep it. */
export const stateOf = ({ value, number, unit, written, source, document }: Omit<Cell, 'by'>): CellState => ({
  value,
  number,
  unit,
  written,
  source,
  document,
})

export interface NewCellChange {
  key: string
  dimension: string
  at: Date
  userId: string
  before: CellState | null
  after: CellState | null
}

/** Adds changes of cells in the order given. */
export async function addCellChanges(
  { db, companyId }: Tenant,
  { set, year }: Report,
  changes: readonly NewCellChange[],
): Promise<void> {
  if (changes.length === 0) return
  await db.execute(sql`
    insert into datapoint_cell_changes (company_id, set, reporting_year, key, dimension, at, user_id, before, after)
    select ${companyId}::uuid, ${set}, ${year}::int, key, dimension, at, "userId", nullif(before, 'null'::jsonb),
      nullif(after, 'null'::jsonb)
    from jsonb_to_recordset(${jsonRows(changes)}) as r(key text, dimension text, at timestamptz, "userId" uuid, before jsonb, after jsonb)`)
}

/** Removes all cells of a datapoint, which its changes keep. */
export async function removeCells(
  tenant: Tenant,
  report: Report,
  key: string,
  { userId, at }: { userId: string; at: Date },
): Promise<boolean> {
  const cells = (await cellsOf(tenant, report, [key])).get(key) ?? []
  const dimensions = cells.map(({ dimension }) => dimension)
  await deleteCells(tenant, report, key, dimensions)
  const gone = cells.map((cell) => ({
    key,
    dimension: cell.dimension,
    at,
    userId,
    before: stateOf(cell),
    after: null,
  }))
  await addCellChanges(tenant, report, gone)
  return cells.length > 0
}

/** A page of the changes of a datapoint's cells with the names of those who made them, the newest first. */
export async function cellChangesOf(
  { db, companyId }: Tenant,
  report: Report,
  key: string,
  { dimension, page, size }: { dimension: string | undefined; page: number; size: number },
) {
  const where = and(
    isOfReport(datapointCellChanges, companyId, report),
    eq(datapointCellChanges.key, key),
    ...(dimension === undefined ? [] : [eq(datapointCellChanges.dimension, dimension)]),
  )
  const changes = await db
    .select({ change: datapointCellChanges, name: users.name })
    .from(datapointCellChanges)
    .leftJoin(users, and(eq(users.id, datapointCellChanges.userId), eq(users.companyId, companyId)))
    .where(where)
    .orderBy(desc(datapointCellChanges.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db.select({ total: count() }).from(datapointCellChanges).where(where)
  return { changes, total: counted?.total ?? 0 }
}
