import type { Page, Segment, Table } from '../reading/document.ts'
import { type GridCell, readCell, splitRun } from './cells.ts'
import {
  bandsAreHeads,
  bandsAreLabels,
  countriesByCode,
  headBesideUnit,
  headOfNumbers,
  splitHeads,
  wordsWithYears,
  yearsAreHeads,
} from './heads.ts'
import { linesWithin } from './lines.ts'

/** A row of cells that stand beside each other, left to right. */
export interface GridRow {
  index: number
  cells: GridCell[]
  /** Top and bottom in points; row numbers in a real table. */
  top: number
  bottom: number
  /** A heading of the page, which ends what stands above it. */
  heading?: boolean
}

/** Rows of a page or of one real table, with the distance that separates rows that do not belong together. */
export interface Grid {
  /** `layout` rows are guessed from positions, so labels may be wrapped over several of them. */
  kind: 'layout' | 'table' | 'sheet'
  /** Whether places are points on a page; otherwise they are numbers of rows and columns. */
  points: boolean
  rows: GridRow[]
  title: string | null
  headerRows: number
  /** Typical height of a line, 1 in real tables. */
  line: number
}

const PROSE_WORDS = 9

/** Segments of running text: long, or a short last line under long ones. They are never labels or figures of a table. */
function proseSegments(page: Page): Set<Segment> {
  const prose = new Set<Segment>()
  for (const block of page.blocks) {
    const aside = block.kind === 'header' || block.kind === 'footer' || block.kind === 'footnote'
    const lines = linesWithin(page, block)
    const full = lines.filter((line) => line.segments.length === 1 && line.text.split(/\s+/).length >= PROSE_WORDS)
    const running = block.kind === 'paragraph' && lines.length >= 3 && full.length >= lines.length - 1
    if (aside || running) for (const line of lines) for (const segment of line.segments) prose.add(segment)
  }
  return prose
}

/** A small number close behind words, or before the words of a note, points to a footnote. */
function isFootnoteMark(
  cell: GridCell,
  before: GridCell | undefined,
  after: GridCell | undefined,
  line: number,
): boolean {
  const small = (cell.box?.height ?? line) < line * 0.8
  const mark = (small ? /^\(?\d{1,2}(?:, ?\d{1,2})*\)?$/ : /^\(?\d{1,2}(?:, \d{1,2})*\)?$/).test(cell.folded.trim())
  if (!mark || (before && /[:=]\s*$/.test(before.text))) return false
  if (
    before &&
    (before.kind === 'text' || before.kind === 'unit' || small) &&
    cell.x0 - before.x1 < line * (small ? 1.2 : 0.55)
  )
    return true
  return !before && after?.kind === 'text' && (cell.text.includes(')') || small) && after.x0 - cell.x1 < line * 2.5
}

/** Rebuilds the rows of a laid out page from the places of its segments, whatever the reading order of its columns is. */
export function layoutGrid(page: Page): Grid | null {
  const prose = proseSegments(page)
  const inTable = (segment: Segment): boolean =>
    page.tables.some((table) => segment.start >= table.start && segment.end <= table.end)
  const segments = page.lines
    .flatMap((line) => line.segments)
    .filter((segment) => segment.box && segment.text.trim() && !prose.has(segment) && !inTable(segment))
  if (!segments.length) return null
  const headings = page.blocks.filter((block) => block.kind === 'heading')
  const heights = segments.map((segment) => segment.box?.height ?? 0).sort((a, b) => a - b)
  const line = heights[Math.floor(heights.length / 2)] || 10
  const middle = (segment: Segment): number => (segment.box?.y ?? 0) + (segment.box?.height ?? 0) / 2
  const sorted = [...segments].sort((a, b) => middle(a) - middle(b))
  const groups: Segment[][] = []
  let centre = Number.NEGATIVE_INFINITY
  for (const segment of sorted) {
    const group = groups[groups.length - 1]
    if (group && middle(segment) - centre <= line * 0.42) group.push(segment)
    else {
      groups.push([segment])
      centre = middle(segment)
    }
  }
  const rows = groups.map((group, index): GridRow => {
    const ordered = [...group].sort((a, b) => (a.box?.x ?? 0) - (b.box?.x ?? 0))
    const cells = ordered.flatMap((segment, i) => {
      const box = segment.box
      const x0 = box?.x ?? 0
      const right = ordered.slice(i + 1).some((other) => /\d/.test(other.text) && other.text.length < 16)
      return splitRun(
        segment.text,
        { start: segment.start, x0, x1: x0 + (box?.width ?? 0), box, bold: segment.bold, address: null, raw: null },
        page.numberFormat,
        right,
      )
    })
    const kept = withoutCodes(wordsWithYears(bandsAreLabels({ index, cells, top: 0, bottom: 0 }))).cells.filter(
      (cell, i, all) => !isFootnoteMark(cell, all[i - 1], all[i + 1], line),
    )
    const boxes = group.map((segment) => segment.box).filter((box) => box !== null)
    const top = Math.min(...boxes.map((box) => box.y))
    const heading = group.some((segment) =>
      headings.some((block) => block.start <= segment.start && block.end >= segment.end),
    )
    return { index, cells: kept, top, bottom: Math.max(...boxes.map((box) => box.y + box.height)), heading }
  })
  return { kind: 'layout', points: true, rows, title: null, headerRows: 0, line }
}

const REFERENCE =
  /^(?:\d{1,3}(?:\([a-z]{1,4}\))*(?: (?:and|or|und) \d{1,3}(?:\([a-z]{1,4}\))*)*|\d{1,3} ?[-–] ?\d{1,3}|n\/a)$/i

/** A form that points to the paragraphs of a standard in cells of their own. */
function isNumberedForm(page: Page): boolean {
  const pointers = page.tables
    .flatMap((table) => table.cells)
    .filter((cell) => /^\d{1,3}(?:(?:\([a-z]{1,4}\))+|[-–]\d{1,3})$/i.test(cell.text.trim()))
  return pointers.length >= 3
}

/** Forms number their rows and point to paragraphs; such cells are neither labels nor figures. */
function withoutReferences(rows: GridRow[], numbered: boolean): GridRow[] {
  const refers = (cell: GridCell | undefined): boolean => cell !== undefined && REFERENCE.test(cell.text.trim())
  const lone = (row: GridRow | undefined): boolean => row?.cells.every(refers) === true
  return rows.flatMap((row, i): GridRow[] => {
    if (lone(row)) {
      const plain = row.cells.every((cell) => /^\d+$/.test(cell.text.trim()))
      return plain && !numbered && !lone(rows[i - 1]) && !lone(rows[i + 1]) ? [row] : []
    }
    const words = row.cells.findIndex((cell) => cell.kind === 'text' && !refers(cell))
    const cells = words > 0 ? row.cells.filter((cell, j) => j >= words || !refers(cell)) : row.cells
    return [{ ...row, cells }]
  })
}

/** What looks like a year is a figure where other rows have figures in its column and units in the next. */
function figureBesideUnit(cell: GridCell, next: GridCell | undefined, rows: GridRow[]): GridCell {
  if (cell.kind !== 'year' || !cell.number || next?.kind !== 'unit') return cell
  const alike = rows.filter(({ cells }) =>
    cells.some((one, i) => one.kind === 'number' && Math.abs(one.x0 - cell.x0) < 1 && cells[i + 1]?.kind === 'unit'),
  )
  return alike.length >= 2 ? { ...cell, kind: 'number', year: null } : cell
}

/** Marks of notes behind a label: `1)`, `2), 3)`. */
const MARKS = /^\d{1,2}\)(?:,? ?\d{1,2}\))*$/
/** Letters that point to notes, words for what has no unit, and how many sites are covered, in a column of their own. */
const ASIDE =
  /^(?:[a-z](?:, ?[a-z])*\)?|times|ratio|x|factor|faktor|verhältnis|-fach|\d{1,4} (?:out )?(?:of|von)(?: \d{1,4})?(?: \p{L}+)?)$/iu

/** Codes of disclosures in a column of their own: `302-1`, `GRI 305-1, 305-2`, `ESRS E1-6`, `G4-EN3`. */
const CODE = String.raw`(?:gri[ -]?[123]-\d{1,2}|(?:(?:gri|esrs|sasb|vsme|tcfd)[ -]?)?(?:(?:10[123]|20\d|30[1-8]|40\d|41\d)-\d{1,2}(?: ?\(?[a-h]\)?)?|[esg]\d-\d{1,2}|(?:bp|gov|sbm|iro|mdr)-[\dpamt]\d?|g4-?[a-z]{2}\d{1,2}|[a-z]{2}-[a-z]{2}-\d{3}[a-z]?\.\d{1,2}))`
const CODES = new RegExp(`^\\(?${CODE}(?:(?: ?[,;/&–-] ?| (?:and|und) )(?:${CODE}|[23]-\\d{1,2}))*\\)?$`, 'i')

/** Paragraphs of a standard beside the row that answers them: `38a`, `37 c ii`, `AR 34`. */
const PARAGRAPH = /^(?:(?:abs\.?|para\.?|§) ?)?(?:\d{1,3} ?\(?[a-h]\)?(?: ?\(?(?:i{1,3}|iv|vi{0,3})\)?)?|ar \d{1,3})$/i

/** Between the words of a row and its figures such codes are no label. */
function withoutCodes(row: GridRow): GridRow {
  const words = row.cells.findIndex(
    (cell) =>
      cell.kind === 'text' &&
      /\p{L}{2}/u.test(cell.text) &&
      !CODES.test(cell.text.trim()) &&
      !PARAGRAPH.test(cell.text.trim()),
  )
  const figures = row.cells.filter((cell) => cell.kind === 'number' || cell.kind === 'null')
  const head = row.cells.filter((cell) => cell.kind === 'year').length > 1
  if (words < 0 || head || (figures.length < 2 && !row.cells.some((cell) => cell.kind === 'unit'))) return row
  const code = (cell: GridCell): boolean =>
    CODES.test(cell.text.trim()) || (cell.kind === 'text' && PARAGRAPH.test(cell.text.trim()))
  const cells = row.cells.filter((cell, i) => i <= words || !code(cell))
  return cells.some((cell) => cell.kind === 'number' || cell.kind === 'null') ? { ...row, cells } : row
}

/** Marks such as `P` for an audited figure, run into many of the names: `Water withdrawalP`. */
function withoutLetterMarks(rows: GridRow[]): GridRow[] {
  const marked = (cell: GridCell | undefined): string | null =>
    cell?.kind === 'text' ? (/(?:\p{Ll}{3}|\p{Ll}\)| \d)(\p{Lu})$/u.exec(cell.text)?.[1] ?? null) : null
  const marks = rows.map((row) => marked(row.cells[0])).filter((mark) => mark !== null)
  const [mark] = marks
  if (marks.length < 2 || !mark || marks.some((other) => other !== mark)) return rows
  return rows.map((row) => {
    const [first, ...rest] = row.cells
    if (!first || marked(first) !== mark) return row
    return {
      ...row,
      cells: [
        { ...first, text: first.text.slice(0, -1), folded: first.folded.slice(0, -1), end: first.end - 1 },
        ...rest,
      ],
    }
  })
}

/** A figure with one letter run into it; those of thousands, millions and watts belong to it. */
const LETTERED = /^\(?[-–−]?(?:\d[\d.,'’\u00a0\u202f ]*)?\d%?\)? ?([ACDEFHLPQRSX✓Δ◊■†‡])$/u

/** The same behind figures: `6,714A`, where several cells of the table bear the mark. */
function withoutMarkedFigures(rows: GridRow[], page: Page): GridRow[] {
  const markOf = (cell: GridCell): string | undefined => LETTERED.exec(cell.text.trim())?.[1]
  const marks = rows.flatMap(({ cells }) => cells.map(markOf)).filter((mark) => mark !== undefined)
  const often = new Set(marks.filter((mark, i) => marks.indexOf(mark) !== i))
  if (!often.size) return rows
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, i) => {
      const mark = i > 0 ? markOf(cell) : undefined
      return mark && often.has(mark) ? readCell(cell.text.trim().slice(0, -1).trim(), cell, page.numberFormat) : cell
    }),
  }))
}

const ORDINAL = /^\d{1,2}(?:\.\d{1,2}){0,3}[.)]?$/

/** Lists that number their rows in the first column, as questionnaires do: those numbers are no figures. */
function withoutOrdinals(rows: GridRow[]): GridRow[] {
  const [first] = rows.flatMap((row) =>
    row.cells.length > 2 && row.cells[1]?.kind === 'text' ? [row.cells[0]?.x0 ?? 0] : [],
  )
  const numbered = rows.filter((row) => {
    const [cell, next] = row.cells
    return cell && next?.kind === 'text' && Math.abs(cell.x0 - (first ?? 0)) < 2 && ORDINAL.test(cell.text.trim())
  })
  const orders = numbered.map((row) => (row.cells[0]?.text ?? '').split('.').map(Number))
  const rises = orders.every((order, i) => i === 0 || comesAfter(order, orders[i - 1] ?? []))
  if (numbered.length < 3 || !rises) return rows
  return rows.map((row) => (numbered.includes(row) ? { ...row, cells: row.cells.slice(1) } : row))
}

function comesAfter(order: number[], before: number[]): boolean {
  const at = order.findIndex((part, i) => part !== before[i])
  return at < 0 ? false : before[at] === undefined || (order[at] ?? 0) > (before[at] ?? 0)
}

/** How far the end of a word may be from the end of the figures below it. */
/** The rows of a table whose structure the file itself holds, or the reader has found. */
export function tableGrid(page: Page, table: Table): Grid {
  const cells = table.cells.filter((cell) => cell.text.trim()).sort((a, b) => a.row - b.row || a.column - b.column)
  const points = cells.length > 0 && cells.every((cell) => cell.box !== null)
  const heights = cells.map((cell) => cell.box?.height ?? 1).sort((a, b) => a - b)
  const line = points ? (heights[Math.floor(heights.length * 0.3)] ?? 10) : 1
  const byRow = new Map<number, GridRow>()
  for (const cell of cells) {
    const x0 = points && cell.box ? cell.box.x : cell.column
    const x1 = points && cell.box ? cell.box.x + cell.box.width : cell.column + cell.columnSpan - 0.1
    const place = { start: cell.start, x0, x1, box: cell.box, bold: cell.bold, address: cell.address, raw: cell.raw }
    const beside = cells.some(
      (other) =>
        other.row === cell.row && other.column > cell.column && /\d/.test(other.text) && other.text.length < 16,
    )
    const top = points && cell.box ? cell.box.y : cell.row
    const bottom = points && cell.box ? cell.box.y + cell.box.height : cell.row + 1
    const row = byRow.get(cell.row) ?? { index: byRow.size, cells: [], top, bottom }
    row.cells.push(...splitRun(cell.text, place, page.numberFormat, beside))
    row.top = Math.min(row.top, top)
    row.bottom = Math.max(row.bottom, bottom)
    byRow.set(cell.row, row)
  }
  for (const row of byRow.values()) row.cells.sort((a, b) => a.x0 - b.x0)
  const listed = countriesByCode(withoutMarkedFigures(withoutLetterMarks(withoutOrdinals([...byRow.values()])), page))
    .map((row) => headBesideUnit(row, page))
    .map(headOfNumbers)
    .map(bandsAreHeads)
    .map(bandsAreLabels)
    .map(wordsWithYears)
    .map(yearsAreHeads)
    .map(withoutCodes)
  const rows = page.kind === 'sheet' ? withoutReferences(listed, isNumberedForm(page)) : splitHeads(listed, page)
  rows.forEach((row, i) => {
    row.index = i
  })
  for (const row of rows) row.cells = row.cells.map((cell, i) => figureBesideUnit(cell, row.cells[i + 1], rows))
  for (const row of rows)
    row.cells = row.cells.filter((cell, i) =>
      cell.kind === 'text' &&
      ASIDE.test(cell.text.trim()) &&
      (row.cells[i - 1]?.kind === 'text' || row.cells[i - 1]?.kind === 'unit') &&
      row.cells[i + 1]?.kind === 'number'
        ? false
        : points
          ? !isFootnoteMark(cell, row.cells[i - 1], row.cells[i + 1], line)
          : !(MARKS.test(cell.text.trim()) && row.cells[i - 1]?.kind === 'text'),
    )
  return {
    kind: page.kind === 'sheet' ? 'sheet' : 'table',
    points,
    rows,
    title: table.title,
    headerRows: table.headerRows,
    line,
  }
}
