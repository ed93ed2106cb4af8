import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

// Servers that people run themselves, behaving as their documentation says: what they take, refuse, cut off, keep and count. They stand for
// llama-server, Ollama and vLLM in tests; the answers are whatever the test gives.

export type OwnServerKind = 'llama.cpp' | 'ollama' | 'vllm'

type Body = Record<string, unknown>

interface Reply {
  status: number
  body: object
}

export interface OwnServerOptions {
  /** What it takes at once; Ollama cuts off what is longer, the others refuse it. */
  contextTokens: number
  /** The text that the model writes. */
  writes?: (body: Body) => string
  model?: string
  /** A key that has to be sent; without one any is taken. */
  key?: string
  /** Requests that come while the model is still being loaded. */
  loading?: number
}

export interface OwnServer {
  url: URL
  received: Body[]
  close(): Promise<unknown>
}

/** Tokens as a tokenizer of English counts them, rather too many than too few. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 3.2)

interface Message {
  role: string
  content: string | { text?: string }[]
}

const textOf = ({ content }: Message): string =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')

/** A prompt in the model's own form: role and text of each message. */
const promptOf = (messages: readonly Message[]): string =>
  messages.map((message) => `<${message.role}>${textOf(message)}`).join('\n')

const commonStart = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

const refusal = (status: number, body: object): Reply => ({ status, body })

/** Fields of a chat request in the protocol of OpenAI; older versions of vLLM refuse any other. */
const KNOWN = new Set(
  'model messages max_tokens max_completion_tokens temperature top_p n stop stream stream_options seed frequency_penalty presence_penalty response_format logprobs top_logprobs user tools tool_choice'.split(
    ' ',
  ),
)

interface ReceivedPrompt {
  prompt: string
  tokens: number
  mostTokens: number
  model: string
  options: OwnServerOptions
}

/** What a server does before its model reads: `null` where it goes on. */
const refuses: Record<OwnServerKind, (body: Body, asked: ReceivedPrompt) => Reply | null> = {
  'llama.cpp': (body, { tokens, options: { contextTokens } }) => {
    const format = body.response_format as { type?: string; json_schema?: { schema?: object } } | undefined
    if (format && !['text', 'json_object', 'json_schema'].includes(format.type ?? ''))
      return refusal(400, {
        error: {
          code: 400,
          message: 'response_format type must be one of "text", "json_object" or "json_schema"',
          type: 'invalid_request_error',
        },
      })
    if (tokens < contextTokens) return null
    const message = 'the request exceeds the available context size, try increasing it'
    const error = {
      code: 400,
      message,
      type: 'exceed_context_size_error',
      n_prompt_tokens: tokens,
      n_ctx: contextTokens,
    }
    return refusal(400, { error })
  },
  ollama: (body, { model }) =>
    body.model === model
      ? null
      : refusal(404, {
          error: {
            message: `model "${body.model}" not found, try pulling it first`,
            type: 'not_found_error',
            param: null,
            code: null,
          },
        }),
  vllm: (body, { model, tokens, mostTokens, options: { contextTokens } }) => {
    const failed = (status: number, type: string, message: string): Reply =>
      refusal(status, { object: 'error', message, type, param: null, code: status })
    if (body.model !== model) return failed(404, 'NotFoundError', `The model \`${body.model}\` does not exist.`)
    const unknown = Object.keys(body).filter((name) => !KNOWN.has(name))
    const inMessages = (body.messages as Message[]).flatMap((one) =>
      Object.keys(one).filter((name) => !['role', 'content', 'name'].includes(name)),
    )
    const [extra] = [...unknown, ...inMessages]
    if (extra)
      return failed(
        400,
        'BadRequestError',
        `[{'type': 'extra_forbidden', 'loc': ('body', '${extra}'), 'msg': 'Extra inputs are not permitted'}]`,
      )
    if (tokens + mostTokens <= contextTokens) return null
    return failed(
      400,
      'BadRequestError',
      `This model's maximum context length is ${contextTokens} tokens. However, you requested ${tokens + mostTokens} tokens (${tokens} in the messages, ${mostTokens} in the completion). Please reduce the length of the messages or completion.`,
    )
  },
}

/** What is left of a prompt that is too long: Ollama drops the beginning of what was said and keeps the end. */
const readOf = (kind: OwnServerKind, { prompt, options: { contextTokens } }: ReceivedPrompt): string =>
  kind === 'ollama' && tokensOf(prompt) > contextTokens ? prompt.slice(-Math.floor(contextTokens * 3.2)) : prompt

/** How it tells what it counted, and what it still had from the request before. */
const counted: Record<OwnServerKind, (input: number, output: number, kept: number) => object> = {
  'llama.cpp': (input, output, kept) => ({
    usage: {
      prompt_tokens: input,
      completion_tokens: output,
      total_tokens: input + output,
      prompt_tokens_details: { cached_tokens: kept },
    },
    timings: { cache_n: kept, prompt_n: input - kept, predicted_n: output },
  }),
  ollama: (input, output) => ({
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  }),
  // Only with --enable-prompt-tokens-details it says more.
  vllm: (input, output) => ({
    usage: {
      prompt_tokens: input,
      completion_tokens: output,
      total_tokens: input + output,
      prompt_tokens_details: null,
    },
  }),
}

/** A server of a kind on this machine. */
export async function startOwnServer(kind: OwnServerKind, options: OwnServerOptions): Promise<OwnServer> {
  const received: Body[] = []
  let before = ''
  let loading = options.loading ?? 0

  function answer(body: Body, authorization: string | undefined): Reply {
    if (options.key && authorization !== `Bearer ${options.key}`)
      return refusal(401, { error: { message: 'Invalid API Key', type: 'authentication_error', code: 401 } })
    if (loading > 0) {
      loading -= 1
      return refusal(503, { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } })
    }
    const prompt = promptOf(body.messages as Message[])
    const mostTokens = Number(body.max_tokens ?? body.max_completion_tokens ?? options.contextTokens)
    const asked: ReceivedPrompt = {
      prompt,
      tokens: tokensOf(prompt),
      mostTokens,
      model: options.model ?? 'model',
      options,
    }
    const refused = refuses[kind](body, asked)
    if (refused) return refused
    const read = readOf(kind, asked)
    const kept = Math.floor(commonStart(before, read) / 3.2)
    before = read
    const whole = options.writes?.(body) ?? '{"answers":[],"sections":[]}'
    const room = Math.min(mostTokens, options.contextTokens - tokensOf(read))
    const isCut = tokensOf(whole) > room
    const text = isCut ? whole.slice(0, Math.max(0, Math.floor(room * 3.2))) : whole
    const message = {
      role: 'assistant',
      content: text,
      ...(kind === 'vllm' && { reasoning_content: null, tool_calls: [] }),
    }
    return {
      status: 200,
      body: {
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1,
        model: asked.model,
        choices: [{ index: 0, finish_reason: isCut ? 'length' : 'stop', message, logprobs: null }],
        ...counted[kind](tokensOf(read), tokensOf(text), kept),
      },
    }
  }

  const server = createServer((request: IncomingMessage, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Body
      received.push(body)
      const { status, body: said } = answer(body, request.headers.authorization)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(said))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}/v1`),
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
