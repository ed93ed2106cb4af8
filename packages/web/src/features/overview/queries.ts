import type { Document } from '@esrs/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'

/** Documents that one call brings, and calls that are made at most. */
const pageSize = 200
const mostPages = 10

/** Milliseconds between two looks while documents are being processed. */
export const lookAgain = 3000

/** All documents of the company, for what is counted over them. */
export const allDocumentsQuery = queryOptions({
  queryKey: ['documents', 'all'],
  queryFn: async ({ signal }) => {
    const documents: Document[] = []
    for (let page = 1; page <= mostPages; page += 1) {
      const query = { page, page_size: pageSize }
      const { results, count } = await call(contract.documents.list, { query }, { signal })
      documents.push(...results)
      if (documents.length >= count || results.length === 0) break
    }
    return documents
  },
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

export const isWorking = ({ stage }: Document): boolean => stage !== 'processed' && stage !== 'failed'

/** How many documents are where. */
export function standOf(documents: readonly Document[]) {
  const failed = documents.filter(({ hasProcessingError }) => hasProcessingError).length
  const working = documents.filter(isWorking).length
  const stored = documents.filter(({ notes }) => notes.some(({ code }) => code === 'not_analysed')).length
  return { analysed: documents.length - failed - working - stored, working, failed, stored }
}
