import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { maxOf } from '../min-max.ts'

/** A picture in shades of grey, 0 black to 255 white, row by row. */
export interface Picture {
  width: number
  height: number
  grey: Uint8Array
}

/** Most pixels of a picture that is recognised: a page at 300 dots an inch. */
export const mostPixels = 8_700_000

/** The picture on a canvas, what is transparent as white. */
export function pictureOf(canvas: Canvas, context: SKRSContext2D): Picture {
  const { width, height } = canvas
  const grey = new Uint8Array(width * height)
  // In strips, so that the colours of the whole picture are never in memory twice.
  const strip = Math.max(1, Math.floor(1_000_000 / width))
  for (let top = 0; top < height; top += strip) {
    const rows = Math.min(strip, height - top)
    const { data } = context.getImageData(0, top, width, rows)
    for (let from = 0, to = top * width; from < data.length; from += 4, to++) {
      const light = (data[from] as number) * 77 + (data[from + 1] as number) * 150 + (data[from + 2] as number) * 29
      grey[to] = light >> 8
    }
  }
  return { width, height, grey }
}

/** A picture turned clockwise by quarters. */
export function turned({ width, height, grey }: Picture, quarters: 1 | 2 | 3): Picture {
  const target = new Uint8Array(grey.length)
  const across = quarters % 2 === 1
  const [wide, high] = across ? [height, width] : [width, height]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const [column, row] =
        quarters === 1 ? [height - 1 - y, x] : quarters === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x]
      target[row * wide + column] = grey[at] as number
    }
  return { width: wide, height: high, grey: target }
}

/** A picture of half the width and height, for a quick look. */
export function halved({ width, height, grey }: Picture): Picture {
  const [wide, high] = [Math.max(1, width >> 1), Math.max(1, height >> 1)]
  const target = new Uint8Array(wide * high)
  for (let y = 0, at = 0; y < high; y++)
    for (let x = 0; x < wide; x++, at++) {
      const from = y * 2 * width + x * 2
      const right = Math.min(from + 1, grey.length - 1)
      const below = Math.min(from + width, grey.length - 1)
      target[at] = ((grey[from] as number) + (grey[right] as number) + (grey[below] as number) * 2) >> 2
    }
  return { width: wide, height: high, grey: target }
}

/** The darkest of 16 shades that is taken for paper; titles on the dark sheets between chapters say nothing. */
const darkestPaper = 9

/**
 * Whether a picture may be a written page: light paper of about one shade with some ink on it. Photographs have many shades;
 * empty pages no ink.
 */
export function looksWritten({ grey }: Picture): boolean {
  const shades = new Uint32Array(16)
  for (const light of grey) shades[light >> 4] = (shades[light >> 4] as number) + 1
  const paper = shades.indexOf(maxOf(shades))
  if (paper < darkestPaper) return false
  let onPaper = 0
  for (let shade = Math.max(0, paper - 1); shade <= Math.min(15, paper + 1); shade++) onPaper += shades[shade] as number
  return onPaper > grey.length * 0.5 && onPaper < grey.length * 0.998
}

/** A band of one dark shade, as heads and totals of tables stand on. */
interface Band {
  left: number
  right: number
  top: number
  bottom: number
  shade: number
}

/** Lighter than this is paper. */
const darkest = 190
/** Dots that differ by no more are of one shade. */
const oneShade = 12
/** No letter has a row of so many dots of one shade; between letters a band goes on with fewer. */
const band = { begins: 60, continues: 8, lowest: 10 }

/** A picture with what stands light on a dark band dark on white: recognition finds no lines on some of them. */
export function onWhite(picture: Picture): Picture {
  const { width, height, grey } = picture
  const target = new Uint8Array(grey)
  for (const { left, right, top, bottom, shade } of bandsOf(picture)) {
    const stretch = 255 / Math.max(shade, 255 - shade)
    for (let y = top; y <= bottom; y++)
      for (let at = y * width + left; at < y * width + right; at++) {
        const ink = Math.max(0, Math.abs((grey[at] as number) - shade) - oneShade)
        target[at] = 255 - Math.min(255, Math.round(ink * stretch))
      }
  }
  return { width, height, grey: target }
}

function bandsOf({ width, height, grey }: Picture): Band[] {
  const found: Band[] = []
  let open: Band[] = []
  for (let y = 0; y < height; y++) {
    for (let left = 0, right = 0; left < width; left = right) {
      const shade = grey[y * width + left] as number
      right = left + 1
      while (right < width && Math.abs((grey[y * width + right] as number) - shade) <= oneShade) right++
      if (shade > darkest || right - left < band.continues) continue
      const known = open.find(
        (one) => Math.abs(one.shade - shade) <= oneShade && left >= one.left - 2 && right <= one.right + 2,
      )
      if (known) known.bottom = y
      else if (right - left >= band.begins) open.push({ left, right, top: y, bottom: y, shade })
    }
    for (const one of open.filter((one) => one.bottom < y && one.bottom - one.top >= band.lowest)) found.push(one)
    open = open.filter((one) => one.bottom === y)
  }
  return [...found, ...open.filter((one) => one.bottom - one.top >= band.lowest)]
}
