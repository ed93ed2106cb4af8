import type { HistoryChange, User } from '@esrs/contract'
import type { KeptDatapoint } from './samples.ts'
import type { MockState } from './state.ts'

/** Keeps a change with what was before and after it. */
export function keepChange(
  state: MockState,
  user: User | null,
  action: HistoryChange['action'],
  before: KeptDatapoint,
  after: KeptDatapoint,
) {
  state.changes.push({
    id: state.changes.length + 1,
    at: new Date().toISOString(),
    key: after.key,
    action,
    userId: user?.id ?? null,
    before,
    after: structuredClone(after),
  })
}
