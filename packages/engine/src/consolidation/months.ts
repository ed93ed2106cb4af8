/** A month of the calendar, `2025-03`; as text it sorts by time. */
export type Month = string

const two = (number: number): string => String(number).padStart(2, '0')

/** The month that lies some months after another one; before it where the number is negative. */
export function monthsAfter(month: Month, count: number): Month {
  const [year, of] = month.split('-').map(Number) as [number, number]
  const at = year * 12 + of - 1 + count
  return `${Math.floor(at / 12)}-${two((((at % 12) + 12) % 12) + 1)}`
}

/**
 * The twelve months of a financial year.
 * @param year the calendar year in which it ends
 * @param yearEnd the month in which it ends, from 1
 */
export function monthsOf(year: number, yearEnd: number): Month[] {
  const last = `${year}-${two(yearEnd)}`
  return Array.from({ length: 12 }, (_, index) => monthsAfter(last, index - 11))
}

const between = new Map<string, readonly Month[]>()

/** All months from one to another, both included; none where the second lies before the first. Worked out once for each pair. */
export function monthsBetween(from: Month, to: Month): readonly Month[] {
  const pair = from + to
  const known = between.get(pair)
  if (known) return known
  const months: Month[] = []
  for (let month = from; month <= to; month = monthsAfter(month, 1)) months.push(month)
  if (between.size > mostPairs) between.clear()
  between.set(pair, months)
  return months
}

/** Pairs of months that are remembered, at most. */
const mostPairs = 10_000

/** Consecutive months, both included. */
export interface Span {
  from: Month
  to: Month
}

/**
 * The financial years of a unit that share months with that of the group, the earlier first; none where it is the same.
 * @param yearEnd the month in which the unit's own financial year ends, from 1
 * @param months the financial year of the group
 */
export function ownYears(yearEnd: number, months: readonly Month[]): Span[] {
  const [first, last] = [months[0]!, months.at(-1)!]
  if (Number(last.slice(5)) === yearEnd) return []
  const begun = months.find((month) => Number(month.slice(5)) === yearEnd)!
  return [
    { from: monthsAfter(begun, -11), to: begun },
    { from: monthsAfter(begun, 1), to: monthsAfter(begun, 12) },
  ].filter(({ from, to }) => from <= last && to >= first)
}

/** The last day of a month, `2025-02-28`. */
export function lastDayOf(month: Month): string {
  const [year, of] = month.split('-').map(Number) as [number, number]
  return `${month}-${two(new Date(Date.UTC(year, of, 0)).getUTCDate())}`
}
