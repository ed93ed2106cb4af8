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

/** Nothing that a person laid out has more columns of charts and tables. */
const MOST_PARTS = 40

/** Splits rows of a laid out page where two things stand beside each other, each with labels of its own. */
export function sideBySide(grid: Grid): Grid[] {
  const parts: Grid[] = []
  let rest = grid
  while (parts.length < MOST_PARTS) {
    const gutter = gutterOf(rest)
    if (gutter === null) return [...parts, rest]
    const [left, right] = halves(rest, gutter)
    // Where all of it stands on one side of the gutter, nothing stands beside anything.
    if (!left.rows.length || !right.rows.length) return [...parts, rest]
    parts.push(left)
    rest = right
  }
  return [...parts, rest]
}

/** The place where most rows begin anew, the leftmost of several; `null` where no two do. */
function gutterOf(grid: Grid): number | null {
  const starts = grid.rows.flatMap(startsIn).sort((a, b) => a - b)
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

function halves(grid: Grid, gutter: number): [left: Grid, right: Grid] {
  const half = (inside: (cell: GridCell) => boolean): Grid => {
    const rows = grid.rows
      .map((row) => ({ ...row, cells: row.cells.filter(inside) }))
      .filter((row) => row.cells.length)
      .map((row, index) => ({ ...row, index }))
    return { ...grid, rows }
  }
  return [half((cell) => cell.x0 < gutter - 6), half((cell) => cell.x0 >= gutter - 6)]
}

/** How far names of parts stand in below the name that they divide. */
const INDENT = 24

/**
 * Splits a table whose head says the same twice, each time behind a name of its own: two tables stand beside each other.
 * `Gender | Number | % | Age group | Number | %`. A column of words before further figures is none.
 */
export function tablesBeside(grid: Grid): Grid[] {
  const head = grid.rows[0]?.cells ?? []
  const middle = head.findIndex((cell, i) => {
    const heads = [head.slice(1, i), head.slice(i + 1)].map((cells) => cells.map(({ folded }) => folded).join('|'))
    return i > 1 && cell.kind === 'text' && heads[0] !== '' && heads[0] === heads[1]
  })
  const gutter = head[middle]?.x0
  if (!grid.points || gutter === undefined || head[0]?.kind !== 'text') return [grid]
  const body = grid.rows.slice(1)
  const named = body.filter(({ cells }) => {
    const first = cells.find((cell) => cell.x0 >= gutter - 6)
    return !first || (first.kind === 'text' && first.x0 < gutter + INDENT)
  })
  return named.length === body.length ? halves(grid, gutter) : [grid]
}
