import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { contract } from '@esrs/contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { aCompany, startApp, type TestApp } from '../testing/index.ts'
import { createMetrics } from './metrics.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const log = createLog('silent')

/** Metrics by name and labels. */
async function scrape({ page }: ReturnType<typeof createMetrics>): Promise<Map<string, number>> {
  const { body, headers } = await page.inject('/metrics')
  expect(headers['content-type']).toContain('text/plain; version=0.0.4')
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

test('monitoring sees parts, jobs, disk and process, and nothing that names a company or a person', async () => {
  const { client, user } = await aCompany(app)
  await client.call(contract.session.forgotPassword, { body: { email: user.email } })
  const { database, queue, files, dataDir } = app
  const metrics = createMetrics({ parts: { database, storage: files, queue }, queue, dataDir, log })
  const seen = await scrape(metrics)
  for (const part of ['database', 'storage', 'queue']) expect(seen.get(`esrs_part_up{part="${part}"}`)).toBe(1)
  const waiting = (await queue.backlog()).find((kind) => kind.waiting > 0)
  expect(waiting?.waiting).toBeGreaterThan(0)
  expect(seen.get(`esrs_jobs{job="${waiting?.job}",state="waiting"}`)).toBe(waiting?.waiting)
  expect(seen.get('esrs_disk_free_bytes')).toBeGreaterThan(1_000_000)
  expect(seen.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
  expect([...seen.keys()].join('\n')).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}/)
  await metrics.page.close()
})

test('a part that is down is 0, and the rest is still told', async () => {
  const { queue, dataDir } = app
  const down = { ping: () => Promise.reject(new Error('gone')) }
  const noQueue = { backlog: () => Promise.reject(new Error('gone')) }
  const metrics = createMetrics({ parts: { database: down, queue }, queue: noQueue, dataDir, log })
  const seen = await scrape(metrics)
  expect([seen.get('esrs_part_up{part="database"}'), seen.get('esrs_part_up{part="queue"}')]).toEqual([0, 1])
  expect(seen.get('esrs_disk_free_bytes')).toBeGreaterThan(0)
  await metrics.page.close()
})

test('calls are counted by route and status; addresses that nobody serves are one', async () => {
  const { queue, dataDir } = app
  const metrics = createMetrics({ parts: {}, queue, dataDir, log })
  const api = Fastify()
  api.get('/things/:id/', async () => 'a thing')
  metrics.observe(api)
  for (const address of ['/things/1/', '/things/2/', '/a', '/b', '/c']) await api.inject(address)
  const seen = await scrape(metrics)
  const count = (route: string, status: number) =>
    seen.get(`esrs_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`)
  expect([count('/things/:id/', 200), count('none', 404)]).toEqual([2, 3])
  await metrics.page.close()
})

test('a page says how queue and disk are, in the language of who looks, and health is asked at the same port', async () => {
  const { client, user } = await aCompany(app)
  await client.call(contract.session.forgotPassword, { body: { email: user.email } })
  const { database, queue, files, dataDir } = app
  const { page } = createMetrics({ parts: { database, storage: files, queue }, queue, dataDir, log })
  const { body, headers } = await page.inject('/status')
  expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-")
  expect(body).toMatch(/<td>accounts\.mail<\/td><td class="n">[1-9]\d*<\/td>/)
  expect(body).toMatch(/[\d,.]+ GB of [\d,.]+ GB free \(\d+%\)/)
  expect(body).not.toMatch(/cannot be used|\w@\w|[0-9a-f]{8}-[0-9a-f]{4}/)
  const german = await page.inject({ url: '/status', headers: { 'accept-language': 'de' } })
  for (const part of ['<html lang="de">', 'Datenträger von DATA_DIR', ' GB von ']) expect(german.body).toContain(part)
  expect((await page.inject('/health/ready/')).json()).toEqual({ status: 'ok', down: [] })
  await page.close()
})

test('where something is down the page still answers and says what, and only readiness fails', async () => {
  const down = { ping: () => Promise.reject(new Error('gone')) }
  const noQueue = { backlog: () => Promise.reject(new Error('gone')) }
  const { page } = createMetrics({ parts: { database: down }, queue: noQueue, dataDir: app.dataDir, log })
  const { body } = await page.inject('/status')
  expect(body).toContain('<td>database</td><td class="bad">cannot be used</td>')
  expect(body).toContain('The queue cannot be asked.')
  const ready = await page.inject('/health/ready/')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'down', down: ['database'] }])
  expect((await page.inject('/health/live/')).statusCode).toBe(200)
  await page.close()
})

test('what is held on to shows after a full collection, and is gone from it when it is let go', async () => {
  const { queue, dataDir } = app
  const metrics = createMetrics({ parts: {}, queue, dataDir, log })
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = [Buffer.alloc(150_000_000)]
  const keptAfterwards = async () => {
    collect()
    return (await scrape(metrics)).get('esrs_memory_kept_bytes') ?? 0
  }
  const isHeld = async () => (await keptAfterwards()) > 150_000_000
  await expect.poll(isHeld).toBe(true)
  const whileHeld = await keptAfterwards()
  held.length = 0
  await expect.poll(async () => whileHeld - (await keptAfterwards())).toBeGreaterThan(100_000_000)
  await metrics.page.close()
})
