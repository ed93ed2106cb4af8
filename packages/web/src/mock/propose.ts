import type { MockState } from './state.ts'

/** Proposes a computed figure as a value, which waits for a decision like an answer of a colleague. */
export function propose({ work }: MockState, key: string, number: number, unit: string | null) {
  for (const one of work.deliveries)
    if (one.key === key && one.from === '' && one.state === 'waiting') one.state = 'replaced'
  const nothing = { hints: [], cells: null, conflicts: false, proofs: [] }
  work.deliveries.unshift({
    id: crypto.randomUUID(),
    key,
    from: '',
    email: '',
    at: new Date().toISOString(),
    written: String(number),
    value: String(number),
    unit,
    note: '',
    state: 'waiting',
    ...nothing,
  })
}
