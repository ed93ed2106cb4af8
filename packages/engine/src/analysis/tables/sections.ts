import type { GridCell } from '../cells.ts'
import { type Column, isOver, kindOfRow, type Sides, yearOfHead } from './heads.ts'
import { type CellRow, isValue, type Region } from './region.ts'

/** What the rows without figures between two rows of figures are. */
export interface Between {
  heads: CellRow[]
  /** Above the heads: captions at the top of a table, names of a new part further down. */
  above: CellRow[]
  /** Below the heads: names of the part that begins, or lines of a wrapped name. */
  under: CellRow[]
}

const LONGEST_HEAD = 110
const MOST_HEADS = 7

const isShort = (cell: GridCell): boolean => cell.text.length < LONGEST_HEAD

/** Whether a row of words can stand at the head of columns. */
function headsColumns(row: CellRow, next: CellRow, region: Region, columns: readonly Column[], sides: Sides): boolean {
  const over = row.cells.filter((cell) => isOver(cell, sides, region.line))
  if (!over.length || !over.every(isShort)) return false
  if (!region.points && row.cells.some(({ kind }) => kind === 'answer')) return false
  const says = over.some((cell) => yearOfHead(cell) !== null || cell.kind === 'unit')
  if (says && (region.points || over.length > 1 || row.cells.length === 1)) return true
  if (region.points) return over.length > 1 || columns.length < 3 || row.cells.length > 1 || overlapsMany(over, columns)
  // In forms words beside words are questions and answers.
  if (row.top < (region.rows[0]?.top ?? 0) + Math.min(2, region.headerRows)) return true
  const figures = next.cells.filter(isValue)
  return over.length > 1 && figures.length > 1 && over.every(({ kind }) => kind === 'text')
}

const overlapsMany = (cells: readonly GridCell[], columns: readonly Column[]): boolean =>
  columns.filter((column) => cells.some((cell) => cell.x0 < column.x1 && cell.x1 > column.x0)).length > 0

/**
 * Tells heads of columns from names of parts.
 * @param known whether columns have heads already
 */
export function partsBetween(
  pending: readonly CellRow[],
  next: CellRow,
  region: Region,
  columns: readonly Column[],
  sides: Sides,
  known: boolean,
): Between {
  let first = pending.length
  let last = -1
  let below = next
  for (let i = pending.length - 1; i >= 0; i--) {
    const row = pending[i] as CellRow
    if (region.points && below.top - row.bottom > region.line * 3.6) break
    const nameless = next.cells[0] !== undefined && isValue(next.cells[0])
    const over = row.cells.filter((cell) => isOver(cell, sides, region.line))
    const single =
      row.cells.length === 1 && over.length === 1 && over[0]?.kind === 'text' && yearOfHead(over[0]) === null
    // Alone over the columns of a row without a name, below heads: the name of that row.
    const names = single && nameless && i === pending.length - 1 && columns.length > 1 && (known || i > 0)
    if (!names && kindOfRow(row) === 'text' && headsColumns(row, next, region, columns, sides)) {
      first = i
      if (last < 0) last = i
      if (last - first >= MOST_HEADS) break
    } else if (!region.points && last >= 0) break
    below = row
  }
  if (last < 0) return { heads: [], above: [], under: [...pending] }
  return {
    heads: pending.slice(first, last + 1),
    above: pending.slice(0, first),
    under: pending.slice(last + 1),
  }
}
