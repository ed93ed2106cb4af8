import { endedStages } from '@esrs/contract'
import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import { documentIndexes, documentPages, documents } from '../../database/schema/documents.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'
import { hasJob } from '../../jobs/job-table.ts'
import { processDocumentJob, readPicturesJob, transcribeDocumentJob } from './job-kinds.ts'

/** A document as stored. */
export type DocumentRow = typeof documents.$inferSelect

/** A page as stored. */
export type StoredPage = Omit<typeof documentPages.$inferSelect, 'documentId' | 'companyId'>

const isUnfinished = notInArray(documents.stage, [...endedStages])

const own = (companyId: string, id: string) => and(eq(documents.companyId, companyId), eq(documents.id, id))

/** Adds a document; `null` when the company has the same file already. */
export async function addDocument({ db, companyId }: Tenant, row: Omit<typeof documents.$inferInsert, 'companyId'>) {
  const [added] = await db
    .insert(documents)
    .values({ ...row, companyId })
    .onConflictDoNothing({ target: [documents.companyId, documents.hash] })
    .returning()
  return added ?? null
}

export async function getDocument({ db, companyId }: Tenant, id: string): Promise<DocumentRow | null> {
  const [row] = await db.select().from(documents).where(own(companyId, id))
  return row ?? null
}

/** How many documents the company has, and how many bytes they take. */
export async function storageUsed({ db, companyId }: Tenant): Promise<{ documents: number; bytes: number }> {
  const [row] = await db
    .select({ documents: count(), bytes: sql<string>`coalesce(sum(${documents.size}), 0)` })
    .from(documents)
    .where(eq(documents.companyId, companyId))
  return { documents: row?.documents ?? 0, bytes: Number(row?.bytes ?? 0) }
}

/** The document with these bytes. */
export async function findByHash({ db, companyId }: Tenant, hash: string): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, companyId), eq(documents.hash, hash)))
  return row ?? null
}

export interface ListOptions {
  page: number
  pageSize: number
  search?: string | undefined
  sort: 'uploadDate' | '-uploadDate' | 'title' | '-title' | 'size' | '-size'
}

const columns = { uploadDate: documents.uploadedAt, title: sql`lower(${documents.title})`, size: documents.size }

/** One page of the company's documents and how many there are in all. */
export async function listDocuments({ db, companyId }: Tenant, { page, pageSize, search, sort }: ListOptions) {
  const pattern = `%${(search ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`
  const wanted = and(eq(documents.companyId, companyId), search?.trim() ? ilike(documents.title, pattern) : undefined)
  const column = columns[sort.replace('-', '') as keyof typeof columns]
  const rows = await db
    .select()
    .from(documents)
    .where(wanted)
    .orderBy(sort.startsWith('-') ? desc(column) : asc(column), desc(documents.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  // Counted at one moment: while files arrive, more would be unfinished than there are.
  const [counted] = await db
    .select({
      total: sql<number>`count(*) filter (where ${wanted})::int`,
      unfinished: sql<number>`count(*) filter (where ${isUnfinished})::int`,
    })
    .from(documents)
    .where(eq(documents.companyId, companyId))
  return { rows, total: counted?.total ?? 0, unfinished: counted?.unfinished ?? 0 }
}

/** How many documents of the company are where, and the counts of their analyses added up. */
export async function summariseDocuments({ db, companyId }: Tenant) {
  const { rows } = await db.execute<{
    count: number
    working: number
    failed: number
    stored: number
    stats: DocumentRow['stats'] | null
  }>(sql`
    with mine as materialized (
      select stage, error_code, notes, stats from documents where company_id = ${companyId}
    ), types as (
      select type, sum((counts->>'success')::int) as success, sum((counts->>'failure')::int) as failure
      from mine, jsonb_each(stats) as s(type, counts) group by type)
    select count(*)::int as count, count(*) filter (where stage not in ${[...endedStages]})::int as working,
      count(*) filter (where error_code is not null)::int as failed,
      count(*) filter (where stage = 'processed' and notes @> '[{"code": "not_analysed"}]')::int as stored,
      (select json_object_agg(type, json_build_object('success', success, 'failure', failure, 'total', success + failure))
        from types) as stats
    from mine`)
  const { stats, ...counts } = rows[0]!
  return { ...counts, stats: stats ?? {} }
}

/** Changes a document that is still there and returns it as it is then. */
export async function updateDocument({ db, companyId }: Tenant, id: string, change: Partial<DocumentRow>) {
  const [row] = await db.update(documents).set(change).where(own(companyId, id)).returning()
  return row ?? null
}

const naming = {
  id: documents.id,
  companies: documents.companies,
  isOwn: documents.isOwn,
  standing: documents.standing,
}

/** The documents that name a company, or of which a person said whose they are. */
export async function namingDocuments({ db, companyId }: Tenant, only?: readonly string[]) {
  const isNaming = or(isNotNull(documents.companies), isNotNull(documents.isOwn))
  const isAsked = only ? inArray(documents.id, [...only]) : isNaming
  return db
    .select(naming)
    .from(documents)
    .where(and(eq(documents.companyId, companyId), isAsked))
}

/** What people said of documents whose they are, the newest document first; of each company once. */
export async function decidedCompanies({ db, companyId }: Tenant) {
  return db
    .selectDistinctOn([sql`${documents.companies}[1]`], naming)
    .from(documents)
    .where(and(eq(documents.companyId, companyId), isNotNull(documents.isOwn), isNotNull(documents.companies)))
    .orderBy(sql`${documents.companies}[1]`, desc(documents.uploadedAt))
}

/** Keeps whose some documents are. */
export async function saveStandings(
  { db, companyId }: Tenant,
  changed: readonly Pick<DocumentRow, 'id' | 'standing'>[],
): Promise<void> {
  if (changed.length === 0) return
  await db.execute(sql`
    update documents d set standing = c.standing
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c(id uuid, standing text)
    where d.company_id = ${companyId} and d.id = c.id`)
}

/** Moves a document on that has not reached its end; `false` when it has, or is gone. */
export async function advance({ db, companyId }: Tenant, id: string, change: Partial<DocumentRow>): Promise<boolean> {
  const rows = await db
    .update(documents)
    .set(change)
    .where(and(own(companyId, id), notInArray(documents.stage, [...endedStages])))
    .returning({ id: documents.id })
  return rows.length > 0
}

/**
 * Takes the document for the rest of the transaction; `null` when it is gone. Rows that point to it may still be added: whoever
 * decides on a value keeps its document so while holding the report, for which processing waits with its document in hand.
 */
export async function lockDocument({ db, companyId }: Tenant, id: string): Promise<DocumentRow | null> {
  const [row] = await db.select().from(documents).where(own(companyId, id)).for('no key update')
  return row ?? null
}

export async function deleteDocument({ db, companyId }: Tenant, id: string): Promise<void> {
  await db.delete(documents).where(own(companyId, id))
}

/**
 * Replaces the stored pages of a document by rows given as JSON texts; call it in a transaction.
 * @param which `all`, or only `these`, so that the others stay
 */
export async function replacePages(
  { db, companyId }: Tenant,
  documentId: string,
  pages: readonly string[],
  which: 'all' | 'these' = 'all',
) {
  const ofDocument = and(eq(documentPages.companyId, companyId), eq(documentPages.documentId, documentId))
  if (which === 'all') await db.delete(documentPages).where(ofDocument)
  else
    for (const rows of pages)
      await db
        .delete(documentPages)
        .where(and(ofDocument, sql`number in (select number from jsonb_to_recordset(${rows}::jsonb) as p(number int))`))
  for (const rows of pages)
    await db.execute(sql`
      insert into document_pages (document_id, company_id, number, kind, name, width, height, text, turn, recognised,
        grid, blocks, tables)
      select ${documentId}, ${companyId}, p.number, p.kind, p.name, p.width, p.height, p.text, p.turn, p.recognised,
        nullif(p.grid, 'null'), nullif(p.blocks, 'null'), nullif(p.tables, 'null')
      from jsonb_to_recordset(${rows}::jsonb) as p(number int, kind text, name text, width real, height real, text text,
        turn int, recognised real, grid jsonb, blocks jsonb, tables jsonb)`)
}

/** Replaces what is kept of the pages of a document for looking things up; call it in a transaction. */
export async function replaceIndex({ db, companyId }: Tenant, documentId: string, index: readonly string[]) {
  await db
    .delete(documentIndexes)
    .where(and(eq(documentIndexes.companyId, companyId), eq(documentIndexes.documentId, documentId)))
  for (const rows of index)
    await db.execute(sql`
      insert into document_indexes (document_id, company_id, page, tokens, content)
      select ${documentId}, ${companyId}, i.page, array(select jsonb_array_elements_text(i.tokens)), i.content
      from jsonb_to_recordset(${rows}::jsonb) as i(page int, tokens jsonb, content jsonb)`)
}

export async function getPage({ db, companyId }: Tenant, documentId: string, number: number) {
  const [row] = await db
    .select()
    .from(documentPages)
    .where(
      and(
        eq(documentPages.companyId, companyId),
        eq(documentPages.documentId, documentId),
        eq(documentPages.number, number),
      ),
    )
  return row ?? null
}

/** Lets one transaction of a company at a time end a document: two at once would each take the other for unfinished. Comes first. */
export const lockBatch = (inside: Tenant): Promise<void> => inside.lock('documents')

/** The pages of a document without what they say. */
export async function listPages({ db, companyId }: Tenant, documentId: string) {
  const { number, name, kind, width, height } = documentPages
  return db
    .select({ number, name, kind, width, height })
    .from(documentPages)
    .where(and(eq(documentPages.companyId, companyId), eq(documentPages.documentId, documentId)))
    .orderBy(asc(number))
}

/** Documents that were processed by another version of the engine. */
const outdated = ({ companyId }: Tenant, engineVersion: string) =>
  and(
    eq(documents.companyId, companyId),
    inArray(documents.stage, [...endedStages]),
    sql`${documents.engineVersion} is distinct from ${engineVersion}`,
  )

export async function countOutdated(tenant: Tenant, engineVersion: string): Promise<number> {
  const [row] = await tenant.db.select({ n: count() }).from(documents).where(outdated(tenant, engineVersion))
  return row?.n ?? 0
}

/** The documents that another engine brought to their end, oldest first. */
export async function listOutdated(tenant: Tenant, engineVersion: string): Promise<string[]> {
  const rows = await tenant.db
    .select({ id: documents.id })
    .from(documents)
    .where(outdated(tenant, engineVersion))
    .orderBy(asc(documents.uploadedAt))
  return rows.map(({ id }) => id)
}

/** How many documents are of a year, or of none that is known. */
export async function countOfYear({ db, companyId }: Tenant, year: number): Promise<number> {
  const ofYear = or(eq(documents.reportingYear, year), isNull(documents.reportingYear))
  const [row] = await db
    .select({ n: count() })
    .from(documents)
    .where(and(eq(documents.companyId, companyId), ofYear))
  return row?.n ?? 0
}

export async function countUnfinished({ db, companyId }: Tenant): Promise<number> {
  const [row] = await db
    .select({ unfinished: count() })
    .from(documents)
    .where(and(eq(documents.companyId, companyId), isUnfinished))
  return row?.unfinished ?? 0
}

/** Marks the finished documents that no mail has counted yet and returns them. */
export async function markAnnounced({ db, companyId }: Tenant) {
  return db
    .update(documents)
    .set({ announcedAt: sql`now()` })
    .where(
      and(
        eq(documents.companyId, companyId),
        isNull(documents.announcedAt),
        inArray(documents.stage, [...endedStages]),
      ),
    )
    .returning({
      id: documents.id,
      uploadedBy: documents.uploadedBy,
      stage: documents.stage,
      finishedAt: documents.finishedAt,
    })
}

/** Documents of all companies that wait for a job that does not exist, as after a database was restored without its queue. */
export async function stuckDocuments(db: Queries): Promise<{ id: string; companyId: string }[]> {
  const { rows } = await db.execute<{ id: string; companyId: string }>(sql`
    select id, company_id as "companyId" from documents d
    where stage not in ${[...endedStages]} and uploaded_at < now() - interval '5 minutes'
      and not ${hasJob(processDocumentJob, 'document', sql`d.id`)}
      and not ${hasJob(transcribeDocumentJob, 'document', sql`d.id`)}`)
  return rows
}

/** Documents of all companies whose pictures wait for a job that does not exist. */
export async function stuckPictures(db: Queries): Promise<{ id: string; companyId: string }[]> {
  const { rows } = await db.execute<{ id: string; companyId: string }>(sql`
    select id, company_id as "companyId" from documents d
    where stage = 'processed' and notes @> '[{"code": "pictures_later"}]'
      and not ${hasJob(readPicturesJob, 'document', sql`d.id`)}`)
  return rows
}

/** Names of some documents, and how far they are read. */
export async function stagesOf({ db, companyId }: Tenant, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: documents.id, title: documents.title, stage: documents.stage })
    .from(documents)
    .where(and(eq(documents.companyId, companyId), inArray(documents.id, [...ids])))
}

/** A page with what is known of its document. */
export interface DocumentPageText {
  documentId: string
  title: string
  language: string | null
  year: number | null
  page: number
  text: string
}

/** Pages that are looked at, at most, those of the newest documents. */
const mostMatching = 200

/**
 * Pages of the company's own documents that match all of some patterns, and each page behind one, the newest document first.
 * @param patterns regular expressions of PostgreSQL, read without case
 */
export async function matchingPages(
  { db, companyId }: Tenant,
  patterns: readonly string[],
): Promise<DocumentPageText[]> {
  const matches = sql.join(
    patterns.map((pattern) => sql`p.text ~* ${pattern}`),
    sql` and `,
  )
  const { rows } = await db.execute<DocumentPageText & Record<string, unknown>>(sql`
    with hits as (
      select p.document_id, p.number from document_pages p
      join documents d on d.id = p.document_id and d.company_id = ${companyId} and d.standing <> 'other'
      where p.company_id = ${companyId} and ${matches}
      order by d.uploaded_at desc, p.document_id, p.number limit ${mostMatching})
    select d.id as "documentId", d.title, d.language, d.reporting_year as year, p.number as page, p.text
    from document_pages p join documents d on d.id = p.document_id
    where p.company_id = ${companyId} and exists (
      select 1 from hits h where h.document_id = p.document_id and p.number in (h.number, h.number + 1))
    order by d.uploaded_at desc, d.id, p.number`)
  return rows
}

/** Which of some excerpts stand on their pages, in the order in which they are given. */
export async function standOnPages(
  { db, companyId }: Tenant,
  excerpts: readonly { document: string; page: number; excerpt: string }[],
): Promise<boolean[]> {
  if (excerpts.length === 0) return []
  const { rows } = await db.execute<{ at: number }>(sql`
    select w.at from jsonb_to_recordset(${JSON.stringify(excerpts.map((one, at) => ({ ...one, at })))}::jsonb)
      as w(document uuid, page int, excerpt text, at int)
    join document_pages p on p.document_id = w.document and p.number = w.page and p.company_id = ${companyId}
    where position(w.excerpt in p.text) > 0`)
  const found = new Set(rows.map(({ at }) => at))
  return excerpts.map((_, at) => found.has(at))
}
