import type { Block, Cell, Line, Page, Segment, Table } from './document.ts'
import { headerRowsOf, isYearText } from './header-rows.ts'
import { formatOfLanguage } from './number-format.ts'
import { sheetGrid } from './sheet-grid.ts'
import { hasTicks, settledCells } from './tick-boxes.ts'

/** A cell that holds something. Rows and columns count from 0. */
export interface SheetCell {
  row: number
  column: number
  rowSpan: number
  columnSpan: number
  text: string
  raw: number | string | boolean | null
  address: string | null
  bold: boolean
}

/** A part of a sheet that is surrounded by empty rows and columns. */
interface Area {
  cells: SheetCell[]
  top: number
  bottom: number
  left: number
  right: number
}

const longCell = 12
/** How often an area is parted again; steps without end, each beside the last, are no tables. */
const deepest = 40

/** A sheet as a page: a line for each row that holds something, its cells two blanks apart, and its tables. */
export function sheetPage(number: number, name: string | null, filled: SheetCell[]): Page {
  const cells = settled(filled)
  const sorted = [...cells].sort((one, other) => one.row - other.row || one.column - other.column)
  const lines: Line[] = []
  const places = new Map<SheetCell, Segment>()
  // Rows are kept apart until the end: taking a slice of a growing text copies all of it at every row.
  const rows: string[] = []
  let start = 0
  let at = 0
  while (at < sorted.length) {
    const { row } = sorted[at] as SheetCell
    const segments: Segment[] = []
    let text = ''
    for (; at < sorted.length && (sorted[at] as SheetCell).row === row; at++) {
      const cell = sorted[at] as SheetCell
      if (segments.length > 0) text += '  '
      const from = start + text.length
      text += cell.text
      const segment = {
        text: cell.text,
        start: from,
        end: start + text.length,
        box: null,
        bold: cell.bold,
        fontSize: null,
      }
      segments.push(segment)
      places.set(cell, segment)
    }
    lines.push({ text, start, end: start + text.length, box: null, segments })
    rows.push(text)
    start += text.length + 1
  }
  const areas = areasOf(sorted)
  return {
    number,
    kind: 'sheet',
    name,
    width: null,
    height: null,
    text: rows.join('\n'),
    lines,
    blocks: blocksOf(lines),
    tables: tablesOf(areas, places),
    grid: sheetGrid(filled),
    numberFormat: formatOfLanguage('en'),
    headingsAtStart: name === null ? [] : [name],
  }
}

/** Cells as they answer: a tick in the column of an answer says its head, options without a tick are nothing. */
function settled(cells: SheetCell[]): SheetCell[] {
  const texts = settledCells(
    cells,
    cells.some(({ text }) => hasTicks(text)),
  )
  if (texts.size === 0) return cells
  return cells.flatMap((cell) => {
    const text = texts.get(cell)
    return text === undefined ? [cell] : text === '' ? [] : [{ ...cell, text, raw: text }]
  })
}

/** Rows of one short cell head what follows; long cells are running text. */
function blocksOf(lines: Line[]): Block[] {
  return lines.flatMap((line): Block[] => {
    const block = (kind: Block['kind'], part: Segment, level: number | null): Block => {
      return { kind, text: part.text, start: part.start, end: part.end, level, box: null, paragraph: null }
    }
    const [only, second] = line.segments
    const words = (segment: Segment): number => segment.text.split(' ').length
    if (only && !second && words(only) <= longCell && !/[.;,]$/.test(only.text) && /\p{L}{2}/u.test(only.text))
      return [block('heading', only, 2)]
    return line.segments
      .filter((segment) => words(segment) >= longCell)
      .map((segment) => block('paragraph', segment, null))
  })
}

function boundsOf(cells: SheetCell[]): Area {
  const area = { cells, top: Infinity, bottom: -Infinity, left: Infinity, right: -Infinity }
  for (const cell of cells) {
    area.top = Math.min(area.top, cell.row)
    area.bottom = Math.max(area.bottom, cell.row + cell.rowSpan - 1)
    area.left = Math.min(area.left, cell.column)
    area.right = Math.max(area.right, cell.column + cell.columnSpan - 1)
  }
  return area
}

/** Parts the cells at empty rows, then at empty columns, until nothing parts them further. */
function areasOf(cells: SheetCell[], depth = 0): Area[] {
  if (cells.length === 0) return []
  if (depth >= deepest) return [boundsOf(cells)]
  const rows = joined(partsOf(cells, (cell) => [cell.row, cell.row + cell.rowSpan - 1]).map(boundsOf))
  return rows.flatMap((area) => {
    const parts = partsOf(area.cells, (cell) => [cell.column, cell.column + cell.columnSpan - 1])
    if (parts.length === 1) return [area]
    return parts.flatMap((part) => (part.length === area.cells.length ? [area] : areasOf(part, depth + 1)))
  })
}

function partsOf(cells: SheetCell[], extent: (cell: SheetCell) => [number, number]): SheetCell[][] {
  const sorted = [...cells].sort((one, other) => extent(one)[0] - extent(other)[0])
  const parts: SheetCell[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const cell of sorted) {
    const [from, to] = extent(cell)
    const part = parts.at(-1)
    if (part && from <= end + 1) part.push(cell)
    else parts.push([cell])
    end = Math.max(end, to)
  }
  return parts
}

/** An empty row inside a table is a space, unless what follows has other columns or a head of its own. */
function joined(areas: Area[]): Area[] {
  const result: Area[] = []
  for (const area of areas) {
    const before = result.at(-1)
    const spaced = before && area.top - before.bottom === 2 && before.cells.length > 2 && area.cells.length > 1
    if (spaced && area.left >= before.left && area.right <= before.right && !beginsWithHead(area)) {
      // Not copied together: of very many areas each would be copied once for every area below it.
      for (const cell of area.cells) before.cells.push(cell)
      before.bottom = Math.max(before.bottom, area.bottom)
    } else result.push(area)
  }
  return result
}

function beginsWithHead(area: Area): boolean {
  const first = area.cells.filter((cell) => cell.row === area.top)
  const second = area.cells.filter((cell) => cell.row === area.top + 1)
  if (first.length < 2) return first.length === 1 && second.length > 1
  return (
    first.some((cell) => cell.column > area.left && isYearText(cell.text)) ||
    first.every((cell) => typeof cell.raw !== 'number')
  )
}

function tablesOf(areas: Area[], places: Map<SheetCell, Segment>): Table[] {
  const tables: Table[] = []
  let title: { text: string; row: number } | null = null
  for (const area of areas) {
    if (area.cells.length < 2 || area.left === area.right) {
      const last = area.cells.at(-1) as SheetCell
      title = { text: last.text, row: area.bottom }
      continue
    }
    let { cells } = area
    // A line of one cell on top of a table is its title.
    let own: string | null = null
    const above = cells.filter((cell) => cell.row === area.top)
    if (above.length === 1 && area.bottom > area.top && typeof above[0]?.raw !== 'number') own = above[0]?.text ?? null
    if (own !== null && cells.length > 2) cells = cells.filter((cell) => cell.row !== area.top)
    const bounds = boundsOf(cells)
    const near = title !== null && bounds.top - title.row <= 4 ? title.text : null
    tables.push(tableOf(bounds, own ?? near, places))
  }
  return tables.sort((one, other) => one.start - other.start)
}

function tableOf(area: Area, title: string | null, places: Map<SheetCell, Segment>): Table {
  const cells: Cell[] = area.cells.map((cell) => {
    const segment = places.get(cell) as Segment
    return {
      text: cell.text,
      start: segment.start,
      end: segment.end,
      row: cell.row - area.top,
      column: cell.column - area.left,
      rowSpan: cell.rowSpan,
      columnSpan: cell.columnSpan,
      box: null,
      bold: cell.bold,
      address: cell.address,
      raw: cell.raw,
    }
  })
  cells.sort((one, other) => one.row - other.row || one.column - other.column)
  const rows = area.bottom - area.top + 1
  return {
    title,
    rows,
    columns: area.right - area.left + 1,
    cells,
    headerRows: headerRowsOf(cells, rows),
    // Not as arguments of a call: a large sheet has more cells than a call takes.
    start: cells.reduce((least, cell) => Math.min(least, cell.start), Number.POSITIVE_INFINITY),
    end: cells.reduce((most, cell) => Math.max(most, cell.end), 0),
  }
}
