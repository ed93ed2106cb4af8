import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { contract } from '../../api/contract.ts'
import { read } from '../../api/read.ts'

/** Documents that are listed without a search. */
const mostListed = 50

/** The newest documents, or the newest whose title has some words. */
export const documentChoicesQuery = (search: string) =>
  queryOptions({
    ...read(contract.documents.list, { query: { page_size: mostListed, search: search || undefined } }),
    placeholderData: keepPreviousData,
  })
