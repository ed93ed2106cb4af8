import type { contract, EmissionFactor, FactorGuide, FactorsImport, Fuel } from '@esrs/contract'
import { found, type MockGroup } from './call.ts'
import { knownUnits } from './fixtures/units.ts'
import type { MockState } from './state.ts'

/** One factor that is shipped; those of the company come before it. */
const shipped: EmissionFactor = {
  id: 'ipcc-natural-gas',
  name: 'Natural gas',
  scope: 'scope1',
  unit: 'GJ',
  kilograms: 56.1571,
  year: 2006,
  source: 'IPCC 2006 Guidelines',
  licence: 'Cited with its source',
  note: '',
  own: false,
  basis: 'net',
  fuel: 'natural-gas',
  gwp: 'AR6',
  region: '',
  category: '',
  gases: { co2: 56.1, ch4: 0.001, n2o: 0.0001 },
  biogenic: 0,
  series: 'ipcc-natural-gas',
}

const fuels: Fuel[] = [
  {
    id: 'natural-gas',
    name: 'Natural gas',
    net_per_kilogram: 45.5151,
    net_by_gross: 0.9026,
    density: 0.0007954,
    source: 'Sample',
  },
]

const guides: FactorGuide[] = [
  {
    id: 'de-grid',
    name: 'Electricity, Germany',
    scope: 'scope2_location',
    unit: 'kWh',
    region: 'DE',
    publication: 'Umweltbundesamt: Strommix',
    where: 'the table of the electricity mix',
  },
]

const plan: FactorsImport = {
  rows: 2,
  unchanged: 0,
  added: 1,
  changed: 1,
  refused: [],
  plan: 'p-1',
  changes: [
    { row: 2, name: 'Electricity of the works', year: 2025, unit: 'kWh', before: null, after: 0.212 },
    { row: 3, name: 'District heat', year: 2025, unit: 'kWh', before: 0.18, after: 0.171 },
  ],
}

/** The factors of the company, and the one that is shipped. */
export const knownFactors = ({ factors }: MockState): EmissionFactor[] => [...factors, shipped]

export const factorCalls: MockGroup<typeof contract.factors> = {
  list: (_, { state }) => ({ factors: knownFactors(state), units: knownUnits, fuels, guides }),
  add: ({ body }, { state }) => {
    const factor = { id: crypto.randomUUID(), ...body, licence: '', note: '', own: true, series: `own|${body.name}` }
    state.factors.unshift(factor)
    return factor
  },
  export: () => new Uint8Array([0x50, 0x4b]),
  previewImport: () => plan,
  confirmImport: () => plan,
  remove: ({ params }, { state }) => {
    found(state.factors.find(({ id }) => id === params.id))
    state.factors = state.factors.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
}
