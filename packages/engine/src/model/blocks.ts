import type { Block, Page, Span, Table } from '../reading/document.ts'
import { type Columns, columnsIn } from './columns.ts'
import { addressesMachine } from './orders-to-machines.ts'

/** A stretch of a page's stored text that a model may quote from. */
export interface MarkedBlock extends Span {
  /** `p12.3`: the third block of page 12. */
  mark: string
  page: Page
  /** Words above it, innermost first; they say what it is about and cannot be quoted. */
  headings: string[]
  kind: 'heading' | 'table' | 'text'
  /** The table that it is a piece of. */
  table: Table | null
  /** The stretches of the page that it is made of, where words of another column stand between them. */
  parts: Span[] | null
}

/** What a block says: its stretch of the page, or those of its column one below the other. */
export const textOf = ({ page, start, end, parts }: MarkedBlock): string =>
  parts ? parts.map((part) => page.text.slice(part.start, part.end)).join('\n') : page.text.slice(start, end)

const LONGEST_BLOCK = 1500
/** Tiles are short words beside short figures; together they are no longer than this. */
const [LONGEST_TILE, LONGEST_TILES] = [120, 500]

interface Piece extends Span {
  kind: MarkedBlock['kind']
  table: Table | null
  parts: Span[] | null
}

/** Cuts a long column at the ends of its lines. */
function cutColumn(piece: Piece, parts: readonly Span[]): Piece[] {
  const found: Piece[] = []
  let [held, length]: [Span[], number] = [[], 0]
  const close = (): void => {
    if (held.length) found.push({ ...piece, start: held[0]!.start, end: held.at(-1)!.end, parts: held })
    held = []
    length = 0
  }
  for (const part of parts) {
    if (length + part.end - part.start > LONGEST_BLOCK) close()
    held.push(part)
    length += part.end - part.start
  }
  close()
  return found
}

/** A stretch of text in which lines of two columns run into each other, as the columns and what stands around them. */
function apart(piece: Piece, columns: readonly Columns[]): Piece[] {
  if (piece.kind !== 'text') return [piece]
  const found: Piece[] = []
  let from = piece.start
  for (const { start, end, left, right } of columns) {
    if (start < from || end > piece.end) continue
    if (start > from) found.push({ ...piece, start: from, end: start })
    for (const parts of [left, right]) found.push({ ...piece, start, end, parts })
    from = end
  }
  if (from === piece.start) return [piece]
  return from < piece.end ? [...found, { ...piece, start: from }] : found
}

/** Cuts a long stretch at the ends of its lines. */
function cut(page: Page, piece: Piece): Piece[] {
  if (piece.parts) return cutColumn(piece, piece.parts)
  if (piece.end - piece.start <= LONGEST_BLOCK) return [piece]
  const found: Piece[] = []
  let start = piece.start
  while (start < piece.end) {
    const furthest = Math.min(piece.end, start + LONGEST_BLOCK)
    const line = furthest < piece.end ? page.text.lastIndexOf('\n', furthest) : furthest
    const end = line > start ? line : furthest
    found.push({ ...piece, start, end })
    start = end
  }
  return found
}

const isRunning = ({ kind }: Block): boolean => kind !== 'header' && kind !== 'footer'

/** A figure that stands alone, or nearly so: its label is another block. */
function isBareFigure(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return /\d/.test(text) && letters <= 8 && text.trim().length <= 40
}

/** Label and figure of a tile are two blocks of the layout and one observation: neighbours of a bare figure are joined with it. */
function withTilesWhole(page: Page, pieces: readonly Piece[]): Piece[] {
  const words = ({ start, end }: Span): string => page.text.slice(start, end)
  const isShort = (piece: Piece): boolean =>
    piece.kind !== 'table' && words(piece).trim().length <= LONGEST_TILE && !/[.!?]\s*$/.test(words(piece))
  const joined: Piece[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const first = pieces[at]!
    let last = at
    while (
      isShort(first) &&
      pieces[last + 1] &&
      isShort(pieces[last + 1]!) &&
      pieces[last + 1]!.end - first.start <= LONGEST_TILES &&
      !words({ start: pieces[last]!.end, end: pieces[last + 1]!.start }).trim()
    )
      last += 1
    const run = pieces.slice(at, last + 1)
    if (run.length > 1 && run.some((piece) => isBareFigure(words(piece)))) {
      joined.push({ ...first, kind: 'text', end: run.at(-1)!.end })
      at = last
    } else joined.push(first)
  }
  return joined
}

/** Paragraphs of interleaved columns are none: those that a stretch of columns touches are taken together. */
function joinedOver(pieces: readonly Piece[], columns: readonly Columns[], page: Page): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const before = joined.at(-1)
    const isTouched = columns.some(
      ({ start, end }) => before && before.end > start && before.start < end && piece.start < end,
    )
    const isBeside = before && !page.text.slice(before.end, piece.start).trim()
    if (before && isTouched && isBeside && before.kind === 'text' && piece.kind === 'text')
      joined[joined.length - 1] = { ...before, end: piece.end }
    else joined.push(piece)
  }
  return joined
}

function piecesOf(page: Page): Piece[] {
  const inTable = (span: Span) => page.tables.some(({ start, end }) => span.start >= start && span.end <= end)
  const tables = page.tables.map(
    (table): Piece => ({ start: table.start, end: table.end, kind: 'table', table, parts: null }),
  )
  const running = page.blocks
    .filter((block) => isRunning(block) && !inTable(block))
    .map(
      ({ start, end, kind }): Piece => ({
        start,
        end,
        kind: kind === 'heading' ? 'heading' : 'text',
        table: null,
        parts: null,
      }),
    )
  const pieces = [...tables, ...running]
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const whole: Piece = { start: 0, end: page.text.length, kind: 'text', table: null, parts: null }
  let done = 0
  // Tables found in a layout may reach into each other; nothing is shown twice.
  const single = (pieces.length ? pieces : [whole]).flatMap((piece) => {
    const start = Math.max(piece.start, done)
    done = Math.max(done, piece.end)
    return start < piece.end ? [{ ...piece, start }] : []
  })
  const columns = columnsIn(page)
  return withTilesWhole(page, joinedOver(single, columns, page))
    .flatMap((piece) => apart(piece, columns))
    .flatMap((piece) => cut(page, piece))
}

/** The blocks of a page in reading order, without those that speak to a program. */
export function blocksOf(page: Page): MarkedBlock[] {
  let headings = [...page.headingsAtStart].reverse()
  const found: MarkedBlock[] = []
  piecesOf(page).forEach((piece, i) => {
    const block = { mark: `p${page.number}.${i + 1}`, page, headings, ...piece }
    const text = textOf(block)
    const heading = page.blocks.find(({ kind, start }) => kind === 'heading' && start === piece.start)
    if (heading) {
      const level = heading.level ?? 9
      headings = [heading.text, ...headings.filter((_, at) => headings.length - at < level)].slice(0, 3)
    }
    if (text.trim() && !addressesMachine(text)) found.push({ ...block, headings })
  })
  return found
}
