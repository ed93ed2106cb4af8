import type { Question } from '@esrs/contract'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { surveyResponses, surveys } from '../../../database/schema/surveys.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../stores/report.ts'

/** A survey that asks about topics of a report. */
export interface TopicSurvey {
  id: string
  sid: string
  title: string
  group: string
  questions: Question[]
  createdAt: Date
  closesAt: Date | null
  createdBy: string | null
}

/** Surveys on the materiality of topics in a report's year, without drafts, which nobody can answer. */
export async function topicSurveys({ db, companyId }: Tenant, { year }: Report): Promise<TopicSurvey[]> {
  const { id, sid, title, stakeholder, questions, createdAt, closesAt, createdBy } = surveys
  const about = JSON.stringify([{ year }])
  return db
    .select({ id, sid, title, group: stakeholder, questions, createdAt, closesAt, createdBy })
    .from(surveys)
    .where(and(eq(surveys.companyId, companyId), ne(surveys.status, 'draft'), sql`${questions} @> ${about}::jsonb`))
    .orderBy(asc(createdAt), id)
}

/** Answers to one question of a survey by kind of respondent. */
export interface AnswerCount {
  surveyId: string
  question: number
  group: string
  count: number
  sum: number
  low: number
  high: number
  anonymous: number
  sameDevice: number
}

/** Number, sum and range of the points per question and kind of respondent, in some surveys. */
export async function answerCounts({ db, companyId }: Tenant, ids: readonly string[]): Promise<AnswerCount[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Record<keyof AnswerCount, string | number>>(sql`
    select r.survey_id as "surveyId", a.key as question, r.respondent_type as "group", count(*)::int as count,
      sum((a.value->>'answer')::numeric)::float8 as sum, min((a.value->>'answer')::numeric)::float8 as low,
      max((a.value->>'answer')::numeric)::float8 as high, count(*) filter (where s.anonymous)::int as anonymous,
      count(*) filter (where r.same_device)::int as "sameDevice"
    from ${surveyResponses} r join ${surveys} s on s.id = r.survey_id cross join lateral jsonb_each(r.answers) a
    where r.company_id = ${companyId} and r.survey_id = any(string_to_array(${ids.join(' ')}, ' ')::uuid[])
      and a.value->>'answer' ~ '^[0-9]{1,2}$'
    group by 1, 2, 3 order by 1, 2, 3`)
  return rows.map((row) => ({ ...row, question: Number(row.question) }) as AnswerCount)
}

/** How many responded to each of some surveys. */
export async function responseCounts({ db, companyId }: Tenant, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select survey_id as id, count(*)::int as count from ${surveyResponses}
    where company_id = ${companyId} and survey_id = any(string_to_array(${ids.join(' ')}, ' ')::uuid[]) group by 1`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
