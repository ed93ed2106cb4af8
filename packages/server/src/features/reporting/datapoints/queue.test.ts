import { type AcceptedValue, contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { aColleague } from '../assessment/testing.ts'
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
const changesOf = async (key: string) =>
  (await company.client.call(history.list, { params: { key }, query: { page: 1, page_size: 20 } })).data.changes

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
  expect(reply.changed).toEqual(['E1-5_03'])
  expect(reply.accepted.map(({ key }) => key)).toEqual(['E1-5_02'])
  expect(await keys({ state: 'decided' })).toEqual(['E1-5_02'])
  expect(await keys({ mine: true })).toEqual(['E1-5_02'])
  const [newest, ...before] = await changesOf('E1-5_02')
  expect(newest).toMatchObject({ id: reply.accepted[0]!.change, action: 'accepted', by: { is_you: true } })
  // Where the reply was lost and it is sent again, nothing changes and the answer is the same.
  expect(await accept([{ key: 'E1-5_02', value: '7' }])).toEqual({ ...reply, changed: [] })
  expect(await changesOf('E1-5_02')).toHaveLength(before.length + 1)
})

describe('what was accepted together is taken back together', () => {
  const both = [
    { key: 'E1-5_02', value: '7' },
    { key: 'E1-5_03', value: '8' },
  ]
  const undo = (datapoints: AcceptedValue[], by = company.client) =>
    by.call(review.undoAccepting, { body: { datapoints } })

  test('as it was before, by one change each; sent again it changes nothing', async () => {
    const { accepted } = await accept(both)
    expect(await keys({ state: 'decided' })).toEqual(['E1-5_02', 'E1-5_03'])
    const reply = await undo(accepted)
    expect(reply).toEqual({ undone: ['E1-5_02', 'E1-5_03'], changed: [] })
    expect(await keys({ state: 'decided' })).toEqual([])
    expect(await keys({ tier: 'high', state: 'to_check' })).toEqual(['E1-5_02', 'E1-5_03'])
    const changes = await changesOf('E1-5_02')
    expect(changes[0]).toMatchObject({ action: 'restored', by: { is_you: true } })
    expect(await undo(accepted)).toEqual(reply)
    expect(await changesOf('E1-5_02')).toHaveLength(changes.length)
  })

  test('what a colleague has decided or noted since stays and is named', async () => {
    const { accepted } = await accept(both)
    const { client } = await aColleague(app, company, 'Bo Winter')
    await client.call(csrd.updateDatapoint, { params: { key: 'E1-5_03' }, body: { value: '9' } })
    expect(await undo(accepted)).toEqual({ undone: ['E1-5_02'], changed: ['E1-5_03'] })
    expect((await changesOf('E1-5_03'))[0]).toMatchObject({ action: 'corrected', by: { name: 'Bo Winter' } })
    // Nobody takes back what somebody else accepted.
    const again = await accept([both[0]!])
    expect(await undo(again.accepted, client)).toEqual({ undone: [], changed: ['E1-5_02'] })
    expect(await keys({ state: 'decided' })).toEqual(['E1-5_02', 'E1-5_03'])
  })

  test('an earlier acceptance is not that of today, and another company has none of it', async () => {
    const { accepted } = await accept(both)
    await undo(accepted)
    const later = await accept(both)
    expect((await undo(accepted)).undone).toEqual([])
    const other = await aCompany(app)
    expect((await undo(later.accepted, other.client)).undone).toEqual([])
    expect(await keys({ state: 'decided' })).toEqual(['E1-5_02', 'E1-5_03'])
  })

  test.each(['reader', 'contributor', 'approver', 'auditor'])('by nobody who only is a %s', async (role) => {
    const { accepted } = await accept(both)
    const { client, id } = await aColleague(app, company, 'Bo Winter')
    await app.database.db.execute(sql`update users set role = ${role} where id = ${id}`)
    await expect(undo(accepted, client)).rejects.toMatchObject({ status: 403 })
    await expect(client.call(review.acceptMany, { body: { datapoints: both } })).rejects.toMatchObject({ status: 403 })
    expect(await keys({ state: 'decided' })).toEqual(['E1-5_02', 'E1-5_03'])
  })
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
