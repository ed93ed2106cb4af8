import { sql } from 'drizzle-orm'
import type { datapointHints } from '../../../database/schema/hints.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { asked } from './history-store.ts'

/** Hints of the newest documents: words near datapoints of the analysed set that state no value. */
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
