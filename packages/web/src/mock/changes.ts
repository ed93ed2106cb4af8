import type { HistoryChange, HistoryState, User } from '@esrs/contract'
import type { KeptDatapoint } from './samples.ts'
import type { MockState } from './state.ts'

/** A confirmed review is none any more once something of the statement changes. */
export function takeBackReview({ statement }: MockState, user: User | null) {
  const { confirmation, withdrawn } = statement
  if (confirmation) {
    statement.withdrawn = { by: user?.name ?? null, at: confirmation.at, changes: 1 }
    statement.confirmation = null
  } else if (withdrawn) statement.withdrawn = { ...withdrawn, changes: withdrawn.changes + 1 }
}

/** What was asked for is accepted once it is decided, and has to be approved anew; without a value it is asked for again. */
function settleTask({ work: { tasks } }: MockState, { key, value, status }: KeptDatapoint) {
  const task = tasks.get(key)
  if (!task) return
  const isDecided = value !== null && status !== 'proposed'
  if (isDecided) tasks.set(key, { ...task, state: 'accepted' })
  else if (task.state === 'accepted' || task.state === 'approved') tasks.set(key, { ...task, state: 'requested' })
}

/** Keeps a change with what was before and after it, where there is any. */
export function keepChange(
  state: MockState,
  user: User | null,
  action: HistoryChange['action'],
  before: KeptDatapoint,
  after: KeptDatapoint,
) {
  if (JSON.stringify(before) === JSON.stringify(after)) return
  if (before.value !== after.value || before.status !== after.status) {
    takeBackReview(state, user)
    settleTask(state, after)
  }
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
