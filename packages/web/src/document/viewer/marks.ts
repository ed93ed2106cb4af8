import type { Box } from '@esrs/contract'

/** What is marked on a page: the passage, a box a line, and the value in it. */
export interface Marks {
  boxes: readonly Box[]
  value: Box | null
}

/** The smallest box around all of them, `null` around nothing. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = boxes.reduce((least, box) => Math.min(least, box.x), Infinity)
  const y = boxes.reduce((least, box) => Math.min(least, box.y), Infinity)
  const right = boxes.reduce((most, box) => Math.max(most, box.x + box.width), -Infinity)
  const bottom = boxes.reduce((most, box) => Math.max(most, box.y + box.height), -Infinity)
  return { x, y, width: right - x, height: bottom - y }
}

/** What the eye should land on: the value, else the passage. */
export const focusOf = ({ boxes, value }: Marks): Box | null => value ?? around(boxes)

/** Pixels a point at which a page fills the width of its frame. */
export const fitScale = (pageWidth: number, frameWidth: number) => frameWidth / Math.max(pageWidth, 1)

/** Points of page that stay in sight on both sides of a passage that is zoomed to. */
const margin = 16
const zoomLimits = { usual: 1.6, most: 4 }
/** Pixels a point at which the usual letters of a page can be read. */
const readable = 1.05

/**
 * How much larger than the fitted page the passage is shown when a person zooms to it: so that its lines are whole where they
 * can be read at that size.
 */
export function zoomTo(marks: Marks, pageWidth: number, frameWidth: number): number {
  const passage = around(marks.boxes) ?? marks.value
  if (!passage) return zoomLimits.usual
  const wanted = pageWidth / (passage.width + 2 * margin)
  const least = Math.min(zoomLimits.usual, Math.max(1, readable / fitScale(pageWidth, frameWidth)))
  return Math.min(zoomLimits.most, Math.max(least, wanted))
}

interface Frame {
  width: number
  height: number
}

/**
 * Where to scroll a frame so that the passage stands in its middle, a little above it, as far as the page reaches. A
 * passage that is wider than the frame begins at its left, unless its value would be out of sight; of one that is higher the
 * value is in the middle.
 */
export function scrollTo(marks: Marks, scale: number, frame: Frame, offset: number): { left: number; top: number } {
  const passage = around(marks.boxes)
  const focus = marks.value ?? passage
  if (!focus) return { left: 0, top: 0 }
  const down = passage && passage.height * scale <= frame.height / 2 ? passage : focus
  const left = leftOf(passage ?? focus, focus, scale, frame.width, offset)
  const top = offset + (down.y + down.height / 2) * scale - frame.height * 0.45
  return { left: Math.max(0, left), top: Math.max(0, top) }
}

function leftOf(passage: Box, focus: Box, scale: number, width: number, offset: number): number {
  const middleOf = (box: Box) => offset + (box.x + box.width / 2) * scale - width / 2
  if (passage.width * scale <= width) return middleOf(passage)
  const fromStart = offset + (passage.x - margin) * scale
  const isSeen = focus === passage || (focus.x + focus.width + margin) * scale + offset <= fromStart + width
  return isSeen ? fromStart : middleOf(focus)
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
