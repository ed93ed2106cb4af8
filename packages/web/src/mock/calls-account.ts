import type { contract } from '@esrs/contract'
import type { MockGroup } from './calls.ts'

export const operationsCalls: MockGroup<typeof contract.operations> = {
  version: () => ({ version: '0.1.5' }),
  live: () => ({ status: 'ok' }),
  ready: () => ({ status: 'ok', database: 'ok', storage: 'ok', queue: 'ok' }),
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
    return state.company
  },
}
