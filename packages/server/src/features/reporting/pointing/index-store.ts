import { engineVersion, type IndexedPage } from '@esrs/engine'
import { sql } from 'drizzle-orm'
import type { Tenant } from '../../../database/tenant.ts'

/** Pages that are looked through at most, those of the newest documents. */
const mostPages = 4_000

/** A page on which tokens of a question were found. */
export interface PageWithHits {
  documentId: string
  page: number
  hits: string[]
}

/** How much the company has that can be looked through. */
export async function countRead({ db, companyId }: Tenant) {
  const { rows } = await db.execute<{ documents: number; pages: number; notIndexed: number }>(sql`
    select count(*)::int as documents, coalesce(sum(page_count), 0)::int as pages,
      (count(*) filter (where engine_version is distinct from ${engineVersion} and not exists (
        select 1 from document_indexes i where i.document_id = d.id)))::int as "notIndexed"
    from documents d where company_id = ${companyId} and page_count > 0 and standing <> 'other'`)
  return rows[0] ?? { documents: 0, pages: 0, notIndexed: 0 }
}

/** The pages of the company that hold one of the tokens. */
export async function pagesWithHits({ db, companyId }: Tenant, tokens: readonly string[]): Promise<PageWithHits[]> {
  if (tokens.length === 0) return []
  const asked = sql`string_to_array(${tokens.join(' ')}, ' ')`
  const { rows } = await db.execute<{ documentId: string; page: number; hits: string[] }>(sql`
    select i.document_id as "documentId", i.page,
      array(select unnest(i.tokens) intersect select unnest(${asked})) as hits
    from document_indexes i join documents d on d.id = i.document_id and d.standing <> 'other'
    where i.company_id = ${companyId} and i.tokens && ${asked}
    order by d.uploaded_at desc, i.document_id, i.page limit ${mostPages}`)
  return rows
}

/** A page with its index and its stored text. */
export interface OpenPage {
  documentId: string
  filename: string
  indexed: IndexedPage
  text: string
}

/** Some pages with their indexes and texts. */
export async function openPages(
  { db, companyId }: Tenant,
  wanted: readonly { documentId: string; page: number }[],
): Promise<OpenPage[]> {
  if (wanted.length === 0) return []
  const { rows } = await db.execute<{
    documentId: string
    filename: string
    content: Omit<IndexedPage, 'tokens'>
    text: string
  }>(sql`
    select i.document_id as "documentId", d.title as filename, i.content, p.text
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w("documentId" uuid, page int)
      join document_indexes i on i.document_id = w."documentId" and i.page = w.page and i.company_id = ${companyId}
      join documents d on d.id = i.document_id
      join document_pages p on p.document_id = i.document_id and p.number = i.page`)
  return rows.map(({ content, ...row }) => ({ ...row, indexed: { ...content, tokens: [] } }))
}
