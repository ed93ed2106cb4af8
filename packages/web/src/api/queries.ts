import { contract } from '@esrs/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** What more than one part of the app asks for. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => call(contract.company.get, {}, { signal }),
})

export const versionQuery = queryOptions({
  queryKey: ['version'],
  queryFn: ({ signal }) => call(contract.operations.version, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
