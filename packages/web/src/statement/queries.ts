import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'

/** Prefix of the keys of all queries of the statement. */
export const statementKey = 'statement'

/** Query for the final review of the statement: open items and confirmation. */
export const reviewQuery = queryOptions({
  queryKey: [statementKey, 'review'],
  queryFn: ({ signal }) => call(contract.report.review, {}, { signal }),
})
