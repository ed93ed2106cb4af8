import { knowledge, listed } from '../knowledge.ts'
import { compile } from './compile.ts'

const phrases = new Map<string, string[]>()
for (const { phrase, words } of knowledge<'phrase' | 'words'>('phrases'))
  phrases.set(phrase, [...(phrases.get(phrase) ?? []), ...listed(words, '|')])

/** The phrases of a name, of every language, as the table has them. */
export function phrasesOf(name: string): readonly string[] {
  const found = phrases.get(name)
  if (!found) throw new Error(`No phrase is called ${name}`)
  return found
}

/** A phrase as a pattern: `*` stands for any letters, and what stands in brackets may be left out. */
const sourceOf = (phrase: string): string =>
  phrase
    .replace(/[.+?^${}|[\]\\/]/g, '\\$&')
    .replace(/\*/g, '\\p{L}*')
    .replace(/\(([^()]+)\)/g, '(?:$1)?')

/** Phrases as one pattern; longer ones come first, so that as much as can be is taken. */
export const anyOf = (written: readonly string[]): string =>
  `(?:${[...written]
    .sort((a, b) => b.length - a.length)
    .map(sourceOf)
    .join('|')})`

const NAME = /\{([a-z]+(?:_[a-z]+)*)\}/g

/** All phrases that a source names as {@link pattern} does. */
export const phrasesIn = (source: string): string[] =>
  [...source.matchAll(NAME)].flatMap(([, name = '']) => phrasesOf(name))

/**
 * Writes patterns whose words stand in the table of phrases: `{name}` is any phrase of that name, in any language. The code holds
 * no more than how phrases, figures and marks follow one another.
 */
export const pattern =
  (flags = '') =>
  (parts: TemplateStringsArray, ...inserted: readonly string[]): RegExp =>
    compile(
      String.raw({ raw: parts.raw }, ...inserted).replace(NAME, (_, name: string) => anyOf(phrasesOf(name))),
      `u${flags}`,
    )
