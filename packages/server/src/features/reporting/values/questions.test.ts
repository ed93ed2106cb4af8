import { contract } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { aCandidate, analysed } from '../testing.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
beforeEach(async () => {
  company = await aCompany(app)
})
afterAll(() => app.stop())

const key = 'E1-5_01'
const value = () => company.client.call(contract.csrd.datapoint, { params: { key } })
const progress = async () => (await company.client.call(contract.csrd.progress, {})).data
const check = (name: 'total' | 'boundary' | 'range', passed: boolean, detail: string | null = null) =>
  ({ check: name, passed, detail }) as const

test('a value of another year is a question and completes nothing until a person takes it', async () => {
  const before = await progress()
  await analysed(company, [aCandidate({ year: 2023, tier: 'high' })])
  expect(await value()).toMatchObject({
    value: '1000',
    status: 'proposed',
    tier: 'review',
    question: { code: 'year', text: expect.stringMatching(/2023.*2025/) },
  })
  const asked = await progress()
  expect(asked.completed_datapoints).toBe(before.completed_datapoints)
  expect(asked.breakdown).toMatchObject({ proposed: 0, missing: before.breakdown.missing, questions: 1 })
  await company.client.call(contract.csrd.updateDatapoint, { params: { key }, body: { value: '1000' } })
  expect(await value()).toMatchObject({ status: 'accepted', question: null })
  const taken = await progress()
  expect(taken.completed_datapoints).toBe(before.completed_datapoints + 1)
  expect(taken.breakdown).toMatchObject({ accepted: 1, questions: 0 })
})

test('a value that does not fit its total or parts is a question, and one that fits is the value', async () => {
  await analysed(company, [aCandidate({ tier: 'high', checks: [check('total', false, 'sum E1-5_02 E1-5_05')] })])
  expect((await value()).question?.code).toBe('total')
  expect((await progress()).breakdown).toMatchObject({ proposed: 0, questions: 1 })
  await analysed(company, [aCandidate({ datapoint: 'E1-5_02', checks: [check('total', true)] })])
  expect((await progress()).breakdown).toMatchObject({ proposed: 1, questions: 1 })
})

test('what is only asked about stands in the lists all the same', async () => {
  await analysed(company, [aCandidate({ year: 2023 })])
  const { data } = await company.client.call(contract.csrd.listDatapoints, { query: { with_values: '1' } })
  expect(data.datapoints.map((one) => [one.key, one.question?.code])).toEqual([[key, 'year']])
})

test('a better document turns the question into a value', async () => {
  await analysed(company, [aCandidate({ year: 2023 })])
  await analysed(company, [aCandidate({ number: 1100 })])
  expect(await value()).toMatchObject({ value: '1100', question: null })
})

test('checks that were not made are not told', async () => {
  await analysed(company, [
    aCandidate({ checks: [check('boundary', true, 'unknown'), check('range', true), check('total', true)] }),
    aCandidate({ datapoint: 'E1-5_02', checks: [check('boundary', true, 'group')] }),
    aCandidate({ datapoint: 'E1-5_03', checks: [check('boundary', false, 'unknown')] }),
  ])
  const checksOf = async (of: string) =>
    (await company.client.call(contract.csrd.datapoint, { params: { key: of } })).evidence[0]!.checks.map(
      (one) => `${one.check} ${one.passed}`,
    )
  expect(await checksOf(key)).toEqual(['total true'])
  expect(await checksOf('E1-5_02')).toEqual(['boundary true'])
  expect(await checksOf('E1-5_03')).toEqual(['boundary false'])
})

test('a total that is a question makes no part doubtful, and what the parts give is offered beside it', async () => {
  const total = aCandidate({
    datapoint: 'E1-6_12',
    number: 30,
    unit: 'tCO2e',
    checks: [check('total', false, 'sum E1-6_07')],
  })
  const parts = ['E1-6_07', 'E1-6_09', 'E1-6_11'].map((datapoint) =>
    aCandidate({ datapoint, number: 20, unit: 'tCO2e' }),
  )
  await analysed(company, [total, ...parts])
  const datapoint = (one: string) => company.client.call(contract.csrd.datapoint, { params: { key: one } })
  expect(await datapoint('E1-6_12')).toMatchObject({ question: { code: 'total' }, hints: [{ code: 'sum' }] })
  expect((await datapoint('E1-6_07')).hints).toEqual([])
  const { data } = await company.client.call(contract.pointing.nearest, { params: { key: 'E1-6_12' } })
  expect(data.computed).toMatchObject({ kind: 'sum', number: 60 })
  // Once a person takes the total, its parts say that they do not fit.
  await company.client.call(contract.csrd.updateDatapoint, { params: { key: 'E1-6_12' }, body: { value: '30' } })
  expect((await datapoint('E1-6_07')).hints).toMatchObject([{ code: 'sum' }])
})
