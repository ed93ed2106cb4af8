import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'

/** What only this installation knows: who to ask, who receives data, and how long records stay. */
export const noticeQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: ({ signal }) => call(contract.privacy.notice, {}, { signal }),
})

export type PrivacyNotice = Awaited<ReturnType<NonNullable<typeof noticeQuery.queryFn>>>
