import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'

/** Milliseconds between two looks at a document that is on its way. */
const lookEvery = 2000

/** One document as listed; looked at again until it has been processed. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['document', id],
    queryFn: ({ signal }) => call(contract.documents.get, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      !data || data.stage === 'processed' || data.stage === 'failed' ? false : lookEvery,
  })

const kindsOfOne = ['document', 'document-outline', 'document-page', 'document-file'] as const

/** Drops the cached data of a document that is gone, or is read anew. */
export function forgetDocument(client: QueryClient, id: string, also: 'file' | 'text') {
  for (const kind of kindsOfOne) {
    if (also === 'file' || kind !== 'document-file') client.removeQueries({ queryKey: [kind, id] })
  }
}

/** The pages, sheets or slides of a document without what they say. */
export const documentOutlineQuery = (id: string) =>
  queryOptions({
    queryKey: ['document-outline', id],
    queryFn: ({ signal }) => call(contract.documents.pages, { params: { id } }, { signal }),
    select: ({ results }) => results,
    staleTime: Number.POSITIVE_INFINITY,
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
