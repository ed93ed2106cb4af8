import type { Analysis } from '@esrs/engine'
import type { Tenant } from '../../database/tenant.ts'
import { isUnusable } from '../../files/encryption/format.ts'
import type { Run } from '../../jobs/job.ts'
import { keepOutcome } from './outcome.ts'
import { awaitsPictures } from './pictures-left.ts'
import { lookAgainAfter, type ProcessParts } from './process.ts'
import { type Reading, readInChild } from './read-in-child.ts'
import { type DocumentRow, getDocument, lockBatch, lockDocument, updateDocument } from './store.ts'
import { throttled } from './throttled.ts'

type PicturesRun = Pick<Run<{ document: string }>, 'tenant' | 'data' | 'signal' | 'requeue'>

/**
 * Adds to a document that has its first values what the pictures on its pages of text say. Begins where nothing waits for first
 * values, and gives way to what does. May be killed anywhere and run again: what is there stays as it is until all that is new
 * takes its place at once. A document that is gone, or was read anew meanwhile, is left alone.
 */
export async function addPictures(parts: ProcessParts, run: PicturesRun): Promise<void> {
  const { tenant, data } = run
  const document = await getDocument(tenant, data.document)
  if (!document || !awaitsPictures(document)) return
  const turn = await parts.slots.acquireLast()
  if (!turn) return run.requeue({ data, place: 'kept', seconds: lookAgainAfter })
  try {
    const reading = await readPictures(parts, run, document, turn.slice)
    if (reading.ok) await record(parts, tenant, document, reading)
    else if (reading.reason === 'gave_way') run.requeue({ data, place: 'back', seconds: lookAgainAfter })
    else await leave(parts, tenant, document)
  } catch (error) {
    if (isUnusable(error) || isUnusable((error as Error).cause)) await leave(parts, tenant, document)
    else if (!(error instanceof Superseded)) throw error
  } finally {
    await turn.end()
  }
}

/** Ends the wait for pictures that could not be read: a note says so, and everything else stays. May run twice. */
export async function leavePictures(parts: ProcessParts, tenant: Tenant, id: string): Promise<void> {
  const document = await getDocument(tenant, id)
  if (document) await leave(parts, tenant, document)
}

/** The document that was to be added to is gone, or was read anew. */
class Superseded extends Error {}

/** Whether a document is still the one that was looked at: its first values are of the same reading, and it waits. */
const isSame = (now: DocumentRow | null, before: DocumentRow): now is DocumentRow =>
  now !== null && awaitsPictures(now) && now.finishedAt?.getTime() === before.finishedAt?.getTime()

async function readPictures(
  parts: ProcessParts,
  { tenant, signal }: PicturesRun,
  document: DocumentRow,
  slice: Parameters<typeof readInChild>[1]['slice'],
): Promise<Reading<Analysis | null>> {
  const { id, title } = document
  const { reportingYear } = await parts.accounts.settings(tenant)
  const taught = await parts.reporting.teachingsFor(tenant, id)
  const superseded = new AbortController()
  const look = async () => {
    if (!isSame(await getDocument(tenant, id), document)) superseded.abort(new Superseded())
  }
  const progress = throttled(look)
  const borrowed = await parts.files.borrow(document.file, document.hash)
  try {
    return await readInChild<Analysis | null>(
      { file: borrowed.file, name: title, reportingYear, taught, ocrMaxPages: parts.ocrMaxPages, pictures: 'added' },
      {
        ...parts.limits,
        slice,
        take: () => parts.readers.take(tenant.companyId),
        signal: AbortSignal.any([signal, superseded.signal]),
        onProgress: progress.tell,
        onRead: look,
      },
    )
  } finally {
    await progress.end()
    await borrowed.release()
  }
}

/** Notes of the reading that only pictures on pages of text bring about. */
const ofPictures = ['pictures_recognised', 'pictures_not_recognised', 'pictures_later']

async function record(
  parts: ProcessParts,
  tenant: Tenant,
  before: DocumentRow,
  { facts, pages, index, analysis }: Extract<Reading<Analysis | null>, { ok: true }>,
): Promise<void> {
  if (analysis?.failed) parts.onFailed(analysis.failed, before.id)
  await settle(parts, tenant, before, async (inside, document) => {
    if (analysis) return await keepOutcome(parts, inside, document.id, { facts, pages, index, analysis }, {}, 'these')
    const kept = document.notes.filter(({ code }) => !ofPictures.includes(code))
    const added = facts.notes.filter(({ code }) => ofPictures.includes(code))
    await updateDocument(inside, document.id, { notes: [...kept, ...added] })
  })
}

async function leave(parts: ProcessParts, tenant: Tenant, before: DocumentRow): Promise<void> {
  await settle(parts, tenant, before, async (inside, { id, notes }) => {
    const after: DocumentRow['notes'] = notes.map((note) =>
      note.code === 'pictures_later' ? { ...note, code: 'pictures_not_recognised', why: 'failed' } : note,
    )
    await updateDocument(inside, id, { notes: after })
  })
}

/** Ends the wait for pictures in one transaction, unless it is over. That the document has its values was told before. */
async function settle(
  parts: ProcessParts,
  tenant: Tenant,
  before: DocumentRow,
  change: (inside: Tenant, document: DocumentRow) => Promise<unknown>,
): Promise<void> {
  await tenant.transaction(async (inside) => {
    await lockBatch(inside)
    const document = await lockDocument(inside, before.id)
    if (!isSame(document, before)) return
    await change(inside, document)
    await parts.onRecorded(inside, document.id)
  })
}
