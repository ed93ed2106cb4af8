import {
  type Fact,
  type Inline,
  paragraphOf,
  type RichBlock,
  type RichText,
  type StatementLanguage,
} from '@esrs/contract'
import { type MessageKey, sayAround } from '../words/messages.ts'
import type { Item } from './input.ts'

/** A text with a capital first letter, for names at the beginning of a sentence. */
const begun = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const words = (text: string): Inline => ({ type: 'text', text })
const value = (fact: Fact): Inline => ({ type: 'value', fact: fact.id, show: 'value' })

function sentence(language: StatementLanguage, key: MessageKey, values: Record<string, Inline>): RichBlock {
  const content = sayAround(language, key, values).map((part) => (typeof part === 'string' ? words(part) : part))
  return { type: 'paragraph', content }
}

/** A sentence with a figure and that of the year before, which says where it is restated; both are references to their facts, so they follow changes. */
export function figureSentence(
  item: Item,
  fact: Fact,
  prior: Fact | undefined,
  language: StatementLanguage,
): RichBlock {
  const name = words(begun(item.name[language]))
  if (!prior) return sentence(language, 'figure', { name, value: value(fact) })
  const before = { year: words(String(prior.year)), prior: value(prior) }
  return sentence(language, prior.restated ? 'figure.restated' : 'figure.prior', {
    name,
    value: value(fact),
    ...before,
  })
}

/** A sentence with an answer, a day or a year. */
export const answerSentence = (item: Item, fact: Fact, language: StatementLanguage): RichBlock =>
  sentence(language, /[.!?…]["”“»)]?\s*$/u.test(fact.value) ? 'statement.ended' : 'statement', {
    name: words(begun(item.name[language])),
    value: value(fact),
  })

/** The words of a passage as paragraphs; line breaks of the page are dropped. */
function paragraphs(text: string): Extract<RichBlock, { type: 'paragraph' }>[] {
  const parts = text.split(/\n\s*\n/).map((part) => part.replace(/\s+/g, ' ').trim())
  return parts.filter(Boolean).map((part) => ({ type: 'paragraph', content: [words(part)] }))
}

/** Blocks of a passage under the names of the datapoints that it answers: words of a person as paragraphs, words of a document as a quote with its source. */
export function passage(items: readonly Item[], fact: Fact, language: StatementLanguage): RichText {
  const names = items.map(({ name }) => name[language]).join('; ')
  const heading: RichBlock = { type: 'heading', level: 1, content: [words(begun(names))] }
  const quotes = fact.evidence.map(
    ({ excerpt, document_id, document, page, sheet }): RichBlock => ({
      type: 'quote',
      content: paragraphs(excerpt),
      source: { document_id, document, page, sheet },
    }),
  )
  const isOwn = fact.decision?.status === 'corrected' || quotes.length === 0
  const own = isOwn
    ? fact.value
        .split(/\n+/)
        .filter((line) => line.trim() !== '')
        .map(paragraphOf)
    : []
  return [heading, ...own, ...(isOwn ? [] : quotes)]
}
