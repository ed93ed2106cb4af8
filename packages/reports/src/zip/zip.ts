import { strToU8, type Zippable, zipSync } from 'fflate'

/** Time of every entry, read as local time so that the bytes are the same in every time zone. */
const entryTime = new Date(2026, 0, 1)

/** Packs files into a reproducible ZIP: the bytes depend only on names and contents. */
export function pack(files: Readonly<Record<string, Uint8Array | string>>): Uint8Array {
  const entries: Zippable = {}
  for (const name of Object.keys(files).toSorted()) {
    const file = files[name]!
    entries[name] = typeof file === 'string' ? strToU8(file) : file
  }
  return zipSync(entries, { mtime: entryTime, level: 9 })
}
