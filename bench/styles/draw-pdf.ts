import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { type Part, type PartRow, partsOf } from './parts.ts'
import type { StyleDocument } from './style-document.ts'

interface Fonts {
  plain: PDFFont
  bold: PDFFont
}
interface Run {
  text: string
  shift: 0 | 1 | -1
}

/** Words with what is raised or lowered inside them. */
function wordsOf(text: string): Run[][] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) =>
      [...word.matchAll(/([\^_])\{([^}]*)\}|([^^_]+|[\^_])/g)].map(
        (match): Run =>
          match[1]
            ? { text: (match[2] ?? '').replaceAll('~', ' '), shift: match[1] === '^' ? 1 : -1 }
            : { text: (match[3] ?? '').replaceAll('~', ' '), shift: 0 },
      ),
    )
}

/** What stays free below the text of a page, as without it what is written would run off the paper unread. */
const FOOT = 32

class Sheet {
  page: PDFPage
  y = 0
  /** The running head, which a page that begins by itself has too. */
  running = ''
  private readonly pages: PDFPage[]
  private readonly file: PDFDocument
  private readonly fonts: Fonts
  private readonly size: [number, number]
  readonly base: number
  private readonly byWord: boolean
  readonly margin: number

  constructor(file: PDFDocument, fonts: Fonts, document: StyleDocument) {
    const { size = 9, landscape = false, words = false, margin = 50 } = document.look ?? {}
    this.file = file
    this.fonts = fonts
    this.size = landscape ? [842, 595] : [595, 842]
    this.base = size
    this.byWord = words
    this.margin = margin
    this.page = file.addPage(this.size)
    this.pages = [this.page]
    this.y = margin
  }

  get width(): number {
    return this.size[0] - 2 * this.margin
  }

  /** Where something stands: its page and how far down. */
  get place(): [page: number, y: number] {
    return [this.pages.indexOf(this.page), this.y]
  }

  go([page, y]: readonly [page: number, y: number]): void {
    this.page = this.pages[page] ?? this.page
    this.y = y
  }

  next(): void {
    this.page = this.file.addPage(this.size)
    this.pages.push(this.page)
    this.y = this.margin
  }

  /** Whether something of a height fits on an empty page. */
  fits(height: number): boolean {
    return this.margin + height <= this.size[1] - FOOT
  }

  /** Goes on with the following page where the rest of this one does not hold a height. */
  room(height: number): boolean {
    if (this.y + height <= this.size[1] - FOOT) return false
    const after = this.pages[this.pages.indexOf(this.page) + 1]
    if (after) this.go([this.pages.indexOf(after), this.margin])
    else {
      this.next()
      if (this.running) this.line(wordsOf(this.running), this.margin, 26, 7, false, 0, 0.4)
    }
    return true
  }

  private widthOf(word: Run[], size: number, font: PDFFont): number {
    return word.reduce((sum, run) => sum + font.widthOfTextAtSize(run.text, run.shift ? size * 0.6 : size), 0)
  }

  /** Draws one line at a baseline; `align` 1 ends at `x`. */
  line(words: Run[][], x: number, y: number, size: number, bold = false, align: 0 | 1 = 0, grey = 0): void {
    const font = bold ? this.fonts.bold : this.fonts.plain
    const space = font.widthOfTextAtSize(' ', size)
    const total = words.reduce((sum, word) => sum + this.widthOf(word, size, font), 0) + space * (words.length - 1)
    let at = align ? x - total : x
    let run = ''
    let from = at
    const color = rgb(grey, grey, grey)
    const draw = (text: string, px: number, shift: number, own: number): void => {
      if (text.trim()) this.page.drawText(text, { x: px, y: this.size[1] - y + shift, size: own, font, color })
    }
    for (const word of words) {
      for (const piece of word) {
        if (piece.shift) {
          draw(run, from, 0, size)
          draw(piece.text, at, piece.shift * size * 0.3, size * 0.6)
          at += font.widthOfTextAtSize(piece.text, size * 0.6)
          run = ''
          from = at
        } else {
          run += piece.text
          at += font.widthOfTextAtSize(piece.text, size)
        }
      }
      at += space
      run += ' '
      if (this.byWord) {
        draw(run, from, 0, size)
        run = ''
        from = at
      }
    }
    draw(run, from, 0, size)
  }

  wrap(text: string, width: number, size: number, bold = false): Run[][][] {
    const font = bold ? this.fonts.bold : this.fonts.plain
    const space = font.widthOfTextAtSize(' ', size)
    const lines: Run[][][] = []
    let line: Run[][] = []
    let used = 0
    for (const word of wordsOf(text)) {
      const own = this.widthOf(word, size, font)
      if (line.length && used + space + own > width) {
        lines.push(line)
        line = []
        used = 0
      }
      used += (line.length ? space : 0) + own
      line.push(word)
    }
    if (line.length) lines.push(line)
    return lines
  }

  block(text: string, x: number, width: number, size: number, bold = false, grey = 0): void {
    for (const line of this.wrap(text, width, size, bold)) {
      this.room(size * 1.3)
      this.y += size * 1.3
      this.line(line, x, this.y, size, bold, 0, grey)
    }
  }

  rule(x0: number, x1: number, y: number, thickness = 0.5): void {
    this.page.drawLine({ start: { x: x0, y: this.size[1] - y }, end: { x: x1, y: this.size[1] - y }, thickness })
  }

  fill(x: number, y: number, width: number, height: number, grey: number): void {
    this.page.drawRectangle({ x, y: this.size[1] - y - height, width, height, color: rgb(grey, grey, grey) })
  }
}

function drawTable(sheet: Sheet, part: Extract<Part, { kind: 'table' }>, x: number, width: number): void {
  const size = part.size ?? sheet.base - 0.5
  const count = Math.max(...part.rows.map(({ cells }) => cells.reduce((sum, { span }) => sum + span, 0)))
  const rest = width - part.widths.reduce((sum, own) => sum + own, 0)
  const widths = Array.from(
    { length: count },
    (_, i) => part.widths[i] ?? rest / Math.max(1, count - part.widths.length),
  )
  const lefts = widths.map((_, i) => x + widths.slice(0, i).reduce((sum, own) => sum + own, 0))
  const end = x + widths.reduce((sum, own) => sum + own, 0)
  const heightOf = (row: PartRow): number => {
    let column = 0
    let most = 1
    for (const cell of row.cells) {
      const own = widths.slice(column, column + cell.span).reduce((sum, one) => sum + one, 0)
      const room = row.kind === 'section' ? width : own - 6 - cell.indent * 8
      most = Math.max(most, sheet.wrap(cell.text, room, size, row.kind !== 'plain').length)
      column += cell.span
    }
    return most * size * 1.2 + size * 0.55
  }
  const heights = part.rows.map(heightOf)
  const whole = heights.reduce((sum, height) => sum + height, size + 4)
  if (sheet.fits(whole)) sheet.room(whole)
  sheet.y += 4
  if (part.style !== 'plain') sheet.rule(x, end, sheet.y)
  const draw = (row: PartRow, index: number): void => {
    const height = heightOf(row)
    if (part.style === 'zebra' && index % 2 === 1) sheet.fill(x, sheet.y, end - x, height, 0.93)
    if (row.kind === 'head' && part.style === 'grid') sheet.fill(x, sheet.y, end - x, height, 0.85)
    let column = 0
    for (const cell of row.cells) {
      const own = widths.slice(column, column + cell.span).reduce((sum, one) => sum + one, 0)
      const left = lefts[column] ?? x
      const bold = row.kind !== 'plain'
      const room = row.kind === 'section' ? width : own - 6 - cell.indent * 8
      sheet.wrap(cell.text, room, size, bold).forEach((line, i) => {
        const y = sheet.y + size * 1.15 + i * size * 1.2
        const figure = part.right && column > 0 && (/\d|^[–-]$|n\/?a|k\. ?A\./.test(cell.text) || row.kind === 'head')
        if (figure && cell.span === 1) sheet.line(line, left + own - 3, y, size, bold, 1)
        else sheet.line(line, left + 3 + cell.indent * 8, y, size, bold)
      })
      column += cell.span
    }
    sheet.y += height
    if (part.style === 'grid' || part.style === 'rules') sheet.rule(x, end, sheet.y, row.kind === 'head' ? 0.8 : 0.3)
  }
  const body = part.rows.findIndex(({ kind }) => kind !== 'head')
  part.rows.forEach((row, index) => {
    // The head stands again above what goes on overleaf.
    if (sheet.room(heights[index] ?? 0) && index > body) part.rows.slice(0, Math.max(0, body)).forEach(draw)
    draw(row, index)
  })
  if (part.style === 'zebra') sheet.rule(x, end, sheet.y)
  sheet.y += size
}

function drawTiles(sheet: Sheet, pairs: [string, string][], x: number, width: number): void {
  const each = width / Math.min(4, pairs.length)
  sheet.room(Math.ceil(pairs.length / 4) * 74 + 8)
  const top = sheet.y + 8
  let lowest = top
  pairs.forEach(([figure, label], i) => {
    const left = x + (i % 4) * each
    sheet.y = top + Math.floor(i / 4) * 74
    sheet.fill(left, sheet.y, each - 8, 66, 0.92)
    sheet.block(figure, left + 8, each - 24, 16, true)
    sheet.block(label, left + 8, each - 24, 7.5)
    lowest = Math.max(lowest, top + Math.floor(i / 4) * 74 + 74)
  })
  sheet.y = lowest + 4
}

function drawBars(sheet: Sheet, pairs: [string, string][], x: number, width: number): void {
  const numbers = pairs.map(([, figure]) => Number(figure.replace(/[^\d]/g, '')) || 1)
  const most = Math.max(...numbers)
  sheet.room(pairs.length * 16 + 14)
  sheet.y += 6
  pairs.forEach(([label, figure], i) => {
    sheet.y += 16
    sheet.line(wordsOf(label), x, sheet.y, sheet.base - 1)
    const long = ((numbers[i] ?? 1) / most) * (width - 200)
    sheet.fill(x + 110, sheet.y - 9, long, 11, 0.6)
    sheet.line(wordsOf(figure), x + 116 + long, sheet.y, sheet.base - 1)
  })
  sheet.y += 8
}

function drawParts(sheet: Sheet, parts: Part[], x: number, width: number): void {
  const { base } = sheet
  for (const part of parts) {
    if (part.kind === 'heading') {
      const size = [base * 2, base * 1.4, base * 1.1][part.level - 1] ?? base
      // A heading stands above some of what it heads.
      sheet.room(size * 2 + base * 5)
      sheet.y += size * 0.6
      sheet.block(part.text, x, width, size, true)
      sheet.y += size * 0.3
    } else if (part.kind === 'paragraph') {
      sheet.block(part.text, x, width, base)
      sheet.y += base * 0.7
    } else if (part.kind === 'item') {
      sheet.room(base * 1.3)
      const start = sheet.place
      sheet.block(part.text, x + 12, width - 12, base)
      const end = sheet.place
      sheet.go(start)
      sheet.line([[{ text: '•', shift: 0 }]], x, start[1] + base * 1.3, base)
      sheet.go(end)
      sheet.y += base * 0.3
    } else if (part.kind === 'footnote') sheet.block(part.text, x, width, base * 0.75, false, 0.3)
    else if (part.kind === 'running') {
      sheet.running = part.text
      sheet.line(wordsOf(part.text), x, 26, 7, false, 0, 0.4)
    } else if (part.kind === 'table') drawTable(sheet, part, x, width)
    else if (part.kind === 'tiles') drawTiles(sheet, part.pairs, x, width)
    else if (part.kind === 'bars') drawBars(sheet, part.pairs, x, width)
    else if (part.kind === 'at') sheet.line(wordsOf(part.text), part.x, part.y, part.size, part.size > 14)
    else if (part.kind === 'page') sheet.next()
    else if (part.kind === 'columns') {
      const gap = 20
      const each = (width - gap * (part.columns.length - 1)) / part.columns.length
      const top = sheet.place
      let lowest = top
      part.columns.forEach((column, i) => {
        sheet.go(top)
        drawParts(sheet, column, x + i * (each + gap), each)
        const [page, y] = sheet.place
        if (page > lowest[0] || (page === lowest[0] && y > lowest[1])) lowest = [page, y]
      })
      sheet.go(lowest)
    }
  }
}

/** A style document as PDF; the same document gives the same bytes. */
export async function drawPdf(document: StyleDocument): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const when = new Date('2025-04-01T08:00:00Z')
  file.setCreationDate(when)
  file.setModificationDate(when)
  const serif = document.look?.font === 'serif'
  const fonts = {
    plain: await file.embedFont(serif ? StandardFonts.TimesRoman : StandardFonts.Helvetica),
    bold: await file.embedFont(serif ? StandardFonts.TimesRomanBold : StandardFonts.HelveticaBold),
  }
  const sheet = new Sheet(file, fonts, document)
  drawParts(sheet, partsOf(document.text), sheet.margin, sheet.width)
  return file.save()
}
