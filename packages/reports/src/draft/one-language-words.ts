import { createHash } from 'node:crypto'
import type { StatementLanguage, Words } from '@esrs/contract'
import { loadCatalogue, type StandardSet } from '@esrs/engine/esrs'
import { wordsOf } from '../layout/plain.ts'
import places from './assessment-places.json' with { type: 'json' }
import type { DraftInput, WrittenText } from './input.ts'
import type { ReportedAssessment } from './reported-assessment.ts'

/** Words that a person wrote in one language and that stand in a table of the statement: a name, a result, a reason. */
export interface OneLanguageWords {
  /** Block under which another language is written. */
  block: string
  text: string
  /** Requirement in whose table they stand. */
  requirement: string
  /** The language that they are in; `null` where they are too short to tell. */
  language: StatementLanguage | null
  /** Languages of the statement in which nobody has written them. */
  missing: StatementLanguage[]
}

type Input = Pick<DraftInput, 'assessment' | 'set' | 'languages' | 'texts' | 'languageOf'> &
  Partial<Pick<DraftInput, 'reasons' | 'values'>>

/** The block that holds other languages of words: the same words are said the same way wherever they stand, and in the next year. */
export const wordsBlock = (text: string): string =>
  `words.${createHash('sha256').update(text.trim()).digest('hex').slice(0, 16)}`

/** Whether a block holds words in another language. */
export const isWordsBlock = (block: string): boolean => /^words\.[0-9a-f]{16}$/.test(block)

/** What people wrote for words in other languages. */
export function otherWords(texts: readonly WrittenText[]): (text: string, at: StatementLanguage) => string | null {
  const written = new Map(
    texts.filter(({ block }) => isWordsBlock(block)).map((one) => [`${one.block} ${one.language}`, one.text]),
  )
  return (text, at) => {
    const own = written.size > 0 ? written.get(`${wordsBlock(text)} ${at}`) : undefined
    return own?.length ? wordsOf(own, new Map(), at).replaceAll('\n', ' ') : null
  }
}

type WordsPart = 'consultations' | 'topics' | 'iros' | 'changes'

/**
 * All words that the tables of the statement print and that are in one language only: those of the signed assessment, why something is left out, why
 * a figure is restated; each once, with the languages of the statement that
 * they are missing in. Words whose language cannot be told are missing in all of them until somebody has written one.
 */
export function oneLanguageWords(input: Input): OneLanguageWords[] {
  const { languages, texts = [], languageOf } = input
  if (!languageOf || languages.length < 2) return []
  const other = otherWords(texts)
  const isExplained = (code: string, at: StatementLanguage) =>
    texts.some((text) => text.block === `${code}.explanation` && text.language === at && text.text.length > 0)
  const found = new Map<string, OneLanguageWords>()
  for (const { requirement, text, beside, topic } of [...assessed(input), ...left(input)]) {
    const block = wordsBlock(text)
    if (requirement === undefined || text.trim() === '' || found.has(block)) continue
    const language = languageOf(text) ?? (beside ? languageOf(beside) : null)
    const written = languages.filter((at) => other(text, at) !== null || (topic !== null && isExplained(topic, at)))
    const missing =
      language === null && written.length > 0 ? [] : languages.filter((at) => at !== language && !written.includes(at))
    found.set(block, { block, text, requirement, language, missing })
  }
  return [...found.values()]
}

/** Words beside a table, with the requirement in whose table they stand. */
type Placed = Omit<Spoken, 'part'> & { requirement: string | undefined }

/** The words of the signed assessment. */
const assessed = ({ assessment, set }: Input): Placed[] =>
  (assessment ? spoken(assessment) : []).map(({ part, ...words }) => ({ ...words, requirement: placeOf(set, part) }))

/** Why something is left out, and why a figure of the year before is restated. */
function left({ set, reasons = [], values = [] }: Input): Placed[] {
  const answered = new Set(values.map(({ datapoint }) => datapoint))
  const why = [
    ...reasons.filter(({ datapoint }) => !answered.has(datapoint)),
    ...values.flatMap(({ datapoint, prior }) =>
      prior?.restated ? [{ datapoint, reason: prior.restated.reason }] : [],
    ),
  ]
  if (why.length === 0) return []
  const catalogue = loadCatalogue(set, 'en')
  return why.map(({ datapoint, reason }) => ({
    text: reason,
    beside: '',
    topic: null,
    requirement: catalogue.get(datapoint)?.dr ?? datapoint,
  }))
}

const placeOf = (set: StandardSet, part: WordsPart): string | undefined =>
  (places[set] as Partial<Record<WordsPart, { requirement: string }>>)[part]?.requirement

interface Spoken {
  part: WordsPart
  text: string
  /** What the same person wrote beside it, which tells the language of a name. */
  beside: string
  /** The topic whose explanation takes the place of the words. */
  topic: string | null
}

function spoken({ consultations, topics, entries, methodChanges }: ReportedAssessment): Spoken[] {
  const name = (part: WordsPart, words: Words, beside: string): Spoken[] =>
    words.en === words.de ? [{ part, text: words.en, beside, topic: null }] : []
  const said = (part: WordsPart, text: string, topic: string | null = null): Spoken[] => [
    { part, text, beside: '', topic },
  ]
  return [
    ...methodChanges.flatMap(({ reason }) => said('changes', reason)),
    ...consultations.flatMap(({ group, result }) => [
      ...name('consultations', group, result),
      ...said('consultations', result),
    ]),
    ...topics.flatMap(({ code, reason, outlook }) => [...said('topics', reason, code), ...said('topics', outlook)]),
    ...entries.flatMap(({ title, description }) => [
      ...name('iros', title, description.en),
      ...name('iros', description, ''),
    ]),
  ]
}
