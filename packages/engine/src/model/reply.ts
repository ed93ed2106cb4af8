import { z } from 'zod'

// What models answer in. The schema that is sent is strict; what is read is lenient, since small models leave empty things out.

const words = z.string().max(4000)
const mark = z.string().max(40)
const perhaps = (most: number) =>
  z
    .union([z.string().max(most), z.number().transform(String)])
    .nullish()
    .transform((said) => (said?.trim() ? said.trim() : null))
const few = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(item)
    .nullish()
    .transform((items) => (items ?? []).slice(0, most))

export const classes = [
  'policy',
  'action',
  'target',
  'metric',
  'process',
  'governance',
  'strategy',
  'basis',
  'absence',
] as const
export type StatementClass = (typeof classes)[number]

/** One answer of a model about a window: nothing of it is believed before it is verified. The quote comes before the value. */
export const ModelAnswer = z.object({
  block: mark,
  quote: words,
  context: few(mark, 8),
  datapoint: z.string().max(60),
  member: perhaps(120),
  value: z.union([z.string().max(300), z.number().transform(String)]),
  parts: few(z.string().max(60), 12),
  unit: perhaps(80),
  year: perhaps(20),
  boundary: z.enum(['group', 'part', 'unclear']).catch('unclear'),
  basis: perhaps(200),
  confidence: z.enum(['high', 'medium', 'low']).catch('low'),
})
export type ModelAnswer = z.infer<typeof ModelAnswer>

/** A passage that speaks of requirements. */
export const ModelSection = z.object({
  from: mark,
  to: mark,
  requirements: few(z.string().max(40), 3),
  class: z.enum(classes).catch('strategy'),
  quote: words,
  confidence: z.enum(['high', 'medium', 'low']).catch('low'),
})
export type ModelSection = z.infer<typeof ModelSection>

/** An answer about passages, in the second step. */
export const ModelPassage = z.object({
  block: mark,
  quote: words,
  from: mark,
  to: mark,
  datapoint: z.string().max(60),
  class: z.enum(classes).catch('strategy'),
  stated: few(words, 12),
  missing: few(words, 12),
  confidence: z.enum(['high', 'medium', 'low']).catch('low'),
})
export type ModelPassage = z.infer<typeof ModelPassage>

const list = z.array(z.unknown()).max(1000)

/** A whole reply, its items unread. */
export const PagesReply = z.object({ answers: list, sections: list.nullish().transform((sections) => sections ?? []) })
export const PassagesReply = z.object({ answers: list })

const text = { type: 'string' }
const maybe = { type: ['string', 'null'] }
const texts = { type: 'array', items: text }
const confidence = { type: 'string', enum: ['high', 'medium', 'low'] }
const oneOfClasses = { type: 'string', enum: classes }

/** Strict, as hosts ask for it: every property required, none beside them. */
const objectOf = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
})
const listOf = (properties: Record<string, object>) => ({ type: 'array', items: objectOf(properties) })

/** The JSON schema of a reply about a window. */
export const pagesSchema = objectOf({
  answers: listOf({
    block: text,
    quote: text,
    context: texts,
    datapoint: text,
    member: maybe,
    value: text,
    parts: texts,
    unit: maybe,
    year: maybe,
    boundary: { type: 'string', enum: ['group', 'part', 'unclear'] },
    basis: maybe,
    confidence,
  }),
  sections: listOf({
    from: text,
    to: text,
    requirements: texts,
    class: oneOfClasses,
    quote: text,
    confidence: { type: 'string', enum: ['high', 'medium'] },
  }),
})

/** The JSON schema of a reply about passages. */
export const passagesSchema = objectOf({
  answers: listOf({
    block: text,
    quote: text,
    from: text,
    to: text,
    datapoint: text,
    class: oneOfClasses,
    stated: texts,
    missing: texts,
    confidence,
  }),
})
