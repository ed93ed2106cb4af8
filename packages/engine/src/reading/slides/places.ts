import type { Box } from '../document.ts'
import type { Shape } from './shapes.ts'
import type { SlideParagraph } from './text.ts'

/** A shape whose place on the slide is known. */
export interface Placed extends Shape {
  box: Box
}

/** Roles of shapes that hold the title, and of those that stand in a margin. */
export const titles = new Set(['title', 'ctrTitle'])
export const margins = new Set(['sldNum', 'ftr', 'dt', 'hdr'])

/** The part of a shape that is on the slide; `null` where nobody can see it. */
export function within(box: Box, width: number, height: number): Box | null {
  const x = Math.max(0, box.x)
  const y = Math.max(0, box.y)
  const right = Math.min(width, box.x + box.width)
  const bottom = Math.min(height, box.y + box.height)
  return right < x || bottom < y ? null : { x, y, width: right - x, height: bottom - y }
}

/** As people read: the title, then from top to bottom, from left to right what stands beside each other; the foot last. */
export function inOrder(shapes: Placed[]): Placed[] {
  const rank = (shape: Placed): number => (titles.has(shape.role ?? '') ? 0 : margins.has(shape.role ?? '') ? 2 : 1)
  const rows: Placed[][] = []
  for (const shape of [...shapes].sort((one, other) => one.box.y - other.box.y)) {
    const row = rows.at(-1)
    const first = row?.[0]
    const beside = first && shape.box.y < first.box.y + Math.min(first.box.height, shape.box.height) * 0.5
    if (row && beside) row.push(shape)
    else rows.push([shape])
  }
  // Sorting is stable, so shapes of one rank keep the order they are read in.
  return rows
    .flatMap((row) => row.sort((one, other) => one.box.x - other.box.x))
    .sort((one, other) => rank(one) - rank(other))
}

/** Where the lines of a shape stand, as far as it is known without drawing it: they share its height by their length. */
export function linesIn(box: Box, paragraphs: SlideParagraph[]): Box[][] {
  const heights = paragraphs.map(({ lines, size }) =>
    lines.map((line) => {
      const letters = line.reduce((sum, run) => sum + run.text.length + 2, 0)
      return size * 1.2 * Math.max(1, Math.ceil((letters * size * 0.5) / Math.max(size, box.width)))
    }),
  )
  const all = heights.flat().reduce((sum, height) => sum + height, 0)
  const scale = all > box.height && all > 0 ? box.height / all : 1
  let y = box.y
  return heights.map((lines) =>
    lines.map((height) => {
      const line = { x: box.x, y, width: box.width, height: height * scale }
      y += line.height
      return line
    }),
  )
}

/** Edges of columns or rows, which a program may have drawn larger than their sizes add up to. */
export function edgesOf(sizes: number[], start: number, length: number): number[] {
  const sum = sizes.reduce((total, size) => total + size, 0) || 1
  let at = 0
  const edges = [start]
  for (const size of sizes) {
    at += size
    edges.push(start + (at / sum) * length)
  }
  return edges
}
