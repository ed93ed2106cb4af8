import type { Box, Cell, Line, Page, RecognisedWord, Recognition, Segment, Span, Table } from '../document.ts'
import { maxOf, minOf } from '../min-max.ts'
import { formatOfLanguage } from '../number-format.ts'
import type { Grid, PieceRow } from './grid.ts'
import type { LaidRegion, Layout } from './layout.ts'
import type { Painting } from './painting.ts'
import type { Piece } from './segments.ts'

/** A line of a composed page with what is needed to build blocks from it. */
export interface Composed {
  line: Line
  row: PieceRow
  region: LaidRegion
}

/** A page with its text, and the lines that are no part of a table. */
export interface Draft {
  page: Page
  loose: Composed[]
  /** Where each table stands: how many loose lines come before it. */
  tableAfter: number[]
}

/** Writes the text of a page line by line; the offsets of lines, segments and cells follow from it. */
export function compose(layout: Layout, number: number): Draft {
  const writer = new Writer(layout.painting)
  const loose: Composed[] = []
  const tables: Table[] = []
  const tableAfter: number[] = []
  for (const region of layout.regions)
    for (const item of region.items) {
      if (item.kind === 'line') {
        const cells = item.row.pieces.map((piece) => [piece])
        loose.push({ line: writer.line(cells), row: item.row, region })
      } else {
        tables.push(tableOf(item.grid, writer))
        tableAfter.push(loose.length)
      }
    }
  const { painting } = layout
  const { recognised } = writer
  return {
    page: {
      number,
      kind: 'page',
      name: null,
      width: round(painting.width),
      height: round(painting.height),
      ...(painting.turn === 0 ? {} : { turn: painting.turn }),
      text: writer.texts.join('\n'),
      lines: writer.lines,
      blocks: [],
      tables,
      ...(recognised.length > 0 ? { ocr: recognitionOf(recognised, painting) } : {}),
      numberFormat: formatOfLanguage('en'),
      headingsAtStart: [],
    },
    loose,
    tableAfter,
  }
}

function recognitionOf(words: RecognisedWord[], { pictures }: Painting): Recognition {
  const inPictures = pictures.some((picture) => picture.words)
  return { confidence: meanOf(words), words, ...(inPictures ? { inPictures } : {}) }
}

function tableOf(grid: Grid, writer: Writer): Table {
  const cells: Cell[] = []
  const start = writer.length
  grid.rows.forEach((row, index) => {
    const parts = row.cells.map((cell) => inOrder(cell.pieces))
    const line = writer.line(parts)
    row.cells.forEach((cell, at) => {
      const segment = line.segments[at] as Segment
      cells.push({
        text: segment.text,
        start: segment.start,
        end: segment.end,
        row: index,
        column: cell.column,
        rowSpan: 1,
        columnSpan: cell.columnSpan,
        box: segment.box,
        bold: segment.bold,
        address: null,
        raw: null,
      })
    })
  })
  return {
    title: null,
    rows: grid.rows.length,
    columns: grid.columns,
    cells,
    headerRows: grid.headerRows,
    start,
    end: Math.max(start, writer.length - 1),
  }
}

/** Pieces of a cell line by line. */
function inOrder(pieces: Piece[]): Piece[] {
  return [...pieces].sort((one, other) => {
    const half = Math.min(one.size, other.size) * 0.5
    return Math.abs(one.bottom - other.bottom) > half ? one.bottom - other.bottom : one.left - other.left
  })
}

class Writer {
  readonly painting: Painting
  readonly lines: Line[] = []
  readonly recognised: RecognisedWord[] = []
  /** Lines are kept apart until the end: a part of a growing text would keep all of that text in memory. */
  readonly texts: string[] = []
  length = 0

  constructor(painting: Painting) {
    this.painting = painting
  }

  noteRecognised({ words, text }: Piece, start: number): void {
    let at = 0
    for (const { text: written, confidence } of words) {
      const from = text.indexOf(written, at)
      if (from < 0) continue
      at = from + written.length
      if (confidence !== undefined)
        this.recognised.push({ start: start + from, end: start + at, confidence: Math.round(confidence * 100) / 100 })
    }
  }

  /** Appends one line; each part becomes a segment, its pieces joined by blanks. */
  line(parts: Piece[][]): Line {
    const start = this.length
    const segments: Segment[] = []
    let at = start
    for (const pieces of parts) {
      if (segments.length > 0) at += gap.length
      const from = at
      const marks: Span[] = []
      pieces.forEach((piece, index) => {
        if (index > 0) at += 1
        for (const [markStart, markEnd] of piece.marks) marks.push({ start: at + markStart, end: at + markEnd })
        this.noteRecognised(piece, at)
        at += piece.text.length
      })
      segments.push({
        text: pieces.map((piece) => piece.text).join(' '),
        start: from,
        end: at,
        box: union(pieces.map((piece) => boxOf(piece, this.painting))),
        bold: pieces.every((piece) => piece.bold),
        fontSize: pieces[0]?.size ?? null,
        ...(marks.length > 0 ? { marks } : {}),
      })
    }
    const text = segments.map((segment) => segment.text).join(gap)
    const line = {
      text,
      start,
      end: at,
      box: union(segments.flatMap((segment) => (segment.box ? [segment.box] : []))),
      segments,
    }
    this.lines.push(line)
    this.texts.push(text)
    this.length = at + 1
    return line
  }
}

/** Stands between the columns of a line. */
const gap = '  '

/** Mean confidence of words, long ones counting more. */
function meanOf(words: RecognisedWord[]): number {
  let letters = 0
  let sum = 0
  for (const { start, end, confidence } of words) {
    letters += end - start
    sum += confidence * (end - start)
  }
  return Math.round((1000 * sum) / letters) / 1000
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Where a piece stands on the page as shown, cut at the page's edges. */
function boxOf(piece: Piece, painting: Painting): Box {
  const angle = ((piece.words[0]?.angle ?? 0) * Math.PI) / 180
  const x = Math.cos(angle)
  const y = Math.sin(angle)
  const us = [piece.left, piece.right]
  const vs = [piece.top, piece.bottom]
  const corners = us.flatMap((u) => vs.map((v) => [u * x - v * y, u * y + v * x] as const))
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value))
  const left = clamp(minOf(corners.map((corner) => corner[0])), painting.width)
  const right = clamp(maxOf(corners.map((corner) => corner[0])), painting.width)
  const top = clamp(minOf(corners.map((corner) => corner[1])), painting.height)
  const bottom = clamp(maxOf(corners.map((corner) => corner[1])), painting.height)
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) }
}

/** The rectangle around several. */
export function union(boxes: Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = minOf(boxes.map((box) => box.x))
  const y = minOf(boxes.map((box) => box.y))
  const right = maxOf(boxes.map((box) => box.x + box.width))
  const bottom = maxOf(boxes.map((box) => box.y + box.height))
  return { x, y, width: round(right - x), height: round(bottom - y) }
}
