import { z } from 'zod'
import { formColumnRoles, leftReasons, questionStates } from './code-lists.ts'
import { endpoint } from './endpoint.ts'
import { extractCalls } from './extracts.ts'
import { EarlierAnswer, keptAnswerCalls } from './kept-answers.ts'
import { limits } from './limits.ts'

const byId = z.object({ id: z.uuid() })
const Name = z.string().trim().min(1).max(limits.shortText)

export type QuestionState = (typeof questionStates)[number]

const Offered = z.object({ key: z.string(), name: z.string() })
const Answer = z.object({ value: z.string(), unit: z.string().nullable() })

export const ForeignQuestion = z
  .object({
    position: z.number().int(),
    section: z.string(),
    text: z.string(),
    unit: z.string().describe('As it is asked for; may be empty.'),
    state: z
      .enum(questionStates)
      .describe(
        '`answered`: by a decided value or in words; `proposed`: what it likely asks for has a decided value, and somebody has to say whether it is that; `missing`: its datapoint has no decided value; `choose`: somebody has to say what it asks for; `unknown`: no datapoint is like it.',
      ),
    match: z
      .enum(['sure', 'chosen'])
      .nullable()
      .describe('Whether the datapoint is certain by the words of the question, or somebody chose it.'),
    datapoint: Offered.nullable(),
    also: z.array(Offered).describe('More datapoints of the same answer, where a question asks for several figures.'),
    suggested: z
      .array(Offered.extend({ answer: Answer.nullable().describe('Its decided value.') }))
      .describe('What it may ask for, the likeliest first.'),
    proposal: z
      .object({ keys: z.array(z.string()), answer: Answer })
      .nullable()
      .describe(
        'What answers it if somebody says so: a datapoint, or several together. Nothing of it is in the file before.',
      ),
    options: z.array(z.string()).describe('What it lets choose from; empty where it asks freely.'),
    place: z.string().describe('Sheet and cell of the question in its file, or table or page; empty for pasted text.'),
    words: z.string().describe('What somebody answered in words of their own; may be empty.'),
    answer: Answer.nullable().describe('In the unit that was asked for, where it converts exactly.'),
    source: z.string().describe('Where the answer comes from; may be empty.'),
    cap: z
      .enum(['within', 'partly', 'beyond'])
      .nullable()
      .describe('Whether its datapoint lies within what the voluntary standard asks for.'),
    earlier: z
      .array(EarlierAnswer)
      .describe('Answers given before to questions that are near in meaning, the nearest first. None in lists.'),
    task: z.enum(['open', 'requested', 'delivered', 'accepted', 'approved']).nullable(),
  })
  .meta({ id: 'ForeignQuestion', description: 'A question of a customer or a bank, with the answer of the company.' })
export type ForeignQuestion = z.infer<typeof ForeignQuestion>

export const Questionnaire = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(['xlsx', 'csv', 'docx', 'pdf', 'text']),
    file_name: z.string(),
    added_by: z.string().describe('May be empty: the account was deleted.'),
    added_at: z.iso.datetime(),
    questions: z.number().int(),
    counts: z.record(z.enum(questionStates), z.number().int()),
    beyond: z.number().int().describe('Questions that go beyond the voluntary standard, all or in part.'),
  })
  .meta({ id: 'Questionnaire', description: 'Questions of a customer or a bank, and how far they are answered.' })
export type Questionnaire = z.infer<typeof Questionnaire>

export const FormSheet = z
  .object({
    sheet: z.number().int(),
    name: z.string(),
    state: z.enum(['read', 'hidden', 'no_columns']),
    by_hand: z.boolean().describe('Whether a person said what its columns hold.'),
    head: z.number().int().describe('Row of the heads; 0 where there are none.'),
    columns: z.array(
      z.object({
        column: z.number().int().describe('Counts from 0.'),
        head: z.string(),
        role: z.enum(formColumnRoles),
        is_new: z.boolean().describe('Whether the form has none and it is added for the answers.'),
      }),
    ),
    rows: z.array(z.object({ row: z.number().int(), cells: z.array(z.string()) })).describe('Its first rows.'),
  })
  .meta({ id: 'FormSheet', description: 'A sheet of a questionnaire, and what its columns were understood to hold.' })
export type FormSheet = z.infer<typeof FormSheet>

export const UnderstoodForm = z
  .object({
    sheets: z.array(FormSheet),
    left: z.array(
      z.object({
        sheet: z.string(),
        row: z.number().int().describe('0 for a whole sheet.'),
        text: z.string(),
        reason: z.enum(leftReasons),
      }),
    ),
    left_count: z.number().int().describe('How many lines were left out, also those that are not listed.'),
    unseen: z
      .boolean()
      .describe(
        'Whether a column is added for the answers that nobody has looked at; until then nothing is written there.',
      ),
  })
  .meta({
    id: 'UnderstoodForm',
    description: 'How the columns of a questionnaire were understood, and what was left out.',
  })
export type UnderstoodForm = z.infer<typeof UnderstoodForm>

const Shown = z.object({
  questionnaire: Questionnaire,
  questions: z.array(ForeignQuestion),
  form: UnderstoodForm.nullable().describe('Null for pasted text.'),
})

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
    summary: 'Read the questions of a workbook, a CSV, Word or PDF file, and match them to datapoints',
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
      z.object({
        as: z.literal('datapoint'),
        key: z.string().min(1).max(100),
        also: z.array(z.string().min(1).max(100)).max(5).optional(),
      }),
      z.object({ as: z.literal('words'), words: z.string().trim().min(1).max(4_000) }),
      z.object({ as: z.literal('left_open') }),
      z.object({ as: z.literal('undecided') }),
    ]),
    failures: ['not_found'],
    response: ForeignQuestion,
  }),
  columns: endpoint({
    method: 'PUT',
    path: '/work/questionnaires/{id}/columns/',
    changes: ['questionnaires'],
    auth: 'user',
    summary: 'Say what the columns of its sheets hold, read it anew, and know the next file with the same heads',
    params: byId,
    body: z.object({
      sheets: z
        .array(
          z.object({
            sheet: z.number().int().min(0).max(1_000),
            head: z.number().int().min(0).max(100_000),
            roles: z.array(z.enum(formColumnRoles)).max(limits.tables.columns),
          }),
        )
        .min(1)
        .max(40),
    }),
    failures: ['not_found', 'unreadable_file', 'rate_limited'],
    response: Shown,
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
    summary: 'The same file with the answers filled in, or all questions, answers and sources as a workbook',
    params: byId,
    query: z.object({
      as: z
        .enum(['same', 'table'])
        .default('same')
        .describe('`table`: a workbook; pasted questions and PDF files without fields come as one in any case.'),
    }),
    download: true,
    response: z.unknown(),
  }),
  ...keptAnswerCalls,
  ...extractCalls,
}
