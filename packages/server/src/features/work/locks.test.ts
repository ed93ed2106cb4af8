import { contract } from '@esrs/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentReports } from '../../database/schema/reporting.ts'
import { aCompany, startApp, type TestApp } from '../../testing/index.ts'
import { waitingForLocks } from '../../testing/waiting-locks.ts'

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
  const waiting = await app.database.db.transaction(async (elsewhere) => {
    // As a process beside this one holds it: for that one of the calls stands in line now and then, the others behind it without a connection.
    const lock = (name: string) => sql`hashtextextended(${`${name} ${id}`}, 0)`
    await elsewhere.execute(sql`select pg_advisory_xact_lock(${lock('reporting')})`)
    const calls = [
      client.call(contract.work.assign, { body: { targets: [{ kind: 'datapoint', key }], owner: user.id } }),
      ask(),
      client.call(contract.requests.withdraw, { params: { id: request!.id } }),
    ]
    const blocked = waitingForLocks('advisory')
    await expect.poll(async () => (await app.database.db.execute(blocked)).rowCount, { interval: 10 }).toBe(1)
    const tried = sql`select pg_try_advisory_xact_lock(${lock('work')}) as free`
    expect((await elsewhere.execute(tried)).rows).toEqual([{ free: true }])
    return { calls }
  })
  expect(await Promise.all(waiting.calls)).toHaveLength(3)
})
