import { contract } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import type { Actor } from '../../http/authenticate.ts'
import type { OrganisationFeature } from '../organisation/index.ts'
import { callAsPerson } from './call-as-person.ts'
import type { DemoOrganisation } from './demo-folder.ts'
import type { WorkParts } from './enter-work.ts'

/** Enters the entities and sites of the demo company, the figures that are collected from them, what of the year before is restated, and the inventory. */
export async function enterOrganisation(
  { calls: { organisation, figures, factors, inventory, years } }: OrganisationFeature,
  companyCalls: WorkParts['companyCalls'],
  tenant: Tenant,
  actor: Actor,
  reportingYear: number,
  { units, figures: collected, restatements, inventory: entered }: DemoOrganisation,
): Promise<void> {
  const call = callAsPerson(tenant, actor)
  const inYear = (year: number) =>
    call(contract.company.update, companyCalls.update, { body: { metadata: { reporting_year: year } } })
  const ids = new Map<string, string>()
  for (const { parent, ...fields } of units) {
    const body = { ...fields, parent: parent === null ? null : ids.get(parent)! }
    ids.set(fields.code, (await call(contract.organisation.add, organisation.add, { body })).id)
  }
  let at = reportingYear
  for (const { year = reportingYear, datapoint: key, setup, parts } of collected) {
    if (year !== at) await inYear(year)
    at = year
    await call(contract.figures.setUp, figures.setUp, { params: { key }, body: setup })
    for (const { unit, unit_of, ...part } of parts) {
      const own = {
        unit_id: ids.get(unit)!,
        unit: unit_of,
        base: null,
        counterpart: null,
        estimated: false,
        document: null,
      }
      await call(contract.figures.addPart, figures.addPart, { params: { key }, body: { ...part, ...own } })
    }
  }
  if (at !== reportingYear) await inYear(reportingYear)
  for (const { datapoint: key, ...body } of restatements)
    await call(contract.years.restate, years.restate, { params: { key }, body })

  const factorIds = new Map<string, string>()
  for (const body of entered.factors)
    factorIds.set(body.name, (await call(contract.factors.add, factors.add, { body })).id)
  const idOf = (name: string | null) => name && (factorIds.get(name) ?? name)
  for (const { unit, unit_of, factor, residual, ...fields } of entered.activities) {
    const named = { unit_id: ids.get(unit)!, unit: unit_of, factor: idOf(factor), residual: idOf(residual) }
    const body = { ...fields, ...named, document: null }
    await call(contract.inventory.addActivity, inventory.addActivity, { body })
  }
  for (const { unit, unit_of, ...fields } of entered.instruments) {
    const body = { ...fields, unit_id: unit === null ? null : ids.get(unit)!, unit: unit_of, document: null }
    await call(contract.inventory.addInstrument, inventory.addInstrument, { body })
  }
  for (const { category, reason } of entered.omissions)
    await call(contract.inventory.leaveOut, inventory.leaveOut, { params: { category }, body: { reason } })
  await call(contract.inventory.savePolicy, inventory.savePolicy, { body: entered.policy })
}
