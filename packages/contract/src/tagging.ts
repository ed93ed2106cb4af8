import { z } from 'zod'
import { tagStates } from './code-lists.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { PageSize } from './paging.ts'

/** Why a figure or text of a statement has no tag. */
const untaggedReasons = ['no-concept', 'type', 'unit', 'dimension', 'member', 'taken', 'fraction', 'no-text'] as const
export const UntaggedReason = z.enum(untaggedReasons)
export type UntaggedReason = z.infer<typeof UntaggedReason>

export type TagState = (typeof tagStates)[number]

/** A figure, answer or text of the statement, with what it is tagged with. */
export const TaggedFact = z.object({
  id: z.string(),
  said: z.string().describe('The value in words.'),
  year: z.int(),
  members: z.array(z.string()).describe('Members of the axes, without the prefix of the taxonomy.'),
  language: z.string().nullable().describe('Of a text; `null` for figures and answers.'),
  reason: UntaggedReason.nullable().describe('Why it has no tag.'),
})
export type TaggedFact = z.infer<typeof TaggedFact>

export const TagRow = z
  .object({
    datapoint: z.string(),
    name: z.string(),
    element: z.string().nullable().describe('Name of the element without the prefix; `null` where nothing is tagged.'),
    type: z.string().nullable().describe('Its type in the taxonomy, such as `ghgEmissions`.'),
    period: z.enum(['instant', 'duration']).nullable(),
    chosen: z.boolean().describe('A person has chosen it.'),
    may_change: z.boolean().describe('Answers that are one element together keep it.'),
    facts: z.array(TaggedFact).describe('At most twenty.'),
    fact_count: z.int(),
    reviewed: z.object({ by: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'TagRow', description: 'A datapoint of the statement with its element of the taxonomy.' })
export type TagRow = z.infer<typeof TagRow>

export const TagElement = z.object({
  name: z.string(),
  type: z.string(),
  period: z.enum(['instant', 'duration']),
})
export type TagElement = z.infer<typeof TagElement>

const datapoint = z.object({ datapoint: z.string().max(limits.tags.word) })

export const tagging = {
  list: endpoint({
    method: 'GET',
    path: '/report/tags/',
    about: 'statement',
    auth: 'user',
    summary: 'The tags of the draft or of an issued version, what is not tagged and why, and who reviewed them',
    query: z.object({
      version: z.coerce.number().int().min(1).optional().describe('An issued version; without it the draft.'),
      state: z.enum(tagStates).default('all'),
      search: z.string().trim().max(limits.tags.word).default(''),
      page: z.coerce.number().int().min(1).default(1),
      page_size: PageSize,
    }),
    failures: ['not_found'],
    response: z.object({
      has_taxonomy: z.boolean().describe('The revised ESRS have no final taxonomy yet.'),
      has_lei: z.boolean().describe('Without one no machine-readable report is made.'),
      counts: z.object({
        facts: z.int(),
        tagged: z.int(),
        datapoints: z.int(),
        reviewed: z.int(),
        untagged: z.int().describe('Datapoints of which something is not tagged.'),
      }),
      rows: z.array(TagRow),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
    }),
  }),
  elements: endpoint({
    method: 'GET',
    path: '/report/tags/{datapoint}/elements/',
    about: 'statement',
    auth: 'user',
    summary: 'Elements of the taxonomy that a datapoint of the draft may be tagged with: of the same type, and free',
    params: datapoint,
    query: z.object({ search: z.string().trim().max(limits.tags.word).default('') }),
    response: z.object({ elements: z.array(TagElement).describe('At most thirty.'), total: z.int() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/report/tags/{datapoint}/',
    changes: ['statement'],
    auth: 'user',
    summary:
      'Choose the element of a datapoint, or with `null` leave it to the product, and say whether it was reviewed. An element that is not in the taxonomy, of another type or taken is refused',
    params: datapoint,
    body: z.object({
      element: z.string().max(limits.tags.word).nullable(),
      reviewed: z.boolean(),
    }),
    failures: ['conflict'],
    response: TagRow,
  }),
}
