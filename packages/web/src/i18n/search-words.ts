const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

/**
 * Gives what tells whether every word of a search stands in a text. Case and accents make no difference, nor whether an
 * umlaut is written as one letter or two: `Abfaelle` finds `Abfälle`. `null` for a search without a word.
 */
export function matcherOf(search: string): ((text: string) => boolean) | null {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  const ways = words.map((word) => [word, word.replace(/([aou])e/g, '$1')])
  return (text) => {
    const folded = fold(text)
    return ways.every((forms) => forms.some((form) => folded.includes(form)))
  }
}
