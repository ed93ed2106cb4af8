import type { contract, EmissionFactor } from '@esrs/contract'
import { found, type MockGroup } from './call.ts'

/** One factor that is shipped; those of the company come before it. */
const shipped: EmissionFactor = {
  ...{ id: 'ipcc-natural-gas', name: 'Natural gas', scope: 'scope1', unit: 'GJ', kilograms: 56.1571, year: 2006 },
  ...{ source: 'IPCC 2006 Guidelines', licence: 'Cited with its source', note: '', own: false },
}

export const factorCalls: MockGroup<typeof contract.factors> = {
  list: (_, { state }) => ({ factors: [...state.factors, shipped] }),
  add: ({ body }, { state }) => {
    const factor = { id: crypto.randomUUID(), ...body, licence: '', note: '', own: true }
    state.factors.unshift(factor)
    return factor
  },
  remove: ({ params }, { state }) => {
    found(state.factors.find(({ id }) => id === params.id))
    state.factors = state.factors.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
}
