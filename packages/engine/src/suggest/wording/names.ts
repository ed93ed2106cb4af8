import { type Language, loadCatalogue } from '../../esrs/index.ts'
import { fold } from '../../text/text.ts'

/** What a text names that its sources do not. */
export interface UnsupportedNames {
  /** Certainly a name, a code or an abbreviation. */
  sure: string[]
  /** Perhaps only a word: German writes every noun with a capital, and every sentence begins with one. */
  unsure: string[]
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}₀-₉'’&_]*(?:[-.](?=[\p{L}\p{N}])[\p{L}\p{N}₀-₉'’&_]+)*/gu
const LEGAL_FORM = /^(?:gmbh|ag|se|kg|kgaa|ug|inc|ltd|llc|plc|corp|nv|bv|sa|spa|oy|ab|mbh|ev)$/
const TITLE = /^(?:herr|herrn|frau|dr|prof|mr|mrs|ms)$/

const plain = (word: string): string =>
  fold(word)
    .replace(/'s?$|\.$/, '')
    .replaceAll("'", '')

/** The words of the standards and their beginnings, as they are inflected and put together. */
const vocabularies = new Map<Language, { words: Set<string>; stems: Set<string> }>()

function vocabularyOf(language: Language) {
  const known = vocabularies.get(language)
  if (known) return known
  const words = new Set<string>()
  const stems = new Set<string>()
  for (const set of ['esrs-2023', 'vs-2026'] as const)
    for (const { name, definition } of loadCatalogue(set, language).datapoints)
      for (const [word] of `${name} ${definition}`.matchAll(/[\p{L}\p{N}]+/gu)) words.add(fold(word))
  for (const word of [...words, ...FUNCTION_WORDS[language]])
    for (const end of [0, 1, 2]) if (word.length - end >= 4 || end === 0) stems.add(word.slice(0, word.length - end))
  const made = { words, stems }
  vocabularies.set(language, made)
  return made
}

const FUNCTION_WORDS: Record<Language, string[]> = {
  en: 'the a an our we it they this these those there in on at by for from with without as if when while where which who what how why do does did is are was were has have had can could may might must shall should will would all any both each every many more most no not only other some such both through because before after since until about to of and or but so thus however therefore'.split(
    ' ',
  ),
  de: 'der die das den dem des ein eine einen einem einer unser unsere wir es sie dies diese dieser dieses in im an am auf bei für von vom zu zum zur mit ohne als wenn während wo welche welcher welches wer was wie warum ist sind war waren hat haben hatte kann können mag muss müssen soll sollen wird werden würde alle beide jede jeder viele mehr meist kein keine nicht nur andere einige solche durch weil vor nach seit bis über um und oder aber so daher jedoch deshalb darüber hierzu dabei zudem außerdem ihr ihre ihren'.split(
    ' ',
  ),
}

function isWord(word: string, language: Language, own: ReadonlySet<string>): boolean {
  const { stems } = vocabularyOf(language)
  const isKnown = (part: string): boolean =>
    [0, 1, 2, 3].some((end) => {
      const stem = part.slice(0, part.length - end)
      return (end === 0 || stem.length >= 4) && (stems.has(stem) || own.has(stem))
    })
  if (isKnown(word)) return true
  if (language !== 'de') return false
  // Two known words put together, with or without what joins them.
  for (let at = 4; at <= word.length - 4; at += 1) {
    const [front, back] = [word.slice(0, at), word.slice(at)]
    if (isKnown(back) && (isKnown(front) || isKnown(front.replace(/(?:s|es|n|en|er|e)$/, '')))) return true
  }
  return false
}

/** A country by one of its names, or by the beginning of a word made from it. */
interface CountryWord {
  code: string
  words: string[]
  isBeginning: boolean
}

const ADJECTIVES: Record<Language, string[]> = {
  en: 'DE german,AT austrian,CH swiss,FR french,IT italian,ES spanish,PL polish,NL dutch,CZ czech,GB british,US american,CN chinese,EU europe'.split(
    ',',
  ),
  de: 'DE deutsch,AT österreichisch,CH schweiz,FR französisch,IT italienisch,ES spanisch,PL polnisch,NL niederländisch,CZ tschechisch,GB britisch,US amerikanisch,CN chinesisch,EU europ'.split(
    ',',
  ),
}
const countries = new Map<Language, CountryWord[]>()

function countryWords(language: Language): CountryWord[] {
  const known = countries.get(language)
  if (known) return known
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const found = codes.flatMap((code) => {
    const name = names.of(code)
    return name ? [{ code, words: wordsIn(name), isBeginning: false }] : []
  })
  for (const line of ADJECTIVES[language]) {
    const [code = '', word = ''] = line.split(' ')
    found.push({ code, words: wordsIn(word), isBeginning: true })
  }
  countries.set(language, found)
  return found
}

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The countries that a text names in a language, which all write them with a capital but for what is made from them. */
function countriesIn(text: string, language: Language): CountryWord[] {
  const folded = ` ${wordsIn(text).join(' ')} `
  return countryWords(language).filter(({ words, isBeginning }) => {
    const name = words.join(' ')
    return folded.includes(` ${name}${isBeginning ? '' : ' '}`) || (!isBeginning && folded.includes(` ${name}s `))
  })
}

/**
 * Which names a text has that do not stand in its sources. Countries count as named in either language.
 * @param text one sentence or one line
 */
export function unsupportedNames(text: string, sources: string, language: Language): UnsupportedNames {
  const said = new Set([...sources.matchAll(WORD)].flatMap(([word]) => [plain(word), ...plain(word).split(/[-._&]/)]))
  const { words: vocabulary } = vocabularyOf(language)
  const known = new Set((['en', 'de'] as const).flatMap((one) => countriesIn(sources, one)).map(({ code }) => code))
  const named = countriesIn(text, language)
  const welcome = new Set(named.filter(({ code }) => known.has(code)).flatMap(({ words }) => words))
  const sure = new Set(
    named
      .filter(({ code, words }) => !known.has(code) && !words.every((word) => welcome.has(word)))
      .map(({ words }) => words.join(' ')),
  )
  const unsure = new Set<string>()
  const isForeign = (word: string): boolean => !said.has(word) && !isWord(word, language, said)
  const isPartKnown = (part: string): boolean =>
    said.has(part) || vocabulary.has(part) || (!/\d/.test(part) && isWord(part, language, said))
  const words = [...text.matchAll(WORD)]
  words.forEach((match, i) => {
    const [word] = match
    const bare = plain(word)
    if (said.has(bare) || TITLE.test(bare) || /^\d[\d.]*$/.test(word)) return
    if ([...welcome].some((one) => bare.startsWith(one))) return
    const parts = bare.split('-').filter(Boolean)
    if (isCode(word)) {
      if (!parts.every(isPartKnown)) sure.add(word)
      return
    }
    if (!isCapital(word)) return
    const neighbours = [words[i - 1]?.[0] ?? '', words[i + 1]?.[0] ?? '']
    const [before = '', after = ''] = neighbours.map(plain)
    if (LEGAL_FORM.test(after) || TITLE.test(before)) {
      sure.add(word)
      return
    }
    if (parts.every((part) => isWord(part, language, said))) return
    const begins = i === 0 || /[.!?:•\n]\s*["„“'(]*$/.test(text.slice(0, match.index))
    // Two unknown words with capitals beside each other are a name in any language.
    const isBeside = neighbours.some((other) => isCapital(other) && isForeign(plain(other)))
    if ((language === 'en' && !begins) || isBeside) sure.add(word)
    else unsure.add(word)
  })
  return { sure: [...sure], unsure: [...unsure] }
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

/** Whether a word has figures, signs or capitals inside, as codes and abbreviations do. */
const isCode = (word: string): boolean => /\d|[₀-₉]|_|&/.test(word) || /\p{L}\p{Lu}/u.test(word.replaceAll('-', ''))

/** Codes, abbreviations and names of a source that a translation has to keep, as they are written. */
export function namesToKeep(source: string, language: Language): string[] {
  const { words: vocabulary } = vocabularyOf(language)
  return [...source.matchAll(WORD)]
    .map(([word]) => word)
    .filter(
      (word) => /\p{L}/u.test(word) && (/\d/.test(word) || /\p{Ll}\p{Lu}/u.test(word) || /^\p{Lu}{2,}$/u.test(word)),
    )
    .filter((word) => !vocabulary.has(plain(word)) && !/^\d/.test(word))
}
