import { queryOptions } from '@tanstack/react-query'
import { contract } from './contract.ts'
import { read } from './read.ts'

/** Queries of more than one part of the app. */
export const companyQuery = read(contract.company.get)

/** The person who is signed in, as the server knows them now. */
export const meQuery = read(contract.session.me)

/** The own second factor, and whether the company requires one. */
export const factorQuery = read(contract.secondFactor.get)

export const versionQuery = queryOptions({
  ...read(contract.operations.version),
  staleTime: Number.POSITIVE_INFINITY,
})
