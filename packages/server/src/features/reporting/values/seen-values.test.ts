import { contract } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCompany, refused, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { aColleague } from '../assessment/testing.ts'
import { aCandidate, analysed } from '../testing.ts'

const { csrd, history } = contract

// A decision names what it was made on, and is refused on anything else.

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
  await analysed(company, [aCandidate({ datapoint: 'E1-5_01', number: 7, tier: 'high' })])
})

const params = { key: 'E1-5_01' }
const shown = () => company.client.call(csrd.datapoint, { params })
const actions = async () =>
  (await company.client.call(history.list, { params, query: {} })).data.changes.map(({ action }) => action)

test('a proposal that was seen is accepted and rejected by its version, sent twice too', async () => {
  const { version, value } = await shown()
  const accepted = await company.client.call(csrd.updateDatapoint, { params, body: { value, version } })
  expect(accepted.status).toBe('accepted')
  expect(accepted.version).not.toBe(version)
  expect(await company.client.call(csrd.updateDatapoint, { params, body: { value, version } })).toEqual(accepted)
  await company.client.call(csrd.deleteDatapoint, { params, query: { version: accepted.version } })
  await company.client.call(csrd.deleteDatapoint, { params, query: { version: accepted.version } })
  expect(await actions()).toEqual(['removed', 'accepted', 'proposed'])
})

test('rejecting a proposal leaves what was decided since', async () => {
  const { version, value } = await shown()
  await company.client.call(csrd.updateDatapoint, { params, body: { value } })
  const refusal = await refused(company.client.call(csrd.deleteDatapoint, { params, query: { version } }))
  expect(refusal).toMatchObject({ status: 409 })
  expect(await shown()).toMatchObject({ status: 'accepted', value: '7' })
})

test('accepting a proposal that was rejected enters nothing', async () => {
  const { version, value } = await shown()
  await company.client.call(csrd.deleteDatapoint, { params })
  const refusal = await refused(company.client.call(csrd.updateDatapoint, { params, body: { value, version } }))
  expect(refusal).toMatchObject({ status: 409 })
  expect((await shown()).value).toBeNull()
})

test('accepting what a newer document has replaced, or a colleague corrected, is refused', async () => {
  const { version, value } = await shown()
  const colleague = await aColleague(app, company, 'Ines Blick')
  await colleague.client.call(csrd.updateDatapoint, { params, body: { value: '9' } })
  expect(await refused(company.client.call(csrd.updateDatapoint, { params, body: { value, version } }))).toMatchObject({
    status: 409,
  })
  expect(await shown()).toMatchObject({ status: 'corrected', value: '9' })
})

test('what is taken back is the newest change that was known, and no later one', async () => {
  const { value } = await shown()
  await company.client.call(csrd.updateDatapoint, { params, body: { value } })
  const known = (await company.client.call(history.list, { params, query: {} })).data.changes[0]!.id
  await company.client.call(csrd.updateDatapoint, { params, body: { value: '9' } })
  const body = { change: known, side: 'before' as const, newest: known }
  expect(await refused(company.client.call(history.restore, { params, body }))).toMatchObject({ status: 409 })
  expect((await shown()).value).toBe('9')
})

test('whoever does not say what they saw decides on anything, as before', async () => {
  await company.client.call(csrd.updateDatapoint, { params, body: { value: '9' } })
  await company.client.call(csrd.deleteDatapoint, { params })
  expect((await shown()).value).toBeNull()
})
