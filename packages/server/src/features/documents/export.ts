import { type contract, type Document, hasEnded, type Language } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import type { Handlers } from '../../http/serve.ts'
import type { Cell, Table } from '../../tables/table.ts'
import { tableFile } from '../../tables/table-file.ts'
import { texts } from '../../texts/texts.ts'
import { type CallParts, shownDocuments } from './calls.ts'
import de from './export.de.json' with { type: 'json' }
import en from './export.en.json' with { type: 'json' }
import { listDocuments } from './store.ts'

const say = texts(en, de)

const columns = [
  ['title', 44],
  ['stage', 16],
  ['size', 14],
  ['uploaded', 18],
  ['language', 10],
  ['year', 14],
  ['pages', 8],
  ['words', 10],
  ['found', 16],
  ['dropped', 18],
  ['error', 48],
  ['notes', 48],
  ['engine', 22],
] as const

const pageSize = 200

/** Documents with these words in their names, the newest first. */
async function every(
  parts: Pick<CallParts, 'reporting'>,
  tenant: Tenant,
  search: string | undefined,
  language: Language,
): Promise<Document[]> {
  const all: Document[] = []
  for (let page = 1; ; page++) {
    const { rows, total } = await listDocuments(tenant, { page, pageSize, search, sort: '-uploadDate' })
    for (const one of await shownDocuments(parts, tenant, rows, language)) all.push(one)
    if (page * pageSize >= total) return all
  }
}

const stageOf = (stage: Document['stage']) =>
  stage === 'queued' || hasEnded(stage) ? (`stage.${stage}` as const) : 'stage.running'

function cellsOf(document: Document, language: Language): Cell[] {
  const figure = (number: number | null | undefined): Cell => (number == null ? null : { number })
  return [
    document.title,
    say(stageOf(document.stage))(language),
    figure(document.size),
    { time: new Date(document.uploadDate) },
    document.language,
    document.reportingYear === null ? null : { number: document.reportingYear, plain: true },
    figure(document.pageCount),
    figure(document.wordCount),
    figure(document.aiStats.success),
    figure(document.aiStats.failure),
    document.processingError,
    document.notes.map(({ text }) => text).join('\n'),
    document.engineVersion,
  ]
}

/** The list of documents as a file. */
export function exportCalls(
  parts: Pick<CallParts, 'reporting'>,
): Pick<Handlers<(typeof contract)['exchange']>, 'exportDocuments'> {
  return {
    exportDocuments: async ({ tenant, query, caller: { language } }) => {
      const documents = await every(parts, tenant, query.search, language)
      const table: Table = {
        name: say('sheet')(language),
        columns: columns.map(([id, width]) => ({ head: say(id)(language), width })),
        frozenColumns: 1,
        rows: documents.map((document) => cellsOf(document, language)),
      }
      return tableFile([table], query.format, say('file.name')(language), language)
    },
  }
}
