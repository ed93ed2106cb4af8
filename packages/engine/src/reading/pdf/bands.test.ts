import { expect, test } from 'vitest'
import { drawnBeside, mostWords, splitIntoBands } from './bands.ts'
import { pagesOf } from './pages.ts'
import type { Painting } from './painting.ts'
import type { Word } from './word.ts'

const wordAt = (left: number, base: number, text = 'word'): Word => ({
  text,
  left,
  right: left + 20,
  top: base - 8,
  bottom: base + 2,
  base,
  size: 10,
  bold: false,
  font: 'F1',
  spaced: true,
  blank: true,
  mark: false,
  unseen: false,
  artifact: false,
  angle: 0,
  colour: '#000000',
})
const wordsIn = (rows: number, each: number): Word[] =>
  Array.from({ length: rows * each }, (_, n) => wordAt(50 + (n % each) * 23, 40 + Math.floor(n / each) * 14, `w${n}`))
const pageWith = (words: Word[], more: Partial<Painting> = {}): Painting => {
  const height = words.reduce((most, { base }) => Math.max(most, base), 0) + 40
  return { width: 842, height, words, rules: [], shades: [], pictured: 0, pictures: [], drawn: 0, turn: 0, ...more }
}

test('a page of paper is one band, as it is', () => {
  const words = wordsIn(mostWords / 10, 10)
  expect(splitIntoBands(words)).toEqual([words])
  const rules = [{ left: 0, right: 500, top: 9_000, bottom: 9_001 }]
  expect(drawnBeside(rules, words, true)).toBe(rules)
})

test.each([
  ['lines of ten words', wordsIn(3_000, 10), 2_100],
  ['one line', wordsIn(1, 30_000), 4_000],
  ['words in one place', Array.from({ length: 30_000 }, () => wordAt(50, 40)), 4_000],
])('a page without end, of %s, is laid out in short bands that hold all of it', (_, words, most) => {
  const bands = splitIntoBands(words)
  expect(Math.max(...bands.map(({ length }) => length))).toBeLessThanOrEqual(most)
  expect(new Set(bands.flat()).size).toBe(words.length)
  expect(bands.flat()).toHaveLength(words.length)
})

test('lines are not torn, and keep the order in which they were painted', () => {
  const words = wordsIn(3_000, 10)
  for (const band of splitIntoBands([...words].reverse())) {
    const lines = new Map<number, number>()
    for (const { base } of band) lines.set(base, (lines.get(base) ?? 0) + 1)
    expect([...lines.values()].every((count) => count === 10)).toBe(true)
    expect(band[0]!.base).toBeGreaterThan(band.at(-1)!.base)
  }
})

test('a line drawn beside a band belongs to it alone', () => {
  const words = wordsIn(3_000, 10)
  const rules = words.filter((_, n) => n % 10 === 0).map(({ bottom }) => ({ left: 0, right: 800, top: bottom, bottom }))
  const drawn = splitIntoBands(words).map((band) => drawnBeside(rules, band, false).length)
  expect(Math.max(...drawn)).toBeLessThan(230)
  expect(drawn.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(rules.length)
})

test('everything on a page without end is read, from top to bottom', () => {
  const words = wordsIn(1_500, 10)
  const [page] = pagesOf([pageWith(words)])
  expect(page?.text.split(/\s+/)).toEqual(words.map(({ text }) => text))
})
