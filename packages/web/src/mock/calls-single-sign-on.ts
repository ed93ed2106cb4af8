import type { contract, SingleSignOn } from '@esrs/contract'
import { found, type MockContext, MockFailure, type MockGroup } from './call.ts'
import { methodsOf } from './person.ts'

const setUpOf = ({ state }: MockContext): SingleSignOn => {
  const administrators = state.people
    .filter(({ user }) => user.user_type === 'company_admin')
    .map((person) => ({ id: person.user.id, name: person.user.name, second_factor: methodsOf(person).length > 0 }))
  const { breakGlass, ...kept } = state.singleSignOn
  return {
    ...kept,
    redirect_address: `${location.origin}/login/provider/${state.company.id}`,
    sign_out_address: `${location.origin}/login`,
    break_glass: administrators.filter(({ id }) => breakGlass.includes(id)),
    administrators,
    people_outside: 1,
  }
}

export const singleSignOnCalls: MockGroup<typeof contract.singleSignOn> = {
  begin: ({ body }, { state }) => {
    const domain = body.email.split('@')[1] ?? ''
    const isThere = state.singleSignOn.domains.some((one) => one.domain === domain && one.proved_at)
    const url = `/login/provider/${state.company.id}?code=mock&state=sign_in.mock`
    return { url: isThere && state.singleSignOn.mode !== 'off' ? url : null }
  },
  finish: () => {
    throw new MockFailure('sign_in_over')
  },
  beginProof: () => ({ url: '/login' }),
  prove: () => ({ ok: true }),
  get: (_, context) => setUpOf(context),
  save: ({ body }, context) => {
    const { issuer, client_id, group_claim, default_role, trusts_factor, mode, groups, break_glass } = body
    const provider = { issuer, client_id, group_claim, default_role, trusts_factor }
    Object.assign(context.state.singleSignOn, { provider, mode, groups, breakGlass: break_glass })
    return setUpOf(context)
  },
  remove: (_, context) => {
    Object.assign(context.state.singleSignOn, { provider: null, mode: 'off', tried: false })
    return setUpOf(context)
  },
  test: () => ({ problems: [], hints: [] }),
  addDomain: ({ body }, context) => {
    const { domain } = body
    const record = 'esrs-reporting=Qm9uZGkgYmVhY2ggaW4gdGhlIG1vcm5pbmc'
    context.state.singleSignOn.domains.push({
      domain,
      record,
      record_name: `_esrs-reporting.${domain}`,
      proved_at: null,
    })
    return setUpOf(context)
  },
  proveDomain: ({ params }, context) => {
    const domain = found(context.state.singleSignOn.domains.find((one) => one.domain === params.domain))
    domain.proved_at = new Date().toISOString()
    return setUpOf(context)
  },
  removeDomain: ({ params }, context) => {
    const { singleSignOn } = context.state
    singleSignOn.domains = singleSignOn.domains.filter(({ domain }) => domain !== params.domain)
    return setUpOf(context)
  },
}
