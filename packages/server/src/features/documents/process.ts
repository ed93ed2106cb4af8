import { type DocumentErrorCode, hasEnded } from '@esrs/contract'
import { type Analysis, engineVersion } from '@esrs/engine'
import type { Slice } from '../../children/contain.ts'
import type { Standby } from '../../children/standby.ts'
import { errorCode } from '../../database/failures.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { CompanyFiles } from '../../files/encryption/company-files.ts'
import type { FileOnDisk } from '../../files/encryption/file-on-disk.ts'
import { FileDamaged } from '../../files/encryption/format.ts'
import type { Enqueue, Run } from '../../jobs/job.ts'
import type { Transcriber } from '../../models/transcriber.ts'
import type { Accounts } from '../accounts/index.ts'
import type { Reporting } from '../reporting/index.ts'
import { readPicturesJob, transcribeDocumentJob } from './job-kinds.ts'
import type { LongDocumentSlots } from './long-document-slots.ts'
import { keepOutcome, type Outcome } from './outcome.ts'
import { awaitsPictures } from './pictures-left.ts'
import { type Progress, type Reading, type ReadingLimits, readInChild } from './read-in-child.ts'
import type { ReadingTask } from './reading-messages.ts'
import {
  advance,
  countUnfinished,
  type DocumentRow,
  getDocument,
  lockBatch,
  lockDocument,
  markAnnounced,
  updateDocument,
} from './store.ts'
import { throttled } from './throttled.ts'

/** Parts for processing a document. */
export interface ProcessParts {
  accounts: Pick<Accounts, 'identity' | 'settings' | 'setProcessingComplete' | 'documentsProcessed'>
  reporting: Pick<Reporting, 'recordFindings' | 'teachingsFor'>
  files: CompanyFiles
  enqueue: Enqueue
  limits: ReadingLimits
  /** The source of reading processes. */
  readers: Pick<Standby, 'take'>
  /** Places for long documents. */
  slots: LongDocumentSlots
  /** Pages of one file that text recognition reads, at most. */
  ocrMaxPages: number
  /** Writes speech down; `null` where no service is set up. */
  transcriber: Transcriber | null
  /** Told of errors that cost a part of the analysis. */
  onFailed(failed: NonNullable<Analysis['failed']>, documentId: string): void
  /** Told, in the transaction that ends it, of every document that was recorded. */
  onRecorded(inside: Tenant, documentId: string): Promise<unknown>
}

type DocumentRun = Pick<Run<{ document: string }>, 'tenant' | 'data' | 'signal'>
type ReadingRun = Pick<Run<{ document: string; long?: boolean | undefined }>, 'tenant' | 'data' | 'signal' | 'requeue'>

/** Seconds after which a long document looks for a free place even without a notice of one. */
export const lookAgainAfter = 20

/**
 * Takes a document from the upload to its end: read, analysed, recorded. Puts it back where it has to wait for others. May be
 * killed anywhere and run again: every step replaces what an earlier run left, and a document that has reached its end is left
 * alone.
 */
export async function processDocument(parts: ProcessParts, run: ReadingRun): Promise<void> {
  const { tenant, data } = run
  const turn = parts.slots.acquire(tenant, data.long ?? false)
  if (!turn) return run.requeue({ data, place: 'kept', seconds: lookAgainAfter })
  try {
    await withFile(parts, run, 'reading', async (document, file) => {
      const reading = await readAndStore(parts, run, document, { file }, turn.slice)
      if (reading.ok) await record(parts, tenant, document.id, reading)
      else if (reading.reason === 'gave_way') await giveWay(run, document.id)
      else if (reading.reason === 'needs_transcription') await passOn(parts, tenant, document.id)
      else await fail(parts, tenant, document.id, reading.reason)
    })
  } finally {
    await turn.end()
  }
}

async function giveWay({ tenant, data, requeue }: ReadingRun, id: string): Promise<void> {
  await advance(tenant, id, { stage: 'queued', activity: 'reading', pagesDone: null, pagesTotal: null })
  requeue({ data: { ...data, long: true }, place: 'back', seconds: lookAgainAfter })
}

/** Writing speech down may take long and needs little of this machine: it must not hold up what is read here. */
async function passOn(parts: ProcessParts, tenant: Tenant, id: string): Promise<void> {
  if (!parts.transcriber) return await record(parts, tenant, id, storedOnly)
  await tenant.transaction(async (inside) => {
    if (await advance(inside, id, { activity: 'transcribing' }))
      await parts.enqueue(inside, transcribeDocumentJob, { document: id })
  })
}

/** Has a recording written down and takes it to its end from there. May be killed anywhere and run again. */
export async function transcribeDocument(parts: ProcessParts, run: DocumentRun): Promise<void> {
  await withFile(parts, run, 'transcribing', async (document, file) => {
    const { transcriber } = parts
    const transcription =
      transcriber && (await transcriber.transcribe({ file, name: document.title, signal: run.signal }))
    if (!transcription) return await record(parts, run.tenant, document.id, storedOnly)
    if (!transcription.ok) return await fail(parts, run.tenant, document.id, transcription.reason)
    const reading = await readAndStore(parts, run, document, { file, transcript: transcription.segments })
    if (reading.ok) await record(parts, run.tenant, document.id, reading)
    else await fail(parts, run.tenant, document.id, reading.reason as DocumentErrorCode)
  })
}

/** The end of a recording, not stored yet. */
const storedOnly: Outcome = {
  facts: { language: null, wordCount: null, pageCount: null, notes: [{ code: 'not_analysed' }] },
  pages: [],
  index: [],
  analysis: { findings: [], others: [], dropped: {}, reportingYear: null },
}

/** Hands the file of a document that has not reached its end to `work`, and ends the document where the file is gone. */
async function withFile(
  parts: ProcessParts,
  { tenant, data }: DocumentRun,
  activity: DocumentRow['activity'],
  work: (document: DocumentRow, file: FileOnDisk) => Promise<void>,
): Promise<void> {
  const document = await getDocument(tenant, data.document)
  const begun = { stage: 'reading', activity, pagesDone: null, pagesTotal: null } as const
  if (!document || !(await advance(tenant, document.id, begun))) return
  const borrowed = await parts.files.borrow(document.file, document.hash).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return 'file_missing' as const
    if (error instanceof FileDamaged) return 'damaged' as const
    throw error
  })
  if (typeof borrowed === 'string') return await fail(parts, tenant, document.id, borrowed)
  try {
    await work(document, borrowed.file)
  } catch (error) {
    if (error instanceof FileDamaged || (error as Error).cause instanceof FileDamaged)
      await fail(parts, tenant, document.id, 'damaged')
    else if (!(error instanceof Removed)) throw error
  } finally {
    await borrowed.release()
  }
}

/** Reads and analyses a file, storing its pages and how far it has come. Throws `Removed` when the document is gone. */
async function readAndStore(
  parts: ProcessParts,
  { tenant, signal }: DocumentRun,
  { id, title }: DocumentRow,
  source: Pick<ReadingTask, 'file' | 'transcript'>,
  slice?: Slice,
): Promise<Reading> {
  const { reportingYear } = await parts.accounts.settings(tenant)
  const taught = await parts.reporting.teachingsFor(tenant, id)
  const gone = new AbortController()
  const progress = throttled(async ({ done, total, activity }: Progress) => {
    if (!(await advance(tenant, id, { pagesDone: done, pagesTotal: total, activity }))) gone.abort(new Removed())
  })
  try {
    return await readInChild(
      { ...source, name: title, reportingYear, taught, ocrMaxPages: parts.ocrMaxPages, pictures: 'later' },
      {
        ...parts.limits,
        slice,
        take: () => parts.readers.take(tenant.companyId),
        signal: AbortSignal.any([signal, gone.signal]),
        onProgress: progress.tell,
        onRead: async () => {
          await progress.end()
          if (!(await advance(tenant, id, { stage: 'analysing' }))) throw new Removed()
        },
      },
    )
  } finally {
    await progress.end()
  }
}

/** The document was removed while it was being processed; there is nothing left to do. */
class Removed extends Error {}

/**
 * Ends a document with an error, unless it has reached its end already. Where only a repeated analysis has failed, what the
 * earlier one found stays in use, with a note.
 */
export async function fail(
  parts: Pick<ProcessParts, 'accounts' | 'enqueue'>,
  tenant: Tenant,
  id: string,
  errorCode: DocumentErrorCode,
): Promise<void> {
  await tenant.transaction(async (inside) => {
    await lockBatch(inside)
    const document = await lockDocument(inside, id)
    if (!document || hasEnded(document.stage)) return
    const notes = document.notes.filter(({ code }) => code !== 'reanalysis_failed')
    const end: Partial<DocumentRow> =
      document.pageCount === null
        ? { stage: 'failed', errorCode, engineVersion }
        : { stage: 'processed', notes: [...notes, { code: 'reanalysis_failed', why: errorCode }] }
    const after = await updateDocument(inside, id, { ...end, finishedAt: new Date() })
    if (after && awaitsPictures(after)) await parts.enqueue(inside, readPicturesJob, { document: id })
    await endBatch(parts, inside)
  })
}

async function record(parts: ProcessParts, tenant: Tenant, id: string, outcome: Outcome): Promise<void> {
  const { analysis, pages, facts } = outcome
  if (analysis.failed) parts.onFailed(analysis.failed, id)
  await advance(tenant, id, { stage: 'recording' })
  await tenant.transaction(async (inside) => {
    await lockBatch(inside)
    const document = await lockDocument(inside, id)
    if (!document || hasEnded(document.stage)) return
    await keepOutcome(parts, inside, id, outcome, { stage: 'processed', errorCode: null, finishedAt: new Date() })
    // A model is asked about the whole, once that is there.
    if (facts.picturesLater) await parts.enqueue(inside, readPicturesJob, { document: id })
    else if (pages.length > 0) await parts.onRecorded(inside, id)
    await endBatch(parts, inside)
  })
}

/** The end of a batch: marks it, and has a mail sent to each uploader once. Needs the lock. */
export async function endBatch({ accounts }: Pick<ProcessParts, 'accounts'>, tenant: Tenant): Promise<void> {
  if ((await countUnfinished(tenant)) > 0) return
  await accounts.setProcessingComplete(tenant, true)
  const done = await markAnnounced(tenant)
  const people = new Set(done.flatMap(({ uploadedBy }) => uploadedBy ?? []))
  for (const userId of people) {
    const own = done.filter(({ uploadedBy }) => uploadedBy === userId)
    const failed = own.filter(({ stage }) => stage === 'failed').length
    const batch = `${userId} ${own.map(({ id, finishedAt }) => `${id} ${finishedAt?.getTime()}`).sort()}`
    await accounts.documentsProcessed(tenant, { userId, batch, processed: own.length, failed })
  }
}
