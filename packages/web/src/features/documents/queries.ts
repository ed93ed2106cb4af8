import type { Document } from '@esrs/contract'
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { isInProgress } from './kind.ts'

export const pageSize = 20

export type Sort = 'uploadDate' | '-uploadDate' | 'title' | '-title' | 'size' | '-size'

export interface ListParams {
  page: number
  search: string
  sort: Sort
}

const pollEvery = 1000

/** A page of the list; asked again every second while something in it is being processed. */
export const documentsQuery = ({ page, search, sort }: ListParams) =>
  queryOptions({
    queryKey: ['documents', { page, search, sort }],
    queryFn: ({ signal }) =>
      call(contract.documents.list, { query: { page, page_size: pageSize, search, sort } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.results.some(isInProgress) ? pollEvery : false),
  })

/** What a finished or deleted document changes elsewhere. */
const changedElsewhere = ['datapoints', 'progress', 'stats', 'company']

export function refreshValues(client: QueryClient) {
  for (const key of changedElsewhere) void client.invalidateQueries({ queryKey: [key] })
}

export const refreshDocuments = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['documents'] }, { cancelRefetch: false })

export function useDeleteDocument() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Document) => call(contract.documents.remove, { params: { id } }),
    onSuccess: async (_, { id }) => {
      for (const kind of ['document', 'document-page', 'document-file']) client.removeQueries({ queryKey: [kind, id] })
      refreshValues(client)
      await refreshDocuments(client)
    },
  })
}

export function useRetryDocument() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Document) => call(contract.documents.retry, { params: { id } }),
    onSuccess: () => refreshDocuments(client),
  })
}
