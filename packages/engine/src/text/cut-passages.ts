import type { Block, Cell, Page, Span, Table } from '../reading/document.ts'
import { maxOf, minOf } from '../reading/min-max.ts'
import { pattern } from './phrases.ts'
import { spokenCells } from './prose.ts'
import { flow, fold, foldLabel } from './text.ts'

/** A stretch of running text under one heading. */
export interface Passage {
  page: Page
  span: Span
  /** Its words with lines joined, and the same folded. */
  text: string
  folded: string
  /** Folded headings above it, nearest first. */
  headings: string
  heads: readonly string[]
  /** A list of requirements names many codes and answers none but where they are. */
  isIndex: boolean
  /** ESRS codes that the headings or the text name. */
  codes: string[]
  /** Rows of a table; only figures are told there. */
  tabular: boolean
  /** Of a table the cells that hold sentences: nothing else of it can be quoted. */
  spoken: Span[]
  /** A row of a table of targets, which says with its head what a sentence would. */
  targetRow: boolean
}

const [SHORTEST, LONGEST] = [70, 900]

const CODE = pattern('g')`(?:{esrs}\s*(?:2\s*)?)?\b((?:e[1-5]|s[1-4]|g1|{general_standard})\s?-\s?\d{1,2})\b`

const GRI = pattern('g')`\b{standard_series} \d{1,3}|(?<![\d.,\-])[2-4]\d\d-\d{1,2}(?![\d\-])`

function codesIn(text: string): string[] {
  return [...text.matchAll(CODE)].map((match) => (match[1] ?? '').replace(/\s/g, '').toUpperCase())
}

/** Lists of requirements name many codes and answer none. */
function isIndex(folded: string): boolean {
  return new Set(codesIn(folded)).size >= 4 || new Set(folded.match(GRI)).size >= 4
}

const NO_TABLE = { tabular: false, spoken: [], targetRow: false }

/** What passages under the same headings share. */
function passageOf(
  page: Page,
  span: Span,
  heads: readonly string[],
): Omit<Passage, 'tabular' | 'spoken' | 'targetRow'> {
  const { text } = flow(page.text, [span])
  const folded = fold(text)
  const codes = codesIn(`${heads[0] ?? ''} ${folded}`)
  return { page, span, text, folded, headings: heads.slice(0, 2).join(' | '), heads, isIndex: isIndex(folded), codes }
}

/** So far apart blocks tell about different things. */
const FAR = 200

/** Gathers the blocks of a page into passages under the headings in force. */
class Cutting {
  readonly found: Passage[] = []
  readonly #page: Page
  #headings: string[]
  #open: Block[] = []

  constructor(page: Page) {
    this.#page = page
    this.#headings = [...page.headingsAtStart].reverse().map(foldLabel)
  }

  close(): void {
    const [first, last] = [this.#open[0], this.#open[this.#open.length - 1]]
    this.#open = []
    if (!first || !last) return
    const passage = passageOf(this.#page, { start: first.start, end: last.end }, this.#headings)
    if (passage.folded.length >= SHORTEST) this.found.push({ ...passage, ...NO_TABLE })
  }

  heading(block: Block): void {
    this.close()
    const level = block.level ?? 9
    const above = this.#headings.filter((_, i) => this.#headings.length - i < level)
    this.#headings = [foldLabel(block.text), ...above].slice(0, 3)
  }

  add(block: Block): void {
    const [first, last] = [this.#open[0], this.#open[this.#open.length - 1]]
    if (first && last && (block.end - first.start > LONGEST || block.start - last.end > FAR)) this.close()
    this.#open.push(block)
    const length = block.end - (this.#open[0] ?? block).start
    if (block.kind === 'paragraph' && length > LONGEST * 0.45) this.close()
  }
}

const APART: ReadonlySet<Block['kind']> = new Set(['header', 'footer', 'footnote'])

/** A table read as a passage, with its rows of targets. */
function tablePassages(page: Page, table: Table): Passage[] {
  const span = { start: table.start, end: Math.min(table.end, table.start + LONGEST) }
  const { text } = flow(page.text, [{ start: table.start, end: Math.min(table.end, table.start + 3 * LONGEST) }])
  const folded = fold(text)
  if (folded.length < SHORTEST || span.end <= span.start) return []
  const above = page.blocks
    .filter((block) => block.kind === 'heading' && block.start < table.start)
    .slice(-2)
    .map((block) => foldLabel(block.text))
  const heads = [
    ...(table.title ? [foldLabel(table.title)] : []),
    ...above.reverse(),
    ...(above.length ? [] : page.headingsAtStart.slice(-1).map(foldLabel)),
  ]
  const headings = heads.join(' | ')
  const codes = codesIn(`${headings} ${folded.slice(0, 300)}`)
  const whole: Passage = {
    page,
    span,
    text,
    folded,
    headings,
    heads,
    isIndex: isIndex(folded),
    codes,
    tabular: true,
    spoken: spokenCells(page, table),
    targetRow: false,
  }
  return [whole, ...targetRows(page, table, heads)]
}

/** Cuts the running text of a page into passages of a few sentences each. */
export function passagesOf(page: Page): Passage[] {
  const cutting = new Cutting(page)
  const inTable = (block: Block): boolean =>
    page.tables.some((table) => block.start >= table.start && block.end <= table.end)
  for (const block of page.blocks) {
    if (APART.has(block.kind)) continue
    if (block.kind === 'heading') cutting.heading(block)
    else if (inTable(block)) cutting.close()
    else cutting.add(block)
  }
  cutting.close()
  return [...cutting.found, ...page.tables.flatMap((table) => tablePassages(page, table))]
}

const TARGETS = pattern()`(?<!\p{L}){target_word}(?!\p{L})|(?<!\p{L}|{no_target_before} ){target_word_de}(?!\p{L})`
const LONGEST_ROW = 320

/** The rows of a table of targets: what its title or a head of its columns says belongs to each. */
function targetRows(page: Page, table: Table, heads: readonly string[]): Passage[] {
  const rows = new Map<number, Cell[]>()
  for (const cell of table.cells) if (cell.text.trim()) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell])
  const top = minOf(rows.keys())
  const headings = heads.join(' | ')
  const titled = TARGETS.exec(`${headings} ${foldLabel((rows.get(top) ?? []).map(({ text }) => text).join(' '))}`)
  if (!titled) return []
  return [...rows].flatMap(([number, cells]) => {
    const [label, ...others] = cells.sort((a, b) => a.column - b.column)
    const span = { start: minOf(cells.map(({ start }) => start)), end: maxOf(cells.map(({ end }) => end)) }
    const says = number !== top && /\p{L}{4}/u.test(label?.text ?? '') && others.some(({ text }) => /\d/.test(text))
    if (!says || span.end - span.start > LONGEST_ROW) return []
    const text = `${titled[0]}: ${cells.map((cell) => cell.text).join(' ')}`
    const row = {
      page,
      span,
      text,
      folded: fold(text),
      headings,
      heads,
      isIndex: false,
      codes: [],
      tabular: false,
      spoken: [],
    }
    return [{ ...row, targetRow: true }]
  })
}
