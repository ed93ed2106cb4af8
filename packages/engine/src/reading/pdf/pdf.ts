import type { OnProgress, Page } from '../document.ts'
import type { FormatResult } from '../formats.ts'
import { composePage } from './compose.ts'
import { openPdf } from './open.ts'
import { paint } from './painting.ts'

/** Most pages that are read of one file. */
export const mostPages = 2_000

/** Reads a PDF: words with places, lines, columns, headings, tables. Nothing outside the file is ever fetched. */
export async function readPdf(bytes: Uint8Array, onProgress?: OnProgress): Promise<FormatResult> {
  const opened = await openPdf(bytes)
  if (!opened.ok) return opened
  const { file, close } = opened
  try {
    if (file.numPages > mostPages) return { ok: false, reason: 'too_large', detail: `${file.numPages} pages` }
    const layers = await file.getOptionalContentConfig()
    const pages: Page[] = []
    for (let number = 1; number <= file.numPages; number++) {
      const page = await file.getPage(number)
      pages.push(composePage(await paint(page, layers), number))
      page.cleanup()
      onProgress?.(number, file.numPages)
    }
    return { ok: true, pages }
  } finally {
    await close()
  }
}
