import type { Tenant } from '../../../database/tenant.ts'
import type { OpenReport } from '../../reporting/index.ts'
import type { OrganisationParts } from '../parts.ts'
import type { TableActivity } from './activities-table.ts'
import { placeOf } from './check-activity.ts'
import { type ActivityRow, activitiesOf } from './inventory-store.ts'
import { openInventory } from './open-inventory.ts'
import { shownActivities } from './show-activities.ts'

/** The same month a year later. */
const yearLater = (month: string): string => `${Number(month.slice(0, 4)) + 1}${month.slice(4)}`

/** Activities of the year before that this year has not got yet, by place and month. */
export function toCarry(before: readonly ActivityRow[], now: readonly ActivityRow[]): ActivityRow[] {
  const known = new Set(now.map((row) => `${placeOf(row)} ${row.fields.from}`))
  return before.filter((row) => !known.has(`${placeOf(row)} ${yearLater(row.fields.from)}`))
}

/**
 * The activities of the year before as rows of this year's table, without amounts: what they are of, with which factor, in which months.
 * A row whose amount stays empty says nothing when the table is imported, so nothing is carried that nobody looked at.
 */
export async function carriedActivities(
  parts: Pick<OrganisationParts, 'accounts' | 'documents'>,
  tenant: Tenant,
  { report, catalogue }: OpenReport,
): Promise<TableActivity[]> {
  const before = await openInventory(tenant, { ...report, year: report.year - 1 })
  const rows = toCarry(before.rows, await activitiesOf(tenant, report.year))
  const shown = await shownActivities(parts, tenant, before, rows, catalogue.language)
  return shown.map((one) => ({
    ...one,
    from: yearLater(one.from),
    to: yearLater(one.to),
    number: null,
    primary: null,
    uncertainty: null,
    used_factor: null,
    formula: [],
    remarks: [],
    tonnes: null,
    tonnes_market: null,
    biogenic: null,
    energy: null,
  }))
}
