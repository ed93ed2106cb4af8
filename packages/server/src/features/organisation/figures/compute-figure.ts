import type { FigureSetup } from '@esrs/contract'
import {
  type FigurePart,
  type GroupFigure,
  type GroupTree,
  groupFigure,
  type Month,
  monthsOf,
  ownYears,
  partsOfYear,
} from '@esrs/engine/consolidation'
import { breakdowns, isApart, membersOf, wholeOfCells } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { answeringKeys, type Report } from '../../reporting/index.ts'
import { treeOf } from '../tree/unit-store.ts'
import { computingParts, type SetupRow, setupsOfKeys, type WantedParts } from './figure-store.ts'
import { multiplierOf } from './unit-factor.ts'

/** The organisation with the months of the financial year that a report is about. */
export interface OpenGroup {
  tree: GroupTree
  report: Report
  months: Month[]
}

const yearEndOf = (tree: GroupTree): number =>
  [...tree.units.values()].find(({ parent }) => parent === null)?.yearEnd ?? 12

/** Months of a financial year of a group. */
const financialYear = (tree: GroupTree, year: number): Month[] => monthsOf(year, yearEndOf(tree))

/** Whether a unit has another financial year than the group, so that its parts may reach beyond that of the group. */
const hasOwnYears = (tree: GroupTree): boolean =>
  [...tree.units.values()].some(({ yearEnd }) => yearEnd !== yearEndOf(tree))

/** The months for which a unit may deliver: those of the group, and where it has another financial year those of its own. */
export function monthsFor({ tree, months }: OpenGroup, unitId: string): { from: Month; to: Month } {
  const own = ownYears(tree.units.get(unitId)!.yearEnd, months)
  return { from: own[0]?.from ?? months[0]!, to: own.at(-1)?.to ?? months.at(-1)! }
}

/** Opens the organisation for a report. */
export async function openGroup(tenant: Tenant, report: Report): Promise<OpenGroup> {
  const tree = await treeOf(tenant)
  return { tree, report, months: financialYear(tree, report.year) }
}

/** A figure that is computed: of a datapoint in a year, by a set that may be another one than the report's. */
export interface WantedFigure {
  key: string
  year: number
  setup: FigureSetup
  set?: Report['set']
}

/** Where something is found among several figures. */
const placeOf = (what: string, { year, key }: { year: number; key: string }): string => `${what} ${year} ${key}`

/**
 * How datapoints were collected in earlier years: in the set of the report, or in another one where a datapoint asks for the very
 * same there. Of several sets that of the report goes first.
 */
export async function earlierSetups(
  tenant: Tenant,
  set: Report['set'],
  keys: readonly string[],
  years?: readonly number[],
): Promise<(year: number, key: string) => SetupRow | undefined> {
  const answering = new Map(keys.map((key) => [key, answeringKeys(set, key)]))
  const rows = await setupsOfKeys(tenant, [...answering.values()].flat(), years)
  return (year, key) => {
    const found = rows.filter((row) => row.year === year && answering.get(key)?.includes(row.key))
    return found.find((row) => row.set === set) ?? found[0]
  }
}

/** Parts in the unit of another setup; none where they mean something else, or their unit does not turn into it. */
function inUnitOf(parts: readonly FigurePart[], from: FigureSetup, to: FigureSetup): readonly FigurePart[] {
  const needs = (rule: FigureSetup['rule']) => (rule === 'ratio' || rule === 'weighted_mean' ? rule : 'sum')
  const factor = needs(from.rule) === needs(to.rule) ? multiplierOf(from.unit, to.unit) : null
  if (factor === null) return []
  return factor === 1 ? parts : parts.map((part) => ({ ...part, multiplier: part.multiplier * factor }))
}

/** Parts of years before those that are computed, in the unit of the setup that they stand in for. */
class EarlierParts {
  private readonly tenant: Tenant
  private readonly labels: boolean
  private readonly setupIn: Awaited<ReturnType<typeof earlierSetups>>
  private readonly wanted: WantedParts[] = []
  private found = new Map<string, FigurePart[]>()

  constructor(tenant: Tenant, labels: boolean, setupIn: Awaited<ReturnType<typeof earlierSetups>>) {
    this.tenant = tenant
    this.labels = labels
    this.setupIn = setupIn
  }

  want(what: string, year: number, key: string, only: Pick<WantedParts, 'unit' | 'until'>): void {
    const from = this.setupIn(year, key)
    if (from) this.wanted.push({ place: placeOf(what, { year, key }), ...from, ...only })
  }

  async read(ids: boolean): Promise<void> {
    const read = await computingParts(this.tenant, this.wanted, { ids, labels: this.labels })
    this.wanted.length = 0
    this.found = new Map([...this.found, ...read])
  }

  of(what: string, year: number, key: string, setup: FigureSetup): readonly FigurePart[] {
    const parts = this.found.get(placeOf(what, { year, key }))
    return parts ? inUnitOf(parts, this.setupIn(year, key)!.setup, setup) : []
  }
}

/** Whether members of a datapoint are amounts of different things, so that there is no figure for all of them. */
export function hasNoWhole(key: string): boolean {
  const breakdown = breakdowns().get(key)
  return breakdown !== undefined && isApart(breakdown)
}

/** Whether a part counts towards the whole: a cell that is counted among others already does not. */
function isCounted(key: string, { dimension = '' }: FigurePart): boolean {
  const breakdown = dimension === '' ? undefined : breakdowns().get(key)
  if (breakdown && isApart(breakdown)) return true
  const members = breakdown && membersOf(breakdown, dimension)
  return !breakdown || !members || wholeOfCells(breakdown, [{ members, number: 0 }]) !== null
}

/** A cell of the breakdown of a group. */
export interface GroupCell {
  dimension: string
  value: number | null
  units: number
}

/** What the cells that units delivered come to for the group, each by the rule and the shares of the figure; nothing of them is estimated. */
export async function computeCells(
  tenant: Tenant,
  { tree, report, months }: OpenGroup,
  key: string,
  setup: FigureSetup,
): Promise<GroupCell[]> {
  const breakdown = breakdowns().get(key)
  if (!breakdown) return []
  const wanted = { place: key, set: report.set, year: report.year, key }
  const read = await computingParts(tenant, [wanted], { ids: false, labels: hasOwnYears(tree) })
  const byCell = new Map<string, FigurePart[]>()
  for (const part of read.get(key) ?? [])
    if (part.dimension) byCell.set(part.dimension, [...(byCell.get(part.dimension) ?? []), part])
  return (
    [...byCell]
      .filter(([dimension]) => membersOf(breakdown, dimension) !== null)
      .map(([dimension, parts]) => {
        const given = { tree, setup: { ...setup, estimate: 'none' as const }, months, before: [] }
        const { value } = groupFigure({ ...given, parts: partsOfYear(parts, [], months) })
        return { dimension, value, units: new Set(parts.map(({ unitId }) => unitId)).size }
      })
      // The database gives parts in no order; members of a company's own are told by their first letter and come last.
      .sort((a, b) => (a.dimension < b.dimension ? -1 : 1))
  )
}

/**
 * Figures of datapoints in their years, each from its parts, and from those of the year before that reach into it. For estimates
 * only those units are read of the year before that did not deliver, because the others need none.
 * @param named with the ids of the parts in what they contribute
 */
export async function computeFigures(
  tenant: Tenant,
  { tree, report }: OpenGroup,
  wanted: readonly WantedFigure[],
  named = false,
): Promise<{ figure: GroupFigure; parts: number }[]> {
  const labels = hasOwnYears(tree)
  const own = wanted.map(({ key, year, set = report.set }) => ({
    place: placeOf('own', { year, key }),
    set,
    year,
    key,
  }))
  const found = await computingParts(tenant, own, { ids: named, labels })
  const years = [...new Set(wanted.flatMap(({ year }) => [year - 1, year - 2]))]
  const keys = wanted.map(({ key }) => key)
  const isAsked = labels || wanted.some(({ setup }) => setup.estimate === 'last_year')
  const earlier = new EarlierParts(
    tenant,
    labels,
    isAsked ? await earlierSetups(tenant, report.set, keys, years) : () => undefined,
  )
  if (labels)
    for (const { key, year } of wanted)
      earlier.want('reaching', year - 1, key, { until: financialYear(tree, year)[0]! })
  await earlier.read(named)
  const computed = wanted.map(({ key, year, setup }) => {
    const delivered = (found.get(placeOf('own', { year, key })) ?? []).filter((part) => isCounted(key, part))
    const months = financialYear(tree, year)
    const parts = partsOfYear(delivered, earlier.of('reaching', year - 1, key, setup), months)
    const given = { tree, setup, months, parts }
    // What stands in for gaps is read first: a part that reaches back knows one meter of a unit, and the year before all of them.
    const estimate = setup.estimate === 'last_year' ? 'none' : setup.estimate
    const figure = groupFigure({ ...given, setup: { ...setup, estimate }, before: [] })
    return { given, key, year, parts: delivered.length, figure }
  })
  const estimating = computed.filter(
    ({ given, figure }) => given.setup.estimate === 'last_year' && figure.missing.length > 0,
  )
  for (const { key, year, figure } of estimating)
    for (const unit of new Set(figure.missing.map(({ unitId }) => unitId)))
      earlier.want('before', year - 1, key, { unit })
  await earlier.read(false)
  if (labels && estimating.length > 0) {
    for (const { key, year } of estimating)
      earlier.want('reaching', year - 2, key, { until: financialYear(tree, year - 1)[0]! })
    await earlier.read(false)
  }
  return computed.map(({ given, key, year, parts, figure }) => {
    if (hasNoWhole(key)) return { figure: { ...figure, value: null }, parts }
    if (!estimating.some((one) => one.figure === figure)) return { figure, parts }
    const months = financialYear(tree, year - 1)
    const of = (what: string, then: number) => earlier.of(what, then, key, given.setup)
    const before = partsOfYear(of('before', year - 1), of('reaching', year - 2), months)
    return { figure: groupFigure({ ...given, before }), parts }
  })
}
