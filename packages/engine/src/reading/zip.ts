/** What is allowed in an archive, checked before anything is unpacked. */
export const archiveLimits = { entries: 2_000, bytes: 300_000_000 }

/** One file of an archive as its directory tells. */
export interface ZipEntry {
  name: string
  size: number
  packed: number
}

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50

/**
 * Reads the directory at the end of a ZIP archive without unpacking anything.
 * @returns the entries, or `null` where there is no sound directory
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  const lowest = Math.max(0, bytes.length - 22 - 65_535)
  while (end >= lowest && view.getUint32(end, true) !== endOfDirectory) end--
  if (end < lowest || end < 0) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  // 64-bit archives say so by these marks; no office file of a size that is accepted needs them.
  if (count === 0xffff || at === 0xffffffff) return null
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== directoryEntry) return null
    const packed = view.getUint32(at + 20, true)
    const size = view.getUint32(at + 24, true)
    const nameLength = view.getUint16(at + 28, true)
    const extra = view.getUint16(at + 30, true)
    const comment = view.getUint16(at + 32, true)
    const name = Buffer.from(bytes.buffer, bytes.byteOffset + at + 46, nameLength).toString('utf8')
    entries.push({ name, size, packed })
    at += 46 + nameLength + extra + comment
  }
  return entries
}

/** Whether an archive is larger than is read: too many files, or too much once unpacked. */
export function isOversized(entries: ZipEntry[]): boolean {
  if (entries.length > archiveLimits.entries) return true
  return entries.reduce((sum, entry) => sum + entry.size, 0) > archiveLimits.bytes
}
