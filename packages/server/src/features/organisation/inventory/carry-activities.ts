import { type EmissionFactor, editionFor } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import type { OpenReport } from '../../reporting/index.ts'
import { knownFactors, seriesOf } from '../factors/known-factors.ts'
import type { OrganisationOptions } from '../options.ts'
import type { TableActivity } from './activities-table.ts'
import { placeOf } from './check-activity.ts'
import { grouped } from './grouped.ts'
import { type ActivityRow, activitiesOf } from './inventory-store.ts'
import { openInventory } from './open-inventory.ts'
import { shownActivities } from './show-activities.ts'

/** The same month a year later. */
const yearLater = (month: string): string => `${Number(month.slice(0, 4)) + 1}${month.slice(4)}`

/** What an activity is known by whichever edition its factor is of. */
const placeIn = ({ unitId, fields, factor }: ActivityRow): string =>
  placeOf({ unitId, fields: { ...fields, factor: factor ? seriesOf(factor) : fields.factor } })

/** Activities of the year before that this year has not got yet, by place and month. */
export function toCarry(before: readonly ActivityRow[], now: readonly ActivityRow[]): ActivityRow[] {
  const known = new Set(now.map((row) => `${placeIn(row)} ${row.fields.from}`))
  return before.filter((row) => !known.has(`${placeIn(row)} ${yearLater(row.fields.from)}`))
}

/**
 * The activities of the year before as rows of this year's table, without amounts: what they are of, in which months, with the edition
 * of their factor that is meant in this year.
 * A row whose amount stays empty says nothing when the table is imported, so nothing is carried that nobody looked at.
 */
export async function carriedActivities(
  options: Pick<OrganisationOptions, 'accounts' | 'documents'>,
  tenant: Tenant,
  { report, catalogue }: OpenReport,
): Promise<TableActivity[]> {
  const before = await openInventory(tenant, { ...report, year: report.year - 1 })
  const rows = toCarry(before.rows, await activitiesOf(tenant, report.year))
  const shown = await shownActivities(options, tenant, before, rows, catalogue.language)
  const series = grouped(await knownFactors(tenant, catalogue.language), seriesOf)
  const edition = (used: EmissionFactor | null) =>
    used && (editionFor(series.get(seriesOf(used)) ?? [], report.year)?.id ?? used.id)
  return shown.map((one) => ({
    ...one,
    factor: edition(one.used_factor),
    residual: edition(one.used_residual),
    from: yearLater(one.from),
    to: yearLater(one.to),
    number: null,
    rate: null,
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
