import { lettersOfOne, notReached, rowsOf, weightOf } from '../reading/analysis-limit.ts'
import type { Block, Cell, Line, Page, Span, Table } from '../reading/document.ts'
import type { Analysis, Place } from './finding.ts'

/**
 * Comparing rows with rows and lines with blocks is quick on a page that a person reads and endless on one of a million lines.
 * So a page without end is analysed in parts, each like a page, and what was found is put back to where it stands.
 */
export interface PagePart {
  page: Page
  whole: Page
  /** The page is not cut. */
  isWhole: boolean
  /** The stretches of the whole page that the part's text is made of, each behind a line end; the last one is its own. */
  spans: Span[]
}

/** Longer heads of tables are not repeated above each part of the rows. */
const LONGEST_HEAD = 2_000
/** How far back from where a long line has to be cut a blank is looked for. */
const TO_BLANK = 2_000

/** Where the parts of a page begin. */
function cutsOf(page: Page): number[] {
  const cuts = [0]
  let weight = 0
  const isRow = rowsOf(page)
  for (const line of page.lines) {
    const own = weightOf(line, isRow(line))
    if (weight > 0 && weight + own > 1) {
      cuts.push(line.start)
      weight = 0
    }
    weight += own
    for (let at = line.start; line.end - at > lettersOfOne; ) {
      const limit = at + lettersOfOne
      const blank = page.text.lastIndexOf(' ', limit)
      at = blank > limit - TO_BLANK ? blank + 1 : limit
      cuts.push(at)
      weight = 0
    }
  }
  return cuts
}

/**
 * A page as one part, or a page without end as several.
 * @param reached only parts that begin before it are made: the others would cost memory for nothing
 */
export function partsOf(page: Page, reached = Number.POSITIVE_INFINITY): PagePart[] {
  const all = cutsOf(page)
  if (all.length === 1) return [{ page, whole: page, isWhole: true, spans: [{ start: 0, end: page.text.length }] }]
  const cuts = all.filter((start) => start < reached)
  const own = cuts.map((start, i): Span => ({ start, end: all[i + 1] ?? page.text.length }))
  const end = all[cuts.length] ?? Number.POSITIVE_INFINITY
  const lines = shared(page.lines, own, end)
  const blocks = shared(page.blocks, own, end)
  const tables = shared(page.tables, own, end)
  const cells = new Map(page.tables.map((table) => [table, shared(table.cells, own, end)]))
  const headings = headingsAt(page, cuts)
  return own.map((span, i): PagePart => {
    const open = tables[i]?.find((table) => table.start < span.start && table.headerRows > 0)
    const head = open ? headOf(open) : null
    const shift = head ? head.end - head.start + 1 - span.start : -span.start
    const inside = tables[i]?.flatMap((table) => {
      const rows = cells.get(table)?.[i] ?? []
      const heads = table === open && head ? table.cells.filter((cell) => cell.row < table.headerRows) : []
      return tableOf(table, heads, head?.start ?? 0, rows, shift)
    })
    const heads = head ? page.lines.filter((line) => line.start >= head.start && line.end <= head.end) : []
    const text = page.text.slice(span.start, span.end)
    return {
      whole: page,
      isWhole: false,
      spans: head ? [head, span] : [span],
      page: {
        ...page,
        text: head ? `${page.text.slice(head.start, head.end)}\n${text}` : text,
        lines: [
          ...heads.map((line) => movedLine(line, -(head?.start ?? 0))),
          ...(lines[i] ?? []).map((line) => movedLine(clipped(line, span), shift)),
        ],
        blocks: (blocks[i] ?? []).map((block) => moved(clipped(block, span), shift)),
        tables: inside ?? [],
        grid: null,
        headingsAtStart: headings[i] ?? [],
      },
    }
  })
}

/** What lies in each of the stretches; what lies in several is in all of them, and what begins at `end` or behind it in none. */
function shared<Thing extends Span>(things: readonly Thing[], spans: readonly Span[], end: number): Thing[][] {
  const found: Thing[][] = spans.map(() => [])
  const indexAt = (at: number): number => {
    let [low, high] = [0, spans.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((spans[middle] as Span).start <= at) low = middle
      else high = middle - 1
    }
    return low
  }
  for (const thing of things.filter(({ start }) => start < end))
    for (let i = indexAt(thing.start), last = indexAt(Math.max(thing.start, thing.end - 1)); i <= last; i++)
      found[i]?.push(thing)
  return found
}

/** The rows that head a table, as a stretch of the page. */
function headOf(table: Table): Span | null {
  const span = { start: table.end, end: table.start }
  for (const cell of table.cells) {
    if (cell.row >= table.headerRows || cell.text === '') continue
    span.start = Math.min(span.start, cell.start)
    span.end = Math.max(span.end, cell.end)
  }
  return span.end > span.start && span.end - span.start <= LONGEST_HEAD ? span : null
}

function tableOf(table: Table, heads: Cell[], headStart: number, rows: Cell[], shift: number): Table[] {
  const own = rows.filter((cell) => cell.start + shift >= 0)
  const [first] = own
  if (!first) return []
  const firstRow = own.reduce((least, { row }) => Math.min(least, row), first.row)
  const lastRow = own.reduce((most, { row }) => Math.max(most, row), first.row)
  const above = heads.length ? table.headerRows : 0
  const cells = [
    ...heads.map((cell) => moved(cell, -headStart)),
    ...own.map((cell) => ({ ...moved(cell, shift), row: cell.row - firstRow + above })),
  ]
  return [
    {
      ...table,
      cells,
      rows: lastRow - firstRow + 1 + above,
      headerRows: above || Math.max(0, table.headerRows - firstRow),
      start: cells.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY),
      end: cells.reduce((most, { end }) => Math.max(most, end), 0),
    },
  ]
}

const moved = <Thing extends Span>(thing: Thing, by: number): Thing => ({
  ...thing,
  start: thing.start + by,
  end: thing.end + by,
})

const movedLine = (line: Line, by: number): Line => ({
  ...moved(line, by),
  segments: line.segments.map((segment) => {
    const { marks } = segment
    return marks ? { ...moved(segment, by), marks: marks.map((mark) => moved(mark, by)) } : moved(segment, by)
  }),
})

/** The part of a line or block that lies within a stretch. */
function clipped<Thing extends Line | Block>(thing: Thing, span: Span): Thing {
  if (thing.start >= span.start && thing.end <= span.end) return thing
  const [start, end] = [Math.max(thing.start, span.start), Math.min(thing.end, span.end)]
  // A line is its stored text; that of a block that goes on elsewhere is only looked at for its length.
  const text = thing.text.slice(start - thing.start, end - thing.start)
  if (!('segments' in thing)) return { ...thing, start, end, text }
  const segments = thing.segments
    .filter((segment) => segment.end > start && segment.start < end)
    .map((segment) => {
      const [from, to] = [Math.max(segment.start, start), Math.min(segment.end, end)]
      const marks = segment.marks?.filter((mark) => mark.start >= from && mark.end <= to)
      const cut = {
        ...segment,
        start: from,
        end: to,
        text: segment.text.slice(from - segment.start, to - segment.start),
      }
      return marks ? { ...cut, marks } : cut
    })
  return { ...thing, start, end, text, segments }
}

/** The headings in force where each part begins. */
function headingsAt(page: Page, cuts: readonly number[]): string[][] {
  const inForce = page.headingsAtStart.map((text, i) => ({ level: i + 1, text }))
  const blocks = page.blocks.filter(({ kind }) => kind === 'heading').sort((a, b) => a.start - b.start)
  let next = 0
  return cuts.map((cut) => {
    for (; next < blocks.length && (blocks[next] as Block).start < cut; next++) {
      const { level, text } = blocks[next] as Block
      while ((inForce.at(-1)?.level ?? 0) >= (level ?? 6)) inForce.pop()
      inForce.push({ level: level ?? 6, text })
    }
    return inForce.map(({ text }) => text)
  })
}

/** The parts that the analysis reaches. */
export function within(pages: readonly Page[]): PagePart[] {
  const ends = notReached(pages)
  return pages.flatMap((page) => {
    const end = ends.get(page)
    return end === 0 ? [] : partsOf(page, end)
  })
}

/** Numbers the parts as if they were pages, where a page has several. */
export function numbered(parts: readonly PagePart[]): PagePart[] {
  const one = parts.every(({ isWhole }) => isWhole)
  return one ? [...parts] : parts.map((part, i) => ({ ...part, page: { ...part.page, number: i + 1 } }))
}

/** Puts one thing that was found in a part back to where it stands; `null` for what lies across two stretches and is no quote. */
export function placedBack(
  parts: readonly PagePart[],
): <Found extends { place: Place; excerpt: string }>(found: Found) => Found | null {
  if (parts.every(({ isWhole }) => isWhole)) return (found) => found
  const byNumber = new Map(parts.map((part) => [part.page.number, part]))
  return (found) => {
    const part = byNumber.get(found.place.page)
    const place = part ? placeIn(part, found.place) : null
    if (!part || !place || part.whole.text.slice(place.start, place.end) !== found.excerpt) return null
    return { ...found, place }
  }
}

/** Puts what was found in parts back to where it stands; what lies across two stretches is no quote and goes. */
export function mergeParts(analysis: Analysis, parts: readonly PagePart[]): Analysis {
  if (parts.every(({ isWhole }) => isWhole)) return analysis
  const placed = placedBack(parts)
  const back = <Found extends { place: Place; excerpt: string }>(found: Found): Found[] =>
    [placed(found) ?? []].flat() as Found[]
  return {
    ...analysis,
    findings: analysis.findings.flatMap(back),
    leads: analysis.leads.flatMap(back),
    others: analysis.others.flatMap(back),
    omissions: analysis.omissions.flatMap(back),
    ...(analysis.hints ? { hints: analysis.hints.flatMap(back) } : {}),
  }
}

function placeIn({ whole, spans }: PagePart, place: Place): Place | null {
  let before = 0
  for (const span of spans) {
    const after = before + span.end - span.start
    if (place.start >= before && place.end <= after) {
      const by = span.start - before
      const to = (at: number | null): number | null => (at === null ? null : at + by)
      return {
        ...place,
        page: whole.number,
        start: place.start + by,
        end: place.end + by,
        valueStart: to(place.valueStart),
        valueEnd: to(place.valueEnd),
      }
    }
    before = after + 1
  }
  return null
}
