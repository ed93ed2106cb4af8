import fs from 'node:fs'
import path from 'node:path'

/** Makes the names in a folder survive a power cut. Not every file system allows it; those that refuse need none. */
export function syncFolder(folder: string): void {
  let handle: number | undefined
  try {
    handle = fs.openSync(folder, 'r')
    fs.fsyncSync(handle)
  } catch (error) {
    if (!['EISDIR', 'EINVAL', 'EPERM', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    if (handle !== undefined) fs.closeSync(handle)
  }
}

/** Writes a small file so that after a crash there is the old one or the new one and never a part. */
export function writeDurably(file: string, content: string | Uint8Array, mode = 0o600): void {
  const temporary = `${file}.${process.pid}.tmp`
  const handle = fs.openSync(temporary, 'w', mode)
  try {
    fs.writeFileSync(handle, content)
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
  fs.renameSync(temporary, file)
  syncFolder(path.dirname(file))
}
