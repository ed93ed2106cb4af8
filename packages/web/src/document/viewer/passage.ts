/** A run of text and how it is shown: as it stands, as part of the passage, or as the value in it. */
export interface Run {
  text: string
  mark: 'none' | 'passage' | 'value'
}

/** Part of a text: `text.slice(start, end)`. */
export interface Span {
  start: number
  end: number
}

/** Where a passage and the value in it stand in a text. */
export interface Found {
  passage: Span
  value: Span | null
}

const paragraphBreak = /\n+/g

/** The paragraphs of a text that has nothing but line breaks. */
export function paragraphSpans(text: string): Span[] {
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
  const paragraphs = near === null ? [] : paragraphSpans(text)
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

/** A part of a text in runs, cut where the passage and the value in it begin and end. */
export function runsOf(text: string, { start, end }: Span, found: Found | null): Run[] {
  if (!found) return [{ text: text.slice(start, end), mark: 'none' }]
  const inside = (at: number) => Math.min(Math.max(at, start), end)
  const { passage, value } = found
  const edges = [start, passage.start, value?.start ?? passage.end, value?.end ?? passage.end, passage.end, end]
  const marks = ['none', 'passage', 'value', 'passage', 'none'] as const
  return marks
    .map((mark, index) => ({ text: text.slice(inside(edges[index]!), inside(edges[index + 1]!)), mark }))
    .filter((run) => run.text !== '')
}
