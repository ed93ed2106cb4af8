import { limits } from '@esrs/contract'
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { CompanyFiles, FileOwner, ReceivedFile } from '../files/encryption/company-files.ts'
import { cleanFileName } from '../files/name.ts'
import { FileTooLarge } from '../files/store.ts'
import { AppError, asAppError } from './errors.ts'
import { say } from './messages.ts'
import { endWhenTooSlow, slowestUpload } from './slow-bodies.ts'

/** A file that a caller sent, already on disk. The handler keeps it, or it is gone after the reply. */
export interface UploadedFile {
  /** The sender's name for it, made safe to store and to show. */
  name: string
  received: ReceivedFile
}

const megabyte = 1_048_576

/** What receiving a file needs. */
export interface UploadParts {
  files: Pick<CompanyFiles, 'receive' | 'discard'>
  maxUploadBytes: number
  /** Least bytes that have to arrive of a body in a period, where not as usual. */
  least?: typeof slowestUpload
  /** Aborted when uploads under way must end because the process stops. */
  closing: AbortSignal
}

/**
 * Reads a multipart form: its fields, and its one file, which is streamed to disk whatever the order of the parts, encrypted for
 * its owner. Nothing of it stays when it fails.
 */
export async function readUpload(
  request: FastifyRequest,
  { files, maxUploadBytes: maxBytes, closing, ...parts }: UploadParts,
  owner: FileOwner,
) {
  if (!request.isMultipart()) throw new AppError('type_not_accepted', say('upload_type'))
  const tooLarge = () =>
    new AppError('payload_too_large', say('file_too_large', { megabytes: maxBytes / megabyte }), {
      fields: { file: say('file_too_large', { megabytes: maxBytes / megabyte }) },
    })
  // A form has some bytes around the file; what announces more than that need not be received first.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + megabyte) throw tooLarge()
  const fields: Record<string, unknown> = {}
  let file: UploadedFile | undefined
  const head = listenIn(request)
  try {
    for await (const part of request.parts({
      limits: { fileSize: maxBytes + 1, files: 1, fields: 20, fieldSize: 10_000 },
    })) {
      if (part.type === 'field') Object.defineProperty(fields, part.fieldname, { value: part.value, enumerable: true })
      else if (part.fieldname === 'file' && part.filename)
        file = {
          name: cleanFileName(asSent(part.filename, head), limits.fileNameBytes),
          received: await files.receive(
            endWhenTooSlow(part.file, { ...(parts.least ?? slowestUpload), signal: closing }),
            maxBytes,
            owner,
          ),
        }
      else part.file.resume()
    }
  } catch (error) {
    if (file) await files.discard(file.received)
    if (error instanceof FileTooLarge || (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
      throw tooLarge()
    if (asAppError(error)) throw error
    // Whatever the parser of forms throws is about what was sent; a full disk has been recognised above.
    if (!isOurs(error)) throw new AppError('invalid_input', say('upload_incomplete'))
    throw error
  }
  if (!file) throw new AppError('invalid_input', say('file_missing'), { fields: { file: say('file_missing') } })
  return { fields, file }
}

/** Bytes of a form in which the head of its file is looked for. */
const headBytes = 65_536

/** Keeps the beginning of a form, as bytes written as letters; what parses it reads names as UTF-8 whatever they are. */
function listenIn(request: FastifyRequest): () => string {
  let head = ''
  const keep = (chunk: Buffer) => {
    head += chunk.toString('latin1', 0, headBytes - head.length)
    if (head.length >= headBytes) request.raw.off('data', keep)
  }
  request.raw.on('data', keep)
  return () => head
}

/**
 * The name as its sender wrote it. Older programs of western Europe do not send UTF-8; what they mean stands in the bytes.
 * Browsers write a quotation mark as `%22` and leave every other sign alone (HTML, section 4.10.22).
 */
function asSent(name: string, head: () => string): string {
  const bytes = name.includes('\ufffd') && /^content-disposition:[^\r\n]*filename="([^"\r\n]*)"/im.exec(head())?.[1]
  const letters = bytes ? new TextDecoder('windows-1252').decode(Buffer.from(bytes, 'latin1')) : name
  return letters.replaceAll('%22', '"')
}

/** Errors of the system while writing carry the failing call; those of the parser do not. */
const isOurs = (error: unknown): boolean => typeof (error as NodeJS.ErrnoException).syscall === 'string'
