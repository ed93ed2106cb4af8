import type { Language } from '@esrs/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'

const nearestKey = (key: string) => ['datapoints', 'nearest', key] as const

/** What was looked through for a datapoint, and the places that are nearest to it. */
export const nearestQuery = (key: string, language: Language) =>
  queryOptions({
    queryKey: [...nearestKey(key), language],
    queryFn: async ({ signal }) => (await call(contract.pointing.nearest, { params: { key } }, { signal })).data,
  })

/** The figures of a page, each read as the value of a datapoint. */
export const figuresQuery = (key: string, document: string, page: number, language: Language) =>
  queryOptions({
    queryKey: ['datapoints', 'figures', key, document, page, language],
    queryFn: async ({ signal }) => {
      const { data } = await call(contract.pointing.figures, { params: { key }, query: { document, page } }, { signal })
      return data.figures
    },
  })

/** The newest documents, to be pointed at. */
export const pointableDocumentsQuery = queryOptions({
  queryKey: ['documents', 'pointable'],
  queryFn: async ({ signal }) => {
    const query = { page: 1, page_size: 100, sort: '-uploadDate' } as const
    const { results } = await call(contract.documents.list, { query }, { signal })
    return results.filter(({ stage, pageCount }) => stage === 'processed' && (pageCount ?? 0) > 0)
  },
})

/** Says that the documents do not state a datapoint, or takes it back. */
export function useAbsence(key: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isAbsent: boolean) =>
      call(isAbsent ? contract.pointing.setAbsent : contract.pointing.removeAbsent, { params: { key } }),
    onSuccess: () => client.invalidateQueries({ queryKey: nearestKey(key) }),
  })
}
