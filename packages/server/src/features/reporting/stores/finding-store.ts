import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { documents } from '../../../database/schema/documents.ts'
import { findings } from '../../../database/schema/reporting.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { analysedSet } from './analysed-set.ts'
import { asked } from './history-store.ts'

/** A finding as stored. */
export type Finding = typeof findings.$inferSelect

/** A finding with name, upload and year of its document. */
export interface SourcedFinding extends Finding {
  filename: string
  uploadedAt: Date
  documentYear: number | null
  /** Whether its document is of the company itself, and the company that it names. */
  standing: 'own' | 'asked' | 'other'
  company: string | null
  /** Only the fields for comparing were read; see `finding-summary-store.ts`. */
  isSummary?: true
}

/** The datapoints of the analysed set with shown findings. */
export async function datapointsWithFindings({ db, companyId }: Tenant): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: findings.datapoint })
    .from(findings)
    .where(and(eq(findings.companyId, companyId), eq(findings.set, analysedSet), findings.shown))
  return rows.map(({ key }) => key)
}

/** How many shown findings some documents have, by datapoint. */
export async function countFindingsByDocument({ db, companyId }: Tenant, documentIds: readonly string[]) {
  if (documentIds.length === 0) return []
  return db
    .select({ documentId: findings.documentId, datapoint: findings.datapoint, count: count() })
    .from(findings)
    .where(and(eq(findings.companyId, companyId), inArray(findings.documentId, [...documentIds]), findings.shown))
    .groupBy(findings.documentId, findings.datapoint)
}

/** How many shown findings all documents together have, by datapoint. */
export async function countAllFindings({ db, companyId }: Tenant) {
  return db
    .select({ datapoint: findings.datapoint, count: count() })
    .from(findings)
    .where(and(eq(findings.companyId, companyId), eq(findings.set, analysedSet), findings.shown))
    .groupBy(findings.datapoint)
}

/** The shown findings of a document. */
export async function shownFindingsOfDocument({ db, companyId }: Tenant, documentId: string) {
  return db
    .select({ id: findings.id, datapoint: findings.datapoint })
    .from(findings)
    .where(and(eq(findings.companyId, companyId), eq(findings.documentId, documentId), findings.shown))
}

/** A selection among the shown findings of a datapoint; of thousands a page needs a few. */
export interface FindingSelection {
  /** How many of the best score. */
  atMost: number
  /** Findings that are always included. */
  chosen: readonly string[]
  /** How many of the newest documents are included with all findings. */
  newest?: number
  /** Only findings of the whole figure, without breakdowns. */
  whole?: boolean
}

const withDocument = {
  finding: findings,
  filename: documents.title,
  uploadedAt: documents.uploadedAt,
  documentYear: documents.reportingYear,
  standing: documents.standing,
  company: sql<string | null>`${documents.companies}[1]`,
}

/** Findings of some datapoints of the analysed set, with their documents. */
async function sourced({ db, companyId }: Tenant, ids: readonly string[], which: SQL | undefined) {
  const ofThese = and(
    eq(findings.companyId, companyId),
    eq(findings.set, analysedSet),
    inArray(findings.datapoint, [...ids]),
  )
  const rows = await db
    .select(withDocument)
    .from(findings)
    .innerJoin(documents, eq(documents.id, findings.documentId))
    .where(and(ofThese, which))
  return rows.map(({ finding, ...document }): SourcedFinding => ({ ...finding, ...document }))
}

/**
 * The shown findings of some datapoints of the analysed set with their documents, best first.
 * @param best which of each datapoint; `null` for all
 */
export async function findingsOf(
  tenant: Tenant,
  ids: readonly string[],
  best: FindingSelection | null = null,
): Promise<SourcedFinding[]> {
  if (ids.length === 0) return []
  const { companyId } = tenant
  const wanted = sql`unnest(string_to_array(${ids.join(' ')}, ' ')) as d(datapoint)`
  const ofDatapoint = sql`f.company_id = ${companyId} and f.set = ${analysedSet} and f.datapoint = d.datapoint and f.shown
    ${best?.whole ? sql`and f.dimension is null` : sql``}`
  const among =
    best &&
    sql`${findings.id} in (
    select f.id from ${wanted} cross join lateral (
      select id from findings f where ${ofDatapoint} order by score desc limit ${best.atMost}) as f
    union select chosen::uuid from unnest(string_to_array(${best.chosen.join(' ')}, ' ')) as chosen
    ${
      best.newest
        ? sql`union select f.id from findings f join ${wanted} on ${ofDatapoint} where f.document_id in (
            select id from documents where company_id = ${companyId} order by uploaded_at desc limit ${best.newest})`
        : sql``
    })`
  // Sorted here: the database would write the passages of a page of the list to its disk for it.
  return (await sourced(tenant, ids, and(findings.shown, among ?? undefined))).sort(bestFirst)
}

function bestFirst(a: SourcedFinding, b: SourcedFinding): number {
  if (a.datapoint !== b.datapoint) return a.datapoint < b.datapoint ? -1 : 1
  return b.score - a.score || a.page - b.page || (a.id < b.id ? -1 : 1)
}

/** Some findings of the company with their documents. */
export async function findingsById({ db, companyId }: Tenant, ids: readonly string[]): Promise<SourcedFinding[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(withDocument)
    .from(findings)
    .innerJoin(documents, eq(documents.id, findings.documentId))
    // One parameter, however many: the statement stays the same and is planned once.
    .where(
      and(eq(findings.companyId, companyId), sql`${findings.id} = any(string_to_array(${ids.join(' ')}, ' ')::uuid[])`),
    )
  return rows.map(({ finding, ...document }) => ({ ...finding, ...document }))
}

const ofAnalysedSet = (companyId: string, ids: readonly string[]) =>
  and(eq(findings.companyId, companyId), eq(findings.set, analysedSet), inArray(findings.datapoint, [...ids]))

/** The best candidates of some datapoints that were set aside, with the reasons. */
export async function setAsideFindings({ db, companyId }: Tenant, ids: readonly string[]) {
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
      join documents d on d.id = f.document_id and d.standing <> 'other'
    order by f.datapoint, f.score desc, f.id`)
  return rows
}

/** The leads of some datapoints, the best first: none of a document of another company. */
export async function leadsOf(
  { db, companyId }: Tenant,
  ids: readonly string[],
  limit: number,
): Promise<SourcedFinding[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(withDocument)
    .from(findings)
    .innerJoin(documents, eq(documents.id, findings.documentId))
    .where(and(ofAnalysedSet(companyId, ids), findings.lead, eq(documents.standing, 'own')))
    .orderBy(desc(findings.score), asc(findings.page), asc(findings.id))
    .limit(limit)
  return rows.map(({ finding, ...document }) => ({ ...finding, ...document }))
}

/** The findings of some datapoints that are not shown, the best first. */
export async function notShownFindings(
  { db, companyId }: Tenant,
  ids: readonly string[],
  limit: number,
): Promise<SourcedFinding[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(withDocument)
    .from(findings)
    .innerJoin(documents, eq(documents.id, findings.documentId))
    .where(and(ofAnalysedSet(companyId, ids), eq(findings.shown, false), ne(documents.standing, 'other')))
    .orderBy(desc(findings.score), asc(findings.page), asc(findings.id))
    .limit(limit)
  return rows.map(({ finding, ...document }) => ({ ...finding, ...document }))
}

/** Where a passage stands in its document, as it was found for one of some datapoints; `null` where it was not. */
export async function placeOfPassage(
  { db, companyId }: Tenant,
  ids: readonly string[],
  dimension: string | null,
  at: { documentId: string; page: number; excerpt: string },
): Promise<Finding['place'] | null> {
  const [row] = await db
    .select({ place: findings.place })
    .from(findings)
    .where(
      and(
        eq(findings.companyId, companyId),
        eq(findings.set, analysedSet),
        inArray(findings.datapoint, [...ids]),
        dimension === null ? sql`${findings.dimension} is null` : eq(findings.dimension, dimension),
        eq(findings.documentId, at.documentId),
        eq(findings.page, at.page),
        eq(findings.excerpt, at.excerpt),
      ),
    )
    .orderBy(desc(findings.score))
    .limit(1)
  return row?.place ?? null
}

/** What some documents say of datapoints of the analysed set as a whole, the best first. */
export async function findingsInDocuments(
  tenant: Tenant,
  ids: readonly string[],
  documentIds: readonly string[],
): Promise<SourcedFinding[]> {
  if (ids.length === 0 || documentIds.length === 0) return []
  const ofWhole = and(inArray(findings.documentId, [...documentIds]), sql`${findings.dimension} is null`)
  return (await sourced(tenant, ids, ofWhole)).sort((one, other) => other.score - one.score)
}

/** What documents of the company are called, by identifier; others are absent. */
export async function documentTitles({ db, companyId }: Tenant, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: documents.id, title: documents.title })
    .from(documents)
    .where(and(eq(documents.companyId, companyId), inArray(documents.id, [...ids])))
  return new Map(rows.map(({ id, title }) => [id, title]))
}
