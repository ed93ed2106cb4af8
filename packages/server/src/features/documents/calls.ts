import { type contract, type Document, hasEnded, type Language } from '@esrs/contract'
import { engineVersion } from '@esrs/engine'
import { errorCode } from '../../database/failures.ts'
import type { Tenant } from '../../database/tenant.ts'
import { openVerified } from '../../files/open-verified.ts'
import { AppError } from '../../http/errors.ts'
import { admitting, type Handlers } from '../../http/serve.ts'
import { queuePositions } from '../../jobs/job-table.ts'
import type { Reporting } from '../reporting/index.ts'
import { processAgain, processAgainIfOutdated } from './analyse-again.ts'
import { documentOf, isOutdated } from './document.ts'
import { errorOf, errorSentence, mayEndOtherwise } from './errors.ts'
import { admitUpload, type IntakeParts, storeUpload } from './intake.ts'
import { processDocumentJob } from './job-kinds.ts'
import { isKept } from './kept-store.ts'
import { say } from './messages.ts'
import { endBatch, type ProcessParts } from './process.ts'
import { settleStandings } from './settle-standing.ts'
import {
  countOutdated,
  type DocumentRow,
  deleteDocument,
  getDocument,
  getPage,
  listDocuments,
  listOutdated,
  listPages,
  lockBatch,
  lockDocument,
  summariseDocuments,
  updateDocument,
} from './store.ts'

export type CallParts = IntakeParts &
  Pick<ProcessParts, 'accounts'> & {
    reporting: Pick<
      Reporting,
      'removeFindings' | 'proposeAgain' | 'previewRemoval' | 'findingCounts' | 'totalFindingCounts'
    >
  }

async function present(found: Promise<DocumentRow | null>): Promise<DocumentRow> {
  const document = await found
  if (!document) throw new AppError('not_found', say('document.missing'))
  return document
}

/** Documents as the wire carries them, with their places in the queue and the counts of the company's set. */
export async function shownDocuments(
  { reporting }: Pick<CallParts, 'reporting'>,
  tenant: Tenant,
  rows: readonly DocumentRow[],
  language: Language,
): Promise<Document[]> {
  const isWaiting = rows.some(({ stage }) => stage === 'queued')
  const positions = isWaiting ? await queuePositions(tenant, processDocumentJob, 'document') : new Map<string, number>()
  const ids = rows.map(({ id }) => id)
  const found = await reporting.findingCounts(tenant, ids)
  return rows.map((row) => {
    const stats = found ? statsIn(row.stats, found.get(row.id) ?? {}) : row.stats
    return documentOf({ ...row, stats }, language, positions.get(row.id) ?? null)
  })
}

/** The counts of an analysis with the values that answer another set; what the checks dropped was dropped for all of them. */
function statsIn(stats: DocumentRow['stats'], found: Readonly<Record<string, number>>): DocumentRow['stats'] {
  const types = new Set([...Object.keys(stats), ...Object.keys(found)])
  const counted = [...types].map((type) => {
    const [success, failure] = [found[type] ?? 0, stats[type]?.failure ?? 0]
    return [type, { success, failure, total: success + failure }] as const
  })
  return Object.fromEntries(counted.filter(([, { total }]) => total > 0))
}

/** Uploading, listing, showing and removing documents. */
export function documentCalls(parts: CallParts): Handlers<(typeof contract)['documents']> {
  const { files, accounts, reporting } = parts
  const show = async (tenant: Tenant, row: DocumentRow, language: Language): Promise<Document> => {
    const [document] = await shownDocuments(parts, tenant, [row], language)
    return document!
  }
  return {
    summary: async ({ tenant }) => {
      const { stats, count, working, failed, stored } = await summariseDocuments(tenant)
      const found = await reporting.totalFindingCounts(tenant)
      const analysed = count - working - failed - stored
      return { count, analysed, working, failed, stored, aiStatsByType: found ? statsIn(stats, found) : stats }
    },
    upload: admitting(
      (tenant) => admitUpload(parts, tenant),
      async ({ tenant, actor, file, body, caller }) => {
        const { document_type: documentType, purpose, place } = body
        const upload = { file, documentType, purpose, place, uploadedBy: actor.userId }
        const { document, duplicate, formerly } = await storeUpload(parts, tenant, upload)
        const { title } = document
        return {
          document: await show(tenant, document, caller.language),
          duplicate,
          message: duplicate
            ? say(formerly ? 'upload.renamed' : 'upload.duplicate', { title, formerly: formerly ?? '' })(
                caller.language,
              )
            : null,
        }
      },
    ),
    list: async ({ tenant, query, caller }) => {
      const { page, page_size: pageSize, search, sort } = query
      const { rows, total, unfinished } = await listDocuments(tenant, { page, pageSize, search, sort })
      const link = (to: number) =>
        `/documents/?${new URLSearchParams({ page: String(to), page_size: String(pageSize), sort, ...(search ? { search } : {}) })}`
      return {
        count: total,
        next: page * pageSize < total ? link(page + 1) : null,
        previous: page > 1 ? link(page - 1) : null,
        results: await shownDocuments(parts, tenant, rows, caller.language),
        unfinished,
        outdated: await countOutdated(tenant, engineVersion),
      }
    },
    get: async ({ tenant, params, caller }) =>
      show(tenant, await present(getDocument(tenant, params.id)), caller.language),
    remove: async ({ tenant, params }) => {
      const { file } = await tenant.transaction(async (inside) => {
        await lockBatch(inside)
        const document = await present(lockDocument(inside, params.id))
        await reporting.removeFindings(inside, document.id)
        await deleteDocument(inside, document.id)
        await endBatch({ accounts }, inside)
        return document
      })
      // What an issued statement cites stays with it.
      // The document is gone for good; a file that cannot be removed now is one without a row, which the sweep takes.
      await isKept(tenant, file)
        .then((stays) => (stays ? undefined : files.remove(file)))
        .catch(() => {})
      return { ok: true }
    },
    retry: async ({ tenant, params, caller }) => {
      const document = await processAgain(parts, tenant, params.id, (row) => {
        if (row.stage === 'processed') throw new AppError('conflict', say('retry.processed'))
        if (row.stage !== 'failed') throw new AppError('conflict', say('retry.running'))
        const error = errorOf(row.errorCode)
        if (error === null || mayEndOtherwise(error, isOutdated(row))) return
        const text = (language: Language) => say('retry.useless', { error: errorSentence(error, language) })(language)
        throw new AppError('conflict', text)
      })
      return { document: await show(tenant, document, caller.language) }
    },
    decideCompany: async ({ tenant, params, body, caller }) => {
      const document = await tenant.transaction(async (inside) => {
        await lockBatch(inside)
        await present(updateDocument(inside, params.id, { isOwn: body.is_own }))
        const changed = await settleStandings(inside, (await accounts.identity(inside)).name)
        await reporting.proposeAgain(inside, changed)
        return present(getDocument(inside, params.id))
      })
      return { document: await show(tenant, document, caller.language) }
    },
    reanalyse: async ({ tenant, params, caller }) => {
      const document = await processAgain(parts, tenant, params.id, (row) => {
        if (!hasEnded(row.stage)) throw new AppError('conflict', say('reanalyse.running'))
      })
      return { document: await show(tenant, document, caller.language) }
    },
    reanalyseAll: async ({ tenant }) => {
      let queued = 0
      for (const id of await listOutdated(tenant, engineVersion))
        if (await processAgainIfOutdated(parts, tenant, id)) queued += 1
      return { queued }
    },
    removal: async ({ tenant, params }) => {
      const { file } = await present(getDocument(tenant, params.id))
      const preview = await reporting.previewRemoval(tenant, params.id)
      return { ...preview, issued: await isKept(tenant, file) }
    },
    pages: async ({ tenant, params }) => {
      await present(getDocument(tenant, params.id))
      return { results: await listPages(tenant, params.id) }
    },
    page: async ({ tenant, params }) => {
      await present(getDocument(tenant, params.id))
      const page = await getPage(tenant, params.id, params.number)
      if (!page) throw new AppError('not_found', say('page.missing'))
      return page
    },
    file: async ({ tenant, params }) => {
      const { file, hash, title, mimeType } = await present(getDocument(tenant, params.id))
      const whole = await openVerified(files, file, hash).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') throw new AppError('not_found', say('file.missing'))
        throw error
      })
      if (!whole) throw new AppError('unreadable_file', say('file.damaged'))
      return { ...whole, name: title, mimeType }
    },
  }
}
