import { createInflate } from 'node:zlib'
import type { Logo } from '@esrs/contract'
import { AppError } from '../../http/errors.ts'
import { say } from './messages.ts'

/** Pixels of a picture in each direction, at most. */
const mostPixels = 4_000

interface Size {
  width: number
  height: number
}

/**
 * A picture with the size that its bytes say and nothing in it but the picture: what a camera or a program has written beside
 * it, such as the place where it was taken, goes. Throws `invalid_input` for what is none, and for a small file that unpacks to
 * a large one.
 */
export async function readLogo({ base64 }: Pick<Logo, 'base64'>): Promise<Logo> {
  const bytes = Buffer.from(base64, 'base64')
  const isPng = bytes.subarray(0, 8).equals(pngSignature)
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  if (!isPng && !isJpeg) throw refusal('logo.type')
  const { picture, ...size } = isPng ? await readPng(bytes) : readJpeg(bytes)
  return { mime_type: isPng ? 'image/png' : 'image/jpeg', ...size, base64: picture.toString('base64') }
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Parts of a PNG that are the picture (ISO/IEC 15948, clause 11). */
const pictureParts = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'cHRM', 'IDAT', 'IEND'])
/** Values for each pixel by colour type. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

async function readPng(bytes: Buffer): Promise<Size & { picture: Buffer }> {
  const kept: Buffer[] = [pngSignature]
  const data: Buffer[] = []
  let header: Buffer | null = null
  let isWhole = false
  for (let at = 8; at + 12 <= bytes.length && !isWhole; ) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) throw refusal('logo.type')
    const type = bytes.toString('latin1', at + 4, at + 8)
    const content = bytes.subarray(at + 8, at + 8 + length)
    if (header === null && (type !== 'IHDR' || length !== 13)) throw refusal('logo.type')
    header ??= content
    if (type === 'IDAT') data.push(content)
    if (pictureParts.has(type)) kept.push(bytes.subarray(at, end))
    isWhole = type === 'IEND'
    at = end
  }
  if (header === null || !isWhole || data.length === 0) throw refusal('logo.type')
  const size = checked({ width: header.readUInt32BE(0), height: header.readUInt32BE(4) })
  const bits = (channels[header[9]!] ?? 0) * header[8]!
  if (bits === 0) throw refusal('logo.type')
  // Seven passes of an interlaced picture have up to so many rows more, each with its filter.
  const most = (Math.ceil((size.width * bits) / 8) + 1) * (size.height + 8) * 2
  await inflatesWithin(data, most)
  return { ...size, picture: Buffer.concat(kept) }
}

/** Unpacks without keeping anything, and stops where it is more than a picture of this size can be. */
async function inflatesWithin(data: readonly Buffer[], most: number): Promise<void> {
  const inflate = createInflate()
  let bytes = 0
  const end = new Promise<void>((resolve, reject) => {
    inflate.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > most) inflate.destroy(refusal('logo.bytes'))
    })
    inflate.on('end', resolve)
    inflate.on('error', (error) => reject(error instanceof AppError ? error : refusal('logo.type')))
  })
  for (const part of data) inflate.write(part)
  inflate.end()
  await end
  if (bytes === 0) throw refusal('logo.type')
}

/** Markers of a JPEG without a length: restarts, and the beginning (ITU-T T.81, annex B). */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
/** Frames that every reader knows: baseline, extended and progressive. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xc2
/** What programs write beside the picture: everything but the two that say how its colours are meant. */
const isAside = (marker: number): boolean => marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee)

function readJpeg(bytes: Buffer): Size & { picture: Buffer } {
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let size: Size | null = null
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) throw refusal('logo.type')
    const marker = bytes[at + 1]!
    if (marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    // The picture itself follows, to the end of the file.
    if (marker === 0xda) {
      if (size === null) throw refusal('logo.type')
      return { ...size, picture: Buffer.concat([...kept, bytes.subarray(at)]) }
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) throw refusal('logo.type')
    if (isFrame(marker)) {
      // The last of several frames would be read by some readers, the first by others.
      if (size !== null || end < at + 9) throw refusal('logo.type')
      size = checked({ height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) })
    }
    if (!isAside(marker)) kept.push(bytes.subarray(at, end))
    at = end
  }
  throw refusal('logo.type')
}

function checked(size: Size): Size {
  if (size.width < 1 || size.height < 1) throw refusal('logo.type')
  if (size.width > mostPixels || size.height > mostPixels) throw refusal('logo.size')
  return size
}

function refusal(key: 'logo.type' | 'logo.size' | 'logo.bytes'): AppError {
  const text = say(key, { pixels: mostPixels })
  return new AppError('invalid_input', text, { fields: { logo: text } })
}
