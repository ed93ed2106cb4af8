import { contract } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiClient, aCompany, aDocument, startApp, type TestApp } from '../../testing/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const rowsOf = async (client: ApiClient) =>
  (await client.call(contract.trail.list, { query: { page_size: 50 } })).results

test('what a row is about is named as it is called now, in the language of the reader, while it is there', async () => {
  const company = await aCompany(app)
  const { client } = company
  const document = await aDocument(company)
  const body = { title: 'An impact', type: 'Impact', category: 'Water', priority: 'low' } as const
  const entry = await client.call(contract.iro.create, { body })
  const asked = { people: [{ email: 'paul@plant.example', name: 'Paul' }], datapoints: ['E1-5_01'], due: '2060-01-01' }
  const { requests } = await client.call(contract.requests.ask, { body: asked })
  const subjects = async (call: string) => (await rowsOf(client)).find((row) => row.call === call)!.subjects
  const request = { object: requests[0]!.id, kind: 'request', name: 'Paul' }
  const datapoint = (word: string) => ({ object: 'E1-5_01', kind: 'datapoint', name: expect.stringMatching(word) })
  expect(await subjects('documents.upload')).toContainEqual({
    object: document.id,
    kind: 'document',
    name: document.title,
  })
  expect(await subjects('iro.create')).toEqual([{ object: entry.id, kind: 'entry', name: 'An impact' }])
  expect(await subjects('requests.ask')).toEqual([datapoint('energy'), request])
  client.language = 'de'
  expect(await subjects('requests.ask')).toEqual([datapoint('[Ee]nergie'), request])
})
