import type { Line, Page, Span } from '../reading/document.ts'

// Columns of running text that reading took for one line each: `left words  right words`, line after line. Shown so, a sentence is torn by
// words of another; the columns are put apart, each a block of its own.

/** So many lines in a row with the right column at one place are columns. */
const FEWEST = 5
/** How far the right column may begin from where it began in the line before, in points. */
const ASIDE = 6
/** Of the steps from line to line so many go on in the middle of a sentence; a list of terms does not. */
const TORN = 1 / 3

const wordsIn = (text: string): number => text.match(/\p{L}{3,}/gu)?.length ?? 0

/** A line that is two stretches of prose beside each other. */
const isPair = ({ segments }: Line): boolean =>
  segments.length === 2 && segments.every(({ text }) => wordsIn(text) >= 3)

const goesOn = (before: string, after: string): boolean =>
  !/[.!?:;]["”)]?\s*$/.test(before) && /^\s*\p{Ll}/u.test(after)

/** Whether sentences run down the columns rather than across them. */
function isTorn(run: readonly Line[]): boolean {
  const steps = run
    .slice(1)
    .flatMap((line, i) => [0, 1].map((at) => [run[i]!.segments[at]!.text, line.segments[at]!.text]))
  const torn = steps.filter(([before = '', after = '']) => goesOn(before, after)).length
  return torn >= steps.length * TORN
}

/** Two columns of a page, as the stretches of its text that each is made of. */
export interface Columns extends Span {
  left: Span[]
  right: Span[]
}

const spanOf = ({ start, end }: Span): Span => ({ start, end })

/** The stretches of a page in which lines of two columns were read as one; tables are none. */
export function columnsIn({ lines, tables }: Page): Columns[] {
  const isInTable = (line: Span): boolean => tables.some(({ start, end }) => line.start >= start && line.end <= end)
  const found: Columns[] = []
  let run: Line[] = []
  const close = (): void => {
    if (run.length >= FEWEST && isTorn(run)) {
      const [left, right] = [0, 1].map((at) => run.map(({ segments }) => spanOf(segments[at]!))) as [Span[], Span[]]
      found.push({ start: run[0]!.start, end: run.at(-1)!.end, left, right })
    }
    run = []
  }
  for (const line of lines) {
    const [x, before] = [line, run.at(-1)].map((one) => one?.segments[1]?.box?.x)
    const isNext = isPair(line) && !isInTable(line) && x !== undefined
    if (!isNext || (before !== undefined && Math.abs(x - before) > ASIDE)) close()
    if (isNext) run.push(line)
  }
  close()
  return found
}
