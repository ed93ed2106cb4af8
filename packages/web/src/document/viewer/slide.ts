import type { Box, DocumentPage, PageBlock } from '@esrs/contract'
import type { Span } from './passage.ts'

/** A shape of a slide: where it stands, in points, and its paragraphs. */
export interface Shape {
  box: Box
  name: string | null
  paragraphs: PageBlock[]
  /** Points; the largest at which the words fit. */
  fontSize: number
}

/** A slide taken apart: what has a place on it, and what has none (tables, notes). */
export interface Slide {
  shapes: Shape[]
  /** Runs of the page's text without a place. */
  beside: Pick<DocumentPage, 'text' | 'blocks' | 'tables'>
}

/** Points of the letters of a slide; smaller ones could not be read, larger ones are only titles. */
const letters = { least: 7, most: 40 }
/** Width of a letter and height of a line, as shares of the size of the letters. */
const letterWidth = 0.54
const lineHeight = 1.22

function fits(lines: readonly number[], box: Box, fontSize: number): boolean {
  const perLine = Math.max(1, Math.floor(box.width / (fontSize * letterWidth)))
  const rows = lines.reduce((sum, length) => sum + Math.max(1, Math.ceil(length / perLine)), 0)
  return rows * fontSize * lineHeight <= box.height
}

/** The largest size in points at which text of these line lengths fits into a box. */
export function fontSizeFor(lines: readonly number[], box: Box): number {
  for (let size: number = letters.most; size > letters.least; size -= 1) if (fits(lines, box, size)) return size
  return letters.least
}

const sameBox = (a: Box, b: Box) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

/** Takes a slide apart; paragraphs of one shape stay together. */
export function slideOf({ text, blocks, tables }: Pick<DocumentPage, 'text' | 'blocks' | 'tables'>): Slide {
  const shapes: Shape[] = []
  const placed: Span[] = []
  for (const block of blocks ?? []) {
    if (!block.box || (tables ?? []).some(({ start, end }) => block.start >= start && block.end <= end)) continue
    const { box } = block
    const last = shapes.at(-1)
    placed.push(block)
    if (last && sameBox(last.box, box) && last.name === block.shape) last.paragraphs.push(block)
    else shapes.push({ box, name: block.shape, paragraphs: [block], fontSize: 0 })
  }
  for (const shape of shapes) {
    const lines = shape.paragraphs.flatMap(({ start, end }) =>
      text
        .slice(start, end)
        .split('\n')
        .map(({ length }) => length),
    )
    shape.fontSize = fontSizeFor(lines, shape.box)
  }
  // Words that stand on the slide are blanked, so that all others keep their offsets.
  let rest = text
  for (const { start, end } of placed) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  const isPlaced = (block: PageBlock) => placed.includes(block)
  return { shapes, beside: { text: rest, blocks: (blocks ?? []).filter((block) => !isPlaced(block)), tables } }
}
