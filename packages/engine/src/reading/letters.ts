import { knowledge, listed } from '../knowledge.ts'
import { encodings, type Upper } from './single-byte.ts'

/** An encoding as the one that a text was written in. */
export interface Guess {
  upper: Upper
  /** Its letters make sense, and no other reading of them makes nearly as much. */
  isCertain: boolean
  /** Words of a language speak for it, not letters alone. */
  isSpoken: boolean
}

/** A language with the letters that it has beside those of English. */
interface Language {
  name: string
  letters: ReadonlySet<string>
}

let known: { languages: Language[]; words: ReadonlyMap<string, readonly string[]> } | null = null

function languagesWithWords(): NonNullable<typeof known> {
  if (known) return known
  const words = new Map<string, string[]>()
  const rows = knowledge<'language' | 'letters' | 'words'>('letters')
  for (const { language, words: own } of rows)
    for (const word of listed(own)) words.set(word, [...(words.get(word) ?? []), language])
  const languages = rows.map(({ language, letters }) => ({ name: language, letters: new Set(letters) }))
  known = { languages, words }
  return known
}

let common: ReadonlySet<string> | null = null

/** Whether a word, in small letters, is one of the commonest of any language. */
export function isKnownWord(word: string): boolean {
  common ??= new Set([
    ...languagesWithWords().words.keys(),
    ...knowledge<'words'>('languages').flatMap(({ words }) => listed(words)),
  ])
  return common.has(word)
}

/** Languages that can be written in an encoding: it has all of their letters but a rare one. */
const writable = new WeakMap<Upper, Language[]>()
function languagesOf(upper: Upper): Language[] {
  const found = writable.get(upper)
  if (found) return found
  const has = new Set(upper)
  const own = languagesWithWords().languages.filter(({ letters }) => {
    const missing = [...letters].filter((letter) => !has.has(letter)).length
    return missing <= letters.size * 0.1
  })
  writable.set(upper, own)
  return own
}

const typographic = new Set('–—„“”‘’‚«»‹›€•…°²³¹§½¼¾µ×·±©®™£†‡‰¿¡ªº\u00a0')
const opening = /[„“‘‚«»‹›¿¡]/u
const closing = /[“”‘’»«›‹ªº]/u

/** What a letter or sign of a text is worth: see `weigh`. */
const worth = {
  own: 1,
  /** A letter of another language of the same encoding: names of people and places. */
  foreign: 0.3,
  sign: 0.7,
  word: 2,
  plainWord: 0.4,
  misplaced: -1,
  /** A capital behind a small letter, or letters of two scripts in one word. */
  broken: -2,
  none: -1.5,
} as const
/** What each sign of a text is worth on average at least, in the encoding that it was written in. */
const plausible = 0.4
/** How far ahead of every other reading the best one is, for each sign. */
const ahead = 0.1
/** Longer words are runs of letters without a meaning. */
const longestWord = 40

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** Whether a sign that is no letter stands where such signs stand. */
function isInPlace(sign: string, before: string | undefined, after: string | undefined): boolean {
  if (!typographic.has(sign)) return false
  const [behind, ahead] = [isWordSign(before), isWordSign(after)]
  if (sign === '’' && behind) return true
  if (!behind && ahead && opening.test(sign)) return true
  if (behind && !ahead && closing.test(sign)) return true
  // Between two letters stands no sign.
  if (/\p{L}/u.test(before ?? '') && /\p{L}/u.test(after ?? '')) return sign === '·' || sign === '\u00a0'
  if (opening.test(sign) || closing.test(sign)) return !behind && !ahead
  if (/[°²³¹½¼¾]/u.test(sign)) return behind || /\d/.test(after ?? '') || sign === '°'
  return true
}

const isLatin = (sign: string): boolean => /\p{Script=Latin}/u.test(sign)

/** Whether a letter may stand beside another: of one script, and no capital behind a small one. */
function fits(letter: string, before: string | undefined, after: string | undefined): boolean {
  if (before !== undefined && /\p{L}/u.test(before)) {
    if (isLatin(before) !== isLatin(letter)) return false
    if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(letter)) return false
  }
  if (after !== undefined && /\p{L}/u.test(after)) {
    if (isLatin(after) !== isLatin(letter)) return false
    // `tE`: the small letter before a capital is weighed with that capital, where it is no ASCII.
    if (/\p{Ll}/u.test(letter) && /[A-Z]/.test(after)) return false
    // `MÅl`: words begin with one capital or are of nothing else.
    if (/\p{Lu}/u.test(letter) && /\p{Ll}/u.test(after) && /\p{Lu}/u.test(before ?? '')) return false
  }
  return true
}

/** A text as it reads in one encoding. */
interface Weighed {
  upper: Upper
  text: string
  score: number
  high: number
  spoken: number
}

/** What the signs of a text are worth that are no letters of ASCII, and how often each letter stands in it. */
function signsOf(sample: Uint8Array, text: string): { fixed: number; high: number; letters: Map<string, number> } {
  const letters = new Map<string, number>()
  let [fixed, high] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    if ((sample[at] as number) < 128) continue
    high++
    const sign = text[at] as string
    const [before, after] = [text[at - 1], text[at + 1]]
    if (!/\p{L}/u.test(sign) || /[ªº]/.test(sign)) {
      if (isInPlace(sign, before, after)) fixed += worth.sign
      else fixed += /[\p{P}\p{S}]/u.test(sign) ? worth.misplaced : worth.none
    } else if (!fits(sign, before, after)) fixed += worth.broken
    else letters.set(sign.toLowerCase(), (letters.get(sign.toLowerCase()) ?? 0) + 1)
  }
  return { fixed, high, letters }
}

/** How many words of a text each language knows: those with letters of their own, and those of ASCII. */
function wordsOf(text: string): Map<string, { high: number; plain: number }> {
  const { words } = languagesWithWords()
  const said = new Map<string, { high: number; plain: number }>()
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    if (word.length > longestWord) continue
    const isPlain = /^[a-z]+$/.test(word)
    for (const language of words.get(word) ?? []) {
      const one = said.get(language) ?? { high: 0, plain: 0 }
      one[isPlain ? 'plain' : 'high']++
      said.set(language, one)
    }
  }
  return said
}

/** What a text is worth in the language that it most looks like. */
function weigh(sample: Uint8Array, upper: Upper): Weighed {
  const signs = Array.from(sample, (byte) => (byte < 128 ? String.fromCharCode(byte) : (upper[byte - 128] ?? '')))
  const text = signs.join('')
  const { fixed, high, letters } = signsOf(sample, text)
  const said = wordsOf(text)
  const own = languagesOf(upper)
  const foreign = new Set(own.flatMap((language) => [...language.letters]))
  const most = { score: Number.NEGATIVE_INFINITY, spoken: 0 }
  for (const language of own) {
    const spoken = said.get(language.name) ?? { high: 0, plain: 0 }
    let score = fixed + spoken.high * worth.word + Math.min(high, spoken.plain) * worth.plainWord
    const valued = (letter: string): number =>
      language.letters.has(letter) ? worth.own : foreign.has(letter) ? worth.foreign : worth.misplaced
    for (const [letter, count] of letters) score += count * valued(letter)
    if (score > most.score) Object.assign(most, { score, spoken: spoken.high })
  }
  return { upper, text, score: most.score, high, spoken: most.spoken }
}

/**
 * The encoding in which a text reads like one of the languages of the table: by their letters, by their commonest words, and by
 * where signs stand.
 * @param sample the bytes that are no ASCII with some of those around them
 */
export function likeliest(sample: Uint8Array): Guess {
  const weighed = encodings().map((upper) => weigh(sample, upper))
  // Of equals the first, which is the commonest.
  const best = weighed.reduce((one, other) => (other.score > one.score ? other : one))
  const rivals = weighed.filter(({ text }) => text !== best.text)
  const next = rivals.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  return {
    upper: best.upper,
    isCertain: best.score >= best.high * plausible && best.score - next >= Math.max(0.5, best.high * ahead),
    isSpoken: best.spoken > 0,
  }
}
