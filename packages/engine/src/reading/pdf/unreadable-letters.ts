import { cleanText } from '../clean-text.ts'
import { isKnownWord } from '../letters.ts'
import type { Painting } from './painting.ts'

/**
 * Pages whose letters the file names wrongly or not at all: they look right, but what can be copied from them is not what they
 * show. They are recognised like pictures.
 */

/** Pages with fewer letters tell nothing. */
const fewLetters = 16
/** Share of letters of fonts that name none, or that have no sign of their own, from which on a page may be unreadable. */
const unnamed = { some: 0.1, lost: 0.5 }
/** Share of words that are written as words are. */
const wellFormed = { least: 0.6, bad: 0.45 }
/** Words without a single known one among them, on a page alone and among pages that can be read. */
const strange = { alone: 8, among: 25 }
/** Figures that hold signs no figure holds. */
const bad = { fewest: 2, share: 0.3 }

const isSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{P}\p{S}]/u.test(sign)

/** A word without the signs around it. */
function bareOf(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isSign(text[start])) start++
  while (end > start && isSign(text[end - 1])) end--
  return text.slice(start, end)
}

const figure = /^[-+(]?\d[\d.,'’/:-]*%?\)?$/u
const spoiledFigure = /\d[:;<=>?@]{1,3}[.,:;<=>?@]|\d[;<=>?@]\d|[;<=>?@:][.,]?[;<=>?@]?\d[.,:;<=>?@]|[.,][:;<=>?@]+\d/u
const part = /^(?:\p{Lu}{1,60}|\p{Lu}?\p{Ll}{1,60})$/u
const vowel = /[aeiouyàâäæáãåéèêëíìîïóòôöøõœúùûüýąęėįųůűőěı]/iu

/** Whether a word is written as words are: small letters behind one capital, and a vowel among four. */
function isWellFormed(text: string): boolean {
  if (figure.test(text) || /^[\p{L}\d.,()/%&+:–-]{1,7}$/u.test(text)) return true
  if (!text.split(/[-'’./]/).every((one) => part.test(one))) return false
  return text.length < 4 || vowel.test(text) || !/^\p{Script=Latin}+$/u.test(text)
}

/** What is known of a page without looking at it. */
export interface Readability {
  /** How surely its letters are not those that it shows. */
  unreadable: 'surely' | 'perhaps' | null
  /** Why perhaps: strange words may be those of a table of names. */
  isStrange: boolean
  words: number
}

/** What the words of a page are like. */
interface Counts {
  letters: number
  /** Letters of words of which nothing is left once they may be stored. */
  lost: number
  words: number
  good: number
  figures: number
  spoiled: number
  spoken: number
  known: number
}

function countsOf(words: Painting['words']): Counts {
  const counts: Counts = { letters: 0, lost: 0, words: 0, good: 0, figures: 0, spoiled: 0, spoken: 0, known: 0 }
  for (const { text, unseen } of words) {
    if (unseen) continue
    counts.letters += text.length
    const clean = cleanText(text)
    if (clean.trim() === '') counts.lost += text.length
    // Some files paint a whole line as one word.
    else for (const word of wordsIn(clean)) count(word, bareOf(word), counts)
  }
  return counts
}

const wordsIn = (text: string): string[] => text.split(/\s+/u).filter((word) => bareOf(word) !== '')

function count(clean: string, bare: string, counts: Counts): void {
  counts.words++
  if (isWellFormed(bare)) counts.good++
  if (/\d/.test(bare)) {
    counts.figures++
    if (spoiledFigure.test(clean)) counts.spoiled++
  } else if (/^\p{L}{2,}$/u.test(bare)) {
    counts.spoken++
    if (isKnownWord(bare.toLowerCase())) counts.known++
  }
}

/** Whether the letters of a page are those that it shows, as far as its words tell. */
function readabilityOf({ words: painted, unmapped = 0 }: Painting): Readability {
  const { letters, lost, words, good, figures, spoiled, spoken, known } = countsOf(painted)
  const told = (unreadable: Readability['unreadable'], isStrange = false): Readability => ({
    unreadable,
    isStrange,
    words: spoken,
  })
  if (letters < fewLetters) return told(null)
  if (lost > letters * unnamed.lost) return told('surely')
  if (unmapped > letters * unnamed.some && good < words * wellFormed.least) return told('surely')
  if (spoiled >= bad.fewest && spoiled >= figures * bad.share) return told('perhaps')
  if (good < words * wellFormed.bad && words >= strange.alone) return told('perhaps')
  return known === 0 && spoken >= strange.alone ? told('perhaps', true) : told(null)
}

/** The pages that are to be recognised, and those of which a look has to tell: their places among all. */
export function unreadablePages(paintings: readonly (Painting | null)[]): { surely: number[]; perhaps: number[] } {
  const pages = paintings.map((painting) => (painting ? readabilityOf(painting) : null))
  const sound = pages.filter((page) => page && page.unreadable === null && page.words >= strange.alone).length
  const placesOf = (wanted: (page: Readability) => boolean): number[] =>
    pages.flatMap((page, index) => (page && wanted(page) ? [index] : []))
  return {
    surely: placesOf(({ unreadable }) => unreadable === 'surely'),
    perhaps: placesOf(
      ({ unreadable, isStrange, words }) =>
        unreadable === 'perhaps' && (!isStrange || sound === 0 || words >= strange.among),
    ),
  }
}

/** How much of what was seen on a page its text says too, from which on its letters are right. */
const same = 0.5
const fewestFigures = 3

/** Recognition that is less sure of its words proves nothing against those of the file. */
const sure = 0.75

/** Whether a page surely shows other words, or other figures, than its text says. */
export function isOtherText(painting: Painting, shown: Painting): boolean {
  const bare = ({ text }: { text: string }): string[] =>
    wordsIn(cleanText(text)).map((word) => bareOf(word).toLowerCase())
  const own = new Set(painting.words.flatMap(bare))
  const shareOf = (words: string[]): number => words.filter((one) => own.has(one)).length / Math.max(1, words.length)
  const seen = shown.words.filter(({ confidence = 0 }) => confidence >= sure)
  const read = seen.flatMap(bare).filter((one) => one.length > 1 || /\d/.test(one))
  if (seen.length < shown.words.length * same || read.length === 0) return false
  const figures = read.filter((one) => /\d/.test(one))
  return shareOf(read) < same || (figures.length >= fewestFigures && shareOf(figures) < same)
}
