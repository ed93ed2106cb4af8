import { z } from 'zod'
import { StandardSet } from './company.ts'

export const SignedAssessment = z
  .object({
    number: z.number().int(),
    at: z.string(),
    by: z.string(),
    note: z.string(),
    sha256: z.string(),
    topics: z.number().int(),
    material: z.number().int(),
    gaps: z
      .number()
      .int()
      .default(0)
      .describe('Sub-topics that were not assessed and of which nobody said that nothing was found: signed in part.'),
    unrated: z
      .number()
      .int()
      .default(0)
      .describe('Topics that were called material with no entry scored: a reason alone supports them.'),
  })
  .meta({ id: 'SignedAssessment', description: 'A version of the assessment that was signed and cannot be changed.' })
export type SignedAssessment = z.infer<typeof SignedAssessment>

export const SignedResults = z
  .object({
    set: StandardSet,
    year: z.number().int(),
    number: z.number().int(),
    topics: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        impact: z.number().nullable(),
        financial: z.number().nullable(),
        material: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SignedResults', description: 'What a signed version said of each topic, on the scale of its method.' })
export type SignedResults = z.infer<typeof SignedResults>
