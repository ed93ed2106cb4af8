// The words of a text, cut without patterns: every sentence is cut several times, and patterns over all letters of all languages
// are slow at it.

/** A word, with what each table of words knows of it; the same word is one object wherever it stands. */
export interface Word {
  readonly text: string
  /** By the number of a table. */
  readonly known: unknown[]
}

/** A word or a sign with its place. */
export interface Token {
  word: Word
  from: number
  to: number
}

const SIGNS = '%€<>≤≥'

let tables = 0
/** The number of a table that keeps what it knows of words. */
export const newTable = (): number => tables++

/** Places for words, several for each, so that most stand at their own. */
const PLACES = 1 << 18
const MOST_WORDS = 60_000
let words: (Word | undefined)[] = new Array(PLACES)
let known = 0

/** The word that stands in a text, found without cutting it out. */
function wordOf(text: string, from: number, to: number): Word {
  let hash = 0
  for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  let place = (hash ^ (hash >>> 15)) & (PLACES - 1)
  for (let word = words[place]; word !== undefined; word = words[place]) {
    if (word.text.length === to - from && text.startsWith(word.text, from)) return word
    place = (place + 1) & (PLACES - 1)
  }
  const word = { text: text.slice(from, to), known: [] }
  if (known >= MOST_WORDS) {
    words = new Array(PLACES)
    known = 0
    place = (hash ^ (hash >>> 15)) & (PLACES - 1)
  }
  known += 1
  words[place] = word
  return word
}

const LETTER_OR_DIGIT = /[\p{L}\d]/u
/** Of every character whether words are made of it: 0 where nobody has asked yet, 1 for no, 2 for yes. */
const asked = new Uint8Array(0x10000)

const isPaired = (code: number): boolean => code >= 0xd800 && code < 0xdc00

/** How many code units a letter or digit takes at a place; 0 where none stands. */
function letterAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  // Letters of mathematics lie beyond the first plane.
  if (isPaired(code)) return LETTER_OR_DIGIT.test(String.fromCodePoint(text.codePointAt(at) ?? 0)) ? 2 : 0
  if (Number.isNaN(code)) return 0
  let found = asked[code]
  if (!found) {
    found = LETTER_OR_DIGIT.test(String.fromCharCode(code)) ? 2 : 1
    asked[code] = found
  }
  return found === 2 ? 1 : 0
}

/** Where the run of letters and digits ends that stands at a place. */
function endOfWord(text: string, at: number): number {
  let to = at
  for (let length = letterAt(text, to); length > 0; length = letterAt(text, to)) to += length
  return to
}

/** Goes through the runs of letters and digits of a text, and the signs that are words by themselves, in order. */
function cut(text: string): Token[] {
  const found: Token[] = []
  for (let at = 0; at < text.length; ) {
    let to = endOfWord(text, at)
    if (to === at) {
      to = at + 1
      if (!SIGNS.includes(text.charAt(at))) {
        at = to
        continue
      }
    }
    found.push({ word: wordOf(text, at, to), from: at, to })
    at = to
  }
  return found
}

const texts = new Map<string, readonly Token[]>()
const MOST_TEXTS = 4_000
/** Longer texts are whole pages, which few ask for twice. */
const LONGEST = 1_200

/** The runs of letters and digits of a text and the signs that are words by themselves, in order; the same text is cut once. */
export function tokensIn(text: string): readonly Token[] {
  if (text.length > LONGEST) return cut(text)
  let found = texts.get(text)
  if (!found) {
    found = cut(text)
    if (texts.size > MOST_TEXTS) texts.clear()
    texts.set(text, found)
  }
  return found
}

/** The words of a text, and of its signs the wanted one. */
export function wordsIn(text: string, sign = ''): string[] {
  const found: string[] = []
  for (const { word } of tokensIn(text)) if (word.text === sign || !SIGNS.includes(word.text)) found.push(word.text)
  return found
}
