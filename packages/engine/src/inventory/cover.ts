import { countedShare, type GroupTree, type Month, monthsBetween } from '../consolidation/index.ts'
import type { InventoryActivity, InventoryInstrument } from './activity.ts'
import { type Exact, exact, isLess, isZero, minus, over, plus, times, total, zero } from './exact.ts'

/** How much of the consumption of an activity an instrument covers, or that none does. */
export interface Covered {
  activity: InventoryActivity
  /** `null`: by none. */
  instrument: InventoryInstrument | null
  /** Megawatt hours that count in the group. */
  megawattHours: Exact
}

/** Consumption of one kind of energy of a unit in a month, of all its activities together. */
interface Cell {
  category: string
  unitId: string
  month: Month
  share: Exact
  /** What no instrument covers yet, as if the unit belonged wholly to the group, and which part of all that is. */
  open: Exact
  left: Exact
  by: Map<InventoryInstrument, Exact>
}

/** The share of a unit in a month. */
export type Shares = (unitId: string, month: Month) => Exact

/** The shares of units month by month, without the noise of binary fractions, each worked out once. */
export function monthlyShares(tree: GroupTree): Shares {
  const known = new Map<string, Exact>()
  return (unitId, month) => {
    const key = unitId + month
    let share = known.get(key)
    if (share === undefined) {
      share = exact(Number(countedShare(tree, unitId, month).toPrecision(12)))
      known.set(key, share)
    }
    return share
  }
}

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
  shareIn: Shares,
  months: readonly Month[],
  activities: readonly InventoryActivity[],
  instruments: readonly InventoryInstrument[],
): { covered: Covered[]; unused: Map<string, Exact> } {
  const cells = new Map<string, Cell>()
  const cellOf = (category: string, unitId: string, month: Month): Cell => {
    const key = `${category} ${unitId} ${month}`
    let cell = cells.get(key)
    if (!cell) {
      const share = shareIn(unitId, month)
      cell = { category, unitId, month, share, open: zero, left: exact(1), by: new Map() }
      cells.set(key, cell)
    }
    return cell
  }
  const consumed = activities.map((activity) => {
    const whole = times(exact(activity.amount), exact(activity.megawattHours ?? 0))
    const each = over(whole, exact(monthsBetween(activity.from, activity.to).length))
    const own = insideOf(activity, months).map((month) => cellOf(activity.category, activity.unitId, month))
    for (const cell of own) cell.open = plus(cell.open, each)
    return { activity, each, own }
  })
  const unused = coverCells([...cells.values()], instruments)
  const covered: Covered[] = []
  for (const { activity, each, own } of consumed) {
    const sums = new Map<InventoryInstrument | null, Exact>()
    for (const { share, left, by } of own) {
      const counted = times(each, share)
      for (const [instrument, part] of [...by, [null, left] as const])
        sums.set(instrument, plus(sums.get(instrument) ?? zero, times(counted, part)))
    }
    for (const [instrument, megawattHours] of sums)
      if (!isZero(megawattHours)) covered.push({ activity, instrument, megawattHours })
  }
  return { covered, unused }
}

/** Lets instruments cover consumption, those of single units first; what is left over of each. */
function coverCells(cells: readonly Cell[], instruments: readonly InventoryInstrument[]): Map<string, Exact> {
  const order = [...instruments].sort(
    (a, b) =>
      Number(a.unitId === null) - Number(b.unitId === null) ||
      (a.from === b.from ? (a.id < b.id ? -1 : 1) : a.from < b.from ? -1 : 1),
  )
  const unused = new Map<string, Exact>()
  for (const instrument of order) {
    const { unitId, category, from, to } = instrument
    const meant = cells.filter(
      (cell) =>
        cell.category === category &&
        (unitId === null || cell.unitId === unitId) &&
        from <= cell.month &&
        cell.month <= to &&
        !isZero(cell.share) &&
        !isZero(cell.open),
    )
    // What a unit bought for itself covers its own consumption; what the group bought, the share that counts.
    const weight = (cell: Cell) => (unitId === null ? times(cell.open, cell.share) : cell.open)
    const wanted = total(meant.map(weight))
    const held = exact(instrument.megawattHours)
    const used = isLess(held, wanted) ? held : wanted
    unused.set(instrument.id, minus(held, used))
    if (isZero(used)) continue
    const fraction = over(used, wanted)
    for (const cell of meant) {
      const part = times(cell.left, fraction)
      cell.by.set(instrument, part)
      cell.left = minus(cell.left, part)
      cell.open = minus(cell.open, times(cell.open, fraction))
    }
  }
  return unused
}
