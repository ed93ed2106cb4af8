import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Tenant } from '../../database/tenant.ts'
import { type FileStore, FileTooLarge, type Received } from '../store.ts'
import type { CompanyKeys } from './company-keys.ts'
import { type FileOnDisk, plainFile } from './file-on-disk.ts'
import {
  cipherOf,
  decrypted,
  encrypted,
  type FileCipher,
  FileDamaged,
  type FileHead,
  headBytes,
  measure,
  newHead,
  readHead,
} from './format.ts'

/** A file that has arrived and is on disk, but is not kept yet. */
export interface ReceivedFile {
  /** Plain bytes. */
  size: number
  /** SHA-256 of the plain bytes, hexadecimal. */
  hash: string
  /** Where it can be read until it is kept or discarded. */
  file: FileOnDisk
  /** The same for the store below. */
  stored: Received
}

/** Whose key a file is received for; inside a transaction, its queries. */
export type FileOwner = Pick<Tenant, 'companyId' | 'db'>

/**
 * The files of companies: a file store whose files are encrypted with the keys of their companies, from the first byte that is
 * written. Sizes and hashes are those of the plain bytes. What was kept before there were keys is read as it is, by names of then.
 */
export interface CompanyFiles extends Omit<FileStore, 'receive' | 'keep' | 'discard' | 'read' | 'borrow'> {
  /** Writes a stream to a temporary file and forces it to disk. Throws `FileTooLarge` past `maxBytes`; leaves nothing then. */
  receive(stream: AsyncIterable<Uint8Array>, maxBytes: number, owner: FileOwner): Promise<ReceivedFile>
  /** Makes a received file last and returns the name to store in its row. After this the bytes survive a power cut. */
  keep(received: ReceivedFile): Promise<string>
  /** Removes a received file that is not wanted; does nothing when it was kept. */
  discard(received: ReceivedFile): Promise<void>
  /**
   * Opens a kept file; the stream has to be read or destroyed, and fails with `FileDamaged` where the file is not what was kept.
   * Rejects with code `ENOENT` when it is not there.
   */
  read(name: string): Promise<{ stream: Readable; size: number }>
  /**
   * A kept file for a program that reads it; `release` it afterwards. One that is not encrypted has no tags that say whose it is: it
   * has to be from before there were keys and to have this checksum, or else it is as damaged as a changed one (`FileDamaged`).
   */
  borrow(name: string, hash: string): Promise<{ file: FileOnDisk; release(): Promise<void> }>
  /** What a kept file is encrypted by; `null` of one that is not. */
  headOf(name: string): Promise<FileHead | null>
  /**
   * Encrypts a kept file with the newest key of its company, in its place; whoever is reading it reads on. Throws `FileDamaged` where
   * it has not this checksum, and leaves it then. Only one process may do it at a time.
   */
  encryptAgain(name: string, hash: string, owner: FileOwner): Promise<void>
  /** Lets go of the keys of a company that was erased. */
  forget(companyId: string): void
  /** Companies and generations of keys that cannot be opened. */
  unusableKeys(): Promise<string[]>
}

/**
 * A name for a file that is kept encrypted, by which it is known as one: a UUID of version 8. Whatever lies under it without a head was
 * put there by somebody else, also where its content is the same.
 */
const sealedName = (): string => {
  const [first, second, third, ...rest] = randomUUID().split('-') as [string, string, string, ...string[]]
  return [first, second, `8${third.slice(1)}`, ...rest].join('-')
}
const isSealedName = (name: string): boolean => name[14] === '8'

/** Puts the keys of companies in front of a file store; without keys files are kept as they come. */
export function encryptFiles(store: FileStore, keys: CompanyKeys | null): CompanyFiles {
  async function cipherFor(head: Buffer, name: string): Promise<FileCipher | null> {
    const said = readHead(head)
    if (!said && isSealedName(name)) throw new FileDamaged('An encrypted file was replaced by one that is not.')
    if (!said) return null
    if (!keys) throw new Error('There is an encrypted file and no master key.')
    const found = await keys.find(said.companyId, said.generation)
    if (!found) throw new FileDamaged('The key of a file was destroyed.')
    return cipherOf(found.key, head, name)
  }

  /** Receives plain bytes under a name of the store, encrypted where there are keys. */
  async function receiveAs(name: string, stream: AsyncIterable<Uint8Array>, maxBytes: number, owner: FileOwner) {
    if (!keys) {
      const stored = await store.receive(stream, maxBytes)
      return { stored, size: stored.size, hash: stored.hash, file: plainFile(stored.path) }
    }
    const key = await keys.current(owner)
    const head = newHead(key)
    const cipher = cipherOf(key.key, head, name)
    const hash = createHash('sha256')
    let size = 0
    async function* counted() {
      for await (const piece of stream) {
        size += piece.length
        if (size > maxBytes) throw new FileTooLarge()
        hash.update(piece)
        yield piece
      }
    }
    async function* written() {
      yield head
      yield* encrypted(counted(), cipher)
    }
    const stored = await store.receive(written(), Number.POSITIVE_INFINITY, name, false)
    return { stored, size, hash: hash.digest('hex'), file: { path: stored.path, cipher } }
  }

  async function receiveAgain(name: string, owner: FileOwner): Promise<ReceivedFile> {
    const { stream, size } = await read(name)
    try {
      return await receiveAs(name, stream, size, owner)
    } finally {
      stream.destroy()
    }
  }

  async function borrow(name: string, hash: string) {
    const { path, release } = await store.borrow(name)
    try {
      const cipher = await cipherFor(await headAt(path), name)
      if (!cipher && (await hashAt(path)) !== hash) throw new FileDamaged('A file is not what was kept.')
      return { file: { path, cipher }, release }
    } catch (error) {
      await release()
      throw error
    }
  }

  async function read(name: string): Promise<{ stream: Readable; size: number }> {
    const { stream, size } = await store.read(name)
    try {
      const pieces = (stream as Readable)[Symbol.asyncIterator]() as AsyncIterator<Buffer>
      const begin = await firstBytes(pieces)
      const cipher = await cipherFor(begin, name)
      if (!cipher) return { stream: flowing(chained(begin, pieces), stream as Readable), size }
      const { chunks, plainBytes } = measure(size)
      const rest = chained(begin.subarray(headBytes), pieces)
      return { stream: flowing(decrypted(rest, cipher, chunks), stream as Readable), size: plainBytes }
    } catch (error) {
      ;(stream as Readable).on('error', () => {}).destroy()
      throw error
    }
  }

  const headOf = async (name: string) => {
    const { stream } = await store.read(name)
    try {
      return readHead(await firstBytes((stream as Readable)[Symbol.asyncIterator]() as AsyncIterator<Buffer>))
    } finally {
      ;(stream as Readable).on('error', () => {}).destroy()
    }
  }

  return {
    receive: (stream, maxBytes, owner) => receiveAs(sealedName(), stream, maxBytes, owner),
    keep: ({ stored }) => store.keep(stored),
    discard: ({ stored }) => store.discard(stored),
    read,
    borrow,
    headOf,
    encryptAgain: async (name, hash, owner) => {
      const received = await receiveAgain(name, owner).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST' || !error.path) throw error
        // A process that was killed at this has left its part.
        await store.discard({ path: error.path, size: 0, hash: '' })
        return receiveAgain(name, owner)
      })
      try {
        if (received.hash !== hash) throw new FileDamaged('A file is not what was kept.')
        await store.keep(received.stored)
      } finally {
        await store.discard(received.stored)
      }
    },
    forget: (companyId) => keys?.forget(companyId),
    unusableKeys: async () => (await keys?.unusable()) ?? [],
    remove: store.remove,
    sweep: store.sweep,
    list: store.list,
    unfinished: store.unfinished,
    ping: store.ping,
  }
}

async function hashAt(path: string): Promise<string> {
  const sum = createHash('sha256')
  await pipeline(createReadStream(path), sum)
  return sum.digest('hex')
}

async function headAt(path: string): Promise<Buffer> {
  const handle = await fs.open(path, 'r')
  try {
    const head = Buffer.alloc(headBytes)
    const { bytesRead } = await handle.read(head, 0, headBytes, 0)
    return head.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** As many pieces as a head takes, or all that there are. */
async function firstBytes(pieces: AsyncIterator<Buffer>): Promise<Buffer> {
  const found: Buffer[] = []
  for (let length = 0; length < headBytes; ) {
    const { value, done } = await pieces.next()
    if (done) break
    found.push(value)
    length += value.length
  }
  return Buffer.concat(found)
}

async function* chained(begin: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (begin.length > 0) yield begin
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** A stream of pieces; where nobody reads it to its end, what they come from ends as well. */
function flowing(pieces: AsyncIterable<Buffer>, source: Readable): Readable {
  const stream = Readable.from(pieces, { objectMode: false })
  stream.once('close', () => source.on('error', () => {}).destroy())
  return stream
}
