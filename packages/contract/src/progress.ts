import { z } from 'zod'
import { missingWays } from './code-lists.ts'

const ApplicabilityCode = z.enum([
  'due',
  'voluntary',
  'not-material',
  'not-found',
  'phase-in',
  'condition',
  'module',
  'alternative',
  'entity-specific',
])

export const Applicability = z
  .object({
    counts: z.boolean(),
    code: ApplicabilityCode,
    until: z
      .number()
      .int()
      .nullable()
      .describe('For a phase-in the last financial year in which it may be left out; `null` where the law names none.'),
    reason: z.string().describe('One sentence in the language asked for.'),
  })
  .meta({
    id: 'Applicability',
    description: "Whether a datapoint counts towards the company's report, and why or why not.",
  })
export type Applicability = z.infer<typeof Applicability>

/** How a missing datapoint is answered: calculated, asked of a colleague, shown by a document, or explained in words. */
export const MissingWay = z.enum(missingWays)
export type MissingWay = z.infer<typeof MissingWay>

/** Why a standard as a whole is not reported on. */
export const StandardOutside = z.enum(['not-material', 'phase-in', 'module', 'other'])
export type StandardOutside = z.infer<typeof StandardOutside>

/** How far a standard is. */
export const Coverage = z.object({
  title: z.string().describe('Of the standard, in the language asked for.'),
  outside: StandardOutside.nullable().describe(
    '`not-material`: decided so by a person, although how it was assessed may still be asked for; otherwise why no datapoint counts: `phase-in`, a `module` that is not applied, or `other`. `null` where the standard is reported on.',
  ),
  total: z.number(),
  completed: z.number().describe('Decided by a person.'),
  to_check: z.number().describe('Proposed from documents, and not decided yet.'),
  completion_rate: z.number().describe('The decided share of what is due, in percent.'),
  missingData: z.array(z.string()).describe('What is neither decided nor proposed.'),
})
export const ProgressBreakdown = z
  .object({
    accepted: z.number().int().describe('Entered or accepted by a person.'),
    proposed: z.number().int().describe('Found in documents, and not looked at yet.'),
    missing: z.number().int(),
    questions: z
      .number()
      .int()
      .describe(
        'Of the missing ones, those with a proposal that is only a question, such as a figure of another year.',
      ),
    not_counted: z.number().int(),
    not_counted_because: z.partialRecord(ApplicabilityCode, z.number().int()),
  })
  .meta({
    id: 'ProgressBreakdown',
    description:
      'Of what is due: `accepted` is the percentage, `proposed` waits beside it, `missing` has nothing, the rest does not count.',
  })
export type ProgressBreakdown = z.infer<typeof ProgressBreakdown>
