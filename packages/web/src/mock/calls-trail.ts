import type { contract, TrailFilter, TrailRow } from '@esrs/contract'
import { type MockGroup, pageOf } from './call.ts'
import rows from './fixtures/trail.json' with { type: 'json' }

const all = rows as TrailRow[]

/** The rows that a filter asks for. */
const matching = ({ kind, person, outcome, object, from, until }: TrailFilter): TrailRow[] =>
  all.filter(
    (row) =>
      (!kind || row.kind === kind) &&
      (!person || row.by?.id === person || row.about?.id === person) &&
      (!outcome || row.outcome === outcome) &&
      (!object || row.objects.includes(object)) &&
      (!from || row.at.slice(0, 10) >= from) &&
      (!until || row.at.slice(0, 10) <= until),
  )

/** The trail, for administrators. */
export const trailCalls: MockGroup<(typeof contract)['trail']> = {
  list: ({ query }) => {
    const { rows: results, ...page } = pageOf(matching(query), query)
    return { ...page, results }
  },
  export: ({ query }) =>
    new TextEncoder().encode(
      matching(query)
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(''),
    ),
  receiver: (_, { state }) => ({ receiver: state.receiver }),
  setReceiver: ({ body }, { state, user }) => {
    const last = all[0]!.number
    const { url, token, authority } = body
    const has_token = token === undefined ? (state.receiver?.has_token ?? false) : Boolean(token)
    state.receiver = {
      url,
      has_token,
      authority: authority || null,
      set_by: user?.name ?? null,
      set_at: new Date().toISOString(),
      sent_at: null,
      failing_since: null,
      failure: null,
      sent: 0,
      last,
    }
    return { receiver: state.receiver }
  },
  removeReceiver: (_, { state }) => {
    state.receiver = null
    return { ok: true }
  },
  check: () => ({ rows: all.length, last: all[0]!.number, hash: all[0]!.hash, faults: [] }),
}
