import { contract } from '@esrs/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aCompany, startApp, type TestApp } from '../../../testing/index.ts'
import { aCandidate, analysed } from '../testing.ts'

let app: TestApp
// A connection takes its way of asking when it is made, so it is watched before the app begins.
const asked = vi.spyOn(pg.Client.prototype, 'query')
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())

test('everything that documents say is weighed, and of it only the words of the value are read', async () => {
  const company = await aCompany(app)
  const words = 'All sites together were counted. '.repeat(20)
  const said = (number: number, score: number) => aCandidate({ number, score, excerpt: `${words}${number} MWh.` })
  const value = async () =>
    company.client.call(contract.csrd.datapoint, { params: { key: 'E1-5_01' } }).then(({ value: shown }) => shown)
  // The report is open: what is recorded is proposed at once.
  expect(await value()).toBeNull()
  for (let document = 0; document < 5; document += 1)
    await analysed(
      company,
      Array.from({ length: 20 }, (_, at) => said(1000 + 100 * document + 3 * at, 0.4)),
    )
  asked.mockClear()
  await analysed(company, [said(7777, 0.9)])
  const answers = await Promise.all(asked.mock.results.map(({ value: answer }) => answer as Promise<unknown>))
  const rows = answers.flatMap((answer) => (answer as pg.QueryResult | undefined)?.rows ?? [])
  // That of the value before and that of the value now; a hundred and one were weighed.
  expect(rows.filter((row) => JSON.stringify(row).includes(words))).toHaveLength(2)
  expect(await value()).toBe('7777')
})

test('of many datapoints each gets the best that is said about it', async () => {
  const company = await aCompany(app)
  const keys = Array.from({ length: 7 }, (_, at) => `E1-5_0${at + 1}`).concat(
    Array.from({ length: 9 }, (_, at) => `E1-6_0${at + 1}`),
  )
  for (const score of [0.5, 0.9, 0.3])
    await analysed(
      company,
      keys.map((datapoint, at) => aCandidate({ datapoint, number: 1000 * score + at, score })),
    )
  const { data } = await company.client.call(contract.csrd.listDatapoints, { query: { page_size: 50 } })
  expect(data.datapoints.map(({ key, value }) => [key, value])).toEqual(keys.map((key, at) => [key, String(900 + at)]))
})
