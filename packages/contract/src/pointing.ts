import { z } from 'zod'
import { Datapoint, Evidence, Seen } from './csrd.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

export const NearPlace = Evidence.pick({
  document_id: true,
  filename: true,
  page: true,
  sheet: true,
  cell: true,
  paragraph: true,
  excerpt: true,
  value_at: true,
  boxes: true,
  value_box: true,
  number: true,
  unit: true,
  year: true,
  written: true,
  conversion: true,
})
  .extend({
    kind: z.enum(['figure', 'passage']),
    standing: z
      .enum(['lead', 'near'])
      .describe('`lead`: the analysis holds that the answer may stand here; `near`: it is merely near in meaning.'),
    why_not: z.string().nullable().describe('Why a lead is no value, in one sentence; `null` for what is merely near.'),
    start: z
      .number()
      .int()
      .describe('Where the figure, or the passage, begins in the text of the page; names it for `take`.'),
    end: z.number().int(),
    label: z.string().describe('The row, or the words around the figure.'),
    value: z.string().describe('As it would be kept for the datapoint: canonical text.'),
    unit_read: z
      .enum(['stated', 'assumed', 'other'])
      .nullable()
      .describe('Whether the page states a unit that fits the datapoint, none, or another one; `null` for passages.'),
    recognised: z.boolean().describe('It was recognised in a picture and may be misread.'),
  })
  .meta({
    id: 'NearPlace',
    description:
      'A figure or passage of a document, read as the value of a datapoint; nothing says yet that it is. It is counted nowhere.',
  })
export type NearPlace = z.infer<typeof NearPlace>

export const Absence = z
  .object({ at: z.iso.datetime(), by: z.string().nullable(), is_you: z.boolean() })
  .meta({ id: 'Absence', description: 'That a person said that the documents do not state a datapoint.' })
export type Absence = z.infer<typeof Absence>

export const Computed = z
  .object({
    kind: z.enum(['sum', 'difference', 'share', 'ratio']),
    number: z.number(),
    unit: z.string().nullable(),
    parts: z
      .array(z.object({ key: z.string(), name: z.string(), number: z.number(), unit: z.string().nullable() }))
      .describe('The figures that it is made of, in the order of the formula.'),
  })
  .meta({
    id: 'Computed',
    description: 'What a value would be by other figures of the report. It is offered, never taken.',
  })
export type Computed = z.infer<typeof Computed>

const byKey = z.object({ key: z.string().min(1).max(100) })

/** Where a figure or passage stands on a page of a document. */
const At = {
  document: z.uuid(),
  page: z.number().int().min(1).max(1_000_000),
  start: z.number().int().min(0),
  end: z.number().int().min(1),
}

export const pointing = {
  nearest: endpoint({
    method: 'GET',
    path: '/csrd/datapoints/{key}/nearest/',
    about: 'values',
    auth: 'user',
    scope: 'values:read',
    summary:
      'What was looked through for a datapoint: leads, and the rows and passages nearest to it in meaning, best first',
    params: byKey,
    response: z.object({
      data: z.object({
        documents: z.number().int().describe('Documents that were read.'),
        pages: z.number().int().describe('Their pages, sheets and slides.'),
        not_indexed: z
          .number()
          .int()
          .describe('Of these, documents of an older engine: only analysing them again lets them be looked through.'),
        absence: Absence.nullable(),
        computed: Computed.nullable(),
        places: z.array(NearPlace),
      }),
    }),
  }),
  figures: endpoint({
    method: 'GET',
    path: '/csrd/datapoints/{key}/figures/',
    about: 'values',
    auth: 'user',
    scope: 'values:read',
    summary: 'The figures of a page, each read as the value of a datapoint, to be pointed at',
    params: byKey,
    query: z.object({ document: z.uuid(), page: z.coerce.number().int().min(1).max(1_000_000) }),
    response: z.object({ data: z.object({ figures: z.array(NearPlace) }) }),
  }),
  take: endpoint({
    method: 'POST',
    path: '/csrd/datapoints/{key}/take/',
    changes: ['values'],
    auth: 'user',
    scope: 'values:write',
    names: ['document'],
    failures: ['conflict'],
    summary:
      'Take a figure, a passage or a sum of figures of pages as the value of a datapoint, with their places as evidence',
    params: byKey,
    body: z.object({
      ...At,
      add: z
        .array(z.object(At))
        .max(limits.addedFigures)
        .optional()
        .describe('Further figures of the same unit: their sum is the value, and every place its evidence.'),
      ...Seen.shape,
      value: z.string().max(limits.longText).optional().describe('Where a person corrected what was read.'),
      year: z.number().int().min(1900).max(2200).optional().describe('Where a person corrected what was read.'),
    }),
    response: Datapoint,
  }),
  setAbsent: endpoint({
    method: 'PUT',
    path: '/csrd/datapoints/{key}/absence/',
    changes: ['values'],
    auth: 'user',
    scope: 'values:write',
    summary: 'Say that the documents do not state a datapoint; what a later document states is proposed all the same',
    params: byKey,
    response: z.object({ absence: Absence.nullable() }),
  }),
  removeAbsent: endpoint({
    method: 'DELETE',
    path: '/csrd/datapoints/{key}/absence/',
    changes: ['values'],
    auth: 'user',
    scope: 'values:write',
    summary: 'Take back that the documents do not state a datapoint',
    params: byKey,
    response: z.object({ absence: Absence.nullable() }),
  }),
}
