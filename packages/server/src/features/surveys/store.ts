import type { RespondentType } from '@esrs/contract'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { companies } from '../../database/schema/accounts.ts'
import { surveyResponses, surveys } from '../../database/schema/surveys.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'
import { addToTrail } from '../../database/trail-entries.ts'

/** A survey as stored. */
export type SurveyRow = typeof surveys.$inferSelect

/** A response as stored. */
export type ResponseRow = typeof surveyResponses.$inferSelect

/** One page of a list. */
export interface PageOf {
  page: number
  size: number
}

const own = (companyId: string, sid: string) => and(eq(surveys.companyId, companyId), eq(surveys.sid, sid))
const ofSurvey = (companyId: string, surveyId: string) =>
  and(eq(surveyResponses.companyId, companyId), eq(surveyResponses.surveyId, surveyId))

/** The survey at an address, whoever asks, and the name of its company. */
export async function findBySid(db: Queries, sid: string): Promise<{ survey: SurveyRow; company: string } | null> {
  const [row] = await db
    .select({ survey: surveys, company: companies.name })
    .from(surveys)
    .innerJoin(companies, eq(companies.id, surveys.companyId))
    .where(eq(surveys.sid, sid))
  return row ?? null
}

export async function addSurvey({ db, companyId }: Tenant, row: Omit<typeof surveys.$inferInsert, 'companyId'>) {
  const [added] = await db
    .insert(surveys)
    .values({ ...row, companyId })
    .returning()
  return added!
}

export async function getSurvey({ db, companyId }: Tenant, sid: string): Promise<SurveyRow | null> {
  const [row] = await db.select().from(surveys).where(own(companyId, sid))
  return row ?? null
}

/** The survey, kept from being answered until the transaction ends. */
export async function lockForChange({ db, companyId }: Tenant, sid: string): Promise<SurveyRow | null> {
  const [row] = await db.select().from(surveys).where(own(companyId, sid)).for('update')
  return row ?? null
}

/** The survey, kept from being changed until the transaction ends; others may answer it meanwhile. */
export async function lockForAnswer({ db, companyId }: Tenant, sid: string): Promise<SurveyRow | null> {
  const [row] = await db.select().from(surveys).where(own(companyId, sid)).for('share')
  return row ?? null
}

export async function changeSurvey({ db, companyId }: Tenant, sid: string, change: Partial<SurveyRow>) {
  const [row] = await db.update(surveys).set(change).where(own(companyId, sid)).returning()
  return row!
}

export async function deleteSurvey({ db, companyId }: Tenant, sid: string): Promise<void> {
  await db.delete(surveys).where(own(companyId, sid))
}

/** The company's surveys, newest first, and how many there are in all. */
export async function listSurveys({ db, companyId }: Tenant, part: PageOf | null) {
  const wanted = eq(surveys.companyId, companyId)
  const query = db.select().from(surveys).where(wanted).orderBy(desc(surveys.createdAt), desc(surveys.id)).$dynamic()
  if (!part) return allOf(await query)
  const rows = await query.limit(part.size).offset((part.page - 1) * part.size)
  const [counted] = await db.select({ total: count() }).from(surveys).where(wanted)
  return { rows, total: counted!.total }
}

const allOf = <Row>(rows: Row[]) => ({ rows, total: rows.length })

/** How many responded to each survey, by kind of respondent. */
export async function countResponses({ db, companyId }: Tenant, surveyIds: string[]) {
  if (surveyIds.length === 0) return []
  const { surveyId, respondentType } = surveyResponses
  return db
    .select({ surveyId, respondentType, total: count() })
    .from(surveyResponses)
    .where(and(eq(surveyResponses.companyId, companyId), inArray(surveyId, surveyIds)))
    .groupBy(surveyId, respondentType)
    .orderBy(surveyId, respondentType)
}

/** How often each line of an answer was given to some questions of a survey, by index of the question. */
export async function countAnswers({ db, companyId }: Tenant, surveyId: string, questions: readonly number[]) {
  if (questions.length === 0) return []
  const { rows } = await db.execute<{ question: number; answer: string; count: number }>(sql`
    select asked.key::int as question, line as answer, count(*)::int as count
    from ${surveyResponses}, jsonb_each(${surveyResponses.answers}) as asked,
      string_to_table(asked.value->>'answer', E'\n') as line
    where ${ofSurvey(companyId, surveyId)} and asked.key in ${questions.map(String)}
    group by 1, 2`)
  return rows
}

export async function hasResponses({ db, companyId }: Tenant, surveyId: string): Promise<boolean> {
  const rows = await db
    .select({ id: surveyResponses.id })
    .from(surveyResponses)
    .where(ofSurvey(companyId, surveyId))
    .limit(1)
  return rows.length > 0
}

/** Stores a response; `false` when the same one is there already. */
export async function addResponse(
  { db, companyId }: Tenant,
  row: Omit<typeof surveyResponses.$inferInsert, 'companyId'>,
): Promise<boolean> {
  const added = await db
    .insert(surveyResponses)
    .values({ ...row, companyId })
    .onConflictDoNothing({ target: [surveyResponses.surveyId, surveyResponses.idempotencyKey] })
    .returning({ id: surveyResponses.id })
  return added.length > 0
}

/** Responses to a survey, newest first, and how many there are in all. */
export async function listResponses(
  { db, companyId }: Tenant,
  surveyId: string,
  part: PageOf | null,
  respondentType?: RespondentType,
) {
  const wanted = and(
    ofSurvey(companyId, surveyId),
    respondentType ? eq(surveyResponses.respondentType, respondentType) : undefined,
  )
  const newest = [desc(surveyResponses.createdAt), desc(surveyResponses.id)]
  const query = db
    .select()
    .from(surveyResponses)
    .where(wanted)
    .orderBy(...newest)
    .$dynamic()
  if (!part) return allOf(await query)
  const rows = await query.limit(part.size).offset((part.page - 1) * part.size)
  const [counted] = await db.select({ total: count() }).from(surveyResponses).where(wanted)
  return { rows, total: counted!.total }
}

export async function getResponse({ db, companyId }: Tenant, surveyId: string, id: string) {
  const [row] = await db
    .select()
    .from(surveyResponses)
    .where(and(ofSurvey(companyId, surveyId), eq(surveyResponses.id, id)))
  return row ?? null
}

export async function deleteResponse({ db, companyId }: Tenant, surveyId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(surveyResponses)
    .where(and(ofSurvey(companyId, surveyId), eq(surveyResponses.id, id)))
    .returning({ id: surveyResponses.id })
  return gone.length > 0
}

/** Erases what somebody answered in any survey of the company; how many responses that were. */
export async function deleteRespondent({ db, companyId }: Tenant, email: string): Promise<number> {
  const gone = await db
    .delete(surveyResponses)
    .where(and(eq(surveyResponses.companyId, companyId), eq(sql`lower(${surveyResponses.email})`, email.toLowerCase())))
    .returning({ id: surveyResponses.id })
  return gone.length
}

/** Erases responses at the end of their retention, of every company. */
export async function deleteOutdated(db: Queries, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ company: string; survey: string }>(sql`
      delete from ${surveyResponses} using ${surveys}
      where ${surveys.id} = ${surveyResponses.surveyId} and ${surveys.retentionDays} is not null
        and ${surveyResponses.createdAt} < ${now.toISOString()}::timestamptz - make_interval(days => ${surveys.retentionDays})
      returning ${surveys.companyId} as company, ${surveys.sid} as survey`)
    for (const companyId of new Set(rows.map(({ company }) => company))) {
      const deleted = rows.filter(({ company }) => company === companyId)
      const objects = [...new Set(deleted.map(({ survey }) => survey))].slice(0, 20)
      const what = { call: 'surveys.retention', kind: 'change', outcome: 'done', actor: 'system' } as const
      await addToTrail(tx, { companyId, at: now, ...what, objects })
    }
  })
}

/** Whom the surveys of the company ask, and the proposal that each was made from. */
export async function askedGroups({ db, companyId }: Tenant) {
  return db
    .select({ group: surveys.stakeholder, proposal: surveys.proposal })
    .from(surveys)
    .where(eq(surveys.companyId, companyId))
}
