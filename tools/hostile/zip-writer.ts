import { crc32, deflateRawSync } from 'node:zlib'

/** An entry of an archive with the sizes that it claims, which may be wrong. */
export interface ZipEntry {
  name: string
  content: Uint8Array
  /** Size in bytes of content that is compressed already. */
  unpacked?: number
  /** The size that the archive claims instead of the true one. */
  claims?: number
}

/** Writes an archive without any checks: wrong sizes, impossible and double names are kept. */
export function writeZip(entries: Iterable<ZipEntry>): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, unpacked, claims } of entries) {
    const packed = unpacked === undefined ? deflateRawSync(content) : Buffer.from(content)
    const label = Buffer.from(name)
    const size = claims ?? unpacked ?? content.length
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(0x0800, 6)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(unpacked === undefined ? crc32(content) : 0, 14)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(size, 22)
    head.writeUInt16LE(label.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 4)
    head.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(at, 42)
    parts.push(head, label, packed)
    directory.push(entry, label)
    at += head.length + label.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(directory.length / 2, 65_535), 8)
  end.writeUInt16LE(Math.min(directory.length / 2, 65_535), 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, list, end])
}

/** Packed bytes that unpack to `before`, then `fill` so often that it is `size` bytes, then `after`. */
export function packedBomb(before: string, fill: string, size: number, after: string): Uint8Array {
  // One block of a stream may follow another, so the long middle is packed once and repeated.
  const middle = fill.repeat(Math.ceil(1_048_576 / fill.length))
  const times = Math.ceil(size / middle.length)
  return deflateRawSync(Buffer.from(before + middle.repeat(Math.min(times, 400)) + after), { level: 9 })
}

/** How many bytes `packedBomb` unpacks to. */
export function bombSize(before: string, fill: string, size: number, after: string): number {
  const middle = fill.length * Math.ceil(1_048_576 / fill.length)
  return before.length + Math.min(Math.ceil(size / middle), 400) * middle + after.length
}
