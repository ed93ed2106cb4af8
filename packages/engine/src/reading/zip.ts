import { crc32 } from 'node:zlib'
import { inflateSync } from 'fflate'

/**
 * What is allowed in an archive, checked before anything is unpacked. Markup packs to a twentieth at best in real files; the
 * largest real parts are sheets of large workbooks.
 */
export const archiveLimits = { entries: 5_000, bytes: 300_000_000, partBytes: 150_000_000, ratio: 250 }

/** Small parts may pack to nearly nothing without harm. */
const ratioFrom = 10_000_000

/** One file of an archive as its directory tells. */
export interface ZipEntry {
  /** With slashes, as the standard has them. */
  name: string
  size: number
  packed: number
  crc: number
  /** Where its own header begins. */
  offset: number
  /** 0 stored, 8 deflated; anything else is not unpacked. */
  method: number
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
    if (at + 46 + nameLength > bytes.length) return null
    const name = Buffer.from(bytes.buffer, bytes.byteOffset + at + 46, nameLength).toString('utf8')
    const offset = view.getUint32(at + 42, true)
    const [method, crc] = [view.getUint16(at + 10, true), view.getUint32(at + 16, true)]
    entries.push({ name: name.replaceAll('\\', '/'), size, packed, crc, offset, method })
    at += 46 + nameLength + extra + comment
  }
  return entries
}

/** Why an archive is larger than is read, by what its directory tells; `null` where it may be unpacked. */
export function archiveFault(entries: ZipEntry[]): string | null {
  if (entries.length > archiveLimits.entries) return `${entries.length} files in the archive`
  let bytes = 0
  for (const { size, packed } of entries) {
    bytes += size
    if (size > archiveLimits.partBytes) return `a part of ${size} bytes`
    if (size > ratioFrom && size > packed * archiveLimits.ratio)
      return `a part packed to 1/${Math.round(size / packed)}`
  }
  return bytes > archiveLimits.bytes ? `${bytes} bytes unpacked` : null
}

/** The parts of an office archive, unpacked one by one when they are needed. */
export class Archive {
  readonly bytes: Uint8Array
  readonly entries = new Map<string, ZipEntry>()

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    // Of two entries of one name the first counts, whichever an office program would take.
    for (const entry of zipEntries(bytes) ?? []) if (!this.entries.has(entry.name)) this.entries.set(entry.name, entry)
  }

  get names(): string[] {
    return [...this.entries.keys()]
  }

  /**
   * Unpacks one part into exactly as many bytes as the directory tells, so that a part that lies about its size cannot grow
   * beyond what was checked.
   * @returns `null` where there is no such part or it cannot be unpacked
   */
  part(name: string): Uint8Array | null {
    const entry = this.entries.get(name)
    if (!entry || entry.offset + 30 > this.bytes.length) return null
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength)
    const { offset, size, packed, method, crc } = entry
    const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
    const data = this.bytes.subarray(from, from + packed)
    const part = method === 0 ? data : method === 8 && size <= archiveLimits.partBytes ? inflated(data, size) : null
    // A part that was changed by accident would unpack to other words and other figures.
    return part && crc32(part) === crc ? part : null
  }

  /** A part as text; `null` where there is none. */
  text(name: string): string | null {
    const bytes = this.part(name)
    if (!bytes) return null
    // Markup may be in UTF-16, which says so by its mark.
    const wide =
      bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
    return new TextDecoder(wide ?? 'utf-8').decode(bytes)
  }
}

function inflated(data: Uint8Array, size: number): Uint8Array | null {
  try {
    return inflateSync(data, { out: new Uint8Array(size) })
  } catch {
    return null
  }
}
