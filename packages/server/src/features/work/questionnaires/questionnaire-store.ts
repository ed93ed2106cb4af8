import { and, asc, count, desc, eq, getTableColumns } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { workFormColumns, workQuestionnaires, workQuestions } from '../../../database/schema/work.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../../reporting/index.ts'

/** A questionnaire as stored, without its file. */
export type QuestionnaireRow = Omit<typeof workQuestionnaires.$inferSelect, 'file'>
/** A question of a questionnaire, as stored. */
export type QuestionRow = typeof workQuestions.$inferSelect

const { file: _, ...columns } = getTableColumns(workQuestionnaires)

const own = ({ companyId }: Tenant, id: string) =>
  and(eq(workQuestionnaires.companyId, companyId), eq(workQuestionnaires.id, id))
/** Questionnaires of a report, the newest first. */
export async function questionnairesOf(tenant: Tenant, report: Report): Promise<QuestionnaireRow[]> {
  return tenant.db
    .select(columns)
    .from(workQuestionnaires)
    .where(isOfReport(workQuestionnaires, tenant.companyId, report))
    .orderBy(desc(workQuestionnaires.addedAt), desc(workQuestionnaires.id))
}

export async function countQuestionnaires(tenant: Tenant, report: Report): Promise<number> {
  const [row] = await tenant.db
    .select({ total: count() })
    .from(workQuestionnaires)
    .where(isOfReport(workQuestionnaires, tenant.companyId, report))
  return row!.total
}

export async function getQuestionnaire(tenant: Tenant, id: string): Promise<QuestionnaireRow | null> {
  const [row] = await tenant.db.select(columns).from(workQuestionnaires).where(own(tenant, id))
  return row ?? null
}

/** The file of a questionnaire as it came; `null` for pasted text. */
export async function fileOf(tenant: Tenant, id: string): Promise<Buffer | null> {
  const [row] = await tenant.db
    .select({ file: workQuestionnaires.file })
    .from(workQuestionnaires)
    .where(own(tenant, id))
  return row?.file ?? null
}

/** Adds a questionnaire with its questions; call it in a transaction. */
export async function addQuestionnaire(
  { db, companyId }: Tenant,
  row: Omit<typeof workQuestionnaires.$inferInsert, 'companyId'>,
  questions: readonly Omit<typeof workQuestions.$inferInsert, 'companyId' | 'questionnaireId' | 'position'>[],
): Promise<void> {
  await db.insert(workQuestionnaires).values({ ...row, companyId })
  await db
    .insert(workQuestions)
    .values(questions.map((question, position) => ({ ...question, companyId, questionnaireId: row.id, position })))
}

/** Puts other questions and another understanding of its columns in place of those of a questionnaire; call it in a transaction. */
export async function replaceQuestions(
  { db, companyId }: Tenant,
  id: string,
  form: QuestionnaireRow['form'],
  questions: readonly Omit<typeof workQuestions.$inferInsert, 'companyId' | 'questionnaireId' | 'position'>[],
): Promise<void> {
  await db
    .update(workQuestionnaires)
    .set({ form })
    .where(and(eq(workQuestionnaires.companyId, companyId), eq(workQuestionnaires.id, id)))
  await db
    .delete(workQuestions)
    .where(and(eq(workQuestions.companyId, companyId), eq(workQuestions.questionnaireId, id)))
  await db
    .insert(workQuestions)
    .values(questions.map((question, position) => ({ ...question, companyId, questionnaireId: id, position })))
}

/** Forms whose columns are remembered, the newest first. */
const mostForms = 300

/** What people said of the columns of forms, by the fingerprint of their heads. */
export async function knownColumns({ db, companyId }: Tenant): Promise<(typeof workFormColumns.$inferSelect)[]> {
  return db
    .select()
    .from(workFormColumns)
    .where(eq(workFormColumns.companyId, companyId))
    .orderBy(desc(workFormColumns.decidedAt))
    .limit(mostForms)
}

/** Remembers what a person said of the columns of forms; call it in a transaction. */
export async function rememberColumns(
  { db, companyId }: Tenant,
  forms: readonly Omit<typeof workFormColumns.$inferInsert, 'companyId'>[],
): Promise<void> {
  for (const form of forms)
    await db
      .insert(workFormColumns)
      .values({ ...form, companyId })
      .onConflictDoUpdate({
        target: [workFormColumns.companyId, workFormColumns.fingerprint],
        set: { head: form.head, roles: form.roles, decidedBy: form.decidedBy, decidedAt: form.decidedAt },
      })
}

export async function removeQuestionnaire(tenant: Tenant, id: string): Promise<void> {
  await tenant.db.delete(workQuestionnaires).where(own(tenant, id))
}

/** Questions in the order of the questionnaire: of one, or of all of a company. */
export async function questionsOf({ db, companyId }: Tenant, id: string): Promise<QuestionRow[]> {
  return db
    .select()
    .from(workQuestions)
    .where(and(eq(workQuestions.companyId, companyId), eq(workQuestions.questionnaireId, id)))
    .orderBy(asc(workQuestions.position))
}

/** Stores a person's decision on a question. */
export async function decideQuestion(
  { db, companyId }: Tenant,
  id: string,
  position: number,
  change: Pick<QuestionRow, 'decided' | 'key' | 'also' | 'words' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await db
    .update(workQuestions)
    .set(change)
    .where(
      and(
        eq(workQuestions.companyId, companyId),
        eq(workQuestions.questionnaireId, id),
        eq(workQuestions.position, position),
      ),
    )
}
