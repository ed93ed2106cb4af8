import { contract } from '../../api/contract.ts'
import { read } from '../../api/read.ts'

/** What only this installation knows: who to ask, who receives data, and how long records stay. */
export const noticeQuery = read(contract.privacy.notice)

export type PrivacyNotice = Awaited<ReturnType<NonNullable<typeof noticeQuery.queryFn>>>
