import type { PDFFont, PDFPage, RGB } from 'pdf-lib'

export interface Face {
  font: PDFFont
  size: number
  color: RGB
}

// The standard fonts have no subscript two, so it is drawn as typesetters do: smaller and lower.
const subscript = '₂'
const subscriptSize = 0.7
const subscriptDrop = 0.14

export function widthOf(text: string, { font, size }: Face): number {
  let width = 0
  for (const piece of pieces(text)) {
    width +=
      piece === subscript ? font.widthOfTextAtSize('2', size * subscriptSize) : font.widthOfTextAtSize(piece, size)
  }
  return width
}

/** Draws one line with its baseline at `y` and returns where it ends. */
export function drawLine(page: PDFPage, text: string, x: number, y: number, { font, size, color }: Face): number {
  let at = x
  for (const piece of pieces(text)) {
    const low = piece === subscript
    const drawn = low ? '2' : piece
    const drawnSize = low ? size * subscriptSize : size
    page.drawText(drawn, { x: at, y: low ? y - size * subscriptDrop : y, size: drawnSize, font, color })
    at += font.widthOfTextAtSize(drawn, drawnSize)
  }
  return at
}

/** Breaks text into lines that fit the width. A line feed in the text always breaks. */
export function wrap(text: string, width: number, face: Face): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(longer, face) > width) {
        lines.push(line)
        line = word
      } else {
        line = longer
      }
    }
    lines.push(line)
  }
  return lines
}

function pieces(text: string): string[] {
  return text.split(/(₂)/).filter((piece) => piece !== '')
}
