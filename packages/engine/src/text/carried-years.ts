import { pattern } from './phrases.ts'
import { fold } from './text.ts'
import { yearsIn } from './years.ts'

const YEAR_BEFORE = pattern()`(?<!\p{L}){speaks_of_year_before}(?!\p{L})`

/** What a text says that may be out of date in another year. */
export interface CarriedYears {
  /** Years that it names, the earliest first; those to come are aims and stay out. */
  years: number[]
  /** It speaks of the year before, without naming it. */
  yearBefore: boolean
}

/**
 * What of a text of the year before somebody has to look at before it holds for another one.
 * @param year of the report that it was carried to
 */
export function carriedYears(text: string, year: number): CarriedYears {
  const folded = fold(text)
  const named = new Set(yearsIn(folded).filter((one) => one <= year))
  return { years: [...named].sort((one, other) => one - other), yearBefore: YEAR_BEFORE.test(folded) }
}
