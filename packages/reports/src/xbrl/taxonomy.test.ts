import { alsoSaid, cellConcept, conceptsOf, loadCatalogue, memberTags, wholeAt } from '@esrs/engine/esrs'
import { expect, test } from 'vitest'
import chosen from '../../../engine/src/esrs/tags-chosen.json' with { type: 'json' }
import placed from '../../../engine/src/esrs/tags-placed.json' with { type: 'json' }
import otherLaw from './other-law.json' with { type: 'json' }
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

test.each(['esrs-2023', 'vs-2026'] as const)(
  'what the parts of a whole are called in %s stands in its tables',
  (set) => {
    const { tables } = taxonomyOf(set)!
    const known = new Set(tables.flatMap((table) => Object.values(table)).flat())
    const lacking = Object.values(memberTags[set].members).filter(({ member }) => !known.has(member))
    expect(lacking.map(({ member }) => member)).toEqual([])
  },
)

const setOf = (datapoint: string) => (datapoint.startsWith('VS_') ? 'vs-2026' : 'esrs-2023')

test.each(Object.keys(placed.cells))('%s has a concept of the taxonomy of its set', (cell) => {
  const [datapoint = '', dimension = ''] = cell.split('#')
  expect(loadCatalogue(setOf(datapoint), 'en').get(datapoint)).toBeDefined()
  expect(taxonomyOf(setOf(datapoint))!.concepts).toHaveProperty(cellConcept(datapoint, dimension)!)
})

test.each(Object.keys(placed.wholes))('the whole of %s stands in a table of its concept', (id) => {
  const { concepts, tables, lists } = taxonomyOf('vs-2026')!
  const { axis, member, namespace } = wholeAt(id)!
  const [concept] = conceptsOf(loadCatalogue('vs-2026', 'en').get(id)!)
  expect(concepts[concept!]!.tables!.some((index) => tables[index]![axis]?.includes(member))).toBe(true)
  expect(lists).toHaveProperty(namespace)
})

test.each(Object.entries(placed.also))('further concepts of %s are of the type of its own', (id, byAnswer) => {
  const { concepts } = taxonomyOf('esrs-2023')!
  const [own] = conceptsOf(catalogue.get(id)!)
  for (const answer of Object.keys(byAnswer))
    for (const name of alsoSaid(id, answer)) expect(concepts[name]!.type).toBe(concepts[own!]!.type)
})

test.each(Object.entries(otherLaw))('%s of other EU law is a concept that datapoints answer', (name, datapoints) => {
  expect(taxonomyOf('esrs-2023')!.concepts).toHaveProperty(name)
  expect(datapoints.length).toBeGreaterThan(0)
  for (const id of datapoints) expect(catalogue.get(id), id).toBeDefined()
})
