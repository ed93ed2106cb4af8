import { contract } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'

const { csrd, pointing } = contract

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
})

const put = (key: string, value: string) =>
  company.client.call(csrd.updateDatapoint, { params: { key }, body: { value } })
const computed = async (key: string) => (await company.client.call(pointing.nearest, { params: { key } })).data.computed

test('a total is offered once all of its parts stand, and nothing is stored', async () => {
  await put('E1-6_07', '100')
  await put('E1-6_09', '20.5')
  expect(await computed('E1-6_12')).toBeNull()
  await put('E1-6_11', '1000')
  expect(await computed('E1-6_12')).toMatchObject({
    kind: 'sum',
    number: 1120.5,
    unit: 'tCO2e',
    parts: [{ key: 'E1-6_07', number: 100 }, { key: 'E1-6_09' }, { key: 'E1-6_11' }],
  })
  const total = await company.client.call(csrd.datapoint, { params: { key: 'E1-6_12' } })
  expect(total.value).toBeNull()
})

test('a share and a ratio follow as well, and what is offered can be typed as it is', async () => {
  await put('E1-5_01', '300')
  await put('E1-5_05', '100')
  const share = await computed('E1-5_09')
  expect(share).toMatchObject({ kind: 'share', number: 33.3333, unit: '%' })
  expect(await put('E1-5_09', String(share?.number))).toMatchObject({ number: 33.3333, unit: '%' })
  await put('E1-6_12', '1500')
  await put('E1-6_33', '3000000')
  const ratio = await computed('E1-6_30')
  expect(ratio).toMatchObject({ kind: 'ratio', number: 0.0005, unit: 'tCO2e/EUR' })
  expect(await put('E1-6_30', String(ratio?.number))).toMatchObject({ number: 0.0005, unit: 'tCO2e/EUR' })
})
