import { readFileSync } from 'node:fs'
import type { Language } from '../esrs/index.ts'
import { materialityTextIn } from '../materiality/survey.ts'

/** Groups of people that the bank has questions for (product specification, section 9). `Other` are NGOs, authorities and the public. */
export const stakeholderGroups = [
  'Value chain workers',
  'Suppliers',
  'Employees',
  'Local communities',
  'Environmental experts',
  'Customers',
  'Investors',
  'Other',
] as const
export type StakeholderGroup = (typeof stakeholderGroups)[number]

/** Topics that the bank has questions on: the topical standards of ESRS Set 1, in their order. */
export const surveyTopics = ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1'] as const
export type SurveyTopic = (typeof surveyTopics)[number]

/** What the respondents read, and why they are asked. */
export interface SurveyWords {
  /** At most 80 characters. */
  title: string
  /** One to three sentences for the respondent. */
  description: string
  /** Four to six open questions. */
  questions: readonly string[]
  /** One sentence for the company: why this group on this topic. It names no code, because these differ between sets. */
  reason: string
}

/** The questions to one group on one topic. */
export interface BankCell extends Readonly<Record<Language, SurveyWords>> {
  /** Datapoints of ESRS Set 1 that answers would serve, the one it is most about first. */
  serves: readonly string[]
}

/** The questions on one topic by group; a group that has nothing to say about it is absent. */
export interface BankTopic {
  topic: SurveyTopic
  cells: Readonly<Partial<Record<StakeholderGroup, BankCell>>>
}

// The folder stands beside this file, in the sources as in the built server, which copies it.
const folder = `${import.meta.dirname}/surveys`
let bank: readonly BankTopic[] | null = null

/** The question bank, in the order of `surveyTopics`; read at the first call and kept, so do not change what it holds. */
export function questionBank(): readonly BankTopic[] {
  bank ??= surveyTopics.map((topic) => JSON.parse(readFileSync(`${folder}/${topic}.json`, 'utf8')) as BankTopic)
  return bank
}

let translations: Map<string, Readonly<Record<Language, string>>> | null = null

function bankTexts(): Map<string, Readonly<Record<Language, string>>> {
  const known = new Map<string, Readonly<Record<Language, string>>>()
  for (const { cells } of questionBank())
    for (const { en, de } of Object.values(cells)) {
      const texts = (words: SurveyWords) => [words.title, words.description, ...words.questions]
      const german = texts(de)
      texts(en).forEach((text, index) => {
        const both = { en: text, de: german[index] ?? text }
        known.set(both.en, both).set(both.de, both)
      })
    }
  return known
}

/** A text of the bank in a language, whichever of its languages it is given in; words that are not the bank's stay as they are. */
export function bankTextIn(text: string, language: Language): string {
  translations ??= bankTexts()
  return translations.get(text)?.[language] ?? materialityTextIn(text, language) ?? text
}
