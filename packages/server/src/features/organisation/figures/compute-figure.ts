import type { FigureSetup } from '@esrs/contract'
import { type GroupFigure, type GroupTree, groupFigure, type Month, monthsOf } from '@esrs/engine/consolidation'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../../reporting/index.ts'
import { treeOf } from '../tree/unit-store.ts'
import { computingParts, placeOf } from './figure-store.ts'

/** The organisation with the months of the financial year that a report is about. */
export interface OpenGroup {
  tree: GroupTree
  report: Report
  months: Month[]
}

const yearEndOf = (tree: GroupTree): number =>
  [...tree.units.values()].find(({ parent }) => parent === null)?.yearEnd ?? 12

/** Months of a financial year of a group. */
export const financialYear = (tree: GroupTree, year: number): Month[] => monthsOf(year, yearEndOf(tree))

/** Opens the organisation for a report. */
export async function openGroup(tenant: Tenant, report: Report): Promise<OpenGroup> {
  const tree = await treeOf(tenant)
  return { tree, report, months: financialYear(tree, report.year) }
}

/**
 * Figures of datapoints in their years, each from its parts. Of the year before only those units are read that did not deliver,
 * because the others need no estimate.
 * @param named with the ids of the parts in what they contribute
 */
export async function computeFigures(
  tenant: Tenant,
  { tree, report }: OpenGroup,
  wanted: readonly { key: string; year: number; setup: FigureSetup }[],
  named = false,
): Promise<{ figure: GroupFigure; parts: number }[]> {
  const found = await computingParts(tenant, report.set, wanted, named)
  const computed = wanted.map(({ key, year, setup }) => {
    const parts = found.get(placeOf(year, key)) ?? []
    const given = { tree, setup, months: financialYear(tree, year), parts }
    return { given, key, year, figure: groupFigure({ ...given, before: [] }) }
  })
  const gaps = computed
    .filter(({ given, figure }) => given.setup.estimate === 'last_year' && figure.missing.length > 0)
    .flatMap(({ key, year, figure }) =>
      [...new Set(figure.missing.map(({ unitId }) => unitId))].map((unit) => ({ key, year: year - 1, unit })),
    )
  const before = await computingParts(tenant, report.set, gaps, false)
  return computed.map(({ given, key, year, figure }) => {
    const earlier = before.get(placeOf(year - 1, key))
    return {
      figure: earlier ? groupFigure({ ...given, before: earlier }) : figure,
      parts: given.parts.length,
    }
  })
}
