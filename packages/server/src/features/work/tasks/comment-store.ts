import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { workComments } from '../../../database/schema/work.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../../reporting/index.ts'

export type CommentRow = typeof workComments.$inferSelect

/** Comments beside a datapoint, the oldest first. */
export async function commentsOn({ db, companyId }: Tenant, report: Report, key: string): Promise<CommentRow[]> {
  return db
    .select()
    .from(workComments)
    .where(and(isOfReport(workComments, companyId, report), eq(workComments.key, key)))
    .orderBy(asc(workComments.id))
}

/** Number of comments by datapoint. */
export async function countComments({ db, companyId }: Tenant, report: Report): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: workComments.key, total: count() })
    .from(workComments)
    .where(isOfReport(workComments, companyId, report))
    .groupBy(workComments.key)
  return new Map(rows.map(({ key, total }) => [key, total]))
}

/** Comments that mention a person, the newest first. */
export async function mentionsOf({ db, companyId }: Tenant, report: Report, userId: string, atMost: number) {
  return db
    .select()
    .from(workComments)
    .where(and(isOfReport(workComments, companyId, report), sql`${workComments.mentions} @> array[${userId}]::uuid[]`))
    .orderBy(desc(workComments.id))
    .limit(atMost)
}

/** Whether a comment beside a datapoint mentions a person. */
export async function isMentioned({ db, companyId }: Tenant, report: Report, key: string, userId: string) {
  const rows = await db
    .select({ id: workComments.id })
    .from(workComments)
    .where(
      and(
        isOfReport(workComments, companyId, report),
        eq(workComments.key, key),
        sql`${workComments.mentions} @> array[${userId}]::uuid[]`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function addComment(
  { db, companyId }: Tenant,
  { set, year }: Report,
  row: Pick<CommentRow, 'key' | 'userId' | 'text' | 'mentions' | 'at'>,
): Promise<number> {
  const [added] = await db
    .insert(workComments)
    .values({ companyId, set, reportingYear: year, ...row })
    .returning({ id: workComments.id })
  return added!.id
}
