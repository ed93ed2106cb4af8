import { type contract, type DirectoryToken, limits } from '@esrs/contract'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import { say } from '../messages.ts'
import { lockTeam } from '../team-store.ts'
import type { DirectoryParts } from './directory-calls.ts'
import { countMembers, countSent, provedDomains } from './directory-store.ts'
import type { DirectoryTokens, ShownDirectoryToken } from './directory-token-store.ts'
import { scimPath } from './scim-answers.ts'

type ProvisioningParts = Pick<DirectoryParts, 'apiUrl' | 'events'> & { directoryTokens: DirectoryTokens }

const shown = (token: ShownDirectoryToken): DirectoryToken => ({
  id: token.id,
  name: token.label,
  prefix: token.prefix,
  made_by: token.maker,
  created_at: token.createdAt.toISOString(),
  last_used_at: token.lastUsedAt?.toISOString() ?? null,
  ends_at: token.endsAt.toISOString(),
  active: token.active,
})

/** What administrators decide about the directory of their company. */
export function provisioningCalls(parts: ProvisioningParts): Handlers<(typeof contract)['provisioning']> {
  const { apiUrl, directoryTokens, events } = parts
  return {
    get: async ({ tenant }) => ({
      address: `${apiUrl()}${scimPath}`,
      domains: await provedDomains(tenant),
      people: await countSent(tenant),
      groups: await countMembers(tenant),
      tokens: (await directoryTokens.list(tenant)).map(shown),
    }),
    makeToken: async ({ tenant, actor, body, caller }) =>
      tenant.transaction(async (inside) => {
        await lockTeam(inside)
        const all = await directoryTokens.list(inside)
        if (all.filter(({ active }) => active).length >= limits.directoryTokens.each)
          throw new AppError('quota_reached', say('directory.many', { count: limits.directoryTokens.each }))
        const { secret, id } = await directoryTokens.make(inside, { ...body, by: actor.userId })
        const { companyId, userId: by } = actor
        const { requestId } = caller
        await events.record(inside.db, { event: 'directory.token_made', companyId, by, requestId })
        const token = (await directoryTokens.list(inside)).find((one) => one.id === id)
        return { secret, token: shown(token!) }
      }),
    revokeToken: async ({ tenant, actor, params, caller }) => {
      await tenant.transaction(async (inside) => {
        if (!(await directoryTokens.revoke(inside, params.id))) throw new AppError('not_found', say('token.missing'))
        const { companyId, userId: by } = actor
        const { requestId } = caller
        await events.record(inside.db, { event: 'directory.token_revoked', companyId, by, requestId })
      })
      return { ok: true }
    },
  }
}
