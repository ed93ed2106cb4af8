import { z } from 'zod'
import { carriedKinds } from './code-lists.ts'
import { StandardSet } from './company.ts'
import { Choices } from './csrd.ts'
import { endpoint } from './endpoint.ts'
import { reportingYears } from './limits.ts'

const Year = z.number().int().min(reportingYears.min).max(reportingYears.max)
const Counts = z.object({
  owners: z.number().int(),
  texts: z.number().int(),
  figures: z.number().int().describe('Rules by which figures of the group are computed.'),
  decisions: z.number().int().describe('Decisions on material topics.'),
  requests: z.number().int().default(0).describe('Requests that were sent to the same people once more.'),
})

const yes = z.boolean().default(true)
/** What of the year before is repeated. */
const Repeated = z.object({
  owners: yes,
  texts: yes,
  figures: yes,
  materiality: yes,
  requests: z
    .object({ due: z.iso.date() })
    .nullable()
    .default(null)
    .describe('Asks the people without an account who were asked then for the same; their mails go out at once.'),
})

const Left = z
  .object({
    kind: z.enum(carriedKinds),
    code: z.string().describe('Of a datapoint, a requirement or a topic.'),
    name: z.string(),
    who: z.string().describe('Of an owner: the person; else empty.'),
    why: z
      .enum(['gone', 'person'])
      .describe('`gone`: nothing in the new set follows on it; `person`: whoever answered for it is there no more.'),
  })
  .meta({ id: 'LeftBehind', description: 'Something of the year before that could not be carried over.' })
export type LeftBehind = z.infer<typeof Left>

export const BegunYear = z
  .object({
    year: Year,
    set: StandardSet,
    from: z.object({ year: Year, set: StandardSet }),
    at: z.iso.datetime(),
    by: z.string().describe('May be empty.'),
    carried: Counts,
    left: z.array(Left).describe('What could not follow, by name.'),
  })
  .meta({ id: 'BegunYear', description: 'A year that was begun from the one before it, with what was carried over.' })
export type BegunYear = z.infer<typeof BegunYear>

export const CarriedItem = z
  .object({
    kind: z.enum(carriedKinds),
    subject: z.string().describe('The block of a text with its language, a datapoint, or a person.'),
    name: z.string(),
    confirmed: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
    changed: z.boolean().describe('Somebody has changed it since, which confirms it too.'),
    years: z.array(z.number().int()).describe('Years up to that of the report that a text names: to be looked at.'),
    year_before: z.boolean().describe('A text speaks of the year before, without naming it.'),
  })
  .meta({ id: 'CarriedItem', description: 'Something that was carried over and has to be confirmed for the new year.' })
export type CarriedItem = z.infer<typeof CarriedItem>

export const Restatement = z
  .object({
    key: z.string(),
    name: z.string(),
    year: Year.describe('The year whose value is restated.'),
    old: z
      .object({ value: z.string(), unit: z.string().nullable() })
      .describe('As it was reported; it stays in its year.'),
    value: z.string(),
    unit: z.string().nullable(),
    type: z.string().describe('What the datapoint asks for, such as `number` or `yes-no`.'),
    choices: Choices.optional().describe('Only of a datapoint of type choice whose answers are known.'),
    reason: z.string(),
    by: z.string().describe('May be empty.'),
    at: z.iso.datetime(),
  })
  .meta({
    id: 'Restatement',
    description: 'A comparative of the current report that differs from what was reported then.',
  })
export type Restatement = z.infer<typeof Restatement>

export const Years = z
  .object({
    current: z.object({ year: Year, set: StandardSet }),
    next: z
      .object({
        year: Year,
        sets: z.array(StandardSet).describe('Sets that fit it, the usual one first.'),
        requests: z.number().int().describe('Requests of the current year that could be sent once more.'),
      })
      .nullable()
      .describe('The year that can be begun; `null` where it was begun already.'),
    begun: z.array(BegunYear).describe('The newest first.'),
    items: z.array(CarriedItem).describe('Of the year that the company works in.'),
    restatements: z.array(Restatement),
    decisions: z.number().int().describe('Decisions on material topics that wait to be confirmed in the assessment.'),
  })
  .meta({
    id: 'Years',
    description: 'The reporting years of a company, and what has to be confirmed in the current one.',
  })
export type Years = z.infer<typeof Years>

export const years = {
  get: endpoint({
    method: 'GET',
    path: '/years/',
    about: 'years',
    auth: 'user',
    summary: 'Years that were begun, the one that can be, and what has to be confirmed',
    response: Years,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/years/',
    changes: ['years', 'company', 'report'],
    auth: 'admin',
    names: ['year'],
    summary: 'Begin the next year; asked again it answers the same and does nothing',
    body: z.object({ year: Year, set: StandardSet, repeat: Repeated.prefault({}) }),
    failures: ['conflict'],
    response: Years,
  }),
  restate: endpoint({
    method: 'PUT',
    path: '/years/restatements/{key}/',
    changes: ['years'],
    auth: 'user',
    summary: 'Restate the comparative of the year before, with a reason; the old year stays as it was reported',
    params: z.object({ key: z.string().min(1).max(100) }),
    body: z.object({
      value: z.string().trim().min(1).max(200).describe('As it is typed, with its unit.'),
      reason: z.string().trim().min(1).max(2_000),
    }),
    failures: ['conflict', 'not_found'],
    response: Years,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/years/restatements/{key}/',
    changes: ['years'],
    auth: 'user',
    summary: 'Take a restatement back; the comparative is again what was reported',
    params: z.object({ key: z.string().min(1).max(100) }),
    failures: ['not_found'],
    response: Years,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/years/confirm/',
    changes: ['years', 'values', 'work', 'assessment', 'figures', 'statement'],
    auth: 'user',
    summary: 'Confirm what was carried over, or take that back',
    body: z.object({
      items: z
        .array(z.object({ kind: z.enum(carriedKinds), subject: z.string().min(1).max(200) }))
        .min(1)
        .max(2000),
      confirmed: z.boolean().default(true),
    }),
    response: Years,
  }),
}
