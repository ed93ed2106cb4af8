import type { Fact, Inline, RichBlock, RichText, StatementLanguage, Words } from '@esrs/contract'
import { type MessageKey, sayAround } from '../words/messages.ts'
import answers from './answers.json' with { type: 'json' }
import type { Item } from './input.ts'
import { blocksOfText } from './plain-text.ts'

/** A text with a capital first letter, for names at the beginning of a sentence. */
const begun = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const words = (text: string): Inline => ({ type: 'text', text })
const value = (fact: Fact): Inline => ({ type: 'value', fact: fact.id, show: 'value' })

function sentence(language: StatementLanguage, key: MessageKey, values: Record<string, Inline>): RichBlock {
  const content = sayAround(language, key, values).map((part) => (typeof part === 'string' ? words(part) : part))
  return { type: 'paragraph', content }
}

/** Sentences for the answers of questions, by datapoint: a yes, a no, or one of few choices. */
const sentences = answers as Readonly<Record<string, Readonly<Record<string, Words>>>>

/** A sentence with an answer, a day or a year; an answer is said as a person would, where there is a sentence for it. */
export function answerSentence(item: Item, fact: Fact, language: StatementLanguage): RichBlock {
  const said = sentences[item.id]?.[fact.value]?.[language]
  if (said) return { type: 'paragraph', content: [{ type: 'text', text: said, says: fact.id }] }
  return named(item, fact, language)
}

const named = (item: Item, fact: Fact, language: StatementLanguage): RichBlock =>
  sentence(language, /[.!?…]["”“»)]?\s*$/u.test(fact.value) ? 'statement.ended' : 'statement', {
    name: words(begun(item.name[language])),
    value: value(fact),
  })

/** A passage in the words that were accepted, under the name of what it answers first; without a name where it stands alone. */
export function passage(items: readonly Item[], fact: Fact, language: StatementLanguage, isAlone = false): RichText {
  const blocks = blocksOfText(fact.value)
  if (isAlone) return blocks
  return [{ type: 'heading', level: 1, content: [words(begun(items[0]!.name[language]))] }, ...blocks]
}
