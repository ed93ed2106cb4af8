import { latinOf } from '../magic.ts'

/** Width and height in pixels, and how many pictures follow each other, as the header of an image tells. */
export interface ImageSize {
  width: number
  height: number
  frames: number
  /** Whether so few bytes cannot hold so many pixels, however well they are packed. */
  isTooShort: boolean
}

/** Bytes that one byte of a PNG unpacks to at most (RFC 1951). */
const mostUnpacked = 1032
/** Values for each pixel of a PNG by colour type. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Reads the size of a PNG, GIF or JPEG without decoding it; `null` where the header is damaged. */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes[0] === 0x89) {
    if (bytes.length < 33 || latinOf(bytes, 12, 16) !== 'IHDR') return null
    const [width, height] = [view.getUint32(16), view.getUint32(20)]
    const bits = view.getUint8(24) * (channels[view.getUint8(25)] ?? 1)
    return { width, height, frames: 1, isTooShort: (width * height * bits) / 8 > bytes.length * mostUnpacked }
  }
  if (bytes[0] === 0x47) {
    if (bytes.length < 13) return null
    return {
      width: view.getUint16(6, true),
      height: view.getUint16(8, true),
      frames: gifFrames(bytes),
      isTooShort: false,
    }
  }
  return jpegSize(view)
}

/** Walks the markers of a JPEG to the one that begins a frame. */
function jpegSize(view: DataView): ImageSize | null {
  let at = 2
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at++
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else {
      const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
      if (isFrame)
        return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), frames: 1, isTooShort: false }
      if (marker === 0xda || marker === 0xd9) return null
      at += 2 + Math.max(2, view.getUint16(at + 2))
    }
  }
  return null
}

const mostFrames = 10_000

/** Counts the pictures of a GIF by its blocks. */
function gifFrames(bytes: Uint8Array): number {
  const table = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + table(bytes[10] as number)
  let frames = 0
  const skipBlocks = (): void => {
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] as number) + 1
    at++
  }
  while (at < bytes.length && frames < mostFrames) {
    if (bytes[at] === 0x2c) {
      frames++
      at += 10 + table(bytes[at + 9] ?? 0) + 1
      skipBlocks()
    } else if (bytes[at] === 0x21) {
      at += 2
      skipBlocks()
    } else break
  }
  return Math.max(1, frames)
}
