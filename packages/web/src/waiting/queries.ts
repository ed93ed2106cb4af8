import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'

/** What waits for the signed-in person and for others. It follows from values, so that it is asked for anew whenever the progress is. */
export const waitingQuery = queryOptions({
  queryKey: ['progress', 'waiting'],
  queryFn: ({ signal }) => call(contract.work.waiting, {}, { signal }),
})
