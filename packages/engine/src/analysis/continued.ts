import type { Grid, GridRow } from './grid.ts'
import { isDataRow } from './labels.ts'

/** Figures of one column end at the same place, give or take. */
const ALIGNED = 4
const HEADS = 5

const ends = (row: GridRow): number[] =>
  row.cells.filter((cell) => cell.kind === 'number' || cell.kind === 'null').map((cell) => cell.x1)

function headOf(grid: Grid): GridRow[] {
  const first = grid.rows.findIndex(isDataRow)
  return first < 0 ? [] : grid.rows.slice(0, Math.min(first, HEADS))
}

const hasHead = (rows: readonly GridRow[]): boolean =>
  rows.some((row) => row.cells.length > 1 || row.cells.some((cell) => cell.kind === 'year'))

/** Whether all figures of a table end where columns of another one do. */
function sameColumns(grid: Grid, before: Grid): boolean {
  const known = before.rows.filter(isDataRow).flatMap(ends)
  const own = grid.rows.filter(isDataRow)
  const widest = (rows: readonly GridRow[]): number => Math.max(0, ...rows.map((row) => ends(row).length))
  return (
    own.length > 0 &&
    widest(own) > 1 &&
    widest(own) <= widest(before.rows.filter(isDataRow)) &&
    own.every((row) => ends(row).every((x) => known.some((other) => Math.abs(other - x) <= ALIGNED)))
  )
}

/**
 * Tables that go on below a section row or on the next page without repeating their head take over the head of the table before:
 * the same figures stand in the same columns.
 * @param pages the grids of each page, in order
 */
export function continueTables(pages: readonly Grid[][]): Grid[][] {
  let before: Grid | null = null
  return pages.map((grids) =>
    grids.map((grid) => {
      if (grid.kind !== 'table' || !grid.points) return grid
      const head: GridRow[] = before && !hasHead(headOf(grid)) && sameColumns(grid, before) ? headOf(before) : []
      const joined: Grid = head.length
        ? { ...grid, rows: [...head, ...grid.rows].map((row, index) => ({ ...row, index })) }
        : grid
      if (hasHead(headOf(joined))) before = joined
      return joined
    }),
  )
}
