import type { Language } from '@esrs/contract'
import type { Cell, Table } from '../../tables/table.ts'
import { say } from './messages.ts'
import type { TrailRecord } from './trail-store.ts'

const columns = [
  ['number', 10],
  ['at', 20],
  ['kind', 18],
  ['call', 28],
  ['event', 24],
  ['outcome', 14],
  ['code', 18],
  ['actor', 18],
  ['by', 26],
  ['via', 38],
  ['about', 26],
  ['objects', 40],
  ['reason', 30],
  ['host', 24],
  ['address', 20],
  ['request', 38],
  ['hash', 66],
] as const

/** Rows of the trail as a table for people. */
export function trailTable(
  records: AsyncIterable<TrailRecord>,
  names: ReadonlyMap<string, string>,
  language: Language,
): Table {
  const named = (id: string | null): Cell => id && (names.get(id) ?? say('erased', { id })(language))
  const cells = (row: TrailRecord): Cell[] => [
    { number: row.number, plain: true },
    { time: row.at },
    say(`kind.${row.kind}`)(language),
    row.call,
    row.event,
    say(`outcome.${row.outcome}`)(language),
    row.code,
    say(`actor.${row.actor}`)(language),
    named(row.by),
    row.via,
    named(row.about),
    row.objects.join(', ') || null,
    row.reason,
    row.host,
    row.address,
    row.requestId,
    row.hash,
  ]
  async function* rows(): AsyncGenerator<Cell[]> {
    for await (const row of records) yield cells(row)
  }
  return {
    name: say('sheet')(language),
    columns: columns.map(([id, width]) => ({ head: say(`column.${id}`)(language), width })),
    rows: rows(),
    frozenColumns: 2,
  }
}
