import { type ActivityFields, type InstrumentFields, type InventoryPolicy, limits, unitIn } from '@esrs/contract'
import { inventoryCategory } from '@esrs/engine/inventory'
import { newAuditedId } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Text } from '../../../texts/texts.ts'
import type { Report } from '../../reporting/index.ts'
import { knownFactors } from '../factors/known-factors.ts'
import { monthsRefusal } from '../figures/check-part.ts'
import { type OpenGroup, openGroup } from '../figures/compute-figure.ts'
import { say } from '../messages.ts'
import type { OrganisationOptions } from '../options.ts'
import { quantityTables } from '../quantities/quantity-tables.ts'
import type { By } from '../tree/change-unit.ts'
import { lockOrganisation } from '../tree/unit-store.ts'
import { checkedActivity, isActivityRefusal } from './check-activity.ts'
import {
  activitiesOf,
  instrumentsOf,
  omissionsOf,
  saveActivities,
  saveInstrument,
  saveOmission,
  savePolicy,
} from './inventory-store.ts'

type Documents = Pick<OrganisationOptions, 'documents'>

const refused = (field: string, text: Text) => new AppError('invalid_input', text, { fields: { [field]: text } })

async function checkDocument({ documents }: Documents, tenant: Tenant, id: string | null): Promise<void> {
  if (id && (await documents.stages(tenant, [id])).length === 0) throw refused('document', say('part.document'))
}

/** Adds an activity, or changes one; returns its identifier. */
export const saveActivity = (
  options: Documents,
  tenant: Tenant,
  report: Report,
  fields: ActivityFields,
  by: By,
  id?: string,
): Promise<string> =>
  tenant.transaction(async (inside) => {
    await lockOrganisation(inside)
    const known = await activitiesOf(inside, report.year)
    const before = id === undefined ? null : known.find((one) => one.id === id)
    if (before === undefined) throw new AppError('not_found', say('activity.missing'))
    if (!before && known.length >= limits.inventory.activities)
      throw new AppError('conflict', say('activity.many', { count: limits.inventory.activities }))
    await checkDocument(options, inside, fields.document)
    const group = await openGroup(inside, report)
    // What is stored of a factor that is shipped is in one language; it is shown in that of the reader.
    const checked = checkedActivity(group, await knownFactors(inside, 'en'), known, fields, before)
    if (isActivityRefusal(checked)) throw refused(checked.field, checked.text)
    await saveActivities(inside, report.year, [{ id: checked.id, before, after: checked }], by)
    return checked.id
  })

/** Removes an activity; its history keeps it. */
export const removeActivity = (tenant: Tenant, { year }: Report, id: string, by: By): Promise<void> =>
  tenant.transaction(async (inside) => {
    await lockOrganisation(inside)
    const before = (await activitiesOf(inside, year)).find((one) => one.id === id)
    if (!before) throw new AppError('not_found', say('activity.missing'))
    await saveActivities(inside, year, [{ id, before, after: null }], by)
  })

/** Why there can be no such instrument; `null` where there can. */
function instrumentRefusal(group: OpenGroup, fields: InstrumentFields): { field: string; text: Text } | null {
  const { unit_id: unitId, from, to, unit, renewable, nuclear } = fields
  const root = [...group.tree.units.values()].find(({ parent }) => parent === null)
  if (!root) return { field: 'unit_id', text: say('unit.missing') }
  const months = monthsRefusal(group, { unit_id: unitId ?? root.id, from, to })
  if (months) return months
  const known = unitIn(quantityTables(), unit)
  if (!known) return { field: 'unit', text: say('part.quantity.unknown_unit', { unit }) }
  if (known.kind !== 'energy') return { field: 'unit', text: say('instrument.energy', { unit: known.unit }) }
  return renewable + nuclear > 100 ? { field: 'nuclear', text: say('instrument.shares') } : null
}

/** Adds an instrument, or changes one; returns its identifier. */
export const changeInstrument = (
  options: Documents,
  tenant: Tenant,
  report: Report,
  fields: InstrumentFields,
  by: By,
  id?: string,
): Promise<string> =>
  tenant.transaction(async (inside) => {
    await lockOrganisation(inside)
    const known = await instrumentsOf(inside, report.year)
    const before = id === undefined ? null : known.find((one) => one.id === id)
    if (before === undefined) throw new AppError('not_found', say('instrument.missing'))
    if (!before && known.length >= limits.inventory.instruments)
      throw new AppError('conflict', say('instrument.many', { count: limits.inventory.instruments }))
    await checkDocument(options, inside, fields.document)
    const wrong = instrumentRefusal(await openGroup(inside, report), fields)
    if (wrong) throw refused(wrong.field, wrong.text)
    const own = before?.id ?? newAuditedId()
    await saveInstrument(inside, report.year, own, before, fields, by)
    return own
  })

/** Removes an instrument; its history keeps it. */
export const removeInstrument = (tenant: Tenant, { year }: Report, id: string, by: By): Promise<void> =>
  tenant.transaction(async (inside) => {
    await lockOrganisation(inside)
    const before = (await instrumentsOf(inside, year)).find((one) => one.id === id)
    if (!before) throw new AppError('not_found', say('instrument.missing'))
    await saveInstrument(inside, year, id, before, null, by)
  })

/** Says why a category of Scope 3 is left out; with an empty reason that it is not. */
export const leaveOut = (tenant: Tenant, { year }: Report, id: string, reason: string, by: By): Promise<void> =>
  tenant.transaction(async (inside) => {
    await lockOrganisation(inside)
    if (inventoryCategory(id)?.scope !== 'scope3') throw new AppError('not_found', say('activity.category'))
    const activities = await activitiesOf(inside, year)
    if (reason !== '' && activities.some(({ fields }) => fields.category === id))
      throw new AppError('conflict', say('inventory.hasActivities'))
    const before = (await omissionsOf(inside, year)).get(id) ?? null
    if ((before ?? '') !== reason) await saveOmission(inside, year, id, before, reason, by)
  })

/** Says which year is the base, when it is restated, and what the targets are. */
export function setPolicy(tenant: Tenant, { year }: Report, policy: InventoryPolicy, by: By): Promise<void> {
  const backwards = policy.targets.findIndex((target) => target.year <= target.base_year)
  if (backwards >= 0) throw refused(`targets.${backwards}.year`, say('figure.target'))
  const rising = policy.targets.findIndex((target) => target.value > target.base)
  if (rising >= 0) throw refused(`targets.${rising}.value`, say('inventory.rising'))
  return tenant.transaction(async (inside) => {
    await lockOrganisation(inside)
    await savePolicy(inside, year, policy, by)
  })
}
