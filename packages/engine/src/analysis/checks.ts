import { fold } from '../text/text.ts'
import { namesYear } from '../text/years.ts'
import type { Check } from './finding.ts'

/** A check and how it ended. */
export const check = (name: Check['check'], passed: boolean, detail: string | null): Check => ({
  check: name,
  passed,
  detail,
})

/**
 * What holds of the year of an answer in words, which stands for the reporting year: an excerpt that names it lacks nothing.
 * @param from where the excerpt stands, as a check tells it
 */
export function yearOfWords(
  excerpt: string,
  reporting: number | null,
  from: 'sentence' | 'row',
): { checked: Check; missing: string[] } {
  const isNamed = reporting !== null && namesYear(fold(excerpt), reporting)
  return { checked: check('year', isNamed, isNamed ? from : null), missing: isNamed ? [] : ['year'] }
}
