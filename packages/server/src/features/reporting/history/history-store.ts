import type { Hint } from '@esrs/engine'
import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { users } from '../../../database/schema/accounts.ts'
import { ownDatapoints } from '../../../database/schema/additions.ts'
import { documents } from '../../../database/schema/documents.ts'
import { datapointHints } from '../../../database/schema/hints.ts'
import { datapointDismissals, datapointHistory, datapointValues, findings } from '../../../database/schema/reporting.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { analysedSet } from '../findings/analysed-set.ts'
import { dismissalsFor, type SourcedFinding } from '../findings/finding-store.ts'
import type { Report } from '../report/report.ts'

/** A change as it is kept. */
export type KeptChange = typeof datapointHistory.$inferSelect

const ofDatapoint = (companyId: string, { set, year }: Report, key: string) =>
  and(
    eq(datapointHistory.companyId, companyId),
    eq(datapointHistory.set, set),
    eq(datapointHistory.reportingYear, year),
    eq(datapointHistory.key, key),
  )

/** A page of the changes of a datapoint with the names of those who made them, the newest first. */
export async function changesOf(
  { db, companyId }: Tenant,
  report: Report,
  key: string,
  { page, size }: { page: number; size: number },
): Promise<{ changes: (KeptChange & { name: string | null })[]; total: number }> {
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
): Promise<KeptChange | undefined> {
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
): Promise<KeptChange[]> {
  return db
    .select()
    .from(datapointHistory)
    .where(and(ofDatapoint(companyId, report, key), gt(datapointHistory.id, id)))
    .orderBy(asc(datapointHistory.id))
}

/** For each of some datapoints: the documents that are thrown out for it, and whether they are hidden. */
export async function dismissedNow(
  tenant: Tenant,
  report: Report,
  keys: readonly string[],
): Promise<Map<string, Record<string, boolean>>> {
  const rows = await dismissalsFor(tenant, report, [...keys])
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
  const known = datapointDismissals
  await db
    .delete(known)
    .where(and(eq(known.companyId, companyId), eq(known.set, set), eq(known.reportingYear, year), eq(known.key, key)))
  await db.execute(sql`
    insert into datapoint_dismissals (company_id, set, reporting_year, key, document_id, hidden)
    select ${companyId}::uuid, ${set}, ${year}::int, ${key}, d.id, (given.value)::boolean
    from jsonb_each_text(${JSON.stringify(dismissals)}::jsonb) as given
      join documents d on d.id = given.key::uuid and d.company_id = ${companyId}`)
}

/** The figures of some datapoints of a report. */
export async function figuresFor({ db, companyId }: Tenant, { set, year }: Report, keys: readonly string[]) {
  if (keys.length === 0) return []
  const { key, number, unit, year: of, reportingYear } = datapointValues
  return db
    .select({ key, number, unit, year: of })
    .from(datapointValues)
    .where(
      and(
        eq(datapointValues.companyId, companyId),
        eq(datapointValues.set, set),
        eq(reportingYear, year),
        inArray(key, [...keys]),
        sql`${number} is not null`,
      ),
    )
}

/** Makes a removed datapoint of the company's own one that it has again. */
export async function returnOwn({ db, companyId }: Tenant, key: string): Promise<void> {
  await db
    .update(ownDatapoints)
    .set({ removedAt: null })
    .where(and(eq(ownDatapoints.companyId, companyId), eq(ownDatapoints.key, key)))
}

/** Replaces what a document says near datapoints without stating them. */
export async function replaceHints(
  { db, companyId }: Tenant,
  documentId: string,
  hints: readonly Hint[],
): Promise<void> {
  await db
    .delete(datapointHints)
    .where(and(eq(datapointHints.companyId, companyId), eq(datapointHints.documentId, documentId)))
  if (hints.length === 0) return
  await db
    .insert(datapointHints)
    .values(
      hints.map(({ datapoint, code, place, excerpt }) => ({
        companyId,
        documentId,
        datapoint,
        code,
        page: place.page,
        sheet: place.sheet,
        excerpt: excerpt.replaceAll('\u0000', ''),
      })),
    )
    .onConflictDoNothing()
}

const ofAnalysedSet = (companyId: string, ids: readonly string[]) =>
  and(eq(findings.companyId, companyId), eq(findings.set, analysedSet), inArray(findings.datapoint, [...ids]))

/** Documents that are asked about one datapoint why it has no value; what thousands of them say, the first ones say. */
const asked = 12

/** What the last documents say near some datapoints of the analysed set without stating them. */
export async function hintsFor({ db, companyId }: Tenant, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await db.execute<
    Pick<typeof datapointHints.$inferSelect, 'datapoint' | 'code' | 'page' | 'sheet' | 'documentId'> & {
      filename: string
    }
  >(sql`
    select h.datapoint, h.code, h.page, h.sheet, h.document_id as "documentId", h.title as filename
    from unnest(string_to_array(${ids.join(' ')}, ' ')) as asked(datapoint) cross join lateral (
      select h.*, d.title, d.uploaded_at from datapoint_hints h join documents d on d.id = h.document_id
      where h.company_id = ${companyId} and h.datapoint = asked.datapoint
      order by d.uploaded_at desc, d.id limit ${asked}) as h
    order by h.uploaded_at desc, h.document_id, h.datapoint, h.code`)
  return rows
}

/** Why the best candidates of some datapoints of the analysed set were set aside. */
export async function asidesFor({ db, companyId }: Tenant, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await db.execute<
    Pick<typeof findings.$inferSelect, 'datapoint' | 'dimension' | 'reason' | 'written' | 'page' | 'documentId'> & {
      sheet: string | null
      filename: string
    }
  >(sql`
    select f.datapoint, f.dimension, f.reason, left(f.written, 80) as written, f.page, f.place->>'sheet' as sheet,
      f.document_id as "documentId", d.title as filename
    from unnest(string_to_array(${ids.join(' ')}, ' ')) as asked(datapoint) cross join lateral (
      select * from findings f
      where f.company_id = ${companyId} and f.set = ${analysedSet} and f.datapoint = asked.datapoint and not f.shown
        and f.dimension is null
      order by f.score desc, f.id limit ${asked}) as f
      join documents d on d.id = f.document_id
    order by f.datapoint, f.score desc, f.id`)
  return rows
}

/** The candidates of some datapoints of the analysed set that are not shown, the best first. */
export async function lostFindingsFor(
  { db, companyId }: Tenant,
  ids: readonly string[],
  limit: number,
): Promise<SourcedFinding[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      finding: findings,
      filename: documents.title,
      uploadedAt: documents.uploadedAt,
      documentYear: documents.reportingYear,
    })
    .from(findings)
    .innerJoin(documents, eq(documents.id, findings.documentId))
    .where(and(ofAnalysedSet(companyId, ids), eq(findings.shown, false)))
    .orderBy(desc(findings.score), asc(findings.page), asc(findings.id))
    .limit(limit)
  return rows.map(({ finding, ...document }) => ({ ...finding, ...document }))
}
