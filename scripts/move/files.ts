import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../../packages/server/src/files/store.ts'
import { MoveError } from './tables.ts'

export interface MovedFiles {
  files: number
  bytes: number
}

async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = []
  for await (const some of store.list()) for (const { name } of some) names.push(name)
  return names
}

async function hashOf(store: FileStore, name: string): Promise<string> {
  const hash = createHash('sha256')
  const { stream } = await store.read(name)
  await pipeline(stream, hash)
  return hash.digest('hex')
}

/** Whether a store has no file. */
export const isEmpty = async (store: FileStore): Promise<boolean> => (await namesIn(store)).length === 0

/**
 * Copies every kept file under its name, as it is stored, which may be encrypted, and reads each back to compare checksums. What an
 * earlier run has brought is compared and not sent again. The source is only read.
 */
export async function moveFiles(
  source: FileStore,
  target: FileStore,
  told: (files: number, all: number) => void,
): Promise<MovedFiles> {
  const names = await namesIn(source)
  const there = new Set(await namesIn(target))
  let bytes = 0
  for (const [place, name] of names.entries()) {
    if (there.has(name) && (await hashOf(source, name)) === (await hashOf(target, name))) {
      told(place + 1, names.length)
      continue
    }
    const { stream, size } = await source.read(name)
    const received = await target.receive(stream as AsyncIterable<Buffer>, Number.POSITIVE_INFINITY, name)
    try {
      await target.keep(received)
    } finally {
      await target.discard(received)
    }
    if (received.size !== size || (await hashOf(target, name)) !== received.hash)
      throw new MoveError(`The file ${name} is not the same after it was copied.`)
    bytes += size
    told(place + 1, names.length)
  }
  return { files: names.length, bytes }
}
