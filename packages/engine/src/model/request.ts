import { z } from 'zod'

/** One question to a language model: everything that is sent, and nothing that is not. */
export interface ModelRequest {
  /** Code of the disclosure requirement. */
  disclosure: string
  /** SHA-256 of everything that is sent, as hexadecimal digits; the same document gives the same. */
  hash: string
  system: string
  prompt: string
  /** Identifiers that may be answered. */
  datapoints: string[]
  /** Marks of the passages that may be quoted. */
  marks: string[]
}

const words = z.string().max(4000)

/** One answer of a model, as received: nothing of it is believed before it is checked. The quote comes before the value. */
export const ModelAnswer = z.object({
  datapoint: z.string().max(60),
  block: z.string().max(40),
  quote: words,
  state: z.enum(['found', 'not_material', 'not_found']),
  value: z.string().max(200).nullable(),
  unit: z.string().max(80).nullable(),
  year: z.string().max(20).nullable(),
  boundary: z.enum(['group', 'part', 'unclear']),
})
export type ModelAnswer = z.infer<typeof ModelAnswer>

/** A whole reply. */
export const ModelReply = z.object({ answers: z.array(z.unknown()).max(500) })

const text = { type: 'string' }
const perhaps = { type: ['string', 'null'] }

/** The JSON schema that a model must answer in, strict: every property required, none beside them. */
export const replySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['answers'],
  properties: {
    answers: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['datapoint', 'block', 'quote', 'state', 'value', 'unit', 'year', 'boundary'],
        properties: {
          datapoint: text,
          block: text,
          quote: text,
          state: { type: 'string', enum: ['found', 'not_material', 'not_found'] },
          value: perhaps,
          unit: perhaps,
          year: perhaps,
          boundary: { type: 'string', enum: ['group', 'part', 'unclear'] },
        },
      },
    },
  },
} as const
