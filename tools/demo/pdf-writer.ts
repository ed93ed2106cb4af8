import { PDFDocument, type PDFFont, type PDFPage, type RGB, StandardFonts } from 'pdf-lib'
import { drawLine, type Face, widthOf, wrap } from './pdf-text.ts'
import { colors, paper, textWidth } from './pdf-theme.ts'

export interface Fonts {
  regular: PDFFont
  bold: PDFFont
  italic: PDFFont
}

export interface Setting {
  title: string
  language: string
  head: string
  author: string
  /** Time stamp in the file, fixed so that the same script gives the same bytes. */
  date: Date
  /** Word before the page number. */
  page: string
}

/** Sets running text, tables and figures onto pages, top to bottom. */
export class PdfWriter {
  readonly document: PDFDocument
  readonly fonts: Fonts
  readonly #setting: Setting
  readonly #sections: { title: string; page: number }[] = []
  page: PDFPage
  y = 0
  #section = ''

  private constructor(document: PDFDocument, fonts: Fonts, setting: Setting) {
    this.document = document
    this.fonts = fonts
    this.#setting = setting
    this.page = document.addPage([paper.width, paper.height])
  }

  static async start(setting: Setting): Promise<PdfWriter> {
    const document = await PDFDocument.create({ updateMetadata: false })
    document.setTitle(setting.title)
    document.setAuthor(setting.author)
    document.setLanguage(setting.language)
    document.setCreationDate(setting.date)
    document.setModificationDate(setting.date)
    const fonts = {
      regular: await document.embedFont(StandardFonts.Helvetica),
      bold: await document.embedFont(StandardFonts.HelveticaBold),
      italic: await document.embedFont(StandardFonts.HelveticaOblique),
    }
    return new PdfWriter(document, fonts, setting)
  }

  get pageNumber(): number {
    return this.document.getPageCount()
  }

  get sections(): readonly { title: string; page: number }[] {
    return this.#sections
  }

  face(size: number, kind: keyof Fonts = 'regular', color: RGB = colors.ink): Face {
    return { font: this.fonts[kind], size, color }
  }

  newPage() {
    this.page = this.document.addPage([paper.width, paper.height])
    this.y = paper.height - paper.top
    const face = this.face(8, 'regular', colors.muted)
    const top = paper.height - 46
    drawLine(this.page, this.#setting.head, paper.left, top, face)
    drawLine(this.page, this.#section, paper.width - paper.right - widthOf(this.#section, face), top, face)
    this.#rule(top - 8, colors.rule)
    const number = `${this.#setting.page} ${this.pageNumber}`
    drawLine(this.page, number, paper.width - paper.right - widthOf(number, face), 42, face)
    drawLine(this.page, this.#setting.author, paper.left, 42, face)
  }

  /** Begins a new page when less than `height` is left. */
  need(height: number) {
    if (this.y - height < paper.bottom) this.newPage()
  }

  /** Begins a chapter; it is listed in the contents. Two fifths of a page are enough room, otherwise a new page begins. */
  chapter(title: string, lead?: string) {
    this.#section = title
    const isRoomy = this.pageNumber > 2 && this.y - paper.bottom > 0.4 * (paper.height - paper.top - paper.bottom)
    if (isRoomy) this.y -= 30
    else this.newPage()
    this.#sections.push({ title, page: this.pageNumber })
    this.page.drawRectangle({ x: paper.left, y: this.y + 12, width: 36, height: 3, color: colors.accent })
    this.y -= 14
    for (const line of wrap(title, textWidth, this.face(22, 'bold'))) {
      drawLine(this.page, line, paper.left, this.y, this.face(22, 'bold', colors.brand))
      this.y -= 27
    }
    if (lead) this.paragraph(lead, this.face(11, 'regular', colors.muted), 15.5)
    this.y -= 4
  }

  heading(title: string) {
    this.need(70)
    this.y -= 10
    drawLine(this.page, title, paper.left, this.y, this.face(13, 'bold', colors.brand))
    this.y -= 19
  }

  paragraph(text: string, face = this.face(9.5), leading = 13.6) {
    for (const line of wrap(text, textWidth, face)) {
      this.need(leading)
      drawLine(this.page, line, paper.left, this.y, face)
      this.y -= leading
    }
    this.y -= 6
  }

  bullets(items: readonly string[]) {
    const face = this.face(9.5)
    for (const item of items) {
      const lines = wrap(item, textWidth - 14, face)
      this.need(13.6 * Math.min(lines.length, 2))
      this.page.drawCircle({ x: paper.left + 3, y: this.y + 3.2, size: 1.7, color: colors.accent })
      for (const line of lines) {
        this.need(13.6)
        drawLine(this.page, line, paper.left + 14, this.y, face)
        this.y -= 13.6
      }
      this.y -= 2.5
    }
    this.y -= 5
  }

  /** A row of boxes, each a figure with what it is below. */
  keyFigures(figures: readonly (readonly [figure: string, label: string])[]) {
    const gap = 12
    const width = (textWidth - gap * (figures.length - 1)) / figures.length
    const height = 66
    this.need(height + 14)
    const bottom = this.y - height + 8
    figures.forEach(([figure, label], i) => {
      const x = paper.left + i * (width + gap)
      this.page.drawRectangle({ x, y: bottom, width, height, color: colors.tint })
      this.page.drawRectangle({ x, y: bottom, width: 3, height, color: colors.brand })
      let size = 17
      while (widthOf(figure, this.face(size, 'bold')) > width - 24) size -= 0.5
      drawLine(this.page, figure, x + 14, bottom + height - 27, this.face(size, 'bold', colors.brand))
      wrap(label, width - 22, this.face(8)).forEach((line, n) => {
        drawLine(this.page, line, x + 14, bottom + height - 42 - 10.5 * n, this.face(8, 'regular', colors.muted))
      })
    })
    this.y = bottom - 22
  }

  /** A tinted box with a bold first line. */
  note(title: string, text: string) {
    const face = this.face(9)
    const lines = wrap(text, textWidth - 32, face)
    const height = 34 + lines.length * 12.6
    this.need(height + 12)
    const bottom = this.y - height + 10
    this.page.drawRectangle({ x: paper.left, y: bottom, width: textWidth, height, color: colors.tint })
    let y = bottom + height - 19
    drawLine(this.page, title, paper.left + 16, y, this.face(9.5, 'bold', colors.brand))
    for (const line of lines) {
      y -= 12.6
      drawLine(this.page, line, paper.left + 16, y, face)
    }
    this.y = bottom - 18
  }

  async save(): Promise<Uint8Array> {
    return await this.document.save()
  }

  #rule(y: number, color: RGB) {
    this.page.drawLine({
      start: { x: paper.left, y },
      end: { x: paper.width - paper.right, y },
      thickness: 0.6,
      color,
    })
  }
}
