import { maxOf, minOf } from '../min-max.ts'
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

/** A stretch across the page. */
interface Interval {
  left: number
  right: number
}

/** Joins intervals that overlap. */
function joined(intervals: Interval[], slack: number): Interval[] {
  const sorted = [...intervals].sort((one, other) => one.left - other.left)
  const result: Interval[] = []
  for (const one of sorted) {
    const last = result.at(-1)
    if (last && one.left < last.right + slack) last.right = Math.max(last.right, one.right)
    else result.push({ left: one.left, right: one.right })
  }
  return result
}

/** The columns of a run of rows: where figures stand below each other, and where text stands beside them. */
export function columnsOf(rows: PieceRow[]): GridColumn[] {
  const { values, years, texts } = piecesByKind(rows)
  const figures = joined(narrow(values), -1).map((one) => ({ ...one, figures: true }))
  for (const year of years) addYear(figures, year)
  const free = textIntervals(figures, rows, texts)
  const columns: GridColumn[] = joined(free, 2).map((one) => ({ ...one, figures: false }))
  return [...figures, ...columns].sort((one, other) => one.left - other.left)
}

/** The pieces of rows by what they are; numbers of a list are text. */
function piecesByKind(rows: PieceRow[]): { values: Piece[]; years: Piece[]; texts: Set<Piece> } {
  const values: Piece[] = []
  const years: Piece[] = []
  const texts = new Set<Piece>()
  for (const row of rows) {
    const many = row.pieces.length === 1 || row.pieces.filter(isValue).length > 1
    row.pieces.forEach((piece, index) => {
      if (isValue(piece) && (index > 0 || (many && !/^\d{1,2}[.)]?$/.test(piece.text)))) values.push(piece)
      else if (isYear(piece) && index > 0) years.push(piece)
      else texts.add(piece)
    })
  }
  return { values, years, texts }
}

/** A year makes the one column below it as wide as itself, or is a column where none is below. */
function addYear(figures: GridColumn[], year: Piece): void {
  const below = figures.filter((column) => overlap(column, year) > 0)
  const [only] = below
  if (!only) figures.push({ left: year.left, right: year.right, figures: true })
  else if (below.length === 1) {
    only.left = Math.min(only.left, year.left)
    only.right = Math.max(only.right, year.right)
  }
}

/** Stretches of text before the figures or free between them. */
function textIntervals(figures: GridColumn[], rows: PieceRow[], texts: Set<Piece>): Interval[] {
  const limit = minOf(figures.map((column) => column.left))
  const withData = rows.filter((row) => row.pieces.some(isValue))
  const labelled = withData.filter((row) => (row.pieces[0] as Piece).right < limit).length
  // Heads and titles may reach over several columns; they count only where labels stand on lines of their own.
  const telling = labelled >= withData.length / 2 ? withData : rows
  const free: Interval[] = []
  for (const row of telling) {
    const data = row.pieces.some(isValue)
    for (const piece of row.pieces) {
      if (!texts.has(piece) || spans(piece, figures) > 1) continue
      if (isLabel(piece, figures, limit)) free.push({ left: piece.left, right: Math.min(piece.right, limit) })
      else if (data && !figures.some((column) => inside(piece, column))) free.push(piece)
    }
  }
  return free
}

/** Whether a piece begins before all figures, and well before where it reaches over them. */
function isLabel(piece: Piece, figures: GridColumn[], limit: number): boolean {
  if (piece.left >= limit) return false
  const over = figures.some((column) => overlap(piece, column) > 1)
  return !over || piece.left <= limit - Math.max(16, (piece.right - piece.left) / 2)
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
    for (const piece of line.pieces) {
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
    top: minOf(lines.map((line) => line.top)),
    bottom: maxOf(lines.map((line) => line.bottom)),
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

/**
 * Takes the figure off the end of a label that comes so close to it that both look like one run of text: its words stand in
 * a column of figures, the words before do not.
 */
export function detached(row: PieceRow, columns: GridColumn[]): PieceRow {
  const figures = columns.filter((column) => column.figures)
  const pieces = row.pieces.flatMap((piece): Piece[] => {
    if (piece.words.length < 2 || isData(piece)) return [piece]
    for (const column of figures) {
      if (overlap(piece, column) <= 0 || piece.right > column.right + 3) continue
      for (let at = Math.max(1, piece.words.length - 3); at < piece.words.length; at++) {
        const end = pieceFrom(piece.words.slice(at))
        const before = pieceFrom(piece.words.slice(0, at))
        const below = overlap(end, column) >= Math.min(column.right - column.left, end.right - end.left) * 0.5
        if (below && isData(end) && before.right < column.left + 1 && /[\p{L})%\d]$/u.test(before.text))
          return [before, end]
      }
    }
    return [piece]
  })
  return pieces.length === row.pieces.length ? row : { ...row, pieces }
}
