import { z } from 'zod'
import { taskKinds, taskStates } from './code-lists.ts'
import { Choices, ValueHint } from './csrd.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Waiting } from './waiting.ts'

export const TaskState = z.enum(taskStates)
export type TaskState = z.infer<typeof TaskState>
export const TaskKind = z.enum(taskKinds)
export type TaskKind = z.infer<typeof TaskKind>

const Day = z.iso.date()
const Key = z.string().min(1).max(100)
const Somebody = z.object({ id: z.string(), name: z.string() })
/** A step that somebody took; without an account only their name is known. */
const Step = z.object({ by: z.string().describe('May be empty: the account was deleted.'), at: z.iso.datetime() })
const done = z.object({ ok: z.literal(true) })

export const Task = z
  .object({
    key: z.string(),
    code: z.string(),
    name: z.string(),
    requirement: z.string(),
    state: TaskState,
    owner: Somebody.nullable(),
    reviewer: Somebody.nullable(),
    due: Day.nullable(),
    from: z
      .object({ kind: TaskKind, key: z.string() })
      .nullable()
      .describe('Where owner, reviewer or date come from when not from the datapoint itself.'),
    late: z.boolean().describe('The date is over and nothing was delivered.'),
    value: z.string().nullable().describe('The value that was decided; `null` while there is none.'),
    unit: z.string().nullable(),
    version: z
      .string()
      .nullable()
      .describe(
        'Names the value with its unit and year; `null` while there is none. An approval that sends it is of just this.',
      ),
    delivered: Step.nullable(),
    sent_back: Step.extend({ reason: z.string() }).nullable().describe('Why it has to be delivered once more.'),
    approved: Step.nullable(),
    type: z.string().describe('What the datapoint asks for, such as `number` or `yes-no`.'),
    choices: Choices.optional().describe('Only of a datapoint of type choice whose answers are known.'),
    waiting: z.number().int().describe('Answers that nobody has decided on yet.'),
    written: z.string().nullable().describe('The newest of these, as it was typed; `null` where none waits.'),
    comments: z.number().int(),
  })
  .meta({ id: 'Task', description: 'A datapoint as work of people: who, until when, and how far it is.' })
export type Task = z.infer<typeof Task>

/** What a proof says of the datapoint, as the analysis found it. */
const ProofValue = z.object({
  value: z.string(),
  unit: z.string().nullable(),
  year: z.number().int().nullable(),
  page: z.number().int(),
  sheet: z.string().nullable(),
  excerpt: z.string(),
  agrees: z.boolean().describe('It says the value that was typed.'),
})

export const Delivery = z
  .object({
    id: z.uuid(),
    key: z.string(),
    from: z.string().describe('Name of the sender.'),
    email: z.string().describe('Address of a sender without an account; otherwise empty.'),
    at: z.iso.datetime(),
    written: z.string().describe('As it was typed.'),
    value: z.string().nullable().describe('As it would be kept; `null` where it cannot be read as a value.'),
    unit: z.string().nullable(),
    note: z.string(),
    state: z.enum(['waiting', 'accepted', 'sent_back', 'replaced']),
    hints: z.array(ValueHint),
    conflicts: z.boolean().describe('Another answer that waits says something else.'),
    proofs: z.array(
      z.object({
        document_id: z.string(),
        name: z.string(),
        state: z.enum(['reading', 'read', 'failed']),
        values: z.array(ProofValue),
      }),
    ),
  })
  .meta({
    id: 'Delivery',
    description: 'An answer of somebody who was asked: a proposal with its sender and proof, never a decision.',
  })
export type Delivery = z.infer<typeof Delivery>

export const Comment = z
  .object({
    id: z.number().int(),
    key: z.string(),
    by: z.string().describe('May be empty: the account was deleted.'),
    is_you: z.boolean(),
    at: z.iso.datetime(),
    text: z.string(),
    mentions: z.array(Somebody),
  })
  .meta({ id: 'Comment', description: 'What somebody wrote beside a datapoint.' })
export type Comment = z.infer<typeof Comment>

/** What somebody is asked for, in words that need no knowledge of the standard. */
export const AskedDatapoint = z
  .object({
    key: z.string(),
    code: z.string(),
    question: z.string(),
    name: z.string(),
    definition: z.string(),
    type: z.string(),
    unit: z.string().nullable(),
    prior: z
      .object({ value: z.string(), unit: z.string().nullable(), year: z.number().int() })
      .nullable()
      .describe('The figure of the year before; `null` where there is none, or where it is not shown.'),
  })
  .meta({
    id: 'AskedDatapoint',
    description: 'A datapoint as somebody is asked for it who does not know the standard.',
  })
export type AskedDatapoint = z.infer<typeof AskedDatapoint>

export const TaskDetail = z
  .object({
    task: Task,
    asked: AskedDatapoint,
    deliveries: z.array(Delivery).describe('Newest first.'),
    comments: z.array(Comment).describe('Oldest first.'),
    people: z.array(Somebody).describe('Who can be mentioned.'),
    may: z.object({
      deliver: z.boolean(),
      decide: z.boolean(),
      approve: z.boolean(),
      why_not: z.string().nullable().describe('Why it cannot be approved by the person who asks.'),
    }),
  })
  .meta({ id: 'TaskDetail', description: 'A datapoint as work with all that people delivered and said about it.' })
export type TaskDetail = z.infer<typeof TaskDetail>

export const WorkRequirement = z
  .object({
    key: z.string(),
    title: z.string(),
    topic: z.string(),
    owner: Somebody.nullable(),
    reviewer: Somebody.nullable(),
    due: Day.nullable(),
    counts: z.record(TaskState, z.number().int()).describe('Datapoints that apply, by state.'),
    late: z.number().int(),
  })
  .meta({ id: 'WorkRequirement', description: 'A disclosure requirement with who answers for it, and how far it is.' })
export type WorkRequirement = z.infer<typeof WorkRequirement>

const WorkTopic = WorkRequirement.pick({ key: true, title: true, owner: true, reviewer: true, due: true })
export type WorkTopic = z.infer<typeof WorkTopic>

const byKey = z.object({ key: Key })
const Note = z.string().trim().max(2_000).default('')
const Target = z.object({ kind: TaskKind, key: Key })
const userId = z.uuid().nullable()

export const CheckedAnswer = z
  .object({
    ok: z.boolean(),
    value: z.string().nullable(),
    unit: z.string().nullable(),
    converted: z.boolean().describe('Whether the unit was converted.'),
    message: z.string().nullable().describe('What is wrong, in one sentence.'),
    warnings: z.array(z.string()).describe('What is odd about it, such as a jump; it can be sent all the same.'),
  })
  .meta({ id: 'CheckedAnswer', description: 'What the product understands of an answer while it is typed.' })
export type CheckedAnswer = z.infer<typeof CheckedAnswer>

export const work = {
  mine: endpoint({
    method: 'GET',
    path: '/work/mine/',
    about: 'work',
    auth: 'user',
    needs: 'work',
    summary: 'What the signed-in person has to do: deliver, decide, approve, answer',
    response: z.object({
      deliver: z.array(Task).describe('They own it, and nothing was delivered or it was sent back.'),
      decide: z.array(Task).describe('An answer waits for somebody who does reporting work, or for them by name.'),
      approve: z.array(Task).describe('Accepted, and they may approve it.'),
      mentions: z.array(Comment.extend({ name: z.string(), unread: z.boolean() })),
      weekly_mail: z.boolean(),
    }),
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/work/waiting/',
    about: 'waiting',
    auth: 'user',
    needs: 'account',
    summary: 'How much waits for the signed-in person, for others, and what is still missing',
    response: Waiting,
  }),
  seen: endpoint({
    method: 'POST',
    path: '/work/mine/seen/',
    changes: ['work'],
    auth: 'user',
    needs: 'work',
    trail: 'none',
    summary: 'Note that the mentions have been read',
    response: done,
  }),
  setMail: endpoint({
    method: 'PUT',
    path: '/work/mine/mail/',
    changes: ['work'],
    auth: 'user',
    needs: 'work',
    trail: 'account',
    summary: 'Switch the weekly mail about the own work on or off',
    body: z.object({ weekly_mail: z.boolean() }),
    response: z.object({ weekly_mail: z.boolean() }),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/work/settings/',
    about: 'work',
    auth: 'user',
    summary: 'Rules of the company for working together',
    response: z.object({ four_eyes: z.boolean() }),
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/work/settings/',
    changes: ['work'],
    auth: 'admin',
    trail: 'setting',
    summary: 'Have values approved by another person than the one who delivered or decided them, or not',
    body: z.object({ four_eyes: z.boolean() }),
    response: z.object({ four_eyes: z.boolean() }),
  }),
  requirements: endpoint({
    method: 'GET',
    path: '/work/requirements/',
    about: 'work',
    auth: 'user',
    summary: 'Who answers for which disclosure requirement, and how far each is',
    response: z.object({
      requirements: z.array(WorkRequirement),
      topics: z.array(WorkTopic),
      people: z.array(Somebody.extend({ user_type: z.string() })),
      last_year: z.number().int().describe('Assignments of the year before that could be taken over.'),
    }),
  }),
  tasks: endpoint({
    method: 'GET',
    path: '/work/tasks/',
    about: 'work',
    auth: 'user',
    summary: 'Datapoints that apply as work of people, in the order of the standard',
    query: z.object({
      requirement: z.string().max(4_000).optional().describe('One disclosure requirement, or several between commas.'),
      owner: z.uuid().optional(),
      state: TaskState.optional(),
      late: z.enum(['true', 'false']).optional(),
      page: z.coerce.number().int().min(1).default(1),
      page_size: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({
      tasks: z.array(Task),
      count: z.number().int(),
      page: z.number().int(),
      total_pages: z.number().int(),
    }),
  }),
  task: endpoint({
    method: 'GET',
    path: '/work/tasks/{key}/',
    about: 'work',
    auth: 'user',
    needs: 'work',
    summary: 'One datapoint as work: what is asked, answers, comments. Who only contributes sees their own',
    params: byKey,
    response: TaskDetail,
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/work/assignments/',
    changes: ['work'],
    auth: 'user',
    names: ['targets'],
    summary: 'Give datapoints, requirements or topics an owner, a reviewer, a date; what is not sent stays',
    body: z.object({
      targets: z.array(Target).min(1).max(limits.assignedAtOnce),
      owner: userId.optional(),
      reviewer: userId.optional(),
      due: Day.nullable().optional(),
    }),
    response: z.object({ assigned: z.number().int() }),
  }),
  assignAsLastYear: endpoint({
    method: 'POST',
    path: '/work/assignments/last-year/',
    changes: ['work'],
    auth: 'user',
    summary: 'Take owners and reviewers of the year before over where nobody was named yet; dates move by a year',
    response: z.object({ assigned: z.number().int() }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/work/tasks/{key}/check/',
    changes: [],
    auth: 'user',
    needs: 'work',
    trail: 'none',
    summary: 'Say what an answer would be understood as, and what is odd about it, without keeping it',
    params: byKey,
    body: z.object({ value: z.string().max(limits.longText) }),
    response: CheckedAnswer,
  }),
  proof: endpoint({
    method: 'POST',
    path: '/work/tasks/{key}/proof/',
    changes: ['work'],
    auth: 'user',
    needs: 'work',
    summary: 'Upload a proof of an answer; the analysis reads it like any document',
    params: byKey,
    upload: true,
    status: 201,
    failures: ['conflict', 'quota_reached', 'rate_limited'],
    response: z.object({ document_id: z.uuid(), name: z.string() }),
  }),
  deliver: endpoint({
    method: 'POST',
    path: '/work/tasks/{key}/deliveries/',
    changes: ['work'],
    auth: 'user',
    needs: 'work',
    summary: 'Answer what one was asked for; a proposal, which somebody else decides on',
    status: 201,
    params: byKey,
    body: z.object({
      value: z.string().trim().min(1).max(limits.longText),
      note: Note,
      documents: z.array(z.uuid()).max(limits.requests.proofs).default([]),
      idempotency_key: z.uuid().optional(),
    }),
    response: TaskDetail,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/work/deliveries/{id}/accept/',
    changes: ['work', 'values'],
    auth: 'user',
    summary: 'Take an answer as the value, with its sender and proofs as its source',
    params: z.object({ id: z.uuid() }),
    failures: ['conflict'],
    response: TaskDetail,
  }),
  sendBack: endpoint({
    method: 'POST',
    path: '/work/tasks/{key}/send-back/',
    changes: ['work'],
    auth: 'user',
    needs: 'work',
    summary: 'Send what was delivered or accepted back with a reason; who delivered it is told',
    params: byKey,
    body: z.object({ reason: z.string().trim().min(1).max(2_000) }),
    failures: ['conflict'],
    response: TaskDetail,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/work/approvals/',
    changes: ['work'],
    auth: 'user',
    needs: 'approve',
    names: ['keys'],
    summary: 'Approve accepted values; those that may not be approved are named with the reason',
    body: z.object({
      keys: z.array(Key).min(1).max(limits.assignedAtOnce),
      versions: z
        .record(Key, z.string().max(limits.shortText))
        .default({})
        .describe('Of the values as they were looked at; one that is another by now is refused.'),
    }),
    response: z.object({
      approved: z.number().int(),
      refused: z.array(z.object({ key: z.string(), reason: z.string() })),
    }),
  }),
  comment: endpoint({
    method: 'POST',
    path: '/work/tasks/{key}/comments/',
    changes: ['work'],
    auth: 'user',
    needs: 'work',
    summary: 'Write a comment; who is mentioned gets a mail',
    status: 201,
    params: byKey,
    body: z.object({ text: z.string().trim().min(1).max(4_000), mentions: z.array(z.uuid()).max(20).default([]) }),
    failures: ['rate_limited'],
    response: TaskDetail,
  }),
}
