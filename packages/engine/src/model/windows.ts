import type { StandardSet } from '../esrs/index.ts'
import { oneLine } from '../reading/clean-text.ts'
import type { ReadDocument } from '../reading/document.ts'
import { maxOf } from '../reading/min-max.ts'
import { readConcepts } from '../text/lexicon.ts'
import { fold } from '../text/text.ts'
import { blocksOf, type MarkedBlock, textOf } from './blocks.ts'
import { type Spoken, spokenOf } from './promise.ts'

/** A stretch of a document that is shown to a model at once. */
export interface Window {
  /** From 1, in reading order. */
  number: number
  /** As it is sent: blocks behind their marks, pages and headings between them. */
  text: string
  /** Marks of the blocks that may be quoted or named. */
  marks: string[]
  pages: number[]
  spoken: Spoken
  /** How much is to be expected of it; the most promising windows are read first. */
  promise: number
}

/** Characters of a window; one that is nearly full ends where a heading begins. */
const SIZE = 12_000
const NEARLY = 0.75
const LONGEST_HEADS = 700

/** A sentence that ends on the next page. */
function goesOn(block: MarkedBlock, next: MarkedBlock): boolean {
  if (block.kind !== 'text' || next.kind !== 'text' || block.page === next.page) return false
  const [before, after] = [textOf(block).trim(), textOf(next).trim()]
  return !/[.!?:;…]["”“»’)\]]*$/u.test(before) && (/^\p{Ll}/u.test(after) || /[\p{Ll},-]$/u.test(before))
}

/** Caption and heads of a table whose piece stands elsewhere: the piece says nothing without them. */
function headsOf({ table, page, start }: MarkedBlock): string | null {
  if (!table || start <= table.start) return null
  const rows = Math.max(1, table.headerRows)
  const lastHead = maxOf([table.start, ...table.cells.filter(({ row }) => row < rows).map(({ end }) => end)])
  const line = page.lines.find((one) => one.start <= lastHead && one.end >= lastHead)
  const heads = page.text.slice(table.start, Math.min(line?.end ?? lastHead, start))
  return [table.title && oneLine(table.title).slice(0, 160), heads.slice(0, LONGEST_HEADS)].filter(Boolean).join('\n')
}

/** The heads of a table that goes on at the top of a page without heads of its own. */
function headsBefore(block: MarkedBlock, before: MarkedBlock | undefined): string | null {
  if (!block.table || !before?.table || before.page.number !== block.page.number - 1) return null
  const [table, last] = [block.table, before.table]
  if (table.headerRows > 0 || table.columns !== last.columns || last.headerRows === 0) return null
  const ends = last.cells.filter(({ row }) => row < last.headerRows).map(({ end }) => end)
  return before.page.text.slice(last.start, maxOf([last.start, ...ends])).slice(0, LONGEST_HEADS)
}

class Writer {
  readonly blocks: MarkedBlock[] = []
  readonly #lines: string[] = []
  length = 0
  #page = 0
  #path = ''

  add(block: MarkedBlock, before: MarkedBlock | undefined): void {
    const { page, mark, headings } = block
    if (page.number !== this.#page) {
      this.#page = page.number
      this.#put(`(${page.kind} ${page.number}${page.name ? `, ${oneLine(page.name).slice(0, 80)}` : ''})`)
    }
    const path = [...headings]
      .reverse()
      .map((one) => oneLine(one).slice(0, 100))
      .join(' > ')
    if (path !== this.#path && block.kind !== 'heading' && path) this.#put(`(under: ${path})`)
    this.#path = path
    const heads = this.blocks.at(-1)?.table === block.table ? null : headsOf(block)
    const known = heads ?? headsBefore(block, before)
    if (known) this.#put(`(the table goes on; its caption and heads: ${known})`)
    else if (block.table?.title && block.start === block.table.start && !this.#isJustSaid(block.table.title))
      this.#put(`(table: ${oneLine(block.table.title).slice(0, 160)})`)
    if (before && goesOn(before, block) && this.blocks.at(-1) === before) this.#put('(the sentence goes on)')
    this.#put(`[${mark}] ${textOf(block).trimEnd()}`)
    this.blocks.push(block)
  }

  /** Whether the block before is the caption itself. */
  #isJustSaid(title: string): boolean {
    const last = this.blocks.at(-1)
    return last !== undefined && oneLine(textOf(last)).slice(0, 160) === oneLine(title).slice(0, 160)
  }

  #put(line: string): void {
    this.#lines.push(line)
    this.length += line.length + 1
  }

  get text(): string {
    return this.#lines.join('\n')
  }
}

/** Cuts the blocks of a document into stretches that end where nothing is torn apart. */
function stretches(blocks: readonly MarkedBlock[], size: number): MarkedBlock[][] {
  const found: MarkedBlock[][] = []
  let open: MarkedBlock[] = []
  let length = 0
  const close = (): void => {
    // What leads to the next block goes with it.
    let end = open.length
    while (end > 1 && open[end - 1]?.kind === 'heading') end -= 1
    const kept = open.slice(0, end)
    if (kept.length) found.push(kept)
    open = open.slice(end)
    length = open.reduce((sum, block) => sum + block.end - block.start, 0)
  }
  blocks.forEach((block, i) => {
    const before = blocks[i - 1]
    const isTorn = before !== undefined && goesOn(before, block)
    const isFull = length + block.end - block.start > size && !(isTorn && length < size * 1.1)
    const isTime = length > size * NEARLY && (block.kind === 'heading' || before?.page !== block.page) && !isTorn
    if (open.length && (isFull || isTime)) close()
    open.push(block)
    length += block.end - block.start + 12
  })
  if (open.length) found.push(open)
  return found
}

const FIGURE = /(?<![\d.,])(?!(?:19|20)\d{2}(?!\d))\d[\d.,]*/g

/**
 * The windows in which a document is shown to a model, in reading order. One that holds no figure and no word of the field is left
 * out: nothing in it can answer.
 * @param size characters of a window
 */
export function windowsOf(document: ReadDocument, set: StandardSet, size = SIZE): Window[] {
  const blocks = document.pages.flatMap((page) => blocksOf(page))
  const position = new Map(blocks.map((block, i) => [block, i]))
  return stretches(blocks, size).flatMap((stretch, i): Window[] => {
    const writer = new Writer()
    for (const block of stretch) writer.add(block, blocks[(position.get(block) ?? 0) - 1])
    const { text } = writer
    const figures = text.replace(/\[p\d+\.\d+\]|\(\w+ \d+\)/g, '').match(FIGURE)?.length ?? 0
    const { concepts } = readConcepts(fold(text).slice(0, 20_000))
    const spoken = spokenOf(text, set, document.language)
    if (figures === 0 && concepts.size === 0) return []
    const best = [...spoken.values()].sort((a, b) => b - a).slice(0, 3)
    const promise = best.reduce((sum, one) => sum + one, 0) + Math.min(1, figures / 80)
    const pages = [...new Set(stretch.map(({ page }) => page.number))]
    return [{ number: i + 1, text, marks: stretch.map(({ mark }) => mark), pages, spoken, promise }]
  })
}
