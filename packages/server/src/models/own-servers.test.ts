import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  analyse,
  checkReplies,
  type ModelRequest,
  modelRequests,
  passageRequests,
  read,
  wordingRequest,
} from '@esrs/engine'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { modelConfig, modelSettings } from '../model-settings.ts'
import { type OwnServer, type OwnServerKind, type OwnServerOptions, startOwnServer } from '../testing/own-servers.ts'
import { type Model, ModelBusy, ModelTooShort, ModelUnusable, openModel } from './model.ts'

// The three servers that docs/language-model.md tells how to start, with the settings that stand there.

const kinds: OwnServerKind[] = ['llama.cpp', 'ollama', 'vllm']
const contexts = [8_000, 16_000, 128_000]
const forever = new AbortController().signal

let servers: OwnServer[] = []
afterEach(async () => {
  for (const server of servers) await server.close()
  servers = []
})

/** A server and a model with the settings that an operator gives. */
async function own(kind: OwnServerKind, options: Partial<OwnServerOptions> & { set?: Record<string, string> } = {}) {
  const { contextTokens = 16_000, set = {}, ...rest } = options
  const server = await startOwnServer(kind, { contextTokens, ...rest })
  servers.push(server)
  const given: Record<string, string> = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: server.url.href,
    AI_MODEL: 'model',
    AI_CONTEXT_TOKENS: String(contextTokens),
    ...set,
  }
  const parsed = Object.fromEntries(
    modelSettings.map(({ name, parse, fallback }) => [name, parse.parse(given[name] ?? fallback)]),
  ) as Parameters<typeof modelConfig>[0]
  return { server, model: openModel(modelConfig(parsed)!) }
}

/** A report long enough for several windows. */
let all: Record<number, ModelRequest[]>
beforeAll(async () => {
  const folder = path.join(import.meta.dirname, '../../../engine/fixtures/model')
  const once = readFileSync(path.join(folder, 'plant-en.md'), 'utf8')
  const text = Array.from({ length: 40 }, (_, i) => once.replaceAll('2025', String(2025 - (i % 3)))).join('\n\n')
  const result = await read(new TextEncoder().encode(text), 'long.md')
  if (!result.ok) throw new Error(result.detail)
  const { document } = result
  const analysis = analyse(document, { reportingYear: 2025 })
  all = Object.fromEntries(
    contexts.map((contextTokens) => {
      const first = modelRequests(document, analysis, { contextTokens })
      const replies = first.map((request) => {
        const block = request.marks[0]!
        const words =
          new RegExp(String.raw`\[${block.replace('.', '\\.')}\] (.{12,60})`).exec(request.prompt)?.[1] ?? ''
        const section = {
          from: block,
          to: request.marks.at(-1)!,
          requirements: ['E1-2'],
          class: 'policy',
          quote: words,
        }
        return { request, reply: { answers: [], sections: [{ ...section, confidence: 'high' }] } }
      })
      const { sections } = checkReplies(document, analysis, replies, 'model')
      return [contextTokens, [...first, ...passageRequests(document, analysis, sections, { contextTokens })]]
    }),
  )
})

const ask = (model: Model, { system, prompt, schema }: Pick<ModelRequest, 'system' | 'prompt' | 'schema'>) =>
  model.ask({ system, prompt, schema }, forever)
const some = (contextTokens = 16_000): ModelRequest => all[contextTokens]![0]!

describe.each(kinds)('%s', (kind) => {
  test.each(contexts)(
    'takes every request that is made for a context of %i tokens, none refused or cut off',
    async (contextTokens) => {
      const { server, model } = await own(kind, { contextTokens })
      const requests = all[contextTokens]!
      expect(requests.length).toBeGreaterThan(3)
      for (const request of requests) expect(await ask(model, request)).toMatchObject({ ok: true })
      const words = wordingRequest('answer', 'en', [
        { kind: 'asked', text: 'How much energy do you use?' },
        ...Array.from({ length: 12 }, (_, i) => ({
          kind: 'evidence' as const,
          text: `${i} ${'We use energy. '.repeat(55)}`,
        })),
      ])!
      expect(await ask(model, words)).toMatchObject({ ok: true })
      // A schema, no stream, and nothing beside what the protocol names.
      for (const body of server.received) {
        expect(Object.keys(body).sort()).toEqual(['max_tokens', 'messages', 'model', 'response_format', 'temperature'])
        expect(body.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } })
        expect((body.messages as { role: string }[]).map(({ role }) => role)).toEqual(['system', 'user'])
      }
    },
  )

  test('whose context is shorter than the settings say is told so at once, and not asked again', async () => {
    const { model } = await own(kind, { contextTokens: 4_000, set: { AI_CONTEXT_TOKENS: '128000' } })
    await expect(ask(model, some(128_000))).rejects.toBeInstanceOf(ModelTooShort)
  })

  test('whose reply ends in the middle gives no answer and says what it used', async () => {
    const writes = () => `{"answers":[${'{"block":"p1.1","quote":"Scope 1"},'.repeat(900)}`
    const { model } = await own(kind, { writes, set: { AI_MAX_OUTPUT_TOKENS: '500' } })
    const answered = await ask(model, some())
    expect(answered).toMatchObject({ ok: false, reason: 'broken' })
    expect(answered.usage.output).toBeGreaterThan(400)
  })

  test('that still loads its model is asked again later', async () => {
    const { model } = await own(kind, { loading: 1 })
    await expect(ask(model, some())).rejects.toBeInstanceOf(ModelBusy)
    expect(await ask(model, some())).toMatchObject({ ok: true })
  })

  test('with a key refuses whoever has none, for the operator to mend', async () => {
    const { model } = await own(kind, { key: 'right' })
    await expect(ask(model, some())).rejects.toBeInstanceOf(ModelUnusable)
    const known = await own(kind, { key: 'right', set: { AI_API_KEY: 'right' } })
    expect(await ask(known.model, some())).toMatchObject({ ok: true })
  })

  test('without structured outputs is told the schema in words', async () => {
    const writes = () => '```json\n{"answers":[],"sections":[]}\n```'
    const { server, model } = await own(kind, { writes, set: { AI_STRUCTURED_OUTPUTS: 'off' } })
    expect(await ask(model, some())).toMatchObject({ ok: true, json: { answers: [] } })
    expect(JSON.stringify(server.received[0]!.messages)).toContain('The JSON schema')
    expect(server.received[0]!.response_format).not.toMatchObject({ type: 'json_schema' })
  })
})

test('llama.cpp keeps the list from one window to the next, and says how much', async () => {
  const { model } = await own('llama.cpp', { contextTokens: 128_000 })
  const windows = all[128_000]!.filter(({ kind }) => kind === 'pages')
  const kept: (number | null)[] = []
  for (const request of windows.slice(0, 3)) kept.push((await ask(model, request)).usage.cached)
  expect(kept[0]).toBe(0)
  for (const one of kept.slice(1)) expect(one).toBeGreaterThan(windows[0]!.system.length / 4)
})

test('Ollama that cuts off less is noticed as well: requests of other lengths count alike', async () => {
  const { model } = await own('ollama', { contextTokens: 8_192, set: { AI_CONTEXT_TOKENS: '16000' } })
  const long = some()
  expect(long.system.length + long.prompt.length).toBeGreaterThan(8_192 * 3.2)
  const longer = (times: number) => ({ ...long, prompt: `${long.prompt}\n${'We used electricity. '.repeat(times)}` })
  await ask(model, long)
  await ask(model, longer(100))
  // The same again is counted alike.
  await ask(model, longer(100))
  await expect(ask(model, longer(200))).rejects.toBeInstanceOf(ModelTooShort)
})

test.each(['ollama', 'vllm'] as const)('%s does not know a model that is called otherwise', async (kind) => {
  const { model } = await own(kind, { model: 'another' })
  await expect(ask(model, some())).rejects.toBeInstanceOf(ModelUnusable)
})
