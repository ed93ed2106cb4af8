import type { Figure } from './figure.ts'
import { pattern } from './phrases.ts'
import { yearsIn } from './years.ts'

const SHORT_YEAR = String.raw`(?:{financial_year_short} ?'?)`
/** `(2023: 66)`, `(2023: 66; 2022: 71)`, and behind a figure `(66 in 2023)`, `(66 im Vorjahr)`. */
const NAMED_FIRST = String.raw`\((?:{in_year} )?(?:${SHORT_YEAR}\d\d|(?:{financial_year_short} ?)?20\d\d)(?:\/\d{2,4})?: [^()]{1,80}\)`
const NAMED_NEXT = String.raw`(?<=\([^()]{1,40}[;,] )(?:{financial_year_short} ?)?20\d\d: [^()]{1,60}(?=\))`
const NAMED_LAST = String.raw`(?:{in_year_said} ${SHORT_YEAR}?(?:20)?\d\d(?:\/\d{2,4})?|{in_year_before})`
const BEHIND = String.raw`(?<=\d[^()\d]{0,24} )\([^()\d]{0,14}\d[^()]{0,40} ${NAMED_LAST}\)`
const EARLIER = pattern('g')`${NAMED_FIRST}|${NAMED_NEXT}|${BEHIND}`

const YEAR = String.raw`(?:19|20)\d{2}`
/** `less than in 2023`, `below the level of 2022`. */
const AGAINST_YEAR = String.raw`(?<!\p{L}){than}(?: {than_filler})* ${YEAR}(?:\/\d{2})?(?: \([^()]{1,60}\))?`
const AGAINST_LEVEL = String.raw`(?<!\p{L}){above_below} (?:{level_filler} )+${YEAR}`
/** From when on it has been so: `since 2021 we have used a price of 60`, `elected in May 2022`. */
const SINCE = String.raw`(?<!\p{L}){since}(?: {since_filler})*(?: \p{L}{3,9})? ${YEAR}`
const IN_OFFICE = String.raw`(?<!\p{L}){began_office}(?!\p{L})[^.;,]{0,60} ${YEAR}`
const COMPARED = pattern('g')`${AGAINST_YEAR}|${AGAINST_LEVEL}|${SINCE}|${IN_OFFICE}`

const AMOUNT = String.raw`(?:{about_amount} )?[€$£]?\d[\d.,’' \u00a0]*(?:%|\p{L}[\p{L}\d]{0,11})?(?: \p{L}[\p{L}\d]{0,11})?`
const OF_YEAR = String.raw`{of_year}(?: {the_year})? ${YEAR}(?!\d)`
/** `10.3 %, compared to 11.9 % in 2022`: a figure and its year that another one is held against. */
const HELD_AGAINST = pattern('g')`(?<!\p{L}){held_against} ${AMOUNT} (?:{recorded} )?${OF_YEAR}`
/** `fell from 11.9 % in 2022 to 10.3 %` */
const STARTED_FROM = pattern('g')`(?<!\p{L}){from} ${AMOUNT} ${OF_YEAR}(?=[^.;]{0,30} {to} )`

/** `USD 75, rising to USD 130 by 2030`: what it is to become. */
const TO_COME = pattern(
  'g',
)`(?<!\p{L}){rising}(?: {rising_how})? {to} (?:{currency_code} )?${AMOUNT}[^.;,\d]{0,30} {by_year} ${YEAR}(?!\d)`

/** `1 October 2023 to 30 September 2024`: a financial year is named by its end. */
const MONTH_BEHIND = String.raw`\p{L}{3,9} \d{1,2},?`
const FROM_DAY = pattern(
  'g',
)`(?:(?<!\d)\d{1,2}{ordinal_end}?\.? ?\p{L}{3,9}\.?|${MONTH_BEHIND}) 20\d\d (?:{day_to}|-|–) (?=(?:\d{1,2}{ordinal_end}?\.? ?\p{L}{3,9}\.?|${MONTH_BEHIND}) 20\d\d)`

const NATURE = pattern('g')`{not_a_year}`

/** `The Companies Act 2006`, `Directive 2022/2464`: laws are named by the year in which they were made. */
const LAW = pattern('g')`(?<!\p{L}){law_named}(?: \(e[ugc]\))?(?: {law_of})? ${YEAR}(?:\/\d{2,4})?(?!\d)`

/** Without this a sentence names no year, whatever is taken out of it. */
const SOME_YEAR = pattern()`${YEAR}|{financial_year_short}`

/** The years a sentence speaks of, without those that only stand in brackets before their own figure. */
export function ownYears(folded: string): number[] {
  // Most sentences with figures name none, and taking eight patterns out of each costs more than finding that out.
  if (!SOME_YEAR.test(folded)) return []
  return yearsIn(
    [EARLIER, HELD_AGAINST, TO_COME, STARTED_FROM, COMPARED, FROM_DAY, NATURE, LAW].reduce(
      (left, gone) => left.replace(gone, ' '),
      folded,
    ),
  )
}

const NAMES_YEAR = pattern()`(?:${SHORT_YEAR}|20)\d\d|{names_year_before}`

/** Leaves out what stands in brackets or beside for comparison with its own year. */
export function hideComparisons(folded: string, figures: Figure[]): Figure[] {
  if (!NAMES_YEAR.test(folded)) return figures
  const hidden = [EARLIER, HELD_AGAINST, TO_COME].flatMap((words) =>
    [...folded.matchAll(words)].map((match) => [match.index, match.index + match[0].length] as const),
  )
  return figures.filter((figure) => !hidden.some(([from, to]) => figure.start >= from && figure.end <= to))
}

const PREVIOUS = pattern()`{year_before}(?:[: ]*(?:{year_before_of} |\p{L}+ )?|,? {year_before_when} (?:\p{L}+ ){1,5}{year_before_was} )$`

/** Brackets and phrases about the year before hold figures that are not this year's. */
export function hidePreviousYear(folded: string, figures: Figure[]): Figure[] {
  return figures.filter((figure) => !PREVIOUS.test(folded.slice(Math.max(0, figure.start - 60), figure.start)))
}
