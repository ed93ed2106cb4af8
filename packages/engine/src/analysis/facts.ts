import type { Page, Span, Table } from '../reading/document.ts'
import type { GridCell } from './cells.ts'
import {
  barHeaders,
  type ColumnHeader,
  columnHeaders,
  type HeaderBlock,
  headerBlocks,
  isUnitRow,
  isYearRow,
  yearColumnsOf,
} from './columns.ts'
import { withoutPointers } from './contents.ts'
import { type Grid, type GridRow, layoutGrid, tableGrid } from './grid.ts'
import { headOverLabel, isDataRow, type RowLabel, rowLabels } from './labels.ts'
import { linesWithin } from './lines.ts'
import { type ColumnRole, columnRole, columnRoles, TARGET_YEAR } from './roles.ts'
import { settleUnit } from './settle-unit.ts'
import { sideBySide, tablesBeside } from './side-by-side.ts'
import { foldLabel } from './text.ts'
import { tileFacts } from './tiles.ts'
import type { Unit } from './units.ts'
import { headerYear, yearIn } from './years.ts'

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

const HEADING_REACH = 60

/** Of headings that stand beside each other on one line, the one that begins above `x`. */
function headingOver(page: Page, block: Page['blocks'][number], x: number | null): string {
  const lines = linesWithin(page, block)
  if (x === null || !lines.some((line) => line.segments.length > 1)) return block.text
  const over = lines.flatMap((line) => {
    const begun = line.segments.filter((segment) => segment.box && segment.box.x <= x + 8)
    return begun.slice(-1).map((segment) => segment.text)
  })
  return over.join(' ') || block.text
}

/** The headings in force at a height of a page, innermost first. */
function headingsAt(page: Page, top: number, start: number, x: number | null = null): string[] {
  const inForce: { level: number; text: string }[] = page.headingsAtStart.map((text, i) => ({ level: i + 1, text }))
  for (const block of page.blocks) {
    if (block.kind !== 'heading') continue
    const before = block.box ? block.box.y <= top : block.start < start
    if (!before) continue
    const level = block.level ?? 6
    while (inForce.length && (inForce[inForce.length - 1]?.level ?? 0) >= level) inForce.pop()
    inForce.push({ level, text: headingOver(page, block, x) })
  }
  return inForce
    .reverse()
    .slice(0, 3)
    .map((heading) => foldLabel(heading.text).slice(0, 160))
}

/** The target year: in the head of another column, or in a column of its own (`Zieljahr | 2030`). */
function targetYearOf(headers: ReturnType<typeof columnHeaders>, values: GridCell[], own: number): number | null {
  const header = headers[own]
  if (header && header.year !== null && columnRole(header.words) === 'target') return header.year
  const beside = values.findIndex(
    (cell, j) => cell.kind === 'year' && TARGET_YEAR.test(headers[j]?.words.join(' ') ?? ''),
  )
  if (beside >= 0) return values[beside]?.year ?? null
  return (
    headers.find((other, j) => j !== own && other.year !== null && columnRole(other.words) === 'target')?.year ?? null
  )
}

const REMARK = /^(?:remarks?|comments?|anmerkung(?:en)?|bemerkung(?:en)?|kommentare?|notes?|information|angaben?)$/

const withoutYear = (words: string[]): string[] => words.filter((word) => word && headerYear(word) === null)

/** More columns of one row need not be compared. */
const RIVALS = 8

/** Heads of the columns that could as well hold the figure of a row: of the same year, each with words of its own. */
function rivalsOf(
  headers: readonly ColumnHeader[],
  roles: readonly ColumnRole[],
  values: readonly GridCell[],
  own: number,
): string[] {
  const rivals: string[] = []
  for (let j = 0; j < headers.length && rivals.length < RIVALS; j++) {
    const other = headers[j]
    if (!other || j === own || other.year !== headers[own]?.year || values[j]?.kind !== 'number') continue
    const words = withoutYear(other.words)
    if (words.length && roles[j] === 'actual') rivals.push(words.join(' '))
  }
  return rivals
}

/** Columns of the parent company, where others beside them are those of the group. */
const OF_GROUP = /\b(?:group|konzern|gruppe|consolidated|konsolidiert)\b/
const OF_PARENT =
  /^(?:the )?(?:company|parent(?: company)?|standalone|stand-alone|unternehmen|gesellschaft|mutter(?:gesellschaft|unternehmen)?|einzel(?:abschluss|gesellschaft))(?: \(?(?:fy ?)?(?:20)?\d\d.{0,6})?$/

const isOfParent = (header: ColumnHeader, headers: readonly ColumnHeader[]): boolean =>
  header.words.some((word) => OF_PARENT.test(word)) &&
  headers.some((other) => other.words.some((word) => OF_GROUP.test(word)))

function factsOfRow(
  grid: Grid,
  page: Page,
  row: GridRow,
  label: RowLabel | undefined,
  titles: string[],
  headers: ReturnType<typeof columnHeaders>,
  values: GridCell[],
  above: Unit | null,
  dated: number | null,
): Fact[] {
  const text = label?.text ?? ''
  const parents = label?.parents ?? []
  const roles = columnRoles(headers.map(({ words }) => words))
  return values.flatMap((cell, i): Fact[] => {
    const header = headers[i] ?? { words: [], year: null }
    if (cell.kind !== 'number' && !(cell.kind === 'year' && cell.number && header.year !== null)) return []
    const columns = [...withoutYear(header.words), ...(isOfParent(header, headers) ? ['parent company'] : [])]
    // A remark beside an entry of an index may be its figure; a number without unit there points elsewhere.
    const remark =
      REMARK.test(columns[columns.length - 1] ?? '') && cell.unit !== null && cell.unit.dimension !== 'count'
    const role = remark ? 'actual' : (roles[i] ?? 'actual')
    const [unit, unitFrom] = settleUnit(cell, row, text, header.words, titles, parents, page, label?.cells ?? [], above)
    const labelYear = header.year === null ? yearIn(text) : null
    const titleYear =
      dated ??
      titles
        .slice(0, 3)
        .map(yearIn)
        .find((year) => year !== null) ??
      null
    const year = header.year ?? labelYear ?? titleYear
    const yearFrom = header.year !== null ? 'column' : labelYear !== null ? 'row' : titleYear !== null ? 'title' : null
    return [
      {
        page,
        source: grid.kind === 'sheet' ? 'sheet' : 'table',
        cell,
        label: text,
        labelCells: label?.cells ?? [],
        parents,
        columns,
        titles,
        unit,
        unitFrom,
        year,
        yearFrom,
        role,
        targetYear: targetYearOf(headers, values, i),
        besideTarget: headers.some(
          (_, j) => j !== i && (roles[j] === 'target' || roles[j] === 'reduction') && values[j]?.kind === 'number',
        ),
        rivals: rivalsOf(headers, roles, values, i),
        position: i,
        siblings: values.length,
        loose: grid.kind === 'layout',
        transposed: false,
      },
    ]
  })
}

/** Rows such as `2023 | 12,056 | 48.38`: the header above each figure is its label, the row gives the year. */
function factsOfYearRow(
  grid: Grid,
  page: Page,
  row: GridRow,
  titles: string[],
  block: HeaderBlock | undefined,
): Fact[] {
  const values = row.cells.filter((cell) => cell.kind === 'number' || cell.kind === 'year')
  const heads = columnHeaders(grid, values, block)
  const bars = grid.points ? barHeaders(values, block) : []
  let yearCell: GridCell | null = null
  let yearWords: string[] = []
  return values.flatMap((cell, i): Fact[] => {
    if (cell.kind === 'year') {
      yearCell = cell
      yearWords = heads[i]?.words ?? []
      return []
    }
    if (!yearCell) return []
    const columns = withoutYear(heads[i]?.words ?? [])
    const over = bars[i] ? [bars[i]] : columns
    const own = over.length ? over : withoutYear(yearWords)
    const label = own.join(' ')
    const [unit, unitFrom] = settleUnit(cell, { ...row, cells: [] }, label, own, titles, [], page, [])
    return [
      {
        page,
        source: grid.kind === 'sheet' ? 'sheet' : 'table',
        cell,
        label,
        labelCells: [yearCell],
        parents: [],
        columns: [],
        titles,
        unit,
        unitFrom,
        year: yearCell.year,
        yearFrom: 'row',
        role: columnRole([...own, yearCell.folded]),
        targetYear: null,
        besideTarget: false,
        rivals: [],
        position: i,
        siblings: values.length,
        loose: grid.kind === 'layout',
        transposed: true,
      },
    ]
  })
}

const OTHER_YEAR = /\b(?:base|basis|target|ziel|reference|referenz|start)\w*\b/

/** `Base year 2020 | base value | …`: the year belongs to the target and not to the figures beside it. */
function namesOtherYear(grid: Grid, row: GridRow, block: HeaderBlock | undefined): boolean {
  const year = row.cells.find((cell) => cell.kind === 'year')
  return year !== undefined && OTHER_YEAR.test(columnHeaders(grid, [year], block)[0]?.words.join(' ') ?? '')
}

function gridFacts(grid: Grid, page: Page): Fact[] {
  const blocks = headerBlocks(grid)
  const labels = rowLabels(grid, new Set([...blocks.values()].flatMap((block) => block.rows)))
  const facts: Fact[] = []
  const yearColumns = yearColumnsOf(grid.rows)
  let headings: string[] = []
  let headingsFor = Number.NEGATIVE_INFINITY
  let above: Unit | null = null
  for (const row of grid.rows) {
    // A unit in a row of its own holds for the rows below it, until the next such row or section.
    const [head, unit] = row.cells
    if (grid.kind !== 'layout' && row.cells.length === 1) above = isUnitRow(row) ? (head?.unit ?? null) : null
    // `GHG emissions | t CO2e` heads a section and gives its unit.
    if (grid.kind !== 'layout' && row.cells.length === 2 && head?.kind === 'text' && unit?.kind === 'unit')
      above = unit.unit
    const block = blocks.get(row.index)
    const years = isYearRow(row, yearColumns) && !namesOtherYear(grid, row, block)
    if (!isDataRow(row) && !years) continue
    const first = row.cells[0]
    if (row.top - headingsFor > (grid.points ? HEADING_REACH : 0)) {
      headings = headingsAt(page, row.top, first?.start ?? 0, grid.kind === 'layout' ? (first?.x0 ?? null) : null)
      headingsFor = row.top
    }
    const titles = [
      ...headOverLabel(block?.rows ?? [], labels.get(row.index)),
      ...(block?.corner ?? []),
      ...[...(block?.title ?? [])].reverse(),
      ...(grid.title ? [foldLabel(grid.title)] : []),
      ...headings,
    ]
    if (years) facts.push(...factsOfYearRow(grid, page, row, titles, block))
    else {
      const values = row.cells.filter(
        (cell) =>
          cell.kind === 'number' || cell.kind === 'null' || (cell.kind === 'year' && row.cells.indexOf(cell) > 0),
      )
      facts.push(
        ...factsOfRow(
          grid,
          page,
          row,
          labelOf(row, labels.get(row.index), headings),
          titles,
          columnHeaders(grid, values, block),
          values,
          above,
          block?.dated ?? null,
        ),
      )
    }
  }
  return facts
}

/** A quantity that stands alone below a heading is what the heading names, as in answers to a questionnaire. */
function labelOf(row: GridRow, label: RowLabel | undefined, headings: string[]): RowLabel | undefined {
  const [cell, more] = row.cells
  const [heading] = headings
  if (label?.text || more || !cell?.unit || cell.unit.dimension === 'count' || !heading) return label
  return { text: heading.replace(/^.{0,40}?\b(?:gri|srs|esrs|effas)\b[^:]{0,40}: /, ''), parents: [], cells: [] }
}

/** A table found in a layout may have lost its header to the rows directly above it. */
function withRowsAbove(grid: Grid, layout: Grid | null): Grid {
  const first = grid.rows[0]
  if (!grid.points || !layout || !first || !isDataRow(first)) return grid
  const above: GridRow[] = []
  let top = first.top
  for (const row of [...layout.rows].reverse()) {
    if (row.top >= first.top) continue
    if (top - row.bottom > grid.line * 3 || above.length >= 4 || isDataRow(row)) break
    above.unshift(row)
    top = row.top
  }
  const rows = [...above, ...grid.rows].map((row, index) => ({ ...row, index }))
  return above.length ? { ...grid, rows } : grid
}

/** Nobody reads a table that is wider; comparing every figure with every head of it would take for ever. */
const WIDEST = 250

const canBeRead = (table: Table): boolean => table.cells.every(({ column }) => column < WIDEST)

/** Grids of a page: its tables, and what is laid out like a table outside them. */
export function gridsOf(page: Page): Grid[] {
  const layout = page.lines.some((line) => line.segments.some((segment) => segment.box)) ? layoutGrid(page) : null
  const tables = page.tables
    .filter(canBeRead)
    .flatMap((table) => tablesBeside(tableGrid(page, table)))
    .map((grid) => withRowsAbove(grid, layout))
  return layout ? [...tables, ...sideBySide(layout)] : tables
}

/**
 * All figures in the tables of a page, and in what is laid out like one.
 * @param pages how many pages the document has; it tells page numbers from figures
 */
export function factsOf(page: Page, grids: Grid[], pages: number): Fact[] {
  const tiles = tileFacts(page, (top, start) => headingsAt(page, top, start))
  const inTiles = new Set(tiles.map((fact) => fact.cell.start))
  const facts = grids.map((grid) => {
    const own = gridFacts(grid, page).filter((fact) => !inTiles.has(fact.cell.start))
    return page.kind === 'page' ? withoutPointers(own, pages) : own
  })
  // A list of contents may be found as several tables.
  const all = facts.flat()
  return [...tiles, ...(page.kind === 'page' ? withoutPointers(all, pages) : all)]
}

const MAX_EXCERPT = 420

/**
 * The verbatim passage of a figure: from its label to the end of its line where both stand close in the stored text, otherwise
 * the line that holds the figure.
 * @param narrow leaves out what follows the figure, as in forms and charts, where it belongs to something else
 */
export function excerptSpan(page: Page, cells: GridCell[], value: GridCell, narrow = page.kind === 'sheet'): Span {
  const first = Math.min(value.start, ...cells.map((cell) => cell.start))
  const last = Math.max(value.end, ...cells.map((cell) => cell.end))
  if (narrow && cells.length && last - first <= MAX_EXCERPT) return { start: first, end: last }
  const line = page.lines.find((candidate) => candidate.start <= value.start && candidate.end >= value.end)
  const lineSpan = line ? { start: line.start, end: line.end } : { start: value.start, end: value.end }
  const table = page.tables.find((candidate) => candidate.start <= value.start && candidate.end >= value.end)
  const rowCells = table?.cells.filter((cell) => cell.start <= value.start && cell.end >= value.end)[0]
  const sameRow = rowCells && table ? table.cells.filter((cell) => cell.row === rowCells.row && cell.text.trim()) : []
  let start = Math.min(line ? lineSpan.start : value.start, ...(line ? [] : sameRow.map((cell) => cell.start)))
  let end = Math.max(line ? lineSpan.end : value.end, ...(line ? [] : sameRow.map((cell) => cell.end)))
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
