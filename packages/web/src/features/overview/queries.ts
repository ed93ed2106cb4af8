import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'

/** Milliseconds between two looks while documents are being processed. */
export const pollInterval = 3000

/** How many documents are where, and what their analyses found. */
export const summaryQuery = queryOptions({
  queryKey: ['documents', 'summary'],
  queryFn: ({ signal }) => call(contract.documents.summary, {}, { signal }),
})

/** The newest documents, some of which may name another company. */
export const newestDocumentsQuery = queryOptions({
  queryKey: ['documents', 'newest'],
  queryFn: ({ signal }) =>
    call(contract.documents.list, { query: { page: 1, page_size: 200, sort: '-uploadDate' } }, { signal }),
})

export const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: ({ signal }) => call(contract.csrd.stats, {}, { signal }),
  meta: { logged: 'statistics' },
})

export const surveyStatsQuery = queryOptions({
  queryKey: ['surveys', 'stats'],
  queryFn: ({ signal }) => call(contract.surveys.stats, {}, { signal }),
})
