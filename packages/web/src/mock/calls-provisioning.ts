import type { contract } from '@esrs/contract'
import type { MockGroup } from './call.ts'

export const provisioningCalls: MockGroup<typeof contract.provisioning> = {
  get: (_, { state }) => ({
    address: 'http://localhost:8900/scim/v2',
    domains: ['auental.example'],
    people: state.directoryTokens.length === 0 ? 0 : 4,
    groups: state.directoryTokens.length === 0 ? [] : [{ name: 'Sustainability', members: 3 }],
    tokens: state.directoryTokens,
  }),
  makeToken: ({ body }, { state, user }) => {
    const secret = `scim_mock${crypto.randomUUID().replaceAll('-', '')}`
    const token = {
      id: crypto.randomUUID(),
      name: body.name,
      prefix: secret.slice(0, 9),
      made_by: user?.name ?? null,
      created_at: new Date().toISOString(),
      last_used_at: null,
      ends_at: new Date(Date.now() + body.days * 86_400_000).toISOString(),
      active: true,
    }
    state.directoryTokens.unshift(token)
    return { secret, token }
  },
  revokeToken: ({ params }, { state }) => {
    state.directoryTokens = state.directoryTokens.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
}
