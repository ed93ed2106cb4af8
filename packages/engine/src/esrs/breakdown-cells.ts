import { axesOf } from './breakdown-members.ts'
import type { Breakdown } from './breakdowns.ts'

/** A figure of a breakdown: one member of each axis that is used, in the order of the axes. */
export interface BreakdownCell {
  members: readonly string[]
  number: number
}

/** Names a cell as findings and facts do: `permanent_female`. */
export const dimensionOf = (members: readonly string[]): string => members.join('_')

/**
 * What the cells of a breakdown come to: their sum, without those that are counted among others; for a mean the least and the most.
 * @returns `null` without cells, and where the cells give no whole
 */
export function wholeOfCells(
  breakdown: Breakdown,
  cells: readonly BreakdownCell[],
): { sum: number; least: number; most: number } | null {
  if (breakdown.rule === null || cells.length === 0) return null
  const counted = cells.filter(({ members }) => !isBeside(breakdown, members))
  if (counted.length === 0) return null
  const numbers = counted.map(({ number }) => number)
  return {
    sum: added(numbers),
    least: numbers.reduce((one, other) => Math.min(one, other)),
    most: numbers.reduce((one, other) => Math.max(one, other)),
  }
}

const isBeside = (breakdown: Breakdown, members: readonly string[]): boolean =>
  (axesOf(breakdown, members) ?? []).some(
    (axis, index) => axis.members.find(({ member }) => member === members[index])?.isBeside === true,
  )

/** A sum without the tail that binary fractions leave: `0.1 + 0.2` is `0.3`. */
const added = (numbers: readonly number[]): number => Number(numbers.reduce((sum, one) => sum + one, 0).toPrecision(15))

/**
 * The sums of the cells over the axes that may be left out, and over each single axis of a table of several: what a taxonomy has a
 * member for although nobody enters it. Only where cells add up; of pollutants those of one at all sites.
 */
export function marginsOf(breakdown: Breakdown, cells: readonly BreakdownCell[]): BreakdownCell[] {
  if ((breakdown.rule !== 'sum' && breakdown.rule !== null) || cells.length === 0) return []
  const used = axesOf(breakdown, cells[0]!.members)
  if (!used || used.length < 2) return []
  const kept = subsets(used.length).filter(
    (places) =>
      places.length < used.length &&
      (breakdown.rule === 'sum' || used.every((axis, place) => axis.adds || places.includes(place))),
  )
  const entered = new Set(cells.map(({ members }) => dimensionOf(members)))
  return kept.flatMap((places) => {
    const sums = new Map<string, { members: string[]; numbers: number[] }>()
    for (const { members, number } of cells) {
      const of = places.map((place) => members[place]!)
      const left = members.filter((_, place) => !places.includes(place))
      // What is counted among others adds nothing where its axis is summed over.
      if (left.some((member) => used.some((axis) => axis.members.some((one) => one.member === member && one.isBeside))))
        continue
      const key = dimensionOf(of)
      const sum = sums.get(key) ?? { members: of, numbers: [] }
      sum.numbers.push(number)
      sums.set(key, sum)
    }
    return [...sums]
      .filter(([key]) => !entered.has(key))
      .map(([, { members, numbers }]) => ({ members, number: added(numbers) }))
  })
}

/** All choices of some of the first places, but none of none. */
const subsets = (size: number): number[][] =>
  Array.from({ length: 2 ** size - 1 }, (_, index) =>
    Array.from({ length: size }, (_place, place) => place).filter((place) => ((index + 1) >> place) & 1),
  )
