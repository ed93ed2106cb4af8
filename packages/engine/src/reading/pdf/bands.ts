import type { Area } from './geometry.ts'
import type { Word } from './word.ts'

/**
 * Telling columns and tables compares rows with rows, which is quick on a page of paper. A page with more words than any paper
 * holds is laid out in bands from top to bottom, each like a page.
 */
export const mostWords = 5_000
/** How many words a band has, up to the end of its last line. */
const wordsOfStretch = 2_000
const longestStretch = 4_000
/** Lines drawn so far above and below a band still part its rows. */
const reach = 40

/** The words of a page in one band, or in several where it has too many; words keep their order within each. */
export function splitIntoBands(words: Word[]): Word[][] {
  if (words.length <= mostWords) return [words]
  const sorted = [...words].sort((one, other) => one.base - other.base || one.left - other.left)
  const stretchOf = new Map<Word, number>()
  const bands: Word[][] = [[]]
  let size = 0
  sorted.forEach((word, index) => {
    const before = sorted[index - 1]
    const isNewLine = before !== undefined && word.base - before.base > Math.min(word.size, before.size) * 0.36
    if (size >= longestStretch || (size >= wordsOfStretch && isNewLine)) {
      bands.push([])
      size = 0
    }
    size += 1
    stretchOf.set(word, bands.length - 1)
  })
  for (const word of words) bands[stretchOf.get(word) as number]?.push(word)
  return bands
}

/** What is drawn beside the words of a band; all of it where the page has one band only. */
export function drawnBeside<Drawn extends Area>(drawn: Drawn[], words: Word[], isWhole: boolean): Drawn[] {
  if (isWhole) return drawn
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const word of words) {
    top = Math.min(top, word.top)
    bottom = Math.max(bottom, word.bottom)
  }
  return drawn.filter((one) => one.bottom >= top - reach && one.top <= bottom + reach)
}
