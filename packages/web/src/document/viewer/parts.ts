import type { DocumentPage, PageBlock, PageTable } from '@esrs/contract'
import { paragraphSpans, type Span } from './passage.ts'

/** The parts of a page of text in reading order: blocks with their kinds, and tables. */
export type TextPart =
  | (Span & { kind: 'block'; block: PageBlock | null })
  | (Span & { kind: 'table'; table: PageTable })

type TextOfPage = Pick<DocumentPage, 'text' | 'blocks' | 'tables'>

const holds = (outer: Span, inner: Span) => inner.start >= outer.start && inner.end <= outer.end

/**
 * Everything that a page says, once: a block inside a table is shown by the table, and words that belong to neither stand
 * as paragraphs of their own.
 */
export function partsOf({ text, blocks, tables }: TextOfPage): TextPart[] {
  const shown = tables ?? []
  const allParts: TextPart[] = [
    ...shown.map((table): TextPart => ({ kind: 'table', start: table.start, end: table.end, table })),
    ...(blocks ?? [])
      .filter((block) => !shown.some((table) => holds(table, block)))
      .map((block): TextPart => ({ kind: 'block', start: block.start, end: block.end, block })),
  ].sort((a, b) => a.start - b.start)
  const parts: TextPart[] = []
  let end = 0
  const fill = (until: number) => {
    for (const span of paragraphSpans(text.slice(end, until))) {
      if (text.slice(end + span.start, end + span.end).trim() === '') continue
      parts.push({ kind: 'block', start: end + span.start, end: end + span.end, block: null })
    }
  }
  for (const part of allParts) {
    if (part.start > end) fill(part.start)
    parts.push(part)
    end = Math.max(end, part.end)
  }
  fill(text.length)
  return parts
}

export const touches = (span: Span, passage: Span | null): boolean =>
  passage !== null && span.start < passage.end && span.end > passage.start

/** The parts that the passage stands in with so many on both sides of it; all where there is no passage. */
export function partsAround(parts: readonly TextPart[], passage: Span | null, around: number): readonly TextPart[] {
  const first = parts.findIndex((part) => touches(part, passage))
  if (first < 0) return parts
  const last = parts.findLastIndex((part) => touches(part, passage))
  return parts.slice(Math.max(0, first - around), last + around + 1)
}

/** A place in a row of a table: a cell, or nothing where a merged cell or none stands. */
export type Spot<C> = { kind: 'cell'; cell: C } | { kind: 'empty'; column: number }

/** The cells of a table row by row; places that a merged cell covers are left out, missing ones are empty. */
export function rowsOf(table: PageTable): Spot<PageTable['cells'][number]>[][] {
  const taken = new Set<string>()
  const at = new Map(table.cells.map((cell) => [`${cell.row} ${cell.column}`, cell]))
  return Array.from({ length: table.rows }, (_, row) => {
    const places: Spot<PageTable['cells'][number]>[] = []
    for (let column = 0; column < table.columns; column += 1) {
      if (taken.has(`${row} ${column}`)) continue
      const cell = at.get(`${row} ${column}`)
      if (!cell) {
        places.push({ kind: 'empty', column })
        continue
      }
      for (let down = 0; down < cell.rowSpan; down += 1) {
        for (let across = 0; across < cell.columnSpan; across += 1) taken.add(`${row + down} ${column + across}`)
      }
      places.push({ kind: 'cell', cell })
    }
    return places
  })
}
