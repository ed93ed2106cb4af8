const longest = 60_000

const english = new Set(
  'the of and to in for with our we are is on by as that from this have has which be were'.split(' '),
)
const german = new Set(
  'der die und das von zu den mit für wir ist auf im des dem sind eine ein werden unsere nicht als'.split(' '),
)

/** Languages in which companies of the Union report. */
const european = new Set(
  'bg cs da de el en es et fi fr ga hr hu is it lt lv mt nb nl nn no pl pt ro sk sl sv'.split(' '),
)

/** English or German by their commonest words, which names of places and people do not disturb; `null` where neither is clear. */
export function commonLanguageOf(text: string): 'en' | 'de' | null {
  let en = 0
  let de = 0
  const words = wordsOf(text)
  for (const word of words) {
    if (english.has(word)) en++
    if (german.has(word)) de++
  }
  // Running text has such a word in about every fifth place; tables have fewer.
  if (Math.max(en, de) < Math.max(3, words.length * 0.04)) return null
  return en >= de ? 'en' : 'de'
}

/** ISO 639-1 code of the language most of a text is in; `en` where nothing can be told. */
export async function languageOf(text: string): Promise<string> {
  const common = commonLanguageOf(text)
  if (common) return common
  // The detector takes longer to load than most files take to read, and few files need it.
  const { detectAll } = await import('tinyld')
  const found = detectAll(wordsOf(text).slice(0, 2_000).join(' '))[0]?.lang
  if (found && european.has(found)) return found
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
