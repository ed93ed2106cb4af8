import type { Page, ReadingNote, UnreadableReason } from '../document.ts'
import type { FormatResult, Reading } from '../format-reader.ts'
import { mostCharacters, TooLarge } from '../too-large.ts'
import { embeddedIn, recogniseEmbedded } from './embedded.ts'
import { readFields } from './form-fields.ts'
import { openPdf } from './open.ts'
import { counterBytes, PageClaims } from './page-claims.ts'
import { pagesOf } from './pages.ts'
import { paintPages } from './paint-pages.ts'
import type { Painting } from './painting.ts'
import { recogniseScans } from './scans.ts'

/** Most words that are read of one file: several times the longest reports. Each is kept with its place until all are laid out. */
const mostWords = 1_000_000

/** Most pages that are read of one file. */
export const mostPages = 2_000

/** Reads a PDF: words with places, lines, columns, headings, tables. Nothing outside the file is ever fetched. */
export async function readPdf(bytes: Uint8Array, reading: Reading): Promise<FormatResult> {
  const painted = await paintingsOf(bytes, reading)
  if (!painted.ok) return painted
  const { paintings } = painted
  const notes = await recogniseScans(bytes, paintings, reading)
  if (reading.picturesLater) return textOf(paintings, notes, reading)
  const pictures = await recogniseEmbedded(bytes, paintings, reading)
  return { ok: true, pages: laidOut(paintings), notes: [...notes, ...pictures, ...damagedIn(paintings)] }
}

/**
 * Reads a PDF with its pictures whose text was read before.
 * @returns how it was read before, and how it is read with its pictures
 */
export async function readPdfPictures(
  bytes: Uint8Array,
  reading: Reading,
): Promise<{ before: FormatResult; after: FormatResult }> {
  const painted = await paintingsOf(bytes, reading)
  if (!painted.ok) return { before: painted, after: painted }
  const { paintings } = painted
  const notes = await recogniseScans(bytes, paintings, reading)
  // Laying words out settles them where they stand.
  const before = textOf(structuredClone(paintings), notes, reading)
  const pictures = await recogniseEmbedded(bytes, paintings, reading)
  const after = {
    ok: true as const,
    pages: laidOut(paintings),
    notes: [...notes, ...pictures, ...damagedIn(paintings)],
  }
  return { before, after }
}

/** The text of a file, and the pages whose pictures are left. */
function textOf(paintings: (Painting | null)[], notes: ReadingNote[], { ocrMaxPages }: Reading): FormatResult {
  const left = ocrMaxPages > 0 ? [...new Set(embeddedIn(paintings).map(({ number }) => number))] : []
  return {
    ok: true,
    pages: laidOut(paintings),
    notes: [...notes, ...damagedIn(paintings)],
    ...(left.length > 0 ? { picturesLater: left } : {}),
  }
}

const laidOut = (paintings: readonly (Painting | null)[]): Page[] =>
  pagesOf(paintings.map((painting) => painting ?? unreadable))

function damagedIn(paintings: readonly (Painting | null)[]): ReadingNote[] {
  const pages = paintings.flatMap((painting, index) => (painting ? [] : [index + 1]))
  return pages.length > 0 ? [{ kind: 'damaged_pages', pages }] : []
}

type Paintings = { ok: true; paintings: (Painting | null)[] } | { ok: false; reason: UnreadableReason; detail: string }

/** From this many pages on a second thread is worth its start. */
const long = 24

async function paintingsOf(bytes: Uint8Array, { onProgress, paintBeside }: Reading): Promise<Paintings> {
  const opened = await openPdf(bytes.slice())
  if (!opened.ok) return opened
  const { file, close } = opened
  try {
    const total = file.numPages
    if (total > mostPages) return { ok: false, reason: 'too_large', detail: `${total} pages` }
    const counter = new SharedArrayBuffer(counterBytes)
    const claims = new PageClaims(counter, total, 'front')
    const paintings = new Map<number, Painting | null>()
    let words = 0
    let letters = 0
    const note = (number: number, painting: Painting | null): void => {
      paintings.set(number, painting)
      // Pages may share what they paint, so that a small file is a long text.
      for (const { text } of painting?.words ?? []) letters += text.length
      words += painting?.words.length ?? 0
      if (words > mostWords) throw new TooLarge(`more than ${mostWords} words`)
      if (letters > mostCharacters) throw new TooLarge(`more than ${mostCharacters} characters`)
      onProgress(claims.taken, total, 'reading')
    }
    const beside = total >= long ? paintBeside?.(counter) : undefined
    await paintPages(file, claims, note)
    for (const [number, painting] of (await beside) ?? []) note(number, painting)
    // Pages that the other thread took and did not bring back.
    const numbers = Array.from({ length: total }, (_, index) => index + 1)
    const lost = numbers.filter((number) => !paintings.has(number))
    await paintPages(file, { next: () => lost.shift() ?? null }, note)
    await readFields(file, paintings)
    if ([...paintings.values()].every((painting) => painting === null))
      return { ok: false, reason: 'damaged', detail: 'no page can be read' }
    return { ok: true, paintings: numbers.map((number) => paintings.get(number) ?? null) }
  } finally {
    await close()
  }
}

/** Stands for a page that the parser cannot read, so that the others keep their numbers. */
const unreadable: Painting = {
  width: 595,
  height: 842,
  words: [],
  rules: [],
  shades: [],
  pictured: 0,
  pictures: [],
  drawn: 0,
  turn: 0,
}
