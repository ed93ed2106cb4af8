import { knowledge, listed } from '../knowledge.ts'

const cues = new Map<string, readonly (readonly string[])[]>()
for (const { cue, words } of knowledge<'cue' | 'words'>('cues'))
  cues.set(cue, [...(cues.get(cue) ?? []), ...listed(words, '|').map((phrase) => phrase.split(/\s+/))])

const fits = (word: string | undefined, stem: string): boolean =>
  word !== undefined && (stem.endsWith('*') ? word.startsWith(stem.slice(0, -1)) : word === stem)

/** Where a word of a kind stands among words: its first index, or -1. */
export function cueAt(kind: string, words: readonly string[]): number {
  const phrases = cues.get(kind)
  if (!phrases) throw new Error(`No cue is called ${kind}`)
  for (let i = 0; i < words.length; i++)
    if (phrases.some((phrase) => phrase.every((stem, k) => fits(words[i + k], stem)))) return i
  return -1
}

/** How many words a phrase of a kind takes that begins at a place; 0 where none does. */
export function cueLength(kind: string, words: readonly string[], at: number): number {
  const phrases = cues.get(kind)
  if (!phrases) throw new Error(`No cue is called ${kind}`)
  const found = phrases.filter((phrase) => phrase.every((stem, k) => fits(words[at + k], stem)))
  return found.reduce((most, { length }) => Math.max(most, length), 0)
}

/** Whether words end with a phrase of a kind. */
export function endsWithCue(kind: string, words: readonly string[]): boolean {
  const phrases = cues.get(kind)
  if (!phrases) throw new Error(`No cue is called ${kind}`)
  return phrases.some((phrase) => phrase.every((stem, k) => fits(words[words.length - phrase.length + k], stem)))
}

/** The words of folded text, with per cent signs. */
export const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\d]+|%/gu) ?? []
