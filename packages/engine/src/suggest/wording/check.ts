import type { Language } from '../../esrs/index.ts'
import { locate } from '../../model/locate.ts'
import { addressesMachine } from '../../model/orders-to-machines.ts'
import { commonLanguageOf, languageOf } from '../../reading/language.ts'
import { fold } from '../../text/text.ts'
import { denies, sharesWords } from './likeness.ts'
import { namesToKeep, unsupportedNames } from './names.ts'
import { numbersIn, standsAmong } from './numbers.ts'
import { type ProofFault, proofFault } from './proof.ts'
import { WordingReply, type WordingRequest } from './request.ts'
import { type MarkedSource, restsOnDocuments, type WordingTask } from './sources.ts'

/** Why a sentence of an answer is not shown. */
export type WordingFault =
  /** It names no source, or quotes what does not stand there. */
  | 'quote'
  /** A number that its quote does not hold, or one of the text that is missing. */
  | 'number'
  /** A name or an abbreviation that its sources do not hold, or one of the text that is missing. */
  | 'name'
  /** It denies what is affirmed, or the other way round. */
  | 'polarity'
  /** It speaks of something else than its quote. */
  | 'unrelated'
  | 'language'
  /** Too long or too short, not a question, an address of the web, or an order to a program. */
  | 'form'
  | 'repeated'
  /** Its quote asserts nothing of the company: a question, an example, somebody else's affair, or a plan that it tells as done. */
  | ProofFault

/** A sentence that passed, with the words that it rests on. */
export interface ProvenSentence {
  text: string
  quote: string
  /** Which of the given sources it quotes, from 0. */
  given: number
}

/** What is left of an answer; `text` is `null` where nothing may be shown. */
export interface CheckedWording {
  text: string | null
  sentences: ProvenSentence[]
  /** `malformed`: no answer at all; `unchanged`: only what was sent; `silent`: no document says it; otherwise the commonest fault. */
  refused: WordingFault | 'malformed' | 'unchanged' | 'silent' | null
  /** Sentences that were left out, by fault. */
  dropped: { fault: WordingFault; words: string[] }[]
  /** What a person should look at: words that may be names, and sentences that may deny something else. */
  doubts: { names: string[]; polarity: string[] }
}

const mostSentences: Record<WordingTask, number> = {
  iro: 6,
  recommendation: 6,
  questions: 8,
  paragraph: 12,
  translation: 200,
  answer: 6,
  disclosure: 10,
}
const LONG = 450
const longestSentence: Partial<Record<WordingTask, number>> = { questions: 300, translation: 4000 }
const shortestQuote = 12
const LINK = /https?:|www\.|<[/\w]|[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

/** Whether a text is in a language, as far as so many words can tell. */
async function isIn(text: string, language: Language): Promise<boolean> {
  const common = commonLanguageOf(text)
  if (common) return common === language
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  return words < 6 || (await languageOf(text)) === language
}

type Said = { source: string; quote?: string | undefined; text: string }
interface Verdict {
  fault: WordingFault | null
  words: string[]
}
const passed: Verdict = { fault: null, words: [] }
const failed = (fault: WordingFault, words: string[] = []): Verdict => ({ fault, words })

function sourceOf(request: WordingRequest, said: Said): MarkedSource | undefined {
  const mark = said.source.replace(/^\[|\]$/g, '').trim()
  return request.sources.find((source) => source.mark === mark)
}

function formFault(text: string, { task }: WordingRequest): Verdict {
  const isTooShort = task !== 'translation' && text.length < 15
  if (!text || isTooShort || text.length > (longestSentence[task] ?? LONG)) return failed('form')
  if (LINK.test(text) || addressesMachine(text)) return failed('form')
  if (task === 'questions' && !/\?$/.test(text)) return failed('form')
  return passed
}

async function wordingFault(request: WordingRequest, said: Said): Promise<Verdict> {
  const { sources, language } = request
  const text = said.text.trim()
  const form = formFault(text, request)
  if (form.fault) return form
  const source = sourceOf(request, said)
  const quote = said.quote?.trim() ?? ''
  if (!source || source.kind === 'asked' || !locate(quote, source.text)) return failed('quote')
  if (quote.length < Math.min(shortestQuote, source.text.length)) return failed('quote')
  if (!(await isIn(text, language))) return failed('language')
  const own = sources.filter(({ kind }) => kind === 'own').map((one) => one.text)
  const allowed = [...numbersIn(quote, source.language), ...own.flatMap((one) => numbersIn(one, language))]
  const invented = numbersIn(text, language).filter((number) => !standsAmong(number, allowed))
  if (invented.length)
    return failed(
      'number',
      invented.map(({ written }) => written),
    )
  const { sure, unsure } = unsupportedNames(text, [quote, ...own].join('\n'), language)
  if (sure.length + unsure.length) return failed('name', [...sure, ...unsure])
  if (restsOnDocuments(request.task)) {
    const asked = sources.find(({ kind }) => kind === 'asked')?.text ?? ''
    const fault = proofFault(text, quote, source, asked, language)
    return fault ? failed(fault) : passed
  }
  if (source.language !== language) return passed
  if (!sharesWords(text, quote)) return failed('unrelated')
  // A question may ask for what is denied.
  if (request.task !== 'questions' && denies(text, language) !== denies(quote, language)) return failed('polarity')
  return passed
}

/**
 * Believes nothing that a model writes. A wording is taken sentence by sentence, a translation whole or not at all. What fails is
 * dropped, never repaired.
 * @param reply the JSON as received
 */
export async function checkWording(request: WordingRequest, reply: unknown): Promise<CheckedWording> {
  const parsed = WordingReply.safeParse(reply)
  if (!parsed.success) return refusal('malformed')
  if (parsed.data.sentences.length === 0) return refusal(restsOnDocuments(request.task) ? 'silent' : 'malformed')
  return request.task === 'translation'
    ? checkTranslation(request, parsed.data.sentences)
    : checkSentences(request, parsed.data.sentences)
}

const refusal = (refused: CheckedWording['refused'], dropped: CheckedWording['dropped'] = []): CheckedWording => ({
  text: null,
  sentences: [],
  refused,
  dropped,
  doubts: { names: [], polarity: [] },
})

async function checkSentences(request: WordingRequest, all: readonly Said[]): Promise<CheckedWording> {
  const sentences: ProvenSentence[] = []
  const dropped: CheckedWording['dropped'] = []
  for (const said of all) {
    const { fault, words } = await wordingFault(request, said)
    const text = said.text.trim().replace(/\s+/g, ' ')
    const isRepeated = sentences.some((one) => fold(one.text) === fold(text))
    const isPut = request.task === 'questions' && request.sources.some((one) => fold(one.text) === fold(text))
    if (fault) dropped.push({ fault, words })
    else if (isRepeated || isPut) dropped.push({ fault: 'repeated', words: [] })
    else if (sentences.length < mostSentences[request.task])
      sentences.push({ text, quote: said.quote!.trim(), given: sourceOf(request, said)!.given })
  }
  if (sentences.length === 0) return refusal(dropped[0]?.fault ?? 'malformed', dropped)
  const text = sentences.map((one) => one.text).join(request.task === 'questions' ? '\n' : ' ')
  if (fold(text) === fold(request.sources[0]!.text)) return refusal('unchanged', dropped)
  return { text, sentences, refused: null, dropped, doubts: { names: [], polarity: [] } }
}

async function checkTranslation(request: WordingRequest, all: readonly Said[]): Promise<CheckedWording> {
  const { sources, between, language } = request
  // One answer for each sentence, in order: nothing left out, nothing added.
  if (all.length !== sources.length || all.some((said, i) => sourceOf(request, said) !== sources[i]))
    return refusal('malformed')
  const from = sources[0]!.language!
  const names: string[] = []
  const polarity: string[] = []
  const sentences = all.map((said, i) => ({ text: said.text.trim(), quote: sources[i]!.text, given: i }))
  const text = `${between[0] ?? ''}${sentences.map((one, i) => one.text + (between[i + 1] ?? '')).join('')}`
  const original = `${between[0] ?? ''}${sentences.map((one, i) => one.quote + (between[i + 1] ?? '')).join('')}`
  if (fold(text) === fold(original)) return refusal('unchanged')
  if (!(await isIn(text, language))) return refusal('language')
  for (const sentence of sentences) if (!(await isIn(sentence.text, language))) return refusal('language')
  for (const { text: said, quote } of sentences) {
    const { fault, words, unsure } = translationFault(request, said, quote, from)
    if (fault) return refusal(fault, [{ fault, words }])
    for (const one of unsure) names.push(one)
    if (denies(said, language) !== denies(quote, from)) polarity.push(said)
  }
  return { text, sentences, refused: null, dropped: [], doubts: { names: [...new Set(names)], polarity } }
}

function translationFault(
  request: WordingRequest,
  text: string,
  quote: string,
  from: Language,
): Verdict & { unsure: string[] } {
  const { language } = request
  const verdict = (fault: WordingFault | null, words: string[] = [], unsure: string[] = []) => ({
    fault,
    words,
    unsure,
  })
  if (formFault(text, request).fault && !LINK.test(quote)) return verdict('form')
  if (text.length > 3 * quote.length + 40 || text.length * 3 + 40 < quote.length) return verdict('form')
  const [mine, theirs] = [numbersIn(text, language), numbersIn(quote, from)]
  const invented = mine.filter((number) => !standsAmong(number, theirs))
  // Twice and half are said in many ways.
  const lost = theirs.filter(
    (number) => !standsAmong(number, mine) && (/\d/.test(number.written) || number.values[0]! > 2),
  )
  const wrong = [...invented, ...lost].map(({ written }) => written)
  if (wrong.length) return verdict('number', wrong)
  // The whole text may name what a sentence only points to.
  const { sure, unsure } = unsupportedNames(text, request.sources.map((one) => one.text).join('\n'), language)
  const kept = namesToKeep(quote, from).filter((name) => !fold(text).includes(fold(name)))
  if (sure.length + kept.length) return verdict('name', [...sure, ...kept])
  return verdict(null, [], unsure)
}
