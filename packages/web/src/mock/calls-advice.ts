import type { contract, Language, Recommendation } from '@esrs/contract'
import { found, type MockContext, type MockGroup } from './call.ts'
import recommendations from './fixtures/recorded/recommendations.json' with { type: 'json' }

const recorded = recommendations as unknown as Record<Language, Recommendation[]>

/** A recommendation with what a person has said of it. */
function marked(recommendation: Recommendation, { state }: MockContext): Recommendation {
  const mark = state.advice.marks.get(recommendation.key) ?? null
  const status = mark === 'not_relevant' ? mark : mark === 'done' ? 'complete' : recommendation.status
  return { ...recommendation, status, mark }
}

export const adviceCalls: MockGroup<typeof contract.advice> = {
  list: (_, context) => {
    const { advice, documents, datapoints } = context.state
    const running = advice.running > 0
    if (running) advice.running -= 1
    const hasAnything = documents.length > 0 || datapoints.some(({ value }) => value !== null)
    const all = (hasAnything ? recorded[context.language] : []).map((one) => marked(one, context))
    const data = (['open', 'complete', 'not_relevant'] as const).flatMap((status) =>
      all.filter((recommendation) => recommendation.status === status),
    )
    return { data, running, failed: false, updated_at: advice.updatedAt }
  },
  refresh: (_, { state: { advice } }) => {
    Object.assign(advice, { running: 2, updatedAt: new Date().toISOString() })
    return { running: true, failed: false, updated_at: advice.updatedAt }
  },
  mark: ({ params, body }, context) => {
    const { marks } = context.state.advice
    const entry = found(recorded[context.language].find(({ key }) => key === params.key))
    if (body.mark) marks.set(entry.key, body.mark)
    else marks.delete(entry.key)
    return marked(entry, context)
  },
}
