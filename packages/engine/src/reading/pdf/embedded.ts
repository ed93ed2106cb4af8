import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ReadingNote } from '../document.ts'
import type { Reading } from '../format-reader.ts'
import { looksWritten, onWhite, pictureOf } from '../ocr/picture.ts'
import { recogniseWritten } from '../ocr/recognise.ts'
import { type Area, holds } from './geometry.ts'
import { openPdf } from './open.ts'
import type { PaintedPicture, Painting } from './painting.ts'
import { wordsOf } from './recognised-words.ts'
import { drawPage, isPictured } from './scans.ts'
import type { Word } from './word.ts'

/** What a picture has to cover to hold a table: a share of its page, and points across and down. */
const least = { share: 0.04, width: 110, height: 36 }
/** Letters of the file over a picture from which on it is a background, or a chart that is labelled by text. */
const fewLetters = 16
/** A picture that stands in the same place on so many pages decorates them. */
const often = 3
/** Most pictures of a document that are looked at, and how much of them is recognised, in areas of their pages. */
const mostLooks = 60
const mostRecognised = 5
/** Larger pictures, in pixels, are photographs; a page at 300 dots an inch has no more. */
const largestPicture = 9_000_000
/** Dots an inch at which a picture is recognised, and of the look that tells photographs from what is written. */
const resolution = 200
const glance = 60

/** A picture on a page of text that may hold text itself. */
interface Embedded {
  painting: Painting
  number: number
  picture: PaintedPicture
  /** Its share of the page. */
  share: number
}

/**
 * Recognises tables and text that were put on a page of text as pictures. Photographs are told by a quick look, and drawings by
 * a first reading.
 * @param paintings of all pages; what was recognised is noted with their pictures
 * @returns what is to be said about it
 */
export async function recogniseEmbedded(
  bytes: Uint8Array,
  paintings: readonly (Painting | null)[],
  { onProgress, ocrMaxPages }: Reading,
): Promise<ReadingNote[]> {
  const all = ocrMaxPages > 0 ? embeddedIn(paintings) : []
  if (all.length === 0) return []
  const opened = await openPdf(bytes.slice(), 'pictures', largestPicture)
  if (!opened.ok) return []
  const { file, close } = opened
  const recognised = new Set<number>()
  const left = new Set<number>()
  const most = Math.min(mostRecognised, ocrMaxPages)
  let area = 0
  try {
    for (const [done, embedded] of all.slice(0, mostLooks).entries()) {
      onProgress(done, all.length, 'recognising')
      if (!(await isWritten(file, embedded))) continue
      if (area + embedded.share > most) {
        left.add(embedded.number)
        continue
      }
      const words = await wordsIn(file, embedded)
      if (words === 'not_available') break
      if (!words) continue
      area += embedded.share
      embedded.picture.words = words
      recognised.add(embedded.number)
    }
    onProgress(all.length, all.length, 'recognising')
  } finally {
    await close()
  }
  const notes: ReadingNote[] = []
  if (recognised.size > 0) notes.push({ kind: 'pictures_recognised', pages: [...recognised] })
  if (left.size > 0) notes.push({ kind: 'pictures_not_recognised', pages: [...left] })
  return notes
}

/** The larger pictures of pages of text, without those that text stands on or that come again and again. */
export function embeddedIn(paintings: readonly (Painting | null)[]): Embedded[] {
  const all = paintings.flatMap((painting, index): Embedded[] => {
    if (!painting || isPictured(painting)) return []
    painting.pictures = joined(painting.pictures)
    return painting.pictures.flatMap((picture) => {
      const [width, height] = [picture.right - picture.left, picture.bottom - picture.top]
      const share = (width * height) / (painting.width * painting.height)
      const isLarge = share >= least.share && width >= least.width && height >= least.height
      return isLarge ? [{ painting, number: index + 1, picture, share }] : []
    })
  })
  const counts = new Map<string, number>()
  for (const one of all) counts.set(placeOf(one), (counts.get(placeOf(one)) ?? 0) + 1)
  return all.filter((one) => (counts.get(placeOf(one)) ?? 0) < often && lettersOver(one) < fewLetters)
}

const placeOf = ({ picture: { left, top, right, bottom } }: Embedded): string =>
  [left, top, right, bottom].map((edge) => Math.round(edge / 4)).join()

function lettersOver({ painting, picture }: Embedded): number {
  let letters = 0
  for (const word of painting.words) if (!word.unseen && isOver(word, picture)) letters += word.text.length
  return letters
}

const isOver = ({ left, right, top, bottom }: Area, area: Area): boolean =>
  holds(area, (left + right) / 2, (top + bottom) / 2)

/** Writers of files cut pictures into strips; those that lie flush are one picture. */
function joined(pictures: readonly PaintedPicture[]): PaintedPicture[] {
  const whole: PaintedPicture[] = []
  for (const picture of pictures.toSorted((one, other) => one.top - other.top)) {
    const above = whole.find(
      (one) =>
        Math.abs(one.bottom - picture.top) < 2 &&
        Math.abs(one.left - picture.left) < 2 &&
        Math.abs(one.right - picture.right) < 2,
    )
    if (above) above.bottom = picture.bottom
    else whole.push({ ...picture })
  }
  return whole
}

async function isWritten(file: PDFDocumentProxy, { number, picture, painting: { turn } }: Embedded): Promise<boolean> {
  return looksWritten(await drawPage(file, number, glance / 72, pictureOf, { area: picture, turn }))
}

/** The words of a picture where they stand on the page; `null` where it holds no text. */
async function wordsIn(
  file: PDFDocumentProxy,
  { number, picture, painting }: Embedded,
): Promise<Word[] | 'not_available' | null> {
  const part = { area: picture, turn: painting.turn }
  const seen = await recogniseWritten(async (scale) =>
    onWhite(await drawPage(file, number, (scale * resolution) / 72, pictureOf, part)),
  )
  if (seen === 'not_available') return seen
  if (seen === null || seen === 'failed') return null
  const { left, top, right } = picture
  const words = wordsOf(seen.words, (right - left) / seen.width).words.map((word) => ({
    ...word,
    left: word.left + left,
    right: word.right + left,
    top: word.top + top,
    bottom: word.bottom + top,
    base: word.base + top,
  }))
  // A label that the file has as text stands on the page already.
  const own = painting.words.filter((word) => !word.unseen && isOver(word, picture))
  const fresh = words.filter((word) => !own.some((one) => isOver(word, one) || isOver(one, word)))
  return fresh.length > 0 ? fresh : null
}
