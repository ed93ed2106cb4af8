import type { GridCell } from './cells.ts'
import type { Grid, GridRow } from './grid.ts'
import { withGroups } from './grouped-heads.ts'
import { isDataRow } from './labels.ts'
import { foldLabel } from './text.ts'
import { unitInLabel } from './units.ts'
import { headerYear, yearIn } from './years.ts'

/** What stands above a figure. */
export interface ColumnHeader {
  /** Folded words of the header cells, topmost first, years and units included. */
  words: string[]
  year: number | null
}

/** The header of a stretch of rows. */
export interface HeaderBlock {
  rows: GridRow[]
  /** Words in the header above the labels, such as the name of the table or a unit that holds for all. */
  corner: string[]
  /** Short lines directly above the header. */
  title: string[]
  /** The only year of the header, where it stands over the labels: `31 Dec 2024 | Austria | Group`. */
  dated: number | null
  /** The x at which the value columns begin. */
  from: number
}

const centre = (cell: { x0: number; x1: number }): number => (cell.x0 + cell.x1) / 2
const figures = (row: GridRow): GridCell[] =>
  row.cells.filter((cell) => cell.kind === 'number' || cell.kind === 'null' || cell.kind === 'answer')

/** A row whose first figure column holds a year stands for that year: `2023 | 12,056 | 48.38`. */
export function isYearRow(row: GridRow, yearColumns: number[] = []): boolean {
  const at = row.cells.findIndex((cell) => cell.kind === 'year')
  const year = row.cells[at]
  if (!year || row.cells[at + 1]?.kind !== 'number') return false
  // Words further left are remarks in the margin when other rows begin with their year at this place.
  return (
    at === 0 ||
    (row.cells.slice(0, at).every((cell) => cell.kind === 'text') && yearColumns.some((x) => Math.abs(x - year.x0) < 4))
  )
}

/** A row that says nothing but a unit. */
export const isUnitRow = (row: GridRow): boolean =>
  row.cells.length > 0 && row.cells.every((cell) => cell.kind === 'unit')

/** Where rows that begin with a year have it. */
export function yearColumnsOf(rows: GridRow[]): number[] {
  return rows.filter((row) => isYearRow(row)).map((row) => row.cells[0]?.x0 ?? 0)
}

/** `Number of employees (head count) 2025`: a head may be long where it ends with its year. */
const ENDS_WITH_YEAR = /(?<![\d.,/-])(?:19|20)\d{2}(?:\/\d{2,4})?\)?$/

const yearOf = (cell: GridCell): number | null =>
  cell.year ??
  headerYear(cell.folded.trim(), cell.box !== null) ??
  (cell.text.length <= (ENDS_WITH_YEAR.test(cell.text.trim()) ? 60 : 28) ? yearIn(foldLabel(cell.text)) : null)

function headerRowsAbove(
  pending: GridRow[],
  row: GridRow,
  labelEdge: number,
  from: number,
  layout: boolean,
  known: boolean,
): { header: GridRow[]; rest: GridRow[] } {
  let cut = pending.length
  for (let i = pending.length - 1; i >= 0; i--) {
    const candidate = pending[i]
    if (!candidate) break
    const below = pending[i + 1] ?? row
    if (layout && below.top - candidate.bottom > (row.bottom - row.top) * 3.6) break
    const lone = !layout && candidate.cells.length === 1 && row.cells.length > 1 ? candidate.cells[0] : undefined
    // A line that begins left of the figures and is merged over their columns names the rows below it.
    const merged = lone?.kind === 'text' && lone.x0 < from - 0.5 && lone.x1 > from
    const section = merged || lone?.x0 === 0
    const years = candidate.cells.some((cell) => yearOf(cell) !== null && cell.x0 >= labelEdge && !section)
    const above = (cell: GridCell): boolean =>
      !section &&
      figures(row).some((value) => Math.min(cell.x1, value.x1) > Math.max(cell.x0, value.x0) - (layout ? 4 : 0))
    const over = known
      ? candidate.cells.some(
          (cell) => cell.kind === 'text' && cell.x0 > labelEdge && cell.text.length < 90 && above(cell),
        )
      : !merged &&
        candidate.cells.some(
          (cell) => cell.x0 > labelEdge && centre(cell) >= from - (from - labelEdge) * 0.25 && cell.text.length < 90,
        )
    if (!years && !over) {
      // A lone label line between the header and the first row is a section row; headers may stand above it.
      if (i === pending.length - 1 && candidate.cells.length === 1) {
        const higher = headerRowsAbove(pending.slice(0, i), candidate, labelEdge, from, layout, known)
        if (higher.header.length) return higher
      }
      break
    }
    cut = i
    if (pending.length - cut >= 6) break
  }
  return { header: pending.slice(cut), rest: pending.slice(0, cut) }
}

/** Short texts of rows that head a table or a part of it, cell by cell. */
function wordsOf(rows: GridRow[]): string[] {
  return rows
    .flatMap((row) =>
      row.cells
        .filter((cell) => cell.kind === 'text' || cell.kind === 'unit' || cell.kind === 'year')
        .map((cell) => foldLabel(cell.text)),
    )
    .filter((text) => text.length > 1 && text.length < 160)
}

/** In a form a figure such as 2000 beside a long question is an answer, not the head of a column. */
function countsLikeYear(grid: Grid, row: GridRow): boolean {
  const [question, answer, more] = row.cells
  return (
    grid.kind === 'sheet' &&
    (more === undefined || (more.kind === 'text' && row.cells.length === 3)) &&
    question?.kind === 'text' &&
    question.text.trim().split(/\s+/).length >= 5 &&
    answer?.kind === 'year' &&
    /^\d{4}$/.test(answer.text.trim())
  )
}

/** `B1.3`, `C4`, `2.1a)`: the number of a row in a form. */
const ROW_NUMBER = /^(?:[A-Z]{1,2}[ -]?\d{1,2}|\d{1,2}(?=\.\d))(?:[.-]\d{1,2})*\.?[a-z]?\)?$/
const ANSWER = /^(?:yes|no|none|not applicable|ja|nein|keine?|entfällt)\b|\p{Ll}{2}\.$/iu

/** The cells of a row without the number that a form gives it. */
export function unnumbered({ cells }: GridRow): GridCell[] {
  return ROW_NUMBER.test(cells[0]?.text.trim() ?? '') ? cells.slice(1) : cells
}

/** Rows of questions that are answered in words: those of a numbered series, and those that ask. They head nothing. */
function answeredInWords(rows: GridRow[]): Set<GridRow> {
  const numbered = rows.filter((row) => unnumbered(row) !== row.cells)
  const answered = rows.filter((row) => {
    const [question, answer, more] = unnumbered(row)
    if (!question || !answer || more || yearOf(answer) !== null) return false
    return question.text.trim().endsWith('?') || ANSWER.test(answer.text.trim())
  })
  return new Set([...(numbered.length >= 3 ? numbered : []), ...answered])
}

function datedBy(cells: readonly GridCell[], left: (cell: GridCell) => boolean): number | null {
  const years = cells.filter((cell) => yearOf(cell) !== null)
  const [only, other] = years
  return only?.kind === 'year' && !other && left(only) ? yearOf(only) : null
}

/** Finds for every row of figures the header that holds for it. */
export function headerBlocks(grid: Grid): Map<number, HeaderBlock> {
  const blocks = new Map<number, HeaderBlock>()
  let current: HeaderBlock | null = null
  let pending: GridRow[] = []
  let last: GridRow | null = null
  let recent: string[] = []
  const yearColumns = yearColumnsOf(grid.rows)
  const answered = answeredInWords(grid.rows)
  for (const row of grid.rows) {
    const gap = last ? row.top - last.bottom : 0
    if (grid.kind === 'layout' && (gap > grid.line * 9 || row.heading)) {
      current = null
      pending = []
    }
    if (!isDataRow(row) && !isYearRow(row, yearColumns)) {
      // A row with a mark for nothing is a row of the table, whatever else stands in it.
      const heads = current === null || grid.kind === 'layout' || !row.cells.some((cell) => cell.kind === 'null')
      if (heads && !answered.has(row) && !countsLikeYear(grid, row)) pending.push(row)
      last = row
      continue
    }
    const values = figures(row)
    const from = Math.min(...values.map((cell) => cell.x0))
    // Units in a row of their own, `in %` or `MWh`, hold for the rows below them under the same heads.
    const units: GridRow | undefined = grid.kind === 'layout' || !current ? undefined : pending.findLast(isUnitRow)
    const held = current as HeaderBlock | null
    if (units && held) {
      current = { ...held, rows: [...held.rows.filter((line) => !isUnitRow(line)), units] }
      pending = pending.filter((line) => line !== units)
    }
    const label = row.cells.find((cell) => cell.kind === 'text' || cell.kind === 'year')
    const labelEdge = label && label.x0 < from ? label.x0 + (grid.points ? 2 : 0.01) : from - (grid.points ? 60 : 0.5)
    const { header, rest } = headerRowsAbove(pending, row, labelEdge, from, grid.kind === 'layout', current !== null)
    if (grid.kind !== 'layout') recent = [...recent, ...wordsOf(rest)].slice(-6)
    if (header.length) {
      const top = header[0]
      const left = (cell: GridCell): boolean => (grid.points ? cell.x1 <= from : cell.x0 < from - 0.5)
      current = {
        rows: header,
        corner: header.flatMap((line) =>
          // `Waste 2024 in t` names the table and not a column.
          line.cells
            .filter((cell) => left(cell) && (yearOf(cell) === null || cell.kind === 'text'))
            .map((cell) => foldLabel(cell.text)),
        ),
        title:
          grid.kind === 'layout'
            ? wordsOf(rest.slice(-3).filter((line) => top && top.top - line.bottom < grid.line * 5))
            : recent,
        dated:
          grid.kind === 'layout'
            ? null
            : datedBy(
                header.flatMap(({ cells }) => cells),
                left,
              ),
        from,
      }
    } else if (
      rest.length >= 3 &&
      grid.kind === 'layout' &&
      rest.some((line) => line.cells[0] && line.cells[0].text.length > 70)
    )
      current = null
    if (!current && (rest.length || recent.length)) {
      const title = grid.kind === 'layout' ? wordsOf(rest.slice(-2)) : recent
      blocks.set(row.index, { rows: [], corner: [], title, dated: null, from })
    }
    if (current) blocks.set(row.index, current)
    pending = []
    last = row
  }
  return blocks
}

function nearest(cell: GridCell, row: GridRow, pitch: number, labelEdge: number, points: boolean): GridCell | null {
  let best: GridCell | null = null
  let least = Number.POSITIVE_INFINITY
  for (const head of row.cells) {
    if (head.x0 < labelEdge && yearOf(head) === null) continue
    if (head.text.length > 70) continue
    const overlap = Math.min(head.x1, cell.x1) - Math.max(head.x0, cell.x0)
    const distance =
      overlap > 0
        ? -1 + Math.abs(centre(head) - centre(cell)) / 1e4
        : Math.min(Math.abs(centre(head) - centre(cell)), Math.abs(head.x1 - cell.x1), Math.abs(head.x0 - cell.x0))
    if (distance < least) {
      least = distance
      best = head
    }
  }
  return least <= (points ? pitch : 0) ? best : null
}

/** Figures at the ends of bars belong to the header that begins left of them, however long the bar is. */
export function barHeaders(values: GridCell[], block: HeaderBlock | undefined): string[] {
  const heads = (block?.rows ?? []).flatMap((row) => row.cells.filter((cell) => cell.kind !== 'year'))
  return values.map((value) => {
    const begun = heads.filter((head) => head.x0 <= value.x0 + 2)
    const last = Math.max(...begun.map((head) => head.x0))
    return begun
      .filter((head) => head.x0 >= last - 12)
      .map((head) => foldLabel(head.text))
      .join(' ')
  })
}

/** More columns or points than any table has, and still a number to reckon with. */
const WIDE = 1000

/** Above the lowest head a unit stands for the empty cells right of it as well, merged or not. */
function spread(row: GridRow, block: HeaderBlock): GridRow {
  if (row === block.rows[block.rows.length - 1]) return row
  const cells = row.cells.map((cell, i) =>
    cell.x0 < block.from - 0.5 || !unitInLabel(cell.folded)
      ? cell
      : { ...cell, x1: (row.cells[i + 1]?.x0 ?? cell.x1 + WIDE) - 0.1 },
  )
  return { ...row, cells }
}

/** The header words and the year above each figure of a row, in the order of `values`. */
export function columnHeaders(grid: Grid, values: GridCell[], block: HeaderBlock | undefined): ColumnHeader[] {
  if (!block) return values.map(() => ({ words: [], year: null }))
  const centres = values.map(centre)
  const pitches = centres.slice(1).map((x, i) => x - (centres[i] ?? 0))
  const pitch = pitches.length ? Math.max(Math.min(...pitches), grid.points ? 12 : 0.9) * 0.75 : grid.points ? 70 : 0.9
  const edge = Math.min(block.from, ...values.map((value) => value.x0)) - (grid.points ? 130 : 0.6)
  const repeated = yearsOverRepeatedHeads(values, block)
  const grouped = yearsOverGroups(block)
  const headers = values.map((value, i) => {
    const words: string[] = []
    let over: number | null = null
    let beside: number | null = null
    for (const row of block.rows.map((row) => (grid.points ? row : spread(row, block)))) {
      const years = row.cells.filter((cell) => yearOf(cell) !== null)
      const heads = row.cells.filter((cell) => cell.kind !== 'null').length
      const level = row.index === block.rows[block.rows.length - 1]?.index ? 1 : heads > 1 ? 1.6 : 0.4
      let head = nearest(value, row, pitch * level, edge, grid.points)
      // As many years as figures belong to them in order, wherever the cells were cut; columns of a real table are sure.
      const cut = grid.points || !head || [...row.cells, ...values].some((cell) => !Number.isInteger(cell.x0))
      if (cut && years.length === values.length && years.length > 1) head = years[i] ?? head
      if (!head) continue
      const covers = Math.min(head.x1, value.x1) > Math.max(head.x0, value.x0)
      if (yearOf(head) === null || covers || !words.some((word) => yearIn(word) !== null))
        words.push(foldLabel(head.text))
      if (covers) over = yearOf(head) ?? over
      else beside = yearOf(head) ?? beside
    }
    return { words, year: repeated?.[i] ?? grouped?.(value) ?? over ?? beside }
  })
  return withGroups(headers)
}

/** Years that stand over the same heads again and again (`2024: women, men, total · 2023: women, men, total`), wherever they begin. */
function yearsOverRepeatedHeads(values: GridCell[], block: HeaderBlock): number[] | null {
  const lowest = block.rows[block.rows.length - 1]
  const upper = block.rows.slice(0, -1).findLast((row) => row.cells.filter((cell) => yearOf(cell) !== null).length > 1)
  if (!lowest || !upper) return null
  const years = upper.cells.flatMap((cell) => yearOf(cell) ?? [])
  const heads = lowest.cells.filter((cell) => cell.x1 > block.from - 4).slice(-values.length)
  const each = values.length / years.length
  if (!Number.isInteger(each) || each < 2 || heads.length !== values.length) return null
  const names = heads.map((head) => foldLabel(head.text))
  if (names.some((name, i) => name !== names[i % each]) || new Set(names).size !== each) return null
  return values.map((_, i) => years[Math.floor(i / each)] ?? 0)
}

/** More heads or years are compared by place alone. */
const [MOST_HEADS, MOST_YEARS] = [12, 4]

/** The ways to cut a list of heads into as many stretches as there are years, as the ends of the stretches. */
function cuts(heads: number, stretches: number): number[][] {
  if (stretches === 1) return [[heads]]
  const ways: number[][] = []
  for (let end = stretches - 1; end < heads; end++)
    for (const rest of cuts(end, stretches - 1)) ways.push([...rest, heads])
  return ways
}

/**
 * `FY25: UK, rest, group · FY24: group`: years over unlike numbers of columns. The same head does not stand twice below one year;
 * where that leaves one way to share the columns out, it is told by it.
 */
function yearsOverGroups(block: HeaderBlock): ((value: GridCell) => number | null) | null {
  const lowest = block.rows[block.rows.length - 1]
  const upper = block.rows.slice(0, -1).findLast((row) => row.cells.filter((cell) => yearOf(cell) !== null).length > 1)
  if (!lowest || !upper) return null
  const years = upper.cells.filter((cell) => cell.x1 > block.from - 4 || yearOf(cell) !== null)
  const heads = lowest.cells.filter((cell) => cell.x1 > block.from - 4)
  const names = heads.map((head) => foldLabel(head.text))
  if (years.some((cell) => yearOf(cell) === null) || years.length > MOST_YEARS || heads.length > MOST_HEADS) return null
  if (years.length >= heads.length || new Set(names).size === names.length) return null
  const ways = cuts(heads.length, years.length).filter((ends) =>
    ends.every((end, i) => {
      const [from, year] = [ends[i - 1] ?? 0, years[i]]
      const below = heads.slice(from, end)
      const over = year ? centre(year) : Number.NaN
      return (
        new Set(names.slice(from, end)).size === below.length &&
        over > (below[0]?.x0 ?? 0) - 15 &&
        over < (below[below.length - 1]?.x1 ?? 0) + 15
      )
    }),
  )
  const [way, other] = ways
  if (!way || other) return null
  return (value) => {
    const apart = heads.map((head) => Math.abs(centre(head) - centre(value)))
    const at = apart.indexOf(Math.min(...apart))
    const year = years[way.findIndex((end) => at < end)]
    return year ? yearOf(year) : null
  }
}
