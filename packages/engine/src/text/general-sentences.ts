import { pattern } from './phrases.ts'

/**
 * General sentences of a report, which say nothing of a company: what a law asks of everybody, what a word means, what the world or a
 * market is like, what competitors announce, whom a job advert seeks, how accounts are drawn up.
 */

const [FROM, TO] = [String.raw`(?<![\p{L}\d])`, String.raw`(?![\p{L}\d])`]
const OWN = pattern()`${FROM}{own_voice}${TO}`

/** A law as what a sentence speaks of, and not as what it leans on: `under the act`, `Schulung zum Gleichbehandlungsgesetz`. */
const LAWS = [
  String.raw`{law_article_en} (?:(?!{law_link_en} )[\p{L}\d’'\-]+ ){0,5}{a_law_en}`,
  String.raw`{law_article_de} (?:(?!{law_link_de} )[\p{L}\d\-]+ ){0,3}(?:[\p{L}\d\-]+)?{a_law_de}`,
  String.raw`{known_law}(?: \p{L}\d?)?`,
]
const LAW = pattern()`^(?:[^.]{0,40}(?<!${FROM}{law_leant_on}) )?(?:${LAWS.join('|')})${TO}[^.]{0,60}${FROM}{law_asks}${TO}`
const NAME = String.raw`[\p{L}\d \-]`
const MEANING = [
  pattern()`^{term_begins}${TO}|^{term_under} ${NAME}{3,60} {one_calls}${TO}|^${NAME}{3,60} {means}${TO}`,
  pattern()`${FROM}{see_glossary}${TO}|^${NAME}{3,50}: {definition_begins}${TO}[^.]*{definition_says}${TO}`,
]
const AT_LARGE = pattern()`${FROM}{said_by_others}${TO}|^{market_at_large}${TO}`
const APPLICANT = String.raw`\(m\/[fw]\/[dx]\)|${FROM}{working_time}${TO}`
const ADVERT = pattern()`${FROM}{seeks}${TO}[^.]{0,80}(?:${APPLICANT})|${FROM}{apply_now}${TO}`
const ACCOUNTS = pattern()`${FROM}{accounting}${TO}`

/** Whether a folded sentence speaks of no undertaking, or not of how it is run. */
export function isGeneralSentence(folded: string): boolean {
  const sentence = folded.trim()
  if (ADVERT.test(sentence) || ACCOUNTS.test(sentence)) return true
  return !OWN.test(sentence) && [LAW, ...MEANING, AT_LARGE].some((one) => one.test(sentence))
}
