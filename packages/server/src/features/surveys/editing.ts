import { randomUUID } from 'node:crypto'
import type { contract, Question, Received } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { say } from './messages.ts'
import { changeSurvey, deleteSurvey, hasResponses, lockForChange, type SurveyRow } from './store.ts'

type Change = Received<(typeof contract)['surveys']['update']>['body']

/** Settings that stay open after the first response: end and retention. */
const laterStatuses = new Set<SurveyRow['status']>(['closed', 'processing', 'completed'])

/** Questions with the identifiers that answers are keyed by; a changed list gets new ones, so that no answer meets the wrong question. */
export const withIds = (questions: NonNullable<Change['questions']>): Question[] =>
  questions.map((question) => ({ ...defined(question), id: randomUUID() }))

/** A question without absent fields, which JSON would not keep either. */
const defined = (question: NonNullable<Change['questions']>[number]) =>
  Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined)) as Omit<Question, 'id'>

/** The end of a survey, which must lie ahead. */
export function endOf(closesAt: string | null, now: Date): Date | null {
  if (closesAt === null) return null
  const end = new Date(closesAt)
  if (end > now) return end
  throw new AppError('invalid_input', say('survey.ends'), { fields: { closes_at: say('survey.ends') } })
}

/**
 * Changes a survey. Once somebody has answered, only its end and how long responses are kept can change: a question is never
 * changed under an answer.
 */
export async function edit(tenant: Tenant, sid: string, change: Change, now: Date): Promise<SurveyRow> {
  return tenant.transaction(async (inside) => {
    const survey = await lockForChange(inside, sid)
    if (!survey) throw new AppError('not_found', say('survey.missing'))
    const { title, description, status, questions, anonymous, closes_at: closesAt, retention_days: retention } = change
    const isAnswered = await hasResponses(inside, survey.id)
    const changesText = title !== undefined || description !== undefined || questions !== undefined
    const reopens = status !== undefined && status !== survey.status && !laterStatuses.has(status)
    if (isAnswered && (changesText || reopens || (anonymous !== undefined && anonymous !== survey.anonymous)))
      throw new AppError('conflict', say('survey.answered'))
    const next: Partial<SurveyRow> = {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(status !== undefined && { status }),
      ...(questions !== undefined && { questions: withIds(questions) }),
      ...(anonymous !== undefined && { anonymous }),
      ...(closesAt !== undefined && { closesAt: endOf(closesAt, now) }),
      ...(retention !== undefined && { retentionDays: retention }),
    }
    return Object.keys(next).length === 0 ? survey : changeSurvey(inside, sid, next)
  })
}

/** Deletes a draft without responses. */
export async function remove(tenant: Tenant, sid: string): Promise<void> {
  await tenant.transaction(async (inside) => {
    const survey = await lockForChange(inside, sid)
    if (!survey) throw new AppError('not_found', say('survey.missing'))
    if (survey.status !== 'draft' || (await hasResponses(inside, survey.id)))
      throw new AppError('conflict', say('survey.notDraft'))
    await deleteSurvey(inside, sid)
  })
}
