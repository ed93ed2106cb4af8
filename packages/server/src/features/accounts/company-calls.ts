import type { contract } from '@esrs/contract'
import type { Clock } from '../../clock.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { type CompanyRow, changeOf, companyOf } from './company.ts'
import { say } from './messages.ts'
import { getCompany, updateCompany } from './store.ts'

export interface CompanyCallParts {
  clock: Clock
}

/** The company of the signed-in person. */
export function companyCalls({ clock }: CompanyCallParts): Handlers<(typeof contract)['company']> {
  const present = (row: CompanyRow | null) => {
    if (!row) throw new AppError('not_found', say('company.missing'))
    return companyOf(row, clock())
  }
  return {
    get: async ({ tenant }) => present(await getCompany(tenant)),
    update: async ({ tenant, body }) => present(await updateCompany(tenant, changeOf(body))),
    info: async ({ tenant, body }) => {
      const { industry, companySize, reportScope } = body
      const row = await tenant.transaction(async (inside) => {
        const before = await getCompany(inside)
        const steps = new Set([...((before?.onboarding?.completed_steps as number[] | undefined) ?? []), 0])
        const onboarding = { ...before?.onboarding, completed_steps: [...steps].sort() }
        return updateCompany(inside, { industry, companySize, reportScope, onboarding })
      })
      return present(row)
    },
  }
}
