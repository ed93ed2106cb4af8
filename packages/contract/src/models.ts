import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Why an answer of the language model was dropped; clients have words for each. */
export const modelDropReasons = [
  'malformed',
  'unknown_datapoint',
  'unknown_block',
  'quote',
  'too_short',
  'instruction',
  'value',
  'unit',
  'year',
  'boundary',
  'role',
  'other_datapoint',
  'range',
  'polarity',
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
        provider: z.enum(['openai-compatible', 'anthropic']),
        host: z.string().describe('Host and port that receive the passages.'),
        local: z.boolean().describe('The host is this machine.'),
        name: z.string(),
      })
      .nullable()
      .describe('`null` where the operator has set none up; nothing is then sent to anybody.'),
    consent: z
      .object({ at: z.iso.datetime(), by: z.string().nullable() })
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
    documents: z.object({
      total: z.number().int().describe('Analysed, so that the model could read them.'),
      read: z.number().int(),
      under_way: z.number().int(),
      requests: z
        .object({ total: z.number().int(), answered: z.number().int() })
        .describe(
          'Requests about documents under way: all, as far as they are made up yet, and those that have been answered.',
        ),
      stopped: z
        .array(z.object({ why: z.enum(['budget', 'refused', 'unreachable', 'unreadable']), count: z.number().int() }))
        .describe('Given up before the end, by reason.'),
    }),
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
    auth: 'admin',
    summary: 'Which language model reads documents, who agreed, what it used this month and what became of its answers',
    response: ModelStanding,
  }),
  consent: endpoint({
    method: 'PATCH',
    path: '/company/language-model/',
    auth: 'admin',
    trail: 'consent',
    summary:
      'Agree that passages of documents are sent to the host named, or take it back. 409 when that is not the host that is set up',
    body: z.object({ consent: z.boolean(), host: z.string().min(1).max(300) }),
    failures: ['conflict'],
    response: ModelStanding,
  }),
  read: endpoint({
    method: 'POST',
    path: '/company/language-model/documents/',
    auth: 'admin',
    status: 202,
    summary:
      'Have the model read every analysed document that it has not read to the end. What it answered before is not asked again. 409 without agreement',
    failures: ['conflict', 'rate_limited'],
    response: z.object({ queued: z.number().int() }),
  }),
}
