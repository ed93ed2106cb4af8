import { expect, it } from 'vitest'
import { followWhile } from './progress.ts'

it('looks again every second while something moves, ever more seldom while nothing does, and not at all afterwards', () => {
  const isOpen = ({ unfinished }: { unfinished: number }) => unfinished > 0
  const first = { unfinished: 2 }
  expect(followWhile(first, isOpen, 1000)).toBe(1000)
  expect(followWhile(first, isOpen, 9000)).toBe(2000)
  expect(followWhile(first, isOpen, 41_000)).toBe(10_000)
  expect(followWhile(first, isOpen, 3_600_000)).toBe(15_000)
  expect(followWhile({ unfinished: 1 }, isOpen, 3_600_000)).toBe(1000)
  expect(followWhile({ unfinished: 0 }, isOpen, 3_600_000)).toBe(false)
  expect(followWhile(undefined, isOpen)).toBe(false)
})
