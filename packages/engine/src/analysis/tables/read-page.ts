import type { Page, Table } from '../../reading/document.ts'
import { minOf } from '../../reading/min-max.ts'
import { splitRun } from '../cells.ts'
import { type Area, absorb, areaOf, hasFigures, joinAreas } from './areas.ts'
import { withoutHeads } from './headings.ts'
import { type Item, itemsOf, rowsOf } from './items.ts'
import { type CellRow, median, type Region } from './region.ts'
import { sideBySide } from './side-by-side.ts'

/** Nobody reads a table that is wider; comparing every figure with every head of it would take for ever. */
const WIDEST = 250

/** Splits rows where nothing stands for the height of several lines. */
function cutAtGaps(rows: CellRow[], line: number): CellRow[][] {
  const parts: CellRow[][] = []
  let bottom = Number.NEGATIVE_INFINITY
  for (const row of rows) {
    if (row.top - bottom > line * 5) parts.push([])
    parts[parts.length - 1]?.push(row)
    bottom = Math.max(bottom, row.bottom)
  }
  return parts
}

function looseRegions(page: Page, items: Item[], line: number): Region[] {
  if (!items.length) return []
  const base: Region = { page, kind: 'layout', points: true, rows: [], title: null, headerRows: 0, line }
  return cutAtGaps(rowsOf(page, items, line), line).flatMap((rows) => {
    return sideBySide(rows).map((part) => ({
      ...base,
      rows: part.map(({ cells, top, bottom }) => ({
        cells,
        top: Math.min(top, minOf(cells.map(({ box }) => box?.y ?? top))),
        bottom,
      })),
    }))
  })
}

/** Regions of a page whose text has places. */
function printedRegions(page: Page): Region[] {
  const items = itemsOf(page)
  const line = median(
    items.map(({ top, bottom }) => bottom - top),
    10,
  )
  const loose = new Set(items)
  const tables = page.tables.filter((table) => table.cells.some(({ box, text }) => box && text.trim()))
  const areas = tables.flatMap((table): Area[] => {
    const own = items.filter(({ segment }) => segment.start >= table.start && segment.end <= table.end)
    for (const item of own) loose.delete(item)
    const area = areaOf(table, own, page)
    return area && hasFigures(area) ? [area] : []
  })
  const joined = joinAreas(page, areas, loose, line)
  const grown = joined.map((area) => absorb(page, area, loose, joined, line))
  const regions = grown.map((area): Region => {
    const heights = area.items.map(({ segment }) => segment.box?.height ?? line)
    const own = heights.sort((a, b) => a - b)[Math.floor(heights.length * 0.3)] ?? line
    const rows = rowsOf(page, area.items, own)
    return {
      page,
      kind: 'table',
      points: true,
      rows,
      title: area.title && withoutHeads(area.title, rows),
      headerRows: 0,
      line: own,
    }
  })
  const startOf = ({ rows }: Region): number => minOf(rows.flatMap(({ cells }) => cells.map(({ start }) => start)))
  return [
    ...regions,
    ...looseRegions(
      page,
      [...loose].filter(({ prose }) => !prose),
      line,
    ),
  ]
    .map((region) => ({ region, start: startOf(region) }))
    .sort((a, b) => a.start - b.start)
    .map(({ region }) => region)
}

/** Letters of the head above the numbers of rows: `No.`, `lfd. Nr.` */
const NUMBERING = 10

/** Rows without the numbers 1, 2, 3 … before their names, which count the rows and nothing else. */
function withoutRowNumbers(rows: CellRow[]): CellRow[] {
  const first = minOf(rows.flatMap(({ cells }) => cells.map(({ x0 }) => x0)))
  const leading = rows.flatMap(({ cells }) => cells.filter(({ x0 }) => x0 === first))
  const numbers = leading.filter(({ kind }) => kind === 'number')
  const counts = numbers.length > 1 && numbers.every(({ text }, i) => text.trim() === String(i + 1))
  const others = leading.filter(({ kind }) => kind !== 'number')
  if (!counts || others.some(({ text }) => text.length > NUMBERING)) return rows
  return rows.map((row) => ({ ...row, cells: row.cells.filter(({ x0 }) => x0 !== first) }))
}

/** A table whose cells have no place but their row and column. */
function cellRegions(page: Page, table: Table): Region[] {
  const cells = table.cells.filter(({ text }) => text.trim()).sort((a, b) => a.row - b.row || a.column - b.column)
  const rows = new Map<number, CellRow>()
  const figures = new Map<number, number>()
  for (const { row, column, text } of cells)
    if (/\d/.test(text) && text.length < 16) figures.set(row, Math.max(column, figures.get(row) ?? 0))
  for (const cell of cells) {
    const place = {
      start: cell.start,
      x0: cell.column,
      x1: cell.column + cell.columnSpan - 0.1,
      box: cell.box,
      bold: cell.bold,
      address: cell.address,
      raw: cell.raw,
    }
    const row = rows.get(cell.row) ?? { cells: [], top: cell.row, bottom: cell.row + cell.rowSpan }
    for (const one of splitRun(cell.text, place, page.numberFormat, (figures.get(cell.row) ?? -1) > cell.column))
      row.cells.push(one)
    rows.set(cell.row, row)
  }
  const { title, headerRows } = table
  const kind = page.kind === 'sheet' ? 'sheet' : 'table'
  const parts: CellRow[][] = []
  for (const row of rows.values()) {
    const last = parts[parts.length - 1]
    const below = last?.[last.length - 1]
    // Behind an empty row a line of words alone begins something else.
    const begins =
      below !== undefined && row.top > below.top + 1 && row.cells.length === 1 && row.cells[0]?.kind === 'text'
    if (!last || (kind === 'sheet' && begins)) parts.push([row])
    else last.push(row)
  }
  return parts.map((part, i) => ({
    page,
    kind,
    points: false,
    rows: withoutRowNumbers(part),
    title,
    headerRows: i ? 0 : headerRows,
    line: 1,
  }))
}

const printed = new WeakMap<Page, readonly Region[]>()

/** The regions of a printed page, which are asked for by its figures and by its forms; those of sheets may take all memory. */
function knownRegions(page: Page): readonly Region[] {
  let found = printed.get(page)
  if (!found) {
    found = printedRegions(page)
    printed.set(page, found)
  }
  return found
}

/** Everything on a page that has rows and columns. */
export function regionsOf(page: Page): Region[] {
  const placed = page.lines.some(({ segments }) => segments.some(({ box }) => box))
  const bare = page.tables.filter(
    (table) => table.cells.every(({ column }) => column < WIDEST) && !table.cells.some(({ box }) => box),
  )
  return [...(placed ? knownRegions(page) : []), ...bare.flatMap((table) => cellRegions(page, table))]
}
