import { countedShare, type GroupTree, type Month, monthsBetween } from '../consolidation/index.ts'
import type { InventoryActivity, InventoryInstrument } from './activity.ts'
import { type Exact, exact, isLess, isZero, minus, over, plus, times, total } from './exact.ts'

/** How much of the consumption of an activity an instrument covers, or that none does. */
export interface Covered {
  activity: InventoryActivity
  /** `null`: by none. */
  instrument: InventoryInstrument | null
  /** Megawatt hours that count in the group. */
  megawattHours: Exact
}

/** Consumption of an activity in a month. */
interface Cell {
  activity: InventoryActivity
  month: Month
  share: Exact
  /** What no instrument covers yet, as if the unit belonged wholly to the group. */
  open: Exact
}

/** The share of a unit in a month, without the noise of binary fractions. */
export const shareIn = (tree: GroupTree, unitId: string, month: Month): Exact =>
  exact(Number(countedShare(tree, unitId, month).toPrecision(12)))

/** Months of an activity that lie in the year. */
export const insideOf = ({ from, to }: Pick<InventoryActivity, 'from' | 'to'>, months: readonly Month[]): Month[] =>
  monthsBetween(from, to).filter((month) => months[0]! <= month && month <= months.at(-1)!)

/**
 * Which purchased energy contractual instruments cover (GHG Protocol, Scope 2 Guidance, chapter 6 and the quality criteria of
 * chapter 7: for the same consumption once, and close to its period).
 *
 * Consumption is spread evenly over the months of its activity. An instrument covers the same fraction of all consumption of its
 * kind of energy, unit and months that no other covers yet; those of single units go before those of the group. It never covers
 * more than there is: what is left over of it counts for nothing.
 * @returns what is covered by which, what is not, and the megawatt hours of instruments that found no consumption
 */
export function coverOf(
  tree: GroupTree,
  months: readonly Month[],
  activities: readonly InventoryActivity[],
  instruments: readonly InventoryInstrument[],
): { covered: Covered[]; unused: Map<string, Exact> } {
  const cells = activities.flatMap((activity): Cell[] => {
    const each = over(
      times(exact(activity.amount), exact(activity.megawattHours ?? 0)),
      exact(monthsBetween(activity.from, activity.to).length),
    )
    return insideOf(activity, months).map((month) => ({
      activity,
      month,
      share: shareIn(tree, activity.unitId, month),
      open: each,
    }))
  })
  const order = [...instruments].sort(
    (a, b) =>
      Number(a.unitId === null) - Number(b.unitId === null) ||
      (a.from === b.from ? (a.id < b.id ? -1 : 1) : a.from < b.from ? -1 : 1),
  )
  const sums = new Map<string, Covered>()
  const add = (cell: Cell, instrument: InventoryInstrument | null, amount: Exact) => {
    const key = `${cell.activity.id} ${instrument?.id ?? ''}`
    const counted = times(amount, cell.share)
    const known = sums.get(key)
    if (known) known.megawattHours = plus(known.megawattHours, counted)
    else sums.set(key, { activity: cell.activity, instrument, megawattHours: counted })
  }
  const unused = new Map<string, Exact>()
  for (const instrument of order) {
    const { unitId, category, from, to } = instrument
    const meant = cells.filter(
      ({ activity, month, share, open }) =>
        activity.category === category &&
        (unitId === null || activity.unitId === unitId) &&
        from <= month &&
        month <= to &&
        !isZero(share) &&
        !isZero(open),
    )
    // What a unit bought for itself covers its own consumption; what the group bought, the share that counts.
    const weight = (cell: Cell) => (unitId === null ? times(cell.open, cell.share) : cell.open)
    const wanted = total(meant.map(weight))
    const held = exact(instrument.megawattHours)
    const used = isLess(held, wanted) ? held : wanted
    unused.set(instrument.id, minus(held, used))
    if (isZero(wanted)) continue
    const fraction = over(used, wanted)
    for (const cell of meant) {
      const taken = times(cell.open, fraction)
      add(cell, instrument, taken)
      cell.open = minus(cell.open, taken)
    }
  }
  for (const cell of cells) if (!isZero(times(cell.open, cell.share))) add(cell, null, cell.open)
  return { covered: [...sums.values()].map((one) => ({ ...one })), unused }
}
