import { queryOptions } from '@tanstack/react-query'
import { contract } from '../../api/contract.ts'
import { read } from '../../api/read.ts'

/** Milliseconds between two looks while documents are being processed. */
export const pollInterval = 3000

/** How many documents are where, and what their analyses found. */
export const summaryQuery = read(contract.documents.summary)

/** The newest documents, some of which may name another company. */
export const newestDocumentsQuery = read(contract.documents.list, {
  query: { page: 1, page_size: 200, sort: '-uploadDate' },
})

export const statsQuery = queryOptions({
  ...read(contract.csrd.stats),
  meta: { logged: 'statistics' },
})

export const surveyStatsQuery = read(contract.surveys.stats)
