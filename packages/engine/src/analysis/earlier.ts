import type { Figure } from './sentences.ts'
import { yearsIn } from './years.ts'

// `(2023: 66)`, `(2023: 66; 2022: 71)`, and behind a figure `(66 in 2023)`, `(66 im Vorjahr)`
const EARLIER =
  /\((?:in |im jahr )?(?:fy ?'?\d\d|(?:fy ?)?20\d\d)(?:\/\d{2,4})?: [^()]{1,80}\)|(?<=\([^()]{1,40}[;,] )(?:fy ?)?20\d\d: [^()]{1,60}(?=\))|(?<=\d[^()\d]{0,24} )\([^()\d]{0,14}\d[^()]{0,40} (?:(?:in|im jahr|im geschäftsjahr) (?:fy ?'?)?(?:20)?\d\d(?:\/\d{2,4})?|in the (?:previous|prior) (?:financial |fiscal )?year|im vorjahr)\)/g

// `2.4 % less than in 2023`, `gegenüber dem Jahr 2022`, and from when on it has been so: `since 2021 we have used a price of 60`, `elected in May 2022`
const COMPARED =
  /(?<!\p{L})(?:than|compared (?:to|with)|relative to|versus|vs\.?|verglichen mit|im vergleich (?:zu|mit|zum)|gegenüber|als)(?: (?:in|im|the|a|dem|das|zum|base|year|jahr|jahre|financial|fiscal|geschäftsjahr|berichtsjahr|basisjahr))* (?:19|20)\d{2}(?:\/\d{2})?(?: \([^()]{1,60}\))?|(?<!\p{L})(?:below|above|under|over|unter|über) (?:(?:the|that|dem|den|denen|des|our|its|level|levels|figure|value|wert|werten|niveau|stand|of|in|from|von|aus|im|jahres?|year) )+(?:19|20)\d{2}|(?<!\p{L})(?:since|seit)(?: (?:the|dem|year|jahr|financial|geschäftsjahr|early|late|mid|anfang|ende|mitte))*(?: \p{L}{3,9})? (?:19|20)\d{2}|(?<!\p{L})(?:appointed|elected|gewählt|bestellt|founded|gegründet)(?!\p{L})[^.;,]{0,60} (?:19|20)\d{2}/gu

const AMOUNT = String.raw`(?:about |around |rund |etwa )?[€$£]?\d[\d.,’' \u00a0]*(?:%|\p{L}[\p{L}\d]{0,11})?(?: \p{L}[\p{L}\d]{0,11})?`
const OF_YEAR = String.raw`(?:in|of|for|im|aus|für)(?: (?:the year|dem jahr|jahr|das jahr))? (?:19|20)\d{2}(?!\d)`
/** `10.3 %, compared to 11.9 % in 2022`: a figure and its year that another one is held against. */
const HELD_AGAINST = new RegExp(
  String.raw`(?<!\p{L})(?:compared (?:to|with)|versus|vs\.?|against|than(?: the)?|(?:up|down) from|gegenüber|verglichen mit|im vergleich zu|nach) ${AMOUNT} (?:(?:recorded|reported|measured|seen|consumed) )?${OF_YEAR}`,
  'gu',
)
/** `fell from 11.9 % in 2022 to 10.3 %` */
const STARTED_FROM = new RegExp(
  String.raw`(?<!\p{L})(?:from|von) ${AMOUNT} ${OF_YEAR}(?=[^.;]{0,30} (?:to|auf) )`,
  'gu',
)

/** `USD 75, rising to USD 130 by 2030`: what it is to become. */
const TO_COME = new RegExp(
  String.raw`(?<!\p{L})(?:rising|increasing|growing|which (?:will|is to) (?:rise|increase)|steigend|ansteigend)(?: gradually| further| steadily)? (?:to|auf) (?:(?:usd|eur|gbp|chf|nok|sek|dkk) )?${AMOUNT}[^.;,\d]{0,30} (?:by|in|until|from|bis|ab|im jahr) (?:19|20)\d{2}(?!\d)`,
  'gu',
)

/** `1 October 2023 to 30 September 2024`: a financial year is named by its end. */
const FROM_DAY =
  /(?:(?<!\d)\d{1,2}(?:st)?\.? ?\p{L}{3,9}\.?|\p{L}{3,9} \d{1,2},?) 20\d\d (?:to|until|till|through|bis(?: zum)?|-|–) (?=(?:\d{1,2}(?:st|th)?\.? ?\p{L}{3,9}\.?|\p{L}{3,9} \d{1,2},?) 20\d\d)/gu

const NATURE = /natura[ -]2000/g

/** `The Companies Act 2006`, `Directive 2022/2464`: laws are named by the year in which they were made. */
const LAW =
  /(?<!\p{L})(?:acts?|regulations?|directive|ordinance|code|order|\p{L}*gesetz\p{L}*|verordnung|richtlinie)(?: \((?:eu|eg|ec)\))?(?: (?:of|no\.?|nr\.?|vom|von))? (?:19|20)\d{2}(?:\/\d{2,4})?(?!\d)/gu

/** The years a sentence speaks of, without those that only stand in brackets before their own figure. */
export const ownYears = (folded: string): number[] =>
  yearsIn(
    [EARLIER, HELD_AGAINST, TO_COME, STARTED_FROM, COMPARED, FROM_DAY, NATURE, LAW].reduce(
      (left, gone) => left.replace(gone, ' '),
      folded,
    ),
  )

const NAMES_YEAR = /(?:fy ?'?|20)\d\d|(?:previous|prior) |vorjahr/

/** Leaves out what stands in brackets or beside for comparison with its own year. */
export function hideEarlier(folded: string, figures: Figure[]): Figure[] {
  if (!NAMES_YEAR.test(folded)) return figures
  const hidden = [EARLIER, HELD_AGAINST, TO_COME].flatMap((words) =>
    [...folded.matchAll(words)].map((match) => [match.index, match.index + match[0].length] as const),
  )
  return figures.filter((figure) => !hidden.some(([from, to]) => figure.start >= from && figure.end <= to))
}

const PREVIOUS =
  /(?:previous year|prior year|prev\. year|last year|py|vorjahr(?:eswert)?|vj\.?)(?:[: ]*(?:of |from |\p{L}+ )?|,? (?:when|als) (?:\p{L}+ ){1,5}(?:was|were|at|bei|betrug|auf) )$/u

/** Brackets and phrases about the year before hold figures that are not this year's. */
export function hidePrevious(folded: string, figures: Figure[]): Figure[] {
  return figures.filter((figure) => !PREVIOUS.test(folded.slice(Math.max(0, figure.start - 60), figure.start)))
}
