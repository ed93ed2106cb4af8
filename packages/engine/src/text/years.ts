import { pattern } from './phrases.ts'

/** Years before and after these are numbers, not years. */
const [FIRST, LAST] = [1985, 2060]

const SPLIT = /(?<![\d.,])((?:19|20)\d{2}) ?[/-] ?((?:19|20)?\d{2})(?![\d.,-]\d|\d)/
const DATED = /\b(?:\d{1,2}\.? ?(?:\d{1,2}\.|[a-zäöü]{3,9}\.?,?) ?|\d{1,2}\/\d{1,2}\/)((?:19|20)\d{2})(?!\d)/
/** `31.12.23`, and of a period its end: `01.07.22–30.06.23`. */
const DAY_SHORT = /(?<![\d.])[0-3]\d\.[01]\d\.(\d{2})(?![\d.,:])/
const PERIOD = pattern()`(?<![\d.])\d{1,2}\. ?\d{1,2}\. ?(?:(?:19|20)?\d{2})? ?(?:-|–|{until_day}) ?\d{1,2}\. ?\d{1,2}\. ?((?:19|20)?\d{2})(?![\d.,:])`
const SHORT = pattern()`\b{financial_year_short} ?'?(\d{2})(?: ?\/ ?(\d{2}))?(?!\d)`
const PLAIN = pattern()`(?<![\d.,/]|{not_a_year_before} )((?:19|20)\d{2})(?![\d%]|[.,]\d)`
const [EVERY_SPLIT, EVERY_DATED, EVERY_SHORT, EVERY_PLAIN] = [SPLIT, DATED, SHORT, PLAIN].map(
  (one) => new RegExp(one, 'gu'),
) as [RegExp, RegExp, RegExp, RegExp]

const within = (year: number): number | null => (year >= FIRST && year <= LAST ? year : null)

/** The year in which a straddling year ends: 2022/23 and 2022/2023 give 2023. Ranges of more than a year give `null`. */
function endOfSplit(first: string, second: string): number | null {
  const start = Number(first)
  const end = second.length === 2 ? Math.floor(start / 100) * 100 + Number(second) : Number(second)
  const year = end < start ? end + 100 : end
  return year - start === 1 ? within(year) : null
}

/** `GRI 306: Waste 2020`: the year in which a standard was published. */
const STANDARD = pattern('g')`(?<!\p{L}){standard_series} \d{1,3}[ :–-]{1,3}\p{L}[\p{L} ,&\-]{2,60}(?:19|20)\d{2}(?!\d)`

/** The financial year a short text names (folded text wanted), as the year in which it ends; `null` when none or several. */
export function yearIn(named: string): number | null {
  if (!/\d/.test(named)) return null
  const text = named.replace(STANDARD, ' ')
  const split = SPLIT.exec(text)
  if (split) return endOfSplit(split[1] ?? '', split[2] ?? '')
  const short = SHORT.exec(text)
  if (short) return within(2000 + Number(short[2] ?? short[1]))
  const period = PERIOD.exec(text)
  if (period?.[1]) return within(Number(period[1]) + (period[1].length === 2 ? 2000 : 0))
  const all = new Set([...text.matchAll(EVERY_PLAIN)].map((match) => Number(match[1])))
  const day = all.size ? null : DAY_SHORT.exec(text)
  if (day) return within(2000 + Number(day[1]))
  for (const match of text.matchAll(EVERY_DATED)) all.add(Number(match[1]))
  const years = [...all].filter((year) => within(year) !== null)
  return years.length === 1 ? (years[0] ?? null) : null
}

/** All years a text names, split years by their end. Folded text wanted. */
export function yearsIn(text: string): number[] {
  const rest = text.replace(EVERY_SPLIT, (whole, first: string, second: string) => {
    const year = endOfSplit(first, second)
    return year === null ? whole : ` ${year} `
  })
  const found = [...rest.matchAll(EVERY_PLAIN)].map((match) => Number(match[1]))
  const short = [...rest.matchAll(EVERY_SHORT)].map((match) => 2000 + Number(match[2] ?? match[1]))
  return [...found, ...short].filter((year) => within(year) !== null)
}

/** Whether a text names a financial year, alone, as the end of a split one or in a date. Folded text wanted. */
export function namesYear(text: string, year: number): boolean {
  if (!/\d/.test(text)) return false
  return yearsIn(text).includes(year) || [...text.matchAll(EVERY_DATED)].some((match) => Number(match[1]) === year)
}

const DAY_OF_END = String.raw`31\. ?12\.?|31\/12\/|30\/0?[69]\/|31\/0?3\/`
const YEAR = String.raw`(?:19|20)\d{2}(?: ?[/-] ?(?:(?:19|20)?\d{2}))?|{financial_year_short} ?'?\d{2}(?: ?\/ ?\d{2})?|\d{2}\/\d{2}`
const YEAR_REMARK = String.raw` ?[*)\d]{1,3}| ?\([^)]{0,24}\)| (?:{year_head_behind}|{in_year} \S{1,12}|\S{1,6})`
const ONLY_YEAR = pattern()`^(?:(?:{financial_year_short}|{year_head}|${DAY_OF_END})[ :.,\-]*)*(?:${YEAR})(?:\/\d{2})?(?:${YEAR_REMARK}){0,2}$`

/**
 * Reads a cell that heads a column or row with a year (`2023`, `FY 2022/23`, `31.12.2020`, `2023 target`, `20203` with a footnote
 * mark). `null` when the cell is anything else. Folded text wanted.
 * @param printed whether the cell was printed on a page, where a raised mark may have run into the year
 */
export function headerYear(text: string, printed = false): number | null {
  const bare = text.trim()
  if (bare.length > 40) return null
  // Figures that look like it, 20410 or 19870, mostly end in a nought; marks never do.
  if (/^(?:19|20)\d{3}$/.test(bare)) return printed && /^20[0-3]\d[1-9]$/.test(bare) ? Number(bare.slice(0, 4)) : null
  if (/^\d{2}\/\d{2}$/.test(bare)) {
    const [a = '', b = ''] = bare.split('/')
    return Number(b) - Number(a) === 1 ? within(2000 + Number(b)) : null
  }
  if (!ONLY_YEAR.test(bare)) return null
  // `2015 (restated in 2019)`
  return yearIn(bare) ?? yearIn(bare.replace(/ ?\([^)]*\)/g, ''))
}

const WRITTEN_YEAR = String.raw`((?:19|20)\d{2}(?: ?\/ ?(?:20)?\d{2})?)`
const REPORTS = [
  pattern('g')`{report_about}[a-z \-]{0,12}{report_title}[a-z ]{0,12}${WRITTEN_YEAR}`,
  pattern('g')`{reporting_period}[a-z :]{0,14}${WRITTEN_YEAR}`,
  pattern('g')`{accounts_title}[a-z ]{0,12}${WRITTEN_YEAR}`,
  pattern('g')`${WRITTEN_YEAR} {year_of_report}`,
  pattern('g')`{year_end} ?((?:19|20)\d{2})`,
]
const ENDING = pattern('g')`{year_ending}[^\d]{0,30}((?:19|20)\d{2})`

/** Years of comparison, of targets and of beginnings: `(2023: 66)`, `by 2030`, `since 2018`. */
const NOT_NOW = [
  pattern('g')`\((?:{in_year} |{financial_year_short} ?)?(?:19|20)\d{2}(?:\/\d{2,4})?: [^()]{1,80}\)`,
  pattern('g')`\b{not_now}(?: {not_now_filler})* (?:19|20)\d{2}(?!\d)`,
  pattern('g')`(?<!\d)(?:19|20)\d{2} {year_level}(?!\p{L})`,
  pattern('g')`(?<!\p{L}){law_dated}(?: \(e[ugc]\))?(?: {law_of})? (?:19|20)\d{2}(?:\/\d{2,4})?(?!\d)`,
  pattern('g')`\b{not_now_against} (?:{the_topic} )?\d[\d.,]*(?: ?[\p{L}%]+)? {in_year} (?:19|20)\d{2}(?!\d)`,
]
const nowIn = (text: string): string => NOT_NOW.reduce((left, gone) => left.replace(gone, ' '), text)

function timesOf(years: readonly number[]): Map<number, number> {
  const counted = new Map<number, number>()
  for (const year of years) counted.set(year, (counted.get(year) ?? 0) + 1)
  return counted
}

/**
 * Settles which financial year a document reports on: its title and name weigh most, then the phrases for reporting
 * periods, then the newest year that heads columns, then the year named most often.
 * @param name the file's name
 * @param pages folded text of the pages in order
 * @param columnYears years found in headers of tables
 */
export function reportingYear(name: string, pages: string[], columnYears: number[]): number | null {
  const votes = new Map<number, number>()
  const vote = (year: number | null, weight: number): void => {
    if (year !== null && year <= new Date().getFullYear() + 1) votes.set(year, (votes.get(year) ?? 0) + weight)
  }
  // `report-2024-25`: a financial year that ends in 2025.
  const named = name.toLowerCase().replace(/(20\d{2})[-_](\d{2})(?!\d)/g, '$1/$2')
  for (const year of yearsIn(named.replace(/[_-]/g, ' '))) vote(year, 6)
  pages.forEach((text, index) => {
    const weight = index === 0 ? 4 : index < 5 ? 1.5 : 0.3
    for (const named of REPORTS) for (const match of text.matchAll(named)) vote(yearIn(match[1] ?? ''), weight)
    for (const match of text.matchAll(ENDING)) vote(yearIn(match[1] ?? ''), weight * 2)
    // A column of base years names the same year again and again; it is heard twice.
    if (index === 0)
      for (const [year, times] of timesOf(yearsIn(nowIn(text.slice(0, 600))))) vote(year, Math.min(2, times))
  })
  const counted = timesOf(columnYears)
  const frequent = [...counted]
    .filter(([, count]) => count >= Math.max(2, columnYears.length * 0.08))
    .map(([year]) => year)
  const newest = frequent.filter((year) => year <= new Date().getFullYear()).sort((a, b) => b - a)[0]
  if (newest !== undefined) vote(newest, 5)
  if (!votes.size) for (const text of pages) for (const year of yearsIn(nowIn(text))) vote(year, 0.1)
  if (!votes.size) for (const text of pages) for (const year of yearsIn(text)) vote(year, 0.1)
  const best = [...votes].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]
  if (!best) return null
  return isTitleOnly(best[0], pages, counted) ? best[0] - 1 : best[0]
}

/** What says of which year the figures are, or tells what happened in it. */
const FIGURES_OF = String.raw`{figures_word}(?: {figures_filler})* (?:20\d{2} (?:{years_to}|[\-–]) )?(20\d{2})(?!\d)`
const HAPPENED_IN = String.raw`(?:\b{happened_in}|31\.12\.|(?<=\. )) ?(20\d{2})(?![\d/\-]| {year_goes_on}\b)`
const OF_YEAR = pattern('g')`${FIGURES_OF}|${HAPPENED_IN}`
const DECLARED = pattern('g')`{declared_period}[^.\d]{0,20}(20\d{2})`

/** Fewer figures in columns of years, and the columns may be those of one small table of earlier years. */
const ENOUGH = 6

/**
 * Environmental statements (EMAS) and many reports bear the year in which they appear, while all they tell is of the year before:
 * no column is of the year of the title, and the text tells more of the one before.
 */
function isTitleOnly(year: number, pages: string[], counted: ReadonlyMap<number, number>): boolean {
  const [before, now] = [counted.get(year - 1) ?? 0, counted.get(year) ?? 0]
  if (now > before / 20) return false
  const short = year % 100
  const named = String.raw`(?:(?:20)?${short}|${year - 1} ?[/-] ?(?:20)?${short})(?!\d)`
  const asFinancial = pattern()`\b(?:{financial_year_short}|{financial_year}) ?'?${named}`
  if (pages.some((text) => asFinancial.test(text))) return false
  const times = (said: RegExp, wanted: number): number =>
    pages.reduce(
      (sum, text) => sum + [...text.matchAll(said)].filter((match) => Number(match[1] ?? match[2]) === wanted).length,
      0,
    )
  const declared = [times(DECLARED, year - 1), times(DECLARED, year)] as const
  if (declared[1] > 0 || (before < ENOUGH && declared[0] === 0)) return false
  return times(OF_YEAR, year - 1) + declared[0] > times(OF_YEAR, year) * 2
}
