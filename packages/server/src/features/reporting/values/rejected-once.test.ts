import { contract } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp } from '../../../testing/index.ts'
import { aCandidate, analysed } from '../testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())

const { csrd } = contract
const params = { key: 'E1-5_01' }

test('what was rejected is proposed in no later year, and what was decided before keeps its proof', async () => {
  const company = await aCompany(app)
  const to = (reporting_year: number) =>
    company.client.call(contract.company.update, { body: { metadata: { reporting_year } } })
  const shown = () => company.client.call(csrd.datapoint, { params })
  await analysed(company, [aCandidate({ datapoint: 'E1-5_01' }), aCandidate({ datapoint: 'E1-6_07', unit: 'tCO2e' })])
  expect(await shown()).toMatchObject({ status: 'proposed' })
  const { value } = await company.client.call(csrd.datapoint, { params: { key: 'E1-6_07' } })
  await company.client.call(csrd.updateDatapoint, { params: { key: 'E1-6_07' }, body: { value } })
  await company.client.call(csrd.deleteDatapoint, { params })
  expect(await shown()).toMatchObject({ status: 'missing', value: null })

  await to(2026)
  expect(await shown()).toMatchObject({ status: 'missing', value: null })
  const question = await company.client.call(csrd.datapoint, { params: { key: 'E1-6_07' } })
  expect(question).toMatchObject({ status: 'proposed', question: { code: 'year' } })
  // Rejected for the later year, it is neither withdrawn from the earlier one nor loses its passage there.
  await company.client.call(csrd.deleteDatapoint, { params: { key: 'E1-6_07' } })
  await to(2025)
  const before = await company.client.call(csrd.datapoint, { params: { key: 'E1-6_07' } })
  expect(before).toMatchObject({ status: 'accepted', value })
  expect(before.evidence).toHaveLength(1)
})
