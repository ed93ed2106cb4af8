import type { Line, Page } from '../../reading/document.ts'
import { cueLength, wordsOf } from '../../text/cues.ts'
import { foldLabel } from '../../text/text.ts'
import { unitAt, unitInLabel } from '../../text/units.ts'
import { headerYear } from '../../text/years.ts'
import { type GridCell, readCell } from '../cells.ts'
import type { Fact } from './fact.ts'
import { headingsAt } from './headings.ts'

/** What the labels of a stretch are about, as the line above them says: a year, the year reported on, or an earlier one. */
export interface Block {
  isPast: boolean
  year: number | null
}

/** The figures of a page that stand below their labels. */
export interface Stacked {
  facts: Fact[]
  /** Where all figures begin that stand below a label, those of earlier years too. */
  places: ReadonlySet<number>
  /** What holds at the end of the page. */
  block: Block | null
}

/** Fewer of them may be a page number below a heading. */
const FEWEST = 2
const LONGEST_LABEL = 160
const LONGEST_BLOCK = 5
const NUMBERING = /^\(?(\d{1,2}(?:\.\d{1,2}){1,5})\)?\.?\s+(?=\p{L}|\()/u

interface Item {
  cell: GridCell
  text: string
  kind: 'value' | 'unit' | 'words' | 'else'
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
          : 'else'
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
  return (
    Math.abs(value.box.x - label.box.x) <= ASIDE && gap > -label.box.height / 2 && gap < label.box.height * BELOW
  )
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

function factOf(page: Page, items: readonly Item[], pair: Pair, parents: string[], year: number | null): Fact {
  const { cell } = items[pair.value] as Item
  const label = foldLabel(withoutNumber(pair.label.map(({ text }) => text).join(' ')))
  const below = items[pair.value + 1]
  const [stated, behind] = [cell.unit, below?.kind === 'unit' ? below.cell.unit : null]
  const named = unitInLabel(label) ?? unitAt(label, 0)?.unit ?? null
  const unit = stated ?? behind ?? (named?.dimension === 'count' ? null : named)
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
    unitFrom: (stated ?? behind) ? 'cell' : unit ? 'row' : null,
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

/**
 * Figures that stand on the line below their label, as questionnaires have them: label, figure, perhaps its unit.
 * @param before what held at the end of the page before
 */
export function stackedOf(page: Page, before: Block | null): Stacked {
  const nothing: Stacked = { facts: [], places: new Set(), block: null }
  if (page.kind === 'sheet') return nothing
  const items = itemsOf(page)
  const pairs = pairsOf(items)
  if (pairs.length < FEWEST) return nothing
  const depth = Math.min(...pairs.map(({ label }) => label[0]?.depth || Number.POSITIVE_INFINITY))
  const byStart = new Map(pairs.map((pair) => [pair.from, pair]))
  const facts: Fact[] = []
  let block = before
  let question: string | null = null
  let group: string[] = []
  let isAnswer = false
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item
    const pair = byStart.get(i)
    const said = item.kind === 'value' ? null : blockOf(item.text)
    if (pair) {
      const parents = [...(question ? [question] : []), ...group]
      if (!block?.isPast) facts.push(factOf(page, items, pair, parents, block?.year ?? null))
      i = pair.value
      isAnswer = false
    } else if (said) {
      block = said
      group = []
    } else if (item.kind !== 'words') group = isAnswer ? group : []
    else if (item.depth ? item.depth < depth : item.isHeading || item.text.includes('?')) {
      question = foldLabel(withoutNumber(item.text))
      block = null
      group = []
      isAnswer = false
    } else if (item.depth) isAnswer = true
    else if (!isAnswer) group = [...group, foldLabel(item.text)].slice(-2)
  }
  return { facts, places: new Set(pairs.map(({ value }) => (items[value] as Item).cell.start)), block }
}

/** Whether a figure of the running text of a page stands below a label, which tells what it is of. */
export const isStacked = (page: Page, start: number): boolean => placesOf.get(page)?.has(start) ?? false

const placesOf = new WeakMap<Page, ReadonlySet<number>>()

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
