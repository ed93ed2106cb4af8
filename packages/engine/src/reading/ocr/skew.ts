import type { Picture } from './picture.ts'

/** Sheets lie no further askew in a scanner, in degrees; what is turned further was turned on purpose. */
const most = 5
const step = 0.25
const fine = 0.05
/** Less than this recognition bears by itself. */
const least = 0.15
/** How much clearer the lines of a page have to stand out once it is straight. */
const clearer = 1.08
/** Dots that are looked at, and across how many a page is looked at. */
const mostDots = 60_000
const across = 700
const ink = 140

const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)

/** Dark dots of a picture that is looked at small. */
function dotsOf({ width, height, grey }: Picture): { xs: Float32Array; ys: Float32Array; height: number } {
  const grain = Math.max(1, Math.floor(width / across))
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 0; y < height; y += grain)
    for (let x = 0; x < width; x += grain)
      if ((grey[y * width + x] as number) < ink) {
        xs.push((x - width / 2) / grain)
        ys.push(y / grain)
      }
  const every = Math.max(1, Math.ceil(xs.length / mostDots))
  const some = (all: number[]): Float32Array => Float32Array.from(all.filter((_, at) => at % every === 0))
  return { xs: some(xs), ys: some(ys), height: Math.ceil(height / grain) }
}

/** How clearly lines stand out from the gaps between them when the dots are turned back by an angle. */
function clearness({ xs, ys, height }: ReturnType<typeof dotsOf>, degrees: number): number {
  const margin = across
  const rows = new Uint32Array(height + 2 * margin)
  const slope = tangent(degrees)
  for (let at = 0; at < xs.length; at++) {
    const row = Math.round((ys[at] as number) - (xs[at] as number) * slope) + margin
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] as number) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] as number) - (rows[row - 1] as number)) ** 2
  return sum
}

/** By how many degrees the lines of a picture fall to the right; 0 where they lie straight, or nothing tells. */
export function skewOf(picture: Picture): number {
  const dots = dotsOf(picture)
  if (dots.xs.length < 200) return 0
  const straight = clearness(dots, 0)
  let best = { degrees: 0, value: straight }
  const look = (degrees: number): void => {
    const value = clearness(dots, degrees)
    if (value > best.value) best = { degrees, value }
  }
  for (let at = -most; at <= most + step / 2; at += step) look(at)
  const { degrees: coarse } = best
  for (let at = coarse - step; at <= coarse + step + fine / 2; at += fine) look(at)
  return Math.abs(best.degrees) >= least && best.value > straight * clearer ? best.degrees : 0
}

/**
 * A picture whose lines lie straight: each column is moved up or down by as much as its lines fall or rise there. Letters lean by
 * the same few degrees, which recognition does not mind; turned as a whole they would lose their edges in both directions.
 */
export function straightened({ width, height, grey }: Picture, degrees: number): Picture {
  const target = new Uint8Array(grey.length).fill(255)
  const slope = tangent(degrees)
  for (let x = 0; x < width; x++) {
    const down = (x - width / 2) * slope
    const whole = Math.floor(down)
    const weights = between(down - whole)
    for (let y = Math.max(0, 1 - whole); y < Math.min(height, height - 2 - whole); y++) {
      const from = (y + whole) * width + x
      let light = 0
      for (let at = 0; at < 4; at++) light += (grey[from + (at - 1) * width] as number) * (weights[at] as number)
      target[y * width + x] = Math.min(255, Math.max(0, Math.round(light)))
    }
  }
  return { width, height, grey: target }
}

/** How much the four dots around a place count for it, so that edges stay sharp (Catmull and Rom). */
function between(part: number): number[] {
  const [square, cube] = [part * part, part * part * part]
  return [
    (-cube + 2 * square - part) / 2,
    (3 * cube - 5 * square + 2) / 2,
    (-3 * cube + 4 * square + part) / 2,
    (cube - square) / 2,
  ]
}
