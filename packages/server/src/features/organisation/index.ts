import type { contract } from '@esrs/contract'
import type { Handlers } from '../../http/serve.ts'
import { factorCalls } from './factors/calls.ts'
import { figureCalls } from './figures/calls.ts'
import { hasPartsOf } from './figures/figure-store.ts'
import { inventoryCalls } from './inventory/calls.ts'
import { hasInventoryOf } from './inventory/inventory-store.ts'
import type { OrganisationOptions } from './options.ts'
import { organisationCalls } from './tree/calls.ts'
import { yearCalls } from './years/calls.ts'

/** The calls of this feature, for the composition root. */
export interface OrganisationFeature {
  calls: {
    organisation: Handlers<(typeof contract)['organisation']>
    figures: Handlers<(typeof contract)['figures']>
    factors: Handlers<(typeof contract)['factors']>
    inventory: Handlers<(typeof contract)['inventory']>
    years: Handlers<(typeof contract)['years']>
  }
}

/** The organisation of a company: entities and sites, and the figures that are collected from them. */
export function createOrganisation(options: OrganisationOptions): OrganisationFeature {
  return {
    calls: {
      organisation: organisationCalls(
        options,
        async (tenant, unitId) => (await hasPartsOf(tenant, unitId)) || (await hasInventoryOf(tenant, unitId)),
      ),
      figures: figureCalls(options),
      factors: factorCalls(options),
      inventory: inventoryCalls(options),
      years: yearCalls(options),
    },
  }
}
