import type { Line, Page } from './document.ts'

/**
 * How far the analysis reaches. A page is weighed by what the analysis does with it: letters, lines, and the rows of tables and
 * of what is laid out like one, which are compared with each other. Pages that people write weigh less than a tenth.
 */

/** Characters of running text that weigh 1. */
export const lettersOfOne = 500_000
const linesOfOne = 6_000
const rowsOfOne = 1_000
const segmentsOfOne = 6_000

/** The weight of a line; it counts for more in a table, and where it has a place beside others. */
export function weightOf({ start, end, segments }: Line, isRow: boolean): number {
  const letters = (end - start) / lettersOfOne
  if (!isRow && !segments[0]?.box) return letters + 1 / linesOfOne
  return letters + 1 / rowsOfOne + segments.length / segmentsOfOne
}

/** Whether a line is a row of a table of its page. */
export function rowsOf(page: Page): (line: Line) => boolean {
  const starts = new Set<number>()
  for (const { cells } of page.tables) for (const { start } of cells) starts.add(start)
  return ({ start }) => starts.has(start)
}

/** What is analysed of one document: more than ten times a usual report, and more than the longest. */
export const reach = 8

/** Rows weigh what comparing them weighs; for how far the analysis reaches they count for less, and on paper for least. */
const easeOfRows = 0.4
/** Lines with places are compared in both directions. */
const easeOfPlaced = 0.6
const easeOfPaper = 0.107
/** Pages with more lines are no pages of paper. */
const linesOfPaper = 300

/** What a line takes of the reach. */
export function taken(page: Page): (line: Line) => number {
  const isRow = rowsOf(page)
  const isPaper = page.kind === 'page' && page.lines.length <= linesOfPaper
  return (line) => {
    const row = isRow(line)
    return weightOf(line, row) * (isPaper ? easeOfPaper : row ? easeOfRows : line.segments[0]?.box ? easeOfPlaced : 1)
  }
}

/**
 * How much of each page the analysis reaches, as an offset into its text.
 * @returns the pages that it does not reach to their ends; none of nearly all documents
 */
export function notReached(pages: readonly Page[]): Map<Page, number> {
  const found = new Map<Page, number>()
  let weight = 0
  for (const page of pages) {
    if (weight >= reach) {
      if (page.text !== '') found.set(page, 0)
      continue
    }
    const takes = taken(page)
    for (const line of page.lines) {
      const own = takes(line)
      if (weight + own > reach) {
        const left = (reach - weight) / own
        found.set(page, line.start + Math.floor((line.end - line.start) * left))
        weight = reach
        break
      }
      weight += own
    }
  }
  return found
}
