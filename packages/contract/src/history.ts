import { z } from 'zod'
import { Datapoint, DatapointStatus } from './csrd.ts'
import { endpoint } from './endpoint.ts'

export const HistoryState = z
  .object({
    value: z.string().nullable(),
    number: z.number().nullable(),
    unit: z.string().nullable(),
    year: z.number().int().nullable(),
    status: DatapointStatus,
    written: z.string().nullable().describe('The text that a person typed.'),
    notes: z.string(),
    explanation: z.string().nullable().describe("A person's own words; `null` while they were made from the evidence."),
    filename: z.string().nullable().describe('The document that it was found in, which may be gone since.'),
    page: z.number().int().nullable(),
  })
  .meta({ id: 'HistoryState', description: 'A value as it was at one moment.' })
export type HistoryState = z.infer<typeof HistoryState>

export const HistoryWork = z
  .object({
    what: z.enum([
      'assigned',
      'requested',
      'reminded',
      'passed_on',
      'delivered',
      'sent_back',
      'approved',
      'reopened',
      'withdrawn',
      'commented',
    ]),
    who: z.string().describe('The person that it concerns, or who did it where they have no account; may be empty.'),
    text: z.string().describe('A reason, a note or a value in the words of whoever wrote it; may be empty.'),
    due: z.iso.date().nullable(),
  })
  .meta({ id: 'HistoryWork', description: 'A step of the people who work on a datapoint.' })
export type HistoryWork = z.infer<typeof HistoryWork>

export const HistoryChange = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    action: z.enum([
      'proposed',
      'withdrawn',
      'accepted',
      'corrected',
      'emptied',
      'noted',
      'removed',
      'carried',
      'restored',
      'pointed',
      'work',
    ]),
    by: z
      .object({ kind: z.enum(['person', 'engine']), name: z.string().nullable(), is_you: z.boolean() })
      .describe('`person` without a name: the account was deleted.'),
    before: HistoryState,
    after: HistoryState,
    work: HistoryWork.nullable().describe('Who was asked, delivered or approved; `null` for a change of the value.'),
  })
  .meta({
    id: 'HistoryChange',
    description: 'One change of a value: who, when, from what to what. Changes are only ever added.',
  })
export type HistoryChange = z.infer<typeof HistoryChange>

const byKey = z.object({ key: z.string().min(1).max(100) })

export const history = {
  list: endpoint({
    method: 'GET',
    path: '/csrd/datapoints/{key}/history/',
    about: 'history',
    auth: 'user',
    scope: 'values:read',
    summary: 'Page through the changes of one value in the report, the newest first',
    params: byKey,
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      page_size: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: z.object({
      data: z.object({ changes: z.array(HistoryChange) }),
      total_pages: z.number(),
      count: z.number(),
      page: z.number(),
    }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/csrd/datapoints/{key}/restore/',
    changes: ['values'],
    auth: 'user',
    scope: 'values:write',
    summary:
      'Bring a value back as it was before or after one of its changes; that is a new change, by the person who asks',
    params: byKey,
    body: z.object({
      change: z.number().int().min(1),
      side: z.enum(['before', 'after']).default('after'),
      newest: z
        .number()
        .int()
        .min(1)
        .optional()
        .describe('The newest change that was known; refused with 409 where there is a later one.'),
    }),
    failures: ['conflict'],
    response: Datapoint,
  }),
}
