import { and, eq, sql } from 'drizzle-orm'
import { documents } from '../../../database/schema/documents.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** What is cited of a document beside its words. */
export interface CitedFile {
  hash: string
  language: string | null
}

/** Documents of the company by their identifiers. */
export async function citedFiles({ db, companyId }: Tenant, ids: readonly string[]): Promise<Map<string, CitedFile>> {
  if (ids.length === 0) return new Map()
  const { id, hash, language } = documents
  const rows = await db
    .select({ id, hash, language })
    .from(documents)
    .where(and(eq(documents.companyId, companyId), sql`${id} = any(string_to_array(${ids.join(' ')}, ' ')::uuid[])`))
  return new Map(rows.map(({ id, ...file }) => [id, file]))
}
