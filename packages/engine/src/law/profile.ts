/** Facts of a company that decide which law applies to it; `null` where not stated. Of a parent company the figures of its group. */
export interface LegalProfile {
  /** Seat, as an ISO 3166-1 code of two letters. */
  country: string | null
  /** Division of NACE, or a group below one. */
  nace: string | null
  /** Month in which the financial year ends, 1 to 12. */
  yearEnd: number | null
  /** Employees on average over the financial year. */
  employees: number | null
  /** In EUR. */
  netRevenue: number | null
  /** Balance sheet total in EUR. */
  balanceSheet: number | null
  /** A public-interest entity, and by what: listed securities, a bank or an insurer, or named by its member state. */
  publicInterest: 'listed' | 'bank-insurer' | 'designated' | 'none' | null
  group: 'alone' | 'parent' | 'subsidiary' | null
  /** Whether a parent includes the company in its consolidated sustainability report. */
  parentReports: boolean | null
  /** Where the head of the group sits. */
  headOfGroup: 'union' | 'third-country' | null
  /** Revenue of the whole group in the Union in EUR, in each of the last two years, of a group from outside of it. */
  unionRevenue: number | null
  /** First financial year for which the company had to report under the ESRS, as it says itself. */
  firstYear: number | null
}
export type LegalField = keyof LegalProfile

/** A company of which nothing is known. */
export const unknownProfile = (): LegalProfile => ({
  country: null,
  nace: null,
  yearEnd: null,
  employees: null,
  netRevenue: null,
  balanceSheet: null,
  publicInterest: null,
  group: null,
  parentReports: null,
  headOfGroup: null,
  unionRevenue: null,
  firstYear: null,
})

const area = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Whether a country is of the Union or of the European Economic Area, where the directives apply. */
export const isInArea = (country: string): boolean => area.has(country)
