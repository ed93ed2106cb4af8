import type { Line, Page, Span } from '../../reading/document.ts'
import { cueLength, wordsOf } from '../../text/cues.ts'
import { readConcepts } from '../../text/lexicon.ts'
import { foldLabel } from '../../text/text.ts'
import { unitAt, unitInLabel } from '../../text/units.ts'
import { headerYear } from '../../text/years.ts'
import { type GridCell, readCell } from '../cells.ts'
import type { Fact } from './fact.ts'
import { headingsAt } from './headings.ts'

/** What the labels of a stretch are about, as the line above them says: a year, the year reported on, or an earlier one. */
interface Block {
  isPast: boolean
  year: number | null
}

/** The figures of a page that stand below their labels. */
interface Stacked {
  facts: Fact[]
  /** All figures that stand below a label, those of earlier years too, and the lines that say the year of those below. */
  places: readonly Span[]
  /** What holds at the end of the page. */
  block: Block | null
}

/** Fewer of them may be a page number below a heading. */
const FEWEST = 2
const LONGEST_LABEL = 160
const LONGEST_BLOCK = 5
const TOTAL = 'total'
const NUMBERING = /^\(?(\d{1,2}(?:\.\d{1,2}){1,5})\)?\.?\s+(?=\p{L}|\()/u

interface Item {
  cell: GridCell
  text: string
  kind: 'value' | 'unit' | 'words' | 'mixed'
  /** How many steps the number of a label has, 0 where it has none. */
  depth: number
  isHeading: boolean
}

/** Lines side by side belong to a table; so do lines in one that was recognised. */
function itemOf(page: Page, line: Line): Item {
  const [segment] = line.segments
  const box = segment?.box ?? line.box
  const place = {
    start: line.start + (line.text.length - line.text.trimStart().length),
    x0: box?.x ?? 0,
    x1: box ? box.x + box.width : 0,
    box,
    bold: segment?.bold ?? false,
    address: null,
    raw: null,
  }
  const text = line.text.trim()
  const cell = readCell(text, place, page.numberFormat)
  const isAlone = line.segments.length < 2
  const isWords = cell.kind === 'text' && /\p{L}{2}/u.test(text)
  const kind =
    isAlone && cell.kind === 'number' && cell.number && !cell.number.upTo
      ? 'value'
      : isAlone && cell.kind === 'unit'
        ? 'unit'
        : isAlone && isWords && text.length <= LONGEST_LABEL
          ? 'words'
          : 'mixed'
  return {
    cell,
    text,
    kind,
    depth: NUMBERING.exec(text)?.[1]?.split('.').length ?? 0,
    isHeading: page.blocks.some((one) => one.kind === 'heading' && one.start <= line.start && one.end >= line.end),
  }
}

function itemsOf(page: Page): Item[] {
  const left = page.blocks.filter(({ kind }) => kind === 'header' || kind === 'footer')
  const out = [...left, ...page.tables]
  return page.lines
    .filter(({ start, end, text }) => text.trim() && !out.some((one) => one.start < end && one.end > start))
    .map((line) => itemOf(page, line))
}

const OPEN = /\([^)]*$/

/** Where the label begins whose last line stands at a place: lines go on in small letters or within brackets. */
function labelStart(items: readonly Item[], last: number): number {
  let at = last
  while (at > 0) {
    const [upper, own] = [items[at - 1] as Item, items[at] as Item]
    const goesOn = upper.kind === 'words' && !own.depth && (/^\p{Ll}/u.test(own.text) || OPEN.test(upper.text))
    if (!goesOn) break
    at--
  }
  return at
}

/** How far a figure may stand off the beginning of its label, and below it in heights of a line. */
const [ASIDE, BELOW] = [14, 3]

function standsBelow(value: GridCell, label: GridCell): boolean {
  if (!value.box || !label.box) return true
  const gap = value.box.y - (label.box.y + label.box.height)
  return Math.abs(value.box.x - label.box.x) <= ASIDE && gap > -label.box.height / 2 && gap < label.box.height * BELOW
}

const isSentence = (text: string): boolean => /[.;,]$/.test(text)

interface Pair {
  from: number
  label: Item[]
  value: number
}

function pairsOf(items: readonly Item[]): Pair[] {
  return items.flatMap(({ kind, cell }, i): Pair[] => {
    const last = items[i - 1]
    if (kind !== 'value' || last?.kind !== 'words' || isSentence(last.text) || !standsBelow(cell, last.cell)) return []
    const next = items[i + 1]
    // Behind the figure of a sentence the sentence goes on.
    if (next?.kind === 'words' && /^\p{Ll}/u.test(next.text)) return []
    const from = labelStart(items, i - 1)
    return [{ from, label: items.slice(from, i), value: i }]
  })
}

/** What a line says of the labels below it; `null` for other lines. */
function blockOf(text: string): Block | null {
  const folded = foldLabel(text)
  const words = wordsOf(folded)
  const year = headerYear(folded)
  if (year !== null) return { isPast: false, year }
  if (words.length > LONGEST_BLOCK) return null
  if (cueLength('past_block', words, 0)) return { isPast: true, year: null }
  return cueLength('current_block', words, 0) ? { isPast: false, year: null } : null
}

const withoutNumber = (text: string): string => text.replace(NUMBERING, '')

const REMARKS = /\([^()]*\)/g

/** A label that says no more than that it is the total is called what its group is called. */
function named(label: string, parents: readonly string[]): string {
  const group = parents[parents.length - 1]
  const said = [...readConcepts(label.replace(REMARKS, ' ')).concepts]
  return group && said.length && said.every((one) => one === TOTAL) ? `${group}, ${label}` : label
}

function factOf(page: Page, items: readonly Item[], pair: Pair, parents: string[], year: number | null): Fact {
  const { cell } = items[pair.value] as Item
  const label = named(foldLabel(withoutNumber(pair.label.map(({ text }) => text).join(' '))), parents)
  const below = items[pair.value + 1]
  const [printed, behind] = [cell.unit, below?.kind === 'unit' ? below.cell.unit : null]
  const said = unitInLabel(label) ?? unitAt(label, 0)?.unit ?? null
  const unit = printed ?? behind ?? (said?.dimension === 'count' ? null : said)
  return {
    page,
    source: 'table',
    cell,
    label,
    labelCells: pair.label.map((one) => one.cell),
    parents,
    columns: [],
    titles: headingsAt(page, cell.box?.y ?? 0, cell.start),
    unit,
    unitFrom: (printed ?? behind) ? 'cell' : unit ? 'row' : null,
    year,
    yearFrom: year === null ? null : 'row',
    role: 'actual',
    targetYear: null,
    besideTarget: false,
    rivals: [],
    position: 0,
    siblings: 1,
    loose: true,
    transposed: false,
  }
}

/** What the lines above a label say of it, read from above. */
class Above {
  block: Block | null
  readonly #depth: number
  #question: string | null = null
  #group: string[] = []
  /** Whether the lines answer a label in words. */
  #isAnswer = false

  /** @param depth how many steps the numbers of labels have at least */
  constructor(block: Block | null, depth: number) {
    this.block = block
    this.#depth = depth
  }

  get parents(): string[] {
    return [...(this.#question ? [this.#question] : []), ...this.#group]
  }

  /** A figure stands below its label: what comes next answers nothing. */
  answered(): void {
    this.#isAnswer = false
  }

  read(item: Item): void {
    const said = item.kind === 'value' ? null : blockOf(item.text)
    if (said) {
      this.block = said
      this.#group = []
    } else if (item.kind === 'words') this.#words(item)
    else if (!this.#isAnswer) this.#group = []
  }

  #words({ text, depth, isHeading }: Item): void {
    const asks = depth ? depth < this.#depth : isHeading || text.includes('?')
    if (asks) {
      this.#question = foldLabel(withoutNumber(text))
      this.block = null
      this.#group = []
    }
    if (!asks && !depth && !this.#isAnswer) this.#group = [...this.#group, foldLabel(text)].slice(-2)
    this.#isAnswer = !asks && (depth > 0 || this.#isAnswer)
  }
}

/**
 * Figures that stand on the line below their label, as questionnaires have them: label, figure, perhaps its unit.
 * @param before what held at the end of the page before
 */
function stackedOf(page: Page, before: Block | null): Stacked {
  const items = page.kind === 'sheet' ? [] : itemsOf(page)
  const pairs = pairsOf(items)
  if (pairs.length < FEWEST) return { facts: [], places: [], block: null }
  const depth = pairs.reduce((least, { label }) => Math.min(least, label[0]?.depth || least), Number.POSITIVE_INFINITY)
  const byStart = new Map(pairs.map((pair) => [pair.from, pair]))
  const above = new Above(before, depth)
  const facts: Fact[] = []
  for (let i = 0; i < items.length; i++) {
    const pair = byStart.get(i)
    if (pair) {
      const { block, parents } = above
      if (!block?.isPast) facts.push(factOf(page, items, pair, parents, block?.year ?? null))
      above.answered()
      i = pair.value
    } else above.read(items[i] as Item)
  }
  const places = items
    .filter((item, i) => pairs.some(({ value }) => value === i) || blockOf(item.text))
    .map(({ cell }) => cell)
  return { facts, places, block: above.block }
}

/** Whether a figure of the running text of a page stands below a label, which tells what it is of. */
export const isStacked = (page: Page, start: number): boolean =>
  placesOf.get(page)?.some((one) => one.start <= start && one.end > start) ?? false

const placesOf = new WeakMap<Page, readonly Span[]>()

/** The figures below labels of one page after another. */
export class StackedPages {
  #block: Block | null = null

  of(page: Page): Stacked {
    const found = stackedOf(page, this.#block)
    this.#block = found.block
    placesOf.set(page, found.places)
    return found
  }
}
