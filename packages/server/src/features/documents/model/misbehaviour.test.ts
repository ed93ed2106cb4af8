import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Behaviour, behaviours, type FakeReply } from '../../../testing/fake-model/behaviours.ts'
import { agree, findingsOf, longReport, readByModel, standing } from '../../../testing/fake-model/reading.ts'
import { startFakeModel } from '../../../testing/fake-model/server.ts'
import { settingsFor } from '../../../testing/fake-model/settings.ts'
import { aCompany, aDocument, ended, startApp } from '../../../testing/index.ts'

// Every run starts processes that load the engine; a busy machine takes its time for that.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })
const retries = { attempts: 2, firstSeconds: 1, longestSeconds: 60, pause: async () => {} }
const settings = { concurrency: 2, maxOutputTokens: 1000, contextTokens: 6000 }
/** Tokens that no request is longer than. */
const longestRequest = 20_000

/** One company with one document, read by the analysis alone; then by a model that behaves as it is told. */
async function openBench(milliseconds?: number) {
  const fake = await startFakeModel(behaviours.good)
  const model = settingsFor(fake, { ...settings, ...(milliseconds ? { milliseconds } : {}) })
  const app = await startApp({ workers: true, model, retries })
  const company = await aCompany(app)
  const { id } = await aDocument(company, { name: 'report.md', content: longReport })
  const analysed = await ended(company, id)
  const before = await findingsOf(app)
  await agree(company, fake)
  /** Forgets what any model said, and has this one read the document. */
  const readAgain = async (behaviour: Behaviour) => {
    for (const table of ['model_answers', 'model_runs', 'model_usage'])
      await app.database.db.execute(sql.raw(`delete from ${table}`))
    fake.received.length = 0
    fake.behave(behaviour)
    await company.client.call(contract.models.read, {})
    return { document: await readByModel(company, analysed), ...(await standing(company)) }
  }
  const stop = async () => {
    await app.stop()
    await fake.stop()
  }
  return { fake, app, company, analysed, before, readAgain, stop }
}

let bench: Awaited<ReturnType<typeof openBench>>
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.stop())

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Ways of answering wrongly, and what each answer is dropped for. Where there is no answer it is the reply that is counted. */
const ways = {
  wrongQuote: 'quote',
  inventedDatapoint: 'unknown_datapoint',
  wrongLanguage: 'quote',
  echo: 'quote',
  obedient: 'quote',
  brokenJson: 'broken',
  huge: 'too_large',
} as const
type Way = keyof typeof ways | 'careless'

test('wrong, invented, broken, endless, echoed, obedient and careless answers: what is shown stays as it is, each is counted, and each request is paid for once', async () => {
  const { fake, app, company, before, analysed, readAgain } = bench
  const given = new Map<Way, FakeReply[]>()
  const { document, month, answers, documents } = await readAgain((asked, count) => {
    // Careless answers need something to be careless about: a figure, or a yes.
    const careless = behaviours.careless(asked, count) as { answers: unknown[] }
    const others = Object.keys(ways) as (keyof typeof ways)[]
    const done = sumOf(others.map((way) => given.get(way)?.length ?? 0))
    const way = careless.answers.length > 0 ? 'careless' : others[done % others.length]!
    const reply = behaviours[way](asked, count)
    given.set(way, [...(given.get(way) ?? []), reply])
    return reply
  })
  expect([...given.keys()].toSorted()).toEqual([...Object.keys(ways), 'careless'].toSorted())
  expect(await findingsOf(app)).toEqual(before)
  expect(document).toMatchObject({ stage: 'processed', notes: [] })
  expect(documents).toMatchObject({ read: 1, under_way: 0, stopped: [] })

  // Every single answer stands in the statistics, under the right name.
  const counted = (reply: FakeReply) => ('answers' in reply ? reply.answers.length : 1)
  const expected: Record<string, number> = {}
  for (const [way, reason] of Object.entries(ways) as [keyof typeof ways, string][])
    expected[reason] = (expected[reason] ?? 0) + sumOf(given.get(way)!.map(counted))
  const dropped = Object.fromEntries(answers.dropped.map(({ reason, count }) => [reason, count]))
  const { value, member, ...others } = dropped
  const careless = sumOf(given.get('careless')!.map(counted))
  expect([value, member].every((count) => (count ?? 0) > 0)).toBe(true)
  expect(sumOf(Object.values(others))).toBe(sumOf(Object.values(expected)) + careless - value! - member!)
  for (const [reason, count] of Object.entries(expected))
    expect([reason, others[reason]! >= count]).toEqual([reason, true])
  expect(answers.kept).toBe(0)
  const { success, failure } = analysed.aiStats
  const said = sumOf(fake.received.map((one) => one.answers))
  expect(document.aiStats).toEqual({ success, failure: failure + said })

  // Each request once, and never again; paid as the host counted, or as much as it may have been where it did not say.
  const asked = fake.received.length
  expect(new Set(fake.received.map(({ prompt }) => prompt)).size).toBe(asked)
  expect(month).toMatchObject({ requests: asked, reserved_tokens: 0 })
  const untold = given.get('huge')!.length
  const output = sumOf(fake.received.map(({ charged }) => charged?.output ?? 0))
  const input = sumOf(fake.received.map(({ charged }) => charged?.input ?? 0))
  expect(month.output_tokens).toBe(output + untold * settings.maxOutputTokens)
  expect(month.input_tokens).toBeGreaterThan(input)
  expect(month.input_tokens).toBeLessThan(input + untold * longestRequest)
  expect(month.cost?.amount).toBeCloseTo((month.input_tokens * 2 + month.output_tokens * 10) / 1e6, 9)
  expect(await company.client.call(contract.models.read, {})).toEqual({ queued: 0 })

  await app.database.db.execute(sql`update model_runs set state = 'asking', requests_done = 2`)
  expect(documents.requests).toEqual({ total: 0, answered: 0 })
  expect((await standing(company)).documents).toMatchObject({ under_way: 1, requests: { total: asked, answered: 2 } })
})

test('429, 500 and a refused key: given up each time after a few attempts, with a sentence; read at last, nothing is paid for twice', async () => {
  const { fake, app, company, before, readAgain } = bench
  const most = retries.attempts * settings.concurrency
  const first = await readAgain((question, count) =>
    count > 1 ? behaviours.tooMany(question, count) : { answers: [] },
  )
  const paid = first.month
  expect(paid).toMatchObject({ requests: 1, reserved_tokens: 0 })
  expect(fake.received.length).toBeLessThanOrEqual(1 + most)
  let { document, documents } = first
  const failures: [Behaviour, string, number][] = [
    [behaviours.outOfOrder, 'unreachable', most],
    [behaviours.unknownKey, 'refused', settings.concurrency],
  ]
  let why = 'unreachable'
  for (const [behaviour, nextWhy, mostNext] of failures) {
    expect(document).toMatchObject({ stage: 'processed', notes: [{ code: 'model_stopped', text: expect.any(String) }] })
    expect(documents).toMatchObject({ read: 0, under_way: 0, stopped: [{ why, count: 1 }] })
    fake.received.length = 0
    fake.behave(behaviour)
    expect(await company.client.call(contract.models.read, {})).toEqual({ queued: 1 })
    document = await readByModel(company, document)
    documents = (await standing(company)).documents
    expect(fake.received.length).toBeGreaterThan(0)
    expect(fake.received.length).toBeLessThanOrEqual(mostNext)
    why = nextWhy
  }
  expect(documents.stopped).toEqual([{ why, count: 1 }])
  expect((await standing(company)).month).toEqual(paid)
  expect(await findingsOf(app)).toEqual(before)

  fake.received.length = 0
  fake.behave(() => ({ answers: [] }))
  await company.client.call(contract.models.read, {})
  document = await readByModel(company, document)
  expect(document.notes).toEqual([])
  const after = await standing(company)
  expect(after.documents).toMatchObject({ read: 1, stopped: [] })
  expect(after.month.requests).toBe(1 + fake.received.length)
})

test('slow: given up as well; what may have been charged stays put aside and in sight', async () => {
  const own = await openBench(300)
  try {
    const { document, month, documents } = await own.readAgain(behaviours.slow)
    expect(await findingsOf(own.app)).toEqual(own.before)
    expect(document).toMatchObject({ stage: 'processed', notes: [{ code: 'model_stopped' }] })
    expect(documents).toMatchObject({ read: 0, stopped: [{ why: 'unreachable', count: 1 }] })
    const tries = own.fake.received.length
    expect(tries).toBeGreaterThan(0)
    expect(tries).toBeLessThanOrEqual(retries.attempts * settings.concurrency)
    expect(month).toMatchObject({ requests: 0, input_tokens: 0, output_tokens: 0 })
    expect(month.reserved_tokens).toBeGreaterThan(tries * settings.maxOutputTokens)
  } finally {
    await own.stop()
  }
})
