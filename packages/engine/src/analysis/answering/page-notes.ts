import type { Page } from '../../reading/document.ts'
import { pattern } from '../../text/phrases.ts'
import { flow, fold } from '../../text/text.ts'

/** What the notes of a page say of all its figures. */
interface PageNotes {
  /** Its emissions are those of carbon dioxide alone. */
  ofOneGas: boolean
  /** Its quantities cover a part of the company: `degree of coverage 96 %`. */
  ofShare: boolean
}

const ONE_GAS = pattern()`(?<![\p{L}\d]){one_gas_note}(?![\p{L}\d])`
const BELOW_ALL = String.raw`(?<![\d.,])\d{1,2}(?:[.,]\d+)? ?(?:%|{percent_word})`
const SHARE = pattern()`(?<![\p{L}\d])(?:{covers}[^.:;%]{0,60} ${BELOW_ALL}|${BELOW_ALL} [^.:;%]{0,20}{covered})(?![\p{L}\d])`

const known = new WeakMap<Page, PageNotes>()

/** Reads the notes of a page. */
export function notesOf(page: Page): PageNotes {
  let found = known.get(page)
  if (!found) {
    const words = fold(flow(page.text, [{ start: 0, end: page.text.length }]).text).replace(/\s+/g, ' ')
    found = { ofOneGas: ONE_GAS.test(words), ofShare: SHARE.test(words) }
    known.set(page, found)
  }
  return found
}
