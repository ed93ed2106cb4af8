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

const unit = String.raw`(?:\s?(?:%|‰|€|\$|£|[\p{L}][\p{L}0-9²³/.·-]{0,9}))?`
const figurePiece = new RegExp(
  String.raw`^(?:(?:EUR|USD|CHF|€|\$|£|~|ca\.|<|>|≥|≤)\s?)?[-–−+]?\s?\(?\d[\d.,’'\s]*\)?${unit}(?:\s\d{1,2}\)?|\s?[*†])?$`,
  'u',
)
const nullPiece = /^(?:[-–—−]{1,2}|n\.?\s?\/?\s?[ab]\.?|k\.\s?A\.?|n\.m\.|✓|✔|●|○|•|x)(?:\s\d\)?)?$/iu
const yearPiece =
  /^(?:FY|GJ|31\.12\.|Dec(?:ember)? 31,|31\.? ?(?:December|Dezember))?\s?(?:19|20)\d\d(?:\s?\/\s?(?:19|20)?\d\d)?(?:\s?[*¹²³]|\s\d\)?)?$/u

/** Whether a piece is what stands in a data cell: a number, with its unit perhaps, or a mark for none. */
export function isData(piece: Piece): boolean {
  // `2022 Group` heads a column: a year is no amount of something.
  if (/^(?:19|20)\d\d\s\p{L}/u.test(piece.text)) return false
  return piece.text.length <= 32 && (figurePiece.test(piece.text) || nullPiece.test(piece.text))
}

/** Whether a piece is a year or a day that heads a column. */
export function isYear(piece: Piece): boolean {
  return yearPiece.test(piece.text)
}

/** A year standing alone heads a column; it is data only beside other data. */
export function isValue(piece: Piece): boolean {
  return isData(piece) && !isYear(piece)
}

export function overlap(one: { left: number; right: number }, other: { left: number; right: number }): number {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left)
}

/** How many leading rows head the columns: those before the first value, if any stands over the figures. */
export function headerRowsOf(rows: GridRow[]): number {
  let heads = 0
  for (let index = 0; index < rows.length; index++) {
    const cells = (rows[index] as GridRow).cells
    if (cells.some((cell) => cell.column > 0 && cell.pieces.some(isValue))) break
    if (cells.some((cell) => cell.column + cell.columnSpan > 1 && (cell.column > 0 || cell.columnSpan > 1)))
      heads = index + 1
  }
  return heads === rows.length ? 0 : heads
}

/** Two values, or a label and a value. */
export function isDataRow(row: PieceRow): boolean {
  const values = row.pieces.filter(isValue).length
  if (values >= 2) return true
  return values === 1 && row.pieces.length >= 2 && !isValue(row.pieces[0] as (typeof row.pieces)[0])
}
