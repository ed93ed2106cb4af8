import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'

/** Entries on one page of the log. */
export const trailPageSize = 10

/** The beginning of every key below, to have the log asked for again after something that it holds. */
export const trailKey = ['security-trail']

/** One page of the company's security log, newest first. */
export const trailQuery = (page: number) =>
  queryOptions({
    queryKey: [...trailKey, page],
    queryFn: ({ signal }) =>
      call(contract.privacy.securityTrail, { query: { page, page_size: trailPageSize } }, { signal }),
    placeholderData: keepPreviousData,
  })
