import type { contract } from '@esrs/contract'
import type { MockGroup } from './call.ts'
import { confirm, self } from './calls-session.ts'
import { MockFailure } from './state.ts'

/** API tokens of the mock; none of them opens anything. */
export const tokenCalls: MockGroup<typeof contract.tokens> = {
  list: (_, { state }) => ({ tokens: state.tokens }),
  create: ({ body }, context) => {
    confirm(self(context), body.password, 'password')
    const { name, scopes, days } = body
    const id = crypto.randomUUID()
    const secret = `esrs_mock${id.replaceAll('-', '')}`
    const now = Date.now()
    const token = {
      id,
      name,
      scopes,
      prefix: secret.slice(0, 9),
      created_at: new Date(now).toISOString(),
      last_used_at: null,
      ends_at: new Date(now + days * 86_400_000).toISOString(),
      active: true,
    }
    context.state.tokens.unshift(token)
    return { secret, token }
  },
  revoke: ({ params }, { state }) => {
    if (!state.tokens.some(({ id }) => id === params.id))
      throw new MockFailure('not_found', {
        en: 'This token has been revoked already.',
        de: 'Dieses Token ist bereits widerrufen.',
      })
    state.tokens = state.tokens.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
}
