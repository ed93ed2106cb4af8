import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { UnreadableReason } from '../document.ts'
import type { FormatResult, Reading } from '../formats.ts'
import { openPdf } from './open.ts'
import { pagesOf } from './pages.ts'
import { type Layers, type Operators, type Painting, paint } from './painting.ts'
import { recogniseScans } from './scans.ts'

/** Most pages that are read of one file. */
export const mostPages = 2_000

/** Reads a PDF: words with places, lines, columns, headings, tables. Nothing outside the file is ever fetched. */
export async function readPdf(bytes: Uint8Array, reading: Reading): Promise<FormatResult> {
  const painted = await paintingsOf(bytes, reading)
  if (!painted.ok) return painted
  const { paintings } = painted
  const notes = await recogniseScans(bytes, paintings, reading)
  const damaged = paintings.flatMap((painting, index) => (painting ? [] : [index + 1]))
  if (damaged.length > 0) notes.push({ kind: 'damaged_pages', pages: damaged })
  return { ok: true, pages: pagesOf(paintings.map((painting) => painting ?? unreadable)), notes }
}

type Painted = { ok: true; paintings: (Painting | null)[] } | { ok: false; reason: UnreadableReason; detail: string }

async function paintingsOf(bytes: Uint8Array, { onProgress }: Reading): Promise<Painted> {
  const opened = await openPdf(bytes)
  if (!opened.ok) return opened
  const { file, close } = opened
  try {
    if (file.numPages > mostPages) return { ok: false, reason: 'too_large', detail: `${file.numPages} pages` }
    const layers = await file.getOptionalContentConfig()
    const paintings: (Painting | null)[] = []
    for (let number = 1; number <= file.numPages; number++) {
      paintings.push(await paintingOf(file, number, layers))
      onProgress(number, file.numPages, 'reading')
    }
    if (paintings.every((painting) => painting === null))
      return { ok: false, reason: 'damaged', detail: 'no page can be read' }
    return { ok: true, paintings }
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
  drawn: 0,
  turn: 0,
}

async function paintingOf(file: PDFDocumentProxy, number: number, layers: Layers): Promise<Painting | null> {
  let page: PDFPageProxy
  let operators: Operators
  try {
    page = await file.getPage(number)
    operators = await page.getOperatorList()
  } catch {
    return null
  }
  const painting = paint(page, operators, layers)
  page.cleanup()
  return painting
}
