import { and, desc, eq } from 'drizzle-orm'
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
