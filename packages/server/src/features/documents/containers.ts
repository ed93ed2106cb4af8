import type { OpenFile } from '../../files/encryption/file-on-disk.ts'

const maxEntries = 20_000
const maxDirectoryBytes = 4_194_304

/** Names of the entries of a ZIP archive from its directory, nothing unpacked; `null` when its end is missing or broken. */
export async function listArchive({ size, read }: OpenFile): Promise<string[] | null> {
  const tail = await read(Math.max(0, size - 65_557), 65_557)
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06'))
  if (end < 0 || end + 22 > tail.length) return null
  const directory = await read(tail.readUInt32LE(end + 16), Math.min(tail.readUInt32LE(end + 12), maxDirectoryBytes))
  const names: string[] = []
  for (let at = 0; at + 46 <= directory.length && names.length < maxEntries; ) {
    if (directory.readUInt32LE(at) !== 0x02014b50) return names.length > 0 ? names : null
    const name = directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', at + 46, at + 46 + name))
    at += 46 + name + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return names.length > 0 ? names : null
}

const endOfChain = 0xfffffffa

/** Names of the streams of an OLE compound file, as far as its directory can be followed. */
export async function listCompound({ size, read }: OpenFile): Promise<string[]> {
  const header = await read(0, 512)
  if (header.length < 512) return []
  const sectorSize = 1 << Math.min(header.readUInt16LE(30), 12)
  const sector = (index: number) => read((index + 1) * sectorSize, sectorSize)
  const perSector = sectorSize / 4
  const names: string[] = []
  let current = header.readUInt32LE(48)
  // A chain that loops would never end; no directory is longer than the file has sectors.
  for (let step = 0; current < endOfChain && step < size / sectorSize && names.length < maxEntries; step += 1) {
    const directory = await sector(current)
    for (let at = 0; at + 128 <= directory.length; at += 128) {
      const length = directory.readUInt16LE(at + 64)
      if (length >= 2 && length <= 64) names.push(directory.toString('utf16le', at, at + length - 2))
    }
    const table = Math.floor(current / perSector)
    if (table >= 109) break
    const allocation = await sector(header.readUInt32LE(76 + 4 * table))
    if (allocation.length < sectorSize) break
    current = allocation.readUInt32LE(4 * (current % perSector))
  }
  return names
}
