import { type contract, lastOnboardingStep } from '@esrs/contract'
import type { MockGroup } from './call.ts'
import type { MockState } from './state.ts'

export const operationsCalls: MockGroup<typeof contract.operations> = {
  version: () => ({ version: '0.1.5', registration: 'open' }),
  live: () => ({ status: 'ok' }),
  ready: () => ({ status: 'ok', database: 'ok', storage: 'ok', queue: 'ok' }),
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
  update: ({ body: { metadata, ...body } }, { state }) => {
    Object.assign(state.company, body)
    Object.assign(state.company.metadata, metadata)
    return state.company
  },
  info: ({ body }, { state }) => {
    Object.assign(state.company.metadata, {
      industry: body.industry,
      company_size: body.companySize,
      report_scope: body.reportScope,
    })
    return completed(state, 0)
  },
  onboarding: ({ body }, { state }) => completed(state, body.step),
}
