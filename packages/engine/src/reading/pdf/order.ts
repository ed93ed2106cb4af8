import { type Gutter, guttersOf } from './gutters.ts'
import { rowsOf, type WordRow } from './rows.ts'
import type { Separator } from './separators.ts'
import { areColumns } from './sides.ts'
import type { Word } from './word.ts'

const deepest = 12

/** A region of a page that is read as a whole: rows of one column, or of one table. */
export interface Region {
  rows: WordRow[]
}

/** Regions in reading order: columns of running text one after the other, the rows of a table together. */
export function regionsOf(words: Word[], separators: Separator[], depth = 0): Region[] {
  const rows = rowsOf(words)
  if (rows.length < 2 || depth >= deepest) return rows.length > 0 ? [{ rows }] : []
  for (const gutter of guttersOf(rows, separators)) {
    if (gutter.ruled) continue
    const middle = (gutter.left + gutter.right) / 2
    const columns = columnsWithin(rows, gutter, middle)
    if (!columns) continue
    const inside = rows.slice(columns.first, columns.last + 1)
    return [
      ...regionsOf(wordsOf(rows.slice(0, columns.first)), separators, depth + 1),
      ...regionsOf(leftOf(inside, middle), separators, depth + 1),
      ...regionsOf(rightOf(inside, middle), separators, depth + 1),
      ...regionsOf(wordsOf(rows.slice(columns.last + 1)), separators, depth + 1),
    ]
  }
  return [{ rows }]
}

function wordsOf(rows: WordRow[]): Word[] {
  return rows.flatMap((row) => row.words)
}

function leftOf(rows: WordRow[], middle: number): Word[] {
  return rows.flatMap((row) => row.words.filter((word) => word.right <= middle + 0.01))
}

function rightOf(rows: WordRow[], middle: number): Word[] {
  return rows.flatMap((row) => row.words.filter((word) => word.right > middle + 0.01))
}

/** Rows between two strips of white that run over the whole width. */
interface Strip {
  first: number
  last: number
  columns: boolean
  /** Ink on one side only. */
  oneSided: boolean
}

/**
 * The rows along a gutter that are columns of text. White strips over the whole width part them from a table above or a
 * new section below that happens to leave the gutter free as well.
 */
function columnsWithin(rows: WordRow[], gutter: Gutter, middle: number): { first: number; last: number } | null {
  const parts = partsOf(rows, gutter, middle)
  const best = longestRun(parts)
  const from = parts[best?.from ?? 0]
  const to = parts[best?.to ?? parts.length - 1]
  if (!from || !to) return null
  const run = trimmed(rows, parts, best ?? { from: 0, to: parts.length - 1 }, middle)
  const inside = rows.slice(run.first, run.last + 1)
  const left = rowsOf(leftOf(inside, middle))
  const right = rowsOf(rightOf(inside, middle))
  if (left.length < 2 || right.length < 2) return null
  return best || areColumns(left, right) ? run : null
}

function partsOf(rows: WordRow[], gutter: Gutter, middle: number): Strip[] {
  const parts: Strip[] = []
  let first = gutter.first
  for (let index = gutter.first; index <= gutter.last; index++) {
    const row = rows[index] as WordRow
    const next = index < gutter.last ? rows[index + 1] : undefined
    if (next && next.top - row.bottom <= Math.min(row.size, next.size) * 0.8) continue
    const inside = rows.slice(first, index + 1)
    const left = rowsOf(leftOf(inside, middle))
    const right = rowsOf(rightOf(inside, middle))
    const oneSided = left.length === 0 || right.length === 0
    const columns = !oneSided && Math.min(left.length, right.length) >= 2 && areColumns(left, right)
    parts.push({ first, last: index, columns, oneSided })
    first = index + 1
  }
  return parts
}

/** The most rows of parts in sequence that are columns, or stand between two that are. */
function longestRun(parts: Strip[]): { from: number; to: number } | null {
  let best: { from: number; to: number } | null = null
  let most = 0
  for (let from = 0; from < parts.length; from++) {
    if (!parts[from]?.columns) continue
    let to = from
    for (let index = from + 1; index < parts.length; index++) {
      const part = parts[index] as Strip
      if (part.columns) to = index
      else if (!part.oneSided && part.last > part.first) break
    }
    // The end of a longer column, and what stands above a shorter one, belong to them.
    while (parts[to + 1]?.oneSided) to++
    let start = from
    // A row of two headings stands above two columns.
    while (parts[start - 1]?.oneSided || isHeads(parts[start - 1])) start--
    const size = (parts[to] as Strip).last - (parts[start] as Strip).first
    if (size > most) {
      most = size
      best = { from: start, to }
    }
    from = to
  }
  return best
}

function isHeads(part: Strip | undefined): boolean {
  return part !== undefined && part.last - part.first <= 1
}

/** Leaves out headings of a new section at the end, and rows that belong to what crosses the gutter above or below. */
function trimmed(
  rows: WordRow[],
  parts: Strip[],
  run: { from: number; to: number },
  middle: number,
): { first: number; last: number } {
  let { first } = parts[run.from] as Strip
  let { last } = parts[run.to] as Strip
  const size = median(rows.slice(first, last + 1).map((row) => row.size))
  for (let index = run.from + 1; index <= run.to; index++) {
    const part = parts[index] as Strip
    const row = rows[part.first] as WordRow
    if (part.oneSided && row.right < middle && isHead(row, size) && sides(rows, first, part.first - 1, middle)) {
      last = part.first - 1
      break
    }
  }
  const closing = parts.find((part) => part.last === last)
  const next = rows[last + 1]
  const end = rows[last] as WordRow
  const adjoins = next !== undefined && next.top - end.bottom <= Math.min(next.size, end.size) * 0.8
  if (closing && adjoins && !closing.columns && closing.first > first && closing.last - closing.first < 3)
    last = closing.first - 1
  const opening = parts.find((part) => part.first === first)
  const before = rows[first - 1]
  const start = rows[first] as WordRow
  const joins = before !== undefined && start.top - before.bottom <= Math.min(before.size, start.size) * 0.8
  if (
    opening &&
    joins &&
    !opening.columns &&
    !opening.oneSided &&
    opening.last < last &&
    opening.last - opening.first < 3
  )
    first = opening.last + 1
  return { first, last }
}

function sides(rows: WordRow[], first: number, last: number, middle: number): boolean {
  const inside = rows.slice(first, last + 1)
  return inside.some((row) => row.left < middle) && inside.some((row) => row.right > middle)
}

function isHead(row: WordRow, size: number): boolean {
  return row.size >= size * 1.12 || (row.words.length <= 10 && row.words.every((word) => word.bold))
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0
}
