import type { Fact, Inline, RichBlock, RichText, StatementLanguage } from '@esrs/contract'
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
const paragraphs = (text: string): Paragraph[] =>
  inParagraphs(
    text.split(/\n\s*\n/).map((part) => part.replace(/\s+/g, ' ')),
    quotedParagraphs,
  )

type Paragraph = Extract<RichBlock, { type: 'paragraph' }>

/** Paragraphs that words of a person and quoted ones have at most. */
const [ownParagraphs, quotedParagraphs] = [1000, 200]

/** A paragraph for each text that says something; of more than there may be, several are the lines of one. */
function inParagraphs(texts: readonly string[], most: number): Paragraph[] {
  const told = texts.map((text) => text.trim()).filter(Boolean)
  const lines = Math.max(1, Math.ceil(told.length / most))
  return Array.from({ length: Math.ceil(told.length / lines) }, (_, at) => ({
    type: 'paragraph',
    content: told
      .slice(at * lines, (at + 1) * lines)
      .flatMap((text, line): Inline[] => (line === 0 ? [words(text)] : [{ type: 'break' }, words(text)])),
  }))
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
  const own = isOwn ? inParagraphs(fact.value.split(/\n+/), ownParagraphs) : []
  return [heading, ...own, ...(isOwn ? [] : quotes)]
}
