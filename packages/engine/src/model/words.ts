import { type Core, coreOf, judged, missingTerms } from '../analysis/answering/cores.ts'
import { assertionOf } from '../analysis/assertion.ts'
import type { Gate } from '../analysis/finding.ts'
import { choiceFromWords, choicesOf } from '../esrs/index.ts'
import type { Page, Span } from '../reading/document.ts'
import { fold } from '../text/text.ts'
import { asksForNone } from './asked.ts'
import type { ModelAnswer } from './reply.ts'
import type { Doubt, DropReason } from './standing.ts'
import { wordFor } from './unsaid.ts'

/** What code has to say of an answer in words. */
export interface CheckedWords {
  said: string
  doubts: Set<Doubt>
  gates: Gate[]
  unsaid: string[]
}

/** Gates that code closes by itself: the words are no assertion of the company about itself. */
const NO_ASSERTION: ReadonlySet<Gate> = new Set([
  'question',
  'option',
  'instruction',
  'example',
  'guidance',
  'condition',
  'risk',
  'intention',
  'other_company',
  'auditor',
  'index',
])

/** A whole sentence in large letters says something. */
const isWholeSentence = (text: string): boolean => !assertionOf(text.trim()).signs.has('no_sentence')

/** Headings name things and say nothing about them. */
export const isHeading = ({ blocks, text }: Page, span: Span): boolean =>
  blocks.some(({ kind, start, end }) => kind === 'heading' && span.start >= start && span.end <= end) &&
  !isWholeSentence(text.slice(span.start, span.end))

/** Why words are no assertion of the company about itself, as far as their own words tell. */
export function notAsserted(quote: string, core: Core | undefined): Gate[] {
  const tolerates = core?.tolerates ?? new Set<string>()
  return [...assertionOf(quote).signs].filter(
    (sign): sign is Gate => NO_ASSERTION.has(sign as Gate) && !tolerates.has(sign),
  )
}

/** What stands against an assertion: what kind of sentence it is, which core terms it lacks, who it is about. */
function against(
  quote: string,
  context: string,
  core: Core | undefined,
  language: string,
): Omit<CheckedWords, 'said'> & { denied: boolean } {
  const assertion = assertionOf(quote)
  const { gates, denied } = judged(assertion, core)
  const doubts = new Set<Doubt>()
  const missing = core ? missingTerms(`${fold(quote)} | ${context}`, core) : []
  if (missing.length) doubts.add('terms')
  if (core && gates.includes('people')) doubts.add('people')
  if (gates.includes('part')) doubts.add('part')
  return { doubts, gates: notAsserted(quote, core), unsaid: missing.map((term) => wordFor(term, language)), denied }
}

/** Checks a yes or no: the quote asserts it, and denies where *no* is said, or where *yes* means that there is none. */
export function checkYesNo(
  answer: ModelAnswer,
  page: Page,
  excerpt: Span,
  context: string,
  language: string,
): CheckedWords | DropReason {
  const said = fold(answer.value).trim()
  if (said !== 'yes' && said !== 'no') return 'value'
  const quote = page.text.slice(excerpt.start, excerpt.end)
  const { denied, ...found } = against(quote, context, coreOf(answer.datapoint), language)
  const gates = [...found.gates, ...(isHeading(page, excerpt) ? (['heading'] as const) : [])]
  // A plain sentence denies with a word that denies, and affirms without one.
  const anyDenied = assertionOf(quote).clauses.some((clause) => clause.denied)
  const denies = coreOf(answer.datapoint) && said === 'yes' ? denied : anyDenied || denied
  if (denies !== ((said === 'no') !== asksForNone(answer.datapoint))) gates.push('denied')
  return { said, ...found, gates }
}

/** Checks a choice: it is one of the options, or where the company names them, words of the quote. */
export function checkChoice(
  answer: ModelAnswer,
  page: Page,
  excerpt: Span,
  context: string,
  language: string,
): CheckedWords | DropReason {
  const quote = page.text.slice(excerpt.start, excerpt.end)
  const value = answer.value.trim()
  const options = choicesOf(answer.datapoint, 'en')
  const said = options ? choiceFromWords(answer.datapoint, value) : value
  if (!said) return 'value'
  const squeezed = (text: string): string => fold(text).replace(/[\s-]+/g, '')
  if (!options && !squeezed(quote).includes(squeezed(value))) return 'value'
  const core = coreOf(answer.datapoint)
  const found = core ? against(quote, context, core, language) : { doubts: new Set<Doubt>(), gates: [], unsaid: [] }
  return { said, doubts: found.doubts, gates: found.gates, unsaid: found.unsaid }
}
