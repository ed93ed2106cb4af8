import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { FileTooLarge, mustBeStoredName, type Received, type StoredFile } from './store.ts'

/** The files of a folder of this machine that are on their way somewhere. */
export interface IncomingFiles {
  receive(stream: AsyncIterable<Uint8Array>, maxBytes: number, name?: string, hashes?: boolean): Promise<Received>
  discard(received: Pick<Received, 'path'>): Promise<void>
  /** Contents of the folder. */
  list(): Promise<StoredFile[]>
  /** Removes what is older than `olderThanMs`. */
  clear(olderThanMs: number): Promise<void>
  /** Resolves when a file can be written. */
  ping(): Promise<void>
}

/** Opens a folder for files that arrive, readable by the owner only. */
export function openIncomingFiles(folder: string): IncomingFiles {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const list = async () => {
    const names = await fs.promises.readdir(folder)
    const found = await Promise.all(names.map((name) => withAge(folder, name)))
    return found.filter((file) => file !== null)
  }
  return {
    list,
    receive: async (stream, maxBytes, name = randomUUID(), hashes = true) => {
      const file = path.join(folder, mustBeStoredName(name))
      const hash = createHash('sha256')
      const handle = await fs.promises.open(file, 'wx', 0o600)
      let size = 0
      let written: Promise<void> = Promise.resolve()
      try {
        for await (const chunk of stream) {
          size += chunk.length
          if (size > maxBytes) throw new FileTooLarge()
          if (hashes) hash.update(chunk)
          // One piece is written while the next one is made.
          await written
          written = handle.writeFile(chunk)
          written.catch(() => {})
        }
        await written
        await handle.sync()
        await handle.close()
      } catch (error) {
        await written.catch(() => {})
        await handle.close().catch(() => {})
        await fs.promises.rm(file, { force: true })
        throw error
      }
      return { path: file, size, hash: hashes ? hash.digest('hex') : '' }
    },
    discard: (received) => fs.promises.rm(received.path, { force: true }),
    clear: async (olderThanMs) => {
      for (const { name, since } of await list())
        if (isOlder(since, olderThanMs)) await fs.promises.rm(path.join(folder, name), { force: true })
    },
    ping: async () => {
      const probe = path.join(folder, `probe-${randomUUID()}`)
      await fs.promises.writeFile(probe, 'x')
      await fs.promises.rm(probe)
    },
  }
}

/** A file of a folder with the time of its last change; `null` when it is gone. */
export async function withAge(folder: string, name: string): Promise<StoredFile | null> {
  const found = await fs.promises.stat(path.join(folder, name)).catch(() => null)
  return found && { name, since: found.ctime }
}

/** Whether a moment is longer ago than so many milliseconds. */
export const isOlder = (since: Date, milliseconds: number): boolean => Date.now() - since.getTime() > milliseconds
