import { describe, expect, it } from 'vitest'
import { around, focusOf, placed, scrollTo, zoomTo } from './marks.ts'

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

describe('around', () => {
  it('holds all boxes and nothing more', () => {
    expect(around([box(50, 100, 200, 12), box(40, 114, 120, 12)])).toEqual(box(40, 100, 210, 26))
  })

  it('is nothing around nothing', () => {
    expect(around([])).toBeNull()
  })
})

describe('zoomTo', () => {
  it('brings a narrow passage to the width of its frame', () => {
    expect(zoomTo({ boxes: [box(100, 50, 168, 12)], value: null }, 600, 600)).toBe(3)
  })

  it('stays within what can be read and what can be drawn', () => {
    expect(zoomTo({ boxes: [box(0, 0, 600, 12)], value: null }, 600, 350)).toBe(1.6)
    expect(zoomTo({ boxes: [box(0, 0, 10, 12)], value: null }, 600, 350)).toBe(4)
    expect(zoomTo({ boxes: [], value: null }, 600, 350)).toBe(1.6)
  })

  it('shows whole lines where they can be read at that size', () => {
    const line = { boxes: [box(70, 50, 460, 12)], value: null }
    const zoom = zoomTo(line, 600, 520)
    expect((520 / 600) * zoom).toBeGreaterThanOrEqual(1.05)
    expect(460 * (520 / 600) * zoom).toBeLessThan(520)
  })
})

describe('scrollTo', () => {
  const frame = { width: 500, height: 300 }

  it('puts the passage in the middle of its frame, a little above', () => {
    const marks = { boxes: [box(100, 600, 200, 12)], value: box(280, 600, 20, 12) }
    expect(scrollTo(marks, 2, frame, 16)).toEqual({ left: 16 + 400 - 250, top: 16 + 1212 - 135 })
  })

  it('holds on to the value where the passage is too wide', () => {
    const marks = { boxes: [box(50, 600, 400, 12)], value: box(380, 600, 40, 12) }
    expect(scrollTo(marks, 2, frame, 16).left).toBe(16 + 800 - 250)
  })

  it('begins at the left of a passage that is too wide, so that no line loses its first words', () => {
    const boxes = [box(50, 600, 400, 12), box(50, 614, 400, 12)]
    expect(scrollTo({ boxes, value: null }, 2, frame, 16).left).toBe(16 + 2 * (50 - 16))
    expect(scrollTo({ boxes, value: box(100, 600, 40, 12) }, 2, frame, 16).left).toBe(16 + 2 * (50 - 16))
  })

  it('holds on to the value where the passage is too long', () => {
    const marks = { boxes: [box(50, 100, 100, 12), box(50, 700, 100, 12)], value: box(50, 700, 40, 12) }
    expect(scrollTo(marks, 1, frame, 16).top).toBe(16 + 706 - 135)
    expect(focusOf(marks)).toBe(marks.value)
  })

  it('never leaves the page at its upper left', () => {
    expect(scrollTo({ boxes: [box(10, 10, 20, 10)], value: null }, 1, frame, 16)).toEqual({ left: 0, top: 0 })
    expect(scrollTo({ boxes: [], value: null }, 1, frame, 16)).toEqual({ left: 0, top: 0 })
  })
})

it('places a box as shares of its page, grown on all sides', () => {
  expect(placed(box(59, 84, 119, 10), { width: 600, height: 800 }, 1)).toEqual({
    left: `${5800 / 600}%`,
    top: '10.375%',
    width: `${12100 / 600}%`,
    height: '1.5%',
  })
})
