import { cueAt, wordsOf } from '../../text/cues.ts'
import type { TextConcepts } from '../../text/lexicon.ts'
import type { Observation, Source } from './observation.ts'

/** Headings close above a table belong to the path; those further up speak of more. */
const TITLES = 2
const PATH: readonly [source: Source, nearest: number][] = [
  ['own', Number.POSITIVE_INFINITY],
  ['parent', Number.POSITIVE_INFINITY],
  ['column', Number.POSITIVE_INFINITY],
  ['caption', TITLES],
]

/** Whether what stands in one place of the path says one of some ideas. */
export const saysIn = (
  { says }: Observation,
  source: Source,
  any: readonly string[],
  nearest = Number.POSITIVE_INFINITY,
): boolean => says[source].slice(0, nearest).some(({ concepts }) => any.some((one) => concepts.has(one)))

/** The question of a form above a row asks for another row. */
export const isQuestion = (text: string | undefined): boolean => Boolean(text?.includes('?'))

/**
 * Whether the path of a figure says one of some ideas: its label, the rows above, its column or a title close by.
 * @param isLeftOut texts that say nothing by it
 */
export const saysNear = (
  { says, texts }: Observation,
  any: readonly string[],
  isLeftOut: (text: string, said: TextConcepts) => boolean = () => false,
): boolean =>
  PATH.some(([source, nearest]) =>
    says[source].slice(0, nearest).some((said, i) => {
      const text = texts[source][i] ?? ''
      const isOfOther = source === 'parent' && isQuestion(text)
      return !isOfOther && any.some((one) => said.concepts.has(one)) && !isLeftOut(text, said)
    }),
  )

/** All that is said of a figure, and of its page where nothing nearer says it. */
export const pathOf = ({ texts: { own, parent, column, caption, heading } }: Observation): string =>
  [...own, ...parent, ...column, ...caption, ...heading].join(' | ')

/** Whether folded text says a phrase of a kind; figures in it are one word each. */
export const saysCue = (cue: string, folded: string): boolean =>
  cueAt(cue, wordsOf(folded.replace(/(?<=\d)[ .,'](?=\d{3})/g, ''))) >= 0
