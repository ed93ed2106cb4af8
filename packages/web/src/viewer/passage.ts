/** A run of text and how it is shown: as it stands, as part of the passage, or as the value in it. */
export interface Run {
  text: string
  mark: 'none' | 'passage' | 'value'
}

/** A paragraph of stored text with its number from 1. */
export interface Paragraph {
  number: number
  runs: Run[]
  marked: boolean
}

interface Span {
  start: number
  end: number
}

interface Found {
  passage: Span
  value: Span | null
}

const paragraphBreak = /\n+/g

function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const gap of text.matchAll(paragraphBreak)) {
    if (gap.index > start) spans.push({ start, end: gap.index })
    start = gap.index + gap[0].length
  }
  if (start < text.length) spans.push({ start, end: text.length })
  return spans
}

/**
 * Finds an excerpt in the stored text; where it stands more than once, the place in paragraph `near` (from 1) or the
 * closest to it. `value` holds offsets into the excerpt.
 */
export function locate(text: string, excerpt: string, value: Span | null, near: number | null): Found | null {
  if (excerpt === '') return null
  const paragraphs = near === null ? [] : spansOf(text)
  const wanted = near === null ? 0 : (paragraphs[near - 1]?.start ?? 0)
  let best = -1
  for (let at = text.indexOf(excerpt); at >= 0; at = text.indexOf(excerpt, at + 1)) {
    if (best < 0 || Math.abs(at - wanted) < Math.abs(best - wanted)) best = at
  }
  if (best < 0) return null
  return {
    passage: { start: best, end: best + excerpt.length },
    value: value && { start: best + value.start, end: best + value.end },
  }
}

function runsOf(text: string, { start, end }: Span, found: Found | null): Run[] {
  if (!found) return [{ text: text.slice(start, end), mark: 'none' }]
  const inside = (at: number) => Math.min(Math.max(at, start), end)
  const { passage, value } = found
  const edges = [start, passage.start, value?.start ?? passage.end, value?.end ?? passage.end, passage.end, end]
  const marks = ['none', 'passage', 'value', 'passage', 'none'] as const
  return marks
    .map((mark, index) => ({ text: text.slice(inside(edges[index]!), inside(edges[index + 1]!)), mark }))
    .filter((run) => run.text !== '')
}

/** The paragraphs of a stored text with the passage marked; `around` keeps only so many on both sides of it. */
export function paragraphsOf(text: string, found: Found | null, around = Number.POSITIVE_INFINITY): Paragraph[] {
  const spans = spansOf(text)
  const touches = ({ start, end }: Span) => found !== null && start < found.passage.end && end > found.passage.start
  const first = spans.findIndex(touches)
  const last = spans.findLastIndex(touches)
  return spans
    .map((span, index) => ({ number: index + 1, runs: runsOf(text, span, found), marked: touches(span) }))
    .filter((_, index) => first < 0 || (index >= first - around && index <= last + around))
}
