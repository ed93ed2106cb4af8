import { z } from 'zod'
import { bandBases, scoreScales, timeHorizons } from './code-lists.ts'
import { methodFields } from './method-fields.ts'

const Weight = z.number().min(0).max(10)
const Threshold = z.number().min(0).max(10)

const Combination = z.object({
  by: z.enum(['weights', 'product']),
  first: Weight.describe('How often severity or magnitude counts.'),
  likelihood: Weight,
})
const Thresholds = z.object({
  material: Threshold.describe('From here on something is material.'),
  undecided: Threshold.describe('From here up to there a person decides.'),
})

/** Words for each fifth of the scale, from the lowest; empty where the default holds. */
const Steps = z.array(z.string().trim().max(200)).length(5)
const AnchorWords = z.object({ scale: Steps, scope: Steps, irremediable: Steps, magnitude: Steps, likelihood: Steps })
/** What the steps of each scale mean, in words. */
export const Anchors = AnchorWords.meta({ id: 'Anchors', description: 'What each fifth of a scale means, by part.' })
export type Anchors = z.infer<typeof Anchors>

export const AssessmentMethod = z
  .object({
    scale: z.enum(scoreScales).describe('Points from 1 to 5, or from 0 to 10.'),
    severity: z.enum(['mean', 'highest']),
    peak: z.boolean().describe('One part at the top of the scale makes an impact as severe as can be.'),
    impact: Combination,
    financial: Combination,
    assessors: z.enum(['median', 'mean', 'highest']),
    topic: z.enum(['highest', 'mean-of-three']),
    thresholds: z.object({ impact: Thresholds, financial: Thresholds }),
    bands: z
      .object({ basis: z.enum(bandBases), bounds: z.array(z.number().min(0).max(1e12)).length(4) })
      .optional()
      .describe('What each step of the magnitude is from on, in EUR or percent in a year; the defaults where missing.'),
    likelihoodSteps: z
      .array(z.number().min(0).max(100))
      .length(4)
      .optional()
      .describe('Percent from which on each step of the likelihood is; the defaults where missing.'),
    shortTerm: z.number().int().min(0).max(10).optional().describe('Years after the reporting period; 0: its end.'),
    mediumTerm: z.number().int().min(1).max(30).describe('Years after the reporting period.'),
    longTerm: z.number().int().min(2).max(100).nullable().optional().describe('The same; open where `null`.'),
    anchors: AnchorWords.partial().optional().describe('Own words for the steps; what is not said has the default.'),
    stakeholders: z.object({
      share: z.number().min(0).max(50).describe('Of older methods: answers count no share of a result any more.'),
      weights: z.record(z.string().max(60), Weight),
    }),
  })
  .meta({ id: 'AssessmentMethod', description: 'How points become results, and from where on something is material.' })
export type AssessmentMethod = z.infer<typeof AssessmentMethod>

export const MethodField = z.enum(methodFields)
export type MethodField = z.infer<typeof MethodField>

export const MethodSource = z
  .object({ field: MethodField, paragraph: z.string(), reason: z.string() })
  .meta({ id: 'MethodSource', description: 'The paragraph that a default follows, and why it is what it is.' })
export type MethodSource = z.infer<typeof MethodSource>

/** What the formula says. */
export const Verdict = z.enum(['material', 'undecided', 'not', 'open'])
export type Verdict = z.infer<typeof Verdict>

export const Working = z
  .object({
    step: z.enum(['severity', 'result', 'horizons', 'assessors', 'topic', 'stakeholders']),
    formula: z.string().describe('With the numbers put in.'),
    result: z.number(),
    rule: z.enum(['peak', 'human-rights', 'actual', 'not-beyond', ...timeHorizons]).nullable(),
  })
  .meta({ id: 'Working', description: 'A line of the calculation.' })
export type Working = z.infer<typeof Working>
