import type { DatapointBreakdown, Language } from '@esrs/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'

/** The breakdown of a datapoint; its names come in the language that is asked for. */
export const breakdownQuery = (key: string, language: Language) =>
  queryOptions({
    queryKey: ['datapoints', 'breakdown', language, key],
    queryFn: async ({ signal }) => (await call(contract.breakdowns.get, { params: { key } }, { signal })).breakdown,
  })

/** The newest changes of the cells of a breakdown. */
export const breakdownHistoryQuery = (key: string) =>
  queryOptions({
    queryKey: ['datapoints', 'breakdown-history', key],
    queryFn: ({ signal }) =>
      call(contract.breakdowns.history, { params: { key }, query: { page: 1, page_size: 50 } }, { signal }),
  })

/** Documents that may prove a cell: the newest. */
export const proofsQuery = queryOptions({
  queryKey: ['documents', 'to-prove'],
  queryFn: async ({ signal }) =>
    (await call(contract.documents.list, { query: { page_size: 50 } }, { signal })).results.map(({ id, title }) => ({
      id,
      title,
    })),
})

export interface SentBreakdown {
  cells: { members: string[]; value: string; source: string; document: string | null }[]
  whole: 'follow' | 'keep'
  version: string
}

/** Saves a breakdown; whatever shows values follows. */
export function useSaveBreakdown(key: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: SentBreakdown): Promise<DatapointBreakdown> =>
      (await call(contract.breakdowns.save, { params: { key }, body })).breakdown,
    onSettled: () => {
      for (const queryKey of [['progress'], ['stats'], ['extracted'], ['datapoints']])
        void client.invalidateQueries({ queryKey })
    },
  })
}
