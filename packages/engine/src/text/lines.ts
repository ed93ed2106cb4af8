import type { Line, Page, Span } from '../reading/document.ts'

/** The lines of a page that lie within a stretch of it; they stand in the order of the text. */
export function linesWithin(page: Page, span: Span): Line[] {
  const { lines } = page
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle] as Line).start < span.start) low = middle + 1
    else high = middle
  }
  const found: Line[] = []
  for (let at = low; at < lines.length && (lines[at] as Line).start <= span.end; at++)
    if ((lines[at] as Line).end <= span.end) found.push(lines[at] as Line)
  return found
}
