import { type Language, loadCatalogue } from '../esrs/index.ts'
import stored from './survey.json' with { type: 'json' }
import type { Side } from './topic.ts'

/** What a survey asks about: harm and good are asked apart, because nobody can answer both in one number. */
export const askedSides = ['impact', 'positive', 'financial'] as const
export type AskedSide = Side | 'positive'

type InBoth<Words> = Readonly<Record<Language, Words>>
type SideWords = InBoth<{ title: string; description: string; question: string }>
type SurveyWords = Readonly<Partial<Record<AskedSide, SideWords>>>

/** Words of the survey that asks stakeholders what is material; `{topic}` stands for the name of a topic. */
const words: Readonly<Record<AskedSide, SideWords>> = stored.now

/** Those of surveys that were made before the words changed are still to be read in both languages. */
const all: readonly SurveyWords[] = [stored.now, ...stored.earlier]

/** Questions that somebody outside of the company can answer, by topic of the list. */
const plain: Readonly<Record<string, Readonly<Record<'impact' | 'positive', InBoth<string>>>>> = stored.topics

/** A survey on topics: one question on each, answered with points. */
export interface MaterialitySurvey {
  title: string
  description: string
  questions: { text: string; topic: string; side: AskedSide }[]
}

/** The survey on some topics and one side of them, in a language; a topic of the company's own is asked about by its name. */
export function materialitySurvey(
  topics: readonly { code: string; title: string }[],
  side: AskedSide,
  language: Language,
): MaterialitySurvey {
  const { title, description, question } = words[side][language]
  const questions = topics.map((topic) => ({
    text:
      (side === 'financial' ? null : plain[topic.code]?.[side][language]) ?? question.replace('{topic}', topic.title),
    topic: topic.code,
    side,
  }))
  return { title, description, questions }
}

const languages: readonly Language[] = ['en', 'de']
let names: Map<string, Readonly<Record<Language, string>>> | null = null

/** Names of topics in both languages, by either of them: those of the list, and the longer titles of the standards. */
function topicNames(): Map<string, Readonly<Record<Language, string>>> {
  const found = new Map<string, Readonly<Record<Language, string>>>()
  const add = (both: Readonly<Record<Language, string>>) => found.set(both.en, both).set(both.de, both)
  for (const set of ['esrs-2026', 'esrs-2023'] as const) {
    const [english, german] = [loadCatalogue(set, 'en'), loadCatalogue(set, 'de')]
    for (const { code, name, level } of english.topics) {
      if (level !== 'topic') continue
      add({ en: name, de: german.topic(code)!.name })
      const [en, de] = [english, german].map((catalogue) => catalogue.standard(code)?.title)
      if (en && de) add({ en, de })
    }
  }
  return found
}

/** A text of such a survey in a language, whichever it is given in; `null` for words that are not its own. */
export function materialityTextIn(text: string, language: Language): string | null {
  for (const { impact, positive } of Object.values(plain))
    for (const both of [impact, positive]) if (languages.some((one) => both[one] === text)) return both[language]
  const known = all.flatMap((one) => askedSides.flatMap((side) => one[side] ?? []))
  for (const of of known)
    for (const given of languages) {
      const { title, description, question } = of[given]
      if (text === title) return of[language].title
      if (text === description) return of[language].description
      const [before = '', after = ''] = question.split('{topic}')
      if (!text.startsWith(before) || !text.endsWith(after)) continue
      names ??= topicNames()
      const topic = text.slice(before.length, text.length - after.length)
      return of[language].question.replace('{topic}', names.get(topic)?.[language] ?? topic)
    }
  return null
}
