import zlib from 'node:zlib'

/** Colours that one byte can name. */
const most = 256

/** A chunk of a PNG file: its length, its name, what it holds, and the checksum of the two. */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(zlib.crc32(named))
  return Buffer.concat([length, named, checksum])
}

const partsOf = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const

function nearest(colour: number, palette: readonly number[]): number {
  const [red, green, blue] = partsOf(colour)
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  palette.forEach((other, index) => {
    const [r, g, b] = partsOf(other)
    const distance = (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2
    if (distance < least) [best, least] = [index, distance]
  })
  return best
}

/**
 * A picture of a screen with the 256 colours that it has most of, which is all but some edges of letters: a third of the bytes of one with
 * all colours. The canvas that the guide is made with writes no such file.
 * @param pixels red, green, blue and opacity of each, row by row
 */
export function palettePng(pixels: Uint8ClampedArray, width: number, height: number): Buffer {
  const counts = new Map<number, number>()
  const colourAt = (at: number) => (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!
  for (let at = 0; at < pixels.length; at += 4) counts.set(colourAt(at), (counts.get(colourAt(at)) ?? 0) + 1)
  const palette = [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([colour]) => colour)
  const names = new Map([...counts.keys()].map((colour) => [colour, nearest(colour, palette)]))
  // Each row begins with the number of its filter, which is none.
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + x + 1] = names.get(colourAt(4 * (y * width + x)))!
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(partsOf))),
    chunk('IDAT', zlib.deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
