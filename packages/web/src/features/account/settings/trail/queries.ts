import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import type { TrailSearch } from './use-trail-address.ts'

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

/** Actions on one page of the whole trail. */
export const actionsPageSize = 20

/** One page of every action of the company, newest first. */
export const actionsQuery = ({ page, ...filter }: TrailSearch) =>
  queryOptions({
    queryKey: [...trailKey, 'actions', page, filter],
    queryFn: ({ signal }) =>
      call(contract.trail.list, { query: { page, page_size: actionsPageSize, ...filter } }, { signal }),
    placeholderData: keepPreviousData,
    // Every other action adds to it.
    staleTime: 0,
  })

/** The people of the company, to choose one. */
export const peopleQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }) => call(contract.users.list, {}, { signal }),
})
