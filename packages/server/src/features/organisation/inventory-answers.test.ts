import { contract, type InventoryTarget } from '@esrs/contract'
import { loadCatalogue, type StandardSet } from '@esrs/engine/esrs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, refused, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { unitFields } from '../../testing/unit-fields.ts'
import answers from './inventory/target-datapoints.json' with { type: 'json' }

// What an inventory answers beside its figures: targets, and energy by its source.

const { inventory, organisation, work, breakdowns } = contract

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
  await useSet('esrs-2023')
})

const useSet = (standard_set: StandardSet) =>
  company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2025, standard_set } } })

const target: InventoryTarget = {
  name: 'Halved',
  scopes: 'scope12_market',
  base_year: 2020,
  base: 100,
  year: 2030,
  value: 58,
  per: '',
  amounts: [],
}
/** Emissions that need no factor. */
const withoutFactor = { factor: null, basis: null, source: null }
const save = (targets: InventoryTarget[]) =>
  company.client.call(inventory.savePolicy, {
    body: {
      base_year: 2025,
      threshold: 5,
      note: '',
      targets,
      recorded: { scope1: null, scope2_location: null, scope2_market: null, scope3: null },
    },
  })

/** Gas of an entity, as an activity to be entered. */
async function gasOfWorks() {
  const unit = await company.client.call(organisation.add, {
    body: unitFields({ code: 'M', name: 'Works', country: 'DE' }),
  })
  return {
    unit_id: unit.id,
    category: 'fuels',
    label: '',
    from: '2025-01',
    to: '2025-12',
    number: 100_000,
    unit: 'kWh',
    factor: 'ipcc-natural-gas',
    basis: 'gross' as const,
    residual: null,
    source: null,
    method: null,
    primary: null,
    quality: 'measured' as const,
    uncertainty: null,
    traded: false,
    note: '',
    document: null,
  }
}

describe('targets', () => {
  test('answers what E1-4 asks for: reduction, base and target years, each with where it is from, beside cells that are there', async () => {
    const client = company.client
    await client.call(breakdowns.save, {
      params: { key: 'E1-4_15' },
      body: { cells: [{ members: ['milestone_2050'], value: '5', source: 'Board' }] },
    })
    const chain: InventoryTarget = { ...target, name: 'Chain', scopes: 'scope3', base: 1_000, value: 750 }
    await save([{ ...chain, name: 'Later', year: 2035, value: 500 }, chain, target])
    const take = { figures: [], breakdowns: false, targets: true }
    expect((await client.call(inventory.take, { body: take })).proposed.sort()).toEqual(['E1-4_15', 'E1-4_16'])
    const { deliveries } = await client.call(work.task, { params: { key: 'E1-4_15' } })
    expect(deliveries[0]).toMatchObject({
      value: '250',
      unit: 'tCO2e',
      note: 'Target “Chain” of the inventory: 1,000 tCO2e in 2020, 750 tCO2e in 2030 (− 25 %)',
    })
    const table = (await client.call(breakdowns.get, { params: { key: 'E1-4_15' } })).breakdown!
    expect(table.cells.map(({ dimension, number, source }) => [dimension, number, source.slice(0, 14)]).sort()).toEqual(
      [
        ['base_year', 1_000, 'Target “Chain”'],
        ['milestone_2030', 750, 'Target “Chain”'],
        ['milestone_2035', 500, 'Target “Later”'],
        ['milestone_2050', 5, 'Board'],
      ],
    )
    await save([target])
    const none = await refused(client.call(inventory.take, { body: take }))
    expect(none.body.error).toMatch(/E1-4/)
    await useSet('vs-2026')
    const { proposed } = await client.call(inventory.take, { body: take })
    expect(proposed.sort()).toEqual(['VS_C3_01', 'VS_C3_02'])
    const levels = (await client.call(breakdowns.get, { params: { key: 'VS_B3_09' } })).breakdown!
    expect(levels.cells.map(({ dimension, number }) => [dimension, number]).sort()).toEqual([
      ['base_year', 100],
      ['target_year', 58],
    ])
  })

  test('divided by something is an intensity: its path follows from what there was of it, and it answers its own datapoint', async () => {
    const { client } = company
    await client.call(inventory.addActivity, {
      body: { ...(await gasOfWorks()), unit: 't CO2e', number: 300, ...withoutFactor },
    })
    const intensity = { ...target, scopes: 'scope1' as const, base_year: 2020, base: 0.2, year: 2030, value: 0.1 }
    const per = { per: 'tonne of product', amounts: [{ year: 2024, amount: 1 }] }
    await save([{ ...intensity, ...per }])
    const [before] = (await client.call(inventory.get, {})).targets
    expect(before).toMatchObject({
      now: null,
      path: expect.closeTo(0.15, 12),
      is_enough: null,
      needed: null,
      reduction: 5,
    })
    await save([{ ...intensity, ...per, amounts: [{ year: 2025, amount: 2_000 }] }])
    expect((await client.call(inventory.get, {})).targets[0]).toMatchObject({ now: 0.15 })
    const { proposed } = await client.call(inventory.take, { body: { figures: [], targets: true } })
    expect(proposed).toEqual(['E1-4_08'])
    const { deliveries } = await client.call(work.task, { params: { key: 'E1-4_08' } })
    expect(deliveries[0]).toMatchObject({
      value: '0.1',
      note: 'Target “Halved” of the inventory: 0.2 tCO2e for one tonne of product in 2020, 0.1 in 2030 (− 50 %)',
    })
  })

  test('with a base year after 2020 say what 4.2 % since then would be, and which sector has a method of its own', async () => {
    await save([{ ...target, base_year: 2024, base: 100, year: 2030, value: 70 }])
    const view = await company.client.call(inventory.get, {})
    expect(view.targets[0]).toMatchObject({ is_enough: true, needed: 42 })
    expect(view.target_sector).toBeNull()
    const law = await company.client.call(contract.law.get, {})
    await company.client.call(contract.law.save, { body: { ...law.profile, nace: '35' } })
    expect((await company.client.call(inventory.get, {})).target_sector).toBe('power')
  })

  test('names datapoints that exist, in tonnes or percent', () => {
    for (const sets of Object.values(answers.scopes))
      for (const [set, keys] of Object.entries(sets))
        for (const [what, key] of Object.entries(keys as Record<string, string>)) {
          const unit = loadCatalogue(set as StandardSet).get(key)?.unit
          const wanted = { percent: '%', intensity: null }[what]
          expect([key, unit]).toEqual([key, wanted === undefined ? 'tCO2e' : wanted])
        }
  })
})

test('energy of the voluntary standard is proposed with what of it is renewable', async () => {
  await useSet('vs-2026')
  const body = await gasOfWorks()
  await company.client.call(inventory.addActivity, { body })
  await company.client.call(inventory.take, { body: { figures: ['energy_fuels'], breakdowns: true } })
  const { breakdown } = await company.client.call(breakdowns.get, { params: { key: 'VS_B3_04' } })
  const { figures: all } = await company.client.call(inventory.get, {})
  const fuels = all.find(({ figure }) => figure === 'energy_fuels')!.value
  expect(breakdown!.cells).toMatchObject([{ dimension: 'nonrenewable', unit: 'MWh' }])
  expect(breakdown!.cells[0]!.number).toBeCloseTo(fuels!, 9)
})

test('what was entered last year is a table without amounts, which says nothing until they are filled in', async () => {
  const { client } = company
  const body = await gasOfWorks()
  await client.call(inventory.addActivity, { body })
  await client.call(inventory.addActivity, { body: { ...body, label: 'Second meter' } })
  await client.call(contract.company.update, { body: { metadata: { reporting_year: 2026 } } })
  expect(await client.call(inventory.get, {})).toMatchObject({ activities: 0, to_carry: 2 })
  const csv = await client.call(inventory.export, { query: { format: 'csv', of: 'year_before' } })
  const text = await (csv as unknown as Blob).text()
  expect(text).toContain('2026-01')
  expect(text).not.toContain('100000')
  const look = (content: string) =>
    client.call(inventory.previewImport, { body: {}, file: new File([content], 'activities.csv') })
  expect(await look(text)).toMatchObject({ rows: 2, unchanged: 2, added: 0, refused: [] })
  const filled = text.replace(/2026-12"?[;,]/, (month) => `${month}90000`)
  expect(filled).toContain('90000')
  const plan = await look(filled)
  expect(plan).toMatchObject({ added: 1, unchanged: 1, refused: [] })
  const file = new File([filled], 'activities.csv')
  await client.call(inventory.confirmImport, { body: { plan: plan.plan }, file })
  expect(await client.call(inventory.get, {})).toMatchObject({ activities: 1, to_carry: 1 })
})
