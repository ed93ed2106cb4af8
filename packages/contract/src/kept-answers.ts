import { z } from 'zod'
import { keptKinds } from './code-lists.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Somebody } from './work-shapes.ts'

const byId = z.object({ id: z.uuid() })

/** What a person enters of an answer that is kept. */
const Entered = z.object({
  kind: z.enum(keptKinds),
  title: z
    .string()
    .trim()
    .min(1)
    .max(limits.keptAnswers.titleLength)
    .describe('The question that it answers, or what it is.'),
  text: z.string().trim().min(1).max(limits.keptAnswers.textLength),
  owner: z.uuid().nullable().describe('Who keeps it up to date.'),
  valid_until: z.iso.date().nullable().describe('Last day on which it may be used, such as that of a certificate.'),
})

export const KeptAnswer = Entered.extend({
  id: z.uuid(),
  owner: Somebody.nullable(),
  expired: z.boolean(),
  changed_by: z.string().describe('May be empty: the account was deleted.'),
  changed_at: z.iso.datetime(),
}).meta({ id: 'KeptAnswer', description: 'An answer that a company keeps for questionnaires to come.' })
export type KeptAnswer = z.infer<typeof KeptAnswer>

/** An answer that was given before, shown beside a question that is near to its own. */
export const EarlierAnswer = z
  .object({
    from: z
      .enum(['library', 'earlier'])
      .describe('`library`: kept for questionnaires to come; `earlier`: given in another questionnaire.'),
    title: z.string().describe('The question that it answered, or what it is.'),
    text: z.string(),
    key: z.string().nullable().describe('Datapoint that answered it then; then the text is its name.'),
    of: z.string().describe('Name of the questionnaire and its year, or who keeps it; may be empty.'),
    valid_until: z.iso.date().nullable(),
    expired: z.boolean(),
  })
  .meta({ id: 'EarlierAnswer', description: 'An answer given before to a question that is near in meaning.' })
export type EarlierAnswer = z.infer<typeof EarlierAnswer>

/** Calls of the answers that a company keeps. */
export const keptAnswerCalls = {
  answers: endpoint({
    method: 'GET',
    path: '/work/answers/',
    about: 'questionnaires',
    auth: 'user',
    summary: 'Answers that are kept for questionnaires to come: policies, certificates, contacts, texts',
    response: z.object({ answers: z.array(KeptAnswer), people: z.array(Somebody) }),
  }),
  keepAnswer: endpoint({
    method: 'POST',
    path: '/work/answers/',
    changes: ['questionnaires'],
    auth: 'user',
    summary: 'Keep an answer for questionnaires to come',
    status: 201,
    body: Entered,
    failures: ['conflict', 'not_found'],
    response: KeptAnswer,
  }),
  changeAnswer: endpoint({
    method: 'PUT',
    path: '/work/answers/{id}/',
    changes: ['questionnaires'],
    auth: 'user',
    summary: 'Change an answer that is kept',
    params: byId,
    body: Entered,
    failures: ['not_found'],
    response: KeptAnswer,
  }),
  removeAnswer: endpoint({
    method: 'DELETE',
    path: '/work/answers/{id}/',
    changes: ['questionnaires'],
    auth: 'user',
    summary: 'Remove an answer that is kept; questionnaires that it answered keep their words',
    params: byId,
    response: z.object({ ok: z.literal(true) }),
  }),
}
