import type { Box } from '@esrs/contract'

/** What is marked on a page: the passage, a box a line, and the value in it. */
export interface Marks {
  boxes: readonly Box[]
  value: Box | null
}

/** The smallest box around all of them, `null` around nothing. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** What the eye should land on: the value, else the passage. */
export const focusOf = ({ boxes, value }: Marks): Box | null => value ?? around(boxes)

/** Pixels a point at which a page fills the width of its frame. */
export const fitScale = (pageWidth: number, frameWidth: number) => frameWidth / Math.max(pageWidth, 1)

/** Points of page that stay in sight on both sides of a passage that is zoomed to. */
const margin = 16
const zoomLimits = { least: 1.6, most: 4 }

/** How much larger than the fitted page the passage is shown when a person zooms to it. */
export function zoomTo(marks: Marks, pageWidth: number): number {
  const passage = around(marks.boxes) ?? marks.value
  if (!passage) return zoomLimits.least
  const wanted = pageWidth / (passage.width + 2 * margin)
  return Math.min(zoomLimits.most, Math.max(zoomLimits.least, wanted))
}

interface Frame {
  width: number
  height: number
}

/**
 * Where to scroll a frame so that the passage stands in its middle, a little above it, as far as the page reaches. A
 * passage that is wider or higher than the frame gives way to its value.
 */
export function scrollTo(marks: Marks, scale: number, frame: Frame, offset: number): { left: number; top: number } {
  const passage = around(marks.boxes)
  const focus = marks.value ?? passage
  if (!focus) return { left: 0, top: 0 }
  const across = passage && passage.width * scale <= frame.width ? passage : focus
  const down = passage && passage.height * scale <= frame.height / 2 ? passage : focus
  const left = offset + (across.x + across.width / 2) * scale - frame.width / 2
  const top = offset + (down.y + down.height / 2) * scale - frame.height * 0.45
  return { left: Math.max(0, left), top: Math.max(0, top) }
}

/** A box as shares of its page, so that it stays in place at every size of the drawing. */
export function placed(box: Box, page: { width: number; height: number }, grow: number) {
  return {
    left: `${(100 * (box.x - grow)) / page.width}%`,
    top: `${(100 * (box.y - grow)) / page.height}%`,
    width: `${(100 * (box.width + 2 * grow)) / page.width}%`,
    height: `${(100 * (box.height + 2 * grow)) / page.height}%`,
  }
}
