import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from './durable.ts'
import { type FileStore, FileTooLarge, type Received } from './store.ts'

const storedName = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** A file store in a folder of this machine, or of a file system that several machines share. */
export function openDiskStore(folder: string): FileStore {
  const kept = path.join(folder, 'kept')
  const arriving = path.join(folder, 'arriving')
  for (const one of [kept, arriving]) fs.mkdirSync(one, { recursive: true, mode: 0o700 })
  syncFolder(folder)

  const place = (name: string): string => {
    if (!storedName.test(name)) throw new Error('Not the name of a stored file.')
    return path.join(kept, name.slice(0, 2), name)
  }

  async function receive(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Received> {
    const file = path.join(arriving, randomUUID())
    const hash = createHash('sha256')
    const handle = await fs.promises.open(file, 'wx', 0o600)
    let size = 0
    try {
      for await (const chunk of stream) {
        size += chunk.length
        if (size > maxBytes) throw new FileTooLarge()
        hash.update(chunk)
        await handle.writeFile(chunk)
      }
      await handle.sync()
      await handle.close()
    } catch (error) {
      await handle.close().catch(() => {})
      await fs.promises.rm(file, { force: true })
      throw error
    }
    return { path: file, size, hash: hash.digest('hex') }
  }

  async function keep(received: Received): Promise<string> {
    const name = path.basename(received.path)
    const target = place(name)
    const made = await fs.promises.mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await fs.promises.rename(received.path, target)
    syncFolder(path.dirname(target))
    if (made) syncFolder(kept)
    return name
  }

  async function sweep(known: (names: string[]) => Promise<Set<string>>, olderThanMs: number): Promise<string[]> {
    const isOld = async (file: string) => {
      const found = await fs.promises.stat(file).catch(() => null)
      return found !== null && Date.now() - found.ctimeMs > olderThanMs
    }
    for (const name of await fs.promises.readdir(arriving)) {
      const file = path.join(arriving, name)
      if (await isOld(file)) await fs.promises.rm(file, { force: true })
    }
    const removed: string[] = []
    for (const part of await fs.promises.readdir(kept)) {
      const names = await fs.promises.readdir(path.join(kept, part))
      const rows = await known(names)
      for (const name of names) {
        if (rows.has(name) || !(await isOld(path.join(kept, part, name)))) continue
        await fs.promises.rm(path.join(kept, part, name), { force: true })
        removed.push(name)
      }
    }
    return removed
  }

  return {
    receive,
    keep,
    sweep,
    discard: (received) => fs.promises.rm(received.path, { force: true }),
    read: async (name) => {
      const handle = await fs.promises.open(place(name), 'r')
      const { size } = await handle.stat()
      return { stream: handle.createReadStream(), size }
    },
    borrow: async (name) => {
      await fs.promises.access(place(name), fs.constants.R_OK)
      return { path: place(name), release: async () => {} }
    },
    remove: (name) => fs.promises.rm(place(name), { force: true }),
    ping: async () => {
      const probe = path.join(arriving, `probe-${randomUUID()}`)
      await fs.promises.writeFile(probe, 'x')
      await fs.promises.rm(probe)
    },
  }
}
