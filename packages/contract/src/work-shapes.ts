import { z } from 'zod'
import { AskedTable } from './breakdowns.ts'
import { taskKinds, taskStates } from './code-lists.ts'
import { Choices, ValueHint } from './csrd.ts'

export const TaskState = z.enum(taskStates)
export type TaskState = z.infer<typeof TaskState>
export const TaskKind = z.enum(taskKinds)
export type TaskKind = z.infer<typeof TaskKind>

export const Day = z.iso.date()
export const Key = z.string().min(1).max(100)
export const Somebody = z.object({ id: z.string(), name: z.string() })
/** A step that somebody took; without an account only their name is known. */
const Step = z.object({ by: z.string().describe('May be empty: the account was deleted.'), at: z.iso.datetime() })

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
    offered: z
      .object({ id: z.uuid(), value: z.string(), unit: z.string().nullable() })
      .nullable()
      .describe('The same as it would be kept; `null` where none waits, or what was typed cannot be read as a value.'),
    comments: z.number().int(),
    tables: z
      .array(z.object({ axis: z.string(), name: z.string(), optional: z.boolean() }))
      .describe('The axes by which it can be asked for cell by cell; empty where it has no breakdown.'),
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
    cells: z
      .array(
        z.object({
          names: z.array(z.string()).describe('Of its members, in words.'),
          dimension: z.string(),
          written: z.string().describe('As it was typed.'),
          number: z.number().nullable().describe('`null` where it cannot be read as a figure.'),
          unit: z.string().nullable(),
          now: z.number().nullable().describe('What stands in the cell now, in its unit; `null` where nothing does.'),
        }),
      )
      .nullable()
      .describe('The cells of an answer that is a table; `null` of any other.'),
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
    choices: Choices.optional().describe('Only of a datapoint of type choice whose answers are known.'),
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
    table: AskedTable.extend({
      used: z.array(z.string()).describe('Axes of its cells; without cells those that are usual.'),
      asked: z
        .boolean()
        .describe('Whether the datapoint asks for a table, and not for one figure that can be taken apart.'),
    })
      .nullable()
      .describe(
        'The table of the datapoint with the cells that the report has, as which it can be delivered; `null` where it has none.',
      ),
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

export const WorkTopic = WorkRequirement.pick({ key: true, title: true, owner: true, reviewer: true, due: true })
export type WorkTopic = z.infer<typeof WorkTopic>

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
