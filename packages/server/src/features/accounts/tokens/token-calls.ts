import { type contract, limits, type Reply, type TokenScope, tokenScopes } from '@esrs/contract'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import { say } from '../messages.ts'
import { type AccountParts, ownerOf } from '../parts.ts'
import { confirmed } from '../sign-in/credentials.ts'
import type { ShownToken, Tokens } from './token-store.ts'

type TokenParts = Pick<AccountParts, 'clock' | 'events' | 'sessions' | 'throttle'> & { tokens: Tokens }

/** Who may write may see what is there; in the order in which the scopes are listed. */
const withReading = (scopes: readonly TokenScope[]): TokenScope[] =>
  tokenScopes.filter((scope) => scopes.includes(scope) || scopes.some((one) => one === scope.replace('read', 'write')))

const shown = (token: ShownToken): Reply<(typeof contract)['tokens']['list']>['tokens'][number] => ({
  id: token.id,
  name: token.label,
  scopes: token.scopes,
  prefix: token.prefix,
  created_at: token.createdAt.toISOString(),
  last_used_at: token.lastUsedAt?.toISOString() ?? null,
  ends_at: token.endsAt.toISOString(),
  active: token.active,
})

/** Personal API tokens. No token reaches these calls, so none can make another or outlive its revocation. */
export function tokenCalls(parts: TokenParts): Handlers<(typeof contract)['tokens']> {
  const { tokens, events } = parts
  return {
    list: async ({ tenant, actor }) => ({ tokens: (await tokens.list(tenant, actor.userId)).map(shown) }),
    create: async ({ tenant, actor, body, caller }) => {
      const { password, name, scopes, days } = body
      const user = await confirmed(parts, tenant, actor, { password, field: 'password' })
      const { id: by, companyId } = user
      return tenant.transaction(async (inside) => {
        if ((await tokens.countActive(inside, by)) >= limits.apiTokens.each)
          throw new AppError('quota_reached', say('token.many', { count: limits.apiTokens.each }))
        const made = await tokens.make(inside.db, ownerOf(user), { name, days, scopes: withReading(scopes) })
        const { requestId } = caller
        await events.record(inside.db, { event: 'token.made', companyId, by, about: by, requestId })
        return { secret: made.secret, token: shown(made.token) }
      })
    },
    revoke: async ({ tenant, actor, params, caller }) => {
      const { userId, companyId } = actor
      await tenant.transaction(async (inside) => {
        if (!(await tokens.revoke(inside, userId, params.id))) throw new AppError('not_found', say('token.missing'))
        const { requestId } = caller
        await events.record(inside.db, { event: 'token.revoked', companyId, by: userId, about: userId, requestId })
      })
      return { ok: true }
    },
  }
}
