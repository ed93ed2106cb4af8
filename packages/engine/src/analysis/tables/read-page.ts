import type { Block, Line, NumberFormat, Page, Segment, Table } from '../../reading/document.ts'
import { type GridCell, readCell, splitRun } from '../cells.ts'
import { sideBySide } from '../side-by-side.ts'
import { headerYear } from '../years.ts'
import { centre, isValue, median, overlap, type Region, type Row } from './region.ts'

/** A segment with its place; segments of one line stand in one row. */
interface Item {
  segment: Segment
  line: number
  x0: number
  x1: number
  top: number
  bottom: number
  prose: boolean
  heading: boolean
}

interface Area {
  x0: number
  x1: number
  top: number
  bottom: number
  title: string | null
  items: Item[]
}

const PROSE_WORDS = 9
/** Nobody reads a table that is wider; comparing every figure with every head of it would take for ever. */
const WIDEST = 250
/** More lines of words above a table say nothing of it. */
const MOST_LINES_OVER = 6

/** The block that holds each line, found by walking both in order of the text. */
function blocksOfLines(page: Page): (Block | undefined)[] {
  const blocks = [...page.blocks].sort((a, b) => a.start - b.start)
  const order = page.lines.map((_, i) => i).sort((a, b) => (page.lines[a] as Line).start - (page.lines[b] as Line).start)
  const found: (Block | undefined)[] = []
  let at = 0
  for (const i of order) {
    const line = page.lines[i] as Line
    while (at < blocks.length && (blocks[at] as Block).end < line.end) at += 1
    const block = blocks[at]
    if (block && block.start <= line.start) found[i] = block
  }
  return found
}

/** All segments with a place, without what stands at the edges of a page; running text is marked. */
function itemsOf(page: Page): Item[] {
  const blocks = blocksOfLines(page)
  const lengths = new Map<Block, { lines: number; full: number; count: number }>()
  const isFull = (line: Line): boolean => line.segments.length === 1 && line.text.split(/\s+/).length >= PROSE_WORDS
  page.lines.forEach((line, i) => {
    const block = blocks[i]
    if (!block) return
    const sum = lengths.get(block) ?? { lines: 0, full: 0, count: 0 }
    sum.lines += 1
    sum.count += line.text.split(/\s+/).length
    if (isFull(line)) sum.full += 1
    lengths.set(block, sum)
  })
  return page.lines.flatMap((line, i): Item[] => {
    const block = blocks[i]
    if (block?.kind === 'header' || block?.kind === 'footer') return []
    const { lines = 1, full = 0, count = 0 } = (block && lengths.get(block)) ?? {}
    const words = line.text.split(/\s+/).length
    const prose =
      block?.kind === 'footnote' ||
      (isFull(line) && (line.text.length > 70 || /[.;]$/.test(line.text))) ||
      (block?.kind === 'paragraph' && lines >= 2 && full >= lines - 1) ||
      (block?.kind === 'paragraph' && lines >= 3 && count / lines >= 5 && line.segments.length === 1 && words > 1)
    return line.segments.flatMap((segment): Item[] => {
      const { box } = segment
      if (!box || !segment.text.trim()) return []
      return [{ segment, line: i, x0: box.x, x1: box.x + box.width, top: box.y, bottom: box.y + box.height, prose, heading: block?.kind === 'heading' }]
    })
  })
}

/** The words of a segment without raised marks behind them. */
function unmarked({ text, start, marks }: Segment): string {
  let end = text.length
  for (const mark of [...(marks ?? [])].sort((a, b) => b.start - a.start)) {
    const [from, to] = [mark.start - start, mark.end - start]
    if (from > 0 && to <= text.length && /^[\s,)]*$/.test(text.slice(to, end))) end = from
  }
  const kept = text.slice(0, end).trimEnd()
  return kept || text
}

const placeOf = ({ segment, x0, x1 }: Item): Parameters<typeof splitRun>[1] => ({
  start: segment.start,
  x0,
  x1,
  box: segment.box,
  bold: segment.bold,
  address: null,
  raw: null,
})

const POINTED = /\d\.\d{1,2}(?!\d)|\d,\d{3}\.\d/
const COMMAED = /\d,\d{1,2}(?!\d)|\d\.\d{3},\d/

/** How figures are written in a table whose own figures tell it, whatever the page does elsewhere. */
function formatOf(page: Page, texts: readonly string[]): NumberFormat {
  const { decimal: usual, thousands: groups } = page.numberFormat
  // Where both marks group, three digits behind either tell nothing.
  if (groups.includes(usual)) return page.numberFormat
  const figures = texts.filter((text) => text.length < 20 && headerYear(text, true) === null)
  const votes = (pattern: RegExp): number => figures.filter((text) => pattern.test(text)).length
  const [points, commas] = [votes(POINTED), votes(COMMAED)]
  const decimal = points > 1 && commas === 0 ? '.' : commas > 1 && points === 0 ? ',' : null
  if (decimal === null || decimal === usual) return page.numberFormat
  const thousands = groups.filter((mark) => mark !== decimal)
  return { decimal, thousands: [...thousands, decimal === '.' ? ',' : '.'], votes: points + commas }
}

/** A small number close behind words or figures, or before words, points to a note. */
function isMark(cell: GridCell, before: GridCell | undefined, after: GridCell | undefined, line: number): boolean {
  const small = (cell.box?.height ?? line) < line * 0.8
  if (!/^\(?\d{1,2}\)?(?:, ?\d{1,2}\)?)*$/.test(cell.text.trim())) return false
  if (!small && !cell.text.includes(')')) return false
  if (before && cell.x0 - before.x1 < line * 1.2) return true
  return after?.kind === 'text' && after.x0 - cell.x1 < line * 2.5
}

/** Rows from items: those of one line, and lines at one height. */
function rowsOf(page: Page, items: readonly Item[], line: number): Row[] {
  const format = formatOf(page, items.map(({ segment }) => segment.text))
  const byLine = new Map<number, Item[]>()
  for (const item of items) byLine.set(item.line, [...(byLine.get(item.line) ?? []), item])
  const groups = [...byLine.values()].map((members) => {
    // Wrapped cells are higher than the figures beside them, which say where the row is.
    const height = Math.min(...members.map(({ top, bottom }) => bottom - top))
    const low = members.filter(({ top, bottom }) => bottom - top <= height * 1.3)
    return { members, middle: median(low.map(({ top, bottom }) => (top + bottom) / 2), 0) }
  })
  groups.sort((a, b) => a.middle - b.middle)
  const joined: typeof groups = []
  for (const group of groups) {
    const last = joined[joined.length - 1]
    const fits =
      last !== undefined &&
      group.middle - last.middle <= line * 0.42 &&
      group.members.every((one) => last.members.every((other) => overlap(one, other) < line * 0.2))
    if (last && fits) last.members.push(...group.members)
    else joined.push({ members: [...group.members], middle: group.middle })
  }
  return joined.map(({ members }): Row => {
    members.sort((a, b) => a.x0 - b.x0)
    const figures = members.map(({ segment }) => /\d/.test(segment.text) && segment.text.length < 16)
    const cells = members.flatMap((item, i) =>
      splitRun(unmarked(item.segment), placeOf(item), format, figures.some((figure, j) => figure && j > i)),
    )
    return {
      cells: cells.filter((cell, i) => !isMark(cell, cells[i - 1], cells[i + 1], line)),
      top: Math.min(...members.map(({ top }) => top)),
      bottom: Math.max(...members.map(({ bottom }) => bottom)),
    }
  })
}

const hasFigures = ({ items }: Area): boolean => items.some(({ segment }) => /\d/.test(segment.text))

/** Stretches in which the figures of some items stand. */
function figureEdges(page: Page, items: readonly Item[]): GridCell[] {
  return items
    .filter(({ segment }) => segment.text.length < 20)
    .map((item) => readCell(unmarked(item.segment), placeOf(item), page.numberFormat))
    .filter((cell) => isValue(cell))
}

/** Whether a table goes on below another: its figures stand in the same columns, and no head of its own comes first. */
function goesOn(page: Page, above: Area, below: Area, between: readonly Item[], line: number): boolean {
  if (below.top - above.bottom > line * 14 || between.some(({ prose }) => prose)) return false
  if (overlap(above, below) < 0.55 * Math.min(above.x1 - above.x0, below.x1 - below.x0)) return false
  const known = figureEdges(page, above.items)
  const own = figureEdges(page, below.items)
  if (!known.length || !own.length) return false
  const shared = own.filter((cell) =>
    known.some((other) => Math.abs(cell.x1 - other.x1) < 3 || Math.abs(cell.x0 - other.x0) < 3),
  )
  return shared.length >= own.length * 0.7
}

function withItems(area: Area, items: readonly Item[]): Area {
  const all = [...area.items, ...items]
  return {
    ...area,
    items: all,
    x0: Math.min(...all.map(({ x0 }) => x0)),
    x1: Math.max(...all.map(({ x1 }) => x1)),
    top: Math.min(...all.map(({ top }) => top)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  }
}

const middleOf = ({ top, bottom }: Item): number => (top + bottom) / 2
const within = (area: Area, item: Item): boolean =>
  middleOf(item) > area.top && middleOf(item) < area.bottom && centre(item) > area.x0 && centre(item) < area.x1

/** Joins what the reader took for several tables, with the lines between them. */
function joinAreas(page: Page, areas: Area[], loose: Set<Item>, line: number): Area[] {
  const joined: Area[] = []
  for (const area of [...areas].sort((a, b) => a.top - b.top)) {
    const between = (other: Area): Item[] =>
      [...loose].filter(
        (item) =>
          middleOf(item) > other.bottom - 1 &&
          middleOf(item) < area.top + 1 &&
          overlap(item, { x0: Math.min(other.x0, area.x0), x1: Math.max(other.x1, area.x1) }) > 0,
      )
    const at = joined.findLastIndex((other) => other.bottom <= area.top + 2 && overlap(other, area) > 0)
    const above = joined[at]
    const gap = above ? between(above) : []
    if (above && !area.headed && goesOn(page, above, area, gap, line)) {
      joined[at] = withItems({ ...above, bottom: area.bottom }, [...gap, ...area.items])
      for (const item of gap) loose.delete(item)
    } else joined.push(area)
  }
  return joined
}

/** Takes what stands within a table, left of rows without a name, and directly above it. */
function absorb(page: Page, area: Area, loose: Set<Item>, others: readonly Area[], line: number): Area {
  let grown = area
  const take = (items: Item[]): void => {
    if (!items.length) return
    grown = withItems(grown, items)
    for (const item of items) loose.delete(item)
  }
  const free = (item: Item): boolean => !others.some((other) => other !== area && within(other, item))
  take([...loose].filter((item) => within(grown, item) && !item.prose))
  const reach = line * 3
  const edges = figureEdges(page, area.items)
  let words = 0
  for (let i = 0; i < 60 && words < MOST_LINES_OVER; i++) {
    const over = [...loose].filter(
      (item) =>
        !item.prose &&
        item.bottom <= grown.top + line * 0.5 &&
        item.x1 > grown.x0 - line &&
        item.x0 < grown.x1 + line &&
        item.x0 > grown.x0 - line * 3 &&
        item.x1 < grown.x1 + line * 3 &&
        free(item),
    )
    const nearest = Math.max(...over.map(({ bottom }) => bottom))
    if (!over.length || grown.top - nearest > reach) break
    const next = over.filter(({ bottom, top }) => bottom > nearest - line * 0.6 || top > nearest - line * 0.6)
    const blocked = [...loose].some(
      (item) => item.prose && item.top >= nearest - line && item.bottom <= grown.top + 2 && overlap(item, grown) > 0,
    )
    const other = others.some((one) => one !== area && one.bottom > nearest && one.bottom <= grown.top + 2 && overlap(one, grown) > 0)
    if (blocked || other) break
    const figures = figureEdges(page, next)
    // Figures of other columns are another table.
    const strange = figures.filter((cell) => !edges.some((edge) => Math.abs(edge.x1 - cell.x1) < 3 || Math.abs(edge.x0 - cell.x0) < 3))
    if (figures.length && strange.length > figures.length / 2) break
    words = figures.length ? 0 : words + 1
    take(next)
    if (next.some(({ heading }) => heading)) break
  }
  return grown
}

/** Splits rows where nothing stands for the height of several lines. */
function cutAtGaps(rows: Row[], line: number): Row[][] {
  const parts: Row[][] = []
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
    const grid = { kind: 'layout' as const, points: true, title: null, headerRows: 0, line }
    const numbered = rows.map((row, index) => ({ ...row, index }))
    return sideBySide({ ...grid, rows: numbered }).map((part) => ({
      ...base,
      rows: part.rows.map(({ cells, top, bottom }) => ({
        cells,
        top: Math.min(top, ...cells.map(({ box }) => box?.y ?? top)),
        bottom,
      })),
    }))
  })
}

interface Area {
  /** Begins with a head of its own. */
  headed: boolean
}

function areaOf(table: Table, items: Item[], page: Page): Area | null {
  if (!items.length) return null
  const first = table.cells.filter(({ row, text }) => row < 2 && text.trim())
  const read = first.map((cell) =>
    readCell(
      cell.text,
      { start: cell.start, x0: 0, x1: 1, box: cell.box, bold: cell.bold, address: null, raw: null },
      page.numberFormat,
    ),
  )
  const top = first.filter(({ row }) => row === 0)
  const years = read.some(({ kind }) => kind === 'year')
  const headed = years || (top.length > 1 && !read.some((cell, i) => first[i]?.row === 0 && isValue(cell)))
  const bare = { x0: 0, x1: 0, top: 0, bottom: 0, items: [], title: table.title, headed }
  return withItems(bare, items)
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
    return { page, kind: 'table', points: true, rows, title: area.title, headerRows: 0, line: own }
  })
  const startOf = ({ rows }: Region): number => Math.min(...rows.flatMap(({ cells }) => cells.map(({ start }) => start)))
  return [...regions, ...looseRegions(page, [...loose].filter(({ prose }) => !prose), line)]
    .map((region) => ({ region, start: startOf(region) }))
    .sort((a, b) => a.start - b.start)
    .map(({ region }) => region)
}

/** A table whose cells have no place but their row and column. */
function cellRegions(page: Page, table: Table): Region[] {
  const cells = table.cells.filter(({ text }) => text.trim()).sort((a, b) => a.row - b.row || a.column - b.column)
  const rows = new Map<number, Row>()
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
    row.cells.push(...splitRun(cell.text, place, page.numberFormat, (figures.get(cell.row) ?? -1) > cell.column))
    rows.set(cell.row, row)
  }
  const { title, headerRows } = table
  const kind = page.kind === 'sheet' ? 'sheet' : 'table'
  const parts: Row[][] = []
  for (const row of rows.values()) {
    const last = parts[parts.length - 1]
    const below = last?.[last.length - 1]
    // Behind an empty row a line of words alone begins something else.
    const begins = below !== undefined && row.top > below.top + 1 && row.cells.length === 1 && row.cells[0]?.kind === 'text'
    if (!last || (kind === 'sheet' && begins)) parts.push([row])
    else last.push(row)
  }
  return parts.map((part, i) => ({ page, kind, points: false, rows: part, title, headerRows: i ? 0 : headerRows, line: 1 }))
}

/** Everything on a page that has rows and columns. */
export function regionsOf(page: Page): Region[] {
  const placed = page.lines.some(({ segments }) => segments.some(({ box }) => box))
  const bare = page.tables.filter(
    (table) => table.cells.every(({ column }) => column < WIDEST) && !table.cells.some(({ box }) => box),
  )
  return [...(placed ? printedRegions(page) : []), ...bare.flatMap((table) => cellRegions(page, table))]
}
