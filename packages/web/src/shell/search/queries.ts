import type { Language } from '@esrs/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { contract } from '../../api/contract.ts'
import { read } from '../../api/read.ts'

/** Datapoints and documents of each search that are shown; the list shows the others. */
const shown = 10

export const foundDatapointsQuery = (search: string, language: Language) =>
  queryOptions({
    ...read(
      contract.csrd.listDatapoints,
      { query: { with_values: 'false', page: 1, page_size: shown, search } },
      language,
    ),
    placeholderData: keepPreviousData,
    enabled: search !== '',
  })

export const foundDocumentsQuery = (search: string) =>
  queryOptions({
    ...read(contract.documents.list, { query: { page: 1, page_size: shown, search } }),
    placeholderData: keepPreviousData,
    enabled: search !== '',
  })

/** The people of the company, as its profile lists them. */
export const peopleQuery = read(contract.users.list)
