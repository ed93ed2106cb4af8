import type { contract } from '@esrs/contract'
import type { Clock } from '../../clock.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { companyOf } from './company.ts'
import { say } from './messages.ts'
import { getCompany, updateCompany } from './store.ts'

const missing = () => new AppError('not_found', say('company.missing'))

/** The company of the signed-in person. */
export function companyCalls({ clock }: { clock: Clock }): Handlers<(typeof contract)['company']> {
  return {
    get: async ({ tenant }) => {
      const row = await getCompany(tenant)
      if (!row) throw missing()
      return companyOf(row, clock())
    },
    update: async ({ tenant, body }) => {
      const { name, address, registration_number: registrationNumber } = body
      const row = await updateCompany(tenant, { name, address, registrationNumber })
      if (!row) throw missing()
      return companyOf(row, clock())
    },
    info: async ({ tenant, body }) => {
      const { industry, companySize, reportScope } = body
      const row = await tenant.transaction(async (inside) => {
        const before = await getCompany(inside)
        const steps = new Set([...((before?.onboarding?.completed_steps as number[] | undefined) ?? []), 0])
        const onboarding = { ...before?.onboarding, completed_steps: [...steps].sort() }
        return updateCompany(inside, { industry, companySize, reportScope, onboarding })
      })
      if (!row) throw missing()
      return companyOf(row, clock())
    },
  }
}
