import { knowledge, listed } from '../knowledge.ts'

const longest = 60_000

/** Fewer words than these look like any language of the world to a detector. */
const brief = 60
/** How sure the detector has to be of them. */
const certain = 0.7

/** Languages in which companies of the Union report. */
const european = new Set(
  'bg cs da de el en es et fi fr ga hr hu is it lt lv mt nb nl nn no pl pt ro sk sl sv'.split(' '),
)

type KnownWords = ReadonlyMap<string, readonly string[]>

/** In which languages a word is one of the commonest, or one of those that figures are labelled with. */
const known = (kinds: readonly string[]): KnownWords => {
  const languages = new Map<string, string[]>()
  for (const { language, kind, words } of knowledge<'language' | 'kind' | 'words'>('languages'))
    if (kinds.includes(kind))
      for (const word of listed(words)) languages.set(word, [...(languages.get(word) ?? []), language])
  return languages
}
const common = known(['common'])
const labels = known(['common', 'label'])

/** The language that most of the words speak for, English before German before others, and how many do. */
function mostSpoken(words: readonly string[], of: KnownWords): { language: string; count: number } {
  const counts = new Map([
    ['en', 0],
    ['de', 0],
  ])
  for (const word of words)
    for (const language of of.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [language = 'en', count = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? []
  return { language, count }
}

/** English or German by their commonest words, which names of places and people do not disturb; `null` where neither is clear. */
export function commonLanguageOf(text: string): 'en' | 'de' | null {
  const words = wordsOf(text)
  const { language, count } = mostSpoken(words, common)
  // Running text has such a word in about every fifth place; tables have fewer.
  if (count < Math.max(3, words.length * 0.04)) return null
  return language === 'en' || language === 'de' ? language : null
}

/** English or German, for a sentence or two of a person: more of its words must speak for one than for any other language. */
export function languageOfSentence(text: string): 'en' | 'de' | null {
  const words = wordsOf(text)
  const counts = new Map<string, number>(/[äöüß]/i.test(text) ? [['de', 1]] : [])
  for (const word of words)
    for (const language of labels.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a)
  if (!first || first[1] < 2 || first[1] === second?.[1]) return null
  return first[0] === 'en' || first[0] === 'de' ? first[0] : null
}

/** Whether a text is running text: its commonest words stand in every sixth place or more, in tables they do not. */
export function isProse(text: string): boolean {
  const words = wordsOf(text)
  return mostSpoken(words, common).count > words.length / 6
}

/** ISO 639-1 code of the language most of a text is in; `en` where no language can be recognised. */
export async function languageOf(text: string): Promise<string> {
  const clear = commonLanguageOf(text)
  if (clear) return clear
  const words = wordsOf(text)
  const isBrief = words.length < brief
  if (isBrief) {
    const { language, count } = mostSpoken(words, labels)
    if (count > 0) return language
  }
  // The detector takes longer to load than most files take to read, and few files need it.
  const { detectAll } = await import('tinyld')
  const [found] = detectAll(words.slice(0, 2_000).join(' '))
  if (found && european.has(found.lang) && (!isBrief || found.accuracy >= certain)) return found.lang
  // A handful of labels may look like any language of the world; umlauts say more.
  return /[äöüß]/i.test(text) ? 'de' : 'en'
}

/** Words of a text in small letters; of long texts those of the beginning, the middle and the end. */
function wordsOf(text: string): string[] {
  const part = longest / 3
  const starts = text.length <= longest ? [0] : [0, Math.floor((text.length - part) / 2), text.length - part]
  const sample = starts.map((start) => text.slice(start, start + (starts.length === 1 ? longest : part))).join('\n')
  return sample.toLowerCase().match(/\p{L}+/gu) ?? []
}

/** How many words a text has: runs of letters and digits between white space. */
export function countWords(text: string): number {
  let count = 0
  // Word by word: a pattern that looks for a letter within a word starts over at each of its signs.
  for (const [word] of text.matchAll(/\S+/gu)) if (/[\p{L}\p{N}]/u.test(word)) count++
  return count
}
