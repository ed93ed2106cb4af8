import type { Choices } from '@esrs/contract'
import { choiceInWords, choicesOf, type Datapoint, type Language } from '@esrs/engine/esrs'
import { say } from './messages.ts'

/** The answers that a datapoint offers, where they are known, so that a stored one is shown in words. */
export function offeredAnswers(id: string, language: Language): { choices?: Choices } {
  const choices = choicesOf(id, language)
  return choices ? { choices: { several: choices.several, options: [...choices.options] } } : {}
}

/** An answer that is stored or was chosen, in words; figures and a person's own words as they are. */
export function answerInWords({ id, type }: Pick<Datapoint, 'id' | 'type'>, value: string, language: Language): string {
  if (type === 'choice') return choiceInWords(id, value, language) ?? value
  if (type === 'yes-no' && (value === 'yes' || value === 'no')) return say(`sheet.${value}`)(language)
  return value
}
