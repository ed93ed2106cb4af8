import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { contract } from './contract.ts'

/** Queries of more than one part of the app. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => call(contract.company.get, {}, { signal }),
})

/** The person who is signed in, as the server knows them now. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call(contract.session.me, {}, { signal }),
})

/** The own second factor, and whether the company requires one. */
export const factorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(contract.secondFactor.get, {}, { signal }),
})

export const versionQuery = queryOptions({
  queryKey: ['version'],
  queryFn: ({ signal }) => call(contract.operations.version, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
