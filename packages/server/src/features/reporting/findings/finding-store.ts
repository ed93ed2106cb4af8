import type { Candidate } from '@esrs/engine'
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { documents } from '../../../database/schema/documents.ts'
import {
  currentReports,
  datapointDismissals,
  type datapointHistory,
  datapointValues,
  findings,
} from '../../../database/schema/reporting.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../report/report.ts'
import { analysedSet } from './analysed-set.ts'

/** A finding as stored. */
export type Finding = typeof findings.$inferSelect

/** A company's value as stored. */
export type Value = typeof datapointValues.$inferSelect

/** A value without what the store knows of it. */
export type Row = Omit<Value, 'companyId' | 'set' | 'reportingYear' | 'updatedAt'>

/** One change of a value, as it is kept for ever. */
export type Change = Pick<typeof datapointHistory.$inferInsert, 'key' | 'userId' | 'action' | 'before' | 'after'>

const ofReport = (companyId: string, { set, year }: Report) =>
  and(eq(datapointValues.companyId, companyId), eq(datapointValues.set, set), eq(datapointValues.reportingYear, year))

/** A finding with what is known of its document. */
export interface SourcedFinding extends Finding {
  filename: string
  uploadedAt: Date
  documentYear: number | null
  /** Only what it is weighed by was read; see `light-store.ts`. */
  isLight?: true
}

/** Lets one transaction of a company at a time choose among its findings: two at once would not see each other's. */
export async function lockReporting({ db, companyId }: Tenant): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('reporting ' || ${companyId}, 0))`)
}

/** The report whose proposals are up to date; `null` where there is none. */
export async function currentReport({ db, companyId }: Tenant): Promise<Report | null> {
  const [row] = await db.select().from(currentReports).where(eq(currentReports.companyId, companyId))
  return row ? { set: row.set as Report['set'], year: row.reportingYear } : null
}

/** Notes that the proposals of this report, and of no other, are up to date. */
export async function setCurrentReport({ db, companyId }: Tenant, { set, year }: Report): Promise<void> {
  const row = { set, reportingYear: year }
  await db
    .insert(currentReports)
    .values({ companyId, ...row })
    .onConflictDoUpdate({ target: currentReports.companyId, set: row })
}

/** Every datapoint of the analysed set that a document of the company says something about. */
export async function foundDatapoints({ db, companyId }: Tenant): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: findings.datapoint })
    .from(findings)
    .where(and(eq(findings.companyId, companyId), eq(findings.set, analysedSet), findings.shown))
  return rows.map(({ key }) => key)
}

/** How many shown findings some documents have, by datapoint. */
export async function countFindings({ db, companyId }: Tenant, documentIds: readonly string[]) {
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

/** What is kept of every datapoint of a report. */
export async function allValues({ db, companyId }: Tenant, report: Report): Promise<Value[]> {
  return db.select().from(datapointValues).where(ofReport(companyId, report))
}

/** Every dismissal of a report. */
export async function allDismissals({ db, companyId }: Tenant, { set, year }: Report) {
  const { key, documentId, hidden } = datapointDismissals
  return db
    .select({ key, documentId, hidden })
    .from(datapointDismissals)
    .where(
      and(
        eq(datapointDismissals.companyId, companyId),
        eq(datapointDismissals.set, set),
        eq(datapointDismissals.reportingYear, year),
      ),
    )
}

/** The datapoints that a document has findings for. */
export async function datapointsOfDocument({ db, companyId }: Tenant, documentId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: findings.datapoint })
    .from(findings)
    .where(and(eq(findings.companyId, companyId), eq(findings.documentId, documentId)))
  return rows.map(({ key }) => key)
}

/** The shown findings of a document. */
export async function shownOfDocument({ db, companyId }: Tenant, documentId: string) {
  return db
    .select({ id: findings.id, datapoint: findings.datapoint })
    .from(findings)
    .where(and(eq(findings.companyId, companyId), eq(findings.documentId, documentId), findings.shown))
}

/** What a decided value rests on: the words that it was accepted with. */
export type Proof = Pick<Value, 'set' | 'reportingYear' | 'key'> &
  Pick<Finding, 'datapoint' | 'value' | 'excerpt' | 'page'>

/** What a document proves of the values that people decided. */
export async function proofsFrom({ db, companyId }: Tenant, documentId: string): Promise<Proof[]> {
  const { set, reportingYear, key } = datapointValues
  const { datapoint, value, excerpt, page } = findings
  return db
    .select({ set, reportingYear, key, datapoint, value, excerpt, page })
    .from(datapointValues)
    .innerJoin(findings, eq(findings.id, datapointValues.findingId))
    .where(
      and(
        eq(datapointValues.companyId, companyId),
        eq(findings.documentId, documentId),
        ne(datapointValues.status, 'proposed'),
      ),
    )
}

/** Leads decided values to the findings that say the same once more, after the findings of a document were replaced. */
export async function proveAgain(
  { db, companyId }: Tenant,
  documentId: string,
  proofs: readonly Proof[],
): Promise<void> {
  if (proofs.length === 0) return
  await db.execute(sql`
    update datapoint_values v set finding_id = found.id
    from jsonb_to_recordset(${JSON.stringify(proofs)}::jsonb) as p(set text, "reportingYear" int, key text,
        datapoint text, value text, excerpt text, page int)
      cross join lateral (
        select f.id from findings f
        where f.company_id = ${companyId} and f.document_id = ${documentId} and f.shown and f.dimension is null
          and f.datapoint = p.datapoint and f.value = p.value
        order by (f.page = p.page)::int + (f.excerpt = p.excerpt)::int desc, f.score desc limit 1
      ) as found
    where v.company_id = ${companyId} and v.set = p.set and v.reporting_year = p."reportingYear" and v.key = p.key`)
}

/** Removes what a document's analysis left. */
export async function deleteFindings({ db, companyId }: Tenant, documentId: string): Promise<void> {
  await db.delete(findings).where(and(eq(findings.companyId, companyId), eq(findings.documentId, documentId)))
}

/** NUL, or half a character where a passage was cut through one: the database refuses both, and one must not cost the rest. */
const unstorable = /\\u(?:0000|d[89a-f]..)/i

/** Stores the candidates of a document. */
export async function insertFindings(
  { db, companyId }: Tenant,
  documentId: string,
  shown: boolean,
  candidates: readonly Candidate[],
): Promise<void> {
  const rows = candidates.map((candidate) => JSON.stringify(candidate)).filter((text) => !unstorable.test(text))
  if (rows.length === 0) return
  // One parameter for all rows: as many parameters as columns times rows would exceed what the protocol allows.
  await db.execute(sql`
    insert into findings (id, company_id, document_id, set, datapoint, dimension, year, role, shown, tier, score, value,
      number, unit, written, conversion, excerpt, page, place, checks, reason)
    select gen_random_uuid(), ${companyId}, ${documentId}, ${analysedSet}, c.datapoint, c.dimension, c.year, c.role,
      ${shown}, c.tier, c.score, c.value->>'text', (c.value->>'number')::double precision, c.value->>'unit',
      c.value->>'written', c.value->>'conversion', c.excerpt, (c.place->>'page')::int, c.place, c.checks, c.reason
    from jsonb_to_recordset(${`[${rows.join()}]`}::jsonb) as c(datapoint text, dimension text, year int, role text,
      tier text, score double precision, value jsonb, excerpt text, place jsonb, checks jsonb, reason jsonb)`)
}

/** Which of the shown findings of a datapoint are meant; of thousands a page needs a few. */
export interface Best {
  /** Those with the best score. */
  atMost: number
  /** These as well. */
  chosen: readonly string[]
  /** And those of so many documents that came last. */
  newest?: number
  /** Only findings of the whole, and of no part of it. */
  whole?: boolean
}

const withDocument = {
  finding: findings,
  filename: documents.title,
  uploadedAt: documents.uploadedAt,
  documentYear: documents.reportingYear,
}

/**
 * The shown findings of some datapoints of the analysed set with their documents, best first.
 * @param best which of each datapoint; `null` for all
 */
export async function findingsFor(
  { db, companyId }: Tenant,
  ids: readonly string[],
  best: Best | null = null,
): Promise<SourcedFinding[]> {
  if (ids.length === 0) return []
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
  const rows = await db
    .select(withDocument)
    .from(findings)
    .innerJoin(documents, eq(documents.id, findings.documentId))
    .where(
      and(
        eq(findings.companyId, companyId),
        eq(findings.set, analysedSet),
        inArray(findings.datapoint, [...ids]),
        findings.shown,
        among ?? undefined,
      ),
    )
  // Sorted here: the database would write the passages of a page of the list to its disk for it.
  return rows.map(({ finding, ...document }) => ({ ...finding, ...document })).sort(bestFirst)
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

/** Pairs of datapoint and document that are not proposed again, or not even shown. */
export async function dismissalsFor({ db, companyId }: Tenant, { set, year }: Report, keys: string[]) {
  if (keys.length === 0) return []
  return db
    .select({
      key: datapointDismissals.key,
      documentId: datapointDismissals.documentId,
      hidden: datapointDismissals.hidden,
    })
    .from(datapointDismissals)
    .where(
      and(
        eq(datapointDismissals.companyId, companyId),
        eq(datapointDismissals.set, set),
        eq(datapointDismissals.reportingYear, year),
        inArray(datapointDismissals.key, keys),
      ),
    )
}

/** The values of some datapoints. */
export async function valuesFor({ db, companyId }: Tenant, report: Report, keys: string[]): Promise<Value[]> {
  if (keys.length === 0) return []
  return db
    .select()
    .from(datapointValues)
    .where(and(ofReport(companyId, report), inArray(datapointValues.key, keys)))
}

/** The same with those of the report of the year before; a row says its year. */
export async function valuesWithLastYears(
  { db, companyId }: Tenant,
  { set, year }: Report,
  keys: string[],
): Promise<Value[]> {
  if (keys.length === 0) return []
  const { companyId: company, set: inSet, reportingYear, key } = datapointValues
  return db
    .select()
    .from(datapointValues)
    .where(and(eq(company, companyId), eq(inSet, set), inArray(reportingYear, [year, year - 1]), inArray(key, keys)))
}

/** Every value of the company with its number, for counting; keys without a value are absent. */
export async function completedValues({ db, companyId }: Tenant, report: Report) {
  return db
    .select({
      key: datapointValues.key,
      number: datapointValues.number,
      status: datapointValues.status,
      // What decides a count is short; the narratives stay in the database.
      answer: sql<string>`left(${datapointValues.value}, 10)`,
    })
    .from(datapointValues)
    .where(and(ofReport(companyId, report), ne(datapointValues.value, '')))
}

/** Words by which a statement is known again in another document. */
const statement = {
  datapoint: findings.datapoint,
  dimension: findings.dimension,
  source: sql<Candidate['reason']['source']>`${findings.reason}->>'source'`,
  words: sql<string>`case when ${findings.reason}->>'source' = 'passage' then ${findings.excerpt}
    else ${findings.reason}->>'matched' end`,
}

/** The statements of other documents that accepted values were taken from, the oldest decision first. */
export async function acceptedStatements({ db, companyId }: Tenant, except: string) {
  return db
    .select(statement)
    .from(datapointValues)
    .innerJoin(findings, eq(findings.id, datapointValues.findingId))
    .where(
      and(
        eq(datapointValues.companyId, companyId),
        eq(datapointValues.status, 'accepted'),
        ne(findings.documentId, except),
      ),
    )
    .orderBy(asc(datapointValues.decidedAt), asc(datapointValues.key))
}

/** Every dismissal of what other documents say, of any report. */
export async function everyDismissal({ db, companyId }: Tenant, except: string) {
  const { set, key, documentId } = datapointDismissals
  const rows = await db
    .selectDistinct({ set, key, document: documentId })
    .from(datapointDismissals)
    .where(and(eq(datapointDismissals.companyId, companyId), ne(documentId, except)))
  return rows.map((row) => ({ ...row, set: row.set as Report['set'] }))
}

/** What documents state of the whole of some datapoints. */
export async function statementsOf(
  { db, companyId }: Tenant,
  places: readonly { document: string; datapoint: string }[],
) {
  if (places.length === 0) return []
  return db
    .select(statement)
    .from(findings)
    .where(
      and(
        eq(findings.companyId, companyId),
        findings.shown,
        sql`${findings.dimension} is null`,
        sql`(${findings.documentId}, ${findings.datapoint}) in (
          select document, datapoint from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p(document uuid, datapoint text))`,
      ),
    )
    .orderBy(asc(findings.datapoint), asc(findings.id))
}
