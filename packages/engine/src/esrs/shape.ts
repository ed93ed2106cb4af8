import { z } from 'zod'
import { datapointTypes, dimensions, laws } from './datapoint.ts'

/** Shapes of the stored files. Read by the review of the data, not when the catalogue is loaded. */

const years = z.int().min(1).max(4).optional()
const word = z.string().trim().min(2).max(260)
const named = { en: word, de: word }
const pillar = z.enum(['general', 'environmental', 'social', 'governance'])

export const StoredDatapoint = z.strictObject({
  id: z.string().regex(/^(ESRS26_|VS_)?[A-Z][A-Z0-9]*(\.[A-Z]+)?(-[A-Z0-9]+)?_\d\d$/),
  dr: z.string().min(1),
  paragraph: z.string().min(1),
  applicationRequirements: z.string().min(1).optional(),
  type: z.enum(datapointTypes),
  dimension: z.enum(dimensions).optional(),
  unit: z.string().min(1).optional(),
  table: z.literal(true).optional(),
  condition: z.enum(['conditional', 'alternative']).optional(),
  voluntary: z.literal(true).optional(),
  phaseIn: z
    .strictObject({
      under750: years,
      all: years,
      outsideEea: years,
      rule: z.enum(['esrs1-appendix-c', 'sector-standards']).optional(),
    })
    .optional(),
  law: z.array(z.enum(laws)).nonempty().optional(),
  concepts: z
    .array(z.string().regex(/^[A-Z]\w+$/))
    .nonempty()
    .optional(),
})

/** Names have at most 90 characters; questions end as questions, definitions as sentences. */
export const Words = z.strictObject({
  name: z.string().trim().min(3).max(90),
  definition: z
    .string()
    .trim()
    .min(20)
    .max(700)
    .regex(/^[\p{Lu}„"“\d].*[.)]$/su, 'is no sentence'),
  question: z.string().trim().min(10).max(400).regex(/\?$/, 'is no question'),
})

export const Titles = z.strictObject({
  standards: z.array(z.strictObject({ code: z.string(), esrs: z.string(), pillar, ...named })).nonempty(),
  disclosureRequirements: z
    .array(z.strictObject({ code: z.string(), standard: z.string(), pillar: pillar.optional(), ...named }))
    .nonempty(),
})

export const Topics = z.strictObject({
  topics: z.array(z.strictObject({ code: z.string().regex(/^[ESG]\d(\.\d){0,2}$/), ...named })).nonempty(),
  assigned: z.record(z.string(), z.array(z.string()).nonempty()),
})

export const Glossary = z.array(
  z.strictObject({
    key: z.string().regex(/^[a-z][A-Za-z0-9]+$/),
    ...named,
    definition: z.strictObject({ en: z.string().regex(/\.$/), de: z.string().regex(/\.$/) }).optional(),
    avoid: z.array(z.string().min(3)).nonempty().optional(),
  }),
)
