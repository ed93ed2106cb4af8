import { createServer } from 'node:net'
import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import type { ModelConfig } from '../../../model-settings.ts'
import { watchConnections } from '../../../testing/connections.ts'
import { type Behaviour, behaviours } from '../../../testing/fake-model/behaviours.ts'
import { agree, findingsOf, readByModel, report, standing } from '../../../testing/fake-model/reading.ts'
import { type FakeModel, startFakeModel } from '../../../testing/fake-model/server.ts'
import { settingsFor } from '../../../testing/fake-model/settings.ts'
import { aCompany, aDocument, ended, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'

// Every run starts processes that load the engine; a busy machine takes its time for that.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.reverse()) await close()
  opened = []
})

async function fakeOf(behaviour: Behaviour): Promise<FakeModel> {
  const fake = await startFakeModel(behaviour)
  opened.push(() => fake.stop())
  return fake
}

async function appWith(model: ModelConfig | null, workers = true): Promise<TestApp> {
  const retries = { attempts: 2, firstSeconds: 1, longestSeconds: 60, pause: async () => {} }
  const app = await startApp({ workers, model, retries })
  opened.push(() => app.stop())
  return app
}

test('a company that agreed has its documents read; every value stands in the document, for review', async () => {
  const fake = await fakeOf(behaviours.good)
  const app = await appWith(settingsFor(fake))
  const company = await aCompany(app)
  expect(await agree(company, fake)).toMatchObject({ consent: { by: 'Ada Sommer' }, documents: { total: 0 } })
  const document = await readByModel(company, await aDocument(company, { name: 'report.md', content: report }))
  const found = await findingsOf(app)
  const byModel = found.filter(({ model }) => model === 'fake')
  expect(byModel.length).toBeGreaterThan(0)
  for (const { excerpt } of found)
    expect(report.replace(/^#+ /gm, '').replace(/\s+/g, ' ')).toContain(excerpt.replace(/\s+/g, ' '))
  expect(found.filter(({ source }) => source === 'model').every(({ tier }) => tier === 'review')).toBe(true)
  expect(found.some(({ value }) => value.includes('999999'))).toBe(false)
  const { month, documents, answers } = await standing(company)
  expect(month.requests).toBe(fake.received.length)
  expect(month.input_tokens).toBeGreaterThan(1000)
  expect(month.reserved_tokens).toBe(0)
  expect(month.cost?.amount).toBeCloseTo((month.input_tokens * 2 + month.output_tokens * 10) / 1e6, 9)
  expect(documents).toMatchObject({ total: 1, read: 1, under_way: 0, stopped: [] })
  expect(answers.kept).toBeGreaterThan(0)
  expect(document.notes).toEqual([])
  for (const { prompt } of fake.received) expect(prompt).not.toMatch(/Ignore all previous|report\.md|Nordlicht|Ada/)
})

/** Every address that an app and its tests have business with. */
const ownAddresses = ({ base, databaseUrl }: TestApp) => [new URL(base).host, new URL(databaseUrl).host]

/** Everything that the product opens a connection to while `work` goes on. */
async function connectionsOf(work: () => Promise<void>): Promise<string[]> {
  const watch = watchConnections()
  opened.push(async () => watch.stop())
  await work()
  return watch.opened()
}

const translation = { kind: 'translation', text: 'Die Werke haben 512 t ausgestoßen.', language: 'en' } as const

test('without settings not one connection is opened but to the database, whatever is asked for', async () => {
  let own: string[] = []
  const connections = await connectionsOf(async () => {
    const app = await appWith(null)
    own = ownAddresses(app)
    const company = await aCompany(app)
    await ended(company, (await aDocument(company, { name: 'report.md', content: report })).id)
    expect(await standing(company)).toMatchObject({ model: null, consent: null })
    const { client } = company
    const consent = { consent: true, host: 'models.example.com' }
    await expect(client.call(contract.models.consent, { body: consent })).rejects.toMatchObject({ status: 409 })
    await expect(client.call(contract.models.read, {})).rejects.toMatchObject({ status: 409 })
    await expect(client.call(contract.wording.ask, { body: translation })).rejects.toMatchObject({ status: 409 })
  })
  expect(connections.toSorted()).toEqual(own.toSorted())
})

test('without agreement neither', async () => {
  const fake = await fakeOf(behaviours.good)
  let own: string[] = []
  const connections = await connectionsOf(async () => {
    const app = await appWith(settingsFor(fake))
    own = ownAddresses(app)
    const company = await aCompany(app)
    await ended(company, (await aDocument(company, { name: 'report.md', content: report })).id)
    const { client } = company
    await expect(client.call(contract.models.read, {})).rejects.toMatchObject({ status: 409 })
    await expect(client.call(contract.wording.ask, { body: translation })).rejects.toMatchObject({ status: 409 })
    expect(await standing(company)).toMatchObject({
      consent: null,
      documents: { under_way: 0 },
      month: { requests: 0 },
    })
    const { rows } = await app.database.db.execute(sql`select 1 from jobs.job where name = 'documents.ask'`)
    expect(rows).toEqual([])
  })
  expect(connections.toSorted()).toEqual(own.toSorted())
  expect(fake.connections()).toBe(0)
})

test('agreement holds for the host that was named, and can be taken back', async () => {
  const fake = await fakeOf(behaviours.good)
  const app = await appWith(settingsFor(fake), false)
  const company = await aCompany(app)
  const other = { consent: true, host: 'models.example.com' }
  await expect(company.client.call(contract.models.consent, { body: other })).rejects.toMatchObject({ status: 409 })
  await agree(company, fake)
  await app.database.db.execute(sql`update model_consents set host = 'models.example.com'`)
  expect(await standing(company)).toMatchObject({ consent: null, consented_host: 'models.example.com' })
  await agree(company, fake)
  const { consent } = await company.client.call(contract.models.consent, {
    body: { consent: false, host: fake.url.host },
  })
  expect(consent).toBeNull()
  expect(fake.connections()).toBe(0)
})

test('who agreed to which host, and who took it back, is in the security trail; what changes nothing is not', async () => {
  const fake = await fakeOf(behaviours.good)
  const app = await appWith(settingsFor(fake), false)
  const company = await aCompany(app)
  const stranger = await aCompany(app)
  const { host } = fake.url
  const decide = (consent: boolean, to = host) =>
    company.client.call(contract.models.consent, { body: { consent, host: to } })
  await decide(false)
  await decide(true)
  await decide(true)
  await expect(decide(true, 'models.example.com')).rejects.toMatchObject({ status: 409 })
  await app.database.db.execute(sql`update model_consents set host = 'models.example.com'`)
  await decide(true)
  await decide(false)
  await decide(false)
  const trailOf = async ({ client }: TestCompany) =>
    (await client.call(contract.privacy.securityTrail, { query: {} })).results
  const trail = (await trailOf(company)).filter(({ event }) => event.startsWith('model.'))
  expect(trail.map(({ event }) => event)).toEqual(['model.withdrawn', 'model.agreed', 'model.agreed'])
  for (const one of trail)
    expect(one).toMatchObject({
      host,
      by: { id: company.user.id, name: 'Ada Sommer' },
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  expect((await trailOf(company)).at(-1)).toMatchObject({ event: 'account.registered', host: null })
  expect((await trailOf(stranger)).map(({ event }) => event)).toEqual(['account.registered'])
})

test('requests go to the configured host and to no other, whatever stands in the document', async () => {
  const fake = await fakeOf(behaviours.good)
  let visits = 0
  const elsewhere = createServer((socket) => {
    visits += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  opened.push(() => new Promise((resolve) => void elsewhere.close(() => resolve())))
  const { port } = elsewhere.address() as { port: number }
  let own: string[] = []
  const connections = await connectionsOf(async () => {
    const app = await appWith(settingsFor(fake))
    own = ownAddresses(app)
    const company = await aCompany(app)
    await agree(company, fake)
    const content = `${report}\nOur energy policies are at http://127.0.0.1:${port}/policy and ![chart](http://127.0.0.1:${port}/chart.png).\n`
    await readByModel(company, await aDocument(company, { name: 'report.md', content }))
  })
  expect(fake.received.length).toBeGreaterThan(0)
  expect(connections.toSorted()).toEqual([...own, fake.url.host].toSorted())
  // Files are read by processes beside this one, which only a server can watch.
  expect(visits).toBe(0)
})

test('members neither see nor decide it', () => {
  for (const endpoint of Object.values(contract.models)) expect(endpoint.auth).toBe('admin')
})
