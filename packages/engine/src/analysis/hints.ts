import type { Page } from '../reading/document.ts'
import type { Candidate, Hint } from './finding.ts'
import { placeOf } from './places.ts'
import { excerptSpan, type Fact } from './tables/fact.ts'

interface Near {
  code: Hint['code']
  datapoints: string[]
  /** What the label of the row must say, and must not. */
  label: RegExp
  not: RegExp
  units: readonly string[]
}

/** Figures that look like a datapoint and are none: reports often state these instead. */
const NEAR: Near[] = [
  {
    code: 'scopes_together',
    datapoints: ['E1-6_07', 'E1-6_09', 'E1-6_10'],
    label: /scopes? ?1 ?(?:,|and|und|&|\+|\/|-) ?(?:scope[ -]?)?2(?! ?(?:,|and|und|&|\+|-) ?(?:scope[ -]?)?3)/,
    not: /intensi|per |pro |je |reduc|reduk|target|ziel/,
    units: ['ghg', 'mass'],
  },
  {
    code: 'method_missing',
    datapoints: ['E1-6_09', 'E1-6_10'],
    label: /scope[ -]?2\b/,
    not: /location|market|standort|markt|ortsb|intensi|scope[ -]?[13]|1 ?(?:and|und|&|\+)|per |pro |je |reduc|reduk|target|ziel/,
    units: ['ghg', 'mass'],
  },
  {
    code: 'lost_time',
    datapoints: ['S1-14_05'],
    label: /\bltifr?\b|lost[ -]time (?:injury|accident|incident)[a-z ]*(?:rate|frequency)/,
    not: /severity|target|ziel/,
    units: ['rate', 'count', 'none', 'hours'],
  },
  {
    code: 'adjusted',
    datapoints: ['S1-16_01'],
    label:
      /(?<!un)(?:adjusted|bereinigt\w*) .{0,20}(?:pay gap|verdienst|entgelt|lohn)|(?:pay gap|lücke|gefälle).{0,12}\((?:adjusted|bereinigt)\)/,
    not: /unadjusted|unbereinigt|target|ziel/,
    units: ['percent'],
  },
  {
    code: 'full_time_equivalents',
    datapoints: ['S1-6_02'],
    label:
      /(?:employees|workforce|staff|beschäftigte|mitarbeit\w+).{0,30}(?:\bfte|full[- ]time equivalent|vz[äk]|vollzeit[äa]quivalent)|^fte\b|full[- ]time equivalents?$/,
    not: /average|durchschnitt|per |pro |je |hours|stunden|non-employee|female|male|frauen|männer/,
    units: ['fte', 'count', 'none'],
  },
  {
    code: 'other_base',
    datapoints: ['E1-5_18', 'E1-6_30', 'E1-6_31'],
    label: /intensi/,
    not: /revenue|umsatz|turnover|sales|eur|€|water|wasser/,
    units: ['ratio'],
  },
]

const unitOf = (fact: Fact): string => fact.unit?.dimension ?? 'none'

/**
 * Why a datapoint stays empty although the document speaks of something near it: at most one hint for each datapoint and code, and
 * none for datapoints that have a value.
 */
export function hintsOf(
  pages: { page: Page; facts: Fact[] }[],
  findings: Candidate[],
  reporting: number | null,
): Hint[] {
  const known = new Set(findings.filter(({ role }) => role === 'actual').map(({ datapoint }) => datapoint))
  const found = new Map<string, Hint>()
  for (const { page, facts } of pages)
    for (const fact of facts) {
      if (!fact.cell.number || fact.role !== 'actual') continue
      if (fact.year !== null && reporting !== null && fact.year !== reporting) continue
      for (const { code, datapoints, label, not, units } of NEAR) {
        if (!label.test(fact.label) || not.test(fact.label) || !units.includes(unitOf(fact))) continue
        const span = excerptSpan(page, fact.labelCells, fact.cell, true)
        for (const datapoint of datapoints) {
          if (known.has(datapoint) || found.has(`${datapoint} ${code}`)) continue
          const { start, end } = fact.cell.number
          found.set(`${datapoint} ${code}`, {
            datapoint,
            code,
            place: placeOf(page, span, { start, end }, fact.cell.box, fact.cell.address),
            excerpt: page.text.slice(span.start, span.end),
          })
        }
      }
    }
  return [...found.values()]
}
