import { minOf } from '../min-max.ts'
import { columnsOf, detached, fill } from './columns.ts'
import {
  type Grid,
  type GridColumn,
  type GridRow,
  headerRowsOf,
  isBold,
  isData,
  isDataRow,
  isValue,
  isYearRow,
  overlap,
  type PieceRow,
  spreadHeads,
} from './grid.ts'
import { bandRows } from './groups.ts'
import type { Separator } from './separators.ts'

/** A table whose rows are parted by drawn lines, and the rows of the region it takes; `last` included. */
export interface RuledTable {
  grid: Grid
  first: number
  last: number
}

const sameEdge = 8
/** Rows of words alone above the first figure are a head only if they are few. */
const mostHeads = 3
const middle = (row: PieceRow): number => row.base - row.size * 0.35

/** Tables of a region whose rows are the bands between drawn lines. */
export function ruledTables(rows: PieceRow[], separators: Separator[]): RuledTable[] {
  const tables: RuledTable[] = []
  let at = 0
  while (at < rows.length) {
    const found = tableFrom(rows, at, tables.at(-1)?.last ?? -1, separators)
    if (typeof found !== 'number') tables.push(found)
    at = typeof found === 'number' ? found : found.last + 1
  }
  return tables
}

/** A line of a sentence that begins at the edge and runs to the other: a box of text below the table. */
function isProse(row: PieceRow, line: Separator): boolean {
  const [piece, ...more] = row.pieces
  if (!piece || more.length > 0 || piece.words.length < 8) return false
  const width = line.right - line.left
  if (piece.left > line.left + width * 0.15) return false
  return piece.right > line.left + width * 0.88 || (piece.words.length >= 10 && piece.text.endsWith('.'))
}

/** Years, or bold words over several columns and none over that of the labels. */
function isHead(row: PieceRow, line: Separator): boolean {
  if (isYearRow(row)) return true
  const [first, second] = row.pieces
  if (!first || !second || first.left < line.left + (line.right - line.left) * 0.15) return false
  return row.pieces.every((piece) => piece.bold && !isValue(piece))
}

/** The table that begins at a row, or the row from which to look further. */
function tableFrom(rows: PieceRow[], at: number, taken: number, separators: Separator[]): RuledTable | number {
  const start = rows[at] as PieceRow
  const above = rows[at - 1]
  const top = Math.max(start.top - start.size * 2, above ? middle(above) : 0)
  const opening = separators
    .filter((line) => line.y < middle(start) && line.y > top && line.right - line.left > 120 && covers(line, start))
    .at(-1)
  const second = rows[at + 1]
  // A line alone above a head is the title of the table.
  const titled = second && start.pieces.length === 1 && second.base - start.base > start.size * 1.4
  if (!opening || (titled && isHead(second, opening))) return at + 1
  const bands: PieceRow[][] = []
  let current: PieceRow[] = []
  let last = at - 1
  let line = opening.y
  for (let index = at; index < rows.length; index++) {
    const row = rows[index] as PieceRow
    const before = current.at(-1)
    // What stands far from the last line, or is set in another size, is no row of this table any more.
    const apart = before ? row.base - before.base > row.size * 3.5 : row.top - line > Math.max(16, row.size * 2)
    if (apart || isProse(row, opening) || !covers(opening, row) || Math.abs(row.size / start.size - 1) > 0.25) break
    // A second head begins a second table.
    if (isHead(row, opening) && bands.some((band) => band.some(isDataRow))) break
    current.push(row)
    const after = rows[index + 1]
    const until = Math.min(after ? middle(after) : Number.POSITIVE_INFINITY, row.bottom + row.size * 3.5)
    const closing = separators.filter((one) => parts(one, opening) && one.y > middle(row) && one.y <= until).at(-1)
    if (!closing) continue
    bands.push(current)
    current = []
    last = index
    line = closing.y
  }
  // What fails from here fails from the other lines of the same band as well.
  const next = at + Math.max(1, bands[0]?.length ?? 1)
  if (bands.length < 2 || holdsRows(bands)) return next
  const first = headFrom(rows, at, taken, opening)
  const grid = gridOf([...linesOf(rows.slice(first, at)), ...bands.flatMap(rowsOfBand)], opening)
  return grid ? { grid, first, last } : next
}

/** Lines above the first drawn line: those as close as lines of one head belong together. */
function linesOf(rows: PieceRow[]): PieceRow[][] {
  const groups: PieceRow[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && !isDataRow(row) && !isDataRow(before) && row.base - before.base < row.size * 1.3)
      group.push(row)
    else groups.push([row])
  }
  return groups
}

/** A row of values, not only of marks for none. */
function hasNumber(row: PieceRow): boolean {
  return isDataRow(row) && row.pieces.some((piece) => isValue(piece) && /\d/.test(piece.text))
}

/** A band is one row, unless bold lines in it head what follows, or it holds several rows of values. */
function rowsOfBand(band: PieceRow[]): PieceRow[][] {
  const values = band.filter(hasNumber)
  if (values.length === 0 || band.length === 1) return [band]
  // A minus sign on a line of its own is no second row.
  if (values.length === 1 && band.every((row) => row === values[0] || isDataRow(row))) return [band]
  const figuresFrom = minOf(values.flatMap((row) => row.pieces.filter(isValue).map((piece) => piece.left)))
  return bandRows(band, figuresFrom)
}

/** Some bands hold several rows of values: lines are drawn between groups of rows only. */
function holdsRows(bands: PieceRow[][]): boolean {
  const more = bands.reduce((sum, band) => sum + Math.max(0, band.filter(hasNumber).length - 1), 0)
  return more > bands.length * 0.2
}

/** The head of a table often stands above its first line, sometimes a row of totals as well. */
function headFrom(rows: PieceRow[], at: number, taken: number, opening: Separator): number {
  let first = at
  for (let index = at - 1; index > taken && index >= at - 5; index--) {
    const row = rows[index] as PieceRow
    const next = rows[index + 1] as PieceRow
    const short = row.pieces.every((piece) => piece.words.length <= 6)
    const reach = row.pieces.length >= 2 ? Math.max(36, row.size * 3) : row.size * 3
    if (next.base - row.base > reach || !short || !covers(opening, row)) break
    if (row.pieces.length >= 2) first = index
    else if (index === at - 1 || next.base - row.base > row.size * 1.6) break
  }
  return first
}

function gridOf(bands: PieceRow[][], extent: Separator): Grid | null {
  const rows = bands.flat()
  const strips = stripsOf(rows, extent)
  let lines = bands
  let columns = strips
  if (rows.filter(isDataRow).length >= 2) {
    const near = columnsOf(rows)
    const apart = bands.map((band) => band.map((row) => detached(row, near)))
    const figures = columnsOf(apart.flat())
    if (figures.length >= strips.length) {
      columns = figures
      lines = apart
    }
  }
  if (columns.length < 2) return null
  const gridRows: GridRow[] = lines.map((band) => fill(band, columns))
  const wide = gridRows.filter((row) => row.cells.length >= 2).length
  const worded = gridRows.filter(isWorded).length
  const filled = gridRows.filter((row) => row.cells.some((cell) => cell.pieces.some(isValue)))
  const named = filled.filter(isWorded).length
  if (wide < 2 || wide < gridRows.length * 0.5 || worded < gridRows.length * 0.6) return null
  if (named < filled.length * 0.6) return null
  const headed = isBold(gridRows[0] as GridRow) && !gridRows.every(isBold)
  const heads = headerRowsOf(gridRows)
  const headerRows = heads > 0 && heads <= mostHeads ? heads : headed ? 1 : 0
  spreadHeads(gridRows, headerRows, columns)
  return { rows: gridRows, columns: columns.length, headerRows }
}

function isWorded(row: GridRow): boolean {
  const first = row.cells[0]
  return (
    first !== undefined && first.column < 2 && first.pieces.some((piece) => !isData(piece) && /\p{L}/u.test(piece.text))
  )
}

function covers(line: Separator, row: PieceRow): boolean {
  return row.pieces.every((piece) => piece.left >= line.left - sameEdge && piece.right <= line.right + sameEdge)
}

/** A line of the same table: not beyond its edges, and over most of its width, since merged cells interrupt it. */
function parts(line: Separator, opening: Separator): boolean {
  if (line.left < opening.left - sameEdge || line.right > opening.right + sameEdge) return false
  return overlap(line, opening) > (opening.right - opening.left) * 0.6
}

/** Columns between strips that almost no line crosses. */
function stripsOf(rows: PieceRow[], extent: Separator): GridColumn[] {
  const step = 2
  const count = Math.ceil((extent.right - extent.left) / step) + 8
  const covered = new Array<number>(count).fill(0)
  for (const row of rows)
    for (const piece of row.pieces) {
      const from = Math.max(0, Math.floor((piece.left - extent.left) / step))
      const to = Math.min(count - 1, Math.floor((piece.right - extent.left) / step))
      for (let index = from; index <= to; index++) covered[index] = (covered[index] ?? 0) + 1
    }
  const limit = Math.floor(rows.length * 0.08)
  const columns: GridColumn[] = []
  let from = -1
  let free = 0
  for (let index = 0; index <= count; index++) {
    const open = index === count || (covered[index] ?? 0) <= limit
    if (!open) {
      if (from < 0) from = index
      free = 0
      continue
    }
    free++
    if (from >= 0 && (free * step >= 6 || index === count)) {
      const left = extent.left + from * step
      columns.push({ left, right: extent.left + (index - free + 1) * step, figures: false })
      from = -1
    }
  }
  return columns
}
