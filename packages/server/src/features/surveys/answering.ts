import { randomUUID } from 'node:crypto'
import type { Question, Submission, SurveyResponse } from '@esrs/contract'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { newAuditedId } from '../../database/action.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { Text } from '../../texts/texts.ts'
import { say } from './messages.ts'
import { addResponse, findBySid, lockForAnswer, type SurveyRow } from './store.ts'
import { mayBeLeftOut, stateOf } from './survey.ts'

/** A response as it was sent. */
export type Sent = z.output<typeof Submission>

export interface AnsweringParts {
  db: Queries
  tenantOf: (companyId: string, db: Queries) => Tenant
  clock: Clock
}

/**
 * Stores a response to a survey that takes responses. Sent again with the same key it is stored once; while it is stored the
 * survey cannot be changed under it.
 * @param sameDevice another answer came from the same device within a minute
 */
export async function answer(
  { db, tenantOf, clock }: AnsweringParts,
  sid: string,
  sent: Sent,
  sameDevice = false,
): Promise<void> {
  const found = await findBySid(db, sid)
  if (!found) throw new AppError('not_found', say('survey.missing'))
  await tenantOf(found.survey.companyId, db).transaction(async (tenant) => {
    const survey = await lockForAnswer(tenant, sid)
    if (!survey) throw new AppError('not_found', say('survey.missing'))
    const now = clock()
    refuseUnlessOpen(survey, now)
    const answers = answersTo(survey.questions, sent.responses)
    if (!survey.anonymous) requireWho(sent)
    const { name, email, company } = survey.anonymous ? anonymous : sent
    await addResponse(tenant, {
      id: newAuditedId(),
      surveyId: survey.id,
      idempotencyKey: sent.idempotency_key ?? randomUUID(),
      respondentType: sent.respondent_type,
      name,
      email,
      company,
      answers,
      generalNotes: sent.general_notes ?? '',
      sameDevice,
      // The minute in which somebody answered can tell who it was.
      createdAt: survey.anonymous ? new Date(now.toISOString().slice(0, 10)) : now,
    })
  })
}

const anonymous = { name: '', email: '', company: '' }

function refuseUnlessOpen(survey: SurveyRow, now: Date): void {
  const state = stateOf(survey, now)
  if (state === 'not_open') throw new AppError('conflict', say('answer.notOpen'))
  if (state === 'closed') throw new AppError('conflict', say('answer.closed'))
}

function requireWho(sent: Sent): void {
  const missing = (['name', 'email', 'company'] as const).filter((field) => sent[field] === '')
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.map((field) => [field, say('answer.who')]))
  throw new AppError('invalid_input', say('answer.who'), { fields })
}

/** Answers by index of the question; every question has one but those on topics, and none belongs to a question that is not there. */
function answersTo(questions: Question[], sent: Sent['responses']): SurveyResponse['responses'] {
  const indexOf = new Map(questions.flatMap(({ id }, i) => [[id, i] as const, [String(i), i] as const]))
  const answers: SurveyResponse['responses'] = {}
  for (const [key, { answer, supporting_material: material }] of Object.entries(sent)) {
    const index = indexOf.get(key)
    if (index === undefined) throw new AppError('conflict', say('answer.changed'))
    answers[index] = { answer, ...(material && { supporting_material: material }) }
  }
  const missing: Record<string, Text> = {}
  questions.forEach(({ id, scale, choices, topic }, i) => {
    const answer = answers[i]?.answer
    if (answer === undefined && mayBeLeftOut({ topic, scale })) return
    if (answer === undefined) missing[`responses.${id}`] = say('answer.required')
    else if (scale && !isOnScale(answer, scale)) missing[`responses.${id}`] = say('answer.points', scale)
    else if (choices && !isOffered(answer, choices)) missing[`responses.${id}`] = say('answer.choose')
  })
  if (questions.length > 0 && Object.keys(answers).length === 0)
    for (const { id } of questions) missing[`responses.${id}`] = say('answer.required')
  if (Object.keys(missing).length > 0)
    throw new AppError('invalid_input', say('answer.incomplete'), { fields: missing })
  return answers
}

/** Whether an answer is one of the options, or several where several may be chosen; none twice. */
function isOffered(answer: string, { options, several }: NonNullable<Question['choices']>): boolean {
  const chosen = answer.split('\n')
  if (chosen.length > 1 && !several) return false
  return new Set(chosen).size === chosen.length && chosen.every((one) => options.includes(one))
}

/** Whether an answer is a whole number of points on the scale of its question. */
const isOnScale = (answer: string, { low, high }: NonNullable<Question['scale']>): boolean =>
  /^\d{1,2}$/.test(answer) && Number(answer) >= low && Number(answer) <= high
