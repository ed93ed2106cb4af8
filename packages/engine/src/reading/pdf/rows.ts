import type { Word } from './word.ts'

/** Words that stand on one line, from left to right. */
export interface WordRow {
  words: Word[]
  base: number
  top: number
  bottom: number
  left: number
  right: number
  /** The size most of its letters have. */
  size: number
}

const markText = /^(?:\(?\d{1,2}\)?(?:[,;]\d{1,2})*[),;]?|[*†‡§]+\)?|[a-e]\)|\([a-e]\)|[a-f])$/u
const unitBefore = /(?:^|[\s/(]|\d)(?:m|km|cm|dm|mm|ft|M|N?m|t?CO|SO|NO|PM|CH|N|R)$/u

/** Leaves out words painted twice in one place, as imitated bold letters are. */
export function withoutDoubles(words: Word[]): Word[] {
  const seen = new Map<string, Word[]>()
  return words.filter((word) => {
    const before = seen.get(word.text)
    if (!before) {
      seen.set(word.text, [word])
      return true
    }
    const near = word.size * 0.25
    for (const other of before)
      if (Math.abs(other.left - word.left) < near && Math.abs(other.base - word.base) < near) return false
    before.push(word)
    return true
  })
}

/**
 * Moves raised and lowered small text to the line it belongs to. Footnote marks are marked as such; indices of formulas and
 * exponents of units (CO2, m3) join their word.
 */
export function settleRaised(words: Word[]): void {
  const small: Word[] = []
  const byBase = [...words].sort((one, other) => one.base - other.base)
  const largest = byBase.reduce((most, { size }) => Math.max(most, size), 0)
  for (const word of byBase) if (word.size < largest * 0.9 && word.text.length <= 12) small.push(word)
  small.sort((one, other) => one.left - other.left)
  const raised = new Map<Word, Word>()
  for (const word of small) {
    const host = hostOf(word, byBase, largest, raised)
    if (host) raised.set(word, host)
  }
  for (const [word, host] of raised) {
    if (word.base < host.base && isMark(word, host)) word.mark = true
    word.base = host.base
  }
}

/** The nearest larger word that a small one hangs on, itself or by small ones between them. */
function hostOf(word: Word, byBase: Word[], largest: number, raised: Map<Word, Word>): Word | null {
  let host: Word | null = null
  let best = Number.POSITIVE_INFINITY
  for (let index = lowerBound(byBase, word.base - largest); index < byBase.length; index++) {
    const other = byBase[index] as Word
    if (other.base > word.base + largest) break
    if (other === word) continue
    const chained = raised.get(other)
    const distance = distanceTo(chained ?? other, word, other)
    if (distance < best) {
      best = distance
      host = chained ?? other
    }
  }
  return host
}

/**
 * How far a small word stands from a larger one that it may hang on; infinite where it cannot.
 * @param beside the small word's neighbour: the larger word, or a small one that hangs on it already
 */
function distanceTo(host: Word, word: Word, beside: Word): number {
  if (host.size < word.size * 1.18) return Number.POSITIVE_INFINITY
  const lift = host.base - word.base
  if (lift > host.size * 0.75 || lift < -host.size * 0.4 || Math.abs(lift) < host.size * 0.03)
    return Number.POSITIVE_INFINITY
  const after = word.left - beside.right
  if (after > -0.22 * host.size && after < host.size * 0.45) return Math.abs(after)
  const before = beside.left - word.right
  const leads = lift > 0 && beside === host && before > -0.2 * word.size && before < host.size * 0.6
  return leads ? Math.abs(before) + host.size : Number.POSITIVE_INFINITY
}

/** Whether a raised word is the mark of a footnote, not the exponent of a unit. */
function isMark(word: Word, host: Word): boolean {
  if (!markText.test(word.text)) return false
  return !(unitBefore.test(host.text) && /^[23]$/.test(word.text) && word.left >= host.right - host.size * 0.3)
}

function lowerBound(words: Word[], base: number): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as Word).base < base) low = middle + 1
    else high = middle
  }
  return low
}

/** Clusters words to rows by where their letters stand; rows from top to bottom. */
export function rowsOf(words: Word[]): WordRow[] {
  const sorted = [...words].sort((one, other) => one.base - other.base || one.left - other.left)
  const rows: WordRow[] = []
  let current: Word[] = []
  let base = 0
  let size = 0
  const close = (): void => {
    if (current.length > 0) rows.push(rowOf(current))
    current = []
  }
  for (const word of sorted) {
    if (current.length > 0 && word.base - base > Math.min(word.size, size) * 0.36) close()
    if (current.length === 0) {
      base = word.base
      size = word.size
    } else if (word.size > size) {
      size = word.size
      base = word.base
    }
    current.push(word)
  }
  close()
  return rows
}

/** A row of these words. */
export function rowOf(words: Word[]): WordRow {
  words.sort((one, other) => one.left - other.left || one.right - other.right)
  const lengths = new Map<number, number>()
  for (const word of words) {
    const size = Math.round(word.size * 2) / 2
    lengths.set(size, (lengths.get(size) ?? 0) + word.text.length)
  }
  let size = 0
  let longest = 0
  for (const [value, length] of lengths)
    if (length > longest || (length === longest && value > size)) {
      size = value
      longest = length
    }
  let top = Number.POSITIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  let left = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let base = 0
  for (const word of words) {
    top = Math.min(top, word.top)
    bottom = Math.max(bottom, word.bottom)
    left = Math.min(left, word.left)
    right = Math.max(right, word.right)
    base += word.base
  }
  return { words, base: base / words.length, top, bottom, left, right, size }
}
