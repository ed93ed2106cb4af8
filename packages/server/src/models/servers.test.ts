import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { ModelConfig } from '../model-settings.ts'
import { settingsFor } from '../testing/fake-model/settings.ts'
import { ModelTooShort, ModelUnusable, openModel } from './model.ts'

// Servers that people run themselves, answering as their documentation says: what they are sent, what they count, how they refuse.

type Answer = (body: Record<string, unknown>) => { status?: number; body: object }

let close: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const one of close) await one()
  close = []
})

async function serverOf(answer: Answer, changed: Partial<ModelConfig> = {}) {
  const received: Record<string, unknown>[] = []
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown>
      received.push(body)
      const { status = 200, body: said } = answer(body)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(said))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close.push(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.address() as AddressInfo
  const url = new URL(`http://127.0.0.1:${port}/v1`)
  return { received, model: openModel({ ...settingsFor({ url } as never), url, key: null, ...changed }) }
}

const list = 'E1-6_07 | tCO2e | Gross Scope 1 GHG emissions\n'.repeat(400)
const question = {
  system: list,
  prompt: '[p1.1] Scope 1  1,234',
  schema: { type: 'object', properties: { answers: {} } },
}
const forever = new AbortController().signal
const reply = '{"answers":[]}'
const sent = list.length + question.prompt.length
const tokens = Math.ceil(sent / 4)

const choice = (content: string, finish = 'stop') => [
  { index: 0, finish_reason: finish, message: { role: 'assistant', content } },
]

test('llama.cpp: a schema it turns into a grammar, the common beginning kept and counted', async () => {
  let before = ''
  const { received, model } = await serverOf((body) => {
    const now = JSON.stringify(body.messages)
    const kept = before && now.startsWith(before.slice(0, list.length)) ? tokens - 10 : 0
    before = now
    return {
      body: {
        object: 'chat.completion',
        model: 'model.gguf',
        choices: choice(reply),
        usage: { prompt_tokens: tokens, completion_tokens: 4, prompt_tokens_details: { cached_tokens: kept } },
        timings: { cache_n: kept, prompt_n: tokens - kept },
      },
    }
  })
  expect(await model.ask(question, forever)).toMatchObject({ ok: true, usage: { input: tokens, cached: 0 } })
  const second = await model.ask({ ...question, prompt: '[p2.1] Scope 2  99' }, forever)
  expect(second).toMatchObject({ ok: true, usage: { cached: tokens - 10 } })
  expect(received[0]).toMatchObject({
    response_format: { type: 'json_schema', json_schema: { schema: question.schema } },
  })
  // The list comes first and is the same, letter by letter: only so can it be kept.
  const [first, next] = received.map(({ messages }) => (messages as { role: string; content: unknown }[])[0])
  expect(first).toEqual(next)
  expect(first).toMatchObject({ role: 'system', content: list })
})

test('llama.cpp: a request longer than its context is refused, and that is said as what it is', async () => {
  const { model } = await serverOf(() => ({
    status: 400,
    body: {
      error: {
        code: 400,
        message: 'the request exceeds the available context size, try increasing it',
        type: 'exceed_context_size_error',
        n_prompt_tokens: 14000,
        n_ctx: 4096,
      },
    },
  }))
  await expect(model.ask(question, forever)).rejects.toBeInstanceOf(ModelTooShort)
})

test('Ollama: what it cuts off without a word is noticed by the tokens that it counts', async () => {
  const { model } = await serverOf(() => ({
    body: {
      object: 'chat.completion',
      model: 'm',
      choices: choice(reply),
      usage: { prompt_tokens: 512, completion_tokens: 4 },
    },
  }))
  await expect(model.ask(question, forever)).rejects.toBeInstanceOf(ModelTooShort)
})

test('Ollama: a reply that ends in the middle is broken, and costs what it counts', async () => {
  const { model } = await serverOf(() => ({
    body: {
      object: 'chat.completion',
      model: 'm',
      choices: choice('{"answers":[{"block":"p1.1","quo', 'length'),
      usage: { prompt_tokens: tokens, completion_tokens: 1000 },
    },
  }))
  expect(await model.ask(question, forever)).toMatchObject({ ok: false, reason: 'broken', usage: { output: 1000 } })
})

test('Ollama: a model that is not there is for the operator', async () => {
  const { model } = await serverOf(() => ({ status: 404, body: { error: { message: 'model "m" not found' } } }))
  await expect(model.ask(question, forever)).rejects.toBeInstanceOf(ModelUnusable)
})

test('vLLM: null for what it does not tell, reasoning beside the answer, and its own words for a short context', async () => {
  const { model } = await serverOf(() => ({
    body: {
      object: 'chat.completion',
      model: 'm',
      choices: [
        {
          index: 0,
          finish_reason: 'stop',
          message: { role: 'assistant', content: reply, reasoning_content: 'Let me see.', tool_calls: [] },
        },
      ],
      usage: { prompt_tokens: tokens, completion_tokens: 4, total_tokens: tokens + 4, prompt_tokens_details: null },
    },
  }))
  expect(await model.ask(question, forever)).toMatchObject({
    ok: true,
    json: { answers: [] },
    usage: { input: tokens },
  })
  const short = await serverOf(() => ({
    status: 400,
    body: {
      error: { message: "This model's maximum context length is 8192 tokens.", type: 'BadRequestError', code: 400 },
    },
  }))
  await expect(short.model.ask(question, forever)).rejects.toBeInstanceOf(ModelTooShort)
})

test('a server that refuses a schema gets it in words', async () => {
  const { received, model } = await serverOf(
    () => ({
      body: { choices: choice(`\`\`\`json\n${reply}\n\`\`\``), usage: { prompt_tokens: tokens, completion_tokens: 4 } },
    }),
    { structuredOutputs: false },
  )
  expect(await model.ask(question, forever)).toMatchObject({ ok: true, json: { answers: [] } })
  expect(JSON.stringify(received[0])).toContain('The JSON schema')
})
