import { and, asc, count, desc, eq, isNotNull, ne, or } from 'drizzle-orm'
import { workAnswers, workQuestionnaires, workQuestions } from '../../../database/schema/work.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** An answer that is kept, as stored. */
export type AnswerRow = typeof workAnswers.$inferSelect

const own = ({ companyId }: Tenant, id: string) => and(eq(workAnswers.companyId, companyId), eq(workAnswers.id, id))

/** Answers that a company keeps, by their titles. */
export async function answersOf({ db, companyId }: Tenant): Promise<AnswerRow[]> {
  return db.select().from(workAnswers).where(eq(workAnswers.companyId, companyId)).orderBy(asc(workAnswers.title))
}

export async function countAnswers({ db, companyId }: Tenant): Promise<number> {
  const [row] = await db.select({ total: count() }).from(workAnswers).where(eq(workAnswers.companyId, companyId))
  return row!.total
}

export async function addAnswer({ db, companyId }: Tenant, row: Omit<AnswerRow, 'companyId'>): Promise<void> {
  await db.insert(workAnswers).values({ ...row, companyId })
}

/** Changes an answer. @returns whether there is one */
export async function changeAnswer(
  tenant: Tenant,
  id: string,
  change: Omit<AnswerRow, 'companyId' | 'id'>,
): Promise<boolean> {
  const changed = await tenant.db
    .update(workAnswers)
    .set(change)
    .where(own(tenant, id))
    .returning({ id: workAnswers.id })
  return changed.length > 0
}

/** Removes an answer. @returns whether there was one */
export async function removeAnswer(tenant: Tenant, id: string): Promise<boolean> {
  const removed = await tenant.db.delete(workAnswers).where(own(tenant, id)).returning({ id: workAnswers.id })
  return removed.length > 0
}

/** A question of another questionnaire with what a person decided on it. */
export interface DecidedQuestion {
  text: string
  words: string
  key: string | null
  questionnaire: string
  year: number
}

/** Decided questions of other questionnaires that are looked at, the newest. */
const mostDecided = 2_000

/** What people decided on questions of other questionnaires of the company, the newest first. */
export async function decidedElsewhere({ db, companyId }: Tenant, questionnaire: string): Promise<DecidedQuestion[]> {
  return db
    .select({
      text: workQuestions.text,
      words: workQuestions.words,
      key: workQuestions.key,
      questionnaire: workQuestionnaires.name,
      year: workQuestionnaires.reportingYear,
    })
    .from(workQuestions)
    .innerJoin(workQuestionnaires, eq(workQuestionnaires.id, workQuestions.questionnaireId))
    .where(
      and(
        eq(workQuestions.companyId, companyId),
        eq(workQuestionnaires.companyId, companyId),
        ne(workQuestions.questionnaireId, questionnaire),
        or(
          eq(workQuestions.decided, 'words'),
          and(eq(workQuestions.decided, 'datapoint'), isNotNull(workQuestions.key)),
        ),
      ),
    )
    .orderBy(desc(workQuestions.decidedAt))
    .limit(mostDecided)
}
