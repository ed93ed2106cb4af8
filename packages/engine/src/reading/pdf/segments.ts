import type { WordRow } from './rows.ts'
import { isFigure, type Word } from './word.ts'

/** What a piece of text is: a value as data cells hold it, a year that heads a column, or words. */
type Kind = 'value' | 'year' | 'words'

const unit = String.raw`(?:\s?(?:%|‰|€|\$|£|[\p{L}][\p{L}0-9²³/.·-]{0,9}))?`
const figurePiece = new RegExp(
  String.raw`^(?:(?:EUR|USD|CHF|€|\$|£|~|ca\.|<|>|≥|≤)\s?)?[-–−+]?\s?\(?\d[\d.,’'\s]*(?:[–-]\s?\d[\d.,]*)?\)?${unit}(?:\s\d{1,2}\)?|\s?[*†])?$`,
  'u',
)
const nullPiece = /^(?:[-–—−]{1,2}|n\.?\s?\/?\s?[ab]\.?|k\.\s?A\.?|n\.m\.|✓|✔|●|○|•|x)(?:\s\d\)?)?$/iu
const yearPiece =
  /^(?:FY|GJ|31\.12\.|Dec(?:ember)? 31,|31\.? ?(?:December|Dezember))?\s?(?:19|20)\d\d(?:\s?\/\s?(?:19|20)?\d\d)?(?:\s?[*¹²³]|\s\d\)?)?$/u

/** Tells values, with a unit perhaps, marks for none and years from words. */
function kindOf(text: string): Kind {
  if (text.length > 32) return 'words'
  if (yearPiece.test(text)) return 'year'
  // `2022 Group` heads a column: a year is no amount of something.
  if (/^(?:19|20)\d\d\s\p{L}/u.test(text)) return 'words'
  return figurePiece.test(text) || nullPiece.test(text) ? 'value' : 'words'
}

/** Words of one row without a gap wide enough to separate columns. */
export interface Piece {
  text: string
  kind: Kind
  /** Where footnote marks stand in `text`: pairs of start and end. */
  marks: [number, number][]
  words: Word[]
  left: number
  right: number
  top: number
  bottom: number
  size: number
  bold: boolean
}

const singleLetter = /^\p{L}$/u
const figureStart = /^[-–−+(]?\d/u
const figureEnd = /\d[%)]?$/u

/** Whether a letter-spaced word (K P I) is written from here: how many single letters stand at even small distances. */
function spacedLetters(words: Word[], from: number): number {
  let end = from
  const gaps: number[] = []
  while (end + 1 < words.length) {
    const one = words[end] as Word
    const next = words[end + 1] as Word
    if (!singleLetter.test(one.text) || !singleLetter.test(next.text)) break
    const gap = next.left - one.right
    if (gap > one.size * 0.7 || gap < 0) break
    if (gaps.length > 0 && Math.abs(gap - (gaps[0] as number)) > one.size * 0.2) break
    gaps.push(gap)
    end++
  }
  return end - from + 1
}

/** One piece of words that are known to belong together. */
export function pieceFrom(words: Word[]): Piece {
  let text = ''
  const marks: [number, number][] = []
  words.forEach((word, index) => {
    if (index > 0) text += ' '
    if (word.mark) marks.push([text.length, text.length + word.text.length])
    text += word.text
  })
  return pieceOf(words, text, marks)
}

/** Splits a row at gaps that separate columns, and writes each piece as text. */
export function piecesOf(row: WordRow): Piece[] {
  const pieces: Piece[] = []
  let current: Word[] = []
  let text = ''
  let marks: [number, number][] = []
  let joinUntil = -1
  const close = (): void => {
    if (current.length > 0) pieces.push(pieceOf(current, text, marks))
    current = []
    text = ''
    marks = []
  }
  const { words } = row
  const blanks = paintsBlanks(row)
  const even = evenGap(row)
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word
    const before = current.at(-1)
    if (before) {
      const size = Math.min(before.size, word.size, row.size)
      const gap = word.left - before.right
      if (index > joinUntil && spacedLetters(words, index - 1) >= 4)
        joinUntil = index - 2 + spacedLetters(words, index - 1)
      if (index <= joinUntil) text += ''
      else if (gap > even && separates(before, word, gap, Math.max(size, row.size * 0.8), blanks)) close()
      else if (word.mark || before.mark) text += ' '
      else if (gap > size * 0.14 || (word.spaced && gap > size * 0.04)) text += ' '
    }
    if (word.mark) marks.push([text.length, text.length + word.text.length])
    text += word.text
    current.push(word)
  }
  close()
  return pieces.flatMap(parted)
}

const yearSpan = /^(?:19|20)\d\d\/(?:19|20)?\d\d$/
const threeDigits = /^\d{3}(?:[.,]\d+)?$/
const openGroup = /^[-–−+]?\d{1,3}$/

/**
 * A piece of nothing but figures holds several cells that stand close. Groups of three digits may be one number that is
 * written with blanks, so they stay together.
 */
function parted(piece: Piece): Piece[] {
  const { words } = piece
  const figures = words.filter((word) => !word.mark && (/\d/.test(word.text) || isFigure(word.text)))
  if (figures.length < 2) return [piece]
  const all = words.every((word) => word.mark || word.text === '%' || isFigure(word.text) || yearSpan.test(word.text))
  if (!all || words.some((word) => /^[-–—−]$/.test(word.text))) return [piece]
  const parts: Word[][] = []
  for (const word of words) {
    const part = parts.at(-1)
    const grouped = part !== undefined && threeDigits.test(word.text) && openGroup.test((part[0] as Word).text)
    if (part && (word.mark || word.text === '%' || grouped)) part.push(word)
    else parts.push([word])
  }
  return parts.length > 1 ? parts.map(pieceFrom) : [piece]
}

/**
 * The widest gap between words of a justified line, 0 for any other row. In such a line every gap holds a painted blank and
 * all are about as wide, however wide that is.
 */
function evenGap(row: WordRow): number {
  const gaps: number[] = []
  for (let index = 1; index < row.words.length; index++) {
    const word = row.words[index] as Word
    if (word.mark) continue
    if (!word.blank) return 0
    gaps.push(word.left - (row.words[index - 1] as Word).right)
  }
  gaps.sort((one, other) => one - other)
  const middle = gaps[gaps.length >> 1] ?? 0
  const widest = gaps.at(-1) ?? 0
  // A few words far apart are heads of columns rather than a justified line.
  const most = row.size * (gaps.length >= 6 ? 3 : 1.7)
  return gaps.length >= 3 && widest < middle * 1.5 && widest < most ? widest : 0
}

/** Whether the words of a row are parted by painted blanks: a gap without one is then a step to another column. */
function paintsBlanks(row: WordRow): boolean {
  let blanks = 0
  let gaps = 0
  for (let index = 1; index < row.words.length; index++) {
    const word = row.words[index] as Word
    const gap = word.left - (row.words[index - 1] as Word).right
    if (gap < row.size * 0.12 || gap > row.size * 1.15) continue
    gaps++
    if (word.spaced) blanks++
  }
  return gaps >= 2 && blanks >= gaps * 0.6
}

function separates(before: Word, word: Word, gap: number, size: number, blanks: boolean): boolean {
  if (gap > size * 1.15 || (blanks && !word.spaced && gap > size * 0.45 && !word.mark && !before.mark)) return true
  if (word.mark || before.mark) return gap > size * 0.9
  // Figures of neighbouring columns stand closer than words of a justified line ever do to each other.
  const figures = isFigure(before.text) && isFigure(word.text)
  if (figures && !word.spaced && gap > size * 0.25) return gap > size * 0.5 || !/^\d{3}(?:\D|$)/.test(word.text)
  if (gap > size * 0.55) {
    if (figures) return true
    if (!word.spaced && (figureStart.test(word.text) || figureEnd.test(before.text))) return true
  }
  return false
}

function pieceOf(words: Word[], text: string, marks: [number, number][]): Piece {
  let letters = 0
  let boldLetters = 0
  let top = Number.POSITIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let size = 0
  for (const word of words) {
    letters += word.text.length
    if (word.bold) boldLetters += word.text.length
    top = Math.min(top, word.top)
    bottom = Math.max(bottom, word.bottom)
    right = Math.max(right, word.right)
    size = Math.max(size, word.size)
  }
  return {
    text,
    kind: kindOf(text),
    marks,
    words,
    left: words[0]?.left ?? 0,
    right,
    top,
    bottom,
    size: Math.round(size * 10) / 10,
    bold: boldLetters > letters / 2,
  }
}
