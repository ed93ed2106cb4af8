import { choiceAnswers } from '@esrs/contract'
import type { Language } from '../i18n/language.ts'
import { addTexts } from '../i18n/texts.tsx'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

const texts = addTexts('answers', en, de)

export type Answer = keyof typeof en

/** The answers between which a question leaves the choice, by one of them; `null` for a person's own words. */
export const choiceOf = (value: string): readonly Answer[] | null =>
  choiceAnswers.find((answers) => answers.some((answer) => answer === value)) ?? null

const isAnswer = (value: string, dataType: string): value is Answer =>
  value === 'yes' || value === 'no' ? dataType !== '' : dataType === 'choice' && choiceOf(value) !== null

/** A stored answer in words; `null` where the value is no answer but a person's own words. */
export const answerIn = (language: Language, value: string, dataType: string): string | null =>
  isAnswer(value, dataType) ? texts[language][value] : null

interface Stored {
  value: string | null
  number: number | null
  dataType?: string | undefined
}

/** A stored value as it is typed in a language: no digit is lost, no mark between thousands can be misread. */
export function typedValue({ value, number, dataType = '' }: Stored, language: Language): string {
  if (value === null) return ''
  if (number !== null) return language === 'de' ? value.replace('.', ',') : value
  return answerIn(language, value, dataType) ?? value
}
