import { columnName } from '@esrs/contract'
import { describe, expect, it } from 'vitest'
import { cellAt, columnWindow, crossedEdges, rowWindow } from './cells.ts'

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s and back', (index, name) => {
  expect(columnName(index)).toBe(name)
  expect(cellAt(`${name}7`)).toEqual({ row: 7, column: index })
})

it('knows no place for what is no address', () => {
  expect(cellAt(null)).toBeNull()
  expect(cellAt('Energy')).toBeNull()
  expect(cellAt('$C$10')).toEqual({ row: 10, column: 2 })
})

describe('rowWindow', () => {
  it('draws what is in sight and a little more', () => {
    expect(rowWindow(5000, 24, 24_000, 480, 10)).toEqual({ first: 990, last: 1030 })
  })

  it('ends where the rows end', () => {
    expect(rowWindow(8, 24, 0, 480, 10)).toEqual({ first: 0, last: 8 })
    expect(rowWindow(0, 24, 0, 480)).toEqual({ first: 0, last: 0 })
    expect(rowWindow(100, 24, 999_999, 480).last).toBeGreaterThanOrEqual(100)
  })
})

describe('columnWindow', () => {
  const lefts = Array.from({ length: 101 }, (_, column) => 44 + column * 100)

  it('covers what is in sight and some beside it, never the first column, which stands by itself', () => {
    expect(columnWindow(lefts, 0, 1000)).toEqual({ first: 1, last: 14 })
    const { first, last } = columnWindow(lefts, 5000, 1000)
    expect([lefts[first]! <= 5000, lefts[last]! >= 6000]).toEqual([true, true])
    expect(last - first).toBeLessThan(22)
    expect(columnWindow(lefts, 9500, 1000).last).toBe(100)
  })

  it('has nothing to draw for an empty sheet', () => {
    expect(columnWindow([44], 0, 1000).last).toBeLessThanOrEqual(1)
  })
})

describe('crossedEdges', () => {
  const widths = [100, 100, 100, 100]

  it('are those that a long text passes on its way over empty cells', () => {
    expect([...crossedEdges(['a'.repeat(35), '', '', ''], widths)]).toEqual([0, 1])
    expect([...crossedEdges(['short', '', '', ''], widths)]).toEqual([])
  })

  it('end before the next cell that holds something, and never concern a figure', () => {
    expect([...crossedEdges(['a'.repeat(60), '', '7', ''], widths)]).toEqual([0])
    expect([...crossedEdges(['1'.repeat(60), '', '', ''], widths)]).toEqual([])
  })
})
