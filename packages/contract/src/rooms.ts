import { z } from 'zod'
import { Choices } from './csrd.ts'
import { endpoint } from './endpoint.ts'
import { HistoryChange } from './history.ts'
import { limits } from './limits.ts'
import { LogNote } from './materiality-shapes.ts'
import { FactEvidence, Period } from './statement.ts'

const Day = z.iso.date()
const Key = z.string().min(1).max(150)
const byId = z.object({ id: z.uuid() })
const done = z.object({ ok: z.literal(true) })

export const RoomMark = z.enum(['agreed', 'question', 'exception'])
export type RoomMark = z.infer<typeof RoomMark>

const Message = z.object({
  by: z.string(),
  side: z.enum(['auditor', 'company']),
  at: z.iso.datetime(),
  text: z.string(),
})

export const AuditRoom = z
  .object({
    id: z.uuid(),
    name: z.string(),
    version: z.number().int().nullable().describe('The issued version; `null` for the draft as it is now.'),
    ends: Day,
    open: z.boolean(),
    people: z.array(z.object({ name: z.string(), email: z.string() })),
    sampled: z.number().int(),
    marks: z.record(RoomMark, z.number().int()),
    questions: z.array(z.object({ fact: z.string(), waiting: z.boolean(), messages: z.array(Message) })),
    trail: z.array(z.object({ by: z.string(), at: z.iso.datetime(), what: z.string(), fact: z.string() })),
  })
  .meta({ id: 'AuditRoom', description: 'A room that was opened to auditors, as the company sees it.' })
export type AuditRoom = z.infer<typeof AuditRoom>

export const RoomFact = z.object({
  id: z.string(),
  datapoint: z.string(),
  name: z.string(),
  year: z.number().int(),
  type: z.string().describe('What the datapoint asks for, such as `number` or `yes-no`.'),
  choices: Choices.optional().describe('Only of a datapoint of type choice whose answers are known.'),
  value: z.string(),
  unit: z.string().nullable(),
  sampled: z.enum(['seed', 'risk', 'hand']).nullable(),
  mark: RoomMark.nullable(),
})
export type RoomFact = z.infer<typeof RoomFact>

/** An answer of somebody who was asked, as an auditor sees it: without addresses. */
const RoomDelivery = z.object({
  from: z.string(),
  at: z.iso.datetime(),
  written: z.string().describe('As it was typed.'),
  value: z.string().nullable(),
  unit: z.string().nullable(),
  note: z.string(),
  state: z.enum(['waiting', 'accepted', 'sent_back', 'replaced']),
  proofs: z.array(z.string()).describe('Names of the files that were put beside it.'),
})

export const RoomPapers = z
  .object({
    method: z.object({
      set: z.string(),
      period: Period,
      currency: z.string(),
      four_eyes: z
        .boolean()
        .describe('Values are approved by another person than the one who delivered or decided them.'),
      engine: z.string().describe('Version of the analysis that reads documents.'),
    }),
    materiality: z
      .array(
        LogNote.extend({
          at: z.string(),
          by: z.string(),
          position: z.string().describe('Function of the person in the company.'),
          topic: z.string().nullable(),
        }),
      )
      .describe('What people did in the assessment, the newest first; empty where the report is another one by now.'),
    materiality_notes: z.array(LogNote).describe('How to read these.'),
    requests: z.array(
      z.object({
        name: z.string(),
        asked_by: z.string(),
        asked_at: z.iso.datetime(),
        due: Day,
        state: z.enum(['open', 'late', 'answered', 'withdrawn']),
        items: z.array(
          z.object({ key: z.string(), name: z.string(), state: z.string(), answer: RoomDelivery.nullable() }),
        ),
      }),
    ),
  })
  .meta({
    id: 'RoomPapers',
    description: 'What stands behind the figures of a room: method, materiality, requests and proofs.',
  })
export type RoomPapers = z.infer<typeof RoomPapers>

const Format = z.object({ format: z.enum(['xlsx', 'pdf']).default('xlsx') })

export const rooms = {
  list: endpoint({
    method: 'GET',
    path: '/audit/rooms/',
    about: 'rooms',
    auth: 'user',
    summary: 'Rooms that were opened to auditors, with their questions and trails',
    response: z.object({ rooms: z.array(AuditRoom) }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/audit/rooms/',
    changes: ['rooms'],
    auth: 'admin',
    summary: 'Open an issued version, or the draft, to named people until a day; each gets a link by mail',
    status: 201,
    body: z.object({
      name: z.string().trim().min(1).max(limits.shortText),
      version: z.int().min(1).max(1_000_000).nullable(),
      ends: Day,
      people: z
        .array(z.object({ email: z.email().max(254), name: z.string().trim().min(1).max(limits.shortText) }))
        .min(1)
        .max(20),
    }),
    failures: ['rate_limited', 'not_found'],
    response: AuditRoom,
  }),
  close: endpoint({
    method: 'POST',
    path: '/audit/rooms/{id}/close/',
    changes: ['rooms'],
    auth: 'admin',
    summary: 'Close a room: its links are dead at once, marks and questions stay',
    params: byId,
    response: AuditRoom,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/audit/rooms/{id}/answers/',
    changes: ['rooms'],
    auth: 'user',
    names: ['fact'],
    summary: 'Answer a question of an auditor',
    params: byId,
    body: z.object({ fact: Key, text: z.string().trim().min(1).max(4_000) }),
    response: AuditRoom,
  }),
  export: endpoint({
    method: 'GET',
    path: '/audit/rooms/{id}/export/',
    about: 'rooms',
    auth: 'user',
    summary: 'The room as a workbook or a PDF: figures, sample, marks, questions, method, materiality, requests, trail',
    params: byId,
    query: Format,
    failures: ['not_found'],
    download: true,
    response: z.unknown(),
  }),
}

export const audit = {
  get: endpoint({
    method: 'GET',
    path: '/audit/room/',
    about: 'rooms',
    auth: 'link',
    link: 'room',
    trail: 'view',
    summary: 'The figures of the room with what was sampled and marked',
    response: z.object({
      company: z.string(),
      name: z.string(),
      version: z.number().int().nullable(),
      year: z.number().int(),
      ends: Day,
      facts: z.array(RoomFact),
    }),
  }),
  fact: endpoint({
    method: 'GET',
    path: '/audit/room/facts/{id}/',
    about: 'rooms',
    auth: 'link',
    link: 'room',
    trail: 'view',
    summary:
      'One figure: evidence with the words of its page, who decided, history, questions. Looking is noted in the trail',
    params: z.object({ id: Key }),
    response: z.object({
      fact: RoomFact,
      decided: z.object({ by: z.string().nullable(), at: z.iso.datetime().nullable(), source: z.string() }).nullable(),
      evidence: z.array(
        FactEvidence.omit({ document_id: true }).extend({
          picture: z.boolean().describe('Its page can be looked at.'),
        }),
      ),
      deliveries: z.array(RoomDelivery).describe('What people delivered for its datapoint, the newest first.'),
      history: z.array(HistoryChange),
      messages: z.array(Message),
    }),
  }),
  picture: endpoint({
    method: 'GET',
    path: '/audit/room/facts/{id}/pictures/{index}/',
    about: 'rooms',
    auth: 'link',
    link: 'room',
    trail: 'view',
    summary:
      'The page on which a piece of evidence stands, as a picture with the passage marked; nothing else of its document',
    params: z.object({ id: Key, index: z.coerce.number().int().min(0).max(1000) }),
    failures: ['not_found', 'unreadable_file'],
    download: true,
    response: z.unknown(),
  }),
  papers: endpoint({
    method: 'GET',
    path: '/audit/room/papers/',
    about: 'rooms',
    auth: 'link',
    link: 'room',
    trail: 'view',
    summary: 'Method, log of the materiality assessment, requests and their proofs',
    response: RoomPapers,
  }),
  draw: endpoint({
    method: 'POST',
    path: '/audit/room/sample/',
    changes: ['rooms'],
    auth: 'link',
    link: 'room',
    summary: 'Draw figures: by a seed, which draws the same again; by risk, those with most against them; or by hand',
    body: z.discriminatedUnion('by', [
      z.object({ by: z.literal('seed'), seed: z.string().trim().min(1).max(100), count: z.int().min(1).max(500) }),
      z.object({ by: z.literal('risk'), count: z.int().min(1).max(500) }),
      z.object({ by: z.literal('hand'), facts: z.array(Key).min(1).max(500) }),
    ]),
    response: z.object({ drawn: z.array(z.string()) }),
  }),
  mark: endpoint({
    method: 'PUT',
    path: '/audit/room/facts/{id}/mark/',
    changes: ['rooms'],
    auth: 'link',
    link: 'room',
    summary: 'Mark a figure as agreed, with a question, or as an exception; with `null` take the mark back',
    params: z.object({ id: Key }),
    body: z.object({ mark: RoomMark.nullable(), text: z.string().trim().max(4_000).default('') }),
    response: done,
  }),
  export: endpoint({
    method: 'GET',
    path: '/audit/room/export/',
    about: 'rooms',
    auth: 'link',
    link: 'room',
    summary: 'The same workbook or PDF that the company gets',
    query: Format,
    download: true,
    response: z.unknown(),
  }),
}
