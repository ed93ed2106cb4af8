import { type contract, type EmissionFactor, equivalentOf, limits, OwnFactor } from '@esrs/contract'
import { factorGuides, quantityUnits, shippedFactors } from '@esrs/engine'
import { newId } from '../../../database/action.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import { figureInWords } from '../figures/formula-words.ts'
import { say } from '../messages.ts'
import type { OrganisationParts } from '../parts.ts'
import { fuelsIn } from '../quantities/quantity-tables.ts'
import { addFactor, type FactorRow, ownFactorsOf, removeFactor } from './factor-store.ts'

/** One that was stored before a field was there holds the field's usual value. */
const shownOwn = ({ id, fields }: FactorRow): EmissionFactor => ({
  id,
  ...OwnFactor.parse(fields),
  ...{ licence: '', note: '', own: true },
})

/** Handlers of the calls of emission factors: those that are shipped, and those of the company. */
export const factorCalls = ({ clock }: OrganisationParts): Handlers<(typeof contract)['factors']> => ({
  list: async ({ tenant, caller: { language } }) => {
    const shipped = shippedFactors().map(
      ({ id, scope, name, unit, gases, stated, year, source, licence, ...more }): EmissionFactor => {
        const derived =
          gases &&
          say(gases.isBiogenic ? 'factor.biogenic' : 'factor.derived', {
            co2: figureInWords(gases.co2, language),
            ch4: figureInWords(gases.ch4, language),
            n2o: figureInWords(gases.n2o, language),
          })(language)
        return {
          ...{ id, scope, name: name[language], unit, year, source, own: false, ...more },
          gases: gases && { co2: gases.isBiogenic ? 0 : gases.co2, ch4: gases.ch4, n2o: gases.n2o },
          biogenic: gases?.isBiogenic ? gases.co2 : 0,
          kilograms: stated ?? Number(equivalentOf(gases!).toPrecision(10)),
          licence: say(`licence.${licence}`)(language),
          note: derived ?? '',
        }
      },
    )
    return {
      factors: [...(await ownFactorsOf(tenant)).map(shownOwn), ...shipped],
      ...{ units: quantityUnits(), fuels: fuelsIn(language) },
      guides: factorGuides().map(({ name, where, ...guide }) => ({
        ...guide,
        ...{ name: name[language], where: where[language] },
      })),
    }
  },
  add: async ({ tenant, actor, body }) => {
    if ((await ownFactorsOf(tenant)).length >= limits.ownFactors)
      throw new AppError('conflict', say('factor.many', { count: limits.ownFactors }))
    const row = { id: newId(), fields: body, by: actor.userId, at: clock() }
    await addFactor(tenant, row)
    return shownOwn({ ...row, companyId: tenant.companyId })
  },
  remove: async ({ tenant, params }) => {
    if (!(await removeFactor(tenant, params.id))) throw new AppError('not_found', say('factor.missing'))
    return { ok: true }
  },
})
