import { newTable, tokensIn, type Word } from './words.ts'

// A pattern of many phrases is slow to find that none of them stands in a text, and most texts hold none. Their first words tell
// that at a glance: each word is looked up once, whatever text it stands in.

const START = /^(\*?)([\p{L}\d]+)(\*?)/u
/** What may be left out of a first word: `(sub)contractor`, `a(n)`. */
const OPTIONAL = /^([\p{L}\d*]*)\(([^()]+)\)(.*)$/u

/** A phrase with and without what may be left out of its first word. */
function variantsOf(phrase: string): string[] {
  const [, before = '', inside = '', behind = ''] = OPTIONAL.exec(phrase) ?? []
  return inside ? [...variantsOf(before + inside + behind), ...variantsOf(before + behind)] : [phrase]
}

/**
 * Tells which of several lists of phrases may begin in a text. Phrases are those of the tables (`*` stands for any letters, what
 * stands in brackets may be left out), and are looked for from the beginning of a word to the end of one.
 */
export class FirstWords<Name> {
  readonly #whole = new Map<string, Set<Name>>()
  /** Beginnings of words, and what stands anywhere in one. */
  readonly #begun: { start: string; name: Name }[] = []
  readonly #within: { part: string; name: Name }[] = []
  /** Lists of which a phrase may begin with anything. */
  readonly #always = new Set<Name>()
  readonly #table = newTable()

  /** @param open whether other letters may follow the first word of a phrase, whatever the phrase says */
  constructor(lists: Iterable<readonly [name: Name, phrases: readonly string[]]>, open = false) {
    for (const [name, phrases] of lists) for (const phrase of phrases.flatMap(variantsOf)) this.#add(name, phrase, open)
  }

  #add(name: Name, phrase: string, open: boolean): void {
    const [, before, word, behind] = START.exec(phrase) ?? []
    if (!word) this.#always.add(name)
    else if (before) this.#within.push({ part: word, name })
    else if (behind || open) this.#begun.push({ start: word, name })
    else this.#whole.set(word, (this.#whole.get(word) ?? new Set()).add(name))
  }

  /** The lists of which a phrase may begin in folded text; the pattern of any other finds nothing in it. */
  in(folded: string): ReadonlySet<Name> {
    const found = new Set(this.#always)
    for (const { word } of tokensIn(folded)) for (const name of this.#of(word)) found.add(name)
    return found
  }

  #of({ text, known }: Word): readonly Name[] {
    const before = known[this.#table] as readonly Name[] | undefined
    if (before) return before
    const found = [
      ...new Set([
        ...(this.#whole.get(text) ?? []),
        ...this.#begun.filter(({ start }) => text.startsWith(start)).map(({ name }) => name),
        ...this.#within.filter(({ part }) => text.includes(part)).map(({ name }) => name),
      ]),
    ]
    known[this.#table] = found
    return found
  }
}
