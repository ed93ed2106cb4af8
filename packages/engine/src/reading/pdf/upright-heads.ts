import { type Area, areaOf, type Matrix } from './geometry.ts'
import { rowsOf } from './rows.ts'
import type { Word } from './word.ts'

/** A head has no more words, and letters; what is longer is a text beside a table. */
const most = { words: 5, letters: 40 }
/** How far below a head its column begins, and how evenly heads end or begin, in sizes of their letters. */
const reach = 6
const even = 1.5

/** Some words of a line that is written up or down a page, with where they stand on it. */
interface Run {
  words: Word[]
  area: Area
}

/** Where a word stands on the page as it is shown; its own coordinates are those of its direction. */
function areaOn({ angle, left, top, right, bottom }: Word): Area {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const matrix: Matrix = [cos, sin, -sin, cos, 0, 0]
  return areaOf(matrix, left, top, right, bottom)
}

function around(areas: Area[]): Area {
  return areas.reduce((one, other) => ({
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }))
}

function runsOf(words: Word[]): Run[] {
  const runs: Word[][] = []
  for (const row of rowsOf(words)) {
    let open: Word[] = []
    for (const word of row.words) {
      const before = open.at(-1)
      if (before && word.left - before.right > word.size) {
        runs.push(open)
        open = []
      }
      open.push(word)
    }
    runs.push(open)
  }
  return runs.map((own) => ({ words: own, area: around(own.map(areaOn)) }))
}

/**
 * Heads of columns that are written up or down the page, as words of the row that they head: several beside each other that end
 * at one height, each above words of a column.
 * @param frames the words of each other direction, which lose those that are heads
 */
export function headsUpright(upright: Word[], frames: Word[][]): Word[] {
  const heads: Word[] = []
  for (const frame of frames) {
    const angle = frame[0]?.angle ?? 0
    if (Math.abs(angle - 90) > 3 && Math.abs(angle - 270) > 3) continue
    const runs = runsOf(frame).filter((run) => isShort(run) && figuresBelow(run, upright).length > 0)
    const rows = runs.map((run) => runs.filter((other) => areEven(run, other)))
    const row = rows.reduce<Run[]>((longest, one) => (one.length > longest.length ? one : longest), [])
    if (row.length < 2) continue
    const base = baseAbove(row, upright)
    lower(upright, row, base)
    for (const run of row) {
      heads.push(headOf(run, base))
      for (const word of run.words) frame.splice(frame.indexOf(word), 1)
    }
  }
  return heads
}

/** Where heads stand: right above the figures, however high the row is for their letters. */
function baseAbove(row: Run[], upright: Word[]): number {
  const tops = row.flatMap((run) => figuresBelow(run, upright).map(({ top }) => top))
  const size = row[0]?.words[0]?.size ?? 0
  return tops.reduce((least, top) => Math.min(least, top), Number.POSITIVE_INFINITY) - size * 0.45
}

/** The head of the labels stands somewhere in the same high row, and goes with the others. */
function lower(upright: Word[], row: Run[], base: number): void {
  const { left, top, bottom } = around(row.map(({ area }) => area))
  for (const word of upright) {
    const isBeside = word.right <= left && word.base > top && word.top < bottom + word.size
    if (!isBeside || word.base >= base) continue
    const down = base - word.base
    word.base = base
    word.top += down
    word.bottom += down
  }
}

const isShort = ({ words }: Run): boolean =>
  words.length <= most.words && words.reduce((sum, { text }) => sum + text.length, 0) <= most.letters

/** The figures that stand below a head, a little way down. */
function figuresBelow({ words: [first], area }: Run, upright: Word[]): Word[] {
  const far = (first?.size ?? 0) * reach
  return upright.filter(
    ({ text, left, right, top }) =>
      /\d/.test(text) &&
      top >= area.bottom - 1 &&
      top - area.bottom < far &&
      left < area.right + 12 &&
      right > area.left - 12,
  )
}

/** Heads stand beside each other, and end or begin at one height. */
function areEven(one: Run, other: Run): boolean {
  const slack = (one.words[0]?.size ?? 0) * even
  return (
    Math.abs(one.area.bottom - other.area.bottom) < slack ||
    (Math.abs(one.area.top - other.area.top) < slack && one.area.bottom > other.area.top)
  )
}

function headOf({ words, area }: Run, base: number): Word {
  const first = words[0] as Word
  return {
    ...first,
    text: words.map(({ text }) => text).join(' '),
    left: area.left,
    right: area.right,
    base,
    top: base - first.size * 0.75,
    bottom: base + first.size * 0.22,
    spaced: false,
    blank: false,
    angle: 0,
  }
}
