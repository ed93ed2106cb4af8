import { paragraphOf, type RichText, type StatementLanguage } from '@esrs/contract'
import { say } from './messages.ts'

/** The language that words of a person are in; `null` where it is not clear. */
export type LanguageOf = (words: string) => StatementLanguage | null

/** The reason that a person gave, for readers of one language; a reason in the other language says which. */
export const reasonIn = (text: string, at: StatementLanguage, language: StatementLanguage | null): string =>
  language === null || language === at ? text : say(at, `reason.${language}`, { text })

/** The same as a text: a reason in the other language is a quote, so that every format knows what language it is in. */
export function reasonText(text: string, at: StatementLanguage, language: StatementLanguage | null): RichText {
  const paragraph = paragraphOf(text)
  if (language === null || language === at || paragraph.type !== 'paragraph') return [paragraph]
  const document = say(at, `reason.source.${language}`)
  return [
    { type: 'quote', content: [paragraph], source: { document_id: null, document, page: null, sheet: null, language } },
  ]
}
