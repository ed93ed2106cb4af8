import { z } from 'zod'
import type { Language } from '../../esrs/index.ts'
import { addressesMachine } from '../../model/orders-to-machines.ts'
import { commonLanguageOf } from '../../reading/language.ts'
import {
  answerSystem,
  disclosureSystem,
  questionsSystem,
  rewordSystem,
  sourcesPrompt,
  translateSystem,
} from './prompts.ts'
import { type MarkedSource, restsOnDocuments, type WordingSource, type WordingTask } from './sources.ts'

/** One question to a language model about words: everything that is sent, and nothing that is not. */
export interface WordingRequest {
  task: WordingTask
  /** The language that is asked for. */
  language: Language
  system: string
  prompt: string
  /** JSON schema of the answer. */
  schema: object
  sources: MarkedSource[]
  /** What stands between the parts of a text that is translated: before the first, between any two, after the last. */
  between: string[]
}

/** Most characters of a text that is translated, and of everything that a wording may rest on. */
const longestTranslation = 6000
const longestSources = 9000
const mostSources = 24

const said = z.string().max(4000)

/** An answer as received; nothing of it is believed before it is checked. */
export const WordingReply = z.object({
  sentences: z.array(z.object({ source: z.string().max(20), quote: said.optional(), text: said })).max(200),
})

const text = { type: 'string' }
const schemaOf = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: ['sentences'],
  properties: {
    sentences: {
      type: 'array',
      items: { type: 'object', additionalProperties: false, required: Object.keys(properties), properties },
    },
  },
})

const fenceFor = (texts: readonly string[]): string => {
  for (let at = 0; ; at += 1) {
    const fence = `=== wording ${at} ===`
    if (!texts.some((one) => one.includes(fence))) return fence
  }
}

const systems: Record<Exclude<WordingTask, 'translation'>, string> = {
  iro: rewordSystem,
  recommendation: rewordSystem,
  paragraph: rewordSystem,
  questions: questionsSystem,
  answer: answerSystem,
  disclosure: disclosureSystem,
}

/**
 * A request for words that rest on sources and on nothing else; `null` where no source is left to rest on. The first source is
 * the text that is to be worded, or what is asked for. Sentences that give orders to a program are left out.
 */
export function wordingRequest(
  task: Exclude<WordingTask, 'translation'>,
  language: Language,
  given: readonly WordingSource[],
): WordingRequest | null {
  const sources: MarkedSource[] = []
  let length = 0
  for (const [at, { kind, text: whole }] of given.entries()) {
    const words = whole.trim().replace(/\s+/g, ' ')
    if (!words || addressesMachine(words) || sources.some((one) => one.text === words)) continue
    if (sources.length >= mostSources || length + words.length > longestSources) break
    length += words.length
    const spoken = kind === 'own' ? language : commonLanguageOf(words)
    sources.push({ mark: `s${sources.length + 1}`, given: at, kind, text: words, language: spoken })
  }
  const has = (wanted: WordingSource['kind']): boolean => sources.some(({ kind }) => kind === wanted)
  if (restsOnDocuments(task) ? !has('asked') || !has('evidence') : !has('own')) return null
  const system = systems[task]
  const fence = fenceFor(sources.map((one) => one.text))
  return {
    task,
    language,
    system,
    prompt: sourcesPrompt(task, language, sources, fence),
    schema: schemaOf({ source: text, quote: text, text }),
    sources,
    between: [],
  }
}

const SENTENCE_END =
  /(?<=[.!?]["”“»)]?)(?<!\b\p{L}\.|\b(?:z|u|bzw|ca|Nr|No|Art|Abs|ggf|vgl|inkl|e\.g|i\.e|approx|Mio|Mrd|St|Dr|Co)\.)(\s+)(?=["„“(]?\p{Lu})|(\s*\n\s*)/u

/** A text in its sentences and what stands between them; put together again they are the text. */
export function inSentences(whole: string): { sentences: string[]; between: string[] } {
  const sentences: string[] = []
  const between: string[] = [/^\s*/.exec(whole)![0]]
  let rest = whole.slice(between[0]!.length)
  while (rest) {
    const end = SENTENCE_END.exec(rest)
    const at = end ? end.index : rest.trimEnd().length
    const gap = end ? end[0] : rest.slice(at)
    sentences.push(rest.slice(0, at))
    between.push(gap)
    rest = rest.slice(at + gap.length)
  }
  return { sentences, between }
}

/**
 * A request for a text in the other language, sentence by sentence; `null` where there is nothing to translate or the text gives
 * orders to a program.
 * @param whole at most `longestTranslation` characters
 */
export function translationRequest(whole: string, language: Language): WordingRequest | null {
  const { sentences, between } = inSentences(whole.slice(0, longestTranslation))
  if (!/\p{L}{2}/u.test(whole) || sentences.some(addressesMachine)) return null
  const from: Language = language === 'en' ? 'de' : 'en'
  const sources = sentences.map((one, i) => ({
    mark: `s${i + 1}`,
    given: i,
    kind: 'own' as const,
    text: one,
    language: from,
  }))
  return {
    task: 'translation',
    language,
    system: translateSystem,
    prompt: sourcesPrompt('translation', language, sources, fenceFor(sentences)),
    schema: schemaOf({ source: text, text }),
    sources,
    between,
  }
}
