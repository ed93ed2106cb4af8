import {
  type GridCell,
  type GridColumn,
  type GridRow,
  isData,
  isValue,
  isYear,
  overlap,
  type PieceRow,
} from './grid.ts'
import type { Piece } from './segments.ts'
import { pieceFrom } from './segments.ts'
import { isFigure } from './word.ts'

/** Joins intervals that overlap. */
function joined(intervals: { left: number; right: number }[], slack: number): { left: number; right: number }[] {
  const sorted = [...intervals].sort((one, other) => one.left - other.left)
  const result: { left: number; right: number }[] = []
  for (const one of sorted) {
    const last = result.at(-1)
    if (last && one.left < last.right + slack) last.right = Math.max(last.right, one.right)
    else result.push({ left: one.left, right: one.right })
  }
  return result
}

/** The columns of a run of rows: where figures stand below each other, and where text stands beside them. */
export function columnsOf(rows: PieceRow[]): GridColumn[] {
  const values: Piece[] = []
  const years: Piece[] = []
  const texts: Piece[] = []
  for (const row of rows) {
    const many = row.pieces.length === 1 || row.pieces.filter(isValue).length > 1
    row.pieces.forEach((piece, index) => {
      if (isValue(piece) && (index > 0 || (many && !/^\d{1,2}[.)]?$/.test(piece.text)))) values.push(piece)
      else if (isYear(piece) && index > 0) years.push(piece)
      else texts.push(piece)
    })
  }
  const figures = joined(narrow(values), -1).map((one) => ({ ...one, figures: true }))
  for (const year of years) {
    if (!figures.some((column) => overlap(column, year) > 0))
      figures.push({ left: year.left, right: year.right, figures: true })
  }
  const limit = Math.min(...figures.map((column) => column.left))
  const free: { left: number; right: number }[] = []
  for (const row of rows) {
    const data = row.pieces.some(isValue)
    for (const piece of row.pieces) {
      if (!texts.includes(piece) || spans(piece, figures) > 1) continue
      // A label may reach below the head of a narrow figure column; heads of figures are no columns of their own.
      const over = figures.some((column) => overlap(piece, column) > 1)
      const label = piece.left < limit && !(over && piece.left > limit - Math.max(16, (piece.right - piece.left) / 2))
      if (label) free.push({ left: piece.left, right: Math.min(piece.right, limit) })
      else if (data && !figures.some((column) => inside(piece, column))) free.push(piece)
    }
  }
  const columns: GridColumn[] = joined(free, 2).map((one) => ({ ...one, figures: false }))
  return [...figures, ...columns].sort((one, other) => one.left - other.left)
}

/** Values without those so wide that they lie over several others of one row. */
function narrow(values: Piece[]): Piece[] {
  const widths = values.map((value) => value.right - value.left).sort((one, other) => one - other)
  const median = widths[widths.length >> 1] ?? 0
  return values.filter((value) => value.right - value.left <= median * 3 + 12)
}

function inside(piece: Piece, column: GridColumn): boolean {
  return overlap(piece, column) > Math.min(piece.right - piece.left, column.right - column.left) * 0.5
}

function spans(piece: Piece, columns: GridColumn[]): number {
  return columns.filter((column) => overlap(piece, column) > 1).length
}

/** Puts the pieces of the lines of one table row into its columns. */
export function fill(lines: PieceRow[], columns: GridColumn[]): GridRow {
  const cells = new Map<number, GridCell>()
  const put = (piece: Piece, from: number, to: number): void => {
    const cell = cells.get(from)
    if (cell) {
      cell.pieces.push(piece)
      cell.columnSpan = Math.max(cell.columnSpan, to - from + 1)
    } else cells.set(from, { column: from, columnSpan: to - from + 1, pieces: [piece] })
  }
  for (const line of lines)
    for (const whole of line.pieces)
      for (const piece of split(whole, columns)) {
        const [from, to] = placeOf(piece, columns)
        put(piece, from, to)
      }
  const sorted = [...cells.values()].sort((one, other) => one.column - other.column)
  for (let index = 0; index + 1 < sorted.length; index++) {
    const cell = sorted[index] as GridCell
    cell.columnSpan = Math.min(cell.columnSpan, (sorted[index + 1] as GridCell).column - cell.column)
  }
  return {
    cells: sorted,
    top: Math.min(...lines.map((line) => line.top)),
    bottom: Math.max(...lines.map((line) => line.bottom)),
  }
}

function placeOf(piece: Piece, columns: GridColumn[]): [number, number] {
  let from = -1
  let to = -1
  columns.forEach((column, index) => {
    const common = overlap(piece, column)
    if (common > Math.min(4, (column.right - column.left) * 0.3, (piece.right - piece.left) * 0.5)) {
      if (from < 0) from = index
      to = index
    }
  })
  if (from >= 0) {
    // Data stands in one cell; what spreads over several is a head.
    if (!isData(piece) || isYear(piece)) return [from, to]
    return [from, from]
  }
  const middle = (piece.left + piece.right) / 2
  let nearest = 0
  let distance = Number.POSITIVE_INFINITY
  columns.forEach((column, index) => {
    const away = Math.max(column.left - middle, middle - column.right, 0)
    if (away < distance) {
      distance = away
      nearest = index
    }
  })
  return [nearest, nearest]
}

/** Figures that came so close that they look like one run of text are told apart by the columns they stand in. */
function split(piece: Piece, columns: GridColumn[]): Piece[] {
  const figures = columns.filter((column) => column.figures)
  if (spans(piece, figures) < 2 || !piece.words.every((word) => isFigure(word.text) || word.mark)) return [piece]
  const parts: Piece[] = []
  let words: Piece['words'] = []
  let current = -1
  for (const word of piece.words) {
    const middle = (word.left + word.right) / 2
    const column = word.mark ? current : figures.findIndex((one) => middle >= one.left - 1 && middle <= one.right + 1)
    if (column !== current && words.length > 0) {
      parts.push(pieceFrom(words))
      words = []
    }
    current = column
    words.push(word)
  }
  if (words.length > 0) parts.push(pieceFrom(words))
  return parts
}
