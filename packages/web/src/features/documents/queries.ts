import type { Document } from '@esrs/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { read } from '../../api/read.ts'
import { awaitsPictures, followWhile, isInProgress } from '../../document/uploads/progress.ts'
import { useSend } from '../../kit/use-send.ts'

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
    ...read(contract.documents.list, { query: { page, page_size: pageSize, search, sort } }),
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
    ...read(contract.documents.removal, { params: { id } }),
    gcTime: 0,
  })

export const useDeleteDocument = () =>
  useSend(({ id }: Document) => call(contract.documents.remove, { params: { id } }))

export const useRetryDocument = () => useSend(({ id }: Document) => call(contract.documents.retry, { params: { id } }))

export const useReanalyse = () => useSend(({ id }: Document) => call(contract.documents.reanalyse, { params: { id } }))

export const useReanalyseAll = () => useSend(() => call(contract.documents.reanalyseAll))
