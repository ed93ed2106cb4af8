import { fold } from '../text/text.ts'
import { namesYear } from '../text/years.ts'
import type { Candidate, Check } from './finding.ts'

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

/**
 * What a document says once of its year holds of everything in it that names no other: nothing is missing there.
 * @param candidates changed in place
 * @param stated the financial year that the document itself says it reports on
 */
export function settleYear(candidates: readonly Candidate[], stated: number): void {
  for (const { checks, reason, role, year } of candidates) {
    if (year !== stated || role !== 'actual' || reason.gates?.includes('year')) continue
    const open = checks.find((one) => one.check === 'year' && !one.passed)
    if (open) {
      open.passed = true
      open.detail = 'document'
    }
    // Passages have no check of their year, and what they leave open is said all the same.
    reason.missing = reason.missing.filter((code) => code !== 'year')
  }
}
