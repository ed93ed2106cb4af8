import { contract } from '@esrs/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { behaviours } from '../../../testing/fake-model/behaviours.ts'
import { agree, findingsOf, longReport, readByModel, standing } from '../../../testing/fake-model/reading.ts'
import { type FakeModel, startFakeModel } from '../../../testing/fake-model/server.ts'
import { settingsFor } from '../../../testing/fake-model/settings.ts'
import { aCompany, aDocument, startApp, type TestApp } from '../../../testing/index.ts'
import { until } from '../../../testing/until.ts'

// Every round starts a process that loads the engine; a busy machine takes its time for that.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let app: TestApp
let fake: FakeModel
beforeAll(async () => {
  fake = await startFakeModel(behaviours.good, { delay: 150 })
  app = await startApp({ workers: true, model: settingsFor(fake, { concurrency: 1, contextTokens: 6000 }) })
})
afterAll(async () => {
  await app.stop()
  await fake.stop()
})

test('first values are shown while the rest is read; paused it keeps them, taken up it asks nothing twice', async () => {
  const company = await aCompany(app)
  const { client } = company
  await agree(company, fake)
  let isPaused = false
  const watched = until(
    async () => {
      if (!(await findingsOf(app)).some(({ model }) => model === 'fake')) throw new Error('Nothing is shown yet.')
      const { consent } = await client.call(contract.models.pause, { body: { paused: true } })
      isPaused = consent?.paused ?? false
    },
    { timeout: 200_000, interval: 10 },
  )
  const uploaded = await aDocument(company, { name: 'report.md', content: longReport })
  await watched
  expect(isPaused).toBe(true)
  await until(
    async () => expect((await standing(company)).documents).toMatchObject({ under_way: 0, paused: 1, read: 0 }),
    { timeout: 120_000 },
  )
  const asked = fake.received.length
  const [run] = (await standing(company)).runs
  expect(run).toMatchObject({ document_id: uploaded.id, model: 'fake', state: 'paused', pages: [1] })
  expect(run!.requests.answered).toBeLessThan(run!.requests.total)

  expect(await client.call(contract.models.pause, { body: { paused: false } })).toMatchObject({
    consent: { paused: false },
  })
  await readByModel(company, uploaded)
  const { documents, runs, month } = await standing(company)
  expect(documents).toMatchObject({ read: 1, paused: 0, under_way: 0 })
  expect(runs[0]).toMatchObject({ state: 'done' })
  expect(runs[0]!.requests.answered).toBe(runs[0]!.requests.total)
  expect(fake.received.length).toBeGreaterThan(asked)
  expect(new Set(fake.received.map(({ prompt }) => prompt)).size).toBe(fake.received.length)
  expect(month.requests).toBe(fake.received.length)
})

test('what is left to read is told before anybody agrees, with the speed once it is known', async () => {
  const company = await aCompany(app)
  await aDocument(company, { name: 'another.md', content: longReport })
  await until(async () => expect((await standing(company)).ahead).not.toBeNull(), { timeout: 120_000 })
  const { ahead, consent } = await standing(company)
  expect(consent).toBeNull()
  expect(ahead).toMatchObject({ documents: 1, seconds: null, cost: { currency: 'EUR' } })
  expect(ahead!.requests).toBeGreaterThan(5)
  expect(ahead!.input_tokens).toBeGreaterThan(10_000)
})
