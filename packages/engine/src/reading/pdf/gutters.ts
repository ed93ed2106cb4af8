import { maxOf, minOf } from '../min-max.ts'
import type { WordRow } from './rows.ts'
import { crosses, type Separator } from './separators.ts'

/** A vertical strip without ink that runs through consecutive rows. */
export interface Gutter {
  left: number
  right: number
  first: number
  last: number
  /** Rows with ink left, right and on both sides of it. */
  leftRows: number
  rightRows: number
  /** Lines drawn across it directly above and below: it parts the cells of one table row. */
  ruled: boolean
  score: number
}

/** Gaps of a row that could belong to a gutter, the open ends included. */
function gapsOf(row: WordRow, left: number, right: number): [number, number][] {
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
export function guttersOf(rows: WordRow[], separators: Separator[]): Gutter[] {
  const left = minOf(rows.map((row) => row.left))
  const right = maxOf(rows.map((row) => row.right))
  const gaps = rows.map((row) => gapsOf(row, left, right))
  const found = new Map<string, Gutter>()
  for (let start = 0; start < rows.length; start++) {
    for (const [gapLeft, gapRight] of gaps[start] as [number, number][]) {
      // A gap at an open end is no gap between two things; another row shows the gutter if there is one.
      if (gapLeft < left || gapRight > right) continue
      const gutter = grow(rows, gaps, separators, start, gapLeft, gapRight)
      if (!gutter) continue
      const key = `${gutter.first}:${gutter.last}:${Math.round((gutter.left + gutter.right) / 8)}`
      if (!found.has(key)) found.set(key, gutter)
    }
  }
  // Columns whose lines never share a base line leave no gap inside a row; look between rows as well.
  for (const edge of edgesOf(rows, left, right)) {
    for (let start = 0; start < rows.length; start++) {
      const gutter = grow(rows, gaps, separators, start, edge[0], edge[1])
      if (!gutter) continue
      const key = `${gutter.first}:${gutter.last}:${Math.round((gutter.left + gutter.right) / 8)}`
      if (!found.has(key)) found.set(key, gutter)
      start = gutter.last
    }
  }
  return [...found.values()].sort((one, other) => other.score - one.score).slice(0, 12)
}

/** Strips that few rows cross, where rows to the left end and rows to the right begin. */
function edgesOf(rows: WordRow[], left: number, right: number): [number, number][] {
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

function grow(
  rows: WordRow[],
  gaps: [number, number][][],
  separators: Separator[],
  start: number,
  from: number,
  to: number,
): Gutter | null {
  let left = from
  let right = to
  let first = start
  let last = start
  const fits = (index: number): boolean => {
    const row = rows[index] as WordRow
    const narrowest = Math.max(7, Math.min(row.size, 14) * 0.8)
    let best: [number, number] | null = null
    for (const [gapLeft, gapRight] of gaps[index] as [number, number][]) {
      const low = Math.max(left, gapLeft)
      const high = Math.min(right, gapRight)
      if (high - low >= narrowest && (best === null || high - low > best[1] - best[0])) best = [low, high]
    }
    if (best === null) return false
    left = best[0]
    right = best[1]
    return true
  }
  const ruledAfter = (index: number): boolean => {
    const row = rows[index] as WordRow
    const next = rows[index + 1]
    return crosses(
      separators,
      left,
      right,
      row.base - row.size * 0.3,
      next ? next.base - next.size * 0.3 : row.base + 30,
    )
  }
  if (!fits(start)) return null
  while (last + 1 < rows.length && !ruledAfter(last) && fits(last + 1)) last++
  while (first > 0 && !ruledAfter(first - 1) && fits(first - 1)) first--
  const middle = (left + right) / 2
  let leftRows = 0
  let rightRows = 0
  for (let index = first; index <= last; index++) {
    const row = rows[index] as WordRow
    if (row.left < middle) leftRows++
    if (row.right > middle) rightRows++
  }
  if (Math.min(leftRows, rightRows) < 2) return null
  const top = rows[first] as WordRow
  const bottom = rows[last] as WordRow
  // In a table the text of the tallest cell stands close to the lines above and below.
  const reach = (row: WordRow): number => Math.max(16, row.size * 2)
  const ruled =
    crosses(separators, left, right, top.top - reach(top), top.base - top.size * 0.3) &&
    crosses(separators, left, right, bottom.base - bottom.size * 0.3, bottom.bottom + reach(bottom))
  const score = Math.min(leftRows, rightRows) + Math.min(right - left, 40) / 40
  return { left, right, first, last, leftRows, rightRows, ruled, score }
}
