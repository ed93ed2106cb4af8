import { templateNames } from '../esrs/index.ts'
import type { FilledSheet } from '../reading/rows.ts'
import type { Fill } from './fill-workbook.ts'
import { listAt, listsOf, type Range, rangeOf } from './form/options.ts'
import { type CellNames, cellAt, placeOf, textAt } from './form/template-cells.ts'

/** Most entries of a list that a cell of the head offers. */
const MOST_OFFERED = 500
const folded = (text: string): string => text.trim().toLowerCase()

/** The cells that a formula puts the day of a cell together from; `null` where it has no such formula. */
function dayParts(sheet: FilledSheet | undefined, { row, column }: Range['from']): Range['from'][] | null {
  const isHere = (cell: string) => {
    const from = rangeOf(cell)?.from
    return from?.row === row && from.column === column
  }
  const found = sheet?.form?.days.find(({ cell }) => isHere(cell))
  return found ? [found.year, found.month, found.day].map((cell) => rangeOf(cell)!.from) : null
}

/** A day for a cell whose formula puts it together from three others, and its result; empty where it has no such formula. */
export function dayFills(sheets: readonly FilledSheet[], sheet: number, at: Range['from'], day: string): Fill[] {
  const parts = dayParts(sheets[sheet], at)
  const numbers = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.slice(1).map(Number)
  if (!parts || !numbers) return []
  const fills = parts.map(
    (part, index): Fill => ({ sheet, ...part, value: { number: numbers[index]!, isPercent: false } }),
  )
  return [...fills, { sheet, ...at, value: { text: day }, isResult: true }]
}

/**
 * What a template asks of the report itself: who reports, in which currency, and of which days. What is filled in already stays, and
 * what its lists do not offer is left out.
 * @param said by the names of the template
 */
export function headFills(names: CellNames, sheets: readonly FilledSheet[], said: ReadonlyMap<string, string>): Fill[] {
  const references = new Map(names)
  const scheme = placeOf(references.get(templateNames.scheme) ?? '', sheets)
  const chosen = scheme && folded(textAt(sheets[scheme.sheet], scheme.range))
  const isOther = !!chosen && chosen !== folded(said.get(templateNames.scheme) ?? '')
  return Object.values(templateNames).flatMap((name): Fill[] => {
    const value = said.get(name)
    const place = placeOf(references.get(name) ?? '', sheets)
    // An identifier of one register is none of another.
    if (!value || !place || (name === templateNames.identifier && isOther)) return []
    const { sheet, range } = place
    const parts = dayParts(sheets[sheet], range.from)
    if ((parts ?? [range.from]).some(({ row, column }) => cellAt(sheets[sheet], row, column) !== null)) return []
    if (parts) return dayFills(sheets, sheet, range.from, value)
    const { row, column } = range.from
    const lists = listsOf(sheets[sheet]!, references)
    const options = listAt(sheets, sheets[sheet]!, lists, row, column, MOST_OFFERED)
    const text = options.length === 0 ? value : options.find((option) => folded(option) === folded(value))
    return text === undefined ? [] : [{ sheet, row, column, value: { text } }]
  })
}
