import type { Language, Recommendation, RecommendationMark } from '@esrs/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { pollInterval } from '../queries.ts'

/** Milliseconds between two looks while a re-evaluation runs. */
const whileRunning = 1000

// Whatever changes the progress changes what is recommended, so who renews the one renews the other.
const adviceKey = ['progress', 'advice'] as const

/**
 * What to do next, in the language asked for. Looked at again by itself while a re-evaluation runs, and while documents are
 * being processed.
 */
export const adviceQuery = (language: Language, isWorking: boolean) =>
  queryOptions({
    queryKey: [...adviceKey, language],
    queryFn: ({ signal }) => call(contract.advice.list, {}, { signal }),
    meta: { logged: 'recommendations' },
    refetchInterval: ({ state }) => (state.data?.running ? whileRunning : isWorking && pollInterval),
  })

export function useReevaluate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(contract.advice.refresh),
    onSuccess: () => client.invalidateQueries({ queryKey: adviceKey }),
  })
}

/** Says that a recommendation is done or not relevant, or takes that back. */
export function useMark() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, mark }: { key: Recommendation['key']; mark: RecommendationMark | null }) =>
      call(contract.advice.mark, { params: { key }, body: { mark } }),
    onSuccess: () => client.invalidateQueries({ queryKey: adviceKey }),
  })
}
