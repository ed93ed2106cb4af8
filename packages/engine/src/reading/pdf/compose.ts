import type { Block, Box, Line, Page, Segment } from '../document.ts'
import { formatOfLanguage } from '../number-format.ts'
import { regionsOf } from './order.ts'
import type { Painting } from './painting.ts'
import { settleRaised, withoutDoubles } from './rows.ts'
import { type Piece, piecesOf } from './segments.ts'
import { clean, type Word } from './word.ts'

/** A page before headings, running heads and tables are settled over the whole document. */
export function composePage(painting: Painting, number: number): Page {
  const frames = framesOf(clean(painting.words))
  const lines: Line[] = []
  const blocks: Block[] = []
  let text = ''
  for (const frame of frames) {
    const words = withoutDoubles(frame)
    settleRaised(words)
    for (const region of regionsOf(words)) {
      for (const row of region.rows) {
        const start = text.length
        const segments: Segment[] = []
        for (const piece of piecesOf(row)) {
          if (segments.length > 0) text += '  '
          const from = text.length
          text += piece.text
          segments.push({
            text: piece.text,
            start: from,
            end: text.length,
            box: boxOf(piece, painting),
            bold: piece.bold,
            fontSize: piece.size,
          })
        }
        const line = text.slice(start)
        lines.push({ text: line, start, end: text.length, box: union(segments), segments })
        blocks.push({
          kind: 'paragraph',
          text: line,
          start,
          end: text.length,
          level: null,
          box: union(segments),
          paragraph: null,
        })
        text += '\n'
      }
    }
  }
  text = text.replace(/\n$/, '')
  return {
    number,
    kind: 'page',
    name: null,
    width: round(painting.width),
    height: round(painting.height),
    text,
    lines,
    blocks,
    tables: [],
    numberFormat: formatOfLanguage('en'),
    headingsAtStart: [],
  }
}

function framesOf(words: Word[]): Word[][] {
  const frames = new Map<number, Word[]>()
  for (const word of words) {
    const angle = word.angle <= 2 || word.angle >= 358 ? 0 : word.angle
    const frame = frames.get(angle)
    if (frame) frame.push(word)
    else frames.set(angle, [word])
  }
  return [...frames.entries()].sort((one, other) => one[0] - other[0]).map(([, frame]) => frame)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function boxOf(piece: Piece, painting: Painting): Box {
  const angle = ((piece.words[0]?.angle ?? 0) * Math.PI) / 180
  const x = Math.cos(angle)
  const y = Math.sin(angle)
  const corners = [
    [piece.left, piece.top],
    [piece.right, piece.top],
    [piece.left, piece.bottom],
    [piece.right, piece.bottom],
  ].map(([u = 0, v = 0]) => [u * x - v * y, u * y + v * x] as const)
  const left = Math.max(0, Math.min(...corners.map((corner) => corner[0])))
  const right = Math.min(painting.width, Math.max(...corners.map((corner) => corner[0])))
  const top = Math.max(0, Math.min(...corners.map((corner) => corner[1])))
  const bottom = Math.min(painting.height, Math.max(...corners.map((corner) => corner[1])))
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) }
}

function union(segments: Segment[]): Box | null {
  const boxes = segments.flatMap((segment) => (segment.box ? [segment.box] : []))
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: round(right - x), height: round(bottom - y) }
}
