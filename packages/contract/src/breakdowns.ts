import { z } from 'zod'
import { Evidence } from './csrd.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

/** One way in which a figure is broken down, such as by gender. */
export const BreakdownAxis = z
  .object({
    axis: z.string().describe('Such as `gender`.'),
    name: z.string(),
    optional: z.boolean().describe('It may be left out; then all cells leave it out.'),
    open: z.boolean().describe('Its members are countries, by their codes of ISO 3166; `members` names all of them.'),
    free: z
      .boolean()
      .describe(
        'Members of a company’s own may be written beside those that are listed: a tilde and the name, such as `~Plant A`.',
      ),
    members: z.array(
      z.object({
        member: z.string().describe('Such as `female` or `DE`.'),
        name: z.string(),
        beside: z.boolean().describe('It is counted among the others already, so that sums leave it out.'),
        offered: z.boolean().describe('It has no row before somebody chooses it, such as a site of the organisation.'),
      }),
    ),
  })
  .meta({
    id: 'BreakdownAxis',
    description: 'One way in which a figure is broken down, with its members in their order.',
  })
export type BreakdownAxis = z.infer<typeof BreakdownAxis>

export const BreakdownCell = z
  .object({
    members: z.array(z.string()).describe('One of each axis that is used, in their order.'),
    dimension: z.string().describe('The same as one word, as facts and evidence name it: `permanent_female`.'),
    value: z.string().describe('Canonical text.'),
    number: z.number(),
    unit: z.string().nullable(),
    status: z
      .enum(['proposed', 'entered'])
      .describe('`proposed`: a document states it and nobody has taken it yet; the others are what people stand for.'),
    written: z.string().nullable().describe('As a person typed it.'),
    source: z.string().describe('Where it is from, in a person’s own words.'),
    document: z.object({ id: z.string(), name: z.string() }).nullable().describe('The document that proves it.'),
    evidence: Evidence.nullable().describe('The passage that states it, where it was taken from one.'),
    by: z.string().nullable(),
    at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'BreakdownCell', description: 'A figure of a breakdown with its evidence and who stands for it.' })
export type BreakdownCell = z.infer<typeof BreakdownCell>

export const Breakdown = z
  .object({
    key: z
      .string()
      .describe('The datapoint whose figure it is; of a datapoint that asks for a table, the one that has it.'),
    code: z.string(),
    name: z.string(),
    unit: z.string().nullable().describe('Of figures that are typed without one.'),
    axes: z.array(BreakdownAxis),
    used: z.array(z.string()).describe('The axes of its cells; without cells those that are needed.'),
    cells: z.array(BreakdownCell),
    whole: z.object({
      rule: z
        .enum(['sum', 'at_most', 'hundred', 'between'])
        .nullable()
        .describe('How the cells give the whole: its sum, a part of it, 100, or a mean of them; `null`: not at all.'),
      key: z.string().describe('The datapoint that is the whole.'),
      stated: z.number().nullable(),
      computed: z.number().nullable().describe('What the cells add up to; `null` where they do not.'),
      follows: z.boolean().describe('The value of the datapoint is what its cells add up to.'),
      differs: z.string().nullable().describe('How both differ, in a sentence.'),
    }),
    version: z.string().describe('Names the cells that are shown: saving that sends it is on just these.'),
  })
  .meta({ id: 'DatapointBreakdown', description: 'A figure of the report by gender, country, category and the like.' })
export type Breakdown = z.infer<typeof Breakdown>

/** A cell as somebody writes it. */
export const TypedCell = z.object({
  members: z
    .array(z.string().max(limits.members.code))
    .min(1)
    .max(4)
    .describe('One of each axis that is used, in their order.'),
  value: z.string().trim().min(1).max(limits.shortText).describe('As a value is typed: `1,250` or `3 kg`.'),
})
export type TypedCell = z.infer<typeof TypedCell>

export const AskedTable = z
  .object({
    unit: z.string().nullable().describe('Of figures that are typed without one.'),
    axes: z.array(BreakdownAxis).describe('By which it is asked for, all of them needed.'),
    rule: Breakdown.shape.whole.shape.rule,
    cells: z.array(TypedCell).describe('As they were saved or sent last.'),
  })
  .meta({ id: 'AskedTable', description: 'A figure that somebody is asked for cell by cell.' })
export type AskedTable = z.infer<typeof AskedTable>

/** What is wrong with cells while they are typed, or odd. */
export const CheckedCells = z
  .array(z.object({ dimension: z.string(), message: z.string().nullable(), warning: z.string().nullable() }))
  .describe('Cells that are wrong, or odd.')
export type CheckedCells = z.infer<typeof CheckedCells>

const CellState = z
  .object({
    value: z.string(),
    number: z.number(),
    unit: z.string().nullable(),
    source: z.string(),
    document: z.string().nullable(),
  })
  .nullable()

export const BreakdownChange = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    by: z.object({ name: z.string().nullable(), is_you: z.boolean() }),
    dimension: z.string(),
    name: z.string().describe('Its members in words.'),
    before: CellState,
    after: CellState,
  })
  .meta({ id: 'BreakdownChange', description: 'One change of a cell. Changes are only ever added.' })
export type BreakdownChange = z.infer<typeof BreakdownChange>

const byKey = z.object({ key: z.string().min(1).max(100) })

export const breakdowns = {
  get: endpoint({
    method: 'GET',
    path: '/csrd/datapoints/{key}/breakdown/',
    about: 'values',
    auth: 'user',
    scope: 'values:read',
    summary:
      'The breakdown of a datapoint: axes, cells with evidence, and how they fit the whole; `null` for one that has none',
    params: byKey,
    response: z.object({ breakdown: Breakdown.nullable() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/csrd/datapoints/{key}/breakdown/',
    changes: ['values'],
    auth: 'user',
    scope: 'values:write',
    summary:
      'Save all cells of a breakdown, and on request the whole that follows from them; a cell that is not sent is removed',
    params: byKey,
    body: z.object({
      cells: z
        .array(
          TypedCell.extend({
            source: z.string().trim().max(limits.shortText).optional(),
            document: z.uuid().nullish(),
          }),
        )
        .max(limits.breakdownCells),
      whole: z
        .enum(['follow', 'keep'])
        .default('keep')
        .describe('`follow`: what the cells add up to becomes the value of the datapoint.'),
      version: z.string().max(limits.shortText).optional(),
    }),
    failures: ['conflict'],
    response: z.object({ breakdown: Breakdown }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/csrd/datapoints/{key}/breakdown/history/',
    about: 'history',
    auth: 'user',
    scope: 'values:read',
    summary: 'Page through the changes of the cells of a breakdown, or of one of them, the newest first',
    params: byKey,
    query: z.object({
      dimension: z.string().max(limits.members.dimension).optional(),
      page: z.coerce.number().int().min(1).default(1),
      page_size: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: z.object({
      data: z.object({ changes: z.array(BreakdownChange) }),
      total_pages: z.number(),
      count: z.number(),
      page: z.number(),
    }),
  }),
}
