import type { Page } from './document.ts'
import type { FormatResult, Reading } from './format-reader.ts'
import { formatOfLanguage } from './number-format.ts'
import { imageSize } from './ocr/image-size.ts'
import { mostPixels, pictureOf } from './ocr/picture.ts'
import { type Draw, recognise } from './ocr/recognise.ts'
import { pagesOf } from './pdf/pages.ts'
import { wordsOf } from './pdf/recognised-words.ts'

/** Decoding takes four bytes a pixel; larger than this no camera delivers without being asked to. */
const mostDecoded = 60_000_000
const longestSide = 30_000
/** Pixels at which a picture is read first: a whole page at 200 dots an inch. */
const firstPixels = 4_000_000
/** The size of letters to which the unit of an image's page is set, so that distances mean what they do in a PDF. */
const letterSize = 10

/** Reads an image: its text is recognised, with places. Of moving images the first picture is read. */
export async function readImage(bytes: Uint8Array, { onProgress, ocrMaxPages }: Reading): Promise<FormatResult> {
  const size = imageSize(bytes)
  if (!size || size.width === 0 || size.height === 0) return { ok: false, reason: 'damaged', detail: 'no size' }
  const { width, height, frames } = size
  if (width * height > mostDecoded || Math.max(width, height) > longestSide)
    return { ok: false, reason: 'too_large', detail: `${width} × ${height} pixels` }
  if (size.isTooShort) return { ok: false, reason: 'damaged', detail: 'holds fewer pixels than it says' }
  onProgress(0, 1, 'recognising')
  const draw = await decode(bytes)
  if (!draw) return { ok: false, reason: 'damaged', detail: 'cannot be decoded' }
  if (ocrMaxPages < 1) return { ok: false, reason: 'no_text', detail: 'text recognition is switched off' }
  const seen = await recognise(draw, false)
  if (typeof seen === 'string') return { ok: false, reason: 'no_text', detail: `text recognition: ${seen}` }
  onProgress(1, 1, 'recognising')
  const heights = seen.words.map((word) => word.height).sort((one, other) => one - other)
  const scale = letterSize / (heights[heights.length >> 1] || 30)
  const { words } = wordsOf(seen.words, scale)
  const sides = { width: seen.width * scale, height: seen.height * scale }
  const painting = { ...sides, words, rules: [], shades: [], pictured: 0, pictures: [], drawn: 0, turn: seen.turn }
  const page = pagesOf([painting])[0] as Page
  return {
    ok: true,
    pages: [{ ...page, kind: 'image', numberFormat: formatOfLanguage('en') }],
    notes: [{ kind: 'recognised', pages: [1] }, ...(frames > 1 ? [{ kind: 'first_frame_only' as const, frames }] : [])],
  }
}

/** Decodes an image upright, as its camera says it was held, to be drawn at any size. */
async function decode(bytes: Uint8Array): Promise<Draw | null> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(Buffer.from(bytes)).catch(() => null)
  if (!image || image.width === 0 || image.height === 0) return null
  const pixels = image.width * image.height
  const first = Math.min(1, Math.sqrt(firstPixels / pixels))
  return async (wanted) => {
    const scale = Math.min(first * wanted, Math.sqrt(mostPixels / pixels))
    const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)))
    const canvas = createCanvas(width as number, height as number)
    const context = canvas.getContext('2d')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return pictureOf(canvas, context)
  }
}
