import type { FormatResult, Reading } from './format-reader.ts'
import { InnerFiles, isBeside, mostFiles } from './inner-files.ts'
import { Archive, archiveFault, zipEntries } from './zip.ts'

/** Reads a ZIP file of documents: every file in it that is read by itself, one after the other, in the order of their names. */
export async function readArchive(bytes: Uint8Array, { onProgress, readInner }: Reading): Promise<FormatResult> {
  const entries = zipEntries(bytes)
  if (!entries || !readInner) return { ok: false, reason: 'damaged', detail: 'archive without directory' }
  const fault = archiveFault(entries)
  if (fault) return { ok: false, reason: 'too_large', detail: fault }
  // An entry under a password says so by a method that is not unpacked, or unpacks to other bytes than it promises.
  const archive = new Archive(bytes)
  const names = archive.names.filter((name) => !name.endsWith('/') && !isBeside(name)).sort()
  const files = new InnerFiles()
  for (const [index, name] of names.entries()) {
    onProgress(index, names.length, 'reading')
    const part = index < mostFiles ? archive.part(name) : null
    if (part) files.add(name, await readInner({ name, bytes: part }))
    else files.leave()
  }
  onProgress(names.length, names.length, 'reading')
  return files.result('zip')
}
