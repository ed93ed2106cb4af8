import { z } from 'zod'

const ComparedSource = z.object({
  kind: z
    .enum(['value', 'inventory', 'parts', 'document'])
    .describe('`value`: what people decided; `parts`: what the parts of units come to.'),
  number: z.number(),
  document: z.object({ id: z.string(), name: z.string(), page: z.number().int() }).nullable(),
  difference: z.number().nullable().describe('To the first; `null` of the first itself.'),
  percent: z.number().nullable().describe('Of the first; `null` where that is zero.'),
  agrees: z.boolean().nullable().describe('But for rounding.'),
})
export type ComparedSource = z.infer<typeof ComparedSource>

export const ComparedDatapoint = z
  .object({
    key: z.string(),
    name: z.string(),
    unit: z.string().nullable().describe('Of all its numbers.'),
    sources: z.array(ComparedSource).min(2).describe('The one that the others are compared with first.'),
  })
  .meta({
    id: 'ComparedDatapoint',
    description: 'The figures of a datapoint by where they are from, each with its difference.',
  })
export type ComparedDatapoint = z.infer<typeof ComparedDatapoint>
