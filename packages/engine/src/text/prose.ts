import type { Line, Page, Span, Table } from '../reading/document.ts'
import { pattern } from './phrases.ts'
import { fold } from './text.ts'

const FUNCTION_WORDS = pattern('g')`(?<!\p{L}){function_word}(?!\p{L})`

/** Names with a digit that sentences speak of: `E3`, `G1-2`. */
const NAME = /^\W*(?:[ES][1-5]|G1)(?:-\d)?\W*$/

/** Whether words are said in sentences: rows of figures and headings in a row answer nothing. */
export function isProse(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean)
  const figures = words.filter((word) => /\d|^[%€$–-]+$/.test(word) && !NAME.test(word)).length
  const joining = [...fold(text).matchAll(FUNCTION_WORDS)].length
  return words.length >= 6 && figures <= words.length * 0.3 && joining >= words.length * 0.12
}

const YEAR_TO_COME = /(?<![\d.,])20[2-5]\d(?![\d.,]\d)/

/** Whether an item of a list states an aim in brief: `15 % less residual waste per bed by 2027`. */
export function isAim(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean)
  const spoken = words.filter((word) => /\p{L}{2}/u.test(word)).length
  return YEAR_TO_COME.test(text) && spoken >= 4 && spoken >= words.length * 0.55
}

const ENDED = /[.!?]["”“»’]*\s*$/u
/** Shorter cells hold names and figures. */
const SHORTEST_SENTENCE = 60
const joined = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Cells of a table that hold whole sentences, where the stored text has them in one piece. */
export function spokenCells(page: Page, table: Table): Span[] {
  return table.cells
    .filter(
      ({ text, start, end }) =>
        text.length >= SHORTEST_SENTENCE &&
        ENDED.test(text) &&
        isProse(text) &&
        joined(page.text.slice(start, end)) === joined(text),
    )
    .map(({ start, end }) => ({ start, end }))
}

/** A line with which a sentence can begin. */
const BEGUN = /^\s*["“„»]?\p{Lu}/u
const FIGURE = /^[^\p{L}]*\d[^\p{L}]*$/u

const linesOf = (page: Page, span: Span): Line[] =>
  page.lines.filter((line) => line.end > span.start && line.start < span.end)

/** Lines in columns, of which one holds a figure alone: a table that was not recognised as one. */
const areRows = (lines: Line[]): boolean =>
  lines.every(({ segments }) => segments.length > 1) &&
  lines.some(({ segments }) => segments.some(({ text }) => FIGURE.test(text.trim())))

/** Whether a passage stands in the columns of a table from its first line to its last. */
export const consistsOfRows = (page: Page, span: Span): boolean => areRows(linesOf(page, span))

/** A passage without the rows of a table with which it begins. */
export function withoutLeadingRows(page: Page, span: Span): Span {
  const lines = linesOf(page, span)
  const rows = lines.findIndex(({ segments }) => segments.length === 1)
  const start = lines.slice(rows).find(({ text }) => BEGUN.test(text))?.start
  if (rows <= 0 || start === undefined || !areRows(lines.slice(0, rows))) return span
  return isProse(page.text.slice(start, span.end)) ? { start, end: span.end } : span
}
