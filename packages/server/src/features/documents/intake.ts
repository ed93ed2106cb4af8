import { acceptedExtensions, hasEnded, type Language, type UploadPlace } from '@esrs/contract'
import { newAuditedId } from '../../database/action.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { CompanyFiles } from '../../files/encryption/company-files.ts'
import type { FileOnDisk } from '../../files/encryption/file-on-disk.ts'
import { AppError } from '../../http/errors.ts'
import type { UploadedFile } from '../../http/upload.ts'
import type { Enqueue } from '../../jobs/job.ts'
import type { Quotas } from '../../registration-settings.ts'
import type { Accounts } from '../accounts/index.ts'
import { type ProcessAgainParts, queueAgain } from './analyse-again.ts'
import { agrees, contentOf, extensionOf, fileTypes } from './file-type.ts'
import { processDocumentJob } from './job-kinds.ts'
import { say } from './messages.ts'
import { isFull, mustFit } from './quotas.ts'
import { addDocument, countUnfinished, type DocumentRow, findByHash, lockBatch, updateDocument } from './store.ts'

/** Parts for taking in a document. */
export interface IntakeParts {
  accounts: Pick<Accounts, 'mayUpload' | 'setProcessingComplete' | 'throttle'>
  /** Quotas of a company. */
  quotas: Quotas
  files: CompanyFiles
  enqueue: Enqueue
}

/** An upload as it arrived: on disk, but not kept yet. */
export interface Upload {
  file: UploadedFile
  documentType: string
  purpose: string
  /** The place of the upload, which decides the accepted types. */
  place?: UploadPlace | undefined
  uploadedBy: string | null
  /** Somebody without an account sends it: what is there already keeps the name that the company knows. */
  byGuest?: boolean
}

/** Whether an upload of the company is taken at all; asked before anything of it is received. */
export async function admitUpload({ accounts }: IntakeParts, tenant: Tenant): Promise<void> {
  if (await accounts.mayUpload(tenant)) return
  const isWorking = (await countUnfinished(tenant)) > 0
  throw new AppError('forbidden', say(isWorking ? 'upload.pausedWorking' : 'upload.paused'))
}

/** The outcome of an upload. `formerly` is the earlier name of a document that came again under another name. */
interface TakenIn {
  document: DocumentRow
  duplicate: boolean
  formerly?: string
}

/**
 * Keeps an uploaded file: afterwards its bytes survive a power cut, and its row and its job are there together. The same
 * bytes sent twice by one company give the first document again, which is then called what it was called last.
 */
export async function storeUpload(
  { accounts, files, enqueue, quotas }: IntakeParts,
  tenant: Tenant,
  { file, documentType, purpose, place, uploadedBy, byGuest = false }: Upload,
): Promise<TakenIn> {
  const { received, name } = file
  const { extension, mimeType } = await typeOf(name, received.file, place)
  const existing = await findByHash(tenant, received.hash)
  if (existing && byGuest) return { document: existing, duplicate: true }
  if (existing) return rename({ accounts, enqueue }, tenant, existing, { title: name, extension, mimeType })
  await mustFit(tenant, quotas, received.size)
  const stored = await files.keep(received)
  const added = await tenant.transaction(async (inside) => {
    await lockBatch(inside)
    // Once more where nothing comes in between: many uploads at once must not go past a limit together.
    if (await isFull(inside, quotas, received.size)) return 'full'
    const row = await addDocument(inside, {
      id: newAuditedId(),
      title: name,
      extension,
      mimeType,
      size: received.size,
      hash: received.hash,
      file: stored,
      documentType,
      purpose,
      uploadedBy,
    })
    if (!row) return null
    await accounts.setProcessingComplete(inside, false)
    await enqueue(inside, processDocumentJob, { document: row.id })
    return row
  })
  // Only here is it certain that no row names the file; after a failure the sweep decides, because a commit whose answer
  // was lost is a commit all the same.
  if (added === null || added === 'full') await files.remove(stored).catch(() => {})
  if (added === 'full') await mustFit(tenant, quotas, received.size)
  const document = (added === 'full' ? null : added) ?? (await findByHash(tenant, received.hash))
  if (!document) throw new AppError('conflict', say('upload.again'))
  return { document, duplicate: added === null }
}

/** Calls a document by another name; where that makes it another type it is read again. */
async function rename(
  parts: ProcessAgainParts,
  tenant: Tenant,
  existing: DocumentRow,
  name: Pick<DocumentRow, 'title' | 'extension' | 'mimeType'>,
): Promise<TakenIn> {
  if (existing.title === name.title) return { document: existing, duplicate: true }
  const document = await tenant.transaction(async (inside) => {
    await lockBatch(inside)
    const row = await updateDocument(inside, existing.id, name)
    return row && hasEnded(row.stage) && existing.extension !== name.extension
      ? queueAgain(parts, inside, existing.id)
      : row
  })
  if (!document) throw new AppError('conflict', say('upload.again'))
  return { document, duplicate: true, formerly: existing.title }
}

/** The type that name and bytes agree on; refuses everything else with what to do about it. */
async function typeOf(
  name: string,
  file: FileOnDisk,
  place: UploadPlace | undefined,
): Promise<{ extension: string; mimeType: string }> {
  const extension = extensionOf(name)
  const accepted = acceptedExtensions(place)
  const list = accepted.map((one) => `.${one}`).join(', ')
  if (!extension) throw refusal('upload.noExtension', { accepted: list })
  const type = accepted.includes(extension) ? fileTypes[extension] : undefined
  if (!type) throw refusal('upload.extension', { extension, accepted: list })
  const content = await contentOf(file)
  if (content === 'empty')
    throw new AppError('invalid_input', say('upload.empty'), { fields: { file: say('upload.empty') } })
  if (!agrees(extension, content)) {
    const text = (language: Language) =>
      say('upload.content', { extension, content: say(`content.${content}`)(language) })(language)
    throw new AppError('type_not_accepted', text, { fields: { file: text } })
  }
  return { extension, mimeType: type.mimeType }
}

function refusal(key: 'upload.noExtension' | 'upload.extension', values: Record<string, string>): AppError {
  return new AppError('type_not_accepted', say(key, values), { fields: { file: say(key, values) } })
}
