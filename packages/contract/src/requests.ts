import { z } from 'zod'
import { AskedTable, CheckedCells, TypedCell } from './breakdowns.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { AskedDatapoint, CheckedAnswer, Delivery } from './work-shapes.ts'

const Day = z.iso.date()
const Email = z.email().max(254)
const Name = z.string().trim().min(1).max(limits.shortText)
const Key = z.string().min(1).max(100)
const Note = z.string().trim().max(2_000).default('')
const Value = z.string().trim().max(limits.longText)
const done = z.object({ ok: z.literal(true) })
const byId = z.object({ id: z.uuid() })

const RequestState = z.enum(['open', 'late', 'answered', 'withdrawn'])

export const DataRequest = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    language: z.enum(['en', 'de']),
    note: z.string(),
    due: Day,
    state: RequestState,
    show_last_year: z.boolean(),
    asked_by: z.string(),
    asked_at: z.iso.datetime(),
    passed_on_by: z.string().nullable().describe('Who was asked first and named this person.'),
    opened_at: z.iso.datetime().nullable(),
    reminded_at: z.iso.datetime().nullable(),
    escalated_at: z.iso.datetime().nullable().describe('When whoever asked was told that nothing comes.'),
    link_ends_at: z.iso.datetime(),
    items: z.array(
      z.object({
        key: z.string(),
        code: z.string(),
        name: z.string(),
        state: z.enum(['open', 'answered', 'accepted', 'sent_back', 'passed_on']),
        passed_to: z.string().nullable(),
        as_table: z.boolean().describe('It is asked for cell by cell.'),
      }),
    ),
  })
  .meta({ id: 'DataRequest', description: 'What somebody without an account was asked for, and what has come of it.' })
export type DataRequest = z.infer<typeof DataRequest>

export const requests = {
  list: endpoint({
    method: 'GET',
    path: '/work/requests/',
    about: 'work',
    auth: 'user',
    summary: 'Requests to people without an account, those that are late first',
    query: z.object({ key: Key.optional().describe('Only those that ask for this datapoint.') }),
    response: z.object({ requests: z.array(DataRequest) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/work/requests/{id}/',
    about: 'work',
    auth: 'user',
    summary: 'One request with its answers',
    params: byId,
    response: z.object({ request: DataRequest, deliveries: z.array(Delivery) }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/work/requests/',
    changes: ['work'],
    auth: 'user',
    names: ['datapoints'],
    summary: 'Ask people by mail for datapoints; each gets a link of their own, which opens nothing else',
    status: 201,
    body: z.object({
      people: z
        .array(z.object({ email: Email, name: Name, language: z.enum(['en', 'de']).default('en') }))
        .min(1)
        .max(limits.requests.people),
      datapoints: z.array(Key).min(1).max(limits.requests.datapoints),
      tables: z
        .array(
          z.object({
            key: Key,
            axes: z
              .array(z.string().max(40))
              .max(4)
              .optional()
              .describe('By which axes; without it by those of a table that nobody has begun.'),
          }),
        )
        .max(limits.requests.datapoints)
        .default([])
        .describe('Of the datapoints those that are asked for cell by cell.'),
      due: Day,
      note: Note,
      show_last_year: z.boolean().default(true),
    }),
    failures: ['rate_limited'],
    response: z.object({ requests: z.array(DataRequest) }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/work/requests/{id}/',
    changes: ['work'],
    auth: 'user',
    summary: 'Give a request another date',
    params: byId,
    body: z.object({ due: Day }),
    failures: ['conflict'],
    response: DataRequest,
  }),
  remind: endpoint({
    method: 'POST',
    path: '/work/requests/{id}/remind/',
    changes: ['work'],
    auth: 'user',
    summary: 'Remind somebody now who has not answered everything',
    params: byId,
    failures: ['conflict', 'rate_limited'],
    response: DataRequest,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/work/requests/{id}/withdraw/',
    changes: ['work'],
    auth: 'user',
    summary: 'Withdraw a request: its link is dead at once, what was answered stays',
    params: byId,
    failures: ['conflict'],
    response: DataRequest,
  }),
  erasePerson: endpoint({
    method: 'POST',
    path: '/work/requests/erase-person/',
    changes: ['work'],
    auth: 'admin',
    stepUp: 'always',
    summary:
      'Erase name and address of somebody who was asked, and kill their links; what they answered stays without them',
    body: z.object({ email: Email }),
    response: z.object({ erased: z.number().int() }),
  }),
}

/** Secret of a link in a mail. */
const LinkToken = z.string().min(1).max(300)

export const links = {
  open: endpoint({
    method: 'POST',
    path: '/links/open/',
    changes: ['work', 'rooms'],
    auth: 'public',
    trail: 'sign_in',
    summary:
      'Open a link that was mailed, on this device; another device than the first needs the code that is mailed to its person. 404 when the link is dead',
    body: z.object({ token: LinkToken, code: z.string().trim().max(20).optional() }),
    failures: ['not_found', 'rate_limited'],
    response: z.object({
      key: z.string().nullable().describe('Sent as `Authorization: Bearer …`; `null` where a code is needed first.'),
      kind: z.enum(['request', 'room']),
      sent_to: z.string().describe('The address that a code goes to, mostly hidden.'),
      wrong_code: z.boolean(),
    }),
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/links/code/',
    changes: [],
    auth: 'public',
    trail: 'sign_in',
    summary: 'Mail a code to the person that a link was made for. 404 when the link is dead',
    body: z.object({ token: LinkToken, language: z.enum(['en', 'de']).optional() }),
    failures: ['not_found', 'rate_limited'],
    response: done,
  }),
}

const Cells = z.array(TypedCell).max(limits.breakdownCells)
const Answer = z.object({
  key: Key,
  value: Value.describe('Empty where it is answered by cells.'),
  note: Note,
  cells: Cells.optional().describe('Of a datapoint that is asked for as a table: all of them.'),
})

export const OwnRequest = z
  .object({
    company: z.string(),
    asked_by: z.string(),
    name: z.string(),
    note: z.string(),
    year: z.number().int(),
    due: Day,
    late: z.boolean(),
    passed_on_by: z.string().nullable(),
    fields: z.array(
      AskedDatapoint.extend({
        state: z.enum(['open', 'answered', 'accepted', 'sent_back', 'passed_on']),
        reason: z.string().nullable().describe('Why it was sent back.'),
        passed_to: z.string().nullable(),
        value: z.string().describe('As it was saved or sent last; may be empty.'),
        note: z.string(),
        proofs: z.array(z.object({ id: z.uuid(), name: z.string() })),
        table: AskedTable.nullable().describe('`null` where one figure or text is asked for.'),
      }),
    ),
    beyond_cap: z
      .array(Key)
      .describe(
        'Of the datapoints those that go beyond the voluntary standard, in part or wholly: partners with at most 1,000 employees may refuse them.',
      ),
    may_pass_on: z.boolean(),
  })
  .meta({
    id: 'OwnRequest',
    description: 'A request as the person sees it who was asked, and nothing else of the company.',
  })
export type OwnRequest = z.infer<typeof OwnRequest>

export const answer = {
  get: endpoint({
    method: 'GET',
    path: '/answer/',
    about: 'work',
    auth: 'link',
    link: 'request',
    summary: 'What one is asked for, with what was saved so far',
    response: OwnRequest,
  }),
  check: endpoint({
    method: 'POST',
    path: '/answer/check/',
    changes: [],
    auth: 'link',
    link: 'request',
    trail: 'none',
    summary: 'Say what an answer would be understood as, and what is odd about it, without keeping it',
    body: z.object({ key: Key, value: Value, cells: Cells.optional() }),
    failures: ['not_found'],
    response: CheckedAnswer.extend({
      cells: CheckedCells,
    }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/answer/',
    changes: ['work'],
    auth: 'link',
    link: 'request',
    summary: 'Keep what was typed so far, for coming back; nobody else sees it',
    body: z.object({ answers: z.array(Answer).max(limits.requests.datapoints) }),
    failures: ['conflict'],
    response: done,
  }),
  proof: endpoint({
    method: 'POST',
    path: '/answer/proof/',
    changes: ['work'],
    auth: 'link',
    link: 'request',
    names: ['key'],
    summary: 'Upload a proof of one answer; the analysis reads it',
    upload: true,
    status: 201,
    body: z.object({ key: Key }),
    failures: ['not_found', 'conflict', 'quota_reached', 'rate_limited'],
    response: z.object({ id: z.uuid(), name: z.string() }),
  }),
  passOn: endpoint({
    method: 'POST',
    path: '/answer/pass-on/',
    changes: ['work'],
    auth: 'link',
    link: 'request',
    names: ['keys'],
    summary: 'Say who knows it: that person gets a link of their own, and whoever asked sees it',
    body: z.object({ keys: z.array(Key).min(1).max(limits.requests.datapoints), name: Name, email: Email, note: Note }),
    failures: ['not_found', 'conflict', 'rate_limited'],
    response: OwnRequest,
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/answer/sheet/',
    about: 'work',
    auth: 'link',
    link: 'request',
    summary: 'The questions as a workbook, to be filled in and sent back by upload',
    download: true,
    response: z.unknown(),
  }),
  readSheet: endpoint({
    method: 'POST',
    path: '/answer/sheet/',
    changes: [],
    auth: 'link',
    link: 'request',
    trail: 'none',
    summary: 'Read a workbook that was filled in; nothing is sent before one has seen it',
    upload: true,
    failures: ['unreadable_file', 'rate_limited'],
    response: z.object({
      // As they stand in the file: one that is too long is shown, and refused when it is sent.
      answers: z.array(
        z.object({ key: z.string(), value: z.string(), note: z.string(), cells: z.array(TypedCell).optional() }),
      ),
      unknown: z.number().int().describe('Rows that are about nothing that was asked.'),
    }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/answer/send/',
    changes: ['work'],
    auth: 'link',
    link: 'request',
    summary: 'Send answers; the same idempotency key sends them once',
    body: z.object({
      answers: z
        .array(Answer.refine(({ value, cells }) => value !== '' || (cells !== undefined && cells.length > 0)))
        .min(1)
        .max(limits.requests.datapoints),
      idempotency_key: z.uuid().optional(),
    }),
    failures: ['conflict', 'not_found', 'rate_limited'],
    response: OwnRequest,
  }),
}
