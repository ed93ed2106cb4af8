import type { Page, Span } from '../../reading/document.ts'
import { maxOf, minOf } from '../../reading/min-max.ts'
import type { Unit } from '../../text/units.ts'
import type { GridCell } from '../cells.ts'

/** What a column (or a row) of figures is about. */
export type ColumnRole = 'actual' | 'target' | 'base' | 'change' | 'reduction' | 'share' | 'note' | 'foreign'

/** Where the unit of a figure was found; earlier ones win. */
export type UnitSource = 'cell' | 'row' | 'column' | 'table' | null

/** One figure of a table with everything that says what it means, before any datapoint is considered. */
export interface Fact {
  page: Page
  source: 'table' | 'sheet'
  cell: GridCell
  /** Folded label of the row. */
  label: string
  labelCells: GridCell[]
  parents: string[]
  /** Folded header words above the figure, years left out. */
  columns: string[]
  /** Folded words of table title, corner cells and the nearest heading, nearest first. */
  titles: string[]
  unit: Unit | null
  unitFrom: UnitSource
  year: number | null
  yearFrom: 'column' | 'row' | 'title' | null
  role: ColumnRole
  /** The target year that a column beside this one names. */
  targetYear: number | null
  /** A column beside this one holds targets, so this one does not. */
  besideTarget: boolean
  /** Heads of other columns of this year that hold figures of the row, where they say more than the year. */
  rivals: string[]
  /** How many figures the row has, and which of them this is. */
  position: number
  siblings: number
  /** Found in a loose layout rather than in a table. */
  loose: boolean
  /** A figure in a row of years, whose meaning stands in the column header. */
  transposed: boolean
}

const MAX_EXCERPT = 420

/**
 * The verbatim passage of a figure: from its label to the end of its line where both stand close in the stored text, otherwise
 * the line that holds the figure.
 * @param narrow leaves out what follows the figure, as in forms and charts, where it belongs to something else
 */
export function excerptSpan(page: Page, cells: GridCell[], value: GridCell, narrow = page.kind === 'sheet'): Span {
  const first = Math.min(value.start, minOf(cells.map((cell) => cell.start)))
  const last = Math.max(value.end, maxOf(cells.map((cell) => cell.end)))
  if (narrow && cells.length && last - first <= MAX_EXCERPT) return { start: first, end: last }
  const line = page.lines.find((candidate) => candidate.start <= value.start && candidate.end >= value.end)
  const lineSpan = line ? { start: line.start, end: line.end } : { start: value.start, end: value.end }
  const table = page.tables.find((candidate) => candidate.start <= value.start && candidate.end >= value.end)
  const rowCells = table?.cells.filter((cell) => cell.start <= value.start && cell.end >= value.end)[0]
  const sameRow = rowCells && table ? table.cells.filter((cell) => cell.row === rowCells.row && cell.text.trim()) : []
  let start = Math.min(line ? lineSpan.start : value.start, minOf(line ? [] : sameRow.map((cell) => cell.start)))
  let end = Math.max(line ? lineSpan.end : value.end, maxOf(line ? [] : sameRow.map((cell) => cell.end)))
  if (end - start > MAX_EXCERPT) {
    start = Math.max(start, value.start - 200)
    end = Math.min(end, value.end + 120)
  }
  for (const cell of cells) {
    const [from, to] = [Math.min(start, cell.start), Math.max(end, cell.end)]
    if (to - from <= MAX_EXCERPT) [start, end] = [from, to]
  }
  return { start, end }
}
