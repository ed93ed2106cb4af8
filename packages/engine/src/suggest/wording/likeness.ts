import type { Language } from '../../esrs/index.ts'
import { fold } from '../../text/text.ts'

const NEGATION: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:no|not|none|never|neither|nor|without|cannot|lacks?)(?!\p{L})|n't(?!\p{L})/u,
  de: /(?<!\p{L})(?:kein\p{L}*|nicht|nie|niemals|weder|ohne|nirgends)(?!\p{L})/u,
}

/** Whether a text denies anything. */
export const denies = (text: string, language: Language): boolean => NEGATION[language].test(fold(text))

const stemsOf = (text: string): Set<string> =>
  new Set((fold(text).match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5)))

/** Whether two texts of one language have a longer word in common. */
export const sharesWords = (a: string, b: string): boolean => {
  const stems = stemsOf(b)
  return [...stemsOf(a)].some((stem) => stems.has(stem))
}
