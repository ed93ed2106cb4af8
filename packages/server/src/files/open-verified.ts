import { Readable } from 'node:stream'
import type { CompanyFiles } from './encryption/company-files.ts'
import { type OpenFile, openFile } from './encryption/file-on-disk.ts'
import { FileDamaged } from './encryption/format.ts'

/**
 * Opens a stored file with the bytes that arrived, compared by their tags or checksum; `null` where they differ. All of it is
 * read before the first byte is handed out, because a reply that has begun cannot be taken back. The stream has to be read or
 * destroyed. Rejects with code `ENOENT` when the file is not there.
 */
export async function openVerified(
  files: Pick<CompanyFiles, 'borrow'>,
  name: string,
  hash: string,
): Promise<{ stream: Readable; size: number } | null> {
  let opened: OpenFile | undefined
  let release: (() => Promise<void>) | undefined
  try {
    const borrowed = await files.borrow(name, hash)
    release = borrowed.release
    opened = await openFile(borrowed.file)
    if (borrowed.file.cipher) await compareTags(opened)
    const { size, pieces, close } = opened
    // From the same open file: what was compared is what is sent.
    const stream = Readable.from(pieces(), { objectMode: false })
    stream.once('close', () => void close().then(borrowed.release))
    return { stream, size }
  } catch (error) {
    await opened?.close()
    await release?.()
    if (error instanceof FileDamaged) return null
    throw error
  }
}

/** The tags of an encrypted file hold for its name, so they say what a checksum would; others were compared with theirs. */
async function compareTags({ pieces }: OpenFile): Promise<void> {
  for await (const _ of pieces());
}
