import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { ModelConfig } from '../model-settings.ts'
import { type Behaviour, behaviours } from '../testing/fake-model/behaviours.ts'
import { type FakeModel, startFakeModel } from '../testing/fake-model/server.ts'
import { settingsFor } from '../testing/fake-model/settings.ts'
import { ModelBusy, ModelUnusable, openModel } from './model.ts'
import { askWithRetries, type RetryPolicy } from './retry-policy.ts'

let fakes: FakeModel[] = []
afterEach(async () => {
  for (const fake of fakes) await fake.stop()
  fakes = []
})

const system = [
  'Answer in JSON.',
  'Disclosure requirements, and below each its datapoints (identifier | kind | name | notes):',
  'E1-6_07 | tCO2e | Gross Scope 1 GHG emissions',
].join('\n')
const prompt = [
  'The document, between two lines that read === 0123456789ab ===:',
  '=== 0123456789ab ===',
  '[p1.1] Gross Scope 1 GHG emissions  1,234 tCO2e',
  '=== 0123456789ab ===',
].join('\n')
const question = { system, prompt, schema: { type: 'object', properties: {} } }
const forever = new AbortController().signal

async function opened(behaviour: Behaviour, changed: Partial<ModelConfig> = {}) {
  const fake = await startFakeModel(behaviour)
  fakes.push(fake)
  return { fake, model: openModel(settingsFor(fake, changed)) }
}

test('a strict schema is asked for, and answer and tokens come back', async () => {
  const { fake, model } = await opened(behaviours.good)
  const answered = await model.ask(question, forever)
  expect(answered).toMatchObject({ ok: true, json: { answers: [{ datapoint: 'E1-6_07', value: '1,234' }] } })
  expect(answered.usage.input).toBeGreaterThan(100)
  expect(answered.usage.output).toBeGreaterThan(10)
  const [{ path, headers, body }] = fake.received as [FakeModel['received'][0]]
  expect(path).toBe('/v1/chat/completions')
  expect(headers.authorization).toBe('Bearer secret-key')
  expect(body).toMatchObject({ model: 'fake', temperature: 0, response_format: { type: 'json_schema' } })
})

test('the protocol of Anthropic gives the same', async () => {
  const { fake, model } = await opened(behaviours.good, { provider: 'anthropic', model: 'claude-sonnet-4-5' })
  const answered = await model.ask(question, forever)
  expect(answered).toMatchObject({ ok: true, json: { answers: [{ datapoint: 'E1-6_07', value: '1,234' }] } })
  expect(answered.usage.input).toBeGreaterThan(100)
  const [{ path, headers, prompt: sent }] = fake.received as [FakeModel['received'][0]]
  expect(path).toBe('/v1/messages')
  expect(headers['x-api-key']).toBe('secret-key')
  expect(sent).toContain('Gross Scope 1 GHG emissions  1,234')
})

test('a server that knows no schema is told it in words', async () => {
  const { fake, model } = await opened(behaviours.good, { structuredOutputs: false })
  expect(await model.ask(question, forever)).toMatchObject({ ok: true })
  expect(JSON.stringify(fake.received[0]?.body)).toContain('The JSON schema')
})

test('what is no JSON is broken, and what it cost is known', async () => {
  const { model } = await opened(behaviours.brokenJson)
  const answered = await model.ask(question, forever)
  expect(answered).toMatchObject({ ok: false, reason: 'broken' })
  expect(answered.usage.output).toBeGreaterThan(5)
})

test('a host that miscounts is not believed', async () => {
  for (const [input, output] of [
    [-5_000_000, 3],
    [10.5, 1e15],
  ]) {
    const message = { role: 'assistant', content: '{"answers":[]}' }
    const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: 0 }
    const body = JSON.stringify({ id: 'x', choices: [{ index: 0, finish_reason: 'stop', message }], usage })
    const { model } = await opened(() => ({ status: 200, body }))
    const answered = await model.ask(question, forever)
    expect(answered).toMatchObject({ ok: true, usage: { input: null, output: output === 3 ? 3 : null } })
  }
})

test('a reply without an end is cut off', async () => {
  const { model } = await opened(behaviours.huge)
  expect(await model.ask(question, forever)).toMatchObject({ ok: false, reason: 'too_large' })
})

test('a model that does not answer in time counts as busy, and as perhaps charged', async () => {
  const { model } = await opened(behaviours.slow, { milliseconds: 50 })
  await expect(model.ask(question, forever)).rejects.toMatchObject({ charged: true })
})

test('too many requests and faults of the host are for another time; a wrong key is for the operator', async () => {
  const busy = await opened(behaviours.tooMany)
  await expect(busy.model.ask(question, forever)).rejects.toMatchObject({ seconds: 7, charged: false })
  const broken = await opened(behaviours.outOfOrder)
  await expect(broken.model.ask(question, forever)).rejects.toBeInstanceOf(ModelBusy)
  const unknown = await opened(behaviours.unknownKey)
  await expect(unknown.model.ask(question, forever)).rejects.toBeInstanceOf(ModelUnusable)
  const refusing = await opened(() => ({ status: 400, body: '{}' }))
  expect(await refusing.model.ask(question, forever)).toMatchObject({ ok: false, reason: 'refused' })
  const gone = await opened(behaviours.good)
  await gone.fake.stop()
  fakes.pop()
  await expect(gone.model.ask(question, forever)).rejects.toBeInstanceOf(ModelBusy)
})

test('a request is repeated a few times and no more, after as long as the host asks for', async () => {
  const pauses: number[] = []
  const patient: RetryPolicy = {
    attempts: 4,
    firstSeconds: 2,
    longestSeconds: 60,
    pause: async (seconds) => void pauses.push(seconds),
  }
  const { fake, model } = await opened((asked, count) =>
    count < 3 ? behaviours.tooMany(asked, count) : behaviours.good(asked, count),
  )
  expect(await askWithRetries(model, question, forever, patient)).toMatchObject({ ok: true })
  expect(pauses).toEqual([7, 7])
  fake.behave(behaviours.outOfOrder)
  pauses.length = 0
  await expect(askWithRetries(model, question, forever, patient)).rejects.toBeInstanceOf(ModelBusy)
  expect(pauses).toEqual([2, 4, 8])
  expect(fake.received).toHaveLength(3 + 4)
  fake.behave(() => ({ status: 429, headers: { 'retry-after': '3600' } }))
  await expect(askWithRetries(model, question, forever, patient)).rejects.toBeInstanceOf(ModelBusy)
  expect(fake.received).toHaveLength(8)
})

test('a redirect to another host is not followed', async () => {
  let visits = 0
  const elsewhere = createServer((_, response) => {
    visits += 1
    response.end('{}')
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  const { port } = elsewhere.address() as AddressInfo
  const { model } = await opened(() => ({ status: 307, headers: { location: `http://127.0.0.1:${port}/` } }))
  await expect(model.ask(question, forever)).rejects.toBeInstanceOf(ModelBusy)
  expect(visits).toBe(0)
  await new Promise((resolve) => elsewhere.close(resolve))
})

test('no more requests are under way at once than allowed', async () => {
  let open = 0
  let most = 0
  const { model } = await opened(() => ({ answers: [] }))
  const counted = {
    ...question,
    get prompt() {
      open += 1
      most = Math.max(most, open)
      return prompt
    },
  }
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      await model.ask(counted, forever)
      open -= 1
    }),
  )
  expect(most).toBeLessThanOrEqual(2)
})
