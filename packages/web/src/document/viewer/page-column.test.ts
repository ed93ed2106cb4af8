import { describe, expect, it } from 'vitest'
import { columnOf, pagesInSight } from './page-column.ts'

const portrait = { width: 600, height: 800 }
const landscape = { width: 1200, height: 800 }
const room = { width: 632, widest: 900, gap: 16, zoom: 1 }

describe('columnOf', () => {
  it('gives every page the size of the first one until it is known', () => {
    const column = columnOf(3, new Map([[2, portrait]]), room)
    expect(column.map(({ top, height }) => [top, height])).toEqual([
      [16, 800],
      [832, 800],
      [1648, 800],
    ])
  })

  it('makes a page in landscape fit, and only that one smaller', () => {
    const sizes = new Map([
      [1, portrait],
      [2, landscape],
    ])
    const column = columnOf(3, sizes, room)
    expect(column.map(({ scale, width }) => [scale, width])).toEqual([
      [1, 600],
      [0.5, 600],
      [1, 600],
    ])
    expect(column[2]?.top).toBe(16 + 800 + 16 + 400 + 16)
  })

  it('does not grow pages beyond what is read with ease, except by zooming', () => {
    expect(columnOf(1, new Map([[1, portrait]]), { ...room, width: 3000 })[0]?.width).toBe(900)
    expect(columnOf(1, new Map([[1, portrait]]), { ...room, zoom: 2 })[0]?.width).toBe(1200)
  })
})

describe('pagesInSight', () => {
  const column = columnOf(10, new Map([[1, portrait]]), room)

  it('draws what is in the frame and half a frame around it', () => {
    expect(pagesInSight(column, 0, 600)).toEqual({ first: 1, last: 2, current: 1 })
    expect(pagesInSight(column, 16 + 4 * 816, 600)).toEqual({ first: 4, last: 6, current: 5 })
  })

  it('takes the page in the middle of the frame', () => {
    expect(pagesInSight(column, 500, 600).current).toBe(1)
    expect(pagesInSight(column, 540, 600).current).toBe(2)
    expect(pagesInSight(column, 99_999, 600).current).toBe(10)
  })
})
