import type { Language } from '../esrs/index.ts'
import type { Deadline } from './calendar.ts'
import { type LegalDoubt, type LegalReason, words } from './words.ts'

/** A sentence of the law with the acts that it rests on, each with the day of the act, as `YYYY-MM-DD`. */
export interface LegalSentence {
  text: string
  sources: { name: string; date: string }[]
}

interface Said extends Readonly<Record<Language, string>> {
  sources: readonly string[]
}

const sources: Readonly<Record<string, Readonly<Record<Language | 'date', string>>>> = words.sources

const sentence = (said: Said, language: Language, year: number | null = null): LegalSentence => ({
  text: said[language].replace('{year}', String(year ?? '')),
  sources: said.sources.map((id) => ({ name: sources[id]![language], date: sources[id]!.date })),
})

/** Why the law asks something of a company, in a language. */
export const reasonSentence = (code: LegalReason, language: Language): LegalSentence =>
  sentence(words.reasons[code], language)

/** What is not certain, in a language. */
export const doubtSentence = (code: LegalDoubt, language: Language): LegalSentence =>
  sentence(words.uncertain[code], language)

/** What happens on a day, in a language. */
export const deadlineSentence = ({ what, year }: Deadline, language: Language): LegalSentence =>
  sentence(words.deadlines[what], language, year)
