import { Inflate } from 'fflate'
import { TooLarge } from './too-large.ts'
import { type Archive, archiveLimits } from './zip.ts'

/** Most that a table of a person may hold in all its sheets. */
export interface TableLimits {
  /** Rows that are stored, those that are only formatted included. */
  rows: number
  columns: number
  /** Cells of rows as far as they are used. */
  cells: number
  /** Bytes of the parts of a workbook, unpacked. */
  unpackedBytes: number
}

/** Packed bytes that are unpacked in one go: a thousandth of what they can become. */
const piece = 16_384
/** Elements that a sheet is made of, whatever prefix its names have. */
const element = /<(?:[\w.-]{1,40}:)?(row|c|mergeCell)[\s/>]/g
/** Longer than any beginning of an element that is counted. */
const longestBeginning = 60

/**
 * Counts what a workbook holds while its parts are unpacked piece by piece, before anything is read; nothing that it says of its
 * own size is believed, and nothing unpacked is kept.
 * @throws TooLarge
 */
export function checkWorkbook(archive: Archive, isRead: (name: string) => boolean, most: TableLimits): void {
  let [rows, cells, bytes] = [0, 0, 0]
  for (const name of archive.names) {
    if (!isRead(name)) continue
    // The order in which formulas are computed names their cells once more.
    const counts = !/\/calcchain\.xml$/i.test(name)
    let open = ''
    for (const chunk of unpacked(archive, name)) {
      bytes += chunk.length
      if (bytes > most.unpackedBytes) throw new TooLarge(`more than ${most.unpackedBytes} bytes unpacked`)
      if (!counts) continue
      const text = open + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1')
      const found = elementsIn(text)
      rows += found.rows
      cells += found.cells
      if (rows > most.rows) throw new TooLarge(`more than ${most.rows} rows`)
      if (cells > most.cells) throw new TooLarge(`more than ${most.cells} cells`)
      open = beginningIn(text)
    }
  }
}

function elementsIn(text: string): { rows: number; cells: number } {
  let [rows, cells] = [0, 0]
  for (const [, kind] of text.matchAll(element)) {
    if (kind === 'row') rows += 1
    else cells += 1
  }
  return { rows, cells }
}

/** The beginning of an element at the end of a text, which goes on in the next. */
function beginningIn(text: string): string {
  const last = text.lastIndexOf('<')
  const beginning = last < 0 ? '' : text.slice(last)
  return beginning.length < longestBeginning && !/[\s/>]/.test(beginning) ? beginning : ''
}

/** A part of an archive as it is unpacked; what cannot be unpacked ends early, and whoever reads it says so. */
function* unpacked({ bytes, entries }: Archive, name: string): Generator<Uint8Array> {
  const { offset, packed, method } = entries.get(name)!
  if (offset + 30 > bytes.length || (method !== 0 && method !== 8)) return
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const data = bytes.subarray(from, from + Math.min(packed, archiveLimits.partBytes))
  let ready: Uint8Array[] = []
  const inflate = new Inflate((chunk) => ready.push(chunk))
  for (let at = 0; at < data.length; at += piece) {
    const some = data.subarray(at, at + piece)
    if (method === 0) yield some
    else {
      try {
        inflate.push(some, at + piece >= data.length)
      } catch {
        return
      }
      yield* ready
      ready = []
    }
  }
}
