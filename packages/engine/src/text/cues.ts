import { knowledge, listed } from '../knowledge.ts'
import { wordsIn } from './words.ts'

const cues = new Map<string, readonly (readonly string[])[]>()
for (const { cue, words } of knowledge<'cue' | 'words'>('cues'))
  cues.set(cue, [...(cues.get(cue) ?? []), ...listed(words, '|').map((phrase) => phrase.split(/\s+/))])

const fits = (word: string | undefined, stem: string): boolean =>
  word !== undefined && (stem.endsWith('*') ? word.startsWith(stem.slice(0, -1)) : word === stem)

type Phrase = readonly string[]

/** Phrases by the word with which they begin or end. */
class ByWord {
  readonly #whole = new Map<string, Phrase[]>()
  /** Those of which only the beginning of the word is given. */
  readonly #open: { start: string; phrase: Phrase }[] = []

  constructor(phrases: readonly Phrase[], at: (phrase: Phrase) => string) {
    for (const phrase of phrases) {
      const stem = at(phrase)
      if (stem.endsWith('*')) this.#open.push({ start: stem.slice(0, -1), phrase })
      else this.#whole.set(stem, [...(this.#whole.get(stem) ?? []), phrase])
    }
  }

  /** Whether one of those of a word is as wanted. */
  some(word: string, isWanted: (phrase: Phrase) => boolean): boolean {
    const whole = this.#whole.get(word)
    if (whole?.some(isWanted)) return true
    for (const { start, phrase } of this.#open) if (word.startsWith(start) && isWanted(phrase)) return true
    return false
  }
}

interface Cue {
  beginning: ByWord
  ending: ByWord
}

const byWord = new Map(
  [...cues].map(([kind, phrases]): [string, Cue] => [
    kind,
    {
      beginning: new ByWord(phrases, (phrase) => phrase[0] ?? ''),
      ending: new ByWord(phrases, (phrase) => phrase[phrase.length - 1] ?? ''),
    },
  ]),
)

function cueOf(kind: string): Cue {
  const cue = byWord.get(kind)
  if (!cue) throw new Error(`No cue is called ${kind}`)
  return cue
}

/** Whether a phrase stands among words from a place on. */
const standsAt = (phrase: Phrase, words: readonly string[], at: number): boolean => {
  for (let k = 0; k < phrase.length; k++) if (!fits(words[at + k], phrase[k] as string)) return false
  return true
}

/** Where a word of a kind stands among words: its first index, or -1. */
export function cueAt(kind: string, words: readonly string[]): number {
  const { beginning } = cueOf(kind)
  for (let i = 0; i < words.length; i++)
    if (beginning.some(words[i] as string, (phrase) => standsAt(phrase, words, i))) return i
  return -1
}

/** How many words a phrase of a kind takes that begins at a place; 0 where none does. */
export function cueLength(kind: string, words: readonly string[], at: number): number {
  const { beginning } = cueOf(kind)
  const word = words[at]
  let most = 0
  if (word !== undefined)
    beginning.some(word, (phrase) => {
      if (phrase.length > most && standsAt(phrase, words, at)) most = phrase.length
      return false
    })
  return most
}

/** Whether words end with a phrase of a kind. */
export function endsWithCue(kind: string, words: readonly string[]): boolean {
  const { ending } = cueOf(kind)
  const last = words[words.length - 1]
  return last !== undefined && ending.some(last, (phrase) => standsAt(phrase, words, words.length - phrase.length))
}

/** The words of folded text, with per cent signs. */
export const wordsOf = (folded: string): string[] => wordsIn(folded, '%')
