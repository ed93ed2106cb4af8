import { type Month, monthsBetween } from './months.ts'
import type { EquityRule } from './tree.ts'

/** How the parts of a figure become the figure of the group. */
export type FigureRule = 'sum' | 'weighted_mean' | 'head_count' | 'average' | 'ratio' | 'elimination'

/** How parts that are missing are estimated. */
export type EstimateMethod = 'none' | 'last_year' | 'per_head' | 'per_area'

/** How a figure is collected and computed. */
export interface FigureSetup {
  rule: FigureRule
  /** The units that are expected to deliver. Parts of others count as well. */
  level: 'entity' | 'site'
  equity: EquityRule
  estimate: EstimateMethod
  /** What a ratio is multiplied by: 100 for percent, 1,000,000 for accidents per million hours. */
  scale: number
}

/** What a unit delivers for some months: a meter reading, an invoice, a head count. */
export interface FigurePart {
  id: string
  unitId: string
  /** The meter or the source, where a unit has several. */
  label: string
  /** The cell of a breakdown that it is; empty for the whole. */
  dimension?: string
  from: Month
  to: Month
  /** As it was delivered. */
  number: number
  /** From the unit that it was delivered in to the unit of the figure, by conversion: 0.001 from kWh to MWh. */
  multiplier: number
  /** A factor of its own, such as MWh for each cubic metre; 1 where there is none. */
  factor: number
  /** The weight of a mean, or the denominator of a ratio. */
  base: number | null
  /** Of an amount that was delivered within the group: the unit that received it. */
  counterpart: string | null
  /** It was estimated by whoever delivered it. */
  estimated: boolean
}

/** A part in the unit of the figure. */
export const amountOf = ({ number, multiplier, factor }: FigurePart): number => number * multiplier * factor

/** Months of a part. */
export const monthsOfPart = ({ from, to }: Pick<FigurePart, 'from' | 'to'>): readonly Month[] => monthsBetween(from, to)

/**
 * The parts of a year: those delivered for it, and those of the year before that reach into it, because their unit has another
 * financial year. What was delivered for the year itself goes first, so that no month of a meter counts twice.
 */
export function partsOfYear(
  own: readonly FigurePart[],
  earlier: readonly FigurePart[],
  months: readonly Month[],
): readonly FigurePart[] {
  const first = months[0]!
  const placeOf = ({ unitId, label, dimension = '' }: FigurePart) => `${unitId} ${label} ${dimension}`
  const reaching = earlier.filter(({ to }) => to >= first)
  if (reaching.length === 0) return own
  const byPlace = new Map<string, FigurePart[]>()
  for (const part of own) byPlace.set(placeOf(part), [...(byPlace.get(placeOf(part)) ?? []), part])
  const meets = (part: FigurePart) =>
    byPlace.get(placeOf(part))?.some((one) => one.from <= part.to && one.to >= first) ?? false
  return [...own, ...reaching.filter((part) => !meets(part))]
}

/** A sum of many numbers without the error that grows with their count (Neumaier). */
export function sumOf(numbers: Iterable<number>): number {
  let sum = 0
  let lost = 0
  for (const number of numbers) {
    const next = sum + number
    lost += Math.abs(sum) >= Math.abs(number) ? sum - next + number : number - next + sum
    sum = next
  }
  return sum + lost
}
