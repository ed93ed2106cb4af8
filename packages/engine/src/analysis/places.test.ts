import { describe, expect, it } from 'vitest'
import { asShown } from './places.ts'

describe('a box of a page that was turned for reading', () => {
  // The file shows 600 × 800; the box stands at 100, 50 there.
  const shown = { x: 100, y: 50, width: 20, height: 200 }

  it.each([
    [90, { width: 800, height: 600 }, { x: 550, y: 100, width: 200, height: 20 }],
    [180, { width: 600, height: 800 }, { x: 480, y: 550, width: 20, height: 200 }],
    [270, { width: 800, height: 600 }, { x: 50, y: 480, width: 200, height: 20 }],
  ] as const)('is turned back by %s degrees', (turn, page, turned) => {
    expect(asShown({ turn, ...page }, turned)).toEqual(shown)
  })

  it('stays where it is on a page that was not turned', () => {
    expect(asShown({ width: 600, height: 800 }, shown)).toEqual(shown)
  })
})
