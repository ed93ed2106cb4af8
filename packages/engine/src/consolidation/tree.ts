import { lastDayOf, type Month } from './months.ts'

/** How the figures of a unit enter the figure of the group. */
export type Method = 'full' | 'proportional' | 'equity' | 'operational_control'

/** How much of a unit is held from a day on, in percent, and how it is consolidated; `null`: since ever. */
export interface Holding {
  from: string | null
  share: number
  method: Method
}

/** An entity or a site of a group. */
export interface GroupUnit {
  id: string
  code: string
  name: string
  kind: 'entity' | 'site'
  /** `null` for the parent of the group. */
  parent: string | null
  /** In the order of their days. */
  holdings: readonly Holding[]
  /** The last day on which it belongs to the group; `null` while it does. */
  until: string | null
  /** Month in which its financial year ends. */
  yearEnd: number
  heads: number | null
  area: number | null
}

/**
 * How a unit that is accounted for by the equity method enters a figure: not at all, because it lies in the value chain
 * (ESRS 1, paragraph 67), or by its share, as the equity share approach of the GHG Protocol has it.
 */
export type EquityRule = 'outside' | 'share'

/** A tree in which units are found by id, and those that belong to a unit by its id. */
export interface GroupTree {
  units: ReadonlyMap<string, GroupUnit>
  below: ReadonlyMap<string | null, readonly GroupUnit[]>
}

/** Makes units findable. */
export function groupTree(units: readonly GroupUnit[]): GroupTree {
  const below = new Map<string | null, GroupUnit[]>()
  for (const unit of units) below.set(unit.parent, [...(below.get(unit.parent) ?? []), unit])
  return { units: new Map(units.map((unit) => [unit.id, unit])), below }
}

/** Units with every parent before what belongs to it, siblings in the order of their codes. */
export function inOrder({ below }: GroupTree): { unit: GroupUnit; depth: number }[] {
  const rows: { unit: GroupUnit; depth: number }[] = []
  const walk = (parent: string | null, depth: number): void => {
    const level = [...(below.get(parent) ?? [])].sort((a, b) => (a.code < b.code ? -1 : 1))
    for (const unit of level) {
      rows.push({ unit, depth })
      walk(unit.id, depth + 1)
    }
  }
  walk(null, 0)
  return rows
}

/** The holding of a unit on a day; `null` on a day on which it does not belong to the group. */
function holdingOn({ holdings, until }: GroupUnit, day: string): Holding | null {
  if (until !== null && day > until) return null
  return holdings.findLast(({ from }) => from === null || from <= day) ?? null
}

/** Whether a unit belongs to the group on a day, has belonged to it, or will. */
export function standingOn(unit: GroupUnit, day: string): 'held' | 'to_come' | 'left' {
  if (holdingOn(unit, day)) return 'held'
  return unit.until !== null && day > unit.until ? 'left' : 'to_come'
}

/**
 * The share of a unit's figures, from 0 to 1, that enters those of the group in a month.
 *
 * What holds on the last day of a month holds for the whole month, so that every month of a unit has one owner and nothing is
 * counted twice or lost when it changes hands. A unit counts through everything above it: a plant of a joint operation of which
 * 40 % are held counts by 40 %. *Full* counts as a whole also where others hold a part of it, as in the consolidated accounts
 * (ESRS 1, paragraph 62); *proportional* counts by its share; *operational control* counts as a whole whoever owns it (ESRS E1,
 * paragraphs 46 and 50 b); *equity* does not count, or counts by its share where the rule of the figure says so.
 */
export function countedShare(tree: GroupTree, id: string, month: Month, equity: EquityRule = 'outside'): number {
  const day = lastDayOf(month)
  let share = tree.units.has(id) ? 1 : 0
  for (let unit = tree.units.get(id); unit; unit = unit.parent === null ? undefined : tree.units.get(unit.parent)) {
    const holding = holdingOn(unit, day)
    if (!holding) return 0
    if (holding.method === 'operational_control') return share
    share *= ownShare(holding, equity)
    if (share === 0) return 0
  }
  return share
}

function ownShare({ method, share }: Holding, equity: EquityRule): number {
  if (method === 'full') return 1
  if (method === 'proportional') return share / 100
  return equity === 'share' ? share / 100 : 0
}

/** What can be wrong with a unit among the others. */
export type UnitProblem =
  | 'code_taken'
  | 'root_twice'
  | 'root_site'
  | 'root_method'
  | 'site_above'
  | 'parent_missing'
  | 'parent_site'
  | 'circle'
  | 'holdings_order'
  | 'holding_open'
  | 'until_before'
  | 'share_zero'

/**
 * The first thing that is wrong with a unit as it would be among the others, with the field that it is about; `null` where
 * nothing is. A tree in which every unit passes has one parent of the group, no circle, and only entities above others.
 */
export function problemOf(
  unit: GroupUnit,
  { units }: GroupTree,
): { field: 'code' | 'parent' | 'holdings' | 'until'; problem: UnitProblem } | null {
  const others = [...units.values()].filter(({ id }) => id !== unit.id)
  if (others.some(({ code }) => code.toLowerCase() === unit.code.toLowerCase()))
    return { field: 'code', problem: 'code_taken' }
  const parent = parentProblem(unit, others)
  if (parent) return { field: 'parent', problem: parent }
  return holdingsProblem(unit)
}

function holdingsProblem(unit: GroupUnit): ReturnType<typeof problemOf> {
  if (unit.parent === null && unit.holdings.some(({ method }) => method !== 'full'))
    return { field: 'holdings', problem: 'root_method' }
  const days = unit.holdings.map(({ from }) => from)
  if (days.slice(1).some((day) => day === null)) return { field: 'holdings', problem: 'holding_open' }
  if (days.some((day, index) => index > 0 && day! <= (days[index - 1] ?? '')))
    return { field: 'holdings', problem: 'holdings_order' }
  if (unit.holdings.some(({ method, share }) => method === 'proportional' && share === 0))
    return { field: 'holdings', problem: 'share_zero' }
  const last = days.at(-1)
  if (unit.until !== null && last && unit.until < last) return { field: 'until', problem: 'until_before' }
  return null
}

function parentProblem(unit: GroupUnit, others: readonly GroupUnit[]): UnitProblem | null {
  if (unit.parent === null) {
    if (unit.kind === 'site') return 'root_site'
    return others.some(({ parent }) => parent === null) ? 'root_twice' : null
  }
  if (unit.kind === 'site' && others.some(({ parent }) => parent === unit.id)) return 'site_above'
  const known = new Map(others.map((one) => [one.id, one]))
  const above = known.get(unit.parent)
  if (unit.parent === unit.id) return 'circle'
  if (!above) return 'parent_missing'
  if (above.kind === 'site') return 'parent_site'
  for (let one: GroupUnit | undefined = above; one; one = one.parent === null ? undefined : known.get(one.parent))
    if (one.parent === unit.id) return 'circle'
  return null
}
