import { z } from 'zod'
import { trailFormats } from './code-lists.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { PageSize } from './paging.ts'
import { SecurityEventName } from './security-events.ts'
import { TrailActor, TrailKind, TrailOutcome } from './trail-kinds.ts'

/** Somebody in the trail; `name` is `null` once the person is erased. */
const Somebody = z.object({ id: z.string(), name: z.string().nullable() })

/** Things of a company that a row may be about and that are called by a name. */
const trailSubjects = [
  'datapoint',
  'document',
  'person',
  'survey',
  'request',
  'room',
  'questionnaire',
  'answer',
  'unit',
  'entry',
] as const

export const TrailRow = z
  .object({
    number: z.number().int().describe('1, 2, 3 … in the order in which the actions were committed.'),
    at: z.iso.datetime(),
    kind: TrailKind,
    call: z
      .string()
      .describe('The call of this API, the job, or `operator`; `before`: from a time when it was not kept.'),
    event: SecurityEventName.nullable(),
    outcome: TrailOutcome,
    code: z.string().nullable().describe('The code of a refusal or failure.'),
    actor: TrailActor,
    by: Somebody.nullable(),
    via: z.string().nullable().describe('The token, the link or the job by which it was done.'),
    about: Somebody.nullable().describe('Whom it is about.'),
    objects: z
      .array(z.string())
      .describe('What it was about: ids, codes and keys. Values stand in their own histories.'),
    subjects: z
      .array(z.object({ object: z.string(), kind: z.enum(trailSubjects), name: z.string() }))
      .describe('What of `objects` is still there, as it is called now; the row itself holds no names.'),
    reason: z.string().nullable(),
    host: z.string().nullable().describe('The host of a language model that was agreed to or no longer is.'),
    address: z
      .string()
      .nullable()
      .describe('The network from which it was done, shortened to 24 of 32 or 48 of 128 bits.'),
    request_id: z.string().nullable(),
    previous: z.string().describe('The hash of the row before.'),
    hash: z.string().describe('SHA-256 over that, the number and the canonical form of the row.'),
  })
  .meta({ id: 'TrailRow', description: 'One action in the trail of a company.' })
export type TrailRow = z.infer<typeof TrailRow>

/** What the rows that are asked for have in common. */
const filter = {
  kind: TrailKind.optional(),
  person: z.string().min(1).max(64).optional().describe('Somebody who acted, or whom it is about.'),
  outcome: TrailOutcome.optional(),
  object: z.string().min(1).max(100).optional().describe('An id, code or key that the action was about.'),
  from: z.iso.date().optional(),
  until: z.iso.date().optional().describe('The last day, whole.'),
}
export const TrailFilter = z.object(filter)
export type TrailFilter = z.infer<typeof TrailFilter>

export const CheckedTrail = z
  .object({
    rows: z.number().int(),
    last: z.number().int().describe('Number of the last row.'),
    hash: z.string().describe('Its hash, to compare with what was exported or sent on.'),
    faults: z
      .array(z.object({ number: z.number().int(), what: z.enum(['changed', 'missing', 'unlinked', 'end']) }))
      .describe('Rows that are not as they were written; empty when all is well.'),
  })
  .meta({ id: 'CheckedTrail', description: 'What a walk over the whole trail has found.' })
export type CheckedTrail = z.infer<typeof CheckedTrail>

/** Why a receiver takes nothing. */
const receiverFailures = ['scheme', 'unreachable', 'certificate', 'slow', 'redirect', 'large', 'refused'] as const

export const TrailReceiver = z
  .object({
    url: z.string(),
    has_token: z.boolean(),
    authority: z.string().nullable().describe('The only authority that is trusted (PEM); `null` for the public ones.'),
    set_by: z.string().nullable().describe('Name of who set it; `null` once they are erased.'),
    set_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable().describe('When rows were taken last.'),
    failing_since: z.iso.datetime().nullable().describe('Since when it takes nothing; `null` where all is well.'),
    failure: z.enum(receiverFailures).nullable(),
    sent: z.number().int().describe('Number of the last row that it has taken.'),
    last: z.number().int().describe('Number of the last row that there is.'),
  })
  .meta({ id: 'TrailReceiver', description: 'Where a company has its trail sent on to, and how far that has come.' })
export type TrailReceiver = z.infer<typeof TrailReceiver>

export const trail = {
  receiver: endpoint({
    method: 'GET',
    path: '/company/trail/receiver/',
    about: 'receiver',
    auth: 'admin',
    summary: 'Where the company has its trail sent on to, and how far that has come; `null` for nowhere',
    response: z.object({ receiver: TrailReceiver.nullable() }),
  }),
  setReceiver: endpoint({
    method: 'PUT',
    path: '/company/trail/receiver/',
    changes: ['receiver'],
    auth: 'admin',
    stepUp: 'always',
    trail: 'setting',
    summary:
      'Have the trail sent on, from its first row that is kept. 409 where the address cannot be reached or its certificate is not trusted',
    body: z.object({
      url: z
        .string()
        .trim()
        .min(1)
        .max(500)
        .describe('`https://host/path` takes JSON lines, `syslog+tls://host:6514` messages of RFC 5424.'),
      token: z
        .string()
        .max(2000)
        .nullable()
        .optional()
        .describe('Bearer token for https. Not sent: the one that is there stays, where the address does.'),
      authority: z
        .string()
        .max(20_000)
        .nullable()
        .optional()
        .describe('Certificate (PEM) of the authority that is trusted instead of the public ones.'),
    }),
    failures: ['conflict'],
    response: z.object({ receiver: TrailReceiver.nullable() }),
  }),
  removeReceiver: endpoint({
    method: 'DELETE',
    path: '/company/trail/receiver/',
    changes: ['receiver'],
    auth: 'admin',
    stepUp: 'always',
    trail: 'setting',
    summary: 'Have the trail sent on no longer',
    failures: ['not_found'],
    response: z.object({ ok: z.literal(true) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/company/trail/',
    about: 'trail',
    auth: 'admin',
    summary: 'Who did what in the company: changes, exports, sign-ins, settings, what auditors looked at; newest first',
    query: z.object({
      page: z.coerce.number().int().min(1).max(limits.lastPage).default(1),
      page_size: PageSize,
      ...filter,
    }),
    response: z.object({
      count: z.number().int(),
      page: z.number().int(),
      total_pages: z.number().int(),
      results: z.array(TrailRow),
    }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/company/trail/export/',
    about: 'trail',
    auth: 'admin',
    summary: 'The trail as a table, or as JSON lines with everything that its hashes are made from; oldest first',
    query: z.object({ format: z.enum(trailFormats).default('xlsx'), ...filter }),
    download: true,
    failures: ['payload_too_large'],
    response: z.unknown(),
  }),
  check: endpoint({
    method: 'GET',
    path: '/company/trail/check/',
    about: 'trail',
    auth: 'admin',
    summary: 'Go over the whole trail and say whether a row was changed, removed or put in',
    response: CheckedTrail,
  }),
}
