import { type contract, type Language, limits, OwnFactor } from '@esrs/contract'
import { factorGuides, quantityUnits } from '@esrs/engine'
import { newAuditedId } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import type { UploadedFile } from '../../../http/upload.ts'
import { tableFile } from '../../../tables/table-file.ts'
import { say } from '../messages.ts'
import type { OrganisationOptions } from '../options.ts'
import { sentTable } from '../plan-table.ts'
import { fuelsIn } from '../quantities/quantity-tables.ts'
import { lockOrganisation } from '../tree/unit-store.ts'
import { factorRefusal } from './factor-bounds.ts'
import { addFactor, ownFactorsOf, removeFactor, saveFactors } from './factor-store.ts'
import { factorsShape, factorsTable } from './factors-table.ts'
import { knownFactors, shownOwn } from './known-factors.ts'
import { planFactors } from './plan-factors.ts'

/** Handlers of the calls of emission factors: those that are shipped, and those of the company. */
export function factorCalls({ clock, reporting }: OrganisationOptions): Handlers<(typeof contract)['factors']> {
  const planOf = async (tenant: Tenant, file: UploadedFile, language: Language) => {
    const table = await sentTable(reporting, tenant, file, factorsShape, limits.ownFactors)
    return async (inside: Tenant) => planFactors(await ownFactorsOf(inside), table, language)
  }
  return {
    list: async ({ tenant, caller: { language } }) => ({
      factors: await knownFactors(tenant, language),
      units: quantityUnits(),
      fuels: fuelsIn(language),
      guides: factorGuides().map(({ name, where, ...guide }) => ({
        ...guide,
        name: name[language],
        where: where[language],
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
    export: async ({ tenant, query: { format }, caller: { language } }) => {
      const factors = (await ownFactorsOf(tenant)).map(({ fields }) => OwnFactor.parse(fields))
      const fuels = new Map(fuelsIn(language).map(({ id, name }) => [id, name]))
      return tableFile(
        [factorsTable(factors, { fuels, language })],
        format,
        say('factorsTable.file')(language),
        language,
      )
    },
    previewImport: async ({ tenant, file, caller }) => {
      const plan = await planOf(tenant, file, caller.language)
      return (await plan(tenant)).wire
    },
    confirmImport: async ({ tenant, actor, file, body, caller }) => {
      const plan = await planOf(tenant, file, caller.language)
      return tenant.transaction(async (inside) => {
        await lockOrganisation(inside)
        const { wire, changes } = await plan(inside)
        if (changes.length === 0) throw new AppError('conflict', say('factor.import.nothing'))
        if (wire.plan !== body.plan) throw new AppError('conflict', say('factor.import.changed'))
        const at = clock()
        await saveFactors(
          inside,
          changes.map((change) => ({ ...change, by: actor.userId, at })),
        )
        return wire
      })
    },
    remove: async ({ tenant, params }) => {
      if (!(await removeFactor(tenant, params.id))) throw new AppError('not_found', say('factor.missing'))
      return { ok: true }
    },
  }
}
