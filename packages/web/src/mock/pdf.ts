import { PDFDocument, StandardFonts } from 'pdf-lib'

/** A4 in points; one typewriter font, in which the boxes of the samples were measured. */
const sheet = { width: 595, height: 842, left: 48, top: 72, fontSize: 9, leading: 15 } as const

/** A real PDF of the texts of its pages. */
export async function pdfOf(pages: readonly { text: string }[]): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Courier)
  for (const { text } of pages) {
    const page = file.addPage([sheet.width, sheet.height])
    text.split('\n').forEach((line, index) => {
      const y = sheet.height - sheet.top - index * sheet.leading
      page.drawText(line, { x: sheet.left, y, size: sheet.fontSize, font })
    })
  }
  return file.save()
}
