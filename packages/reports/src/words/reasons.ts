import { type Inline, paragraphOf, type RichText, type StatementLanguage } from '@esrs/contract'
import { say } from './messages.ts'

/** The language that words of a person are in; `null` where it is not clear. */
export type LanguageOf = (words: string) => StatementLanguage | null

/** Whether words are in another language than that of their readers. */
export const isForeign = (at: StatementLanguage, language: StatementLanguage | null): boolean =>
  language !== null && language !== at

/** The reason that a person gave, as people who work on the statement see it; a reason in the other language says which. */
export const reasonIn = (text: string, at: StatementLanguage, language: StatementLanguage | null): string =>
  isForeign(at, language) ? say(at, `reason.${language!}`, { text }) : text

/** The same as a part of a text, which an issued file leaves out where it is in the other language. */
export const reasonRun = (text: string, at: StatementLanguage, language: StatementLanguage | null): Inline => ({
  type: 'text',
  text,
  ...(isForeign(at, language) && { language: language! }),
})

/** The same as a text of its own; `null` in a language that nobody has written it in. */
export const reasonText = (text: string, at: StatementLanguage, language: StatementLanguage | null): RichText | null =>
  isForeign(at, language) ? null : [paragraphOf(text)]
