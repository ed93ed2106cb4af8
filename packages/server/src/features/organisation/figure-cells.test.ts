import { contract, type FigurePartFields, type FigureSetup } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, refused, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { partFields, unitFields } from '../../testing/unit-fields.ts'

const { figures, organisation } = contract

let app: TestApp
let company: TestCompany
let group: string
let site: string
beforeAll(async () => {
  app = await startApp()
}, 180_000)
afterAll(() => app.stop())

const unit = async (code: string, parent: string | null, more: object = {}) => {
  const body = unitFields({ code, name: `Unit ${code}`, parent, ...more })
  return (await company.client.call(organisation.add, { body })).id
}
beforeEach(async () => {
  company = await aCompany(app)
  const metadata = { reporting_year: 2025, standard_set: 'esrs-2023' as const }
  await company.client.call(contract.company.update, { body: { metadata } })
  group = await unit('N', null)
  site = await unit('S', group)
})

const setUp = (more: Partial<FigureSetup>, key: string) => {
  const usual = { level: 'entity', equity: 'outside', estimate: 'none', scale: 1, target: null } as const
  return company.client.call(figures.setUp, { params: { key }, body: { rule: 'sum', unit: 'MWh', ...usual, ...more } })
}
const add = (body: FigurePartFields, key: string) => company.client.call(figures.addPart, { params: { key }, body })
const refusal = async (promise: Promise<unknown>) => (await refused(promise)).body

describe('cells of a breakdown', () => {
  const contracts = 'S1-6_09'
  const people = (unit_id: string, dimension: string, number: number) =>
    partFields({ unit_id, dimension, from: '2025-12', number })
  const heads = { rule: 'head_count' as const, unit: 'count' }
  const detail = () => company.client.call(figures.get, { params: { key: contracts } })

  test('of forty entities are rolled up, each cell by its shares, and are taken as the breakdown of the datapoint', async () => {
    await setUp(heads, contracts)
    for (let index = 1; index <= 40; index += 1) {
      const isHalf = index % 4 === 0
      const holding = { from: null, share: isHalf ? 50 : 100, method: isHalf ? 'proportional' : 'full' }
      const id = await unit(`E${index}`, group, { holdings: [holding] })
      await add(people(id, 'permanent_female', 10), contracts)
      await add(people(id, 'permanent_male', 12), contracts)
      await add(people(id, 'non_guaranteed_female', 2), contracts)
    }
    const { figure, cells } = await detail()
    // Thirty entities wholly, ten by half.
    expect(Object.fromEntries(cells.map(({ dimension, value, units }) => [dimension, [value, units]]))).toEqual({
      permanent_female: [350, 40],
      permanent_male: [420, 40],
      non_guaranteed_female: [70, 40],
    })
    // Who is counted among others already does not count twice.
    expect(figure.value).toBe(770)
    await company.client.call(figures.takeCells, { params: { key: contracts } })
    const { breakdown } = await company.client.call(contract.breakdowns.get, { params: { key: contracts } })
    expect(breakdown!.cells.map(({ dimension, number, source }) => [dimension, number, source])).toContainEqual([
      'permanent_female',
      350,
      'Computed from parts of 40 entities and sites',
    ])
    expect(breakdown!.whole.computed).toBe(770)
  })

  test('of pollutants come to a figure each and to none together', async () => {
    const key = 'E2-4_02'
    await setUp({ unit: 't' }, key)
    const emitted = (unit: string, dimension: string, number: number) =>
      add({ ...people(unit, dimension, number), from: '2025-01', unit: 'kg' }, key)
    const other = await unit('O', group, { holdings: [{ from: null, share: 50, method: 'proportional' }] })
    await emitted(site, 'NOx', 12_000)
    await emitted(site, '~Ethoxyquin', 300)
    await emitted(other, 'NOx', 4_000)
    expect(await refusal(emitted(group, '', 1))).toMatchObject({
      fields: { dimension: expect.stringMatching(/no sum/) },
    })
    const { figure, cells, formula } = await company.client.call(figures.get, { params: { key } })
    expect(figure).toMatchObject({ value: null, parts: 3, allowed: { apart: true } })
    expect(formula).toEqual([expect.stringMatching(/no sum/)])
    expect(cells.map(({ name, value, units }) => [name, value, units])).toEqual([
      ['Nitrogen oxides (NOx)', 14, 2],
      ['Ethoxyquin', 0.3, 1],
    ])
    expect((await refusal(company.client.call(figures.take, { params: { key } }))).code).toBe('conflict')
    await company.client.call(figures.takeCells, { params: { key } })
    const { breakdown } = await company.client.call(contract.breakdowns.get, { params: { key } })
    expect(breakdown!.cells.map(({ number }) => number).sort()).toEqual([0.3, 14])
  })

  test('are refused where they are none, beside the whole, or where they do not add up', async () => {
    await setUp(heads, contracts)
    expect(await refusal(add(people(site, 'female', 1), contracts))).toMatchObject({
      fields: { dimension: expect.any(String) },
    })
    await add(people(site, 'permanent_female', 10), contracts)
    expect(await refusal(add(people(site, 'permanent_female', 11), contracts))).toMatchObject({
      fields: { from: expect.any(String) },
    })
    expect(await refusal(add(people(site, '', 30), contracts))).toMatchObject({
      fields: { dimension: expect.stringMatching(/twice/) },
    })
    await setUp({}, 'E1-5_01')
    expect(await refusal(add(people(site, 'female', 1), 'E1-5_01'))).toMatchObject({
      fields: { dimension: expect.any(String) },
    })
    const empty = company.client.call(figures.takeCells, { params: { key: 'E1-5_01' } })
    expect((await refusal(empty)).code).toBe('conflict')
  })
})
