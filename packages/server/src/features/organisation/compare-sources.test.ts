import { contract } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { partFields, unitFields } from '../../testing/unit-fields.ts'

// The figures of one datapoint by where they are from: decided, the inventory, the parts of units.

const { figures, inventory, organisation, csrd } = contract
const key = 'E1-6_07'

let app: TestApp
let company: TestCompany
let works: string
beforeAll(async () => {
  app = await startApp()
}, 180_000)
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
  const metadata = { reporting_year: 2025, standard_set: 'esrs-2023' as const }
  await company.client.call(contract.company.update, { body: { metadata } })
  const body = unitFields({ code: 'M', name: 'Works', country: 'DE' })
  works = (await company.client.call(organisation.add, { body })).id
})

/** Tonnes of Scope 1 that need no factor, in the inventory. */
const emitted = (tonnes: number) =>
  company.client.call(inventory.addActivity, {
    body: {
      unit_id: works,
      category: 'fuels',
      label: '',
      from: '2025-01',
      to: '2025-12',
      number: tonnes,
      unit: 't CO2e',
      basis: null,
      factor: null,
      residual: null,
      source: null,
      method: null,
      primary: null,
      quality: 'measured' as const,
      uncertainty: null,
      traded: false,
      note: '',
      document: null,
    },
  })
/** Tonnes as a part of the works, collected for the group. */
const collected = async (tonnes: number) => {
  const usual = { level: 'entity', equity: 'outside', estimate: 'none', scale: 1, target: null } as const
  await company.client.call(figures.setUp, { params: { key }, body: { rule: 'sum', unit: 'tCO2e', ...usual } })
  await company.client.call(figures.addPart, { params: { key }, body: partFields({ unit_id: works, number: tonnes }) })
}
const decided = (value: string) => company.client.call(csrd.updateDatapoint, { params: { key }, body: { value } })
const compared = async () => (await company.client.call(figures.compared, { params: { key } })).compared
const told = async () =>
  (await compared())?.sources.map(({ kind, number, difference, percent, agrees }) => [
    kind,
    number,
    difference,
    percent,
    agrees,
  ]) ?? null

describe('figures of a datapoint', () => {
  test('are compared with what was decided, each with the size of its difference', async () => {
    expect(await told()).toBeNull()
    await emitted(300)
    // One figure alone is nothing to compare.
    expect(await told()).toBeNull()
    await collected(330)
    expect(await told()).toEqual([
      ['inventory', 300, null, null, null],
      ['parts', 330, 30, 10, false],
    ])
    await decided('310 t')
    expect(await told()).toEqual([
      ['value', 310, null, null, null],
      ['inventory', 300, -10, -3.22581, false],
      ['parts', 330, 20, 6.45161, false],
    ])
    const { datapoints } = await company.client.call(inventory.compared, {})
    expect(datapoints.map((one) => [one.key, one.unit, one.sources.length])).toEqual([[key, 'tCO2e', 3]])
  })

  test('agree where the one that was decided is only rounded', async () => {
    await emitted(300.4)
    await decided('300')
    expect(await told()).toEqual([
      ['value', 300, null, null, null],
      ['inventory', 300.4, 0.4, 0.133333, true],
    ])
    await decided('300.1')
    expect((await compared())!.sources[1]!.agrees).toBe(false)
  })

  test('of a text have nothing to be compared', async () => {
    expect(await company.client.call(figures.compared, { params: { key: 'E1-1_01' } })).toEqual({ compared: null })
  })
})
