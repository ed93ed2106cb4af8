import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'
import { statementKey } from '../api/query-client.ts'

/** Query for the final review of the statement: open items and confirmation. */
export const reviewQuery = queryOptions({
  queryKey: [statementKey, 'review'],
  queryFn: ({ signal }) => call(contract.report.review, {}, { signal }),
})
