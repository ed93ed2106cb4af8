import { drawLine, widthOf, wrap } from './pdf-text.ts'
import { colors, paper, textWidth } from './pdf-theme.ts'
import type { PdfWriter } from './pdf-writer.ts'

export interface TableContent {
  title: string
  head: readonly string[]
  /** Cells from left to right. `total` rows are bold and ruled, `group` rows are a tinted heading, `part` rows indented. */
  rows: readonly { kind?: 'total' | 'group' | 'part'; cells: readonly string[] }[]
  /** Widths of the columns in points, except the first one, which takes what is left. */
  widths: readonly number[]
  /** Columns that hold text and so start at the left; the first one always does. */
  text?: readonly number[]
  note?: string
}

const padding = 5
const lineHeight = 10.8
const rowPadding = 5

/** Draws a ruled table; on a new page the head is repeated. */
export function drawTable(writer: PdfWriter, content: TableContent) {
  const widths = [textWidth - content.widths.reduce((total, width) => total + width, 0), ...content.widths]
  const isText = (column: number) => column === 0 || (content.text ?? []).includes(column)
  const face = (kind?: string) => (kind === 'total' || kind === 'group' ? writer.face(8.6, 'bold') : writer.face(8.6))

  const cellLines = (cells: readonly string[], kind?: string, bold = false) =>
    cells.map((cell, column) =>
      wrap(
        cell,
        widths[column]! - 2 * padding - (kind === 'part' && column === 0 ? 10 : 0),
        bold ? writer.face(8.6, 'bold') : face(kind),
      ),
    )

  const drawRow = (cells: readonly string[], options: { kind?: string; head?: boolean }) => {
    const lines = cellLines(cells, options.kind, options.head)
    const height = Math.max(...lines.map((column) => column.length)) * lineHeight + rowPadding
    const top = writer.y
    const bottom = top - height
    if (options.head) {
      writer.page.drawRectangle({ x: paper.left, y: bottom, width: textWidth, height, color: colors.brand })
    } else if (options.kind === 'group') {
      writer.page.drawRectangle({ x: paper.left, y: bottom, width: textWidth, height, color: colors.tint })
    }
    let x = paper.left
    lines.forEach((column, index) => {
      const color = options.head ? colors.white : colors.ink
      const style = { ...(options.head ? writer.face(8.6, 'bold') : face(options.kind)), color }
      column.forEach((line, n) => {
        const indent = options.kind === 'part' && index === 0 ? 10 : 0
        const left = isText(index) ? x + padding + indent : x + widths[index]! - padding - widthOf(line, style)
        drawLine(writer.page, line, left, top - 10.6 - n * lineHeight, style)
      })
      x += widths[index]!
    })
    const strong = options.kind === 'total'
    writer.page.drawLine({
      start: { x: paper.left, y: bottom },
      end: { x: paper.left + textWidth, y: bottom },
      thickness: strong ? 0.9 : 0.5,
      color: strong ? colors.brand : colors.rule,
    })
    writer.y = bottom
  }

  writer.need(20 + 5 * 18)
  writer.y -= 4
  drawLine(writer.page, content.title, paper.left, writer.y, writer.face(9.5, 'bold', colors.brand))
  writer.y -= 8
  drawRow(content.head, { head: true })
  for (const { cells, kind } of content.rows) {
    const height = Math.max(...cellLines(cells, kind).map((column) => column.length)) * lineHeight + rowPadding
    if (writer.y - height < paper.bottom) {
      writer.newPage()
      drawRow(content.head, { head: true })
    }
    drawRow(cells, { kind })
  }
  writer.y -= 12
  if (content.note) {
    const style = writer.face(7.6, 'italic', colors.muted)
    for (const line of wrap(content.note, textWidth, style)) {
      writer.need(10)
      drawLine(writer.page, line, paper.left, writer.y, style)
      writer.y -= 10
    }
  }
  writer.y -= 10
}
