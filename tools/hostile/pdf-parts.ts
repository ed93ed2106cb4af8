import { deflateSync } from 'node:zlib'
import { join } from './hostile-file.ts'

/** An object of a PDF: its dictionary or value, and its stream where it has one. */
export type PdfObject = string | { dictionary: string; stream: Uint8Array }

/** Writes the objects, numbered from 1, the first being the catalogue. `trailer` is added to the trailer's dictionary. */
export function writePdf(objects: readonly PdfObject[], trailer = ''): Uint8Array {
  const parts: Uint8Array[] = [join('%PDF-1.7\n')]
  const offsets: number[] = []
  let at = parts[0]!.length
  objects.forEach((object, index) => {
    const body =
      typeof object === 'string'
        ? join(`${index + 1} 0 obj\n${object}\nendobj\n`)
        : join(
            `${index + 1} 0 obj\n<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`,
            object.stream,
            '\nendstream\nendobj\n',
          )
    offsets.push(at)
    at += body.length
    parts.push(body)
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    join(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

export const packed = (stream: Uint8Array, dictionary = ''): PdfObject => ({
  dictionary: `${dictionary} /Filter /FlateDecode`,
  stream: deflateSync(stream),
})

export const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** Operators that write lines of text from the top of a page. */
export const lines = (...texts: string[]): string => linesOf(texts)

/** The same for more lines than a call takes. */
export const linesOf = (texts: readonly string[]): string =>
  `BT /F1 11 Tf 50 780 Td 16 TL ${texts.map((text) => `(${text.replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')} ET`

interface OnePage {
  content?: PdfObject
  box?: string
  resources?: string
  catalogue?: string
  more?: PdfObject[]
  trailer?: string
}

/** A PDF of one page; further objects are numbered from 6. */
export function onePage({
  content = { dictionary: '', stream: join(lines('A page of text, as harmless as any.')) },
  box = '0 0 595 842',
  resources = '',
  catalogue = '',
  more = [],
  trailer = '',
}: OnePage = {}): Uint8Array {
  return writePdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
      content,
      helvetica,
      ...more,
    ],
    trailer,
  )
}
