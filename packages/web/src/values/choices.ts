import type { Choices, Language } from '@esrs/contract'
import { valueTexts } from './texts.ts'

/** What stands between several answers, as it is kept and as it is read. */
const between = '; '

/** The offered answers that a stored value consists of; `null` for a person's own words. */
export function answersIn({ options }: Choices, value: string): string[] | null {
  const parts = value.split(between)
  return parts.every((part) => options.some((option) => option.value === part)) ? parts : null
}

/** Some of the offered answers as they are stored, in the order in which they are offered. */
export const storedAnswers = ({ options }: Choices, chosen: readonly string[]): string =>
  options
    .map(({ value }) => value)
    .filter((value) => chosen.includes(value))
    .join(between)

/** A stored answer in words; `null` where the value is no answer but a person's own words. */
export function answerInWords(language: Language, value: string, dataType: string, choices?: Choices): string | null {
  if (dataType === 'choice' && choices) {
    const answers = answersIn(choices, value)
    return answers
      ? answers.map((answer) => choices.options.find((option) => option.value === answer)!.label).join(between)
      : null
  }
  return dataType !== '' && (value === 'yes' || value === 'no') ? valueTexts[language].choice[value] : null
}

interface Stored {
  value: string | null
  number: number | null
  dataType?: string | undefined
  choices?: Choices | undefined
}

/** A stored value as it is typed in a language: no digit is lost, no mark between thousands can be misread. */
export function typedValue({ value, number, dataType = '', choices }: Stored, language: Language): string {
  if (value === null) return ''
  if (number !== null) return language === 'de' ? value.replace('.', ',') : value
  return answerInWords(language, value, dataType, choices) ?? value
}
