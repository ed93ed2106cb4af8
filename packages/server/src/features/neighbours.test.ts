import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp } from '../testing/index.ts'
import { waitingForLocks } from '../testing/waiting-locks.ts'

/** Why what is missing is left out, as the statement says it to readers. */
const leftOut = { en: 'Not available yet.', de: 'Noch nicht verfügbar.' }

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const blocked = waitingForLocks('advisory')

test('a company whose calls all wait for its locks holds no other one up', async () => {
  const [noisy, quiet] = [await aCompany(app), await aCompany(app)]
  await noisy.client.call(contract.csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: '12 MWh' } })
  await noisy.client.call(contract.report.confirm, { body: { reason: 'Known.', left_out: leftOut } })
  const waiting = await app.database.db.transaction(async (elsewhere) => {
    // As another process does that is at work for the company.
    await elsewhere.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reporting ${noisy.id}`}, 0))`)
    const issue = () => noisy.client.send('/report/versions/', { method: 'POST', body: { note: '' } })
    const edit = () =>
      noisy.client.send('/csrd/datapoints/E1-5_02/', { method: 'PUT', body: { value: '3 MWh', decimal: null } })
    const calls = [...Array.from({ length: 25 }, issue), ...Array.from({ length: 5 }, edit)]
    await expect.poll(async () => (await elsewhere.execute(blocked)).rowCount, { interval: 10 }).toBe(1)
    // More calls than the process has connections, and each needs some.
    for (let turn = 0; turn < 15; turn += 1) {
      const body = { title: `Dust ${turn}`, type: 'Risk', category: 'E2', priority: 'low' } as const
      await quiet.client.call(contract.iro.create, { body })
      expect((await quiet.client.call(contract.iro.list, {})).impacts.length).toBeGreaterThan(turn)
      // Its own pages are read as well.
      expect((await noisy.client.call(contract.company.get, {})).name).toBe('Nordlicht GmbH')
    }
    return { calls }
  })
  const statuses = (await Promise.all(waiting.calls)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
})
