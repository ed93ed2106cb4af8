import type { Analysis } from '@esrs/engine'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { users } from '../../../database/schema/accounts.ts'
import { assessmentHistory, iros, materiality, omissions } from '../../../database/schema/assessment.ts'
import { documents } from '../../../database/schema/documents.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../report/report.ts'

/** What people did to an IRO, as stored. */
export type IroRow = Omit<typeof iros.$inferSelect, 'companyId'>

/** What people decided about a topic, as stored. */
export type MaterialityRow = Omit<typeof materiality.$inferSelect, 'companyId'>

/** One change as it is kept for ever. */
export type Change = Omit<typeof assessmentHistory.$inferInsert, 'id' | 'companyId'>

/** Everything that people did to the IROs of the company. */
export async function allIros({ db, companyId }: Tenant): Promise<IroRow[]> {
  return db.select().from(iros).where(eq(iros.companyId, companyId)).orderBy(iros.decidedAt, iros.key)
}

export async function saveIro({ db, companyId }: Tenant, row: IroRow): Promise<void> {
  await db
    .insert(iros)
    .values({ ...row, companyId })
    .onConflictDoUpdate({ target: [iros.companyId, iros.key], set: row })
}

export async function deleteIro({ db, companyId }: Tenant, key: string): Promise<void> {
  await db.delete(iros).where(and(eq(iros.companyId, companyId), eq(iros.key, key)))
}

/** What was decided about topics, in every report of the company, the latest decision first. */
export async function allMateriality({ db, companyId }: Tenant): Promise<MaterialityRow[]> {
  return db
    .select()
    .from(materiality)
    .where(eq(materiality.companyId, companyId))
    .orderBy(desc(materiality.decidedAt), materiality.code)
}

/** What was decided about topics for a report, by control code. */
export async function decidedTopics({ db, companyId }: Tenant, { set, year }: Report): Promise<Map<string, boolean>> {
  const rows = await db
    .select({ code: materiality.code, material: materiality.material })
    .from(materiality)
    .where(and(eq(materiality.companyId, companyId), eq(materiality.set, set), eq(materiality.reportingYear, year)))
  return new Map(rows.map(({ code, material }) => [code, material]))
}

export async function saveMateriality({ db, companyId }: Tenant, row: MaterialityRow): Promise<void> {
  const { companyId: company, set, reportingYear, code } = materiality
  await db
    .insert(materiality)
    .values({ ...row, companyId })
    .onConflictDoUpdate({ target: [company, set, reportingYear, code], set: row })
}

export async function deleteMateriality({ db, companyId }: Tenant, { set, year }: Report, code: string) {
  await db
    .delete(materiality)
    .where(
      and(
        eq(materiality.companyId, companyId),
        eq(materiality.set, set),
        eq(materiality.reportingYear, year),
        eq(materiality.code, code),
      ),
    )
}

export async function addChange({ db, companyId }: Tenant, change: Change): Promise<void> {
  await db.insert(assessmentHistory).values({ ...change, companyId })
}

/** What people did to an IRO or a topic, newest first. */
export async function changesOf({ db, companyId }: Tenant, subject: string) {
  return db
    .select()
    .from(assessmentHistory)
    .where(and(eq(assessmentHistory.companyId, companyId), eq(assessmentHistory.subject, subject)))
    .orderBy(desc(assessmentHistory.id))
    .limit(200)
}

/** Names of the company's people, by id. */
export async function namesOf({ db, companyId }: Tenant): Promise<Map<string, string>> {
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.companyId, companyId))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Which of some documents the company still has. */
export async function presentDocuments({ db, companyId }: Tenant, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.companyId, companyId), inArray(documents.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

/** Replaces what a document says is not material or left out; call it in a transaction. */
export async function replaceOmissions(
  { db, companyId }: Tenant,
  documentId: string,
  stated: Analysis['omissions'],
): Promise<void> {
  await db.delete(omissions).where(and(eq(omissions.companyId, companyId), eq(omissions.documentId, documentId)))
  const rows = stated
    .map(({ subject, kind, place, excerpt }) => ({ subject, kind, page: place.page, excerpt, place }))
    // The database refuses both, and one must not cost the rest.
    .filter(({ excerpt }) => !/\p{Cs}/u.test(excerpt) && !excerpt.includes('\0'))
  if (rows.length === 0) return
  await db.execute(sql`
    insert into omissions (company_id, document_id, subject, kind, page, excerpt, place)
    select ${companyId}, ${documentId}, o.subject, o.kind, o.page, o.excerpt, o.place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as o(subject text, kind text, page int, excerpt text, place jsonb)`)
}

/** What documents say is not material or left out, the latest document first. */
export async function statedOmissions({ db, companyId }: Tenant) {
  return db
    .select({
      documentId: omissions.documentId,
      filename: documents.title,
      documentYear: documents.reportingYear,
      subject: omissions.subject,
      kind: omissions.kind,
      page: omissions.page,
      excerpt: omissions.excerpt,
      place: omissions.place,
    })
    .from(omissions)
    .innerJoin(documents, eq(documents.id, omissions.documentId))
    .where(eq(omissions.companyId, companyId))
    .orderBy(sql`${documents.reportingYear} desc nulls last`, desc(documents.uploadedAt), omissions.id)
}
