import type { Recommendation, RecommendationMark } from '@esrs/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import type { Language } from '../../../i18n/language.ts'

/** Milliseconds between two looks while a re-evaluation runs. */
const whileRunning = 1000

/** What to do next, in the language asked for. Looked at again by itself while a re-evaluation runs. */
export const adviceQuery = (language: Language) =>
  queryOptions({
    queryKey: ['advice', language],
    queryFn: ({ signal }) => call(contract.advice.list, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.running ? whileRunning : false),
  })

export function useReevaluate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(contract.advice.refresh),
    onSuccess: () => client.invalidateQueries({ queryKey: ['advice'] }),
  })
}

/** Says that a recommendation is done or not relevant, or takes that back. */
export function useMark() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, mark }: { key: Recommendation['key']; mark: RecommendationMark | null }) =>
      call(contract.advice.mark, { params: { key }, body: { mark } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['advice'] }),
  })
}
