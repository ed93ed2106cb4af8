import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openPdf } from './open.ts'
import { PageClaims } from './page-claims.ts'
import { type Layers, type Operators, type Painted, type Painting, paint } from './painting.ts'

const atOnce = 8

/**
 * Paints pages of a PDF beside the thread that reads it, from the last one on, until the two meet.
 * @param bytes are taken away from whoever gives them
 * @param counter as the reading thread gave it
 * @param deliver receives the pages, a few at a time
 */
export async function paintFromBack(
  bytes: Uint8Array,
  counter: SharedArrayBuffer,
  deliver: (pages: Painted[]) => void,
): Promise<void> {
  const opened = await openPdf(bytes)
  if (!opened.ok) return
  const { file, close } = opened
  try {
    let pages: Painted[] = []
    await paintPages(file, new PageClaims(counter, file.numPages, 'back'), (number, painting) => {
      pages.push([number, painting])
      if (pages.length < atOnce) return
      deliver(pages)
      pages = []
    })
    deliver(pages)
  } finally {
    await close()
  }
}

/** Paints the pages that `claims` gives out. */
export async function paintPages(
  file: PDFDocumentProxy,
  claims: Pick<PageClaims, 'next'>,
  painted: (number: number, painting: Painting | null) => void,
): Promise<void> {
  const layers = await file.getOptionalContentConfig()
  for (let number = claims.next(); number !== null; number = claims.next())
    painted(number, await paintingOf(file, number, layers))
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
