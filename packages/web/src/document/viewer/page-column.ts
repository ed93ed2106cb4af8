import { fitScale } from './marks.ts'

interface Size {
  width: number
  height: number
}

/** A page in the column of all pages, in CSS pixels; `scale` is pixels a point. */
export interface Slot extends Size {
  top: number
  scale: number
}

interface Room {
  /** Pixels between the edges of the frame. */
  width: number
  /** Pixels that a page is wide at most when it fits. */
  widest: number
  gap: number
  zoom: number
}

/** Points of a page that has not been opened yet while none has: A4. */
const assumed: Size = { width: 595, height: 842 }

/**
 * Places all pages below each other. Pages have one scale, that of the first one that was opened; a page that is too
 * wide at it, such as one in landscape, is made to fit.
 */
export function columnOf(pages: number, sizes: ReadonlyMap<number, Size>, { width, widest, gap, zoom }: Room): Slot[] {
  const room = Math.max(width - 2 * gap, 1)
  const [first = assumed] = sizes.values()
  const common = fitScale(first.width, Math.min(room, widest)) * zoom
  let top = gap
  return Array.from({ length: pages }, (_, index) => {
    const size = sizes.get(index + 1) ?? first
    const scale = Math.min(common, fitScale(size.width, room) * zoom)
    const slot = { top, scale, width: size.width * scale, height: size.height * scale }
    top += slot.height + gap
    return slot
  })
}

/** Which pages to draw for a scroll position, half a frame ahead, and which one stands in the middle; counted from 1. */
export function pagesInSight(column: readonly Slot[], scrollTop: number, frameHeight: number) {
  const meets = (from: number, to: number) => (slot: Slot) => slot.top < to && slot.top + slot.height > from
  const near = meets(scrollTop - frameHeight / 2, scrollTop + 1.5 * frameHeight)
  const middle = scrollTop + frameHeight / 2
  const current = column.findLastIndex(({ top }) => top <= middle)
  return { first: column.findIndex(near) + 1, last: column.findLastIndex(near) + 1, current: Math.max(current, 0) + 1 }
}
