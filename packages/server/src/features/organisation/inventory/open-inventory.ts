import {
  type ComputedFigure,
  figuresOf,
  type InventoryActivity,
  type InventoryEntries,
  type InventoryFigure,
  type InventoryInstrument,
  inventoryEntries,
} from '@esrs/engine/inventory'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../../reporting/index.ts'
import { type OpenGroup, openGroup } from '../figures/compute-figure.ts'
import { type ActivityRow, activitiesOf, type InstrumentRow, instrumentsOf } from './inventory-store.ts'
import { computable, megawattHoursIn } from './use-factor.ts'

/** An inventory with all that it comes to. */
export interface OpenInventory {
  group: OpenGroup
  rows: readonly ActivityRow[]
  activities: readonly InventoryActivity[]
  instrumentRows: readonly InstrumentRow[]
  instruments: readonly InventoryInstrument[]
  entries: InventoryEntries
  figures: Map<InventoryFigure, ComputedFigure>
}

const instrumentOf = ({ id, unitId, fields }: InstrumentRow): InventoryInstrument => ({
  id,
  unitId,
  kind: fields.kind,
  category: fields.category,
  from: fields.from,
  to: fields.to,
  megawattHours: Number(
    (fields.number * (megawattHoursIn({ unit: fields.unit, basis: null }, '') ?? 0)).toPrecision(14),
  ),
  kilograms: fields.kilograms,
  renewable: fields.renewable,
  nuclear: fields.nuclear,
})

/** Computes the inventory of a year. */
export async function openInventory(tenant: Tenant, report: Report): Promise<OpenInventory> {
  const group = await openGroup(tenant, report)
  const rows = await activitiesOf(tenant, report.year)
  const instrumentRows = await instrumentsOf(tenant, report.year)
  return computeInventory({ group, instrumentRows }, rows)
}

/** What an inventory comes to with some activities, be they its own or others. */
export function computeInventory(
  { group, instrumentRows }: Pick<OpenInventory, 'group' | 'instrumentRows'>,
  rows: readonly ActivityRow[],
): OpenInventory {
  const activities = rows.map(computable)
  const instruments = instrumentRows.map(instrumentOf)
  const entries = inventoryEntries(group.tree, group.months, activities, instruments)
  const figures = figuresOf(entries, activities, instruments)
  return { group, rows, activities, instrumentRows, instruments, entries, figures }
}
