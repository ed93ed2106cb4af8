import { type Row, rowOf, rowsOf } from './rows.ts'
import { isFigure, type Word } from './word.ts'

/** A vertical strip without ink that runs through consecutive rows. */
interface Gutter {
  left: number
  right: number
  first: number
  last: number
  /** Rows with ink left, right and on both sides of it. */
  leftRows: number
  rightRows: number
  score: number
}

const deepest = 12

/** A region of a page that is read as a whole: rows of one column, or of one table. */
export interface Region {
  rows: Row[]
}

/** Regions in reading order: columns of running text one after the other, the rows of a table together. */
export function regionsOf(words: Word[], depth = 0): Region[] {
  const rows = rowsOf(words)
  if (rows.length < 2 || depth >= deepest) return rows.length > 0 ? [{ rows }] : []
  for (const gutter of guttersOf(rows)) {
    const middle = (gutter.left + gutter.right) / 2
    const inside = rows.slice(gutter.first, gutter.last + 1)
    const left = inside.flatMap((row) => row.words.filter((word) => word.right <= middle + 0.01))
    const right = inside.flatMap((row) => row.words.filter((word) => word.right > middle + 0.01))
    if (!areColumns(rowsOf(left), rowsOf(right))) continue
    return [
      ...regionsOf(wordsOf(rows.slice(0, gutter.first)), depth + 1),
      ...regionsOf(left, depth + 1),
      ...regionsOf(right, depth + 1),
      ...regionsOf(wordsOf(rows.slice(gutter.last + 1)), depth + 1),
    ]
  }
  return [{ rows }]
}

function wordsOf(rows: Row[]): Word[] {
  return rows.flatMap((row) => row.words)
}

/** Gaps of a row that could belong to a gutter, the open ends included. */
function gapsOf(row: Row, left: number, right: number): [number, number][] {
  const gaps: [number, number][] = []
  let edge = left - 100
  for (const word of row.words) {
    if (word.left - edge >= Math.max(7, row.size * 0.8)) gaps.push([edge, word.left])
    edge = Math.max(edge, word.right)
  }
  gaps.push([edge, right + 100])
  return gaps
}

/** Possible gutters, best first. */
function guttersOf(rows: Row[]): Gutter[] {
  const left = Math.min(...rows.map((row) => row.left))
  const right = Math.max(...rows.map((row) => row.right))
  const gaps = rows.map((row) => gapsOf(row, left, right))
  const found = new Map<string, Gutter>()
  for (let start = 0; start < rows.length; start++) {
    for (const [gapLeft, gapRight] of gaps[start] as [number, number][]) {
      // A gap at an open end is no gap between two things; another row shows the gutter if there is one.
      if (gapLeft < left || gapRight > right) continue
      const gutter = grow(rows, gaps, start, gapLeft, gapRight)
      if (!gutter) continue
      const key = `${gutter.first}:${gutter.last}:${Math.round((gutter.left + gutter.right) / 8)}`
      if (!found.has(key)) found.set(key, gutter)
    }
  }
  // Columns whose lines never share a base line leave no gap inside a row; look between rows as well.
  for (const edge of edgesOf(rows, left, right)) {
    for (let start = 0; start < rows.length; start++) {
      const gutter = grow(rows, gaps, start, edge[0], edge[1])
      if (!gutter) continue
      const key = `${gutter.first}:${gutter.last}:${Math.round((gutter.left + gutter.right) / 8)}`
      if (!found.has(key)) found.set(key, gutter)
      start = gutter.last
    }
  }
  return [...found.values()].sort((one, other) => other.score - one.score).slice(0, 12)
}

/** Strips that few rows cross, where rows to the left end and rows to the right begin. */
function edgesOf(rows: Row[], left: number, right: number): [number, number][] {
  const step = 4
  const count = Math.ceil((right - left) / step)
  if (count < 4 || count > 2_000) return []
  const covered = new Array<number>(count).fill(0)
  for (const row of rows)
    for (const word of row.words) {
      const from = Math.max(0, Math.floor((word.left - left) / step))
      const to = Math.min(count - 1, Math.floor((word.right - left) / step))
      for (let index = from; index <= to; index++) covered[index] = (covered[index] ?? 0) + 1
    }
  const strips: [number, number][] = []
  const limit = Math.max(1, rows.length * 0.3)
  let from = -1
  for (let index = 0; index <= count; index++) {
    const open = index < count && (covered[index] ?? 0) <= limit
    if (open && from < 0) from = index
    if (!open && from >= 0) {
      if ((index - from) * step >= 8 && from > 0 && index < count)
        strips.push([left + from * step, left + index * step])
      from = -1
    }
  }
  return strips
}

function grow(rows: Row[], gaps: [number, number][][], start: number, from: number, to: number): Gutter | null {
  let left = from
  let right = to
  let first = start
  let last = start
  const narrowest = (row: Row): number => Math.max(7, Math.min(row.size, 14) * 0.8)
  const fits = (index: number): boolean => {
    let best: [number, number] | null = null
    for (const [gapLeft, gapRight] of gaps[index] as [number, number][]) {
      const low = Math.max(left, gapLeft)
      const high = Math.min(right, gapRight)
      if (high - low >= narrowest(rows[index] as Row) && (best === null || high - low > best[1] - best[0]))
        best = [low, high]
    }
    if (best === null) return false
    left = best[0]
    right = best[1]
    return true
  }
  if (!fits(start)) return null
  while (last + 1 < rows.length && fits(last + 1)) last++
  while (first > 0 && fits(first - 1)) first--
  const middle = (left + right) / 2
  let leftRows = 0
  let rightRows = 0
  let firstBoth = -1
  let lastBoth = -1
  for (let index = first; index <= last; index++) {
    const row = rows[index] as Row
    const hasLeft = row.left < middle
    const hasRight = row.right > middle
    if (hasLeft) leftRows++
    if (hasRight) rightRows++
    if (hasRight && hasLeft) {
      if (firstBoth < 0) firstBoth = index
      lastBoth = index
    }
  }
  void firstBoth
  void lastBoth
  const score = Math.min(leftRows, rightRows) + Math.min(right - left, 40) / 40
  if (Math.min(leftRows, rightRows) < 2) return null
  return { left, right, first, last, leftRows, rightRows, score }
}

interface Side {
  rows: Row[]
  width: number
  /** Share of rows that hold a figure standing alone. */
  data: number
  /** Share of rows that fill the width with words. */
  filled: number
  wordsPerRow: number
}

function sideOf(rows: Row[]): Side {
  const left = Math.min(...rows.map((row) => row.left))
  const right = Math.max(...rows.map((row) => row.right))
  const width = Math.max(1, right - left)
  let data = 0
  let filled = 0
  let words = 0
  for (const row of rows) {
    words += row.words.length
    if (holdsData(row)) data++
    if ((row.right - row.left) / width > 0.7 && row.words.length >= 3) filled++
  }
  return { rows, width, data: data / rows.length, filled: filled / rows.length, wordsPerRow: words / rows.length }
}

/** Whether some figure stands alone in the row: nothing else within the width of a column's gap. */
function holdsData(row: Row): boolean {
  const { words } = row
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word
    if (!isFigure(word.text)) continue
    const before = words[index - 1]
    const after = words[index + 1]
    const gap = row.size * 0.9
    if (
      (!before || word.left - before.right > gap) &&
      (!after || after.left - word.right > gap || isFigure(after.text))
    )
      return true
    if (words.every((one) => isFigure(one.text))) return true
  }
  return false
}

/** Whether both sides of a gutter are text of their own, rather than cells of one table. */
function areColumns(leftRows: Row[], rightRows: Row[]): boolean {
  if (leftRows.length === 0 || rightRows.length === 0) return false
  const left = sideOf(leftRows)
  const right = sideOf(rightRows)
  const fewer = leftRows.length <= rightRows.length ? leftRows : rightRows
  const more = fewer === leftRows ? rightRows : leftRows
  let level = 0
  for (const row of fewer) if (more.some((other) => Math.abs(other.base - row.base) < row.size * 0.35)) level++
  const aligned = level / fewer.length
  const prose = (side: Side): boolean => side.rows.length >= 3 && side.filled >= 0.55 && side.wordsPerRow >= 4
  if (prose(left) && prose(right)) return true
  const longProse = (side: Side): boolean => side.rows.length >= 5 && side.filled >= 0.65 && side.wordsPerRow >= 5.5
  if (longProse(left) && right.data < 0.9 && aligned < 0.85) return true
  if (longProse(right) && left.data < 0.9 && aligned < 0.85) return true
  if (right.data > 0.3 || left.data > 0.3) return aligned < 0.4
  return aligned < 0.6
}

/** Rows with the words of each put in order again. */
export function rowsOfRegion(region: Region): Row[] {
  return region.rows.map((row) => rowOf(row.words))
}
