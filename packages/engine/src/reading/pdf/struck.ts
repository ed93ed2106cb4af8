import type { Area } from './geometry.ts'
import type { Word } from './word.ts'

/** Where a line strikes letters through, above the line that they stand on, in parts of their size. */
const height = { least: 0.14, most: 0.42 }
/** How far the ends of such a line are from those of its words, in parts of their size: rules of tables and charts go on. */
const slack = 0.35
const thickest = 2

/** The words of a page without those that a drawn line strikes through. */
export function withoutStruck(words: Word[], rules: readonly Area[]): Word[] {
  const lines = rules.filter((rule) => rule.bottom - rule.top <= thickest && rule.right - rule.left > thickest)
  if (lines.length === 0) return words
  const sorted = words.toSorted((one, other) => one.base - other.base)
  const largest = words.reduce((most, { size }) => Math.max(most, size), 0)
  const gone = new Set<Word>()
  for (const line of lines) {
    const y = (line.top + line.bottom) / 2
    const crossed: Word[] = []
    for (let at = firstFrom(sorted, y); at < sorted.length; at++) {
      const word = sorted[at] as Word
      if (word.base > y + largest * height.most) break
      const above = (word.base - y) / word.size
      if (above < height.least || above > height.most) continue
      if (Math.min(word.right, line.right) - Math.max(word.left, line.left) > (word.right - word.left) * 0.5)
        crossed.push(word)
    }
    const left = crossed.reduce((least, word) => Math.min(least, word.left), Number.POSITIVE_INFINITY)
    const right = crossed.reduce((most, word) => Math.max(most, word.right), Number.NEGATIVE_INFINITY)
    const size = crossed.reduce((most, word) => Math.max(most, word.size), 0)
    if (
      crossed.length === 0 ||
      Math.abs(left - line.left) > size * slack ||
      Math.abs(right - line.right) > size * slack
    )
      continue
    for (const word of crossed) gone.add(word)
    // The word before goes on to where they end, so that their gap parts no columns.
    const before = sorted.find(
      (word) =>
        !gone.has(word) && Math.abs(word.base - (crossed[0] as Word).base) < 1 && Math.abs(left - word.right) < size,
    )
    if (before) before.right = right
  }
  return gone.size === 0 ? words : words.filter((word) => !gone.has(word))
}

/** The first of the words, by where they stand, that stands below a height. */
function firstFrom(words: readonly Word[], y: number): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as Word).base < y) low = middle + 1
    else high = middle
  }
  return low
}
