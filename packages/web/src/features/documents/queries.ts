import type { Document } from '@esrs/contract'
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { statementKey } from '../../api/query-client.ts'
import { awaitsPictures, followWhile, isInProgress } from '../../uploads/progress.ts'
import { forgetDocument } from '../../viewer/queries.ts'

export const pageSize = 20

export type Sort = 'uploadDate' | '-uploadDate' | 'title' | '-title' | 'size' | '-size'

export interface ListParams {
  page: number
  search: string
  sort: Sort
}

/** A page of the list; asked again while something in it is being processed, more seldom while nothing moves. */
export const documentsQuery = ({ page, search, sort }: ListParams) =>
  queryOptions({
    queryKey: ['documents', { page, search, sort }],
    queryFn: ({ signal }) =>
      call(contract.documents.list, { query: { page, page_size: pageSize, search, sort } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      followWhile(
        data,
        ({ results, unfinished }) => unfinished > 0 || results.some(isInProgress) || results.some(awaitsPictures),
      ),
  })

/** What would go with a document. */
export const removalQuery = (id: string) =>
  queryOptions({
    queryKey: ['document-removal', id],
    queryFn: ({ signal }) => call(contract.documents.removal, { params: { id } }, { signal }),
    gcTime: 0,
  })

/** What a finished or deleted document changes elsewhere. */
const changedElsewhere = ['datapoints', 'datapoint', 'progress', 'stats', 'company', statementKey]

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
      forgetDocument(client, id, 'file')
      refreshValues(client)
      await refreshDocuments(client)
    },
  })
}

export function useRetryDocument() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Document) => call(contract.documents.retry, { params: { id } }),
    onSuccess: (_, { id }) => {
      forgetDocument(client, id, 'text')
      return refreshDocuments(client)
    },
  })
}

export function useReanalyse() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Document) => call(contract.documents.reanalyse, { params: { id } }),
    onSuccess: (_, { id }) => {
      forgetDocument(client, id, 'text')
      return refreshDocuments(client)
    },
  })
}

export function useReanalyseAll() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(contract.documents.reanalyseAll),
    onSuccess: () => {
      for (const kind of ['document', 'document-outline', 'document-page']) client.removeQueries({ queryKey: [kind] })
      return refreshDocuments(client)
    },
  })
}
