import type { Page } from '../reading/document.ts'
import { type Decimal, negated, numberOf, textOf } from '../text/decimals.ts'
import { fold, foldLabel } from '../text/text.ts'
import { convert, type Unit } from '../text/units.ts'
import type { Frame } from './answering/frames.ts'
import type { FoundValue } from './finding.ts'

/** Canonical text, unit and conversion of a figure; ratios keep their unit as written, so that nothing is recomputed. */
export function canonicalValue(
  value: Decimal,
  unit: Unit | null,
  asked: Pick<Frame, 'unit' | 'measures'>,
  written: string,
  givenUnit: string | null,
): FoundValue {
  const canonical = asked.unit
  const ratio =
    unit !== null &&
    (unit.dimension === 'ratio' || unit.dimension === 'rate') &&
    canonical !== 'h' &&
    canonical !== 'days'
  // A rate says in its own words what it refers to; a bare figure is shown without a unit.
  const rate = asked.measures.includes('rate')
  const unitText = rate && unit?.dimension !== 'rate' ? (unit?.dimension === 'percent' ? '%' : null) : givenUnit
  if (ratio || canonical === null || rate) {
    return {
      text: textOf(value),
      number: numberOf(value),
      unit: unitText ?? (rate ? null : canonical),
      written,
      writtenNumber: written,
      writtenUnit: unitText,
      conversion: null,
    }
  }
  // Some figures are stated as a share or as a number of people; the unit tells which.
  const counted = canonical === '%' && asked.measures.includes('count') && unit?.dimension !== 'percent'
  if (counted)
    return {
      text: textOf(value),
      number: numberOf(value),
      unit: 'count',
      written,
      writtenNumber: written,
      writtenUnit: givenUnit,
      conversion: null,
    }
  const kept = keptUnit(unit, canonical)
  const { value: converted, conversion } = convert(
    value,
    unit ? { ...unit, written: unitText ?? unit.written } : null,
    kept,
  )
  return {
    text: textOf(converted),
    number: numberOf(converted),
    unit: kept,
    written: unitText ? `${written} ${unitText}` : written,
    writtenNumber: written,
    writtenUnit: unitText,
    conversion,
  }
}

/** A unit of another currency is kept: money is never converted. A share stays one where a ratio is asked for. */
function keptUnit(unit: Unit | null, canonical: string): string {
  if (unit?.dimension === 'money') return unit.base
  if (unit?.dimension === 'percent' && canonical === 'ratio') return '%'
  return unit?.base === 'days' && canonical === 'h' ? 'days' : canonical
}

const foldedPages = new WeakMap<Page, string>()

/** Units are recognised in folded text; here they get back the letters that the page writes. */
export function asWritten(page: Page, folded: string): string {
  if (!folded || folded !== folded.toLowerCase()) return folded
  const text = foldedPages.get(page) ?? fold(page.text)
  foldedPages.set(page, text)
  for (let at = text.indexOf(folded); at >= 0; at = text.indexOf(folded, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + folded.length] ?? ' '}`
    if (!/\p{L}/u.test(around)) return page.text.slice(at, at + folded.length).replace(/\s+/g, ' ')
  }
  // A heading of a page before is no text of this one.
  const heading = page.headingsAtStart.find((one) => foldLabel(one) === folded)
  if (heading) return heading
  // Words between which others stand, as in `EUR 4,703 thousand`, are looked up one by one.
  const words = folded.split(' ')
  return words.length > 1 ? words.map((word) => asWritten(page, word)).join(' ') : folded
}

/**
 * The figure as the datapoint states it. Reduction targets (ESRS E1-4, paragraph 34) ask by how much emissions are to fall, which
 * is a positive number; reports often write the change instead: `-42 %`.
 */
export const asAsked = ({ target }: Pick<Frame, 'target'>, value: Decimal): Decimal =>
  target && value.digits < 0n ? negated(value) : value

/** Whether the value is possible for the datapoint. */
export function inRange(value: FoundValue, { range, integer, measures, unit }: Frame): boolean {
  if (value.number === null) return true
  if (value.unit !== null && measures.includes('ratio') && value.unit !== unit) return value.number >= 0
  return value.number >= range[0] && value.number <= range[1] && (!integer || Number.isInteger(value.number))
}
