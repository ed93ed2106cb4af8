import { contract } from '@esrs/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentReports } from '../../database/schema/reporting.ts'
import { aCompany, startApp, type TestApp } from '../../testing/index.ts'
import { lockReporting } from '../reporting/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('a change of work that has to wait until values follow another year does not hold the lock of work meanwhile', async () => {
  const company = await aCompany(app)
  const { client, tenant, user, id } = company
  const key = 'E1-5_01'
  const due = '2999-01-31'
  const person = { email: 'gast@example.org', name: 'Gast', language: 'de' as const }
  const ask = () => client.call(contract.requests.ask, { body: { people: [person], datapoints: [key], due, note: '' } })
  const [request] = (await ask()).requests
  // As if the year had just changed: the next who opens the report brings its values up to date.
  await app.database.db.delete(currentReports).where(eq(currentReports.companyId, tenant.companyId))
  const waiting = await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    const calls = [
      client.call(contract.work.assign, { body: { targets: [{ kind: 'datapoint', key }], owner: user.id } }),
      ask(),
      client.call(contract.requests.withdraw, { params: { id: request!.id } }),
    ]
    const blocked = sql`select from pg_locks where not granted and locktype = 'advisory'`
    await expect.poll(async () => (await app.database.db.execute(blocked)).rowCount).toBe(calls.length)
    const tried = sql`select pg_try_advisory_xact_lock(hashtextextended(${`work ${id}`}, 0)) as free`
    expect((await inside.db.execute(tried)).rows).toEqual([{ free: true }])
    return { calls }
  })
  expect(await Promise.all(waiting.calls)).toHaveLength(3)
})
