import { type Month, monthsAfter } from './months.ts'
import { amountOf, type EstimateMethod, type FigurePart, monthsOfPart, sumOf } from './part.ts'
import type { GroupTree } from './tree.ts'

/** Consecutive months of a unit for which nothing was delivered. */
export interface Gap {
  unitId: string
  from: Month
  to: Month
  months: Month[]
}

/** Value and base that stand in for a gap, as if the unit had delivered them. */
export interface Estimate {
  value: number
  base: number | null
}

/** Amount and base of units by month; a part of several months is spread evenly over them. */
export type MonthlyAmounts = ReadonlyMap<string, ReadonlyMap<Month, { value: number; base: number | null }>>

/** What a part says of each of its months: an equal share of an amount, a mean by its weight, or a level such as heads. */
export type Spread = 'amount' | 'mean' | 'level'

/** Spreads parts over their months. */
export function byMonth(parts: readonly FigurePart[], spread: Spread): MonthlyAmounts {
  const amounts = new Map<string, Map<Month, { value: number; base: number | null }>>()
  for (const part of parts) {
    if (part.counterpart !== null) continue
    const months = monthsOfPart(part)
    const base = part.base === null ? null : part.base / months.length
    // Of a mean it is the product with the weight that adds up.
    const amount = amountOf(part)
    const value = spread === 'mean' ? amount * (base ?? 0) : spread === 'level' ? amount : amount / months.length
    let own = amounts.get(part.unitId)
    if (!own) {
      own = new Map()
      amounts.set(part.unitId, own)
    }
    for (const month of months) {
      const known = own.get(month)
      if (!known) own.set(month, { value, base })
      else {
        known.value += value
        if (base !== null) known.base = (known.base ?? 0) + base
      }
    }
  }
  return amounts
}

/** What estimates are made from. */
export interface EstimateBasis {
  method: EstimateMethod
  tree: GroupTree
  spread: Spread
  /** The months that count. */
  months: readonly Month[]
  /** Amounts of this year, by which others are measured; worked out when they are needed. */
  now: () => MonthlyAmounts
  /** Amounts of the year before, under the months of that year. */
  before: () => MonthlyAmounts
  /** Amounts of last year's months in parts of this year that reach back into them; what was delivered then goes first. */
  reachingBack: () => MonthlyAmounts
}

/**
 * An estimate of a gap; `null` where the method has nothing to estimate it from, so that it stays missing.
 * *last_year*: what the unit delivered for the same months of the year before. *per_head* and *per_area*: what all units that
 * delivered and have employees (square metres) used for each of them in a month, times those of the unit. ESRS 2, BP-2,
 * paragraphs 10 and 11 ask to disclose estimates; ESRS 1, paragraph 89, that their accuracy is described.
 */
export function estimateOf(gap: Gap, basis: EstimateBasis): Estimate | null {
  const { method, spread } = basis
  if (method === 'last_year') return asLastYear(gap, basis)
  if (method === 'none' || spread === 'mean') return null
  const size = method === 'per_head' ? 'heads' : 'area'
  const own = basis.tree.units.get(gap.unitId)?.[size]
  const rate = rateOf(basis, size)
  const times = spread === 'level' ? 1 : gap.months.length
  return own == null || rate === null ? null : { value: rate * own * times, base: null }
}

/** A gap in runs of months of which all or none can be estimated: what the year before knows stands in for them month by month. */
export function estimable(gap: Gap, basis: EstimateBasis): Gap[] {
  if (basis.method !== 'last_year') return [gap]
  const runs: Gap[] = []
  let before: boolean | null = null
  for (const month of gap.months) {
    const has = lastYearsOf(gap.unitId, month, basis) !== undefined
    const run = runs.at(-1)
    if (run && has === before) {
      run.months.push(month)
      run.to = month
    } else runs.push({ unitId: gap.unitId, from: month, to: month, months: [month] })
    before = has
  }
  return runs
}

/** What a unit delivered for the same month of the year before. */
function lastYearsOf(unitId: string, month: Month, { before, reachingBack }: EstimateBasis) {
  const then = monthsAfter(month, -12)
  return before().get(unitId)?.get(then) ?? reachingBack().get(unitId)?.get(then)
}

function asLastYear({ unitId, months }: Gap, basis: EstimateBasis): Estimate | null {
  const { spread } = basis
  const found = months.map((month) => lastYearsOf(unitId, month, basis))
  if (found.some((one) => one === undefined)) return null
  const value = sumOf(found.map((one) => one!.value))
  const bases = found.flatMap((one) => one!.base ?? [])
  const base = bases.length === 0 ? null : sumOf(bases)
  if (spread === 'level') return { value: value / months.length, base: null }
  if (spread === 'amount') return { value, base }
  return base ? { value: value / base, base } : null
}

const rates = new WeakMap<EstimateBasis, Map<string, number | null>>()

/** Amount for each head or square metre in a month, over all units and months with both; computed once for a figure. */
function rateOf(basis: EstimateBasis, size: 'heads' | 'area'): number | null {
  const known = rates.get(basis) ?? new Map<string, number | null>()
  rates.set(basis, known)
  if (known.has(size)) return known.get(size)!
  const amounts: number[] = []
  const counting = new Set(basis.months)
  let sizes = 0
  for (const [id, months] of basis.now()) {
    const own = basis.tree.units.get(id)?.[size]
    if (!own) continue
    for (const [month, { value }] of months) {
      if (!counting.has(month)) continue
      amounts.push(value)
      sizes += own
    }
  }
  const rate = sizes > 0 ? sumOf(amounts) / sizes : null
  known.set(size, rate)
  return rate
}
