import { assertionOf, type Sign } from '../../analysis/assertion.ts'
import type { Language } from '../../esrs/index.ts'
import { locate } from '../../model/locate.ts'
import { readConcepts } from '../../text/lexicon.ts'
import { fold } from '../../text/text.ts'
import { denies, sharesWords } from './likeness.ts'
import { numbersIn, standsAmong } from './numbers.ts'
import { inSentences } from './request.ts'
import type { MarkedSource } from './sources.ts'

/** Why a sentence is not proven by the words of a document. */
export type ProofFault = 'unasserted' | 'polarity' | 'unrelated'

/** Sentences of these kinds say nothing of the company, however they are worded. */
const ASSERTS_NOTHING: readonly Sign[] = [
  'question',
  'option',
  'instruction',
  'example',
  'guidance',
  'other_company',
  'auditor',
  'index',
]
/** What is meant so has to be said so. */
const STAYS: readonly Sign[] = ['intention', 'condition', 'risk']

/** The whole sentences that a quote is taken from: a word that denies may stand before it. */
function sentencesAround(quote: string, source: string): string {
  const place = locate(quote, source)
  if (!place) return quote
  const { sentences, between } = inSentences(source)
  let at = between[0]?.length ?? 0
  const touched = sentences.filter((sentence, i) => {
    const [start, end] = [at, at + sentence.length]
    at = end + (between[i + 1]?.length ?? 0)
    return start < place.end && place.start < end
  })
  return touched.join(' ') || quote
}

const conceptsOf = (text: string): ReadonlySet<string> => readConcepts(fold(text)).concepts

/** Whether two texts, of whatever languages, speak of one thing: an idea, a word or a figure is in both. */
function speakOfOne(a: string, b: string, languages: readonly [Language, Language]): boolean {
  const ideas = conceptsOf(b)
  const figures = numbersIn(b, languages[1])
  return (
    [...conceptsOf(a)].some((idea) => ideas.has(idea)) ||
    sharesWords(a, b) ||
    numbersIn(a, languages[0]).some((number) => standsAmong(number, figures))
  )
}

/**
 * Why a sentence is not proven by the passage that it quotes, as far as code can know; `null` where nothing speaks against it. Numbers and
 * names are checked elsewhere.
 * @param asked what it is to answer
 */
export function proofFault(
  text: string,
  quote: string,
  source: MarkedSource,
  asked: string,
  language: Language,
): ProofFault | null {
  const whole = sentencesAround(quote, source.text)
  const spoken = source.language ?? language
  const [said, says] = [assertionOf(whole).signs, assertionOf(text).signs]
  if (ASSERTS_NOTHING.some((sign) => said.has(sign))) return 'unasserted'
  if (STAYS.some((sign) => said.has(sign) && !says.has(sign))) return 'unasserted'
  if (denies(text, language) !== denies(whole, spoken)) return 'polarity'
  if (!speakOfOne(text, whole, [language, spoken])) return 'unrelated'
  return speakOfOne(asked, `${text} ${whole}`, [language, language]) ? null : 'unrelated'
}
