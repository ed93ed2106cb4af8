import type { LegalProfile } from './profile.ts'
import { beginningOf, type LegalScope } from './scope.ts'
import type { DeadlineCode } from './words.ts'

/** A day that matters to a company, as `YYYY-MM-DD`. */
export interface Deadline {
  day: string
  what: DeadlineCode
  /** The financial year it is about; `null` where it is about none. */
  year: number | null
}

const day = (year: number, month: number): string => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

/** The last day of a month that lies some months after the end of a financial year. */
function after(yearEnd: number, year: number, months: number): string {
  const month = yearEnd + months
  return day(year + Math.floor((month - 1) / 12), ((month - 1) % 12) + 1)
}

/** The days that matter for a report on a year, in their order. */
export function calendarOf(profile: LegalProfile, { years, firstYear }: LegalScope, year: number): Deadline[] {
  const yearEnd = profile.yearEnd ?? 12
  const scope = years.find((one) => one.year === year)
  const isDue = scope?.duty === 'must' || scope?.duty === 'depends'
  const listed = profile.publicInterest === 'listed'
  const found: Deadline[] = [
    { day: day(year, yearEnd), what: 'year-ends', year },
    ...(isDue && listed ? [{ day: after(yearEnd, year, 4), what: 'publish-listed' as const, year }] : []),
    ...(isDue && !listed ? [{ day: after(yearEnd, year, 12), what: 'publish' as const, year }] : []),
    { day: '2027-03-19', what: 'transposed', year: null },
    { day: '2027-01-01', what: 'cap-begins', year: null },
  ]
  if (firstYear !== null && firstYear !== year) {
    const begins = beginningOf(profile, firstYear)
    const month = String((yearEnd % 12) + 1).padStart(2, '0')
    found.push({ day: `${begins}-${month}-01`, what: 'first-begins', year: firstYear })
  }
  if (profile.firstYear === 2024) found.push({ day: day(2026, yearEnd), what: 'quick-fix-ends', year: 2026 })
  return found.sort((a, b) => (a.day < b.day ? -1 : 1))
}
