import type { Box } from '@esrs/contract'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { SamplePage } from './fixtures/documents.ts'

/** A4 in points; one typewriter font, so that the place of every character follows without measuring. */
export const sheet = { width: 595, height: 842, left: 48, top: 72, fontSize: 9, leading: 15 } as const
const characterWidth = sheet.fontSize * 0.6

/** The boxes of a verbatim passage on a page, one a line; from the top left corner. */
export function boxOf(page: SamplePage, passage: string): Box | null {
  const lines = page.lines ?? []
  const line = lines.findIndex((text) => text.includes(passage))
  const text = lines[line]
  if (text === undefined) return null
  return {
    x: sheet.left + text.indexOf(passage) * characterWidth,
    y: sheet.top + line * sheet.leading - sheet.fontSize,
    width: passage.length * characterWidth,
    height: sheet.fontSize + 3,
  }
}

/** A real PDF of the pages, set in the typewriter font. */
export async function pdfOf(pages: SamplePage[]): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Courier)
  for (const { lines = [] } of pages) {
    const page = file.addPage([sheet.width, sheet.height])
    lines.forEach((line, index) => {
      const y = sheet.height - sheet.top - index * sheet.leading
      page.drawText(line, { x: sheet.left, y, size: sheet.fontSize, font })
    })
  }
  return file.save()
}
