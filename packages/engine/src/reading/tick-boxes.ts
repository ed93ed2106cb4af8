import { knowledge, listed } from '../knowledge.ts'

/**
 * Tick boxes of forms. Which option was chosen is part of what is read: a question keeps its ticked options as answers beside it,
 * options without a tick are no text, and a question without a tick has no answer (decision 97).
 */

/** A question with the options below or beside it that are ticked. */
export interface Ticked {
  /** Empty where options stand alone. */
  question: string
  chosen: string[]
  /** Options without a tick. */
  open: string[]
}

const [empty, full] = ['☐', '☒']

/** A box as text, for controls that say themselves whether they are ticked. */
export const boxOf = (isTicked: boolean): string => (isTicked ? full : empty)

const box = /[☐☑☒○●◯◉]|\(\s?\)|\[\s?\]|\([xX✓✔]\)|\[[xX✓✔]\]/gu
export const isTicked = (sign: string): boolean => /[☑☒●◉xX✓✔]/u.test(sign)
const isBallot = (sign: string): boolean => /[☐☑☒]/u.test(sign)
const isCircle = (sign: string): boolean => /[○●◯◉]/u.test(sign)
const isBlank = (sign: string): boolean => /^[([]\s?[)\]]$/u.test(sign)

/** What is longer is no question with options. */
const longest = 2_000
/** An option of a form has no more words; what is longer is a sentence of its own. */
export const wordsOfOption = 12

const tickedAnywhere =
  /[☑☒\uf0fe\uf0fd\uf078]|[([][xX✓✔][)\]]|w14:checked w14:val="(?:1|true)"|<w:checked\b|w:char="F0(?:FD|FE|78)"/u

/** Whether a file holds a ticked box at all; otherwise boxes may be the bullets of its lists. */
export const hasTicks = (source: string): boolean => tickedAnywhere.test(source)

const trimmed = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** The boxes of a text, as far as they are boxes and not bullets, letters of a list or names of functions. */
function boxesIn(text: string, hasTicked: boolean): RegExpExecArray[] {
  const found = [...text.matchAll(box)]
  const isMixed = found.some(([sign]) => isTicked(sign)) && found.some(([sign]) => !isTicked(sign))
  return found.filter(({ 0: sign, index }) => {
    if (isBallot(sign)) return hasTicked || found.length > 1
    if (isCircle(sign)) return isMixed
    if (isBlank(sign))
      return isMixed || found.length > 1 || (sign.startsWith('[') && text.slice(0, index).trim() === '')
    return found.length > 1 || (sign.startsWith('[') && text.slice(0, index).trim() === '')
  })
}

/** The words of an option that stands before its box, and what stands before those. */
function lastOption(text: string, isOnly: boolean): { before: string; option: string } {
  const end = Math.max(text.lastIndexOf('?'), text.lastIndexOf(':')) + 1
  const written = text.trimEnd()
  if (end > 0 && end < written.length) return { before: text.slice(0, end), option: text.slice(end) }
  if (isOnly) return { before: '', option: text }
  const blank = written.lastIndexOf(' ')
  return { before: written.slice(0, blank + 1), option: written.slice(blank + 1) }
}

/** The words of an option, without a sign that parts it from its neighbours. */
function optionOf(text: string): string {
  let words = trimmed(text)
  if (/^[,;/|]/.test(words)) words = words.slice(1).trim()
  return /[,;/|]$/.test(words) ? words.slice(0, -1).trim() : words
}

/**
 * The question and the options of a text with tick boxes; `null` for any other text.
 * @param hasTicked whether the file holds ticked boxes
 */
export function tickedIn(text: string, hasTicked: boolean): Ticked | null {
  if (text.length > longest) return null
  const boxes = boxesIn(text, hasTicked)
  const [first] = boxes
  if (!first) return null
  const last = boxes.at(-1) as RegExpExecArray
  const lead = text.slice(0, first.index)
  const behind = text.slice(last.index + last[0].length)
  const precede = lead.trim() !== '' && behind.trim() === ''
  const found: Ticked = { question: trimmed(lead), chosen: [], open: [] }
  boxes.forEach((sign, at) => {
    const end = sign.index + sign[0].length
    let option = text.slice(end, boxes[at + 1]?.index ?? text.length)
    if (precede && at === 0) {
      const parted = lastOption(lead, boxes.length === 1)
      found.question = trimmed(parted.before)
      option = parted.option
    } else if (precede) {
      const before = boxes[at - 1] as RegExpExecArray
      option = text.slice(before.index + before[0].length, sign.index)
    }
    const words = optionOf(option)
    if (words !== '') found[isTicked(sign[0]) ? 'chosen' : 'open'].push(words)
  })
  // Boxes that lead every line of a file without a tick are its bullets.
  if (!hasTicked && found.question === '' && boxes.every(([sign]) => isBallot(sign))) return null
  return found.chosen.length + found.open.length > 0 ? found : null
}

/**
 * The lines of a paragraph by the questions that they ask; one group where no line has boxes.
 * @param texts its lines
 * @returns for each question how many lines it has
 */
export function questionsIn(texts: readonly string[], hasTicked: boolean): number[] {
  const counts = [0]
  let boxed = false
  for (const text of texts) {
    const ticked = tickedIn(text, hasTicked)
    if (boxed && ticked?.question !== '') counts.push(0)
    counts[counts.length - 1]!++
    boxed = ticked !== null
  }
  return counts
}

/** Whether a word is a box; a circle is a bullet as well. */
export const isBox = (word: string): boolean => /^(?:[☐☑☒○●◯◉]|\(\)|\[\]|\([xX✓✔]\)|\[[xX✓✔]\])$/u.test(word)
export { isBallot }

/** A mark with which people fill the column of an answer. */
const mark = /^(?:[xX✓✔✗✘☑☒●◉]|\([xX✓✔]\)|\[[xX✓✔]\])$/u
const blank = /^(?:[☐○◯]|\(\s?\)|\[\s?\])$/u

let words: ReadonlySet<string> | null = null
/** Whether a text is nothing but yes or no, in any language of the table. */
export const isAnswer = (text: string): boolean => {
  words ??= new Set(
    knowledge<'phrase' | 'words'>('phrases').flatMap(({ phrase, words: own }) =>
      phrase === 'yes_no' ? listed(own, '|') : [],
    ),
  )
  return words.has(text.trim().toLowerCase())
}

/** Whether a text is a mark in the column of an answer, ticked or left blank; `null` for anything else. */
export const markIn = (text: string): 'ticked' | 'blank' | null =>
  mark.test(text) ? 'ticked' : blank.test(text) ? 'blank' : null

/** A cell of a table whose text may be settled anew. */
export interface TickCell {
  row: number
  column: number
  text: string
}

/**
 * What cells of a table say once their boxes are read: the head of its column for a mark below yes or no, nothing for an option
 * without a tick. Cells that stay as they are are left out.
 */
export function settledCells<Cell extends TickCell>(cells: readonly Cell[], hasTicked: boolean): Map<Cell, string> {
  const settled = new Map<Cell, string>()
  const heads = new Map<number, { text: string; row: number }>()
  for (const cell of [...cells].sort((one, other) => one.row - other.row)) {
    const text = cell.text.trim()
    if (isAnswer(text)) {
      heads.set(cell.column, { text, row: cell.row })
      continue
    }
    const head = heads.get(cell.column)
    const state = head && isAsked(heads, cell.column, head.row) ? markIn(text) : null
    if (head && state) settled.set(cell, state === 'ticked' ? head.text : '')
    else if (text.length > 0) {
      const found = tickedIn(text, hasTicked)
      if (found) settled.set(cell, [found.question, found.chosen.join(', ')].filter(Boolean).join(' '))
    }
  }
  return settled
}

/** Whether a head stands beside another answer: a column of its own called yes says nothing of what else could be ticked. */
function isAsked(heads: ReadonlyMap<number, { row: number }>, column: number, row: number): boolean {
  for (const [other, head] of heads) if (other !== column && head.row === row) return true
  return false
}
