import { addTexts, type TextKey } from '../../../../i18n/texts.tsx'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

export const trailTexts = addTexts('security-trail', en, de)

/** Whether a part of a language file has words for a code. One that a newer server has written has none, and is shown as it is. */
export function hasWords<T extends object>(words: T, code: string): code is TextKey<T> {
  let place: unknown = words
  for (const part of code.split('.')) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, part)) return false
    place = (place as Record<string, unknown>)[part]
  }
  return typeof place === 'string'
}
