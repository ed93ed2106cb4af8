import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'

/** Draws on a page; `y` counts downwards from the top, as it does in what reading gives. */
export interface Pen {
  page: PDFPage
  /** Draws text with its letters standing at `y`; returns where it ends. */
  text(text: string, x: number, y: number, options?: PenOptions): number
  /** Draws text that ends at `x`. */
  right(text: string, x: number, y: number, options?: PenOptions): void
  line(x0: number, x1: number, y: number): void
  box(x: number, y: number, width: number, height: number, grey: number): void
}

export interface PenOptions {
  size?: number
  bold?: boolean
  grey?: number
  turn?: number
}

/** A PDF with one page for each drawing. */
export async function makePdf(drawings: ((pen: Pen) => void)[], width = 595, height = 842): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const plain = await file.embedFont(StandardFonts.Helvetica)
  const bold = await file.embedFont(StandardFonts.HelveticaBold)
  for (const draw of drawings) draw(penFor(file.addPage([width, height]), plain, bold))
  return file.save()
}

function penFor(page: PDFPage, plain: PDFFont, bold: PDFFont): Pen {
  const height = page.getHeight()
  const pen: Pen = {
    page,
    text(text, x, y, options = {}) {
      const { size = 10, grey = 0, turn = 0 } = options
      const font = options.bold ? bold : plain
      page.drawText(text, { x, y: height - y, size, font, color: rgb(grey, grey, grey), rotate: degrees(turn) })
      return x + font.widthOfTextAtSize(text, size)
    },
    right(text, x, y, options = {}) {
      const font = options.bold ? bold : plain
      pen.text(text, x - font.widthOfTextAtSize(text, options.size ?? 10), y, options)
    },
    line(x0, x1, y) {
      page.drawLine({ start: { x: x0, y: height - y }, end: { x: x1, y: height - y }, thickness: 0.5 })
    },
    box(x, y, boxWidth, boxHeight, grey) {
      const color = rgb(grey, grey, grey)
      page.drawRectangle({ x, y: height - y - boxHeight, width: boxWidth, height: boxHeight, color })
    },
  }
  return pen
}

/** Lines of running text, `pitch` apart. */
export function paragraph(pen: Pen, lines: string[], x: number, y: number, pitch = 13, options: PenOptions = {}): void {
  lines.forEach((line, index) => {
    pen.text(line, x, y + index * pitch, options)
  })
}

/** A small random source, so that property tests are the same every time. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
