import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { ImageKind, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ReadingNote } from '../document.ts'
import type { Reading } from '../format-reader.ts'
import { looksWritten, mostPixels, type Picture, pictureOf } from '../ocr/picture.ts'
import { recognise } from '../ocr/recognise.ts'
import type { Area } from './geometry.ts'
import { openPdf } from './open.ts'
import type { Painting } from './painting.ts'
import { wordsOf } from './recognised-words.ts'
import { isOtherText, unreadablePages } from './unreadable-letters.ts'

/** Pages with fewer letters than this may be pictures of text; a page number or a stamp is often real text on a scan. */
const fewLetters = 24
/** Share of a page under pictures, or number of shapes, from which on there may be text in them. */
const muchPictured = 0.15
const manyShapes = 400
/** Dots an inch at which pages are recognised; letters of ten points are then as high as recognition likes them. */
const resolution = 200
/** Dots an inch of the quick look that tells photographs from written pages. */
const glance = 60

/** Pages that are recognised for nothing, to see that the letters of a file are right. */
const mostProofs = 3

/** Whether a page is a picture of text rather than text, as far as its painting tells. */
export function isPictured({ words, pictured, drawn }: Painting): boolean {
  if (pictured < muchPictured && drawn < manyShapes) return false
  let letters = 0
  for (const word of words) if (!word.unseen || pictured > 0.4) letters += word.text.length
  return letters < fewLetters
}

/** A page that may have to be recognised. */
interface Scan {
  index: number
  /** It is a picture; or its letters are surely, or perhaps, not those that it shows. */
  as: 'picture' | 'unreadable' | 'doubted'
}

function scansIn(paintings: readonly (Painting | null)[]): Scan[] {
  const { surely, perhaps } = unreadablePages(paintings)
  const [unreadable, doubted] = [new Set(surely), new Set(perhaps)]
  return paintings.flatMap((painting, index): Scan[] => {
    if (unreadable.has(index)) return [{ index, as: 'unreadable' }]
    if (painting && isPictured(painting)) return [{ index, as: 'picture' }]
    return doubted.has(index) ? [{ index, as: 'doubted' }] : []
  })
}

/**
 * Recognises the text of pages that are pictures, or whose letters the file names wrongly, and puts it in the place of what they
 * paint.
 * @param paintings of all pages; those of recognised pages are replaced
 * @returns what is to be said about it
 */
export async function recogniseScans(
  bytes: Uint8Array,
  paintings: (Painting | null)[],
  { onProgress, ocrMaxPages }: Reading,
): Promise<ReadingNote[]> {
  const scans = scansIn(paintings)
  if (scans.length === 0) return []
  const opened = await openPdf(bytes.slice(), 'pictures')
  if (!opened.ok) return []
  const { file, close } = opened
  // Among pages of text a picture is most likely a photograph.
  const mixed = scans.filter((one) => one.as === 'picture').length < paintings.length / 2
  const found: Found = { recognised: [], too_many: [], not_available: [], failed: [] }
  // As many pages whose text is what they show prove that of the others.
  let proofs = mostProofs
  try {
    for (const [done, { index, as }] of scans.entries()) {
      onProgress(done, scans.length, 'recognising')
      const why =
        found.recognised.length >= ocrMaxPages ? 'too_many' : found.not_available.length > 0 ? 'not_available' : null
      const isPassedOver = as === 'doubted' ? proofs === 0 || why !== null : false
      if (isPassedOver || (as === 'picture' && mixed && !(await isWritten(file, index + 1)))) continue
      const painting = paintings[index] as Painting
      const seen = why ?? (await recognisePage(file, index + 1, painting))
      if (as === 'doubted' && !provesOther(painting, seen)) proofs--
      else if (typeof seen === 'string') found[seen].push(index + 1)
      else if (seen) {
        paintings[index] = seen
        found.recognised.push(index + 1)
      }
    }
    onProgress(scans.length, scans.length, 'recognising')
  } finally {
    await close()
  }
  dropUnreadable(scans, paintings, found)
  return notesOf(found)
}

/** What is surely not what a page shows is no text of it either. */
function dropUnreadable(scans: readonly Scan[], paintings: (Painting | null)[], { recognised }: Found): void {
  for (const { index, as } of scans)
    if (as === 'unreadable' && !recognised.includes(index + 1))
      paintings[index] = { ...(paintings[index] as Painting), words: [] }
}

/** Numbers of the pages that were recognised, and of those that were not with the reason. */
type Found = Record<'recognised' | 'too_many' | 'not_available' | 'failed', number[]>

function notesOf(found: Found): ReadingNote[] {
  const left = (['too_many', 'not_available', 'failed'] as const).flatMap((why): ReadingNote[] =>
    found[why].length > 0 ? [{ kind: 'not_recognised', pages: found[why], why }] : [],
  )
  return found.recognised.length > 0 ? [{ kind: 'recognised', pages: found.recognised }, ...left] : left
}

/** Whether what was seen on a page proves that its letters are others. */
const provesOther = (painting: Painting, seen: Painting | string | null): boolean =>
  seen !== null && typeof seen !== 'string' && isOtherText(painting, seen)

async function isWritten(file: PDFDocumentProxy, number: number): Promise<boolean> {
  return looksWritten(await draw(file, number, glance / 72))
}

async function recognisePage(
  file: PDFDocumentProxy,
  number: number,
  before: Painting,
): Promise<Painting | 'not_available' | 'failed' | null> {
  const seen = await recognise((scale) => draw(file, number, (scale * resolution) / 72), true)
  if (typeof seen === 'string') return seen
  const across = seen.turn % 180 !== 0
  const { words } = wordsOf(seen.words, before.width / (across ? seen.height : seen.width))
  if (words.length === 0) return null
  const [width, height] = across ? [before.height, before.width] : [before.width, before.height]
  return { width, height, words, rules: [], shades: [], pictured: 0, pictures: [], drawn: 0, turn: seen.turn }
}

/** Draws a page as it looks; large pages at fewer dots an inch. */
const draw = (file: PDFDocumentProxy, number: number, wanted: number): Promise<Picture> =>
  drawPage(file, number, wanted, pictureOf)

/** A part of a page, which is turned clockwise as it was for reading. */
export interface DrawnPart {
  area: Area
  turn: Painting['turn']
}

/**
 * Draws a page and takes what is wanted of the canvas, which is gone afterwards.
 * @param part what of the page is drawn; all of it if left out
 */
export async function drawPage<T>(
  file: PDFDocumentProxy,
  number: number,
  wanted: number,
  take: (canvas: Canvas, context: SKRSContext2D) => T,
  part?: DrawnPart,
): Promise<T> {
  const { createCanvas } = await import('@napi-rs/canvas')
  const page = await file.getPage(number)
  const rotation = (page.rotate + (part?.turn ?? 0)) % 360
  const whole = page.getViewport({ scale: 1, rotation })
  const { left, top, right, bottom } = part?.area ?? { left: 0, top: 0, right: whole.width, bottom: whole.height }
  const [width, height] = [right - left, bottom - top]
  const scale = Math.min(wanted, Math.sqrt(mostPixels / Math.max(1, width * height)))
  const canvas = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const context = canvas.getContext('2d')
  if (part) smooth(context)
  try {
    const task = page.render({
      canvas: canvas as unknown as HTMLCanvasElement,
      canvasContext: context as unknown as CanvasRenderingContext2D,
      viewport: page.getViewport({ scale, rotation, offsetX: -left * scale, offsetY: -top * scale }),
      background: '#ffffff',
    })
    task.onContinue = (go: () => void) => {
      for (const [, image] of page.objs) if (image) readyToDraw(image as PaintedImage, canvas.width * canvas.height)
      go()
    }
    await task.promise
  } finally {
    page.cleanup()
  }
  const taken = take(canvas, context)
  // Its pixels lie outside the heap, where they would wait for a collection that has no reason to come.
  canvas.width = 0
  canvas.height = 0
  // Natively held pixels are given back between two turns of the event loop, which parsing and recognising never end by themselves.
  await nextTurn()
  return taken
}

/** A picture of a page as the parser unpacked it. */
interface PaintedImage {
  kind?: number
  width: number
  height: number
  data?: Uint8Array | Uint8ClampedArray
}

/** How many dots of a picture are kept, both ways together, for one of the page that is drawn. */
const keptDots = 4

/**
 * Gives a coloured picture the form in which it is drawn, and leaves out dots where it has many times more than the page is
 * drawn with. The parser would do the first several times slower than this, dot by dot.
 */
function readyToDraw(image: PaintedImage, drawn: number): void {
  const { data } = image
  if (image.kind !== ImageKind.RGB_24BPP || !data) return
  const step = Math.max(1, Math.floor(Math.sqrt((image.width * image.height) / (drawn * keptDots))))
  const [width, height] = [Math.floor(image.width / step), Math.floor(image.height / step)]
  const dots = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, from = y * step * image.width * 3; x < width; x++, from += step * 3) {
      dots[to++] = data[from] as number
      dots[to++] = data[from + 1] as number
      dots[to++] = data[from + 2] as number
      dots[to++] = 255
    }
  Object.assign(image, { kind: ImageKind.RGBA_32BPP, width, height, data: dots })
}

/** The parser draws pictures of few dots as hard squares, of which no letters can be read. */
function smooth(context: SKRSContext2D): void {
  Object.defineProperty(context, 'imageSmoothingEnabled', { get: () => true, set: () => {} })
  context.imageSmoothingQuality = 'high'
}
