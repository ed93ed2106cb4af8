import type { Page, Table } from '../../reading/document.ts'
import { maxOf, minOf } from '../../reading/min-max.ts'
import { type GridCell, readCell } from '../cells.ts'
import { figureEdges, type Item } from './items.ts'
import { centre, isValue, overlap } from './region.ts'

export interface Area {
  x0: number
  x1: number
  top: number
  bottom: number
  title: string | null
  items: Item[]
  /** Begins with a head of its own. */
  headed: boolean
}

/** More lines of words above a table say nothing of it. */
const MOST_LINES_OVER = 6
/** Text this many lines high is the title of a page. */
const TALLEST = 3

export const hasFigures = ({ items }: Area): boolean => items.some(({ segment }) => /\d/.test(segment.text))

/** Whether a figure stands in a column of others: flush left, flush right, or over the same middle. */
const isUnder = (edges: readonly GridCell[], cell: GridCell): boolean =>
  edges.some(
    (edge) =>
      Math.abs(edge.x1 - cell.x1) < 3 || Math.abs(edge.x0 - cell.x0) < 3 || Math.abs(centre(edge) - centre(cell)) < 1.5,
  )

/** Whether a table goes on below another: its figures stand in the same columns, and no head of its own comes first. */
function goesOn(page: Page, above: Area, below: Area, between: readonly Item[], line: number): boolean {
  if (below.top - above.bottom > line * 14 || between.some(({ prose }) => prose)) return false
  if (overlap(above, below) < 0.55 * Math.min(above.x1 - above.x0, below.x1 - below.x0)) return false
  const known = figureEdges(page, above.items)
  const own = figureEdges(page, below.items)
  if (!known.length || !own.length) return false
  const shared = own.filter((cell) => isUnder(known, cell))
  return shared.length >= own.length * 0.7
}

function withItems(area: Area, items: readonly Item[]): Area {
  const all = [...area.items, ...items]
  return {
    ...area,
    items: all,
    x0: minOf(all.map(({ x0 }) => x0)),
    x1: maxOf(all.map(({ x1 }) => x1)),
    top: minOf(all.map(({ top }) => top)),
    bottom: maxOf(all.map(({ bottom }) => bottom)),
  }
}

const middleOf = ({ top, bottom }: Item): number => (top + bottom) / 2

const within = (area: Area, item: Item): boolean =>
  middleOf(item) > area.top && middleOf(item) < area.bottom && centre(item) > area.x0 && centre(item) < area.x1

/** Joins what the reader took for several tables, with the lines between them. */
export function joinAreas(page: Page, areas: Area[], loose: Set<Item>, line: number): Area[] {
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
export function absorb(page: Page, area: Area, loose: Set<Item>, others: readonly Area[], line: number): Area {
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
        item.bottom - item.top < line * TALLEST &&
        item.bottom <= grown.top + line * 0.5 &&
        item.x1 > grown.x0 - line &&
        item.x0 < grown.x1 + line &&
        item.x0 > grown.x0 - line * 3 &&
        item.x1 < grown.x1 + line * 3 &&
        free(item),
    )
    const nearest = maxOf(over.map(({ bottom }) => bottom))
    if (!over.length || grown.top - nearest > reach) break
    const next = over.filter(({ bottom, top }) => bottom > nearest - line * 0.6 || top > nearest - line * 0.6)
    const blocked = [...loose].some(
      (item) => item.prose && item.top >= nearest - line && item.bottom <= grown.top + 2 && overlap(item, grown) > 0,
    )
    const other = others.some(
      (one) => one !== area && one.bottom > nearest && one.bottom <= grown.top + 2 && overlap(one, grown) > 0,
    )
    if (blocked || other) break
    const figures = figureEdges(page, next)
    // Figures of other columns are another table.
    const strange = figures.filter((cell) => !isUnder(edges, cell))
    if (figures.length && strange.length > figures.length / 2) break
    words = figures.length ? 0 : words + 1
    take(next)
    if (next.some(({ heading }) => heading)) break
  }
  for (;;) {
    const row = rowBelow(page, grown, edges, loose, line)
    if (!row.length) return grown
    take(row)
  }
}

/** The row directly below a table whose figures stand in its columns, which the reader left to the notes below. */
function rowBelow(page: Page, area: Area, edges: readonly GridCell[], loose: Set<Item>, line: number): Item[] {
  const below = [...loose].filter(
    (item) =>
      !item.prose &&
      item.top > area.bottom - line * 0.5 &&
      item.top < area.bottom + line &&
      item.x0 > area.x0 - line &&
      item.x1 < area.x1 + line,
  )
  const [first] = below.sort((a, b) => a.top - b.top)
  if (!first) return []
  const row = below.filter(({ line: of, top }) => of === first.line || Math.abs(top - first.top) < line * 0.4)
  const figures = figureEdges(page, row)
  return figures.length > 1 && figures.every((cell) => isUnder(edges, cell)) ? row : []
}

export function areaOf(table: Table, items: Item[], page: Page): Area | null {
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
