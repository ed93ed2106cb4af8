import { crc32, createInflate } from 'node:zlib'

/** Width and height of a picture in pixels. */
export interface Size {
  width: number
  height: number
}

/** What is wrong with a picture: it is none, it is too large, or it holds another number of pixels than it says. */
export type PictureFault = 'type' | 'size' | 'bytes'

/** A picture that cannot be taken. */
export class BadPicture extends Error {
  readonly fault: PictureFault

  constructor(fault: PictureFault) {
    super(fault)
    this.fault = fault
  }
}

/** A picture without what was written beside it, and its size. */
export interface Picture {
  size: Size
  bytes: Buffer
}

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Parts of a PNG that are the picture (ISO/IEC 15948, clause 11), with their length where it is fixed. */
const pictureParts = new Map<string, number | null>([
  ['IHDR', 13],
  ['PLTE', null],
  ['tRNS', null],
  ['gAMA', 4],
  ['sRGB', 1],
  ['cHRM', 32],
  ['IDAT', null],
  ['IEND', 0],
])

/** Values for each pixel by colour type, and how many bits one may have. */
const colours = new Map([
  [0, { channels: 1, bits: [1, 2, 4, 8, 16] }],
  [2, { channels: 3, bits: [8, 16] }],
  [3, { channels: 1, bits: [1, 2, 4, 8] }],
  [4, { channels: 2, bits: [8, 16] }],
  [6, { channels: 4, bits: [8, 16] }],
])

/** First column and row of the seven passes of an interlaced picture, and the steps between theirs. */
const passes = [
  { x: 0, y: 0, across: 8, down: 8 },
  { x: 4, y: 0, across: 8, down: 8 },
  { x: 0, y: 4, across: 4, down: 8 },
  { x: 2, y: 0, across: 4, down: 4 },
  { x: 0, y: 2, across: 2, down: 4 },
  { x: 1, y: 0, across: 2, down: 2 },
  { x: 0, y: 1, across: 1, down: 2 },
]

/**
 * A PNG, wholly checked: its size by `accept` before anything is unpacked, its parts by their sums, and its pixels, which are unpacked
 * piece by piece and never kept, by their number. Parts that are not the picture are left out and not looked into. Rejects with
 * `BadPicture`.
 */
export async function readPng(bytes: Buffer, accept: (size: Size) => void): Promise<Picture> {
  const parts = partsOf(bytes)
  const [header] = parts
  if (header?.type !== 'IHDR' || parts.at(-1)?.type !== 'IEND') throw new BadPicture('type')
  const size = { width: header.content.readUInt32BE(0), height: header.content.readUInt32BE(4) }
  accept(size)
  const kept = parts.filter(({ type }, at) => type === 'IDAT' || parts.findIndex((one) => one.type === type) === at)
  const data = kept.filter(({ type }) => type === 'IDAT').map(({ content }) => content)
  const [depth, colourType, compression, filter, interlaced] = header.content.subarray(8)
  const colour = colours.get(colourType!)
  const palette = kept.find(({ type }) => type === 'PLTE')?.content.length
  const isKnown = colour?.bits.includes(depth!) && compression === 0 && filter === 0 && interlaced! <= 1
  const isPaletteRight = palette === undefined ? colourType !== 3 : palette > 0 && palette <= 768 && palette % 3 === 0
  if (!colour || !isKnown || !isPaletteRight || data.length === 0) throw new BadPicture('type')
  const bits = colour.channels * depth!
  await holdRows(data, interlaced === 1 ? interlacedRows(size, bits) : [rowsOf(size, bits)])
  return { size, bytes: Buffer.concat([pngSignature, ...kept.map(({ whole }) => whole)]) }
}

interface Chunk {
  type: string
  content: Buffer
  /** With length, type and sum. */
  whole: Buffer
}

/** The parts that are the picture, up to its end. */
function partsOf(bytes: Buffer): Chunk[] {
  const parts: Chunk[] = []
  for (let at = pngSignature.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) throw new BadPicture('type')
    const type = bytes.toString('latin1', at + 4, at + 8)
    const wanted = pictureParts.get(type)
    if (parts.length === 0 && type !== 'IHDR') throw new BadPicture('type')
    if (wanted !== undefined) {
      const isWhole = crc32(bytes.subarray(at + 4, end - 4)) === bytes.readUInt32BE(end - 4)
      if (!isWhole || (wanted !== null && wanted !== length)) throw new BadPicture('type')
      parts.push({ type, content: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) })
    }
    if (type === 'IEND') break
    at = end
  }
  return parts
}

/** Rows of one pass, and the bytes of each with its filter. */
interface PassRows {
  count: number
  bytes: number
}

const rowsOf = ({ width, height }: Size, bits: number): PassRows => ({
  count: height,
  bytes: 1 + Math.ceil((width * bits) / 8),
})

const interlacedRows = ({ width, height }: Size, bits: number): PassRows[] =>
  passes
    .map(({ x, y, across, down }) => ({
      width: Math.ceil((width - x) / across),
      height: Math.ceil((height - y) / down),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0)
    .map((pass) => rowsOf(pass, bits))

/** Unpacks without keeping anything, and stops at the first byte that is not of these rows. */
async function holdRows(data: readonly Buffer[], all: readonly PassRows[]): Promise<void> {
  const most = all.reduce((sum, { count, bytes }) => sum + count * bytes, 0)
  const starts = rowStarts(all)
  let next = starts.next()
  let bytes = 0
  const inflate = createInflate()
  for (const part of data) inflate.write(part)
  inflate.end()
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      if (bytes + chunk.length > most) throw new BadPicture('bytes')
      for (; !next.done && next.value < bytes + chunk.length; next = starts.next())
        if (chunk[next.value - bytes]! > 4) throw new BadPicture('type')
      bytes += chunk.length
    }
  } catch (error) {
    throw error instanceof BadPicture ? error : new BadPicture('type')
  } finally {
    inflate.destroy()
  }
  if (bytes < most) throw new BadPicture('bytes')
}

/** Where rows begin, which is where their filters stand. */
function* rowStarts(all: readonly PassRows[]): Generator<number> {
  let at = 0
  for (const { count, bytes } of all) for (let row = 0; row < count; row += 1, at += bytes) yield at
}
