import { contract } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, refused, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { unitFields } from '../../testing/unit-fields.ts'

// Money in another currency than that of its factor, by the rate that a person states.

const { inventory, factors, organisation } = contract

let app: TestApp
let company: TestCompany
let unit: string
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
  const metadata = { reporting_year: 2025, standard_set: 'esrs-2023' as const }
  await company.client.call(contract.company.update, { body: { metadata } })
  const body = unitFields({ code: 'M', name: 'Works', country: 'DE' })
  unit = (await company.client.call(organisation.add, { body })).id
})

type Activity = Parameters<typeof company.client.call<typeof inventory.addActivity>>[1]['body']

const add = (more: Partial<Activity>) =>
  company.client.call(inventory.addActivity, {
    body: {
      unit_id: unit,
      category: 'cat1',
      from: '2025-01',
      to: '2025-12',
      number: 10_000,
      unit: 'CHF',
      label: '',
      ...more,
    },
  })
async function castings() {
  const body = {
    name: 'Castings',
    kilograms: 0.5,
    unit: 'EUR',
    scope: 'scope3',
    year: 2025,
    source: 'A statistics office',
  } as const
  return { factor: (await company.client.call(factors.add, { body })).id, method: 'spend' as const }
}

describe('an activity in money', () => {
  test('in another currency is computed by the rate that is stated, which comes back from the table', async () => {
    const fields = await castings()
    expect((await refused(add(fields))).body.fields).toEqual({
      rate: expect.stringMatching(/rate of exchange from CHF/),
    })
    const { tonnes, formula } = await add({ ...fields, rate: 1.04 })
    expect(tonnes).toBe(5.2)
    expect(formula[0]).toMatch(/10,000 CHF × 1.04 EUR\/CHF × 0.5 kg\/EUR = 5.2 t/)
    const text = await (await company.client.send('/inventory/export/?format=csv')).text()
    const look = (of: string) =>
      company.client.call(inventory.previewImport, { body: {}, file: new File([of], 'inventory.csv') })
    expect(await look(text)).toMatchObject({ unchanged: 1, added: 0, changed: 0, refused: [] })
    expect(await look(text.replace(',1.04,', ',1.05,'))).toMatchObject({ changed: 1, refused: [] })
  })

  test('that was stored before there were rates has none, and is unchanged', async () => {
    await add({ ...(await castings()), unit: 'EUR' })
    await app.database.db.execute(`update inventory_activities set fields = fields - 'rate'`)
    const { activities } = await company.client.call(inventory.activities, { query: { page: 1 } })
    expect(activities[0]!.rate).toBeNull()
    const text = await (await company.client.send('/inventory/export/?format=csv')).text()
    const file = new File([text], 'inventory.csv')
    expect(await company.client.call(inventory.previewImport, { body: {}, file })).toMatchObject({ unchanged: 1 })
  })
})
