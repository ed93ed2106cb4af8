import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Why an answer of the language model was dropped; clients have words for each. */
export const modelDropReasons = [
  'malformed',
  'unknown_datapoint',
  'unknown_block',
  'quote',
  'instruction',
  'value',
  'unit',
  'range',
  'member',
  'repeated',
  'broken',
  'too_large',
  'refused',
] as const
export type ModelDropReason = (typeof modelDropReasons)[number]

export const ModelStanding = z
  .object({
    model: z
      .object({
        provider: z.enum(['openai-compatible', 'anthropic', 'replies']),
        host: z.string().describe('Host and port that receive the passages.'),
        local: z.boolean().describe('The host is this machine.'),
        name: z.string(),
      })
      .nullable()
      .describe('`null` where the operator has set none up; nothing is then sent to anybody.'),
    consent: z
      .object({
        at: z.iso.datetime(),
        by: z.string().nullable(),
        paused: z.boolean().describe('Nothing more is sent until reading is taken up again.'),
      })
      .nullable()
      .describe('`null` before the company agrees, or where it agreed to another host.'),
    consented_host: z
      .string()
      .nullable()
      .describe('A host that was agreed to earlier and is not the one that is set up now.'),
    month: z.object({
      start: z.iso.date().describe('First day of the calendar month, in UTC.'),
      requests: z.number().int(),
      input_tokens: z.number().int(),
      output_tokens: z.number().int(),
      cached_tokens: z.number().int().describe('Of those sent, what the host says it still had.'),
      reserved_tokens: z
        .number()
        .int()
        .describe('Put aside for requests under way, or that broke off and may have been charged.'),
      budget_tokens: z.number().int().nullable().describe('`null`: no limit.'),
      cost: z
        .object({ amount: z.number(), currency: z.string() })
        .nullable()
        .describe('`null` where the operator has not given prices.'),
    }),
    ahead: z
      .object({
        documents: z.number().int(),
        requests: z.number().int(),
        input_tokens: z.number().int(),
        cached_tokens: z
          .number()
          .int()
          .describe('Of those sent, what repeats the request before; hosts that keep it charge less.'),
        output_tokens: z.number().int(),
        cost: z
          .object({ amount: z.number(), currency: z.string() })
          .nullable()
          .describe('`null` where the operator has not given prices.'),
        seconds: z.number().int().nullable().describe('At the speed measured so far; `null` before the first answers.'),
      })
      .nullable()
      .describe(
        'What reading the documents that are left would take, estimated from their words; `null` where none is left.',
      ),
    documents: z.object({
      total: z.number().int().describe('Analysed, so that the model could read them.'),
      read: z.number().int(),
      under_way: z.number().int(),
      paused: z.number().int(),
      requests: z
        .object({ total: z.number().int(), answered: z.number().int() })
        .describe(
          'Requests about documents under way: all, as far as they are made up yet, and those that have been answered.',
        ),
      seconds_left: z
        .number()
        .int()
        .nullable()
        .describe('For the requests that are left, at the speed measured so far; `null` before the first answers.'),
      stopped: z
        .array(
          z.object({
            why: z.enum(['budget', 'refused', 'unreachable', 'unreadable', 'context']),
            count: z.number().int(),
          }),
        )
        .describe('Given up before the end, by reason.'),
    }),
    runs: z
      .array(
        z.object({
          document_id: z.string(),
          filename: z.string(),
          model: z.string(),
          state: z.enum(['waiting', 'asking', 'done', 'stopped', 'paused']),
          at: z.iso.datetime(),
          pages: z.array(z.number().int()).describe('Numbers of the pages that it has read.'),
          page_count: z.number().int(),
          requests: z.object({ total: z.number().int(), answered: z.number().int() }),
        }),
      )
      .describe('Which model has read which pages when; the 50 newest.'),
    answers: z
      .object({
        kept: z.number().int(),
        dropped: z.array(z.object({ reason: z.enum(modelDropReasons), count: z.number().int() })),
      })
      .describe('Over all documents: answers that passed every check, and those that did not, commonest first.'),
  })
  .meta({ id: 'ModelStanding', description: "A language model as a company's administrators see it." })
export type ModelStanding = z.infer<typeof ModelStanding>

export const models = {
  get: endpoint({
    method: 'GET',
    path: '/company/language-model/',
    about: 'model',
    auth: 'admin',
    summary: 'Which language model reads documents, who agreed, what it used this month and what became of its answers',
    response: ModelStanding,
  }),
  consent: endpoint({
    method: 'PATCH',
    path: '/company/language-model/',
    changes: ['model'],
    auth: 'admin',
    trail: 'consent',
    summary:
      'Agree that passages of documents are sent to the host named, or take it back. 409 when that is not the host that is set up',
    body: z.object({ consent: z.boolean(), host: z.string().min(1).max(300) }),
    failures: ['conflict'],
    response: ModelStanding,
  }),
  pause: endpoint({
    method: 'PUT',
    path: '/company/language-model/paused/',
    changes: ['model'],
    auth: 'admin',
    trail: 'change',
    summary:
      'Pause the reading of documents, or take it up again where it was; what was answered is not asked again. 409 without agreement',
    body: z.object({ paused: z.boolean() }),
    failures: ['conflict'],
    response: ModelStanding,
  }),
  read: endpoint({
    method: 'POST',
    path: '/company/language-model/documents/',
    changes: ['model'],
    auth: 'admin',
    status: 202,
    summary:
      'Have the model read every analysed document that it has not read to the end. What it answered before is not asked again. 409 without agreement',
    failures: ['conflict', 'rate_limited'],
    response: z.object({ queued: z.number().int() }),
  }),
}
