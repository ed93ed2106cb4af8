import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aCompany,
  startApp,
  startMailServer,
  type TestApp,
  type TestMailServer,
  testMasterKey,
} from '../../../testing/index.ts'
import { type Product, startProduct } from '../../../testing/product.ts'
import { dayOf, daysAfter } from '../days.ts'

// Reminders over a real SMTP conversation, by a product that is killed while it sends them.

/** Number of reminders; `REMINDERS=500` sets another one for a run by hand. */
const reminders = Number(process.env.REMINDERS ?? 40)
const peopleAtOnce = 20

let app: TestApp
let server: TestMailServer
const products: Product[] = []
beforeAll(async () => {
  app = await startApp()
  server = await startMailServer()
}, 180_000)
afterAll(async () => {
  for (const product of products) await product.stop()
  await server.stop()
  await app.stop()
})

function aWorker(): Product {
  const product = startProduct(
    {
      DATA_DIR: app.dataDir,
      DATABASE_URL: app.databaseUrl,
      SMTP_URL: server.url,
      READ_STANDBY: 'off',
      JWT_SECRET: 'j'.repeat(43),
      COOKIE_SECRET: 'c'.repeat(43),
      FILES_MASTER_KEY: testMasterKey,
    },
    app.dataDir,
  )
  products.push(product)
  return product
}

const header = (mail: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(mail)?.[1]?.trim() ?? ''

test('reminders under way when the product is killed reach everybody, each once', async () => {
  const { client } = await aCompany(app)
  await client.call(contract.company.update, { body: { metadata: { reporting_year: 2025 } } })
  const due = daysAfter(dayOf(app.clock()), 2)
  const addresses = Array.from({ length: reminders }, (_, index) => `plant-${index}@werk.example`)
  for (let from = 0; from < reminders; from += peopleAtOnce) {
    const people = addresses.slice(from, from + peopleAtOnce).map((email) => ({ email, name: 'Paul Werk' }))
    await client.call(contract.requests.ask, { body: { people, datapoints: ['E1-5_01'], due } })
  }
  // Only reminders are counted, not the mails of the requests themselves.
  await app.database.db.execute(sql`delete from jobs.job where name = 'work.mail'`)
  // Requests made just now are not reminded of.
  app.clock.advance(2 * 86_400_000)
  await app.sweep()

  const first = aWorker()
  await first.api
  const killedAt = Math.max(3, Math.floor(reminders / 4))
  await expect.poll(() => server.received.length, { timeout: 120_000, interval: 2 }).toBeGreaterThanOrEqual(killedAt)
  first.child.kill('SIGKILL')
  await first.exit
  const before = server.received.length
  expect(before).toBeLessThan(reminders)
  // As if the killed process had been silent for half a minute already, after which its jobs go to others.
  await app.database.db.execute(
    sql`update jobs.job set heartbeat_on = heartbeat_on - interval '31 seconds' where state = 'active'`,
  )

  await aWorker().api
  const reached = () => new Set(server.received.map((mail) => header(mail, 'To'))).size
  await expect.poll(reached, { timeout: 240_000, interval: 100 }).toBe(reminders)
  const waiting = async () =>
    (
      await app.database.db.execute<{ n: number }>(
        sql`select count(*)::int as n from jobs.job where name = 'work.mail' and state in ('created', 'retry', 'active')`,
      )
    ).rows[0]!.n
  await expect.poll(waiting, { timeout: 120_000, interval: 100 }).toBe(0)
  // What the server has taken and the killed process could not note is sent once more under the same name, by which
  // programs for mail show it once.
  const ids = server.received.map((mail) => header(mail, 'Message-ID'))
  expect(new Set(ids).size).toBe(reminders)
  if (process.env.REMINDERS)
    console.info(
      `${reminders} reminders, killed after ${before}: ${ids.length - reminders} sent again under the same Message-ID`,
    )
  expect(ids.length - reminders).toBeLessThanOrEqual(4)
}, 600_000)
