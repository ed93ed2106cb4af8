import type { Page, Span } from '../reading/document.ts'
import { linesWithin } from './lines.ts'

/** Raised signs behind a figure, alone or as a list; behind a ten they are its power. */
const RAISED = /(?<=\d)(?<!(?:^|[^\d.,])10)[⁰¹²³⁴-⁹]+(?:[,;] ?[⁰¹²³⁴-⁹]+)*/gu

/**
 * The footnote marks in a stretch of a page: what was raised in the file, and raised signs behind a figure. Between a figure and
 * its unit they are no figures of their own: `12,450 2 tCO2e`.
 */
export function raisedWithin(page: Page, span: Span): Span[] {
  const marks = linesWithin(page, span).flatMap(({ segments }) => segments.flatMap((segment) => segment.marks ?? []))
  const text = page.text.slice(span.start, span.end)
  for (const { 0: sign, index } of text.matchAll(RAISED))
    marks.push({ start: span.start + index, end: span.start + index + sign.length })
  return marks
}
