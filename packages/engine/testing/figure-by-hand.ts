import type { FigurePart, GroupUnit } from '../src/consolidation/index.ts'
import { type MadeFigure, type MadeGroup, placeOf } from './made-group.ts'

// The figures of a group, calculated another way than the engine does: in whole numbers, month by month, from the rules as the
// decision on figures of the group states them. It shares no code with the engine but the types.

/** One, as a share in whole numbers: exact for four percentages in a row. */
const one = 10n ** 8n

const dayBefore = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)

/** Share of a unit in a month (from 0) of a year, in hundred millionths. */
function shareOf(group: MadeGroup, unit: GroupUnit, year: number, month: number, equity: 'outside' | 'share'): bigint {
  const day = dayBefore(year, month)
  const held = unit.holdings.filter(({ from }) => from === null || from <= day).at(-1)
  if (!held || (unit.until !== null && unit.until < day)) return 0n
  if (held.method === 'operational_control') return one
  const above = unit.parent === null ? one : shareOf(group, byId(group).get(unit.parent)!, year, month, equity)
  if (held.method === 'full') return above
  if (held.method === 'equity' && equity === 'outside') return 0n
  return (above * BigInt(held.share)) / 100n
}

const known = new WeakMap<MadeGroup, Map<string, GroupUnit>>()
function byId(group: MadeGroup): Map<string, GroupUnit> {
  const found = known.get(group) ?? new Map(group.units.map((unit) => [unit.id, unit]))
  known.set(group, found)
  return found
}

const monthIn = (month: string): number => Number(month.slice(5)) - 1

/** What a unit delivered in each month of a year: sums of numbers (by bases, of a mean) and of bases. */
function delivered(parts: readonly FigurePart[], isMean: boolean) {
  const found = new Map<string, { top: number; base: number }>()
  for (const { unitId, from, number, base, counterpart } of parts) {
    if (counterpart !== null) continue
    const key = `${unitId}/${monthIn(from)}`
    const before = found.get(key) ?? { top: 0, base: 0 }
    found.set(key, { top: before.top + (isMean ? number * (base ?? 0) : number), base: before.base + (base ?? 0) })
  }
  return found
}

/** The figure of the group in a year; `null` where its denominator is zero. */
export function figureByHand(group: MadeGroup, figure: MadeFigure, year: number): number | null {
  const { rule, scale } = figure.setup
  const [delivered, estimated] = sumsOf(group, figure, year)
  const numerator = Number(delivered.top - withinGroup(group, figure, year)) / 1e8 + estimated.top
  const denominator = Number(delivered.base) / 1e8 + estimated.base
  // What was stated for each of twelve months, as their mean.
  if (rule === 'average') return numerator / 12
  if (rule !== 'weighted_mean' && rule !== 'ratio') return numerator
  return denominator === 0 ? null : ((rule === 'ratio' ? scale : 1) * numerator) / denominator
}

/** What was delivered, in whole numbers, and what stands in for the rest, which is no whole number. */
function sumsOf(group: MadeGroup, { key, setup }: MadeFigure, year: number) {
  const { rule, equity, estimate } = setup
  const isMean = rule === 'weighted_mean'
  const divides = isMean || rule === 'ratio'
  const now = delivered(group.parts.get(placeOf(year, key)) ?? [], isMean)
  const before = delivered(group.parts.get(placeOf(year - 1, key)) ?? [], isMean)
  const months = rule === 'head_count' ? [11] : Array.from({ length: 12 }, (_, month) => month)
  const rate = rateOf(group, now, estimate, rule === 'head_count')
  const whole = { top: 0n, base: 0n }
  const extra = { top: 0, base: 0 }
  for (const unit of group.units.filter(({ kind }) => kind === 'site')) {
    const shares = months.map((month) => shareOf(group, unit, year, month, equity))
    for (const [index, month] of months.entries()) {
      const found = now.get(`${unit.id}/${month}`) ?? { top: 0, base: 0 }
      whole.top += BigInt(found.top) * shares[index]!
      whole.base += BigInt(found.base) * shares[index]!
    }
    const isKnown = (month: number) => estimate === 'last_year' && before.has(`${unit.id}/${month}`)
    for (const run of runsWithout(unit.id, months, shares, now, isKnown)) {
      const guess = guessOf(unit, run, estimate, divides, isMean, before, rate) ?? { top: 0, base: 0 }
      const share = run.reduce((sum, month) => sum + Number(shares[months.indexOf(month)]!), 0) / run.length / 1e8
      extra.top += guess.top * share
      extra.base += guess.base * share
    }
  }
  return [whole, extra] as const
}

/** What units of the group delivered to each other, by the smaller share of both. */
function withinGroup(group: MadeGroup, { key, setup: { rule, equity } }: MadeFigure, year: number): bigint {
  if (rule !== 'elimination') return 0n
  let sum = 0n
  for (const { unitId, counterpart, from, number } of group.parts.get(placeOf(year, key)) ?? []) {
    if (counterpart === null) continue
    const [a, b] = [unitId, counterpart].map((id) => shareOf(group, byId(group).get(id)!, year, monthIn(from), equity))
    sum += BigInt(number) * (a! < b! ? a! : b!)
  }
  return sum
}

type Amounts = ReturnType<typeof delivered>

/** Consecutive months in which a unit counts and nothing was delivered, of which the year before knows all or none. */
function runsWithout(
  id: string,
  months: readonly number[],
  shares: readonly bigint[],
  now: Amounts,
  isKnown: (month: number) => boolean,
): number[][] {
  const runs: number[][] = []
  let open: number[] | null = null
  for (const [index, month] of months.entries()) {
    if (shares[index]! > 0n && !now.has(`${id}/${month}`)) {
      if (!open || isKnown(open[0]!) !== isKnown(month)) {
        open = []
        runs.push(open)
      }
      open.push(month)
    } else open = null
  }
  return runs
}

function guessOf(
  unit: GroupUnit,
  run: readonly number[],
  estimate: string,
  divides: boolean,
  isMean: boolean,
  before: Amounts,
  rate: number | null,
): { top: number; base: number } | null {
  if (estimate === 'last_year') {
    const found = run.map((month) => before.get(`${unit.id}/${month}`))
    if (found.some((one) => !one)) return null
    const sums = found.reduce<{ top: number; base: number }>(
      (sum, one) => ({ top: sum.top + one!.top, base: sum.base + one!.base }),
      {
        top: 0,
        base: 0,
      },
    )
    return divides && sums.base === 0 ? null : sums
  }
  if (estimate === 'none' || isMean || divides) return null
  const size = estimate === 'per_head' ? unit.heads : unit.area
  return size === null || rate === null ? null : { top: rate * size * run.length, base: 0 }
}

/** Amount for each head or square metre in a month, over everything that was delivered by units that have some. */
function rateOf(group: MadeGroup, now: Amounts, estimate: string, isHeadCount: boolean): number | null {
  if (estimate !== 'per_head' && estimate !== 'per_area') return null
  let [amount, sizes] = [0, 0]
  for (const [place, { top }] of now) {
    const [id, month] = place.split('/') as [string, string]
    const unit = byId(group).get(id)!
    const size = estimate === 'per_head' ? unit.heads : unit.area
    if (!size || (isHeadCount && month !== '11')) continue
    amount += top
    sizes += size
  }
  return sizes === 0 ? null : amount / sizes
}
