import { contract } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { aCandidate, analysed } from '../testing.ts'

const { csrd, review, history } = contract

// The list as a queue: in which order it is gone through, how it is narrowed down, and what is accepted together.

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
  const words = { text: 'We have a plan.', number: null, unit: null } as const
  await analysed(company, [
    aCandidate({ datapoint: 'E1-1_01', ...words, tier: 'review' }),
    aCandidate({ datapoint: 'E1-5_01', tier: 'review' }),
    aCandidate({ datapoint: 'E1-5_02', number: 7, tier: 'high' }),
    aCandidate({ datapoint: 'E1-5_03', number: 8, tier: 'high' }),
  ])
})

const list = (query: Record<string, unknown> = {}) =>
  company.client.call(csrd.listDatapoints, { query: { page_size: 50, control_code: 'E1', ...query } })
const keys = async (query: Record<string, unknown> = {}) => (await list(query)).data.datapoints.map(({ key }) => key)
const accept = (datapoints: { key: string; value: string }[]) =>
  company.client.call(review.acceptMany, { body: { datapoints } })

test('what is important comes first: what counts, figures before words', async () => {
  expect(await keys()).toEqual(['E1-1_01', 'E1-5_01', 'E1-5_02', 'E1-5_03'])
  expect(await keys({ order: 'importance' })).toEqual(['E1-5_01', 'E1-5_02', 'E1-5_03', 'E1-1_01'])
})

test('the surest come first, and the sure or unsure ones alone', async () => {
  expect(await keys({ order: 'confidence' })).toEqual(['E1-5_02', 'E1-5_03', 'E1-1_01', 'E1-5_01'])
  expect(await keys({ tier: 'high' })).toEqual(['E1-5_02', 'E1-5_03'])
  expect(await keys({ tier: 'review', state: 'to_check' })).toEqual(['E1-1_01', 'E1-5_01'])
})

test('the pages of the documents are an order as well', async () => {
  await analysed(company, [aCandidate({ datapoint: 'E1-5_05', page: 1, tier: 'review' })])
  const ordered = await keys({ order: 'page' })
  expect(ordered).toHaveLength(5)
  await company.client.call(csrd.updateDatapoint, { params: { key: 'E1-5_08' }, body: { value: '9' } })
  // What a person entered stands on no page.
  expect((await keys({ order: 'page' })).at(-1)).toBe('E1-5_08')
})

test('it says how many of what is listed count', async () => {
  const all = await list()
  expect(all.counted).toBeLessThanOrEqual(all.count)
  const { count, counted } = await list({ state: 'to_check' })
  expect(count).toBe(4)
  expect(counted).toBeGreaterThan(0)
  expect(counted).toBeLessThanOrEqual(count)
})

test('what was looked at together is accepted together; what changed meanwhile stays as it is', async () => {
  const reply = await accept([
    { key: 'E1-5_02', value: '7' },
    { key: 'E1-5_03', value: 'looked different' },
  ])
  expect(reply).toEqual({ accepted: ['E1-5_02'], changed: ['E1-5_03'] })
  expect(await keys({ state: 'decided' })).toEqual(['E1-5_02'])
  expect(await keys({ mine: true })).toEqual(['E1-5_02'])
  const { data } = await company.client.call(history.list, {
    params: { key: 'E1-5_02' },
    query: { page: 1, page_size: 1 },
  })
  expect(data.changes[0]).toMatchObject({ action: 'accepted', by: { is_you: true } })
  // Sent again it changes nothing.
  expect(await accept([{ key: 'E1-5_02', value: '7' }])).toEqual({ accepted: [], changed: ['E1-5_02'] })
})

test('a question is never accepted with others', async () => {
  const other = await aCompany(app)
  await analysed(other, [aCandidate({ datapoint: 'E1-5_02', number: 7, year: 2020, tier: 'high' })])
  const reply = await other.client.call(review.acceptMany, { body: { datapoints: [{ key: 'E1-5_02', value: '7' }] } })
  expect(reply).toEqual({ accepted: [], changed: ['E1-5_02'] })
})

test('an unknown datapoint accepts none of them', async () => {
  await expect(
    accept([
      { key: 'E1-5_02', value: '7' },
      { key: 'E9-9_99', value: '1' },
    ]),
  ).rejects.toMatchObject({ status: 404 })
  expect(await keys({ state: 'decided' })).toEqual([])
})
