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

const chunksAtOnce = 4

/** Opens a file, which has to be closed. Rejects with code `ENOENT` when it is not there. */
export async function openFile({ path, cipher }: FileOnDisk): Promise<OpenFile> {
  const handle = await fs.open(path, 'r')
  try {
    const { size: kept } = await handle.stat()
    const { chunks, plainBytes: size } = cipher
      ? measure(kept)
      : { chunks: Math.ceil(kept / chunkBytes), plainBytes: kept }
    const bytes = async (position: number, length: number) => {
      const buffer = Buffer.allocUnsafe(length)
      const { bytesRead } = await handle.read(buffer, 0, length, position)
      return buffer.subarray(0, bytesRead)
    }
    /** Some chunks in a row, the first of which is number `from`. */
    const chunksFrom = async (from: number, count: number): Promise<Buffer> => {
      const to = Math.min(from + count, chunks)
      if (!cipher) return bytes(from * chunkBytes, (to - from) * chunkBytes)
      const start = headBytes + from * keptChunkBytes
      const length = Math.min((to - from) * keptChunkBytes, kept - start)
      const read = await bytes(start, length)
      if (read.length < length) throw new FileDamaged('A file is cut off.')
      const plain = Array.from({ length: to - from }, (_, index) =>
        decryptChunk(
          cipher,
          from + index,
          from + index === chunks - 1,
          read.subarray(index * keptChunkBytes, (index + 1) * keptChunkBytes),
        ),
      )
      return plain.length === 1 ? plain[0]! : Buffer.concat(plain)
    }
    return {
      size,
      read: async (position, length) => {
        const end = Math.min(position + Math.max(0, length), size)
        if (position >= end) return Buffer.alloc(0)
        const first = Math.floor(position / chunkBytes)
        const chosen = await chunksFrom(first, Math.ceil(end / chunkBytes) - first)
        return chosen.subarray(position - first * chunkBytes, end - first * chunkBytes)
      },
      pieces: async function* () {
        for (let chunk = 0; chunk < chunks; chunk += chunksAtOnce) yield await chunksFrom(chunk, chunksAtOnce)
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
