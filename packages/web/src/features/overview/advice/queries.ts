import type { Language, Recommendation, RecommendationMark } from '@esrs/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { read } from '../../../api/read.ts'
import { useSend } from '../../../kit/use-send.ts'
import { pollInterval } from '../queries.ts'

/** Milliseconds between two looks while a re-evaluation runs. */
const whileRunning = 1000

/**
 * What to do next, in the language asked for. Looked at again by itself while a re-evaluation runs, and while documents are
 * being processed.
 */
export const adviceQuery = (language: Language, isWorking: boolean) =>
  queryOptions({
    ...read(contract.advice.list, {}, language),
    meta: { logged: 'recommendations' },
    refetchInterval: ({ state }) => (state.data?.running ? whileRunning : isWorking && pollInterval),
  })

export const useReevaluate = () => useSend(() => call(contract.advice.refresh))

/** Says that a recommendation is done or not relevant, or takes that back. */
export const useMark = () =>
  useSend(({ key, mark }: { key: Recommendation['key']; mark: RecommendationMark | null }) =>
    call(contract.advice.mark, { params: { key }, body: { mark } }),
  )
