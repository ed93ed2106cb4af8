import type { HistoryChange } from '@esrs/contract'
import type { StoredChange } from '../stores/history-store.ts'
import { shownSnapshot, shownWork } from '../stores/value-snapshot.ts'

/** Actions of the engine; all others in the history are those of people. */
const ofEngine = new Set(['proposed', 'withdrawn'])

/** A change as the wire carries it. */
export const shownChange = (
  { id, at, action, userId, name, before, after }: StoredChange & { name: string | null },
  you: string | null,
): HistoryChange => ({
  id,
  at: at.toISOString(),
  action,
  by: {
    kind: ofEngine.has(action) ? 'engine' : 'person',
    name,
    is_you: you !== null && userId === you,
  },
  before: shownSnapshot(before),
  after: shownSnapshot(after),
  work: shownWork(after),
})
