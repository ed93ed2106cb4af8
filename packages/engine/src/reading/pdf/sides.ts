import { maxOf, minOf } from '../min-max.ts'
import type { WordRow } from './rows.ts'
import { isBullet, isFigure, type Word } from './word.ts'

interface Side {
  rows: WordRow[]
  /** Share of rows that hold a figure standing alone. */
  data: number
  /** Share of those that begin with the figure. */
  bare: number
  /** Share of rows that fill the width with words. */
  filled: number
  wordsPerRow: number
}

function sideOf(rows: WordRow[]): Side {
  const left = minOf(rows.map((row) => row.left))
  const right = maxOf(rows.map((row) => row.right))
  const width = Math.max(1, right - left)
  let data = 0
  let bare = 0
  let filled = 0
  let words = 0
  for (const row of rows) {
    words += row.words.length
    const at = figureAt(row)
    if (at >= 0) data++
    if (at === 0) bare++
    if ((row.right - row.left) / width > 0.7 && row.words.length >= 3) filled++
  }
  return {
    rows,
    data: data / rows.length,
    bare: bare / Math.max(1, data),
    filled: filled / rows.length,
    wordsPerRow: words / rows.length,
  }
}

/** Index of the first word that is a figure standing alone, with nothing else within the width of a column's gap. */
function figureAt(row: WordRow): number {
  const { words } = row
  const gap = row.size * 0.9
  const far = (index: number): boolean => {
    const one = words[index]
    const next = words[index + 1]
    return !one || !next || next.left - one.right > gap
  }
  for (let index = 0; index < words.length; index++) {
    if (!isFigure((words[index] as Word).text)) continue
    const after = words[index + 1]
    if ((index === 0 || far(index - 1)) && (far(index) || (after && isFigure(after.text)))) return index
  }
  return -1
}

const prose = (side: Side): boolean =>
  side.rows.length >= 3 && side.filled >= 0.55 && side.wordsPerRow >= 4 && side.data < 0.5
const longProse = (side: Side): boolean => side.rows.length >= 5 && side.filled >= 0.65 && side.wordsPerRow >= 5.5

/** Whether lines begin with bullets: two lists side by side are read one after the other. */
function listed(rows: WordRow[]): boolean {
  const starts = rows.filter((row) => {
    const [first, second] = row.words
    if (!first) return false
    return (
      isBullet(first.text) || (/^\d{1,2}[.)]?$/.test(first.text) && second !== undefined && /^\p{L}/u.test(second.text))
    )
  }).length
  return starts >= 1 && starts >= rows.length * 0.3
}

/** A large figure or word with small text below it. */
function tiled(rows: WordRow[]): boolean {
  const [first, ...others] = rows
  return (
    first !== undefined &&
    others.length >= 1 &&
    others.length <= 6 &&
    others.every((row) => first.size >= row.size * 1.35)
  )
}

/** Lines that go on from the line before, as wrapped text does and labels do not. */
function wraps(rows: WordRow[]): boolean {
  const going = rows.slice(1).filter((row) => /^[\p{Ll}(]/u.test((row.words[0] as Word).text)).length
  return going >= 2 && going >= (rows.length - 1) * 0.35
}

/** A table of its own: its rows begin with labels, which differ. */
function labelled(side: Side): boolean {
  const labels = side.rows.filter((row) => figureAt(row) > 0).map((row) => (row.words[0] as Word).text)
  const letters = labels.reduce((sum, label) => sum + label.length, 0) / Math.max(1, labels.length)
  return (
    labels.length >= 2 &&
    side.data > 0.4 &&
    side.bare < 0.4 &&
    letters >= 4 &&
    new Set(labels).size > labels.length * 0.6
  )
}

/** Whether both sides are text of one kind, each complete in itself. */
function alike(left: Side, right: Side): boolean {
  return (
    (prose(left) && prose(right)) ||
    (listed(left.rows) && listed(right.rows)) ||
    (tiled(left.rows) && tiled(right.rows)) ||
    (labelled(left) && labelled(right)) ||
    (left.data === 0 && right.data === 0 && wraps(left.rows) && wraps(right.rows))
  )
}

/** Share of the rows of the shorter side that stand level with rows of the other. */
function levelShare(shorter: WordRow[], longer: WordRow[]): number {
  let level = 0
  for (const row of shorter) if (longer.some((other) => Math.abs(other.base - row.base) < row.size * 0.35)) level++
  return level / shorter.length
}

/** Whether both sides of a gutter are text of their own, rather than cells of one table. */
export function areColumns(leftRows: WordRow[], rightRows: WordRow[]): boolean {
  if (leftRows.length === 0 || rightRows.length === 0) return false
  const left = sideOf(leftRows)
  const right = sideOf(rightRows)
  if (alike(left, right)) return true
  // Figures without labels of their own belong to the labels on the other side.
  if (right.data > 0.5 && right.bare > 0.6 && !longProse(left)) return false
  if (left.data > 0.5 && left.bare > 0.6 && !longProse(right)) return false
  const [shorter, longer] = leftRows.length <= rightRows.length ? [leftRows, rightRows] : [rightRows, leftRows]
  const aligned = levelShare(shorter, longer)
  if (longProse(left) && right.data < 0.9 && aligned < 0.85) return true
  if (longProse(right) && left.data < 0.9 && aligned < 0.85) return true
  if (right.data > 0.3 || left.data > 0.3) return aligned < 0.4
  // A few short lines side by side are rather the head of a table than columns.
  return aligned < 0.6 && shorter.length >= 3
}
