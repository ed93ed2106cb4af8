import { and, desc, eq, sql } from 'drizzle-orm'
import { omissions } from '../../../database/schema/assessment.ts'
import { documents } from '../../../database/schema/documents.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Statements of documents on omissions and materiality, the newest document first. */
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
    .where(and(eq(omissions.companyId, companyId), eq(documents.standing, 'own')))
    .orderBy(sql`${documents.reportingYear} desc nulls last`, desc(documents.uploadedAt), omissions.id)
}
