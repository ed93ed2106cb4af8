import { contract } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, aDocument, startApp, type TestApp } from '../../testing/index.ts'
import { waitingForLocks } from '../../testing/waiting-locks.ts'
import { sourcesOf } from './kept-store.ts'
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

test('files of a document are kept while it is being removed, or it is removed after they are', async () => {
  const company = await aCompany(app)
  const { id } = await aDocument(company)
  await company.tenant.transaction(async (inside) => {
    await lockDocument(inside, id)
    // Removing goes on from here to the lock of reporting, which the issuing of a version holds meanwhile.
    const sources = await company.tenant.transaction((issuing) => sourcesOf(issuing, [id]))
    expect([...sources.keys()]).toEqual([id])
  })
  const removing = await company.tenant.transaction(async (issuing) => {
    await sourcesOf(issuing, [id])
    const removed = company.client.call(contract.documents.remove, { params: { id } })
    const waiting = waitingForLocks('transactionid', 'tuple')
    await expect.poll(async () => (await app.database.db.execute(waiting)).rowCount).toBe(1)
    expect((await sourcesOf(issuing, [id])).size).toBe(1)
    return { removed }
  })
  expect(await removing.removed).toEqual({ ok: true })
  expect((await sourcesOf(company.tenant, [id])).size).toBe(0)
})
