import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

// How an encrypted file is written. A head says whose file it is and by which key; then chunks of AES-256-GCM follow, each with
// its tag, as in the construction STREAM (Hoang, Reyhanitabar, Rogaway, Vizár 2015): the nonce of a chunk holds its number and
// whether it is the last. The key of a file is derived from the key of its company and a salt that no other file has.

/** What an encrypted file begins with. No text does, and no format that is accepted. */
const magic = Buffer.from('\x93esrs-file\r\n\x1a\x00', 'latin1')
const version = 1

const saltBytes = 32
const companyAt = magic.length + 2
const generationAt = companyAt + 16
const saltAt = generationAt + 4
/** Bytes of the head. */
export const headBytes = saltAt + saltBytes

/** Bytes of a file that are encrypted together: with smaller ones half the time goes into making ciphers and buffers. */
export const chunkBytes = 262_144
const tagBytes = 16
/** Bytes of a chunk as it is kept. */
export const keptChunkBytes = chunkBytes + tagBytes

/** A kept file is not what was written: changed, cut off, put together from others, or under another name. */
export class FileDamaged extends Error {
  readonly code = 'FILE_DAMAGED'
}

/** Whether a kept file cannot be used: it is gone, or not what was written. Anything else may be over in a moment. */
export const isUnusable = (error: unknown): boolean =>
  error instanceof FileDamaged || (error as NodeJS.ErrnoException | null)?.code === 'ENOENT'

/** The company whose file it is, and the generation of its key. */
export interface FileHead {
  companyId: string
  generation: number
}

/** What encrypts and decrypts one file and no other. Plain data, so that it can be handed to a process that reads the file. */
export interface FileCipher {
  key: Uint8Array
  /** The beginning of every nonce. */
  nonce: Uint8Array
  /** Head and name of the file, which every tag covers. */
  associated: Uint8Array
}

/** A head for a new file. */
export function newHead({ companyId, generation }: FileHead): Buffer {
  const head = Buffer.alloc(headBytes)
  magic.copy(head)
  head.writeUInt16BE(version, magic.length)
  head.write(companyId.replaceAll('-', ''), companyAt, 'hex')
  head.writeUInt32BE(generation, generationAt)
  randomBytes(saltBytes).copy(head, saltAt)
  return head
}

/** What the first bytes of a file say; `null` of a file that is not encrypted. Throws `FileDamaged` of a version that is not known. */
export function readHead(bytes: Buffer): FileHead | null {
  if (bytes.length < headBytes || !bytes.subarray(0, magic.length).equals(magic)) return null
  if (bytes.readUInt16BE(magic.length) !== version) throw new FileDamaged('A file is of a version that is not known.')
  const id = bytes.toString('hex', companyAt, generationAt)
  const companyId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { companyId, generation: bytes.readUInt32BE(generationAt) }
}

/** The cipher of a file with this head and name, from the key of its company. */
export function cipherOf(companyKey: Uint8Array, head: Buffer, name: string): FileCipher {
  const salt = head.subarray(saltAt, headBytes)
  const derived = new Uint8Array(hkdfSync('sha256', companyKey, salt, 'esrs-reporting file', 32 + 7))
  const associated = Buffer.concat([head.subarray(0, headBytes), Buffer.from(name)])
  return { key: derived.subarray(0, 32), nonce: derived.subarray(32), associated }
}

function nonceOf(cipher: FileCipher, chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.set(cipher.nonce)
  nonce.writeUInt32BE(chunk, 7)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

function encryptChunk(cipher: FileCipher, chunk: number, isLast: boolean, plain: readonly Uint8Array[]): Buffer {
  const closing = createCipheriv('aes-256-gcm', cipher.key, nonceOf(cipher, chunk, isLast))
  closing.setAAD(cipher.associated)
  const parts = plain.map((part) => closing.update(part))
  closing.final()
  return Buffer.concat([...parts, closing.getAuthTag()])
}

/** The plain bytes of a chunk. Throws `FileDamaged` where it is not that chunk of that file. */
export function decryptChunk(cipher: FileCipher, chunk: number, isLast: boolean, kept: Buffer): Buffer {
  try {
    const opening = createDecipheriv('aes-256-gcm', cipher.key, nonceOf(cipher, chunk, isLast), {
      authTagLength: tagBytes,
    })
    opening.setAAD(cipher.associated)
    opening.setAuthTag(kept.subarray(kept.length - tagBytes))
    const plain = opening.update(kept.subarray(0, kept.length - tagBytes))
    opening.final()
    return plain
  } catch (error) {
    throw new FileDamaged('A file is not what was kept.', { cause: error })
  }
}

/** The chunks of a file as they are kept, without its head. Holds the pieces of one chunk at a time. */
export async function* encrypted(pieces: AsyncIterable<Uint8Array>, cipher: FileCipher): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let [length, number] = [0, 0]
  for await (const piece of pieces) {
    let rest = piece
    // Only what comes after a chunk says that it is not the last.
    while (length + rest.length > chunkBytes) {
      const taken = chunkBytes - length
      yield encryptChunk(cipher, number, false, [...waiting, rest.subarray(0, taken)])
      rest = rest.subarray(taken)
      ;[waiting, length, number] = [[], 0, number + 1]
    }
    waiting.push(rest)
    length += rest.length
  }
  yield encryptChunk(cipher, number, true, waiting)
}

/** How many chunks a kept file of this size holds, and how many plain bytes. Throws `FileDamaged` of a size that no file has. */
export function measure(keptBytes: number): { chunks: number; plainBytes: number } {
  const body = keptBytes - headBytes
  const chunks = Math.ceil(body / keptChunkBytes)
  const last = body - (chunks - 1) * keptChunkBytes
  if (chunks < 1 || last < tagBytes || (chunks > 1 && last === tagBytes)) throw new FileDamaged('A file is cut off.')
  return { chunks, plainBytes: body - chunks * tagBytes }
}

/** The plain bytes of a file from the pieces after its head, of which `chunks` chunks must come and nothing else. */
export async function* decrypted(
  pieces: AsyncIterable<Uint8Array>,
  cipher: FileCipher,
  chunks: number,
): AsyncGenerator<Buffer> {
  const chunk = Buffer.allocUnsafe(keptChunkBytes)
  let [filled, number] = [0, 0]
  for await (const piece of pieces)
    for (let at = 0; at < piece.length; ) {
      if (filled === keptChunkBytes) {
        if (number + 1 >= chunks) throw new FileDamaged('A file is longer than it was.')
        yield decryptChunk(cipher, number, false, chunk)
        ;[filled, number] = [0, number + 1]
      }
      const taken = Math.min(keptChunkBytes - filled, piece.length - at)
      chunk.set(piece.subarray(at, at + taken), filled)
      filled += taken
      at += taken
    }
  if (number !== chunks - 1 || filled < tagBytes) throw new FileDamaged('A file is cut off.')
  yield decryptChunk(cipher, number, true, chunk.subarray(0, filled))
}
