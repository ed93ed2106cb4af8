import type { Page, ReadDocument, Span } from '../reading/document.ts'
import { flow, fold } from '../text/text.ts'
import { blocksOf, type MarkedBlock, textOf } from './blocks.ts'
import { locate } from './locate.ts'

/** The blocks of a document by their marks, each page cut once. */
export class Blocks {
  readonly #pages: ReadonlyMap<number, Page>
  readonly #marked = new Map<number, MarkedBlock[]>()

  constructor({ pages }: Pick<ReadDocument, 'pages'>) {
    this.#pages = new Map(pages.map((page) => [page.number, page]))
  }

  ofPage(number: number): MarkedBlock[] {
    const known = this.#marked.get(number)
    if (known) return known
    const page = this.#pages.get(number)
    const made = page ? blocksOf(page) : []
    this.#marked.set(number, made)
    return made
  }

  get(mark: string): MarkedBlock | undefined {
    const bare = mark.replace(/^\[|\]$/g, '').trim()
    return this.ofPage(Number(/^p(\d+)\./.exec(bare)?.[1])).find((block) => block.mark === bare)
  }

  /** The blocks between two marks of one page or of neighbouring ones, both included, in reading order. */
  between(from: string, to: string): MarkedBlock[] {
    const [first, last] = [this.get(from), this.get(to)]
    if (!first || !last || last.page.number < first.page.number || last.page.number > first.page.number + 2) return []
    const all: MarkedBlock[] = []
    for (let page = first.page.number; page <= last.page.number; page += 1)
      for (const block of this.ofPage(page)) all.push(block)
    const [start, end] = [all.indexOf(first), all.indexOf(last)]
    return start <= end ? all.slice(start, end + 1) : []
  }
}

const LONGEST_QUOTE = 1200
const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/**
 * Where a stretch of a block's text stands on its page. Of a column only one line can be quoted whole: the one that holds the figure, or
 * in which the sentence begins.
 * @param value what the quote is to prove
 */
function onPage({ start, end }: Span, block: MarkedBlock, value: string): Span {
  if (!block.parts) return { start: start + block.start, end: end + block.start }
  const { text } = block.page
  let at = 0
  const touched = block.parts.flatMap((part): Span[] => {
    const from = at
    at += part.end - part.start + 1
    const [first, last] = [Math.max(start, from), Math.min(end, at - 1)]
    return first < last ? [{ start: part.start + first - from, end: part.start + last - from }] : []
  })
  const isHolding = (one: Span): boolean => /\d/.test(value) && locate(value, text.slice(one.start, one.end)) !== null
  const says = (one: Span): boolean => letters(text.slice(one.start, one.end)) >= 12
  return touched.find(isHolding) ?? touched.find(says) ?? touched[0] ?? block
}

/** Where a quote stands: in the block that was named, or in the one of the same request that alone holds it. */
function placeOf(
  quote: string,
  value: string,
  named: MarkedBlock | undefined,
  marks: readonly string[],
  blocks: Blocks,
) {
  const within = (block: MarkedBlock): { block: MarkedBlock; span: Span } | null => {
    const found = locate(quote, textOf(block))
    return found && { block, span: onPage(found, block, value) }
  }
  const there = named && within(named)
  if (there) return there
  // So few characters stand in many places.
  if ((quote.match(/[\p{L}\d]/gu)?.length ?? 0) < 8) return null
  const [only, more] = marks.flatMap((mark) => {
    const block = blocks.get(mark)
    return (block && block !== named && within(block)) || []
  })
  return only && !more ? only : acrossBlocks(quote, named, blocks)
}

/** A sentence that goes on in the next block, also on the next page: what stands in the first is quoted. */
function acrossBlocks(quote: string, named: MarkedBlock | undefined, blocks: Blocks) {
  if (!named) return null
  const here = blocks.ofPage(named.page.number)
  const next = here[here.indexOf(named) + 1] ?? blocks.ofPage(named.page.number + 1)[0]
  if (!next || named.parts || next.parts) return null
  const [first, second] = [named, next].map(({ page, start, end }) => page.text.slice(start, end)) as [string, string]
  const found = locate(quote, `${first}\n${second}`)
  if (!found || found.start >= first.length) return null
  const [head, tail] = [
    { start: named.start + found.start, end: named.end },
    { start: next.start, end: next.start + Math.max(0, found.end - first.length - 1) },
  ]
  // Beside one another on one page both are quoted, else the longer part.
  if (next.page === named.page && !named.page.text.slice(named.end, next.start).trim())
    return { block: named, span: { start: head.start, end: tail.end } }
  return head.end - head.start >= tail.end - tail.start ? { block: named, span: head } : { block: next, span: tail }
}

/** The words that are shown: the quote, or the whole line where a quote is a bare figure. */
function excerptOf({ page }: MarkedBlock, quoted: Span): Span | null {
  if (quoted.end - quoted.start > LONGEST_QUOTE) return null
  if (letters(page.text.slice(quoted.start, quoted.end)) >= 4) return quoted
  const line = page.lines.find(({ start, end }) => start <= quoted.start && end >= quoted.end)
  return line && letters(line.text) >= 4 ? { start: line.start, end: line.end } : quoted
}

/** A quote that stands in the document, and the folded words that may be looked at beside it. */
export interface Found {
  block: MarkedBlock
  excerpt: Span
  context: string
}

/**
 * Finds a quote among the blocks that were sent; `null` where its words stand in none.
 * @param value what it is to prove, as the model writes it
 */
export function findQuote(
  quote: string,
  mark: string,
  context: readonly string[],
  marks: readonly string[],
  blocks: Blocks,
  value = '',
): Found | null {
  const named = blocks.get(mark)
  const sent = new Set(marks)
  const place = placeOf(quote, value, named && sent.has(named.mark) ? named : undefined, marks, blocks)
  if (!place) return null
  const excerpt = excerptOf(place.block, place.span)
  if (!excerpt) return null
  const { block } = place
  const beside = [
    block,
    ...context.flatMap((one) => (sent.has(one.replace(/^\[|\]$/g, '')) ? (blocks.get(one) ?? []) : [])),
  ]
  const words = beside.map(
    ({ page, start, end, parts }) => flow(page.text, parts ?? [{ start, end: Math.min(end, start + 4000) }]).text,
  )
  const title = block.table?.title ?? ''
  return { block, excerpt, context: fold([...words, ...block.headings, title].join(' | ')) }
}
