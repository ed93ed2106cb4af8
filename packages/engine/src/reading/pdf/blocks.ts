import type { Block, Table } from '../document.ts'
import { maxOf, minOf } from '../min-max.ts'
import { type Composed, type Draft, union } from './compose.ts'
import type { Hyphenation } from './hyphenation.ts'
import type { LaidRegion } from './layout.ts'
import { isKeyFigure, type Styles } from './styles.ts'
import { isBullet } from './word.ts'

const numbered = /^(?:\(?\d{1,2}[.)]|\(?[a-zA-Z][.)]|\(?[ivx]{1,4}\))\s+(?=\S)/u
const footnoteStart = /^(?:\(?\d{1,2}\)|[*†‡]+\)?|\d{1,2}\s+(?=\p{Lu}))\s*/u
/** Words from which on a cell reads like a sentence. */
const longCell = 12
/** No paragraph has more lines. */
const mostLines = 400
const sentenceEnd = /[.!?:;]["“”»)]?$/u

/** Builds headings, paragraphs, list items and footnotes from the lines of a page that are no part of a table. */
export function blocksOf(draft: Draft, styles: Styles, hyphenation: Hyphenation): Block[] {
  const blocks: Block[] = []
  let open: Composed[] = []
  const close = (): void => {
    if (open.length > 0) blocks.push(blockOf(open, draft, styles, hyphenation))
    open = []
  }
  let table = 0
  const tablesUntil = (lines: number): void => {
    for (; table < draft.tableAfter.length && (draft.tableAfter[table] as number) <= lines; table++) {
      close()
      for (const block of cellBlocks(draft.page.tables[table] as Table)) blocks.push(block)
    }
  }
  const pitch = pitches(draft)
  draft.loose.forEach((composed, index) => {
    tablesUntil(index)
    const before = open.at(-1)
    const isFull = open.length >= mostLines
    if (before && (isFull || breaks(before, composed, open, pitch, styles))) close()
    open.push(composed)
  })
  close()
  tablesUntil(draft.loose.length)
  return blocks
}

/** Cells that hold sentences are running text too. */
function cellBlocks(table: Table): Block[] {
  return table.cells
    .filter((cell) => cell.text.split(' ').length >= longCell && /\p{Ll}{3}/u.test(cell.text))
    .map((cell) => ({
      kind: 'paragraph',
      text: cell.text,
      start: cell.start,
      end: cell.end,
      level: null,
      box: cell.box,
      paragraph: null,
    }))
}

/** The usual distance of lines in each region, by the size of the letters. */
function pitches(draft: Draft): (composed: Composed) => number {
  const gaps = new Map<string, number[]>()
  const order = new Map(draft.loose.map((composed) => composed.region).map((region, index) => [region, index]))
  const key = (composed: Composed): string => `${order.get(composed.region)}|${Math.round(composed.row.size * 2)}`
  for (let index = 1; index < draft.loose.length; index++) {
    const one = draft.loose[index - 1] as Composed
    const next = draft.loose[index] as Composed
    if (one.region !== next.region || Math.abs(one.row.size - next.row.size) > 0.6) continue
    const gap = next.row.base - one.row.base
    if (gap < next.row.size * 0.8 || gap > next.row.size * 2.2) continue
    const list = gaps.get(key(next))
    if (list) list.push(gap)
    else gaps.set(key(next), [gap])
  }
  const usual = new Map<string, number>()
  for (const [name, list] of gaps) {
    list.sort((one, other) => one - other)
    usual.set(name, list[Math.floor(list.length * 0.4)] as number)
  }
  return (composed) => usual.get(key(composed)) ?? composed.row.size * 1.3
}

function startsItem(composed: Composed): boolean {
  const { text } = composed.line
  return isBullet(text) || numbered.test(text)
}

/** Whether a line ends inside a bracket: `… emissions (Scope` goes on with `3) were …`, which is no list. */
function opensBracket({ line: { text } }: Composed): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')')
}

function startsFootnote(composed: Composed, styles: Styles): boolean {
  const first = composed.row.pieces[0]
  const raised = first?.marks[0]?.[0] === 0
  return raised || (composed.row.size < styles.bodySize * 0.95 && footnoteStart.test(composed.line.text))
}

function breaks(
  before: Composed,
  composed: Composed,
  open: Composed[],
  pitch: (composed: Composed) => number,
  styles: Styles,
): boolean {
  const { row } = composed
  if (before.region !== composed.region) return !runsOn(before, composed)
  if (composed.region.role === 'header' || composed.region.role === 'footer') return true
  const gap = row.base - before.row.base
  if (explains(before, composed)) return false
  if (gap > pitch(composed) * 1.22 + 1 || gap < 0) return true
  if (Math.abs(row.size - before.row.size) > Math.max(0.7, row.size * 0.07)) return true
  const one = before.row.pieces
  const two = row.pieces
  const bold = (pieces: typeof one): boolean => pieces.every((piece) => piece.bold)
  if (bold(one) !== bold(two)) return true
  const heading = styles.levelOf(before) !== null
  if (heading !== (styles.levelOf(composed) !== null)) return true
  if (startsItem(composed) && !heading && !opensBracket(before)) return true
  if (startsFootnote(composed, styles) && !heading && !opensBracket(before)) return true
  if (leavesItem(before, composed, open)) return true
  if (hangs(before, composed, open)) return false
  const item = startsItem(open[0] as Composed) || startsFootnote(open[0] as Composed, styles)
  if ((one.length > 1 && !(item && before === open[0])) || two.length > 1) return true
  // A line that ends well before the column does ends its paragraph when the next begins like a sentence.
  if (open.length < 2 || !sentenceEnd.test(before.line.text) || !/^[\p{Lu}\d]/u.test(composed.line.text)) return false
  const right = maxOf(open.map((line) => line.row.pieces.at(-1)?.right ?? 0))
  const left = minOf(open.map((line) => line.row.pieces[0]?.left ?? 0))
  const end = one.at(-1)?.right ?? 0
  return right - end > (right - left) * 0.25
}

/** A paragraph that follows a list without a gap: it begins where the bullets stand, and the line before had room for its first words. */
function leavesItem(before: Composed, composed: Composed, open: Composed[]): boolean {
  const [first] = open
  if (!first || !isBullet(first.line.text)) return false
  const left = composed.row.pieces[0]?.left ?? 0
  if (left > (first.row.pieces[0]?.left ?? 0) + 1 || !/^[\p{Lu}\d]/u.test(composed.line.text)) return false
  const right = rightOf(composed.region)
  return right - (before.row.pieces.at(-1)?.right ?? 0) > (right - left) * 0.25
}

const rights = new WeakMap<LaidRegion, number>()

/** Where the lines of a region end; asked for each of its lines. */
function rightOf(region: LaidRegion): number {
  const known = rights.get(region)
  if (known !== undefined) return known
  const right = maxOf(region.items.map((item) => ('row' in item ? (item.row.pieces.at(-1)?.right ?? 0) : 0)))
  rights.set(region, right)
  return right
}

/** A sentence that goes on at the top of the next column. */
function runsOn(before: Composed, composed: Composed): boolean {
  const plain = before.region.role === 'body' && composed.region.role === 'body' && composed.row.pieces.length === 1
  const sameSize = Math.abs(before.row.size - composed.row.size) < 0.3
  return plain && sameSize && !/[.!?:;)]$/.test(before.line.text) && /^\p{Ll}/u.test(composed.line.text)
}

/** Lines that stand below the second part of a line that begins with a short label. */
function hangs(before: Composed, composed: Composed, open: Composed[]): boolean {
  const [label, words, ...more] = (open[0] as Composed).row.pieces
  const [line, ...others] = composed.row.pieces
  if (!label || !words || !line || more.length > 0 || others.length > 0 || label.words.length > 5) return false
  return before.row.pieces.length <= 2 && words.words.length >= 5 && Math.abs(line.left - words.left) < 3
}

/** Small words below a large figure say what it is. */
function explains(before: Composed, composed: Composed): boolean {
  const [figure, ...more] = before.row.pieces
  const [words, ...others] = composed.row.pieces
  if (!figure || !words || more.length > 0 || others.length > 0 || !isKeyFigure(before)) return false
  const gap = composed.row.base - before.row.base
  const below =
    gap > 0 && gap < before.row.size * 2.2 && Math.min(figure.right, words.right) > Math.max(figure.left, words.left)
  return below && before.row.size > composed.row.size * 1.3 && /^\p{L}/u.test(words.text)
}

function blockOf(open: Composed[], draft: Draft, styles: Styles, hyphenation: Hyphenation): Block {
  const first = open[0] as Composed
  const last = open.at(-1) as Composed
  const text = hyphenation.join(open.map((composed) => composed.line.text))
  const level = styles.headingLevel(open)
  const { role } = first.region
  let kind: Block['kind'] = 'paragraph'
  if (role === 'header' || role === 'footer') kind = role
  else if (level !== null) kind = 'heading'
  else if (startsFootnote(first, styles) && first.row.size < styles.bodySize * 0.97 && isLow(first, draft))
    kind = 'footnote'
  else if (startsItem(first)) kind = 'list-item'
  return {
    kind,
    text,
    start: first.line.start,
    end: last.line.end,
    level: kind === 'heading' ? level : null,
    box: union(open.flatMap((composed) => (composed.line.box ? [composed.line.box] : []))),
    paragraph: null,
  }
}

/** Footnotes stand in the lower part of a page or below a table. */
function isLow(composed: Composed, draft: Draft): boolean {
  const top = composed.line.box?.y ?? 0
  if (top > (draft.page.height ?? 0) * 0.6) return true
  const [first] = draft.page.tables
  return first !== undefined && first.end <= composed.line.start
}
