import type { SeenWord } from './recogniser.ts'

/** What a figure that two readings tell differently is worth. */
const disputed = 0.5

/**
 * Compares the figures of a reading with those of another. Where both tell the same, that is as sure as either of them;
 * where they differ the surer text is taken, or the one that has kept its separators, and not trusted.
 * @param words the reading that is kept; it stands in the same places as `other`
 */
export function checked(words: SeenWord[], other: SeenWord[]): SeenWord[] {
  const figures = other.filter((word) => /\d/.test(word.text)).sort((one, next) => one.left - next.left)
  return words.map((word) => {
    if (!/\d/.test(word.text)) return word
    const same = figures.find((one) => covers(one, word))
    if (!same) return { ...word, confidence: Math.min(word.confidence, disputed) }
    if (bare(same.text) === bare(word.text)) return { ...word, confidence: Math.max(word.confidence, same.confidence) }
    const isSame = digitsOf(same.text) === digitsOf(word.text)
    // Of few dots a comma is lost, never added.
    const isBetter = isSame ? same.text.length > word.text.length : same.confidence > word.confidence
    return {
      ...word,
      text: isBetter ? same.text : word.text,
      confidence: Math.min(word.confidence, same.confidence, disputed),
    }
  })
}

/** Whether two words stand in one place: most of the narrower one is under the other. */
function covers(one: SeenWord, other: SeenWord): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const width = Math.min(one.right - one.left, other.right - other.left)
  const height = Math.min(one.bottom - one.top, other.bottom - other.top)
  return across > width * 0.6 && down > height * 0.5
}

function bare(text: string): string {
  return text.replace(/(?<![.,;:])[.,;:]+$/, '')
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')
