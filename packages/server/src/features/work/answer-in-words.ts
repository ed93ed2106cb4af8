import { choiceInWords, type Language } from '@esrs/engine/esrs'
import { say } from './messages.ts'

/** An answer that is stored or was chosen, in words; figures and a person's own words as they are. */
export function answerInWords({ id, type }: { id: string; type: string }, value: string, language: Language): string {
  if (type === 'choice') return choiceInWords(id, value, language) ?? value
  if (type === 'yes-no' && (value === 'yes' || value === 'no')) return say(`sheet.${value}`)(language)
  return value
}
