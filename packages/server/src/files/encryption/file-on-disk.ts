import fs from 'node:fs/promises'
import { chunkBytes, decryptChunk, type FileCipher, FileDamaged, headBytes, keptChunkBytes, measure } from './format.ts'

/** A file on this machine, and what decrypts it. Plain data: a watched process is handed it and knows no other key. */
export interface FileOnDisk {
  path: string
  /** `null` of a file that is not encrypted. */
  cipher: FileCipher | null
}

/** A file whose plain bytes can be read, from any place on. */
export interface OpenFile {
  /** Plain bytes. */
  size: number
  /** Bytes from `position` on; fewer than `length` where the file ends. Throws `FileDamaged`. */
  read(position: number, length: number): Promise<Buffer>
  /** All of it, in pieces. Throws `FileDamaged`. */
  pieces(): AsyncGenerator<Buffer>
  close(): Promise<void>
}

/** A file that is not encrypted, such as one of the product itself. */
export const plainFile = (path: string): FileOnDisk => ({ path, cipher: null })

/** Opens a file, which has to be closed. Rejects with code `ENOENT` when it is not there. */
export async function openFile({ path, cipher }: FileOnDisk): Promise<OpenFile> {
  const handle = await fs.open(path, 'r')
  try {
    const { size: kept } = await handle.stat()
    const { chunks, plainBytes: size } = cipher
      ? measure(kept)
      : { chunks: Math.ceil(kept / chunkBytes), plainBytes: kept }
    /** Chunk number `index`, read into `buffer` or a new one. */
    const chunkAt = async (index: number, buffer?: Buffer): Promise<Buffer> => {
      const [start, most] = cipher
        ? [headBytes + index * keptChunkBytes, keptChunkBytes]
        : [index * chunkBytes, chunkBytes]
      const length = Math.min(most, kept - start)
      const { bytesRead, buffer: read } = await handle.read(buffer ?? Buffer.allocUnsafe(length), 0, length, start)
      if (!cipher) return read.subarray(0, bytesRead)
      if (bytesRead < length) throw new FileDamaged('A file is cut off.')
      return decryptChunk(cipher, index, index === chunks - 1, read.subarray(0, length))
    }
    return {
      size,
      read: async (position, length) => {
        const end = Math.min(position + Math.max(0, length), size)
        if (position >= end) return Buffer.alloc(0)
        const first = Math.floor(position / chunkBytes)
        const found: Buffer[] = []
        for (let index = first; index * chunkBytes < end; index += 1) found.push(await chunkAt(index))
        return Buffer.concat(found).subarray(position - first * chunkBytes, end - first * chunkBytes)
      },
      pieces: async function* () {
        // What is decrypted is in a buffer of its own.
        const buffer = cipher ? Buffer.allocUnsafe(Math.min(kept, keptChunkBytes)) : undefined
        for (let index = 0; index < chunks; index += 1) yield await chunkAt(index, buffer)
      },
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** All plain bytes of a file; not as a `Buffer`, which some parsers do not take. */
export async function wholeFile(file: FileOnDisk): Promise<Uint8Array> {
  const opened = await openFile(file)
  try {
    const whole = new Uint8Array(opened.size)
    let at = 0
    for await (const piece of opened.pieces()) {
      whole.set(piece, at)
      at += piece.length
    }
    return whole
  } finally {
    await opened.close()
  }
}
