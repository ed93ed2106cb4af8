import type { Page } from '../../reading/document.ts'
import { maxOf, minOf } from '../../reading/min-max.ts'
import { pattern } from '../../text/phrases.ts'
import type { GridCell } from '../cells.ts'
import { kindOfRow } from './heads.ts'
import { type CellRow, isBand, isValue, type Region } from './region.ts'

/** What a row says of itself. */
export interface RowName {
  text: string
  /** Names of parts and rows above it that it belongs to, outermost first. */
  parents: string[]
  cells: GridCell[]
}

/** Footnote marks of a page: raised, they belong to no word. */
function marksOf(page: Page): { start: number; end: number }[] {
  return page.lines.flatMap(({ segments }) => segments.flatMap(({ marks }) => marks ?? []))
}
const marksOfPages = new WeakMap<Page, { start: number; end: number }[]>()

function marksIn(page: Page): { start: number; end: number }[] {
  let marks = marksOfPages.get(page)
  if (!marks) {
    marks = marksOf(page)
    marksOfPages.set(page, marks)
  }
  return marks
}

/** Whether a line begins with a raised mark, as a note does. */
export const isNote = (page: Page, cell: GridCell): boolean =>
  cell.kind === 'text' && marksIn(page).some(({ start }) => start === cell.start)

/** Where a line of a cell ends inside a word: `Fernwär- me`, and not `Strom- und Wärme`. */
const BROKEN = pattern('g')`(?<=\p{L}\p{Ll})[-‐] (?=\p{Ll}{2})(?!{joins_line}(?!\p{L}))`

/** The words of a cell without raised marks, its words whole that were broken at the ends of its lines. */
export function wordsOf(page: Page, cell: GridCell): string {
  const text = unmarkedWords(page, cell)
  return cell.box ? text.replace(BROKEN, '') : text
}

function unmarkedWords(page: Page, cell: GridCell): string {
  const marks = marksIn(page)
  const inside = marks.filter(({ start, end }) => start > cell.start && end <= cell.end)
  if (!inside.length || page.text.slice(cell.start, cell.end) !== cell.text) return cell.text
  let text = cell.text
  for (const { start, end } of inside.sort((a, b) => b.start - a.start))
    text = text.slice(0, start - cell.start) + text.slice(end - cell.start)
  return text.replace(/(?<=\p{L}) +(?=[,.)]|$)/gu, '').trim()
}

const firstValue = (row: CellRow): number => row.cells.findIndex(isValue)

/** Units that are nouns of what is counted. */
const COUNTED: ReadonlySet<string> = new Set(['count', 'days', 'hours', 'fte'])

/** Cells that name a row: words left of its figures, or right of them where nothing stands left. */
export function nameCells(row: CellRow): GridCell[] {
  const at = firstValue(row)
  const isName = (cell: GridCell): boolean =>
    cell.kind === 'text' || cell.kind === 'answer' || (cell.kind === 'number' && isBand(cell.text))
  const before = at < 0 ? row.cells : row.cells.slice(0, at)
  const left = before.filter((cell) => isName(cell) || cell.kind === 'year')
  if (left.length || at < 0) return left
  // `Employees | 2,012`, `Lost days | 245`: what is counted names the row.
  const counted = before.filter(({ kind, unit }) => kind === 'unit' && unit && COUNTED.has(unit.dimension))
  if (counted.length) return counted
  const [first] = row.cells
  const figures = row.cells.filter(isValue)
  if (first?.kind === 'number' && isBand(first.text) && figures.length > 1) return [first]
  return figures.length === 1
    ? row.cells
        .slice(at + 1)
        .filter(isName)
        .slice(0, 1)
    : []
}

const JOINS = pattern()`^{joins_line}(?!\p{L})`

export function joinWords(parts: readonly string[]): string {
  let text = ''
  for (const part of parts) {
    if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(part) && !JOINS.test(part)) text = text.slice(0, -1) + part
    else text += `${text ? ' ' : ''}${part.trim()}`
  }
  return text
}

/** A line at the side of the names: of a row of figures, or words alone. */
interface NameLine {
  row: CellRow
  cells: GridCell[]
  top: number
  bottom: number
  figures: boolean
}

const OPEN = /(?:[-–,/&(]|\([^)]*)$/
const GOES_ON = /^(?:\p{Ll}|[(&/)+])/u

const textOf = (line: NameLine): string => line.cells.map(({ text }) => text.trim()).join(' ')

/** Whether a line is written like the name that it may belong to. */
function alike(a: NameLine, b: NameLine, line: number): boolean {
  const [one, other] = [a.cells[0], b.cells[0]]
  if (!one || !other) return true
  if (/:\s*$/.test(textOf(a))) return false
  const continues = GOES_ON.test(textOf(b)) || OPEN.test(textOf(a).trim())
  return continues || (one.bold === other.bold && Math.abs(one.x0 - other.x0) < line * 0.35)
}

/** How close lines of one wrapped name stand, `null` where lines do not tell it: closer than rows of figures. */
function leadingOf(lines: readonly NameLine[], line: number): number | null {
  let tight = Number.POSITIVE_INFINITY
  let rows = Number.POSITIVE_INFINITY
  for (let i = 1; i < lines.length; i++) {
    const [a, b] = [lines[i - 1] as NameLine, lines[i] as NameLine]
    const gap = b.top - a.bottom
    if (gap < -line * 0.3) continue
    if (a.figures && b.figures) rows = Math.min(rows, gap)
    else tight = Math.min(tight, gap)
  }
  return tight < rows - line * 0.08 && tight < line * 0.8 ? tight + line * 0.12 : null
}

/** Where names begin of which each row has its own, where names of groups stand left of them; `null` without groups. */
export function innerNames(rows: readonly CellRow[], line: number): number | null {
  const named = rows.filter((row) => kindOfRow(row) === 'figures').map(nameCells)
  const inner = named.filter(({ length }) => length > 1).map((cells) => cells[cells.length - 1]?.x0 ?? 0)
  const near = (places: readonly number[], x: number): number =>
    places.filter((other) => Math.abs(other - x) < line * 0.5).length
  const most = inner.find((x) => near(inner, x) >= Math.max(2, inner.length * 0.6))
  if (most !== undefined || !inner.length) return most ?? null
  // One group alone: all other rows begin where its own name does.
  const single = named.filter(({ length }) => length === 1).map(([cell]) => cell?.x0 ?? 0)
  return inner.find((x) => single.length > 0 && near(single, x) === single.length) ?? null
}

/** Cells of names of groups, each with the lines that it is wrapped over. */
export function groupsOf(
  rows: readonly CellRow[],
  inner: number,
  region: Region,
): { top: number; text: string; x: number }[] {
  const cells = rows.flatMap((row) =>
    // The unit of a group may stand on a line of its own.
    [...nameCells(row), ...row.cells.filter(({ kind, x1 }) => kind === 'unit' && x1 < inner)]
      .filter((cell) => cell.x0 < inner - region.line && cell.x1 < inner + region.line * 0.5)
      .map((cell) => ({
        cell,
        top: cell.box?.y ?? row.top,
        bottom: cell.box ? cell.box.y + cell.box.height : row.bottom,
      })),
  )
  const groups: { top: number; bottom: number; text: string; x: number; bold: boolean }[] = []
  for (const { cell, top, bottom } of cells.sort((a, b) => a.top - b.top)) {
    const last = groups[groups.length - 1]
    const text = wordsOf(region.page, cell)
    const wraps =
      last &&
      region.points &&
      top - last.bottom < region.line * 0.2 &&
      last.bold === cell.bold &&
      Math.abs(last.x - cell.x0) < region.line * 0.5
    if (wraps) Object.assign(last, { text: joinWords([last.text, text]), bottom })
    else groups.push({ top, bottom, text, x: cell.x0, bold: cell.bold })
  }
  return groups
}

function nameLines(rows: readonly CellRow[], inner: number | null, line: number): NameLine[] {
  const lines = rows.flatMap((row): NameLine[] => {
    const figures = kindOfRow(row) !== 'text'
    // Years beside each other are heads of columns: what stands with them names no row.
    if (!figures && row.cells.filter(({ kind }) => kind === 'year').length > 1) return []
    const names = nameCells(row)
    const own = inner === null ? names : names.filter(({ x0 }) => x0 > inner - line)
    // A name that reaches over both columns is none of a group.
    const cells = own.length || !names.some(({ x1 }) => inner !== null && x1 > inner + line) ? own : names
    if (!figures && (!cells.length || cells.some(({ text }) => text.length > 90))) return []
    const boxes = (cells.length ? cells : row.cells).map(({ box }) => box)
    const top = minOf(boxes.map((box) => box?.y ?? row.top))
    const bottom = maxOf(boxes.map((box) => (box ? box.y + box.height : row.bottom)))
    return [{ row, cells, top, bottom, figures }]
  })
  return lines.sort((a, b) => a.top - b.top)
}

/** Lines that stand as close as those of one name, and are written alike. */
function blocksOf(named: readonly NameLine[], leading: number, line: number): NameLine[][] {
  const blocks: NameLine[][] = []
  named.forEach((one, i) => {
    const last = named[i - 1]
    if (last && one.top - last.bottom <= leading && alike(last, one, line)) blocks[blocks.length - 1]?.push(one)
    else blocks.push([one])
  })
  return blocks
}

const broken = (upper: NameLine, lower: NameLine): boolean =>
  GOES_ON.test(textOf(lower)) || OPEN.test(textOf(upper).trim())

/** The lines around one of several rows of figures that its words say belong to its name. */
function brokenAround(block: readonly NameLine[], at: number): NameLine[] {
  let [first, last] = [at, at]
  while (first > 0 && !block[first - 1]?.figures && broken(block[first - 1] as NameLine, block[first] as NameLine))
    first--
  while (block[last + 1] && !block[last + 1]?.figures && GOES_ON.test(textOf(block[last + 1] as NameLine))) last++
  return block.slice(first, last + 1)
}

/** The lines that name a row of figures without words: those around its middle. */
function around(
  row: NameLine,
  named: readonly NameLine[],
  blocks: readonly NameLine[][] | null,
  line: number,
): NameLine[] {
  const middle = (row.top + row.bottom) / 2
  const block = blocks?.find(
    (lines) => (lines[0]?.top ?? 0) <= middle && (lines[lines.length - 1]?.bottom ?? 0) >= middle,
  )
  if (block && !block.some(({ figures }) => figures)) return block
  const at = named.findIndex(({ top }) => top > middle)
  const [upper, lower] = [named[(at < 0 ? named.length : at) - 1], at < 0 ? undefined : named[at]]
  const touches = (one: NameLine | undefined): one is NameLine =>
    one !== undefined && !one.figures && one.bottom >= row.top - line * 0.6 && one.top <= row.bottom + line * 0.6
  if (touches(upper) && touches(lower) && alike(upper, lower, line)) return [upper, lower]
  return touches(upper) ? [upper] : []
}

/** Gives each row of figures the lines that its name is wrapped over. */
export function wrappedNames(
  rows: readonly CellRow[],
  region: Region,
  inner: number | null,
): Map<CellRow, { before: CellRow[]; after: CellRow[] }> {
  const found = new Map<CellRow, { before: CellRow[]; after: CellRow[] }>()
  if (!region.points) return found
  const lines = nameLines(rows, inner, region.line)
  const named = lines.filter(({ cells }) => cells.length)
  const leading = leadingOf(named, region.line)
  const blocks = leading === null ? null : blocksOf(named, leading, region.line)
  const give = (own: NameLine, block: readonly NameLine[]): void => {
    const others = block.filter((one) => one !== own)
    const upper = others.filter(({ top }) => top < own.top).map(({ row }) => row)
    const lower = others.filter(({ top }) => top >= own.top).map(({ row }) => row)
    if (others.length) found.set(own.row, { before: upper, after: lower })
  }
  const groups = blocks ?? blocksOf(named, region.line * 0.7, region.line)
  for (const block of groups) {
    const figures = block.filter((one) => one.figures)
    const [only] = figures
    if (blocks && figures.length === 1 && only) give(only, block)
    else for (const own of figures) give(own, brokenAround(block, block.indexOf(own)))
  }
  for (const own of lines.filter(({ figures, cells }) => figures && !cells.length))
    give(own, around(own, named, blocks, region.line))
  return found
}
