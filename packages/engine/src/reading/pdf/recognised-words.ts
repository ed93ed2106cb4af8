import type { SeenWord } from '../ocr/recogniser.ts'
import type { Word } from './word.ts'

/** Lines of tables and dirt come out as such signs. */
const dirt = /^[|¦_~`´'’‘"“”.,:;\\/<>«»[\]{}()°^-]+$/u
const leastConfidence = 0.25
/** Blanks between words are narrower than this part of the letters' height. */
const blank = 0.62

/** What recognition gave, fit to be laid out like the words of a file. `confidence` is the mean, 0 to 1. */
export interface SeenPage {
  words: Word[]
  confidence: number
}

/**
 * Recognised words as words of a page.
 * @param scale how many units of the page a pixel is
 */
export function wordsOf(seen: SeenWord[], scale: number): SeenPage {
  const kept = seen.filter((word) => word.confidence >= leastConfidence && !isDirt(word))
  const usual = middle(kept.map((word) => word.height))
  let letters = 0
  let sum = 0
  let before: SeenWord | null = null
  const words = kept.map((word): Word => {
    // Heights are measured line by line and waver; lines of about the usual height are set in the usual size.
    const near = Math.abs(word.height - usual) < usual * 0.25
    const size = (near ? usual : word.height) * scale
    const base = word.base * scale
    const gap = before && before.line === word.line ? (word.left - before.right) * scale : Number.POSITIVE_INFINITY
    before = word
    letters += word.text.length
    sum += word.confidence * word.text.length
    const spaced = gap < size * blank
    return {
      text: word.text,
      left: word.left * scale,
      right: word.right * scale,
      top: base - size * 0.75,
      bottom: base + size * 0.22,
      base,
      size,
      bold: false,
      font: 'recognised',
      spaced,
      blank: spaced,
      mark: false,
      unseen: false,
      artifact: false,
      angle: 0,
      colour: '#000000',
      confidence: word.confidence,
    }
  })
  return { words, confidence: letters > 0 ? sum / letters : 0 }
}

/** A dash alone is a value of a table where it was seen clearly. */
function isDirt({ text, confidence }: SeenWord): boolean {
  if (text.trim() === '') return true
  if (/^[–—-]$/.test(text)) return confidence < 0.6
  return dirt.test(text)
}

function middle(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0
}
