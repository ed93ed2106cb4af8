import { isAnswer, isBallot, isBox, isTicked, markIn } from '../tick-boxes.ts'
import { rowsOf, type WordRow } from './rows.ts'
import type { Word } from './word.ts'

/** Gaps, in sizes of letters: within an option, and between a box and the option that it belongs to. */
const within = 1.2
const beside = 2.5

/**
 * The words of a page once its tick boxes are read: of options the ticked ones without their boxes, and for a mark in a column
 * the yes or no that heads it (decision 97).
 */
export function settleTicks(words: Word[]): Word[] {
  if (!words.some(({ text }) => markIn(text) !== null || /^[☐☑☒([]/u.test(text))) return words
  const rows = rowsOf(words.flatMap(unglued)).map((row) => ({ ...row, words: joinedBoxes(row.words) }))
  const all = rows.flatMap((row) => row.words)
  const hasTicked = all.some(({ text }) => isBallot(text) && isTicked(text))
  const gone = new Set<Word>()
  const answers = headsIn(rows)
  for (const [index, row] of rows.entries()) {
    for (const word of row.words) settleMark(word, answers, gone)
    settleOptions(row, rows[index + 1], hasTicked, gone)
  }
  return gone.size === 0 && answers.length === 0 ? words : all.filter((word) => !gone.has(word))
}

/** `☒No` as a box and its option. */
function unglued(word: Word): Word[] {
  if (word.text.length < 2 || !isBallot(word.text.charAt(0))) return [word]
  const middle = Math.min(word.right, word.left + word.size)
  return [
    { ...word, text: word.text.charAt(0), right: middle },
    { ...word, text: word.text.slice(1), left: middle },
  ]
}

/** `( )`, which is painted as two words, as one. */
function joinedBoxes(words: Word[]): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const before = joined.at(-1)
    const pair = before && /^\($|^\[$/.test(before.text) && isBox(before.text + word.text)
    if (pair && word.left - before.right < word.size)
      joined[joined.length - 1] = { ...before, text: before.text + word.text, right: word.right }
    else joined.push(word)
  }
  return joined
}

/** Yes and no where both stand in a row: the heads of columns. */
function headsIn(rows: WordRow[]): Word[] {
  return rows.flatMap(({ words }) => {
    const found = words.filter(({ text }) => isAnswer(text))
    const isHead = found.length > 1 && !words.some(({ text }) => isBox(text))
    return isHead && new Set(found.map(({ text }) => text.toLowerCase())).size === found.length ? found : []
  })
}

/** A mark below yes or no says it; one that is left blank says nothing. */
function settleMark(word: Word, heads: readonly Word[], gone: Set<Word>): void {
  const state = heads.length > 0 ? markIn(word.text) : null
  if (!state) return
  const centre = (word.left + word.right) / 2
  const above = heads.filter(
    (head) =>
      head.base < word.base - word.size / 2 && centre > head.left - head.size && centre < head.right + head.size,
  )
  const head = above.at(-1)
  if (!head) return
  if (state === 'blank') gone.add(word)
  else word.text = head.text
}

/** Boxes of a row with their options: those without a tick go, of the others the box. */
function settleOptions(row: WordRow, below: WordRow | undefined, hasTicked: boolean, gone: Set<Word>): void {
  const boxes = row.words.flatMap((word, at) => (isBox(word.text) && !gone.has(word) ? [at] : []))
  if (boxes.length === 0) return
  const signs = boxes.map((at) => (row.words[at] as Word).text)
  const isMixed = signs.some(isTicked) && !signs.every(isTicked)
  const ballots = signs.every(isBallot)
  if (!(ballots ? hasTicked || boxes.length > 1 : isMixed)) return
  const precede = areBehind(row.words, boxes)
  for (const at of boxes) {
    const option = precede ? optionBefore(row.words, at) : optionAfter(row.words, at)
    if (option.length === 0) continue
    const box = row.words[at] as Word
    gone.add(box)
    if (isTicked(box.text)) continue
    for (const word of option) gone.add(word)
    if (!precede && boxes.length === 1) for (const word of goesOn(option, below)) gone.add(word)
  }
}

/** Whether most boxes stand behind their options: nearer to the word before them than to the one behind. */
function areBehind(words: Word[], boxes: number[]): boolean {
  let behind = 0
  for (const at of boxes) {
    const box = words[at] as Word
    const before = words[at - 1]
    const after = words[at + 1]
    const left = before ? box.left - before.right : Number.POSITIVE_INFINITY
    const right = after ? after.left - box.right : Number.POSITIVE_INFINITY
    if (left < right) behind++
  }
  return behind > boxes.length / 2
}

function optionAfter(words: Word[], at: number): Word[] {
  const option: Word[] = []
  let last = words[at] as Word
  for (let next = at + 1; next < words.length; next++) {
    const word = words[next] as Word
    const most = word.size * (option.length === 0 ? beside : within)
    if (isBox(word.text) || word.left - last.right > most) break
    option.push(word)
    last = word
  }
  return option
}

function optionBefore(words: Word[], at: number): Word[] {
  const option: Word[] = []
  let last = words[at] as Word
  for (let next = at - 1; next >= 0; next--) {
    const word = words[next] as Word
    const most = word.size * (option.length === 0 ? beside : within)
    if (isBox(word.text) || last.left - word.right > most || (option.length > 0 && /[?:]$/.test(word.text))) break
    option.unshift(word)
    last = word
  }
  // Words without a gap from the question on: the option is the last of them.
  return isAnswer(option.at(-1)?.text ?? '') ? option.slice(-1) : option
}

/** The rest of an option in the line below, where its words begin below its own. */
function goesOn(option: Word[], below: WordRow | undefined): Word[] {
  const [first] = option
  const [next] = below?.words ?? []
  if (!first || !next || !below || Math.abs(next.left - first.left) > 3 || below.words.some(({ text }) => isBox(text)))
    return []
  return next.base - first.base < first.size * 1.6 && /^\p{Ll}/u.test(next.text) ? below.words : []
}
