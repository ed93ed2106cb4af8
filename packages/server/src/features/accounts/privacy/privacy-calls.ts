import type { contract, Reply } from '@esrs/contract'
import type { Handlers } from '../../../http/serve.ts'
import { type EraseParts, eraseCompany, erasePerson } from './erase.ts'
import { exportCompany, exportPerson } from './export.ts'

/** Statement of this installation on recipients and retention of data. */
export type PrivacySettings = Reply<(typeof contract)['privacy']['notice']>

export interface PrivacyParts extends EraseParts {
  privacy: PrivacySettings
}

/** Privacy of persons and companies, and the security trail. */
export function privacyCalls(parts: PrivacyParts): Handlers<(typeof contract)['privacy']> {
  const { db, throttle, events, files, privacy } = parts
  return {
    notice: async () => privacy,
    exportMine: async ({ tenant, actor, caller }) => {
      const { userId, companyId } = actor
      await throttle.count('exportUser', userId)
      const { requestId, language } = caller
      await events.record(db, { event: 'user.exported', companyId, by: userId, about: userId, requestId })
      return exportPerson(tenant, userId, language)
    },
    eraseMe: async ({ tenant, actor, body, caller }) => {
      await erasePerson(parts, tenant, actor, body.password, caller)
      return { ok: true }
    },
    exportCompany: async ({ tenant, actor, caller }) => {
      const { userId, companyId } = actor
      await throttle.count('exportUser', userId)
      const archive = await exportCompany(tenant, files, caller.language)
      await events.record(db, { event: 'company.exported', companyId, by: userId, requestId: caller.requestId })
      return archive
    },
    eraseCompany: async ({ tenant, actor, body }) => {
      await eraseCompany(parts, tenant, actor, body)
      return { ok: true }
    },
    securityTrail: async ({ tenant, query }) => {
      const { rows, total } = await events.list(tenant, query.page, query.page_size)
      return { count: total, page: query.page, total_pages: Math.ceil(total / query.page_size), results: rows }
    },
  }
}
