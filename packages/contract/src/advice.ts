import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A person's mark on a recommendation: done, whatever the values say, or set aside. */
export const RecommendationMark = z.enum(['done', 'not_relevant'])
export type RecommendationMark = z.infer<typeof RecommendationMark>

/** A recommendation for a part of the report, in the language asked for. */
export const Recommendation = z
  .object({
    /** The same in every language and year. */
    key: z.string(),
    title: z.string(),
    /** Keys of datapoints without value, the most important first; of a complete one those that it was about. */
    targetDatapoints: z.array(z.string()),
    /** The missing datapoints, one a line. */
    targetNotes: z.string(),
    /** Percent, 0 to 100; 100 only when nothing is missing. */
    completionPercentage: z.number().int().min(0).max(100),
    actionSteps: z.array(z.object({ title: z.string(), details: z.string(), done: z.boolean() })),
    actionStepsTitle: z.string(),
    suggestedApproach: z.string(),
    suggestedApproachTitle: z.string(),
    description: z.string(),
    /** `complete` when every datapoint has a value or a person said that it is done. */
    status: z.enum(['open', 'complete', 'not_relevant']),
    mark: RecommendationMark.nullable(),
    /** Functions of a company that can answer. */
    owners: z.array(z.string()),
    /** The target datapoints with what a link to them needs. */
    datapoints: z.array(z.object({ key: z.string(), name: z.string(), controlCode: z.string() })),
  })
  .meta({ id: 'Recommendation' })
export type Recommendation = z.infer<typeof Recommendation>

/** How the re-evaluation that was asked for last stands. */
const Evaluation = z.object({
  running: z.boolean(),
  /** Whether the last one that was asked for could not be carried out. */
  failed: z.boolean(),
  updated_at: z.iso.datetime().nullable(),
})

export const advice = {
  list: endpoint({
    method: 'GET',
    path: '/csrd/ai-recommendations/',
    auth: 'user',
    summary: 'What to do next, best first; what was set aside comes last',
    response: Evaluation.extend({ data: z.array(Recommendation) }),
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/csrd/recommendations/refresh/',
    auth: 'user',
    summary: 'Queue a re-evaluation; while one is running nothing more is queued',
    status: 202,
    response: Evaluation,
  }),
  mark: endpoint({
    method: 'PUT',
    path: '/csrd/ai-recommendations/{key}/',
    auth: 'user',
    summary: 'Say that a recommendation is done or not relevant, or take that back',
    params: z.object({ key: z.string().min(1).max(100) }),
    body: z.object({ mark: RecommendationMark.nullable() }),
    response: Recommendation,
  }),
}
