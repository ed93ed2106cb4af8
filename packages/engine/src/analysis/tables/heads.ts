import { maxOf, minOf } from '../../reading/min-max.ts'
import { fold, foldLabel } from '../../text/text.ts'
import { headerYear, yearIn } from '../../text/years.ts'
import type { GridCell } from '../cells.ts'
import { type CellRow, centre, type Extent, isBand, isValue, overlap, type Region } from './region.ts'

/** What stands above the figures of one column. */
export interface Head {
  /** Folded, topmost first, years and units included; a text wrapped over lines is one. */
  words: string[]
  year: number | null
}

/** A column of figures. */
export type Column = Extent

/** How a row takes part in a table. `years` begins with the year that its figures are of. */
export type RowKind = 'figures' | 'years' | 'text'

const ENDS_WITH_YEAR = /(?<![\d.,/-])(?:19|20)\d{2}(?:\/\d{2,4})?\)?$/
const [LONG_HEAD, SHORT_HEAD] = [60, 28]
/** What is longer tells about a table and heads no column. */
const LONGEST = 110

/** The year that a cell of a head names. */
export const yearOfHead = (cell: GridCell): number | null =>
  cell.year ??
  headerYear(cell.folded.trim(), cell.box !== null) ??
  (cell.text.length <= (ENDS_WITH_YEAR.test(cell.text.trim()) ? LONG_HEAD : SHORT_HEAD)
    ? yearIn(foldLabel(cell.text))
    : null)

export function kindOfRow({ cells }: CellRow): RowKind {
  const figures = cells.filter(isValue)
  const numbers = figures.filter(({ kind }) => kind === 'number')
  const bands = cells.filter(({ text }) => isBand(text))
  if (numbers.length && bands.length > 1 && numbers.every(({ text }) => isBand(text))) return 'text'
  const at = cells.findIndex(({ kind }) => kind === 'year')
  // `2024 | 2023 | 2024/2023`: what looks like two figures lies between two years.
  if (at >= 0 && !numbers.length && figures.every(({ text }) => /\d/.test(text))) return 'text'
  if (at === 0 && cells[1]?.kind === 'number') return 'years'
  return figures.length ? 'figures' : 'text'
}

/** The column that a figure belongs to among those found so far. */
const homeOf = (columns: readonly Column[], cell: GridCell, points: boolean): Column | undefined =>
  columns.find((column) => {
    if (!points) return column.x0 === cell.x0
    return overlap(column, cell) > 0.5 * Math.min(column.x1 - column.x0, cell.x1 - cell.x0)
  })

/** Columns from the places of figures, leftmost first. */
export function columnsOf(rows: readonly CellRow[], points: boolean): Column[] {
  const figures = rows
    .filter((row) => kindOfRow(row) !== 'text' && (points || row.cells.length > 1))
    .flatMap(({ cells }) => cells)
  const numbers = figures.filter(({ kind }) => kind === 'number').sort((a, b) => a.x0 - b.x0)
  // Marks for no figure stand in columns, and make none.
  const marks = figures.filter(({ kind }) => kind === 'null')
  const columns: Column[] = []
  for (const cell of [...numbers, ...marks]) {
    const home = homeOf(columns, cell, points)
    if (home) {
      home.x0 = Math.min(home.x0, cell.x0)
      home.x1 = points ? Math.max(home.x1, cell.x1) : Math.min(home.x1, cell.x1)
    } else if (cell.kind === 'number') columns.push({ x0: cell.x0, x1: cell.x1 })
  }
  return columns.sort((a, b) => a.x0 - b.x0)
}

/** The column that a figure stands in. */
export function columnAt(columns: readonly Column[], cell: Extent): number {
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  columns.forEach((column, i) => {
    const shared = overlap(column, cell)
    if (shared > most) [best, most] = [i, shared]
  })
  return best
}

/** Where names of rows begin: between the leftmost and the rightmost of them. */
export interface Sides {
  labels: Extent | null
  /** Where the first column of figures begins. */
  from: number
}

export function sidesOf(region: Region, columns: readonly Column[]): Sides {
  const from = columns[0]?.x0 ?? Number.POSITIVE_INFINITY
  const starts = (kind: GridCell['kind']): number[] =>
    region.rows.flatMap((row) => {
      const [first] = row.cells
      return kindOfRow(row) === 'figures' && first?.kind === kind && first.x0 < from ? [first.x0] : []
    })
  const names = starts('text')
  // Where all rows are named by what they count, `Employees`, that names them.
  const left = names.length ? names : starts('unit')
  return { from, labels: left.length ? { x0: minOf(left), x1: maxOf(left) } : null }
}

/** Whether a cell stands over columns of figures and not where names of rows begin. */
export function isOver(cell: GridCell, { labels, from }: Sides, line: number): boolean {
  if (labels && cell.x0 <= labels.x1 + line * 0.3 && cell.x0 >= labels.x0 - line && cell.x0 < from - line * 0.2)
    return false
  return cell.x1 > from - line * 0.3
}

/** A head whose words stand over a column each, read as one run: each word by the place that its letters have in it. */
function splitHead(cell: GridCell, columns: readonly Column[]): GridCell[] {
  const over = columns.filter((column) => overlap(cell, column) > 0)
  const words = [...cell.text.matchAll(/\S+/g)]
  // `2021 SDG target` over two columns is a year and the name of the other.
  const dated = over.length === 2 && /^(?:19|20)\d{2} \p{L}/u.test(cell.text)
  if ((over.length < 3 && !dated) || words.length < over.length || !cell.box) return [cell]
  const letter = (cell.x1 - cell.x0) / cell.text.length
  const groups = new Map<Column, GridCell>()
  for (const word of words) {
    const place = { x0: cell.x0 + word.index * letter, x1: cell.x0 + (word.index + word[0].length) * letter }
    const away = over.map((column) => -overlap(column, place))
    const home = over[away.indexOf(minOf(away))] as Column
    const known = groups.get(home)
    const text = known ? `${known.text} ${word[0]}` : word[0]
    const year = headerYear(fold(text), true)
    groups.set(home, {
      ...cell,
      text,
      folded: fold(text),
      kind: year === null ? 'text' : 'year',
      year,
      x0: known?.x0 ?? place.x0,
      x1: place.x1,
    })
  }
  return groups.size === over.length ? [...groups.values()] : [cell]
}

interface Covering {
  cell: GridCell
  columns: number[]
}

/** Whether a cell says more than a year or a unit. */
const isWords = ({ kind, text }: GridCell): boolean => kind === 'text' || (kind === 'year' && / \p{L}{2}/u.test(text))
const lone = (cell: GridCell): boolean => cell.kind === 'unit' || cell.kind === 'year'

/** The columns that lie directly below a cell of a head. */
function below(cell: GridCell, columns: readonly Column[], points: boolean): number[] {
  const near = points ? 4 : 0
  const direct = columns.flatMap((column, i) => {
    const shared = overlap(cell, column)
    const small = Math.min(cell.x1 - cell.x0, column.x1 - column.x0)
    const fits =
      shared > small * 0.3 ||
      (points && shared > 0 && (Math.abs(cell.x1 - column.x1) < near || Math.abs(cell.x0 - column.x0) < near))
    return fits ? [i] : []
  })
  if (direct.length || !points) return direct
  const distances = columns.map((column) => Math.max(0, -overlap(cell, column)))
  const nearest = distances.indexOf(minOf(distances))
  const own = columns[nearest]
  if (!own) return []
  // What stands beside a column rather than over it heads something that has no figures.
  return Math.abs(centre(cell) - centre(own)) < 0.8 * Math.max(30, own.x1 - own.x0) ? [nearest] : []
}

/** How far off the middle of its columns a head may stand, as a share of their width. */
const OFF_MIDDLE = 0.09

/** A head over several columns stands over their middle. */
function grown(cell: GridCell, direct: number[], columns: readonly Column[], headed: ReadonlySet<number>): number[] {
  let best = direct
  let off = 0
  for (let first = direct[0] ?? 0; first >= 0 && headed.has(first); first--)
    for (let last = direct[direct.length - 1] ?? 0; last < columns.length && headed.has(last); last++) {
      const [start, end] = [columns[first], columns[last]]
      if (!start || !end || last - first + 1 <= best.length) continue
      const width = end.x1 - start.x0
      const away = Math.abs((start.x0 + end.x1) / 2 - centre(cell))
      if (away < width * OFF_MIDDLE) [best, off] = [Array.from({ length: last - first + 1 }, (_, i) => first + i), away]
    }
  return off >= 0 ? best : direct
}

/** The columns with heads of their own over whose middle a head stands that is over none of them: `Male` over `2018 | 2019`. */
function overMiddle(cell: GridCell, columns: readonly Column[], headed: ReadonlySet<number>): number[] {
  const right = columns.findIndex(({ x0 }) => x0 > centre(cell))
  let best: number[] = []
  let least = Number.POSITIVE_INFINITY
  for (let first = right - 1; first >= 0 && headed.has(first); first--)
    for (let last = right; last < columns.length && headed.has(last); last++) {
      const [start, end] = [columns[first] as Column, columns[last] as Column]
      const away = Math.abs((start.x0 + end.x1) / 2 - centre(cell))
      if (away < (end.x1 - start.x0) * OFF_MIDDLE && away < least) {
        best = Array.from({ length: last - first + 1 }, (_, i) => first + i)
        least = away
      }
    }
  return best
}

/**
 * Gives the columns between and beside the heads of a row to them: all to the left, all to the right, or the nearest. In a file of
 * rows and columns a head stands over the first of its columns.
 */
function spread(coverings: Covering[], columns: readonly Column[], headed: ReadonlySet<number>, points: boolean): void {
  const covered = new Set(coverings.flatMap((covering) => covering.columns))
  const free = columns.map((_, i) => i).filter((i) => !covered.has(i) && headed.has(i))
  const firsts = coverings.map((covering) => minOf(covering.columns))
  const lasts = coverings.map((covering) => maxOf(covering.columns))
  const [before, after] = [free.some((i) => i < minOf(firsts)), free.some((i) => i > maxOf(lasts))]
  for (const i of free) {
    const left = coverings.findLast((_, k) => (lasts[k] ?? 0) < i)
    const right = coverings.find((_, k) => (firsts[k] ?? 0) > i)
    const column = columns[i] as Column
    const away = (one: Covering | undefined): number =>
      one ? Math.abs(centre(one.cell) - centre(column)) : Number.POSITIVE_INFINITY
    const nearest = points && !(after && !before) ? (before && !after) || away(left) > away(right) : false
    const home = nearest ? right : (left ?? right)
    home?.columns.push(i)
  }
}

function coveringsOf(
  row: CellRow,
  columns: readonly Column[],
  sides: Sides,
  region: Region,
  headed: ReadonlySet<number>,
): Covering[] {
  const over = row.cells
    .filter((cell) => isOver(cell, sides, region.line))
    .flatMap((cell) => (isWords(cell) && !headed.size ? splitHead(cell, columns) : [cell]))
  const coverings = over
    .map((cell): Covering => {
      const direct = below(cell, columns, region.points)
      return { cell, columns: direct.length || !region.points ? direct : overMiddle(cell, columns, headed) }
    })
    .filter((covering) => covering.columns.length)
  const [only] = coverings
  if (coverings.length === 1 && only) {
    if (lone(only.cell) && over.length === 1 && (columns.length > 1 || !headed.size))
      only.columns = columns.map((_, i) => i)
    else if (region.points) only.columns = grown(only.cell, only.columns, columns, headed)
  } else if (coverings.length > 1 && headed.size) spread(coverings, columns, headed, region.points)
  return coverings
}

interface Word {
  text: string
  row: number
  bottom: number
  columns: string
  plain: boolean
}

const joinedText = (a: string, b: string): string =>
  /\p{Ll}-$/u.test(a) && /^\p{Ll}/u.test(b) ? a.slice(0, -1) + b : `${a} ${b}`

/** What stands above each column, from the rows of a head. */
export function headsOf(rows: readonly CellRow[], columns: readonly Column[], sides: Sides, region: Region): Head[] {
  const headed = new Set<number>()
  const byRow: Covering[][] = []
  for (let r = rows.length - 1; r >= 0; r--) {
    const coverings = coveringsOf(rows[r] as CellRow, columns, sides, region, headed)
    byRow[r] = coverings
    for (const covering of coverings) for (const i of covering.columns) headed.add(i)
  }
  const words: Word[][] = columns.map(() => [])
  const years: (number | null)[] = columns.map(() => null)
  byRow.forEach((coverings, r) => {
    const row = rows[r] as CellRow
    for (const { cell, columns: mine } of coverings) {
      const text = foldLabel(cell.text)
      const year = yearOfHead(cell)
      const key = mine.join()
      for (const i of mine) {
        if (year !== null) years[i] = year
        const list = words[i] as Word[]
        const last = list[list.length - 1]
        const wraps =
          region.points &&
          last?.plain &&
          cell.kind === 'text' &&
          last.columns === key &&
          row.top - last.bottom < region.line * 0.7
        if (last && wraps) Object.assign(last, { text: joinedText(last.text, text), bottom: row.bottom })
        else list.push({ text, row: r, bottom: row.bottom, columns: key, plain: cell.kind === 'text' })
      }
    }
  })
  return columns.map((_, i) => ({
    words: (words[i] ?? []).map(({ text }) => text).filter((text) => text && text.length < LONGEST),
    year: years[i] ?? null,
  }))
}
