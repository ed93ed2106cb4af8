import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { datapointDismissals } from '../../../database/schema/reporting.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { analysedSet } from './analysed-set.ts'
import type { Report } from './report.ts'
import { jsonRows } from './value-store.ts'

const { key, documentId, hidden } = datapointDismissals

/** Every dismissal of a report. */
export async function dismissalsOfReport({ db, companyId }: Tenant, report: Report) {
  return db
    .select({ key, documentId, hidden })
    .from(datapointDismissals)
    .where(isOfReport(datapointDismissals, companyId, report))
}

/** The dismissals of some datapoints in this report. */
export async function dismissalsOf({ db, companyId }: Tenant, report: Report, keys: string[]) {
  if (keys.length === 0) return []
  return db
    .select({ key, documentId, hidden })
    .from(datapointDismissals)
    .where(and(isOfReport(datapointDismissals, companyId, report), inArray(key, keys)))
}

/**
 * The dismissals of some datapoints in this report, and in those of earlier years: what was rejected once is not proposed again. It
 * is hidden only where this report hides it, since it may prove what was decided meanwhile.
 */
export async function dismissalsUpTo({ db, companyId }: Tenant, { set, year }: Report, keys: string[]) {
  if (keys.length === 0) return []
  const { companyId: company, set: ofSet, reportingYear } = datapointDismissals
  return db
    .select({ key, documentId, hidden: sql<boolean>`bool_or(${hidden} and ${reportingYear} = ${year})` })
    .from(datapointDismissals)
    .where(and(eq(company, companyId), eq(ofSet, set), lte(reportingYear, year), inArray(key, keys)))
    .groupBy(key, documentId)
}

/** Every dismissal of what other documents say, of any report. */
export async function everyDismissal({ db, companyId }: Tenant, except: string) {
  const { set } = datapointDismissals
  const rows = await db
    .selectDistinct({ set, key, document: documentId })
    .from(datapointDismissals)
    .where(and(eq(datapointDismissals.companyId, companyId), ne(documentId, except)))
  return rows.map((row) => ({ ...row, set: row.set as Report['set'] }))
}

/** The dismissed documents of some datapoints, and whether they are hidden. */
export async function dismissedDocuments(
  tenant: Tenant,
  report: Report,
  keys: readonly string[],
): Promise<Map<string, Record<string, boolean>>> {
  const rows = await dismissalsOf(tenant, report, [...keys])
  const byKey = new Map(keys.map((key): [string, [string, boolean][]] => [key, []]))
  for (const { key, documentId, hidden } of rows) byKey.get(key)!.push([documentId, hidden])
  return new Map([...byKey].map(([key, thrownOut]) => [key, Object.fromEntries(thrownOut.sort())]))
}

/** Makes the dismissals of a datapoint those that are given; of documents that are gone none are kept. */
export async function setDismissals(
  { db, companyId }: Tenant,
  { set, year }: Report,
  key: string,
  dismissals: Readonly<Record<string, boolean>>,
): Promise<void> {
  await db
    .delete(datapointDismissals)
    .where(and(isOfReport(datapointDismissals, companyId, { set, year }), eq(datapointDismissals.key, key)))
  await db.execute(sql`
    insert into datapoint_dismissals (company_id, set, reporting_year, key, document_id, hidden)
    select ${companyId}::uuid, ${set}, ${year}::int, ${key}, d.id, (given.value)::boolean
    from jsonb_each_text(${JSON.stringify(dismissals)}::jsonb) as given
      join documents d on d.id = given.key::uuid and d.company_id = ${companyId}`)
}

/** A dismissal: a datapoint, a document that is not proposed for it, and whether its findings are hidden. */
export interface Dismissal {
  key: string
  documentId: string
  hidden: boolean
}

/** Dismisses today's documents for datapoints: not proposed again, and not shown where `hidden`. */
export async function dismissDocuments(
  { db, companyId }: Tenant,
  { set, year }: Report,
  sources: readonly { key: string; ids: readonly string[] }[],
  hidden: boolean,
): Promise<void> {
  const pairs = sources.flatMap(({ key, ids }) => ids.map((id) => ({ key, id })))
  if (pairs.length === 0) return
  await db.execute(sql`
    insert into datapoint_dismissals (company_id, set, reporting_year, key, document_id, hidden)
    select distinct ${companyId}::uuid, ${set}, ${year}::int, p.key, f.document_id, ${hidden}::boolean
    from jsonb_to_recordset(${jsonRows(pairs)}) as p(key text, id text)
      join findings f on f.company_id = ${companyId} and f.set = ${analysedSet} and f.datapoint = p.id
    on conflict (company_id, set, reporting_year, key, document_id)
    do update set hidden = datapoint_dismissals.hidden or excluded.hidden`)
}

/** Adds dismissals as they are; one that hides is never taken back by one that does not. */
export async function addDismissals(
  { db, companyId }: Tenant,
  { set, year }: Report,
  dismissals: readonly Dismissal[],
): Promise<void> {
  if (dismissals.length === 0) return
  await db.execute(sql`
    insert into datapoint_dismissals (company_id, set, reporting_year, key, document_id, hidden)
    select ${companyId}::uuid, ${set}, ${year}::int, key, "documentId", hidden
    from jsonb_to_recordset(${jsonRows(dismissals)}) as d(key text, "documentId" uuid, hidden boolean)
    on conflict (company_id, set, reporting_year, key, document_id)
    do update set hidden = datapoint_dismissals.hidden or excluded.hidden`)
}
