import type { Language } from './datapoint.ts'
import { foldForSearch } from './order.ts'
import { fillers, stemOf } from './stems.ts'

/** One thing that can be found. */
export interface Searchable {
  /** By which people call it, such as `E1-6_07`; found however it is typed (`e1-6`, `e16`). */
  codes: readonly string[]
  /** What is said about it, in one language. */
  text: string
}

/** The words of a search in the order typed; those that say nothing of what is looked for only where there are no others. */
export function searchWords(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => squeezed(word) !== '')
  const telling = words.filter((word) => !fillers.has(foldForSearch(word)))
  return telling.length > 0 ? telling : words
}

/**
 * Makes a thousand texts searchable by single words: with other endings, with ä, ae or a, by the beginning of a word, by
 * the parts of a compound, and by code.
 * @returns for a word of a search the numbers of the entries that it is found in
 */
export function createSearch(
  entries: readonly Searchable[],
  language: Language,
): (word: string) => ReadonlySet<number> {
  const codes = new Map<string, Set<number>>()
  const tokens = new Map<string, Token>()
  entries.forEach(({ codes: own, text }, number) => {
    for (const code of own) for (const name of namesOfCode(code)) put(codes, name, number)
    for (const form of new Set(tokensOf(text))) {
      const token = tokens.get(form) ?? { form, stem: stemOf(form, language), found: [] }
      tokens.set(form, token)
      token.found.push(number)
    }
  })
  const all = [...tokens.values()]

  return (word) => {
    const byCode = hasDigitAndLetter(word) ? entriesByCode(codes, squeezed(word)) : null
    if (byCode) return byCode
    // What is joined by signs, such as `scope-1`, is found where each part is.
    const [first = new Set<number>(), ...others] = (word.match(/[\p{L}\p{N}]+/gu) ?? []).map((part) => {
      const forms = formsOf(part, language)
      return new Set(all.filter((token) => fits(token, forms, language)).flatMap((token) => token.found))
    })
    const found = [...first].filter((number) => others.every((other) => other.has(number)))
    const named = /^[a-z]{2,4}$/i.test(word) ? entriesByCode(codes, squeezed(word)) : null
    return new Set([...found, ...(named ?? [])])
  }
}

interface Token {
  form: string
  stem: string
  found: number[]
}

/** A word of a search: as typed, without its ending. */
interface Form {
  form: string
  stem: string
}

/** A stem of fewer letters begins too many other words: `rate` would find `ratio`. */
const tellingStem = 5

function fits(token: Token, forms: readonly Form[], language: Language): boolean {
  return forms.some(({ form, stem }) => {
    if (/^\d+$/.test(form)) return form.length < 3 ? token.form === form : token.form.startsWith(form)
    if (token.form.startsWith(form) || token.stem === stem) return true
    if (stem.length >= tellingStem && token.stem.startsWith(stem)) return true
    return isPart(token, stem, language)
  })
}

/** Whether a stem is the last part of a compound, or one in its middle; what stands before it must be long enough for a word. */
function isPart({ stem: whole }: Token, stem: string, language: Language): boolean {
  const shortest = language === 'de' ? 3 : tellingStem
  if (stem.length < shortest) return false
  if (whole.endsWith(stem)) return whole.length >= stem.length + 3
  const at = language === 'de' && stem.length >= tellingStem ? whole.indexOf(stem) : -1
  return at >= 3 && whole.length - at - stem.length >= 3
}

/** A word as ä is written `a` and as it is written `ae`. */
function formsOf(word: string, language: Language): Form[] {
  const forms = new Set(writings(word).map(foldForSearch))
  return [...forms].map((form) => ({ form, stem: stemOf(form, language) }))
}

const spellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'ae', Ö: 'oe', Ü: 'ue' }
const letters: Readonly<Record<string, string>> = { ae: 'a', oe: 'o', ue: 'u' }
const spellOut = (text: string): string => text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => spellings[letter]!)

/** The ways to write a word that has umlauts, or has them spelled out: `Abfälle`, `Abfaelle`, and `Abfalle` for its stem. */
function writings(word: string): string[] {
  const drawnIn = word.length < 5 ? word : word.toLowerCase().replace(/(?<![aeq])[aou]e/g, (pair) => letters[pair]!)
  return [word, spellOut(word), drawnIn]
}

/** The words of a text, folded; those with an umlaut also as it is spelled out, so that each way of typing finds them. */
function tokensOf(text: string): string[] {
  const words = wordsIn(text)
  const umlauts = text.normalize('NFC').match(/[\p{L}\p{N}]*[äöüÄÖÜ][\p{L}\p{N}]*/gu) ?? []
  return [...words, ...umlauts.map((word) => foldForSearch(spellOut(word)))]
}

const wordsIn = (text: string): string[] => foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []
const squeezed = (text: string): string => foldForSearch(text).replace(/[^\p{L}\p{N}]/gu, '')
const hasDigitAndLetter = (word: string): boolean => /\p{L}/u.test(word) && /\d/.test(word)

/**
 * How a code may be typed: whole, or from one of its parts on. `ESRS26_E1-8_01` is also `E1-8_01`, and `S1.SBM-3_01` also
 * `SBM-3_01`. A space marks where a number ends, so that `S1-1` is not the beginning of `S1-10`.
 */
function namesOfCode(code: string): string[] {
  const folded = foldForSearch(code)
  const rest = [folded, folded.replace(/^(?:esrs26|vs)_/, '')]
  return [...new Set([...rest, ...rest.map((one) => one.replace(/^[a-z]\d\./, ''))])].map((one) =>
    one.replace(/(?<=\d)[^a-z0-9]+(?=\d)/g, ' ').replace(/[^a-z0-9 ]/g, ''),
  )
}

/** The entries whose code begins with what was typed, preferring those of which it is a whole part; `null` for none. */
function entriesByCode(codes: ReadonlyMap<string, ReadonlySet<number>>, typed: string): Set<number> | null {
  const whole = new Set<number>()
  const begun = new Set<number>()
  for (const [name, numbers] of codes) {
    if (!name.replaceAll(' ', '').startsWith(typed)) continue
    const into = endsWhole(name, typed.length) ? whole : begun
    for (const number of numbers) into.add(number)
  }
  if (whole.size > 0) return whole
  return begun.size > 0 ? begun : null
}

/** Whether the first letters of a name, spaces not counted, end where a number ends. */
function endsWhole(name: string, length: number): boolean {
  let position = 0
  for (let left = length; left > 0; position++) if (name[position] !== ' ') left--
  return !/^\d/.test(name.slice(position)) || !/\d/.test(name[position - 1]!)
}

function put(groups: Map<string, Set<number>>, key: string, number: number): void {
  const members = groups.get(key)
  if (members) members.add(number)
  else groups.set(key, new Set([number]))
}

/**
 * What to look for in stored text that says the same as a word of a search, in either language: the text must hold one of
 * the needles. A space at an end stands for the end of a word. To be compared with the text as `foldForSearch` leaves it,
 * with a space for every sign and around the whole, once with ä as `a` and once as `ae`.
 */
export function needlesFor(word: string): string[] {
  const typed = new Set(
    writings(word)
      .map((one) => wordsIn(one).join(' '))
      .filter(Boolean),
  )
  return [...new Set([...typed].flatMap(needlesOf))]
}

function needlesOf(form: string): string[] {
  if (/[\d ]/.test(form)) return [form.length < 3 ? ` ${form} ` : ` ${form}`]
  const stems = (['en', 'de'] as const).map((language) => stemOf(form, language))
  const parts = form.length > 3 ? [`${form} `] : []
  return [` ${form}`, ...parts, ...stems.filter((stem) => stem.length > tellingStem)]
}
