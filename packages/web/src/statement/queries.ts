import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'

/** Beginning of the key of everything that is asked of the statement. */
export const statementKey = 'statement'

/** What stands in the way of a statement, and whether it was confirmed. */
export const reviewQuery = queryOptions({
  queryKey: [statementKey, 'review'],
  queryFn: ({ signal }) => call(contract.report.review, {}, { signal }),
})
