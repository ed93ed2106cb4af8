import type { contract } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import type { Actor } from '../../../http/authenticate.ts'
import { AppError } from '../../../http/errors.ts'
import type { Caller, Handlers } from '../../../http/serve.ts'
import { type CompanyRow, changeOf, companyFor, companyOf } from '../company.ts'
import { say } from '../messages.ts'
import type { AccountParts } from '../parts.ts'
import { getCompany, updateCompany } from '../store.ts'
import { withStep } from './onboarding.ts'

type CompanyCallParts = Pick<AccountParts, 'clock' | 'events'>

type Change = (inside: Tenant) => Promise<CompanyRow | null>

/** The company of the signed-in person. */
export function companyCalls({ clock, events }: CompanyCallParts): Handlers<(typeof contract)['company']> {
  const present = (row: CompanyRow | null) => {
    if (!row) throw new AppError('not_found', say('company.missing'))
    return companyOf(row, clock())
  }
  const change = (tenant: Tenant, { userId }: Actor, { requestId }: Caller, work: Change) =>
    tenant.transaction(async (inside) => {
      const row = await work(inside)
      const { companyId } = inside
      await events.record(inside.db, { event: 'company.changed', companyId, by: userId, requestId })
      return present(row)
    })
  return {
    get: async ({ tenant, actor }) => companyFor(actor.role, present(await getCompany(tenant))),
    update: ({ tenant, actor, caller, body }) =>
      change(tenant, actor, caller, (inside) => updateCompany(inside, changeOf(body))),
    info: ({ tenant, actor, caller, body }) =>
      change(tenant, actor, caller, async (inside) => {
        const { industry, companySize, reportScope } = body
        const before = await getCompany(inside)
        return before && updateCompany(inside, { industry, companySize, reportScope, ...withStep(before, 0) })
      }),
    onboarding: ({ tenant, actor, caller, body }) =>
      change(tenant, actor, caller, async (inside) => {
        const before = await getCompany(inside)
        const changed = before && withStep(before, body.step)
        return changed && Object.keys(changed).length > 0 ? updateCompany(inside, changed) : before
      }),
  }
}
