import { z } from 'zod'
import { questionStates } from './code-lists.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

const byId = z.object({ id: z.uuid() })
const Name = z.string().trim().min(1).max(limits.shortText)

export type QuestionState = (typeof questionStates)[number]

const Offered = z.object({ key: z.string(), name: z.string() })

export const ForeignQuestion = z
  .object({
    position: z.number().int(),
    section: z.string(),
    text: z.string(),
    unit: z.string().describe('As it is asked for; may be empty.'),
    state: z
      .enum(questionStates)
      .describe(
        '`answered`: by a decided value or in words; `missing`: its datapoint has no decided value; `choose`: somebody has to say what it asks for; `unknown`: no datapoint is like it.',
      ),
    match: z
      .enum(['sure', 'chosen'])
      .nullable()
      .describe('Whether the datapoint is certain by the words of the question, or somebody chose it.'),
    datapoint: Offered.nullable(),
    suggested: z.array(Offered).describe('What it may ask for, the likeliest first.'),
    words: z.string().describe('What somebody answered in words of their own; may be empty.'),
    answer: z
      .object({ value: z.string(), unit: z.string().nullable() })
      .nullable()
      .describe('In the unit that was asked for, where it converts exactly.'),
    source: z.string().describe('Where the answer comes from; may be empty.'),
    cap: z
      .enum(['within', 'partly', 'beyond'])
      .nullable()
      .describe('Whether its datapoint lies within what the voluntary standard asks for.'),
    task: z.enum(['open', 'requested', 'delivered', 'accepted', 'approved']).nullable(),
  })
  .meta({ id: 'ForeignQuestion', description: 'A question of a customer or a bank, with the answer of the company.' })
export type ForeignQuestion = z.infer<typeof ForeignQuestion>

export const Questionnaire = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(['xlsx', 'csv', 'text']),
    file_name: z.string(),
    added_by: z.string().describe('May be empty: the account was deleted.'),
    added_at: z.iso.datetime(),
    questions: z.number().int(),
    counts: z.record(z.enum(questionStates), z.number().int()),
    beyond: z.number().int().describe('Questions that go beyond the voluntary standard, all or in part.'),
  })
  .meta({ id: 'Questionnaire', description: 'Questions of a customer or a bank, and how far they are answered.' })
export type Questionnaire = z.infer<typeof Questionnaire>

const Shown = z.object({ questionnaire: Questionnaire, questions: z.array(ForeignQuestion) })

export const questionnaires = {
  list: endpoint({
    method: 'GET',
    path: '/work/questionnaires/',
    about: 'questionnaires',
    auth: 'user',
    summary: 'Questionnaires of customers and banks, the newest first',
    response: z.object({ questionnaires: z.array(Questionnaire) }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/work/questionnaires/',
    changes: ['questionnaires'],
    auth: 'user',
    summary: 'Read the questions of a workbook or a CSV file, and match them to datapoints',
    upload: true,
    status: 201,
    body: z.object({ name: Name.optional() }),
    failures: ['unreadable_file', 'conflict', 'rate_limited'],
    response: Shown,
  }),
  paste: endpoint({
    method: 'POST',
    path: '/work/questionnaires/text/',
    changes: ['questionnaires'],
    auth: 'user',
    summary: 'Read questions that were pasted, one a line, and match them to datapoints',
    status: 201,
    body: z.object({ name: Name, text: z.string().trim().min(1).max(limits.questionnaires.textLength) }),
    failures: ['conflict', 'rate_limited'],
    response: Shown,
  }),
  get: endpoint({
    method: 'GET',
    path: '/work/questionnaires/{id}/',
    about: 'questionnaires',
    auth: 'user',
    summary: 'One questionnaire with its questions and answers',
    params: byId,
    response: Shown,
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/work/questionnaires/{id}/questions/{position}/',
    changes: ['questionnaires'],
    auth: 'user',
    summary: 'Say what a question asks for, answer it in words, leave it open, or take that back',
    params: byId.extend({ position: z.coerce.number().int().min(0).max(100_000) }),
    body: z.discriminatedUnion('as', [
      z.object({ as: z.literal('datapoint'), key: z.string().min(1).max(100) }),
      z.object({ as: z.literal('words'), words: z.string().trim().min(1).max(4_000) }),
      z.object({ as: z.literal('left_open') }),
      z.object({ as: z.literal('undecided') }),
    ]),
    failures: ['not_found'],
    response: ForeignQuestion,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/work/questionnaires/{id}/',
    changes: ['questionnaires'],
    auth: 'user',
    summary: 'Remove a questionnaire with its file and what was chosen; values stay',
    params: byId,
    response: z.object({ ok: z.literal(true) }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/work/questionnaires/{id}/file/',
    about: 'questionnaires',
    auth: 'user',
    summary: 'The same file with the answers filled in; pasted questions as a workbook',
    params: byId,
    download: true,
    response: z.unknown(),
  }),
}
