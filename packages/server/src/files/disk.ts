import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from './durable.ts'
import { openIncomingFiles, withAge } from './incoming.ts'
import { type FileStore, longestLoanMs, mustBeStoredName, type Received, type StoredFile } from './store.ts'
import { removeUnknown } from './sweep.ts'

/** What file systems answer that know no second name for a file. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EACCES'])

/** A file store in a folder of this machine, or of a file system that several machines share. */
export function openDiskStore(folder: string): FileStore {
  const kept = path.join(folder, 'kept')
  const arrivals = openIncomingFiles(path.join(folder, 'arriving'))
  const borrowed = path.join(folder, 'borrowed')
  const loans = openIncomingFiles(borrowed)
  fs.mkdirSync(kept, { recursive: true, mode: 0o700 })
  syncFolder(folder)

  const place = (name: string): string => path.join(kept, mustBeStoredName(name).slice(0, 2), name)

  async function keep(received: Received): Promise<string> {
    const name = path.basename(received.path)
    const target = place(name)
    const made = await fs.promises.mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await fs.promises.rename(received.path, target)
    syncFolder(path.dirname(target))
    if (made) syncFolder(kept)
    return name
  }

  async function* list(): AsyncGenerator<StoredFile[]> {
    for (const part of await fs.promises.readdir(kept)) {
      const names = await fs.promises.readdir(path.join(kept, part))
      const found = await Promise.all(names.map((name) => withAge(path.join(kept, part), name)))
      yield found.filter((file) => file !== null)
    }
  }

  const remove = (name: string) => fs.promises.rm(place(name), { force: true })

  return {
    receive: arrivals.receive,
    discard: arrivals.discard,
    ping: arrivals.ping,
    keep,
    list,
    remove,
    unfinished: arrivals.list,
    sweep: async (known, olderThanMs) => {
      await arrivals.clear(olderThanMs)
      await loans.clear(Math.max(olderThanMs, longestLoanMs))
      return removeUnknown({ list, remove }, known, olderThanMs)
    },
    read: async (name) => {
      const handle = await fs.promises.open(place(name), 'r')
      try {
        const { size } = await handle.stat()
        return { stream: handle.createReadStream(), size }
      } catch (error) {
        await handle.close()
        throw error
      }
    },
    borrow: async (name) => {
      // A second name for the same bytes: whoever reads them keeps them when the file is removed, or encrypted anew.
      const loan = path.join(borrowed, randomUUID())
      try {
        await fs.promises.link(place(name), loan)
        return { path: loan, release: () => fs.promises.rm(loan, { force: true }) }
      } catch (error) {
        if (!withoutLinks.has((error as NodeJS.ErrnoException).code ?? '')) throw error
      }
      await fs.promises.access(place(name), fs.constants.R_OK)
      return { path: place(name), release: async () => {} }
    },
  }
}
