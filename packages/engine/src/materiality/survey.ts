import { type Language, loadCatalogue } from '../esrs/index.ts'
import stored from './survey.json' with { type: 'json' }
import type { Side } from './topic.ts'

type SurveyWords = Readonly<
  Record<Side, Readonly<Record<Language, { title: string; description: string; question: string }>>>
>

/** Words of the survey that asks stakeholders what is material; `{topic}` stands for the name of a topic. */
const words: SurveyWords = stored.now

/** Those of surveys that were made before the words changed are still to be read in both languages. */
const all: readonly SurveyWords[] = [stored.now, ...stored.earlier]

/** A survey on topics: one question on each, answered with points. */
export interface MaterialitySurvey {
  title: string
  description: string
  questions: { text: string; topic: string; side: Side }[]
}

/** The survey on some topics and one side of them, in a language. */
export function materialitySurvey(
  topics: readonly { code: string; title: string }[],
  side: Side,
  language: Language,
): MaterialitySurvey {
  const { title, description, question } = words[side][language]
  const questions = topics.map((topic) => ({ text: question.replace('{topic}', topic.title), topic: topic.code, side }))
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
  const known = all.flatMap((one) => (['impact', 'financial'] as const).map((side) => one[side]))
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
