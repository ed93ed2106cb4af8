import { conceptsOf, loadCatalogue } from '@esrs/engine/esrs'
import { expect, test } from 'vitest'
import chosen from '../../../engine/src/esrs/tags-chosen.json' with { type: 'json' }
import { taxonomyOf } from './taxonomy.ts'

const catalogue = loadCatalogue('esrs-2023', 'en')

test.each(['esrs-2023', 'vs-2026'] as const)('no datapoint of %s is left between concepts of one kind', (set) => {
  const { concepts } = taxonomyOf(set)!
  const kindOf = (name: string) => concepts[name]!.type.replace(/^(?:textBlock|string)$/, 'text')
  const undecided = loadCatalogue(set, 'en').datapoints.filter((datapoint) => {
    const kinds = conceptsOf(datapoint)
      .filter((name) => concepts[name])
      .map(kindOf)
    return new Set(kinds).size < kinds.length
  })
  expect(undecided.map(({ id }) => id)).toEqual([])
})

test.each(Object.entries(chosen))('%s has the concepts that are chosen for it', (id, names) => {
  const { concepts } = taxonomyOf('esrs-2023')!
  expect(catalogue.get(id)!.concepts).toEqual(expect.arrayContaining(names))
  for (const name of names) expect(concepts).toHaveProperty(name)
})

test.each([
  ['E1-5_06', 'FuelConsumptionFromRenewableSources'],
  ['E1-6_07', 'GrossScope1GreenhouseGasEmissions'],
  ['E3-4_03', 'WaterRecycledAndReused'],
  ['S1-14_02', 'NumberOfFatalitiesInOwnWorkforceAsResultOfWorkrelatedInjuriesAndWorkrelatedIllHealth'],
])('%s is %s', (id, concept) => {
  expect(conceptsOf(catalogue.get(id)!)[0]).toBe(concept)
})
