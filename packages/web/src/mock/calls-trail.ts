import type { contract, TrailFilter, TrailRow } from '@esrs/contract'
import { type MockContext, type MockGroup, pageOf } from './call.ts'
import rows from './fixtures/trail.json' with { type: 'json' }
import { inLanguage } from './samples.ts'

const all: TrailRow[] = (rows as Omit<TrailRow, 'subjects'>[]).map((row) => ({ ...row, subjects: [] }))

/** A row with the names of the datapoints and documents that it is about. */
const named = (row: TrailRow, { state, language }: MockContext): TrailRow => ({
  ...row,
  subjects: row.objects.flatMap((object) => {
    const datapoint = state.datapoints.find(({ key }) => key === object)
    const document = state.documents.find(({ id }) => id === object)
    return [
      ...(datapoint ? [{ object, kind: 'datapoint' as const, name: inLanguage(datapoint, language).name }] : []),
      ...(document ? [{ object, kind: 'document' as const, name: document.title }] : []),
    ]
  }),
})

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
  list: ({ query }, context) => {
    const { rows: found, ...page } = pageOf(matching(query), query)
    return { ...page, results: found.map((row) => named(row, context)) }
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
