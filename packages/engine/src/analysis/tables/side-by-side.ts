import type { GridCell } from '../cells.ts'
import type { CellRow } from './region.ts'

const isFigure = (cell: GridCell | undefined): boolean => cell?.kind === 'number' || cell?.kind === 'null'

/** Where words begin behind a figure and are followed by a figure of their own: a second chart or table stands there. */
function startsIn(row: CellRow): number[] {
  return row.cells.flatMap((cell, i) => {
    const begins = cell.kind === 'text' || (cell.kind === 'year' && !isFigure(row.cells[i + 2]))
    return begins && isFigure(row.cells[i - 1]) && isFigure(row.cells[i + 1]) ? [cell.x0] : []
  })
}

/** Nothing that a person laid out has more columns of charts and tables. */
const MOST_PARTS = 40

/** Splits rows of a laid out page where two things stand beside each other, each with labels of its own. */
export function sideBySide(rows: CellRow[]): CellRow[][] {
  const parts: CellRow[][] = []
  let rest = rows
  while (parts.length < MOST_PARTS) {
    const gutter = gutterOf(rest)
    if (gutter === null) return [...parts, rest]
    const [left, right] = halves(rest, gutter)
    // Where all of it stands on one side of the gutter, nothing stands beside anything.
    if (!left.length || !right.length) return [...parts, rest]
    parts.push(left)
    rest = right
  }
  return [...parts, rest]
}

/** The place where most rows begin anew, the leftmost of several; `null` where no two do. */
function gutterOf(rows: readonly CellRow[]): number | null {
  const starts = rows.flatMap(startsIn).sort((a, b) => a - b)
  let best: number | null = null
  let most = 1
  let [from, to] = [0, 0]
  for (const x of starts) {
    while (x - (starts[from] as number) >= 6) from++
    while (to < starts.length && (starts[to] as number) - x < 6) to++
    if (to - from <= most) continue
    most = to - from
    best = x
  }
  return best
}

function halves(rows: readonly CellRow[], gutter: number): [left: CellRow[], right: CellRow[]] {
  const half = (inside: (cell: GridCell) => boolean): CellRow[] =>
    rows.map((row) => ({ ...row, cells: row.cells.filter(inside) })).filter((row) => row.cells.length)
  return [half((cell) => cell.x0 < gutter - 6), half((cell) => cell.x0 >= gutter - 6)]
}
