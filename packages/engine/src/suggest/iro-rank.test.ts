import { expect, it } from 'vitest'
import { loadCatalogue, unknownCompany } from '../esrs/index.ts'
import { suggestIros } from './iros.ts'

const reported = [
  ['E1-6_07', 12_500, 'tCO2e'],
  ['E1-6_09', 5000, 'tCO2e'],
  ['E1-6_11', 90_000, 'tCO2e'],
  ['E1-5_01', 37_000, 'MWh'],
  ['E1-5_02', 21_000, 'MWh'],
] as const

it('takes a risk before an opportunity of the same rank where there is room for one of them', () => {
  const evidence = [{ documentId: 'd', filename: 'report.pdf', page: 7, excerpt: 'A row.' }]
  const chosen = suggestIros({
    catalogue: loadCatalogue(),
    company: { ...unknownCompany(2026), size: 'large', industry: 'manufacturing', netRevenue: 286_000_000 },
    values: new Map(
      reported.map(([id, number, unit]) => [id, { value: String(number), number, unit, year: 2026, evidence }]),
    ),
    notMaterial: [],
  })
  expect(chosen.map(({ key }) => key).filter((key) => key.startsWith('e1-energy-'))).toEqual(['e1-energy-price'])
})
