import { randomUUID } from 'node:crypto'
import { contract } from '@esrs/contract'
import type { Candidate } from '@esrs/engine'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { aCandidate, analysed } from '../testing.ts'
import { teachingsFor } from './teachings.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  company = await aCompany(app)
})
afterAll(() => app.stop())

const { updateDatapoint, deleteDatapoint } = contract.csrd
const accept = (key: string, value: string) =>
  company.client.call(updateDatapoint, { params: { key }, body: { value } })
const row: Candidate['reason'] = { source: 'table', matched: 'Total energy', missing: [] }

const next = randomUUID()

test('what a person accepted and threw out is told to the next analysis', async () => {
  const document = await analysed(company, [
    aCandidate({ reason: row }),
    aCandidate({ datapoint: 'E1-5_02', number: 7, reason: { ...row, matched: 'Coal' } }),
    aCandidate({ datapoint: 'E1-5_03', number: 8, reason: { ...row, matched: 'Oil' } }),
  ])
  expect(await teachingsFor(company.tenant, next)).toEqual([])
  await accept('E1-5_01', '1000')
  await company.client.call(deleteDatapoint, { params: { key: 'E1-5_02' } })
  expect(await teachingsFor(company.tenant, next)).toEqual([
    { datapoint: 'E1-5_02', dimension: null, source: 'table', words: 'Coal', verdict: 'rejected', pointed: false },
    {
      datapoint: 'E1-5_01',
      dimension: null,
      source: 'table',
      words: 'Total energy',
      verdict: 'accepted',
      pointed: false,
    },
  ])
  // Analysed again, a document learns nothing from itself.
  expect(await teachingsFor(company.tenant, document)).toEqual([])
})

test('a passage is known again by its own words', async () => {
  const excerpt = 'Whistleblowers are protected against retaliation.'
  const passage: Candidate['reason'] = { source: 'passage', matched: 'whistleblowers', missing: [] }
  await analysed(company, [
    aCandidate({ datapoint: 'G1-1_05', number: null, text: excerpt, unit: null, excerpt, reason: passage }),
  ])
  await accept('G1-1_05', excerpt)
  expect(await teachingsFor(company.tenant, next)).toMatchObject([
    { datapoint: 'G1-1_05', words: excerpt, verdict: 'accepted' },
  ])
})

test('a value that a person typed teaches nothing about a document, and nobody learns from another company', async () => {
  await analysed(company, [aCandidate({ reason: row })])
  await accept('E1-5_01', '1200')
  expect(await teachingsFor(company.tenant, next)).toEqual([])
  const other = await aCompany(app, { name: 'Somebody Else' })
  await analysed(company, [aCandidate({ datapoint: 'E1-5_02', number: 3, reason: row })])
  await accept('E1-5_02', '3')
  expect(await teachingsFor(other.tenant, next)).toEqual([])
})
