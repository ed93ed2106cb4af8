import { fill } from './columns.ts'
import {
  type Grid,
  type GridCell,
  type GridColumn,
  type GridRow,
  headerRowsOf,
  type Item,
  type PieceRow,
} from './grid.ts'
import type { Separator } from './separators.ts'

const sameEdge = 8

/** Tables of words: rows between drawn lines of the same length, columns by the strips that stay free in all of them. */
export function ruledTables(rows: PieceRow[], separators: Separator[]): Item[] {
  const items: Item[] = []
  let at = 0
  while (at < rows.length) {
    const found = tableFrom(rows, at, separators)
    if (found) {
      items.push({ kind: 'table', grid: found.grid })
      at = found.next
    } else {
      items.push({ kind: 'line', row: rows[at] as PieceRow })
      at++
    }
  }
  return items
}

const middle = (row: PieceRow): number => row.base - row.size * 0.35

function tableFrom(rows: PieceRow[], at: number, separators: Separator[]): { grid: Grid; next: number } | null {
  const first = rows[at] as PieceRow
  const opening = separators.find(
    (line) =>
      line.y < middle(first) &&
      line.y > first.top - first.size * 2 &&
      line.right - line.left > 120 &&
      coversRow(line, first),
  )
  if (!opening) return null
  const alike = (line: Separator): boolean =>
    Math.abs(line.left - opening.left) < sameEdge && Math.abs(line.right - opening.right) < sameEdge
  const bands: PieceRow[][] = []
  let current: PieceRow[] = []
  let next = at
  for (let index = at; index < rows.length; index++) {
    const row = rows[index] as PieceRow
    if (!coversRow(opening, row)) break
    current.push(row)
    const after = rows[index + 1]
    const until = after ? middle(after) : row.bottom + row.size * 2
    if (separators.some((line) => alike(line) && line.y > middle(row) && line.y <= until)) {
      bands.push(current)
      current = []
      next = index + 1
    } else if (after && after.base - row.base > 60) break
  }
  if (bands.length < 2) return null
  const columns = stripsOf(bands.flat(), opening)
  if (columns.length < 2) return null
  const gridRows: GridRow[] = bands.map((band) => fill(band, columns))
  const wide = gridRows.filter((row) => row.cells.length >= 2).length
  const labelled = gridRows.filter((row) => row.cells[0]?.column === 0).length
  if (wide < 2 || wide < gridRows.length * 0.6 || labelled < gridRows.length * 0.6) return null
  const look = (row: GridRow): boolean => row.cells.every((cell: GridCell) => cell.pieces.every((piece) => piece.bold))
  const headed = look(gridRows[0] as GridRow) && !gridRows.every(look)
  return {
    grid: { rows: gridRows, columns: columns.length, headerRows: headed ? 1 : Math.min(1, headerRowsOf(gridRows)) },
    next,
  }
}

function coversRow(line: Separator, row: PieceRow): boolean {
  return row.pieces.every((piece) => piece.left >= line.left - sameEdge && piece.right <= line.right + sameEdge)
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
      columns.push({
        left: extent.left + from * step,
        right: extent.left + (index - free + 1) * step,
        figures: false,
      })
      from = -1
    }
  }
  return columns
}
