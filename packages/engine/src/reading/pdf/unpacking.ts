import { brotliDecompressSync, inflateSync } from 'node:zlib'

/** What is unpacked at once; longer streams the parser unpacks by itself, in parts. */
const mostBytes = 256 * 1024 * 1024

const unpackers: Record<string, typeof inflateSync> = { deflate: inflateSync, brotli: brotliDecompressSync }

/**
 * Unpacks streams for the parser, in place of the `DecompressionStream` of a browser. Node's own sends each to another thread
 * and back through four queues, for which the parser waits a fifth of its time. What is damaged is refused, and the parser saves
 * of it what it can.
 */
export class Unpacking {
  readonly readable: AsyncIterable<Uint8Array>
  readonly writable: { getWriter(): { ready: Promise<void>; write(packed: Uint8Array): Promise<void>; close(): void } }

  constructor(format: string) {
    const unpacked = Promise.withResolvers<Uint8Array>()
    const write = async (packed: Uint8Array): Promise<void> => {
      try {
        const chunkSize = Math.min(1_048_576, Math.max(16_384, packed.length * 4))
        unpacked.resolve(unpackers[format]!(packed, { maxOutputLength: mostBytes, chunkSize }))
      } catch (error) {
        unpacked.reject(error)
      }
    }
    this.writable = { getWriter: () => ({ ready: Promise.resolve(), write, close: () => {} }) }
    this.readable = {
      async *[Symbol.asyncIterator]() {
        yield await unpacked.promise
      },
    }
  }
}
