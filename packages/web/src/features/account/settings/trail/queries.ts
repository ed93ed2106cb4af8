import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { contract } from '../../../../api/contract.ts'
import { read } from '../../../../api/read.ts'
import type { TrailSearch } from './use-trail-address.ts'

/** Entries on one page of the log. */
export const trailPageSize = 10

/** One page of the company's security log, newest first. */
export const trailQuery = (page: number) =>
  queryOptions({
    ...read(contract.privacy.securityTrail, { query: { page, page_size: trailPageSize } }),
    placeholderData: keepPreviousData,
  })

/** Actions on one page of the whole trail. */
export const actionsPageSize = 20

/** One page of every action of the company, newest first. */
export const actionsQuery = ({ page, ...filter }: TrailSearch) =>
  queryOptions({
    ...read(contract.trail.list, { query: { page, page_size: actionsPageSize, ...filter } }),
    placeholderData: keepPreviousData,
    // Every other action adds to it.
    staleTime: 0,
  })

/** The people of the company, to choose one. */
export const peopleQuery = read(contract.users.list)
