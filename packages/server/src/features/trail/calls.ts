import { Readable } from 'node:stream'
import type { contract, TrailRow } from '@esrs/contract'
import { lineOf } from '../../database/trail-entry.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { tableFile } from '../../tables/table-file.ts'
import { checkTrail } from '../../trail/check.ts'
import { say } from './messages.ts'
import { subjectsOf } from './subject-store.ts'
import { countTrail, listTrail, namesOf, type TrailRecord, trailRows } from './trail-store.ts'
import { trailTable } from './trail-table.ts'

/** Rows that a table for people may have; a workbook with more is no help to anybody. */
const mostInTable = 100_000

/** Handlers of the calls of the trail, for administrators. */
export function trailCalls(): Pick<Handlers<(typeof contract)['trail']>, 'list' | 'export' | 'check'> {
  return {
    list: async ({ tenant, query: { page, page_size: size, ...filter }, caller: { language } }) => {
      const [{ rows, total }, names] = [await listTrail(tenant, filter, page, size), await namesOf(tenant)]
      const subjects = await subjectsOf(
        tenant,
        rows.flatMap(({ objects }) => objects),
        language,
      )
      const results = rows.map((row) => wireOf(row, names, subjects))
      return { count: total, page, total_pages: Math.ceil(total / size), results }
    },
    export: async ({ tenant, query: { format, ...filter }, caller: { language } }) => {
      const name = say('file')(language)
      const rows = trailRows(tenant, filter, format === 'jsonl')
      if (format === 'jsonl') {
        const stream = Readable.from(jsonLines(rows), { objectMode: false })
        return { stream, size: null, name: `${name}.jsonl`, mimeType: 'application/jsonl' }
      }
      if ((await countTrail(tenant, filter)) > mostInTable)
        throw new AppError('payload_too_large', say('tooMany', { count: String(mostInTable) }))
      return tableFile([trailTable(rows, await namesOf(tenant), language)], format, name, language)
    },
    check: ({ tenant }) => checkTrail(tenant.db, tenant.companyId),
  }
}

async function* jsonLines(rows: AsyncIterable<TrailRecord>): AsyncGenerator<string> {
  for await (const row of rows) yield `${lineOf(row)}\n`
}

function wireOf(
  row: TrailRecord,
  names: ReadonlyMap<string, string>,
  subjects: ReadonlyMap<string, TrailRow['subjects'][number]>,
): TrailRow {
  const somebody = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? null })
  const { number, at, kind, call, event, outcome, code, actor, by, via, about, objects } = row
  const { reason, host, address, requestId, previous, hash } = row
  return {
    number,
    at: at.toISOString(),
    kind,
    call,
    event,
    outcome,
    code,
    actor,
    via,
    objects,
    subjects: [...new Set(objects)].flatMap((object) => subjects.get(object) ?? []),
    reason,
    host,
    address,
    by: somebody(by),
    about: somebody(about),
    request_id: requestId,
    previous,
    hash,
  }
}
