import { frameFor, frameFrom } from '../analysis/answering/frame-for.ts'
import type { Frame } from '../analysis/answering/frames.ts'
import { conceptToken, conceptTokens } from '../analysis/concept-tokens.ts'
import { type Datapoint, loadCatalogue } from '../esrs/index.ts'
import { stems } from '../text/ranking.ts'
import { fold } from '../text/text.ts'

/** What is looked for where a datapoint has no value. */
export interface Question {
  /** What the figure is asked to be; `null` for what is answered in words. */
  frame: Frame | null
  /** Stems of the datapoint's name and of what it asks, once for each language. */
  words: readonly ReadonlyMap<string, number>[]
}

const FIGURES: ReadonlySet<string> = new Set(['number', 'percent', 'money'])
/** The name of a datapoint says more of it than its definition. */
const IN_DEFINITION = 0.25
const IN_LABEL = 0.3

/** Stems of a text, and the figures that names hold: `over 50 years`. */
export function wordsOf(text: string): string[] {
  const folded = fold(text)
  return [...stems(folded), ...(folded.match(/(?<![\d.,])\d{2}(?![\d.,])/g) ?? [])]
}

function weighed(texts: readonly (readonly [text: string, weight: number])[]): Map<string, number> {
  const words = new Map<string, number>()
  for (const [text, weight] of texts)
    for (const stem of wordsOf(text)) words.set(stem, Math.max(weight, words.get(stem) ?? 0))
  return words
}

/**
 * What is looked for in the documents for a datapoint.
 * @param entry the datapoint in any set and language
 * @param analysed the datapoint of the analysed set that asks for the same; `null` where there is none
 */
export function questionFor(entry: Datapoint, analysed: string | null): Question {
  const frame = FIGURES.has(entry.type) ? ((analysed === null ? null : frameFor(analysed)) ?? frameFrom(entry)) : null
  const inBoth = (['en', 'de'] as const).flatMap((language) => loadCatalogue(entry.set, language).get(entry.id) ?? [])
  const words = (inBoth.length ? inBoth : [entry]).map(({ name, definition, label }) =>
    weighed([
      [name, 1],
      [label, IN_LABEL],
      [definition, IN_DEFINITION],
    ]),
  )
  return { frame, words }
}

/**
 * What is looked for in the documents for a question in words.
 * @param texts what is asked, each once for each language that it is at hand in, and how much its words count
 */
export function questionInWords(texts: readonly (readonly [text: string, weight: number])[]): Question {
  const words = weighed(texts)
  // Ideas are the same in every language: a question in one finds passages in the other.
  for (const [text, weight] of texts)
    for (const token of conceptTokens([fold(text)])) words.set(token, Math.max(weight, words.get(token) ?? 0))
  return { frame: null, words: [words] }
}

/** The tokens by which the pages are looked through for a question. */
export function tokensOf({ frame, words }: Question): string[] {
  const concepts = (frame?.slots ?? []).flatMap(({ any }) => any.map(conceptToken))
  return [...new Set([...concepts, ...words.flatMap((one) => [...one.keys()])])]
}
