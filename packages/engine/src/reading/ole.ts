const endOfChain = 0xfffffffa
const none = 0xffffffff
const mostEntries = 20_000

interface Entry {
  name: string
  /** 1 a folder, 2 a stream, 5 the root. */
  type: number
  left: number
  right: number
  child: number
  start: number
  size: number
}

/**
 * An OLE compound file: the container of old office files, and of encrypted new ones. What cannot be followed counts as missing;
 * chains that loop end.
 * @see [MS-CFB] 2.2 header, 2.3 sectors, 2.4 mini stream, 2.6 directory
 */
export class Compound {
  readonly bytes: Uint8Array
  readonly view: DataView
  readonly sectorSize: number
  readonly tables: number[]
  readonly entries: Entry[]
  readonly top: Map<string, Entry>

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.sectorSize = bytes.length >= 512 ? 1 << Math.min(Math.max(this.view.getUint16(30, true), 7), 12) : 512
    this.tables = bytes.length >= 512 ? this.allocation() : []
    this.entries = bytes.length >= 512 ? this.directory() : []
    this.top = this.siblings(this.entries[0]?.child ?? none)
  }

  /** The names of the streams and folders at the top. */
  get names(): string[] {
    return [...this.top.keys()]
  }

  /** The bytes of a stream at the top, `null` where there is none. */
  stream(name: string): Uint8Array | null {
    const entry = this.top.get(name)
    if (entry?.type !== 2) return null
    const small = entry.size < this.view.getUint32(56, true)
    return small ? this.mini(entry) : this.gather(entry.start, entry.size)
  }

  /** Sectors that hold the allocation table: 109 in the header, more in a chain of their own. */
  allocation(): number[] {
    const sectors: number[] = []
    for (let index = 0; index < 109; index++) sectors.push(this.view.getUint32(76 + 4 * index, true))
    let more = this.view.getUint32(68, true)
    for (let step = 0; more < endOfChain && step < this.bytes.length / this.sectorSize; step++) {
      const at = (more + 1) * this.sectorSize
      if (at + this.sectorSize > this.bytes.length) break
      for (let offset = 0; offset < this.sectorSize - 4; offset += 4)
        sectors.push(this.view.getUint32(at + offset, true))
      more = this.view.getUint32(at + this.sectorSize - 4, true)
    }
    return sectors.filter((sector) => sector < endOfChain)
  }

  next(sector: number): number {
    const perSector = this.sectorSize / 4
    const table = this.tables[Math.floor(sector / perSector)]
    if (table === undefined) return none
    const at = (table + 1) * this.sectorSize + 4 * (sector % perSector)
    return at + 4 <= this.bytes.length ? this.view.getUint32(at, true) : none
  }

  gather(start: number, size: number): Uint8Array {
    const parts: Uint8Array[] = []
    let length = 0
    // No chain is longer than the file has sectors.
    const most = Math.ceil(this.bytes.length / this.sectorSize)
    for (let sector = start, step = 0; sector < endOfChain && step < most && length < size; step++) {
      const at = (sector + 1) * this.sectorSize
      if (at >= this.bytes.length) break
      const part = this.bytes.subarray(at, Math.min(at + this.sectorSize, this.bytes.length))
      parts.push(part)
      length += part.length
      sector = this.next(sector)
    }
    return Buffer.concat(parts).subarray(0, size)
  }

  /** Streams below a size share the sectors of the root's stream. */
  mini(entry: Entry): Uint8Array {
    const root = this.entries[0]
    if (!root) return new Uint8Array()
    const store = this.gather(root.start, root.size)
    const table = this.gather(this.view.getUint32(60, true), this.bytes.length)
    const view = new DataView(table.buffer, table.byteOffset, table.byteLength)
    const parts: Uint8Array[] = []
    for (let sector = entry.start, step = 0; sector < endOfChain && step * 64 < entry.size; step++) {
      parts.push(store.subarray(sector * 64, sector * 64 + 64))
      sector = sector * 4 + 4 <= table.length ? view.getUint32(sector * 4, true) : none
    }
    return Buffer.concat(parts).subarray(0, entry.size)
  }

  directory(): Entry[] {
    const bytes = this.gather(this.view.getUint32(48, true), mostEntries * 128)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const entries: Entry[] = []
    for (let at = 0; at + 128 <= bytes.length; at += 128) {
      const length = Math.min(64, Math.max(2, view.getUint16(at + 64, true)))
      entries.push({
        name: Buffer.from(bytes.buffer, bytes.byteOffset + at, length - 2).toString('utf16le'),
        type: bytes[at + 66] as number,
        left: view.getUint32(at + 68, true),
        right: view.getUint32(at + 72, true),
        child: view.getUint32(at + 76, true),
        start: view.getUint32(at + 116, true),
        size: Math.min(view.getUint32(at + 120, true), this.bytes.length),
      })
    }
    return entries
  }

  siblings(first: number): Map<string, Entry> {
    const found = new Map<string, Entry>()
    const seen = new Set<number>()
    const open = [first]
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      const entry = this.entries[index]
      if (!entry || seen.has(index)) continue
      seen.add(index)
      if (!found.has(entry.name)) found.set(entry.name, entry)
      open.push(entry.left, entry.right)
    }
    return found
  }
}
