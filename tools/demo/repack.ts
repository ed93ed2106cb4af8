import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'

/** Time of every entry, read as local time so that the bytes are the same in every time zone. */
const entryTime = new Date(2026, 0, 1)

/** Packs files into a ZIP whose bytes depend on nothing but their content. */
export function pack(files: Record<string, Uint8Array | string>): Uint8Array {
  const entries: Zippable = {}
  for (const name of Object.keys(files).toSorted()) {
    const file = files[name]!
    entries[name] = typeof file === 'string' ? strToU8(file) : file
  }
  return zipSync(entries, { mtime: entryTime, level: 9 })
}

/** Packs an Office file again with fixed times, outside and in its properties. */
export function repack(file: Uint8Array, created: string): Uint8Array {
  const files = unzipSync(file)
  const properties = 'docProps/core.xml'
  const fixed = strFromU8(files[properties]!).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, created)
  return pack({ ...files, [properties]: fixed })
}
