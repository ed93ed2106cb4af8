import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { ModelRequest } from '@esrs/engine'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTenant } from '../../../database/pool.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { ModelConfig } from '../../../model-settings.ts'
import { openModel } from '../../../models/model.ts'
import { type Behaviour, behaviours } from '../../../testing/fake-model/behaviours.ts'
import { type FakeModel, startFakeModel } from '../../../testing/fake-model/server.ts'
import { settingsFor } from '../../../testing/fake-model/settings.ts'
import { aCompany, aDocument, startApp, type TestApp } from '../../../testing/index.ts'
import { askAll } from './ask.ts'
import { usageOf } from './store.ts'

let app: TestApp
let fake: FakeModel
let tenant: Tenant
let document: string

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  fake = await startFakeModel(() => ({ answers: [] }))
  const company = await aCompany(app)
  tenant = openTenant(app.database.db, company.id)
  document = (await aDocument(company)).id
  await app.database.db.execute(
    sql`insert into model_consents (company_id, host) values (${company.id}, ${fake.url.host})`,
  )
})
afterEach(() => fake.stop())

const settings = (changed: Partial<ModelConfig> = {}) => settingsFor(fake, { maxOutputTokens: 500, ...changed })

const requests: ModelRequest[] = Array.from({ length: 8 }, (_, i) => ({
  kind: 'pages' as const,
  hash: `hash ${i}`,
  system: 'Answer in JSON.',
  prompt: `Question ${i} `.padEnd(300, '.'),
  schema: { type: 'object' },
  marks: [],
  pages: [],
  standard: null,
}))

const month = '2026-11'
const clock = () => new Date('2026-11-21T12:00:00Z')
const forever = new AbortController().signal
const retries = { attempts: 2, firstSeconds: 1, longestSeconds: 60, pause: async () => {} }
const ask = (changed: Partial<ModelConfig> = {}, onAnswer: () => Promise<void> = async () => {}) =>
  askAll({ model: openModel(settings(changed)), clock, retries }, tenant, document, requests, forever, onAnswer)

test('each request is asked once and counted as the host counts it; a second run asks nothing', async () => {
  const { answers, stopped } = await ask()
  expect(stopped).toBeNull()
  expect(answers.size).toBe(8)
  expect(fake.received).toHaveLength(8)
  const used = await usageOf(tenant, month)
  expect(used).toMatchObject({ requests: 8, reservedTokens: 0 })
  expect(used.inputTokens).toBeGreaterThan(8 * 75)
  await ask()
  expect(fake.received).toHaveLength(8)
  expect(await usageOf(tenant, month)).toEqual(used)
  // Another model may say something else.
  await ask({ model: 'other' })
  expect(fake.received).toHaveLength(16)
})

test('two runs of one document at once both come to their end', async () => {
  const both = await Promise.all([ask(), ask()])
  expect(both.map(({ answers, stopped }) => [answers.size, stopped])).toEqual([
    [8, null],
    [8, null],
  ])
})

test('answers that were none are kept too, and not paid for twice', async () => {
  fake.behave(behaviours.brokenJson)
  const { answers } = await ask()
  expect([...answers.values()].every(({ reply, refused }) => reply === null && refused === 'broken')).toBe(true)
  await ask()
  expect(fake.received).toHaveLength(8)
})

test.each<[string, Behaviour, string, number]>([
  ['429', behaviours.tooMany, 'unreachable', 4],
  ['500', behaviours.outOfOrder, 'unreachable', 4],
  ['401', behaviours.unknownKey, 'refused', 2],
])('%s: a few attempts, then the end; nothing is counted', async (_, behaviour, why, most) => {
  fake.behave(behaviour)
  const { answers, stopped } = await ask()
  expect(stopped).toBe(why)
  expect(answers.size).toBe(0)
  expect(fake.received.length).toBeLessThanOrEqual(most)
  expect(await usageOf(tenant, month)).toMatchObject({
    requests: 0,
    inputTokens: 0,
    outputTokens: 0,
    reservedTokens: 0,
  })
})

test('replies that do not come may have been charged, and stay put aside', async () => {
  fake.behave(behaviours.slow)
  const { stopped } = await ask({ milliseconds: 50 })
  expect(stopped).toBe('unreachable')
  const { requests: counted, reservedTokens } = await usageOf(tenant, month)
  expect(counted).toBe(0)
  expect(reservedTokens).toBeGreaterThanOrEqual(fake.received.length * 500)
})

test('a budget is never exceeded, however many ask at once, and its end is an end', async () => {
  // So little that it ends before the eighth, also where one is answered before the next is asked.
  const budgetTokens = 1200
  const { answers, stopped } = await ask({ budgetTokens, concurrency: 8 })
  expect(stopped).toBe('budget')
  expect(answers.size).toBe(fake.received.length)
  expect(fake.received.length).toBeGreaterThan(0)
  expect(fake.received.length).toBeLessThan(8)
  const { inputTokens, outputTokens, reservedTokens } = await usageOf(tenant, month)
  expect(reservedTokens).toBe(0)
  expect(inputTokens + outputTokens).toBeLessThanOrEqual(budgetTokens)
  fake.received.length = 0
  expect((await ask({ budgetTokens: 10 })).stopped).toBe('budget')
  expect(fake.received).toHaveLength(0)
})

test('agreement that is taken back counts before the next request', async () => {
  const { stopped } = await ask({ concurrency: 1 }, async () => {
    await app.database.db.execute(sql`delete from model_consents where company_id = ${tenant.companyId}`)
  })
  expect(stopped).toBe('withdrawn')
  expect(fake.received).toHaveLength(1)
})

test('a document that is removed meanwhile takes its answers with it, and no more is asked about it', async () => {
  const { stopped } = await ask({ concurrency: 1 }, async () => {
    await app.database.db.execute(sql`delete from documents where id = ${document}`)
  })
  const { rows } = await app.database.db.execute(sql`select 1 from model_answers where document_id = ${document}`)
  expect(rows).toEqual([])
  expect(stopped).toBe('withdrawn')
  expect(fake.received.length).toBeLessThanOrEqual(2)
})

test('a process that is killed between requests goes on without paying twice', async () => {
  const from = (file: string) => JSON.stringify(path.join(import.meta.dirname, file))
  const program = `
    import { openDatabase, openTenant } from ${from('../../../database/pool.ts')}
    import { openModel } from ${from('../../../models/model.ts')}
    import { askAll } from ${from('ask.ts')}
    const { db } = openDatabase(${JSON.stringify(app.databaseUrl)}, 3)
    const model = openModel({ ...${JSON.stringify(settings({ concurrency: 1 }))}, url: new URL(${JSON.stringify(fake.url.href)}) })
    await askAll({ model, clock: () => new Date('2026-11-21T12:00:00Z') }, openTenant(db, ${JSON.stringify(tenant.companyId)}),
      ${JSON.stringify(document)}, ${JSON.stringify(requests)}, new AbortController().signal, async () => {})
    process.exit(0)`
  const run = () =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  // Killed twice, each time with one request on its way.
  for (const after of [3, 6]) {
    const child = run()
    fake.behave(() => {
      if (new Set(fake.received.map(({ prompt }) => prompt)).size < after) return { answers: [] }
      child.kill('SIGKILL')
      return { silent: true }
    })
    await once(child, 'exit')
  }
  fake.behave(() => ({ answers: [] }))
  const [code] = (await once(run(), 'exit')) as [number]
  expect(code).toBe(0)
  // Only what was under way at a kill was sent again, and only that stays put aside.
  expect(fake.received).toHaveLength(8 + 2)
  const used = await usageOf(tenant, month)
  expect(used.requests).toBe(8)
  expect(used.reservedTokens).toBeGreaterThan(2 * 500)
  expect(used.reservedTokens).toBeLessThan(2 * 1000)
})
