import { expect, test } from 'vitest'
import { loadCatalogue } from '../esrs/index.ts'
import type { IroValue } from './iro-evidence.ts'
import { metricsOf, withTarget } from './iro-targets.ts'
import reductions from './reductions.json' with { type: 'json' }

const catalogue = loadCatalogue('esrs-2023', 'en')
const said = (excerpt: string) => [{ documentId: 'd', filename: 'report.pdf', page: 7, excerpt }]
const emissions: IroValue = {
  value: '3884',
  number: 3884,
  unit: 'tCO2e',
  year: 2025,
  prior: { number: 4201, year: 2024 },
  earlier: [
    { number: 4201, year: 2024 },
    { number: 5480, year: 2020 },
  ],
  evidence: said('Gross Scope 1 GHG emissions 3,884 4,201'),
}
const reduction = (excerpt: string): IroValue => ({
  value: '42',
  number: 42,
  unit: '%',
  year: 2030,
  evidence: said(excerpt),
})
const metric = (aimed: IroValue, own = emissions) =>
  metricsOf(
    ['E1-6_07'],
    catalogue,
    new Map([
      ['E1-6_07', own],
      ['E1-4_07', aimed],
    ]),
  )[0]!

test('a reduction gives the target of the figure and how far it is, from the year whose figure its words name', () => {
  expect(metric(reduction('Scope 1 5,480 3,884 3,178 –42 %'))).toMatchObject({
    current: '3,884\u00a0t CO₂e',
    target: '3,178\u00a0t CO₂e (2030)',
    progress: 69,
  })
  expect(metric(reduction('Scope 1: 5.480 t, bis 2030 –42 %')).progress).toBe(69)
})

test('a reduction whose base year nobody can tell gives no target', () => {
  expect(metric(reduction('42 % less by 2030'))).toMatchObject({ target: null, progress: null })
  expect(metric(reduction('Scope 1 15,480 –42 %'))).toMatchObject({ target: null, progress: null })
})

test('the target that a company states itself comes first', () => {
  const own = { ...emissions, target: { number: 3000, year: 2030 } }
  const aimed = reduction('Scope 1 5,480 –42 %')
  expect(withTarget('E1-6_07', own, catalogue, new Map([['E1-4_07', aimed]])).target).toEqual(own.target)
})

test('every figure and every reduction is a datapoint', () => {
  for (const id of Object.entries(reductions).flat()) expect(catalogue.get(id), id).toBeDefined()
})
