import type { contract, Language, Recommendation } from '@esrs/contract'
import { found, type MockContext, type MockGroup } from './call.ts'
import stored from './fixtures/recommendations.json' with { type: 'json' }

type Stored = (typeof stored)[number]

function recommendationOf(entry: Stored, { state }: MockContext, language: Language): Recommendation {
  const { steps, names, ...words } = entry[language]
  const { key, targetDatapoints, completionPercentage, done } = entry
  const mark = state.advice.marks.get(key) ?? null
  const status = mark === 'not_relevant' ? mark : mark === 'done' ? 'complete' : (entry.status as 'open' | 'complete')
  return {
    key,
    status,
    mark,
    targetDatapoints,
    completionPercentage,
    ...words,
    actionSteps: steps.map((step, i) => ({ ...step, done: done[i] ?? false })),
    datapoints: targetDatapoints.map((id, i) => ({
      key: id,
      name: names[i] ?? id,
      controlCode: /^[ESG]\d/.exec(id)?.[0] ?? 'ESRS 2',
    })),
  }
}

export const adviceCalls: MockGroup<typeof contract.advice> = {
  list: (_, context) => {
    const { advice, documents, datapoints } = context.state
    const running = advice.running > 0
    if (running) advice.running -= 1
    const hasAnything = documents.length > 0 || datapoints.some(({ value }) => value !== null)
    const all = (hasAnything ? stored : []).map((entry) => recommendationOf(entry, context, context.language))
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
    const entry = found(stored.find(({ key }) => key === params.key))
    if (body.mark) marks.set(entry.key, body.mark)
    else marks.delete(entry.key)
    return recommendationOf(entry, context, context.language)
  },
}
