import { factorScopes, type InventoryPolicy, type InventoryView } from '@esrs/contract'
import {
  baseChange,
  type InventoryFigure,
  leastReduction,
  neededReduction,
  numberOf,
  pathOf,
  yearlyReduction,
} from '@esrs/engine/inventory'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../../reporting/index.ts'
import { type OpenInventory, openInventory } from './open-inventory.ts'

const amountOf = ({ figures }: Pick<OpenInventory, 'figures'>, figure: InventoryFigure): number | null => {
  const value = figures.get(figure)?.value
  return value == null ? null : numberOf(value)
}

/**
 * The base year as it was recorded beside what its activities come to with the organisation, the factors and the corrections of
 * today (GHG Protocol, Corporate Standard, chapter 5; ESRS E1, AR 25 b). From the threshold on it is to be restated.
 */
export async function shownBase(
  tenant: Tenant,
  { set }: Report,
  { base_year: year, threshold, recorded }: InventoryPolicy,
): Promise<InventoryView['base']> {
  if (year === null) return []
  const known = factorScopes.filter((figure) => recorded[figure] !== null)
  if (known.length === 0) return []
  const opened = await openInventory(tenant, { set, year })
  return known.map((figure) => {
    const now = opened.rows.length === 0 ? null : amountOf(opened, figure)
    const change = now === null ? null : baseChange(recorded[figure]!, now)
    const restate = change !== null && Math.abs(change) >= threshold
    return { figure, recorded: recorded[figure]!, now, change, restate }
  })
}

/** Targets beside what the straight line asks for in the year of the report, and what the inventory comes to. */
export const shownTargets = ({ targets }: InventoryPolicy, opened: OpenInventory): InventoryView['targets'] =>
  targets.map(({ name, scopes, base_year: baseYear, base, year, value, per, amounts }) => {
    const target = { baseYear, base, year, value }
    const reduction = yearlyReduction(target)
    // The check is made for absolute targets of Scope 1 and 2 together.
    const isMeant = per === '' && (scopes === 'scope12_location' || scopes === 'scope12_market')
    const at = opened.group.report.year
    const tonnes = amountOf(opened, scopes)
    const divisor = per === '' ? 1 : (amounts.find((one) => one.year === at)?.amount ?? null)
    return {
      name,
      reduction,
      path: pathOf(target, at),
      now: tonnes === null || divisor === null ? null : Number((tonnes / divisor).toPrecision(12)),
      is_enough: isMeant && reduction !== null ? reduction >= leastReduction : null,
      needed: isMeant ? neededReduction(target).since2020 : null,
    }
  })
