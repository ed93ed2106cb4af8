import type { Fact, Statement } from '@esrs/contract'
import { clean } from '../layout/clean.ts'
import type { NotDisclosed } from './not-disclosed.ts'
import type { Tagged } from './tagged.ts'
import { unitId, type XbrlUnit } from './units.ts'

/** Identifier of the reporting entity in XBRL: the LEI, or else the register number or name, with its scheme. */
export function entityOf({ company }: Statement): { scheme: string; identifier: string } {
  if (company.lei) return { scheme: 'http://standards.iso.org/iso/17442', identifier: company.lei }
  const own = company.registration_number.trim() || company.name.trim()
  return {
    scheme: 'urn:company:registration-number',
    identifier:
      clean(own)
        .replace(/[\s\u200b]+/g, ' ')
        .trim()
        .slice(0, 200) || 'unknown',
  }
}

/** First and last day of the year of a fact: that of the statement, moved by whole years. */
export function periodOf(fact: Pick<Fact, 'year'>, { period, year }: Statement): { start: string; end: string } {
  return { start: moved(period.start, fact.year - year), end: moved(period.end, fact.year - year) }
}

function moved(day: string, years: number): string {
  if (years === 0) return day
  const [year, month, date] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year! + years, month!, 0)).getUTCDate()
  // The last day of February stays the last day of February.
  const wasLast = date === new Date(Date.UTC(year!, month!, 0)).getUTCDate()
  return new Date(Date.UTC(year! + years, month! - 1, wasLast ? last : Math.min(date!, last)))
    .toISOString()
    .slice(0, 10)
}

/** What has a context: a fact, or an element without a value. */
type Placed = Tagged | NotDisclosed

/** Contexts and units of a report, numbered in the order of their first use. */
export class Contexts {
  readonly contexts = new Map<string, { id: string; tagged: Placed }>()
  readonly units = new Map<string, XbrlUnit>()
  private readonly statement: Statement

  constructor(statement: Statement, tagged: readonly Placed[]) {
    this.statement = statement
    for (const one of tagged) {
      const key = this.keyOf(one)
      if (!this.contexts.has(key)) this.contexts.set(key, { id: `c-${this.contexts.size + 1}`, tagged: one })
      if (one.unit) this.units.set(unitId(one.unit), one.unit)
    }
  }

  private keyOf(one: Placed): string {
    const { start, end } = periodOf(one.fact, this.statement)
    return JSON.stringify([one.instant ? end : [start, end], one.dimensions])
  }

  /** The context of a fact. */
  of(one: Placed): string {
    return this.contexts.get(this.keyOf(one))!.id
  }
}
