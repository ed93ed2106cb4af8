import { contract } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCompany, aGuest, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { aCandidate, analysed } from '../reporting/testing.ts'

const { work, csrd, company: companyCalls, requests, answer } = contract
let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
})
const waiting = () => company.client.call(work.waiting, {})
const progress = async () => (await company.client.call(csrd.progress, {})).data.breakdown

test('what waits for somebody is one number that the progress, the list and the overview say alike', async () => {
  await analysed(company, [aCandidate(), aCandidate({ datapoint: 'E1-6_07', unit: 'tCO2e' })])
  const { mine, missing, year } = await waiting()
  const { proposed, missing: left } = await progress()
  expect(proposed).toBe(2)
  expect(mine).toMatchObject({
    values: proposed,
    count: proposed + year!.topics.open,
    deliver: 0,
    decide: 0,
    approve: 0,
  })
  expect(mine.oldest).not.toBeNull()
  expect(missing?.count).toBe(left)
  const { ways } = missing!
  expect(Object.values(ways).reduce((sum, one) => sum + one, 0)).toBe(left)
  for (const [way, count] of Object.entries(ways)) {
    const query = { way: way as keyof typeof ways, page_size: 10 as const }
    expect([way, (await company.client.call(csrd.listDatapoints, { query })).count]).toEqual([way, count])
  }
  const listed = await company.client.call(csrd.listDatapoints, { query: { state: 'to_check', counting: 'true' } })
  expect(listed.count).toBe(proposed)
})

test('what somebody else was asked for is with others, and the missing say so', async () => {
  const body = { people: [{ email: 'a@example.org', name: 'A' }], datapoints: ['E1-5_01'], due: '2001-01-01' }
  await company.client.call(requests.ask, { body: { ...body, due: '2060-01-01' } })
  const { others, missing } = await waiting()
  expect(others).toMatchObject({ count: 1, requests: 1, colleagues: 0, due: '2060-01-01', late: 0 })
  expect(missing?.asked).toBe(1)
})

test('what has been answered is no longer asked for, also before anybody has decided on it', async () => {
  const { client } = await aGuest(app, company, 'request', { datapoints: ['E1-5_01', 'E1-5_02'] })
  expect((await waiting()).missing?.asked).toBe(2)
  await client.call(answer.send, { body: { answers: [{ key: 'E1-5_01', value: '1,500 MWh' }] } })
  const { mine, missing } = await waiting()
  expect(mine.decide).toBe(1)
  expect(missing?.asked).toBe(1)
})

test('documents and decisions of another year are not done in this one', async () => {
  await analysed(company, [aCandidate()])
  await app.database.db.execute(`update documents set reporting_year = 2025 where company_id = '${company.id}'`)
  await company.client.call(companyCalls.update, { body: { metadata: { reporting_year: 2025 } } })
  expect((await waiting()).year?.documents).toBe(1)
  await company.client.call(companyCalls.update, {
    body: { metadata: { reporting_year: 2026, standard_set: 'esrs-2023' } },
  })
  expect((await waiting()).year?.documents).toBe(0)
})
