import { hasEnded } from '@esrs/contract'
import { queryOptions } from '@tanstack/react-query'
import { contract } from '../../api/contract.ts'
import { read } from '../../api/read.ts'

/** Milliseconds between two looks at a document that is on its way. */
const lookEvery = 2000

/** One document as listed; looked at again until it has been processed. */
export const documentQuery = (id: string) =>
  queryOptions({
    ...read(contract.documents.get, { params: { id } }),
    refetchInterval: ({ state: { data } }) => (!data || hasEnded(data.stage) ? false : lookEvery),
  })

/** The pages, sheets or slides of a document without what they say. */
export const documentOutlineQuery = (id: string) =>
  queryOptions({
    ...read(contract.documents.pages, { params: { id } }),
    select: ({ results }) => results,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The stored text of a page or a sheet; it never changes while the document is there. */
export const documentPageQuery = (id: string, number: number) =>
  queryOptions({
    ...read(contract.documents.page, { params: { id, number } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The original file; fetched once, because reviewing goes from passage to passage in the same file. */
export const documentFileQuery = (id: string) =>
  queryOptions({
    ...read(contract.documents.file, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
