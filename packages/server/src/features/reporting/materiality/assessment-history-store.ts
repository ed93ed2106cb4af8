import { and, desc, eq, inArray, like, max } from 'drizzle-orm'
import { assessmentHistory } from '../../../database/schema/assessment.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** One change as it is kept for ever. */
export type AssessmentChangeRow = Omit<typeof assessmentHistory.$inferInsert, 'id' | 'companyId'>

export async function addChange({ db, companyId }: Tenant, change: AssessmentChangeRow): Promise<void> {
  await db.insert(assessmentHistory).values({ ...change, companyId })
}

/** Changes of an IRO or a topic, the newest first. */
export async function changesOf({ db, companyId }: Tenant, subject: string) {
  return db
    .select()
    .from(assessmentHistory)
    .where(and(eq(assessmentHistory.companyId, companyId), eq(assessmentHistory.subject, subject)))
    .orderBy(desc(assessmentHistory.id))
    .limit(200)
}

/** The actions that decide a topic. */
const deciding = ['decided', 'withdrawn', 'carried', 'imported'] as const

/** The last decision on each subject that begins so, by its number. */
export async function lastDecisions({ db, companyId }: Tenant, prefix: string): Promise<Map<string, number>> {
  const { subject, id, action } = assessmentHistory
  const rows = await db
    .select({ subject, last: max(id) })
    .from(assessmentHistory)
    .where(and(eq(assessmentHistory.companyId, companyId), like(subject, `${prefix}%`), inArray(action, [...deciding])))
    .groupBy(subject)
  return new Map(rows.map(({ subject, last }) => [subject, last!]))
}
