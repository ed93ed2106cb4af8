import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A person's mark on a recommendation: done, whatever the values say, or set aside. */
export const RecommendationMark = z.enum(['done', 'not_relevant'])
export type RecommendationMark = z.infer<typeof RecommendationMark>

export const Recommendation = z
  .object({
    key: z.string().describe('The same in every language and year.'),
    title: z.string(),
    targetDatapoints: z
      .array(z.string())
      .describe(
        'Keys of datapoints without value, the most important first; of a complete one those that it was about.',
      ),
    targetNotes: z.string().describe('The missing datapoints, one a line.'),
    completionPercentage: z
      .number()
      .int()
      .min(0)
      .max(100)
      .describe('Percent, 0 to 100; 100 only when nothing is missing.'),
    actionSteps: z.array(
      z.object({
        title: z.string(),
        details: z.string(),
        done: z.boolean(),
        missing: z
          .array(z.string())
          .describe(
            'Keys of the datapoints without value that the step answers; none where values are to be reviewed.',
          ),
      }),
    ),
    actionStepsTitle: z.string(),
    suggestedApproach: z.string(),
    suggestedApproachTitle: z.string(),
    description: z.string(),
    status: z
      .enum(['open', 'complete', 'not_relevant'])
      .describe('`complete` when every datapoint has a value or a person said that it is done.'),
    mark: RecommendationMark.nullable(),
    owners: z.array(z.string()).describe('Functions of a company that can answer.'),
    datapoints: z
      .array(z.object({ key: z.string(), name: z.string(), controlCode: z.string() }))
      .describe('The target datapoints with what a link to them needs.'),
  })
  .meta({
    id: 'Recommendation',
    description: 'What to do next about a part of the report. Texts follow the language asked for.',
  })
export type Recommendation = z.infer<typeof Recommendation>

/** How the re-evaluation that was asked for last stands. */
const Evaluation = z.object({
  running: z.boolean(),
  failed: z.boolean().describe('Whether the last one that was asked for could not be carried out.'),
  updated_at: z.iso.datetime().nullable(),
})

export const advice = {
  list: endpoint({
    method: 'GET',
    path: '/csrd/ai-recommendations/',
    about: 'advice',
    auth: 'user',
    scope: 'assessment:read',
    summary: 'What to do next, best first; what was set aside comes last',
    response: Evaluation.extend({ data: z.array(Recommendation) }),
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/csrd/recommendations/refresh/',
    changes: ['advice'],
    auth: 'user',
    scope: 'assessment:write',
    summary: 'Queue a re-evaluation; while one is running nothing more is queued',
    status: 202,
    response: Evaluation,
  }),
  mark: endpoint({
    method: 'PUT',
    path: '/csrd/ai-recommendations/{key}/',
    changes: ['advice'],
    auth: 'user',
    scope: 'assessment:write',
    summary: 'Say that a recommendation is done or not relevant, or take that back',
    params: z.object({ key: z.string().min(1).max(100) }),
    body: z.object({ mark: RecommendationMark.nullable() }),
    response: Recommendation,
  }),
}
