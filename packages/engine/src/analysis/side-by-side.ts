import type { GridCell } from './cells.ts'
import type { Grid, GridRow } from './grid.ts'

const isFigure = (cell: GridCell | undefined): boolean => cell?.kind === 'number' || cell?.kind === 'null'

/** Where words begin behind a figure and are followed by a figure of their own: a second chart or table stands there. */
function startsIn(row: GridRow): number[] {
  return row.cells.flatMap((cell, i) => {
    const begins = cell.kind === 'text' || (cell.kind === 'year' && !isFigure(row.cells[i + 2]))
    return begins && isFigure(row.cells[i - 1]) && isFigure(row.cells[i + 1]) ? [cell.x0] : []
  })
}

/** Splits rows of a laid out page where two things stand beside each other, each with labels of its own. */
export function sideBySide(grid: Grid): Grid[] {
  const starts = grid.rows.flatMap(startsIn)
  const near = (x: number): number => starts.filter((other) => Math.abs(other - x) < 6).length
  const gutter = starts.filter((x) => near(x) >= 2).sort((a, b) => near(b) - near(a) || a - b)[0]
  if (gutter === undefined) return [grid]
  const half = (inside: (cell: GridCell) => boolean): Grid => {
    const rows = grid.rows
      .map((row) => ({ ...row, cells: row.cells.filter(inside) }))
      .filter((row) => row.cells.length)
      .map((row, index) => ({ ...row, index }))
    return { ...grid, rows }
  }
  return [half((cell) => cell.x0 < gutter - 6), ...sideBySide(half((cell) => cell.x0 >= gutter - 6))]
}
