import type { Block, Cell, Page, Span, Table } from '../reading/document.ts'
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

const CODE = /(?:esrs\s*(?:2\s*)?)?\b((?:e[1-5]|s[1-4]|g1|bp|gov|sbm|iro)\s?-\s?\d{1,2})\b/g

const GRI = /\bgri \d{1,3}|(?<![\d.,-])[2-4]\d\d-\d{1,2}(?![\d-])/g

function codesIn(text: string): string[] {
  return [...text.matchAll(CODE)].map((match) => (match[1] ?? '').replace(/\s/g, '').toUpperCase())
}

/** Lists of requirements name many codes and answer none. */
function isIndex(folded: string): boolean {
  return new Set(codesIn(folded)).size >= 4 || new Set(folded.match(GRI)).size >= 4
}

/** Cuts the running text of a page into passages of a few sentences each. */
export function passagesOf(page: Page): Passage[] {
  const found: Passage[] = []
  let headings = [...page.headingsAtStart].reverse().map(foldLabel)
  let open: Block[] = []
  const inTable = (block: Block): boolean =>
    page.tables.some((table) => block.start >= table.start && block.end <= table.end)
  const close = (): void => {
    const [first, last] = [open[0], open[open.length - 1]]
    open = []
    if (!first || !last) return
    const span = { start: first.start, end: last.end }
    const { text } = flow(page.text, [span])
    const folded = fold(text)
    if (folded.length < SHORTEST) return
    found.push({
      page,
      span,
      text,
      folded,
      headings: headings.slice(0, 2).join(' | '),
      heads: headings,
      isIndex: isIndex(folded),
      codes: codesIn(`${headings[0] ?? ''} ${folded}`),
      tabular: false,
      spoken: [],
      targetRow: false,
    })
  }
  for (const block of page.blocks) {
    if (block.kind === 'header' || block.kind === 'footer' || block.kind === 'footnote') continue
    if (block.kind === 'heading') {
      close()
      const level = block.level ?? 9
      headings = [foldLabel(block.text), ...headings.filter((_, i) => headings.length - i < level)].slice(0, 3)
      continue
    }
    if (inTable(block)) {
      close()
      continue
    }
    const length = open.length ? block.end - (open[0]?.start ?? 0) : 0
    if (length > LONGEST || (open.length && block.start - (open[open.length - 1]?.end ?? 0) > 200)) close()
    open.push(block)
    if (block.kind === 'paragraph' && block.end - (open[0]?.start ?? 0) > LONGEST * 0.45) close()
  }
  close()
  for (const table of page.tables) {
    const span = { start: table.start, end: Math.min(table.end, table.start + LONGEST) }
    const { text } = flow(page.text, [{ start: table.start, end: Math.min(table.end, table.start + 3 * LONGEST) }])
    const folded = fold(text)
    if (folded.length < SHORTEST || span.end <= span.start) continue
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
    found.push({
      page,
      span,
      text,
      folded,
      headings,
      heads,
      isIndex: isIndex(folded),
      codes: codesIn(`${headings} ${folded.slice(0, 300)}`),
      tabular: true,
      spoken: spokenCells(page, table),
      targetRow: false,
    })
    found.push(...targetRows(page, table, heads))
  }
  return found
}

const TARGETS =
  /(?<!\p{L})(?:targets?|goals?|objectives?|ambitions?)(?!\p{L})|(?<!\p{L}|kein )ziel(?:e|wert\p{L}*|jahr\p{L}*|setzung\p{L}*)?(?!\p{L})/u
const LONGEST_ROW = 320

/** The rows of a table of targets: what its title or a head of its columns says belongs to each. */
function targetRows(page: Page, table: Table, heads: readonly string[]): Passage[] {
  const rows = new Map<number, Cell[]>()
  for (const cell of table.cells) if (cell.text.trim()) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell])
  const top = Math.min(...rows.keys())
  const headings = heads.join(' | ')
  const titled = TARGETS.exec(`${headings} ${foldLabel((rows.get(top) ?? []).map(({ text }) => text).join(' '))}`)
  if (!titled) return []
  return [...rows].flatMap(([number, cells]) => {
    const [label, ...others] = cells.sort((a, b) => a.column - b.column)
    const span = { start: Math.min(...cells.map(({ start }) => start)), end: Math.max(...cells.map(({ end }) => end)) }
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
