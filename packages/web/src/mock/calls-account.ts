import { type contract, lastOnboardingStep, type Produced, type TokenScope, tokenScopes } from '@esrs/contract'
import { found, MockFailure, type MockGroup, pageOf } from './call.ts'
import service from './fixtures/recorded/service.json' with { type: 'json' }
import { confirm, refuseLast, self } from './person.ts'
import type { MockState } from './state.ts'

export const operationsCalls: MockGroup<typeof contract.operations> = {
  version: () => ({ version: '0.1.5', registration: 'open' }),
  live: () => service.live as Produced<typeof contract.operations.live>,
  ready: () => service.ready as Produced<typeof contract.operations.ready>,
}

/** Notes a step of the wizard; the last one ends the onboarding. */
function completed({ company }: MockState, step: number) {
  const { metadata } = company
  if (metadata.skip_onboarding && metadata.onboarding === null) return company
  if (step === lastOnboardingStep) Object.assign(metadata, { onboarding: null, skip_onboarding: true })
  else {
    const steps = new Set([...(metadata.onboarding?.completed_steps ?? []), step])
    metadata.onboarding = { ...metadata.onboarding, completed_steps: [...steps] }
  }
  return company
}

export const companyCalls: MockGroup<typeof contract.company> = {
  get: (_, { state }) => state.company,
  update: ({ body: { metadata, ...body } }, { state: { company } }) => {
    Object.assign(company.metadata, metadata)
    return Object.assign(company, body)
  },
  info: ({ body }, { state }) => {
    const { industry, companySize: company_size, reportScope: report_scope } = body
    Object.assign(state.company.metadata, { industry, company_size, report_scope })
    return completed(state, 0)
  },
  onboarding: ({ body }, { state }) => completed(state, body.step),
}

/** API tokens of the mock; none of them opens anything. */
export const tokenCalls: MockGroup<typeof contract.tokens> = {
  list: (_, { state }) => ({ tokens: state.tokens }),
  create: ({ body }, context) => {
    confirm(self(context), body.password, 'password')
    const { name, days } = body
    const reads = body.scopes.map((scope) => scope.replace('write', 'read') as TokenScope)
    const scopes = tokenScopes.filter((scope) => body.scopes.includes(scope) || reads.includes(scope))
    const id = crypto.randomUUID()
    const secret = `esrs_mock${id.replaceAll('-', '')}`
    const token = {
      id,
      name,
      scopes,
      prefix: secret.slice(0, 9),
      created_at: new Date().toISOString(),
      last_used_at: null,
      ends_at: new Date(Date.now() + days * 86_400_000).toISOString(),
      active: true,
    }
    context.state.tokens.unshift(token)
    return { secret, token }
  },
  revoke: ({ params }, { state }) => {
    found(state.tokens.find(({ id }) => id === params.id))
    state.tokens = state.tokens.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
}

/** An archive with nothing in it: the signature of its end and eighteen bytes of zero. */
const emptyZip = (): Uint8Array<ArrayBuffer> => Uint8Array.from([0x50, 0x4b, 5, 6, ...new Uint8Array(18)])

export const privacyCalls: MockGroup<typeof contract.privacy> = {
  notice: () => service.notice,
  exportMine: () => emptyZip(),
  eraseMe: ({ body }, context) => {
    const person = self(context)
    confirm(person, body.password, 'password')
    refuseLast(context.state, person, 'last_to_leave')
    context.state.people = context.state.people.filter((one) => one !== person)
    return { ok: true }
  },
  exportCompany: () => emptyZip(),
  eraseCompany: ({ body }, context) => {
    const isName = (text: string) => text.trim().toLowerCase() === context.state.company.name.toLowerCase()
    if (!isName(body.company_name)) throw new MockFailure('company_name', ['company_name'])
    confirm(self(context), body.password, 'password')
    context.state.people = []
    return { ok: true }
  },
  securityTrail: ({ query }, { state }) => {
    const { rows: results, ...page } = pageOf(state.trail, query)
    return { ...page, results }
  },
}
