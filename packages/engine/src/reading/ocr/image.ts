import type { Page } from '../document.ts'
import type { FormatResult, Reading } from '../formats.ts'
import { formatOfLanguage } from '../number-format.ts'
import { pagesOf } from '../pdf/pages.ts'
import { imageSize } from './image-size.ts'
import { mostPixels, type Picture, pictureOf } from './picture.ts'
import { recognise } from './recognise.ts'
import { wordsOf } from './words.ts'

/** Decoding takes four bytes a pixel; larger than this no camera delivers without being asked to. */
const mostDecoded = 60_000_000
const longestSide = 30_000
/** Small pictures are enlarged: letters are recognised best at twenty to forty pixels. */
const mostEnlarged = 2.5
/** The size of letters to which the unit of an image's page is set, so that distances mean what they do in a PDF. */
const letterSize = 10

/** Reads an image: its text is recognised, with places. Of moving images the first picture is read. */
export async function readImage(bytes: Uint8Array, { onProgress, ocrMaxPages }: Reading): Promise<FormatResult> {
  const size = imageSize(bytes)
  if (!size || size.width === 0 || size.height === 0) return { ok: false, reason: 'damaged', detail: 'no size' }
  const { width, height, frames } = size
  if (width * height > mostDecoded || Math.max(width, height) > longestSide)
    return { ok: false, reason: 'too_large', detail: `${width} × ${height} pixels` }
  onProgress(0, 1, 'recognising')
  if (ocrMaxPages < 1) return { ok: false, reason: 'no_text', detail: 'text recognition is switched off' }
  const picture = await decode(bytes)
  if (!picture) return { ok: false, reason: 'damaged', detail: 'cannot be decoded' }
  const seen = await recognise(picture)
  if (typeof seen === 'string') return { ok: false, reason: 'no_text', detail: `text recognition: ${seen}` }
  onProgress(1, 1, 'recognising')
  const heights = seen.words.map((word) => word.height).sort((one, other) => one - other)
  const scale = letterSize / (heights[heights.length >> 1] || 30)
  const { words } = wordsOf(seen.words, scale)
  const sides = { width: seen.width * scale, height: seen.height * scale }
  const painting = { ...sides, words, rules: [], shades: [], pictured: 0, drawn: 0, turn: seen.turn }
  const page = pagesOf([painting])[0] as Page
  return {
    ok: true,
    pages: [{ ...page, kind: 'image', numberFormat: formatOfLanguage('en') }],
    notes: [{ kind: 'recognised', pages: [1] }, ...(frames > 1 ? [{ kind: 'first_frame_only' as const, frames }] : [])],
  }
}

/** Decodes an image upright, as its camera says it was held, at a size that suits recognition. */
async function decode(bytes: Uint8Array): Promise<Picture | null> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(Buffer.from(bytes)).catch(() => null)
  if (!image || image.width === 0 || image.height === 0) return null
  const scale = Math.min(mostEnlarged, Math.sqrt(mostPixels / (image.width * image.height)))
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  )
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return pictureOf(canvas, context)
}
