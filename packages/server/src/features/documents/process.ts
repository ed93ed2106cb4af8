import type { Analysis } from '@esrs/engine'
import { loadCatalogue } from '@esrs/engine/esrs'
import { errorCode } from '../../database/failures.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { FileStore } from '../../files/store.ts'
import type { Run } from '../../jobs/job.ts'
import type { Accounts } from '../accounts/index.ts'
import type { Reporting } from '../reporting/index.ts'
import { type DocumentError, unreadYet } from './errors.ts'
import { type ReadingLimits, readInChild } from './read-in-child.ts'
import {
  advance,
  countUnfinished,
  type DocumentRow,
  getDocument,
  lockBatch,
  lockDocument,
  replacePages,
  takeUnannounced,
  updateDocument,
} from './store.ts'

/** What processing a document needs. */
export interface ProcessParts {
  accounts: Pick<Accounts, 'settings' | 'setProcessingComplete' | 'documentsProcessed'>
  reporting: Pick<Reporting, 'recordFindings'>
  files: FileStore
  limits: ReadingLimits
  /** The file that the reading process runs. */
  readingEntry: string
}

const progressEvery = 300

/**
 * Takes a document from the upload to its end: read, analysed, recorded. May be killed anywhere and run again: every step
 * replaces what an earlier run left, and a document that has reached its end is left alone.
 */
export async function processDocument(
  parts: ProcessParts,
  run: Pick<Run<{ document: string }>, 'tenant' | 'data' | 'signal'>,
) {
  const { tenant, data, signal } = run
  const document = await getDocument(tenant, data.document)
  if (!document || !(await advance(tenant, document.id, { stage: 'reading', pagesDone: null, pagesTotal: null })))
    return
  const unread = unreadYet(document.extension)
  if (unread) return await fail(parts, tenant, document.id, unread)
  const { reportingYear } = await parts.accounts.settings(tenant)
  const borrowed = await parts.files.borrow(document.file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })
  if (!borrowed) return await fail(parts, tenant, document.id, 'file_missing')
  const { path, release } = borrowed
  const gone = new AbortController()
  const progress = throttled(async (done: number, total: number) => {
    if (!(await advance(tenant, document.id, { pagesDone: done, pagesTotal: total }))) gone.abort(new Removed())
  })
  try {
    const reading = await readInChild(
      { path, name: document.title, reportingYear },
      {
        ...parts.limits,
        entry: parts.readingEntry,
        signal: AbortSignal.any([signal, gone.signal]),
        onProgress: progress.tell,
        onRead: async ({ pages, language, wordCount }) => {
          await progress.end()
          await tenant.transaction(async (inside) => {
            const change = { stage: 'analysing', language, wordCount, pageCount: pages.length } as const
            if (!(await advance(inside, document.id, change))) throw new Removed()
            await replacePages(inside, document.id, pages)
          })
        },
      },
    )
    await progress.end()
    if (!reading.ok) return await fail(parts, tenant, document.id, reading.reason)
    await advance(tenant, document.id, { stage: 'recording' })
    await record(parts, tenant, document.id, reading.analysis)
  } catch (error) {
    if (!(error instanceof Removed)) throw error
  } finally {
    await progress.end()
    await release()
  }
}

/** The document was removed while it was being processed; there is nothing left to do. */
class Removed extends Error {}

/** Ends a document with an error, unless it has reached its end already. */
export async function fail(
  parts: Pick<ProcessParts, 'accounts'>,
  tenant: Tenant,
  id: string,
  errorCode: DocumentError,
): Promise<void> {
  await tenant.transaction(async (inside) => {
    await lockBatch(inside)
    if (await advance(inside, id, { stage: 'failed', errorCode, finishedAt: new Date() })) await endBatch(parts, inside)
  })
}

async function record(parts: ProcessParts, tenant: Tenant, id: string, analysis: Analysis): Promise<void> {
  await tenant.transaction(async (inside) => {
    await lockBatch(inside)
    const document = await lockDocument(inside, id)
    if (!document || hasEnded(document)) return
    // The year of the document decides between findings of several, so it has to be there first.
    await updateDocument(inside, id, { reportingYear: analysis.reportingYear, errorCode: null })
    await parts.reporting.recordFindings(inside, id, analysis)
    await updateDocument(inside, id, { stage: 'processed', stats: statsOf(analysis), finishedAt: new Date() })
    await endBatch(parts, inside)
  })
}

const hasEnded = ({ stage }: DocumentRow): boolean => stage === 'processed' || stage === 'failed'

/** Where nothing is left to process: says so, and has each person told once who uploaded what is done. Needs the lock. */
export async function endBatch({ accounts }: Pick<ProcessParts, 'accounts'>, tenant: Tenant): Promise<void> {
  if ((await countUnfinished(tenant)) > 0) return
  await accounts.setProcessingComplete(tenant, true)
  const done = await takeUnannounced(tenant)
  const people = new Set(done.flatMap(({ uploadedBy }) => uploadedBy ?? []))
  for (const userId of people) {
    const own = done.filter(({ uploadedBy }) => uploadedBy === userId)
    const failed = own.filter(({ stage }) => stage === 'failed').length
    const batch = `${userId} ${own.map(({ id, finishedAt }) => `${id} ${finishedAt?.getTime()}`).sort()}`
    await accounts.documentsProcessed(tenant, { userId, batch, processed: own.length, failed })
  }
}

const typeOfDropped: Record<string, string> = { text: 'narrative', '%': 'percent', EUR: 'money' }

/** Values shown and candidates that the checks dropped, by type of datapoint. */
export function statsOf({ findings, dropped }: Pick<Analysis, 'findings' | 'dropped'>): DocumentRow['stats'] {
  const catalogue = loadCatalogue()
  const stats: DocumentRow['stats'] = {}
  const add = (type: string, side: 'success' | 'failure', count: number) => {
    stats[type] ??= { success: 0, failure: 0, total: 0 }
    stats[type][side] += count
    stats[type].total += count
  }
  for (const { datapoint } of findings) add(catalogue.get(datapoint)?.type ?? 'number', 'success', 1)
  for (const [kind, count] of Object.entries(dropped)) add(typeOfDropped[kind] ?? 'number', 'failure', count)
  return stats
}

/** Calls `work` with the newest of the calls that come too fast, one after the other. */
function throttled(work: (done: number, total: number) => Promise<void>) {
  let newest: [number, number] | null = null
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  const flush = () => {
    timer = null
    const call = newest
    newest = null
    // Progress is a courtesy: a document is not failed because it could not be told.
    if (call) running = running.then(() => work(...call)).catch(() => {})
  }
  return {
    tell(done: number, total: number) {
      newest = [done, total]
      timer ??= setTimeout(flush, progressEvery)
    },
    async end() {
      if (timer) clearTimeout(timer)
      flush()
      await running
    },
  }
}
