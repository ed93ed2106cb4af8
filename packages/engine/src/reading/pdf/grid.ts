import { maxOf, minOf } from '../min-max.ts'
import type { Piece } from './segments.ts'

/** A visual line of a region: its pieces from left to right. */
export interface PieceRow {
  pieces: Piece[]
  base: number
  top: number
  bottom: number
  size: number
}

/** A cell of a table found in the layout: pieces in reading order, the columns it covers. */
export interface GridCell {
  column: number
  columnSpan: number
  pieces: Piece[]
}

/** A row of a table; its lines are joined to one. */
export interface GridRow {
  cells: GridCell[]
  top: number
  bottom: number
}

/** A table found in the layout. */
export interface Grid {
  rows: GridRow[]
  columns: number
  headerRows: number
}

/** What a region consists of, in reading order: lines of text and tables. */
export type Item = { kind: 'line'; row: PieceRow } | { kind: 'table'; grid: Grid }

/** A column of a table by its edges. */
export interface GridColumn {
  left: number
  right: number
  figures: boolean
}

/** Whether a piece is what stands in a data cell: a number, with its unit perhaps, or a mark for none. */
export function isData(piece: Piece): boolean {
  return piece.kind !== 'words'
}

/** Whether a piece is a year or a day that heads a column. */
export function isYear(piece: Piece): boolean {
  return piece.kind === 'year'
}

/** A year standing alone heads a column; it is data only beside other data. */
export function isValue(piece: Piece): boolean {
  return piece.kind === 'value'
}

export function overlap(one: { left: number; right: number }, other: { left: number; right: number }): number {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left)
}

/** How many leading rows head the columns: those before the first value, or the bold ones of them. */
export function headerRowsOf(rows: GridRow[]): number {
  let heads = 0
  for (let index = 0; index < rows.length; index++) {
    const cells = (rows[index] as GridRow).cells
    if (cells.some((cell) => cell.column > 0 && cell.pieces.some(isValue))) break
    if (cells.some((cell) => cell.column + cell.columnSpan > 1 && (cell.column > 0 || cell.columnSpan > 1)))
      heads = index + 1
  }
  if (heads === rows.length) heads = 0
  // A plain row with a label below bold ones is a row of words, not of heads.
  const plain = rows.findIndex((row) => !isBold(row) && row.cells[0]?.column === 0)
  return plain > 0 && plain < heads && rows.slice(0, plain).some(isBold) ? plain : heads
}

export function isBold(row: GridRow): boolean {
  return row.cells.every((cell) => cell.pieces.every((piece) => piece.bold))
}

/** A head that stands over the middle of several columns heads them all, when the row below it has a head for each. */
export function spreadHeads(rows: GridRow[], heads: number, columns: GridColumn[]): void {
  for (let index = 0; index + 1 < heads; index++) {
    const upper = (rows[index] as GridRow).cells.filter((cell) => cell.column > 0)
    const lower = (rows[index + 1] as GridRow).cells.filter((cell) => cell.column > 0)
    if (upper.length === 0 || lower.length <= upper.length) continue
    const middle = (cell: GridCell): number =>
      (minOf(cell.pieces.map((piece) => piece.left)) + maxOf(cell.pieces.map((piece) => piece.right))) / 2
    const taken = new Map<GridCell, number[]>()
    for (const cell of lower) {
      const column = columns[cell.column] as GridColumn
      const at = (column.left + column.right) / 2
      const nearest = upper.reduce((best, one) =>
        Math.abs(middle(one) - at) < Math.abs(middle(best) - at) ? one : best,
      )
      taken.set(nearest, [...(taken.get(nearest) ?? []), cell.column])
    }
    for (const [cell, covered] of taken) {
      const first = minOf(covered)
      const last = maxOf(covered)
      if (cell.column < first || cell.column > last) continue
      cell.column = first
      cell.columnSpan = last - first + 1
    }
  }
}

/** Two values, or a label and a value. */
export function isDataRow(row: PieceRow): boolean {
  const values = row.pieces.filter(isValue).length
  if (values >= 2) return true
  return values === 1 && row.pieces.length >= 2 && !isValue(row.pieces[0] as (typeof row.pieces)[0])
}

/** Years without values: the head of a table. */
export function isYearRow(row: PieceRow): boolean {
  return row.pieces.some(isYear) && !row.pieces.some(isValue) && (row.pieces.length >= 2 || isYear(row.pieces[0]!))
}
