import { expect, test } from 'vitest'
import { type Sample, slopes } from './memory.ts'

const minute = 60_000
const life = (pid: number, minutes: number, own: (minute: number) => number): Sample[] =>
  Array.from({ length: minutes }, (_, at) => ({
    at: at * minute,
    pid,
    own: own(at),
    all: 0,
    handles: 20,
    kept: 50 + at,
  }))

test('what grows all the time is found, whatever garbage lies above it', () => {
  const found = slopes(life(1, 60, (at) => 1000 + at * 10 + (at % 3) * 500))!
  expect(found.own).toBeGreaterThan(540)
  expect(found.own).toBeLessThan(660)
  expect(found.handles).toBe(0)
  expect(found.kept).toBeCloseTo(60)
})

test('memory that fills once and stays is flat', () => {
  expect(slopes(life(1, 60, (at) => (at < 10 ? at * 100 : 1000)))!.own).toBe(0)
})

test('several lives count by their length, and short ones not at all', () => {
  expect(slopes(life(1, 25, (at) => at))).toBeNull()
  const found = slopes([...life(1, 60, () => 5), ...life(2, 12, (at) => at * 1000)])!
  expect(found.own).toBe(0)
})
