import type { Box } from '@esrs/contract'
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

/** Text as a PDF string of the WinAnsi encoding, which is Latin-1 for all that the samples use. */
const literal = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`

function content(page: SamplePage): string {
  const lines = page.lines ?? []
  const start = `BT /F1 ${sheet.fontSize} Tf ${sheet.leading} TL ${sheet.left} ${sheet.height - sheet.top} Td`
  return `${start} ${lines.map((line) => `${literal(line)} Tj T*`).join(' ')} ET`
}

/** A real PDF of the pages, small enough to be made on the spot. */
export function pdfOf(pages: SamplePage[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  ]
  for (const [index, page] of pages.entries()) {
    const stream = content(page)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    )
  }
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`
  return Uint8Array.from(file, (character) => character.charCodeAt(0))
}
