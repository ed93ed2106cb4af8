import { choiceAnswers, type Language } from '@esrs/contract'
import { valueTexts } from './texts.ts'

export type Answer = keyof (typeof valueTexts)['en']['choice']

/** The answers between which a question leaves the choice, by one of them; `null` for a person's own words. */
export const choiceOf = (value: string): readonly Answer[] | null =>
  choiceAnswers.find((answers) => answers.some((answer) => answer === value)) ?? null

const isAnswer = (value: string, dataType: string): value is Answer =>
  value === 'yes' || value === 'no' ? dataType !== '' : dataType === 'choice' && choiceOf(value) !== null

/** A stored answer in words; `null` where the value is no answer but a person's own words. */
export const answerInWords = (language: Language, value: string, dataType: string): string | null =>
  isAnswer(value, dataType) ? valueTexts[language].choice[value] : null

interface Stored {
  value: string | null
  number: number | null
  dataType?: string | undefined
}

/** A stored value as it is typed in a language: no digit is lost, no mark between thousands can be misread. */
export function typedValue({ value, number, dataType = '' }: Stored, language: Language): string {
  if (value === null) return ''
  if (number !== null) return language === 'de' ? value.replace('.', ',') : value
  return answerInWords(language, value, dataType) ?? value
}
