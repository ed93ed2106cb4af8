import type { Choices } from '@esrs/contract'
import { choicesOf, type Language } from '@esrs/engine/esrs'

/** The answers that a datapoint offers, where they are known, so that a stored one is shown in words. */
export function offeredAnswers(id: string, language: Language): { choices?: Choices } {
  const choices = choicesOf(id, language)
  return choices ? { choices: { several: choices.several, options: [...choices.options] } } : {}
}
