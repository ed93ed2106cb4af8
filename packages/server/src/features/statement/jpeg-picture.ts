import { BadPicture, type Picture, type Size } from './png-picture.ts'

/**
 * Scans of one picture, at most: each goes over all of it whatever its bytes say, and programs write about ten.
 */
const mostScans = 64

/** Markers without a length: restarts, and the beginning (ITU-T T.81, annex B). */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7
/** Frames that every reader knows: baseline, extended and progressive. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xc2
/** What programs write beside the picture: everything but the two that say how its colours are meant. */
const isAside = (marker: number): boolean => marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee)
const scan = 0xda
const end = 0xd9

/** One marker with what belongs to it, from its place to the next one. */
interface Segment {
  marker: number
  content: Buffer
  /** With the marker, and the packed pixels that follow a scan. */
  whole: Buffer
}

/**
 * A JPEG by its markers, from the first to the last: its size by `accept` before anything else is looked at, without what was written
 * beside the picture. The pixels are not decoded. Throws `BadPicture`.
 */
export function readJpeg(bytes: Buffer, accept: (size: Size) => void): Picture {
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let size: Size | null = null
  let scans = 0
  for (const { marker, content, whole } of segmentsOf(bytes)) {
    if (isFrame(marker)) {
      // The last of several frames would be read by some readers, the first by others.
      if (size !== null || content.length < 5) throw new BadPicture('type')
      size = { height: content.readUInt16BE(1), width: content.readUInt16BE(3) }
      accept(size)
    }
    if (marker === scan) scans += 1
    if (scans > mostScans || (scans > 0 && size === null)) throw new BadPicture('type')
    if (!isAside(marker)) kept.push(whole)
    if (marker === end && size !== null && scans > 0) return { size, bytes: Buffer.concat(kept) }
  }
  throw new BadPicture('type')
}

/** The segments of a JPEG up to the one that ends it. */
function* segmentsOf(bytes: Buffer): Generator<Segment> {
  for (let at = 2; at + 1 < bytes.length; ) {
    const marker = bytes[at + 1]!
    if (bytes[at] !== 0xff) throw new BadPicture('type')
    if (marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    if (marker === end) {
      yield { marker, content: bytes.subarray(0, 0), whole: bytes.subarray(at, at + 2) }
      return
    }
    const next = at + 4 > bytes.length ? 0 : at + 2 + bytes.readUInt16BE(at + 2)
    if (next > bytes.length || next < at + 4) throw new BadPicture('type')
    const over = marker === scan ? endOfScan(bytes, next) : next
    yield { marker, content: bytes.subarray(at + 4, next), whole: bytes.subarray(at, over) }
    at = over
  }
}

/** The first marker after the packed pixels of a scan, which hold none but restarts. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1]!
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at
  }
  throw new BadPicture('type')
}
