import type { Tenant } from '../../database/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { Enqueue } from '../../jobs/job.ts'
import type { Accounts } from '../accounts/index.ts'
import { isOutdated } from './document.ts'
import { processDocumentJob } from './job-kinds.ts'
import { say } from './messages.ts'
import { type DocumentRow, lockBatch, lockDocument, updateDocument } from './store.ts'

/** Parts for processing a document once more. */
export interface ProcessAgainParts {
  accounts: Pick<Accounts, 'setProcessingComplete'>
  enqueue: Enqueue
}

/**
 * Queues a document that has reached its end, after `check` has looked at it. Its pages and findings stay in use until the new
 * ones replace them. Throws `not_found`, or what `check` throws.
 */
export async function processAgain(
  parts: ProcessAgainParts,
  tenant: Tenant,
  id: string,
  check: (row: DocumentRow) => void,
): Promise<DocumentRow> {
  const queued = await tenant.transaction(async (inside) => {
    await lockBatch(inside)
    const row = await lockDocument(inside, id)
    if (!row) return null
    check(row)
    return queueAgain(parts, inside, id)
  })
  if (!queued) throw new AppError('not_found', say('document.missing'))
  return queued
}

/** Queues a document that an older engine brought to its end; `false` where it is gone or on its way by now. */
export async function processAgainIfOutdated(parts: ProcessAgainParts, tenant: Tenant, id: string): Promise<boolean> {
  return tenant.transaction(async (inside) => {
    await lockBatch(inside)
    const row = await lockDocument(inside, id)
    if (!row || !isOutdated(row)) return false
    // Nobody asked for this document in particular, and uploads must not wait for hundreds of them.
    await queueAgain(parts, inside, id, true)
    return true
  })
}

/** Queues a document that is locked or has just been changed. */
export async function queueAgain(
  { accounts, enqueue }: ProcessAgainParts,
  inside: Tenant,
  id: string,
  background = false,
): Promise<DocumentRow | null> {
  await accounts.setProcessingComplete(inside, false)
  await enqueue(inside, processDocumentJob, { document: id }, { background })
  return updateDocument(inside, id, {
    stage: 'queued',
    errorCode: null,
    finishedAt: null,
    announcedAt: null,
    pagesDone: null,
    pagesTotal: null,
    activity: 'reading',
  })
}
