import { cleanText } from '../clean-text.ts'
import { maxOf } from '../min-max.ts'

/** A word as painted: glyphs of one font and size without a gap. Coordinates in points, y downwards, in the frame of its direction. */
export interface Word {
  text: string
  left: number
  right: number
  top: number
  bottom: number
  /** Where the letters stand. */
  base: number
  size: number
  bold: boolean
  font: string
  /** A blank was painted right before it. */
  spaced: boolean
  /** A blank was painted since the word before, even if a step to this place followed. */
  blank: boolean
  /** Raised small text that is a footnote mark: it belongs to no number and no word. */
  mark: boolean
  /** Painted invisibly, as a layer of recognised text over a scan is. */
  unseen: boolean
  /** Marked by the file as decoration, such as a running head. */
  artifact: boolean
  /** Degrees clockwise by which it is turned; its coordinates are those of a page turned back by as much. */
  angle: number
  /** Colour as the file gives it, for telling headings from text. */
  colour: string
  /** Recognised words only: how sure the recognition is, 0 to 1. */
  confidence?: number
}

const numeric = /^[-–−+(<>≥≤~±]*\(?[\d][\d.,'’\s]*\)?\s?[%‰€$£]?\)?[*]*$/u
const nullMark = /^(?:[-–—−]{1,2}|n\.?\s?\/?\s?a\.?|k\.?\s?A\.?|n\.?\s?b\.?|nm|n\.m\.|x|✓|•|●|○|✔)$/iu

/** Whether a piece of text is what stands in a data cell: a number with its sign or per cent, or a mark for none. */
export function isFigure(text: string): boolean {
  return numeric.test(text) || nullMark.test(text)
}

const bullet = /^[•‣∙·–—\u25a0-\u25ff\u2700-\u27bf-](?!\d)/u

/** Whether a list item begins with this text. */
export function isBullet(text: string): boolean {
  return bullet.test(text)
}

/** Words whose text is empty after cleaning are nothing that can be quoted. */
export function clean(words: Word[]): Word[] {
  const kept: Word[] = []
  for (const word of words) {
    const text = cleanText(word.text).replace(/\s+/gu, ' ').trim()
    if (text === '') continue
    word.text = text
    kept.push(word)
  }
  return kept
}

/** By how much the page is to be turned for most of its letters to stand upright. */
export function turnOf(words: Word[]): number {
  const letters = [0, 0, 0, 0]
  for (const word of words) {
    const quarter = Math.round(word.angle / 90) % 4
    letters[quarter] = (letters[quarter] ?? 0) + word.text.length
  }
  const most = letters.indexOf(maxOf(letters))
  const all = letters.reduce((sum, count) => sum + count, 0)
  return most > 0 && (letters[most] ?? 0) > all * 0.6 ? 360 - most * 90 : 0
}
