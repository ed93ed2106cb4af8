import { contract } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, aDocument, startApp, type TestApp } from '../../testing/index.ts'
import { lockDocument } from './store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('a value is decided with a document that is being processed, and neither waits for the other for ever', async () => {
  const company = await aCompany(app)
  const { id } = await aDocument(company)
  await company.tenant.transaction(async (inside) => {
    await lockDocument(inside, id)
    // Processing goes on from here to the report, which the decision holds meanwhile.
    const body = { value: '1500', documents: [id] }
    await company.client.call(contract.csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body })
  })
  const { value } = await company.client.call(contract.csrd.datapoint, { params: { key: 'E1-5_01' } })
  expect(value).toBe('1500')
})
