import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { FileStore } from './store.ts'

/**
 * Opens a stored file with the bytes that arrived, compared by checksum; `null` where they differ. All of it is
 * read before the first byte is handed out, because a reply that has begun cannot be taken back. The stream has to be read or
 * destroyed. Rejects with code `ENOENT` when the file is not there.
 */
export async function openVerified(
  files: Pick<FileStore, 'borrow'>,
  name: string,
  hash: string,
): Promise<{ stream: fs.ReadStream; size: number } | null> {
  const borrowed = await files.borrow(name)
  let handle: fs.promises.FileHandle | undefined
  try {
    handle = await fs.promises.open(borrowed.path, 'r')
    const sum = createHash('sha256')
    for await (const chunk of handle.createReadStream({ autoClose: false, start: 0 })) sum.update(chunk as Buffer)
    if (sum.digest('hex') === hash) {
      const { size } = await handle.stat()
      // From the same open file: what was compared is what is sent.
      const stream = handle.createReadStream({ start: 0 })
      stream.once('close', () => void borrowed.release())
      return { stream, size }
    }
  } catch (error) {
    await handle?.close()
    await borrowed.release()
    throw error
  }
  await handle.close()
  await borrowed.release()
  return null
}
