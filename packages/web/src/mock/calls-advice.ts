import type { contract, Language, Recommendation, RecommendationMark } from '@esrs/contract'
import type { MockGroup } from './call.ts'
import stored from './fixtures/recommendations.json' with { type: 'json' }
import { MockFailure, type MockState } from './state.ts'

interface Kept {
  marks: Map<string, RecommendationMark>
  updatedAt: string
  /** How many more times a re-evaluation answers that it is running. */
  running: number
}

// What a reload may forget: it belongs to one run of the mock, and tests get a new state each.
const kept = new WeakMap<MockState, Kept>()

function keptOf(state: MockState): Kept {
  let own = kept.get(state)
  if (!own) {
    own = { marks: new Map(), updatedAt: '2026-02-17T08:12:00.000Z', running: 0 }
    kept.set(state, own)
  }
  return own
}

type Stored = (typeof stored)[number]

function recommendationOf(entry: Stored, mark: RecommendationMark | null, language: Language): Recommendation {
  const { steps, names, ...words } = entry[language]
  const { key, targetDatapoints, completionPercentage, done } = entry
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
  list: (_, { state, language }) => {
    const own = keptOf(state)
    const running = own.running > 0
    if (running) own.running -= 1
    const hasAnything = state.documents.length > 0 || state.datapoints.some(({ value }) => value !== null)
    const all = (hasAnything ? stored : []).map((entry) =>
      recommendationOf(entry, own.marks.get(entry.key) ?? null, language),
    )
    const data = (['open', 'complete', 'not_relevant'] as const).flatMap((status) =>
      all.filter((recommendation) => recommendation.status === status),
    )
    return { data, running, failed: false, updated_at: own.updatedAt }
  },
  refresh: (_, { state }) => {
    const own = keptOf(state)
    own.running = 2
    own.updatedAt = new Date().toISOString()
    return { running: true, failed: false, updated_at: own.updatedAt }
  },
  mark: ({ params, body }, { state, language }) => {
    const entry = stored.find(({ key }) => key === params.key)
    if (!entry)
      throw new MockFailure('not_found', {
        en: 'There is no such recommendation for the chosen set of standards.',
        de: 'Eine solche Empfehlung gibt es für die gewählten Standards nicht.',
      })
    const { marks } = keptOf(state)
    if (body.mark) marks.set(entry.key, body.mark)
    else marks.delete(entry.key)
    return recommendationOf(entry, body.mark, language)
  },
}
