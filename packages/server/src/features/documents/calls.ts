import type { contract } from '@esrs/contract'
import { errorCode } from '../../database/failures.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import type { Reporting } from '../reporting/index.ts'
import { documentOf } from './document.ts'
import { type IntakeParts, takeIn } from './intake.ts'
import { processDocumentJob } from './jobs.ts'
import { say } from './messages.ts'
import { endBatch, type ProcessParts } from './process.ts'
import {
  type DocumentRow,
  deleteDocument,
  getDocument,
  getPage,
  listDocuments,
  lockBatch,
  lockDocument,
  updateDocument,
} from './store.ts'

export type CallParts = IntakeParts & Pick<ProcessParts, 'accounts'> & { reporting: Pick<Reporting, 'forgetDocument'> }

async function present(found: Promise<DocumentRow | null>): Promise<DocumentRow> {
  const document = await found
  if (!document) throw new AppError('not_found', say('document.missing'))
  return document
}

/** Uploading, listing, showing and removing documents. */
export function documentCalls(parts: CallParts): Handlers<(typeof contract)['documents']> {
  const { files, accounts, reporting, enqueue } = parts
  return {
    upload: async ({ tenant, actor, file, body, caller }) => {
      const upload = { file, documentType: body.document_type, purpose: body.purpose, uploadedBy: actor.userId }
      const { document, duplicate } = await takeIn(parts, tenant, upload)
      return { document: documentOf(document, caller.language), duplicate }
    },
    list: async ({ tenant, query, caller }) => {
      const { page, page_size: pageSize, search, sort } = query
      const { rows, total } = await listDocuments(tenant, { page, pageSize, search, sort })
      const link = (to: number) =>
        `/documents/?${new URLSearchParams({ page: String(to), page_size: String(pageSize), sort, ...(search ? { search } : {}) })}`
      return {
        count: total,
        next: page * pageSize < total ? link(page + 1) : null,
        previous: page > 1 ? link(page - 1) : null,
        results: rows.map((row) => documentOf(row, caller.language)),
      }
    },
    get: async ({ tenant, params, caller }) =>
      documentOf(await present(getDocument(tenant, params.id)), caller.language),
    remove: async ({ tenant, params }) => {
      const { file } = await tenant.transaction(async (inside) => {
        await lockBatch(inside)
        const document = await present(lockDocument(inside, params.id))
        await reporting.forgetDocument(inside, document.id)
        await deleteDocument(inside, document.id)
        await endBatch({ accounts }, inside)
        return document
      })
      await files.remove(file)
      return { ok: true }
    },
    retry: async ({ tenant, params, caller }) => {
      const document = await tenant.transaction(async (inside) => {
        await lockBatch(inside)
        const { id, stage } = await present(lockDocument(inside, params.id))
        if (stage !== 'failed')
          throw new AppError('conflict', say(stage === 'processed' ? 'retry.processed' : 'retry.running'))
        const again = { stage: 'queued', errorCode: null, finishedAt: null, announcedAt: null } as const
        await accounts.setProcessingComplete(inside, false)
        await enqueue(inside, processDocumentJob, { document: id })
        return present(updateDocument(inside, id, { ...again, pagesDone: null, pagesTotal: null }))
      })
      return { document: documentOf(document, caller.language) }
    },
    page: async ({ tenant, params }) => {
      await present(getDocument(tenant, params.id))
      const page = await getPage(tenant, params.id, params.number)
      if (!page) throw new AppError('not_found', say('page.missing'))
      return page
    },
    file: async ({ tenant, params }) => {
      const { file, title, mimeType } = await present(getDocument(tenant, params.id))
      const { stream, size } = await files.read(file).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') throw new AppError('not_found', say('file.missing'))
        throw error
      })
      return { stream, size, name: title, mimeType }
    },
  }
}
