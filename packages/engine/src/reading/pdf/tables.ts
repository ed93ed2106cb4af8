import { maxOf, minOf } from '../min-max.ts'
import { columnsOf, detached, fill } from './columns.ts'
import {
  type Grid,
  type GridRow,
  headerRowsOf,
  type Item,
  isData,
  isDataRow,
  isValue,
  isYearRow,
  overlap,
  type PieceRow,
  spreadHeads,
} from './grid.ts'
import { groupsOf } from './groups.ts'
import type { WordRow } from './rows.ts'
import { ruledTables } from './ruled.ts'
import { piecesOf } from './segments.ts'
import type { Separator } from './separators.ts'

/** Consecutive rows that may be a table; `last` included. */
interface Run {
  first: number
  last: number
}

const tallestGap = 64

export function pieceRowOf(row: WordRow): PieceRow {
  return { pieces: piecesOf(row), base: row.base, top: row.top, bottom: row.bottom, size: row.size }
}

/** Finds the tables of a region: rows between drawn lines, then rows of figures that stand below each other. */
export function itemsOf(rows: PieceRow[], separators: Separator[]): Item[] {
  const items: Item[] = []
  let at = 0
  for (const { grid, first, last } of ruledTables(rows, separators)) {
    for (const one of alignedItems(rows.slice(at, first), separators)) items.push(one)
    items.push({ kind: 'table', grid })
    at = last + 1
  }
  for (const one of alignedItems(rows.slice(at), separators)) items.push(one)
  return items
}

function alignedItems(rows: PieceRow[], separators: Separator[]): Item[] {
  if (rows.length === 0) return []
  const items: Item[] = []
  const lines = (from: number, to: number): Item[] => rows.slice(from, to).map((row) => ({ kind: 'line', row }))
  let at = 0
  for (const run of runsOf(rows)) {
    const first = Math.max(at, headerFrom(rows, run, at))
    if (run.first === run.last && !isYearRow(rows[first] as PieceRow)) continue
    const last = tailOf(rows, run, separators)
    const grid = gridOf(rows.slice(first, last + 1), separators)
    if (!grid) continue
    for (const one of lines(at, first)) items.push(one)
    items.push({ kind: 'table', grid })
    at = last + 1
  }
  for (const one of lines(at, rows.length)) items.push(one)
  return items
}

/** A line that runs on like a sentence: no row of a table looks so. */
function isProse(row: PieceRow, width: number): boolean {
  const only = row.pieces.length === 1 ? row.pieces[0] : undefined
  return only !== undefined && only.words.length >= 8 && only.right - only.left > width * 0.55
}

function runsOf(rows: PieceRow[]): Run[] {
  const left = minOf(rows.flatMap((row) => row.pieces.map((piece) => piece.left)))
  const right = maxOf(rows.flatMap((row) => row.pieces.map((piece) => piece.right)))
  const width = right - left
  const runs: Run[] = []
  let run: Run | null = null
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as PieceRow
    const before = rows[index - 1]
    if (run && before && row.base - before.base > Math.max(tallestGap, row.size * 5)) run = null
    if (run && isProse(row, width)) run = null
    if (run && isYearRow(row)) run = null
    if (run && isDataRow(row) && Math.abs(row.size / (rows[run.last] as PieceRow).size - 1) > 0.2) run = null
    if (!isDataRow(row)) continue
    if (run && index - run.last <= 6 && fitsRun(rows, run, row)) run.last = index
    else {
      run = { first: index, last: index }
      runs.push(run)
    }
  }
  return runs
}

/** Whether the values of a row stand below those of the run: otherwise another table begins. */
function fitsRun(rows: PieceRow[], run: Run, row: PieceRow): boolean {
  const values = row.pieces.filter(isValue)
  let below = 0
  for (const value of values) {
    const hits = (rows[run.last] as PieceRow).pieces.filter((piece) => isData(piece) && overlap(piece, value) > 0)
    const first = (rows[run.first] as PieceRow).pieces.some((piece) => isData(piece) && overlap(piece, value) > 0)
    if (hits.length > 1) return false
    if (hits.length === 1 || first) below++
  }
  return below > 0
}

/** Where the header of a run begins: rows directly above that stand over its figures, and the first lines of its labels. */
function headerFrom(rows: PieceRow[], run: Run, from: number): number {
  const values = rows.slice(run.first, run.last + 1).flatMap((row) => row.pieces.filter(isValue))
  const figuresFrom = minOf(values.map((value) => value.left))
  let first = run.first
  for (let index = run.first - 1; index >= from && index >= first - 4; index--) {
    const row = rows[index] as PieceRow
    const next = rows[index + 1] as PieceRow
    const gap = next.base - row.base
    if (gap > Math.max(36, row.size * 3.6) || row.size > (rows[run.first] as PieceRow).size * 1.6) break
    const over = row.pieces.filter((piece) => piece.right > figuresFrom)
    if (over.some((piece) => piece.words.length > 9 && piece.left < figuresFrom - 30)) break
    const heads = over.some((piece) => values.some((value) => overlap(piece, value) > -2))
    if (heads && (row.pieces.length >= 2 || (row.pieces[0]?.left ?? 0) >= figuresFrom - 30)) first = index
    else if (row.pieces.length > 1 && !heads) break
    // Lines closer than their own height are one label with the figures beside its middle.
    else if (first === index + 1 && over.length === 0 && gap < row.size * 0.95) first = index
  }
  return first
}

/** The last row of a run with the lines to which its label wraps. */
function tailOf(rows: PieceRow[], run: Run, separators: Separator[]): number {
  let last = run.last
  const end = rows[run.last] as PieceRow
  const figuresFrom = minOf(end.pieces.filter(isValue).map((piece) => piece.left))
  const pitch = (end.base - (rows[run.first] as PieceRow).base) / Math.max(1, run.last - run.first)
  for (let index = run.last + 1; index < rows.length && index <= run.last + 3; index++) {
    const row = rows[index] as PieceRow
    const before = rows[index - 1] as PieceRow
    const gap = row.base - before.base
    if (gap > row.size * 1.5 || row.pieces.length !== 1) break
    const piece = row.pieces[0] as PieceRow['pieces'][0]
    if (piece.right > figuresFrom || piece.marks[0]?.[0] === 0 || Math.abs(row.size - before.size) > 0.6) break
    const ruled = separators.some(
      (line) => line.y > row.base && line.y < row.base + row.size * 1.6 && overlap(line, piece) > 0,
    )
    const crossed = separators.some(
      (line) => line.y > before.base && line.y < row.base - row.size * 0.5 && overlap(line, piece) > 0,
    )
    if (crossed || (!ruled && pitch < gap * 1.3)) break
    last = index
  }
  return last
}

/** The rows as a table, or `null` where they do not hold together as one. */
function gridOf(lines: PieceRow[], separators: Separator[]): Grid | null {
  const near = columnsOf(lines)
  const rows = lines.map((row) => detached(row, near))
  const columns = columnsOf(rows)
  const figures = columns.filter((column) => column.figures)
  if (columns.length < 2 || figures.length === 0) return null
  const groups = groupsOf(rows, columns, separators)
  const gridRows: GridRow[] = groups.map((group) => fill(group, columns))
  const withData = gridRows.filter((row) => row.cells.some((cell) => cell.pieces.some(isValue)))
  const labelled = withData.filter(isLabelled)
  const heads = headerRowsOf(gridRows)
  // One row of values is a table only below a head of years.
  if (withData.length < (heads > 0 ? 1 : 2) || labelled.length < withData.length * 0.6) return null
  spreadHeads(gridRows, heads, columns)
  return { rows: gridRows, columns: columns.length, headerRows: heads }
}

/** Whether words stand before the first value of a row; a running number may come first. */
function isLabelled(row: GridRow): boolean {
  for (const cell of row.cells) {
    if (cell.pieces.some((piece) => !isData(piece) && /\p{L}/u.test(piece.text))) return true
    if (cell.column > 0) return false
  }
  return false
}
