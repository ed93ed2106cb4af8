import { knowledge, listed } from '../knowledge.ts'
import type { Page } from '../reading/document.ts'
import { readConcepts } from '../text/lexicon.ts'
import type { Candidate, Gate, Hint } from './finding.ts'
import { placeOf } from './places.ts'
import { excerptSpan, type Fact } from './tables/fact.ts'

/** A figure that reports often state in place of a datapoint. */
interface Near {
  code: Hint['code']
  datapoints: readonly string[]
  /** One idea of each list is said by the name of the row. */
  needs: readonly (readonly string[])[]
  not: readonly string[]
  /** Dimensions of the unit; `none` where a figure has no unit. */
  measures: readonly string[]
}

const near: readonly Near[] = knowledge<'hint' | 'datapoints' | 'needs' | 'not' | 'measures'>('hints').map((row) => ({
  code: row.hint as Hint['code'],
  datapoints: listed(row.datapoints),
  needs: listed(row.needs)
    .filter((slot) => !slot.endsWith('?'))
    .map((slot) => slot.split('|')),
  not: listed(row.not),
  measures: listed(row.measures),
}))

/** The figure near a datapoint that a row states, if it states one. */
function nearOf({ label, unit }: Fact): Near | undefined {
  const { concepts } = readConcepts(label)
  return near.find(
    ({ needs, not, measures }) =>
      needs.every((any) => any.some((one) => concepts.has(one))) &&
      !not.some((one) => concepts.has(one)) &&
      measures.includes(unit?.dimension ?? 'none'),
  )
}

/** Whether a figure is of the reporting year, as far as it is dated. */
const isOfYear = ({ role, year }: Fact, reporting: number | null): boolean =>
  role === 'actual' && (year === null || reporting === null || year === reporting)

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
  const add = (page: Page, fact: Fact, { code, datapoints }: Near): void => {
    if (!fact.cell.number) return
    const { start, end } = fact.cell.number
    const span = excerptSpan(page, fact.labelCells, fact.cell, true)
    const place = placeOf(page, span, { start, end }, fact.cell.box, fact.cell.address)
    const excerpt = page.text.slice(span.start, span.end)
    for (const datapoint of datapoints)
      if (!known.has(datapoint) && !found.has(`${datapoint} ${code}`))
        found.set(`${datapoint} ${code}`, { datapoint, code, place, excerpt })
  }
  for (const { page, facts } of pages)
    for (const fact of facts) {
      const like = isOfYear(fact, reporting) ? nearOf(fact) : undefined
      if (like) add(page, fact, like)
    }
  return [...found.values()]
}

/** What leads that fail a gate say of their datapoint. */
const OF_GATES: readonly [gate: Gate, code: Hint['code']][] = [
  ['method', 'method_missing'],
  ['basis', 'one_gas'],
]
/** People have a basis as well, and no gases. */
const OF_GASES = 'tCO2e'

/** Hints that leads give: a figure that would be the value if its method, or all of its gases, were told. */
export function hintsOfLeads(leads: readonly Candidate[], known: readonly Hint[]): Hint[] {
  const found: Hint[] = []
  for (const { datapoint, excerpt, place, reason, value } of leads)
    for (const [gate, code] of OF_GATES) {
      const isKnown = [...known, ...found].some((hint) => hint.datapoint === datapoint && hint.code === code)
      const isMeant = code !== 'one_gas' || value.unit === OF_GASES
      if (value.number !== null && reason.gates?.includes(gate) && isMeant && !isKnown)
        found.push({ datapoint, code, place, excerpt })
    }
  return found
}
