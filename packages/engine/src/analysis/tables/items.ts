import type { Block, Line, NumberFormat, Page, Segment } from '../../reading/document.ts'
import { maxOf, minOf } from '../../reading/min-max.ts'
import { headerYear } from '../../text/years.ts'
import { type GridCell, readCell, splitRun } from '../cells.ts'
import { type CellRow, isValue, median, overlap } from './region.ts'

/** A segment with its place; segments of one line stand in one row. */
export interface Item {
  segment: Segment
  line: number
  x0: number
  x1: number
  top: number
  bottom: number
  prose: boolean
  heading: boolean
}

const PROSE_WORDS = 9

/** The block that holds each line, found by walking both in order of the text. */
function blocksOfLines(page: Page): (Block | undefined)[] {
  const blocks = [...page.blocks].sort((a, b) => a.start - b.start)
  const order = page.lines
    .map((_, i) => i)
    .sort((a, b) => (page.lines[a] as Line).start - (page.lines[b] as Line).start)
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

/** Whether most words of a line are figures: a row of a table that was written in one run, and no running text. */
function isRowOfFigures({ text }: { text: string }): boolean {
  const words = text.split(/\s+/)
  return words.filter((word) => /\d/.test(word)).length > words.length / 2
}

/** Lines of a column of running text are about as long as each other. */
const [FULL_WORDS, FULL_LINES, FULL_WIDTH] = [6, 3, 0.75]

/** Marks running text that stands in columns beside other text: lines of many words, one below the other, equally long. */
function markColumnsOfText(items: readonly Item[]): void {
  const beside = new Set(
    items.filter(({ segment: { text } }) => text.length < 16 && /\d/.test(text)).map(({ line }) => line),
  )
  const long = items.filter(
    ({ segment, line }) =>
      !beside.has(line) && segment.text.split(/\s+/).length >= FULL_WORDS && !isRowOfFigures(segment),
  )
  long.sort((a, b) => Math.round(a.x0 / 2) - Math.round(b.x0 / 2) || a.top - b.top)
  let run: Item[] = []
  const close = (): void => {
    const widest = maxOf(run.map(({ x0, x1 }) => x1 - x0))
    const full = run.filter(({ x0, x1 }) => x1 - x0 >= widest * FULL_WIDTH)
    if (full.length >= FULL_LINES && full.length >= run.length * FULL_WIDTH) for (const item of run) item.prose = true
    run = []
  }
  for (const item of long) {
    const last = run[run.length - 1]
    const height = item.bottom - item.top
    const follows =
      last && Math.abs(last.x0 - item.x0) < 2.5 && item.top - last.top <= height * 1.6 && item.top >= last.top
    if (last && !follows) close()
    run.push(item)
  }
  close()
}

/** All segments with a place, without what stands at the edges of a page; running text is marked. */
export function itemsOf(page: Page): Item[] {
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
  const items = page.lines.flatMap((line, i): Item[] => {
    const block = blocks[i]
    if (block?.kind === 'header' || block?.kind === 'footer') return []
    const { lines = 1, full = 0, count = 0 } = (block && lengths.get(block)) ?? {}
    const words = line.text.split(/\s+/).length
    const prose =
      block?.kind === 'footnote' ||
      (isFull(line) && (line.text.length > 70 || /[.;]$/.test(line.text))) ||
      (block?.kind === 'paragraph' && lines >= 2 && full >= lines - 1) ||
      (block?.kind === 'paragraph' &&
        lines >= 3 &&
        count / lines >= 5 &&
        line.segments.length === 1 &&
        words > 1 &&
        !isRowOfFigures(line))
    return line.segments.flatMap((segment): Item[] => {
      const { box } = segment
      if (!box || !segment.text.trim()) return []
      return [
        {
          segment,
          line: i,
          x0: box.x,
          x1: box.x + box.width,
          top: box.y,
          bottom: box.y + box.height,
          prose,
          heading: block?.kind === 'heading',
        },
      ]
    })
  })
  markColumnsOfText(items)
  return items
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

const GROUPED = /^\d{1,3}([.,])\d{3}$/

/** How figures are written in a table whose own figures tell it, whatever the page does elsewhere. */
function formatOf(page: Page, texts: readonly string[]): (text: string) => NumberFormat {
  const usual = page.numberFormat
  const same = (): NumberFormat => usual
  // Where both marks group, three digits behind either tell nothing.
  if (usual.thousands.includes(usual.decimal)) return same
  const figures = texts.filter((text) => text.length < 20 && headerYear(text, true) === null)
  const votes = (pattern: RegExp): number => figures.filter((text) => pattern.test(text)).length
  const [points, commas] = [votes(POINTED), votes(COMMAED)]
  const settled = (decimal: ',' | '.'): NumberFormat => ({
    decimal,
    thousands: [...usual.thousands.filter((mark) => mark !== decimal), decimal === '.' ? ',' : '.'],
    votes: points + commas,
  })
  // A table that writes shares either way groups its counts with either mark.
  if (points > 0 && commas > 0)
    return (text) => {
      const mark = GROUPED.exec(text.trim())?.[1]
      return mark ? settled(mark === ',' ? '.' : ',') : usual
    }
  const decimal = points > 1 && commas === 0 ? '.' : commas > 1 && points === 0 ? ',' : usual.decimal
  if (decimal === usual.decimal) return same
  const own = settled(decimal)
  return () => own
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
export function rowsOf(page: Page, items: readonly Item[], line: number): CellRow[] {
  const format = formatOf(
    page,
    items.map(({ segment }) => segment.text),
  )
  const byLine = new Map<number, Item[]>()
  for (const item of items) byLine.set(item.line, [...(byLine.get(item.line) ?? []), item])
  const groups = [...byLine.values()].map((members) => {
    // Wrapped cells are higher than the figures beside them, which say where the row is.
    const height = minOf(members.map(({ top, bottom }) => bottom - top))
    const low = members.filter(({ top, bottom }) => bottom - top <= height * 1.3)
    return {
      members,
      middle: median(
        low.map(({ top, bottom }) => (top + bottom) / 2),
        0,
      ),
    }
  })
  groups.sort((a, b) => a.middle - b.middle)
  const joined: typeof groups = []
  for (const group of groups) {
    const last = joined[joined.length - 1]
    const fits =
      last !== undefined &&
      group.middle - last.middle <= line * 0.42 &&
      group.members.every((one) => last.members.every((other) => overlap(one, other) < line * 0.2))
    if (last && fits) for (const one of group.members) last.members.push(one)
    else joined.push({ members: [...group.members], middle: group.middle })
  }
  return joined.map(({ members }): CellRow => {
    members.sort((a, b) => a.x0 - b.x0)
    const figures = members.map(({ segment }) => /\d/.test(segment.text) && segment.text.length < 16)
    const cells = members.flatMap((item, i) =>
      splitRun(
        unmarked(item.segment),
        placeOf(item),
        format(item.segment.text),
        figures.some((figure, j) => figure && j > i),
      ),
    )
    return {
      cells: cells.filter((cell, i) => !isMark(cell, cells[i - 1], cells[i + 1], line)),
      top: minOf(members.map(({ top }) => top)),
      bottom: maxOf(members.map(({ bottom }) => bottom)),
    }
  })
}

/** Stretches in which the figures of some items stand. */
export function figureEdges(page: Page, items: readonly Item[]): GridCell[] {
  return items
    .filter(({ segment }) => segment.text.length < 20)
    .map((item) => readCell(unmarked(item.segment), placeOf(item), page.numberFormat))
    .filter((cell) => isValue(cell))
}
