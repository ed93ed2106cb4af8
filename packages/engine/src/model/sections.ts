import type { Page, ReadDocument, Span } from '../reading/document.ts'
import { addressesMachine } from './orders-to-machines.ts'

/** A stretch of a page's stored text that a model may quote from. */
export interface MarkedBlock extends Span {
  /** `p12.3`: the third block of page 12. */
  mark: string
  page: Page
  /** Words above it, innermost first; they say what it is about and cannot be quoted. */
  headings: string[]
}

/** Neighbouring blocks of one page, about as much as a person reads at a glance. */
export interface Section {
  page: Page
  blocks: MarkedBlock[]
  characters: number
}

const [LONGEST_BLOCK, LONGEST_SECTION] = [1500, 4000]

/** Cuts a long stretch at the ends of its lines. */
function cut(page: Page, span: Span): Span[] {
  if (span.end - span.start <= LONGEST_BLOCK) return [span]
  const found: Span[] = []
  let start = span.start
  while (start < span.end) {
    const furthest = Math.min(span.end, start + LONGEST_BLOCK)
    const line = furthest < span.end ? page.text.lastIndexOf('\n', furthest) : furthest
    const end = line > start ? line : furthest
    found.push({ start, end })
    start = end
  }
  return found
}

function spansOf(page: Page): Span[] {
  const inTable = (span: Span) => page.tables.some(({ start, end }) => span.start >= start && span.end <= end)
  const running = page.blocks.filter((block) => block.kind !== 'header' && block.kind !== 'footer' && !inTable(block))
  const spans: Span[] = [...page.tables, ...running]
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const known = spans.length ? spans : [{ start: 0, end: page.text.length }]
  let done = 0
  // Tables found in a layout may reach into each other; nothing is shown twice.
  const apart = known.flatMap(({ start, end }) => {
    const from = Math.max(start, done)
    done = Math.max(done, end)
    return from < end ? [{ start: from, end }] : []
  })
  return apart.flatMap((span) => cut(page, span))
}

/** The blocks of a page in reading order, without those that speak to a program. */
export function blocksOf(page: Page): MarkedBlock[] {
  let headings = [...page.headingsAtStart].reverse()
  const found: MarkedBlock[] = []
  spansOf(page).forEach((span, i) => {
    const text = page.text.slice(span.start, span.end)
    const heading = page.blocks.find(({ kind, start }) => kind === 'heading' && start === span.start)
    if (heading) {
      const level = heading.level ?? 9
      headings = [heading.text, ...headings.filter((_, at) => headings.length - at < level)].slice(0, 3)
    }
    if (text.trim() && !addressesMachine(text))
      found.push({ mark: `p${page.number}.${i + 1}`, page, headings, ...span })
  })
  return found
}

/** Everything of a document that a model may be shown, in sections that are ranked and sent as a whole. */
export function sectionsOf({ pages }: Pick<ReadDocument, 'pages'>): Section[] {
  const sections: Section[] = []
  for (const page of pages) {
    let open: Section | null = null
    for (const block of blocksOf(page)) {
      const length = block.end - block.start
      if (!open || open.characters + length > LONGEST_SECTION) {
        open = { page, blocks: [], characters: 0 }
        sections.push(open)
      }
      open.blocks.push(block)
      open.characters += length
    }
  }
  return sections
}
