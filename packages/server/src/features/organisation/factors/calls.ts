import { type contract, limits } from '@esrs/contract'
import { factorGuides, quantityUnits } from '@esrs/engine'
import { newAuditedId } from '../../../database/action.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import { say } from '../messages.ts'
import type { OrganisationParts } from '../parts.ts'
import { fuelsIn } from '../quantities/quantity-tables.ts'
import { factorRefusal } from './factor-bounds.ts'
import { addFactor, ownFactorsOf, removeFactor } from './factor-store.ts'
import { knownFactors, shownOwn } from './known-factors.ts'

/** Handlers of the calls of emission factors: those that are shipped, and those of the company. */
export const factorCalls = ({ clock }: OrganisationParts): Handlers<(typeof contract)['factors']> => ({
  list: async ({ tenant, caller: { language } }) => ({
    factors: await knownFactors(tenant, language),
    ...{ units: quantityUnits(), fuels: fuelsIn(language) },
    guides: factorGuides().map(({ name, where, ...guide }) => ({
      ...guide,
      ...{ name: name[language], where: where[language] },
    })),
  }),
  add: async ({ tenant, actor, body }) => {
    const refusal = factorRefusal(body)
    if (refusal) throw new AppError('invalid_input', refusal, { fields: { kilograms: refusal } })
    if ((await ownFactorsOf(tenant)).length >= limits.ownFactors)
      throw new AppError('conflict', say('factor.many', { count: limits.ownFactors }))
    const row = { id: newAuditedId(), fields: body, by: actor.userId, at: clock() }
    await addFactor(tenant, row)
    return shownOwn({ ...row, companyId: tenant.companyId })
  },
  remove: async ({ tenant, params }) => {
    if (!(await removeFactor(tenant, params.id))) throw new AppError('not_found', say('factor.missing'))
    return { ok: true }
  },
})
