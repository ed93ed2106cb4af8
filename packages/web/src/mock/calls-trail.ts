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
  check: () => ({ rows: all.length, last: all[0]!.number, hash: all[0]!.hash, faults: [] }),
}
