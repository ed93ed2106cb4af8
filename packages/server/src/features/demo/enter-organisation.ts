import { contract } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import type { Actor } from '../../http/authenticate.ts'
import type { OrganisationFeature } from '../organisation/index.ts'
import { callAsPerson } from './call-as-person.ts'
import type { DemoOrganisation } from './demo-folder.ts'

/** Enters the entities and sites of the demo company, and the figures that are collected from them. */
export async function enterOrganisation(
  { calls: { organisation, figures } }: OrganisationFeature,
  tenant: Tenant,
  actor: Actor,
  { units, figures: collected }: DemoOrganisation,
): Promise<void> {
  const call = callAsPerson(tenant, actor)
  const ids = new Map<string, string>()
  for (const { parent, ...fields } of units) {
    const body = { ...fields, parent: parent === null ? null : ids.get(parent)! }
    ids.set(fields.code, (await call(contract.organisation.add, organisation.add, { body })).id)
  }
  for (const { datapoint: key, setup, parts } of collected) {
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
}
