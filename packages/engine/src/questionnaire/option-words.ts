import { fold } from '../text/text.ts'
import { wordsFor } from './words.ts'

/** The option of a list that means yes, or no, as it is written there; `null` where none or several do. */
export function yesOrNoIn(options: readonly string[], value: 'yes' | 'no'): string | null {
  const words = wordsFor(value === 'yes' ? 'yes_words' : 'no_words')
  const found = options.filter((option) => words.has(fold(option).trim()))
  return found.length === 1 ? found[0]! : null
}
