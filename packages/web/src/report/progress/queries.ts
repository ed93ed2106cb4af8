import type { Language } from '@esrs/contract'
import { queryOptions } from '@tanstack/react-query'
import { contract } from '../../api/contract.ts'
import { read } from '../../api/read.ts'

/** How far the report is complete. What is missing is named in the language asked for. */
export const progressQuery = (language: Language) =>
  queryOptions({
    ...read(contract.csrd.progress, {}, language),
    meta: { logged: 'progress' },
  })

type Progress = Awaited<ReturnType<NonNullable<ReturnType<typeof progressQuery>['queryFn']>>>['data']

/** What is shown where the progress could not be loaded. */
export const noProgress: Progress = {
  completion_rate: 0,
  completed_datapoints: 0,
  total_datapoints: 0,
  breakdown: { accepted: 0, proposed: 0, missing: 0, questions: 0, not_counted: 0, not_counted_because: {} },
  standards_coverage: {},
}

/** Whether the company has any document; one is enough to know. */
export const anyDocumentQuery = read(contract.documents.list, { query: { page: 1, page_size: 1 } })
