import type { HistoryChange, HistoryState, User } from '@esrs/contract'
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

/** What the history shows of a datapoint. */
export function historyStateOf(kept: KeptDatapoint): HistoryState {
  const { value, number, unit, year, status, written = null, notes, filename, evidence } = kept
  const isFound = status === 'proposed' || status === 'accepted'
  const place = isFound ? { filename, page: evidence[0]?.page ?? null } : { filename: null, page: null }
  return { value, number, unit, year, status, written, notes, explanation: null, ...place }
}
