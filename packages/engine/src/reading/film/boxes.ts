import { latinOf } from '../magic.ts'

/** A box of an MP4 or QuickTime file: its kind and where its content stands. */
export interface MovieBox {
  kind: string
  from: number
  to: number
}

const mostBoxes = 20_000

/**
 * The boxes between two places. Sizes that reach beyond what holds them are cut; nothing is read twice.
 * @see ISO/IEC 14496-12, 4.2 object structure
 */
export function boxesIn(bytes: Uint8Array, from: number, to: number): MovieBox[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes: MovieBox[] = []
  let at = from
  while (at + 8 <= to && boxes.length < mostBoxes) {
    let size = view.getUint32(at)
    let head = 8
    // 1 says that the size follows in eight bytes, 0 that the box is the last one.
    if (size === 1 && at + 16 <= to) {
      size = Number(view.getBigUint64(at + 8))
      head = 16
    } else if (size === 0) size = to - at
    if (size < head) break
    const end = Math.min(to, at + size)
    boxes.push({ kind: latinOf(bytes, at + 4, at + 8), from: at + head, to: end })
    at += size
  }
  return boxes
}

/** The first box on a path of kinds. */
export function boxAt(bytes: Uint8Array, outer: { from: number; to: number }, ...path: string[]): MovieBox | null {
  let place: { from: number; to: number } = outer
  let found: MovieBox | null = null
  for (const kind of path) {
    found = boxesIn(bytes, place.from, place.to).find((one) => one.kind === kind) ?? null
    if (!found) return null
    place = found
  }
  return found
}
