import type { contract } from '@esrs/contract'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { say } from './messages.ts'
import type { CallParts } from './parts.ts'

const later = async (): Promise<never> => {
  throw new AppError('not_found', say('company.missing'))
}

/** Privacy of persons and companies, and the security trail. */
export function privacyCalls({ events }: CallParts): Handlers<(typeof contract)['privacy']> {
  return {
    notice: later,
    exportMine: later,
    eraseMe: later,
    exportCompany: later,
    eraseCompany: later,
    securityTrail: async ({ tenant, query }) => {
      const { rows, total } = await events.list(tenant, query.page, query.page_size)
      return { count: total, page: query.page, total_pages: Math.ceil(total / query.page_size), results: rows }
    },
  }
}
