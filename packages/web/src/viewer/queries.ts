import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'

/** One document as listed. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['document', id],
    queryFn: ({ signal }) => call(contract.documents.get, { params: { id } }, { signal }),
  })

/** The stored text of a page or a sheet; it never changes while the document is there. */
export const documentPageQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['document-page', id, number],
    queryFn: ({ signal }) => call(contract.documents.page, { params: { id, number } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The original file; fetched once, because reviewing goes from passage to passage in the same file. */
export const documentFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['document-file', id],
    queryFn: ({ signal }) => call(contract.documents.file, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
