import type { ModelConfig } from '../model-settings.ts'
import { type Facts, spanning } from '../traces/span.ts'
import { limitedFetch, ReplyTooLarge } from './limited-fetch.ts'
import type { Question } from './question.ts'
import { jsonOf, questionHash, Replies, recordReply, recordRequest } from './recorded.ts'

/** Tokens that a host has counted; `null` where it did not say. */
export interface Usage {
  input: number | null
  output: number | null
  /** Of those sent, what the host still had from the request before. */
  cached: number | null
}

/** The outcome of a request. `broken`: no JSON; `too_large`: longer than anybody asked for; `refused`: the host will not answer this. */
export type Answered =
  | { ok: true; json: unknown; usage: Usage }
  | { ok: false; reason: 'broken' | 'too_large' | 'refused'; usage: Usage }

/** A language model, whoever runs it. */
export interface Model {
  /** Name of the model and the host that receives what is asked. */
  name: string
  host: string
  /** Questions it takes at once. */
  concurrency: number
  maxOutputTokens: number
  /** Tokens that it takes at once, request and reply together. */
  contextTokens: number
  budgetTokens: number | null
  price: ModelConfig['price']
  provider: ModelConfig['provider']
  /**
   * Asks once. Rejects with `ModelBusy` where asking again later may help, with `ModelUnusable` where the settings are wrong, and with
   * the reason of the signal.
   */
  ask(question: Question, signal: AbortSignal): Promise<Answered>
}

/** The host is busy, out of order or out of reach. */
export class ModelBusy extends Error {
  /** How long the host asks to be left alone. */
  readonly seconds: number | null
  /** The request may have been charged although nothing came back. */
  readonly charged: boolean

  constructor(message: string, seconds: number | null, charged: boolean) {
    super(message)
    this.seconds = seconds
    this.charged = charged
  }
}

/** The host does not know this key, model or address. */
export class ModelUnusable extends Error {}

/** What was sent is longer than the model takes at once: the host said so, or cut it off without a word. */
export class ModelTooShort extends ModelUnusable {}

/** Far more than any model reads or writes at once; a host that says more has miscounted. */
const mostTokens = 100_000_000
const mostReplyBytes = 4 * 1_048_576
const unusable = new Set([401, 402, 403, 404])
/** Answers that stand for "not now". */
const later = new Set([408, 409, 425, 429])

/** Opens a model behind the protocol of OpenAI or of Anthropic. Nothing is sent to any other address than the one configured. */
export function openModel(config: ModelConfig): Model {
  const { url, maxOutputTokens, budgetTokens, price, provider, temperature } = config
  const fetch = limitedFetch(url, mostReplyBytes)
  const free = gate(config.concurrency)
  const isCutOff = cutOffs()
  let opened: ReturnType<typeof open> | null = null

  async function open() {
    // Loaded when first asked: whoever has no model set up pays nothing for it.
    const { generateText, jsonSchema, Output } = await import('ai')
    // Its warnings go to the console; everything worth knowing is in the result.
    Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
    const baseURL = url.href.replace(/\/+$/, '')
    const key = config.key === null ? {} : { apiKey: config.key }
    if (provider === 'anthropic') {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      const model = createAnthropic({ baseURL, ...key, fetch })(config.model)
      return { generateText, jsonSchema, Output, model }
    }
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const { structuredOutputs: supportsStructuredOutputs } = config
    const service = createOpenAICompatible({ name: 'model', baseURL, ...key, fetch, supportsStructuredOutputs })
    return { generateText, jsonSchema, Output, model: service(config.model) }
  }

  async function askHost(question: Question, signal: AbortSignal): Promise<Answered> {
    opened ??= open()
    const { generateText, jsonSchema, Output, model } = await opened
    const { prompt, schema } = question
    const system = config.structuredOutputs
      ? question.system
      : `${question.system}\nThe JSON schema:\n${JSON.stringify(schema)}`
    try {
      const { text, usage } = await generateText({
        model,
        // What is the same for all windows of a document comes first and is kept by the host, where it can be told to.
        system: { role: 'system', content: system, providerOptions: KEPT },
        prompt,
        output: Output.object({ schema: jsonSchema(schema) }),
        maxOutputTokens,
        ...(temperature === null ? {} : { temperature }),
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(config.milliseconds)]),
      })
      const used = usageOf(usage)
      if (isCutOff(used, system.length + prompt.length))
        throw new ModelTooShort("The model's host has cut off what was sent.")
      return answered(text, used)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ModelTooShort) throw error
      return failed(error)
    }
  }

  const askOne = provider === 'replies' ? askFolder(config.record ?? '') : askHost
  return {
    name: config.model,
    host: url.host,
    provider,
    concurrency: config.concurrency,
    maxOutputTokens,
    contextTokens: config.contextTokens,
    budgetTokens,
    price,
    ask: (question, signal) => {
      const ask = async (): Promise<Answered> => {
        signal.throwIfAborted()
        const answer = await askOne(question, signal)
        if (config.record && provider !== 'replies') {
          recordRequest(config.record, question)
          if (answer.ok) recordReply(config.record, question, answer.json)
        }
        return answer
      }
      const facts = { 'server.address': url.hostname, 'gen_ai.request.model': config.model }
      return free(() => spanning({ name: 'model ask', kind: 'client', facts }, ask, factsOf))
    },
  }
}

const KEPT = { anthropic: { cacheControl: { type: 'ephemeral' } } } as const

/** Answers from recorded replies. A request without one is written down, so that somebody may answer it, and ends the reading. */
function askFolder(folder: string) {
  return async (question: Question): Promise<Answered> => {
    const text = new Replies(folder).of(questionHash(question))
    const usage = { input: null, output: null, cached: null }
    if (text !== null) return answered(text, usage)
    const name = recordRequest(folder, question)
    throw new ModelUnusable(`There is no recorded reply to ${name}.`)
  }
}

const factsOf = (answer: Answered): Facts => ({
  'esrs.answer': answer.ok ? 'answered' : answer.reason,
  'gen_ai.usage.input_tokens': answer.usage.input ?? undefined,
  'gen_ai.usage.output_tokens': answer.usage.output ?? undefined,
})

function answered(text: string, usage: Usage): Answered {
  const json = jsonOf(text)
  return json === undefined ? { ok: false, reason: 'broken', usage } : { ok: true, json, usage }
}

/** Characters that no tokenizer puts into one token on average. */
const MOST_PER_TOKEN = 8
/** So many requests in a row of lengths that differ by more are not counted alike, unless all were cut to the same length. */
const [IN_A_ROW, DIFFERENT] = [3, 0.02]

/**
 * Servers with a short context drop the beginning, and with it the rules; only the tokens that they count tell: too few for so many
 * characters, or as many for requests of any length.
 */
function cutOffs(): (usage: Usage, characters: number) => boolean {
  let alike: { input: number; lengths: number[] } = { input: 0, lengths: [] }
  return ({ input }, characters) => {
    if (input === null || input === 0 || characters <= 4000) return false
    if (alike.input !== input) alike = { input, lengths: [] }
    const isOfAnotherLength = alike.lengths.every((one) => Math.abs(one - characters) > DIFFERENT * one)
    if (isOfAnotherLength) alike.lengths.push(characters)
    return alike.lengths.length >= IN_A_ROW || input * MOST_PER_TOKEN < characters
  }
}

interface ReportedTokens {
  inputTokens?: number | undefined
  outputTokens?: number | undefined
  inputTokenDetails?: { cacheReadTokens?: number | undefined } | undefined
}

/** Tokens as the host counted them, where that can be. */
function usageOf({ inputTokens, outputTokens, inputTokenDetails }: ReportedTokens = {}): Usage {
  const counted = (tokens: number | undefined): number | null =>
    tokens !== undefined && Number.isInteger(tokens) && tokens >= 0 && tokens <= mostTokens ? tokens : null
  const cached = counted(inputTokenDetails?.cacheReadTokens)
  return { input: counted(inputTokens), output: counted(outputTokens), cached }
}

interface Failure {
  name?: string
  cause?: unknown
  text?: string
  usage?: ReportedTokens
  statusCode?: number
  responseHeaders?: Record<string, string>
  responseBody?: string
}

/** The reason behind an error of the library; its message may hold text of the document and goes nowhere. */
function failed(error: unknown): Answered {
  const chain: Failure[] = []
  for (let at = error as Failure | undefined; at && chain.length < 6; at = at.cause as Failure | undefined)
    chain.push(at)
  if (chain.some((one) => one instanceof ReplyTooLarge))
    return { ok: false, reason: 'too_large', usage: { input: null, output: null, cached: null } }
  const spoken = chain.find(({ text, usage }) => typeof text === 'string' || usage !== undefined)
  if (spoken) return answered(spoken.text ?? '', usageOf(spoken.usage))
  if (chain.some(({ name }) => name === 'TimeoutError' || name === 'AbortError'))
    throw new ModelBusy('The model did not answer in time.', null, true)
  const status = chain.find(({ statusCode }) => statusCode !== undefined)
  if (status?.statusCode !== undefined) {
    const code = status.statusCode
    if (code === 200) return { ok: false, reason: 'broken', usage: { input: null, output: null, cached: null } }
    if (unusable.has(code)) throw new ModelUnusable(`The model's host answered ${code}.`)
    if (code >= 500 || later.has(code))
      throw new ModelBusy(`The model's host answered ${code}.`, retryAfter(status.responseHeaders), false)
    // As llama.cpp and vLLM say it.
    if (/context/i.test(status.responseBody ?? ''))
      throw new ModelTooShort("What was sent is longer than the model's context.")
    return { ok: false, reason: 'refused', usage: { input: 0, output: 0, cached: 0 } }
  }
  throw new ModelBusy("The model's host could not be reached.", null, false)
}

function retryAfter(headers: Record<string, string> = {}): number | null {
  const text = headers['retry-after']
  if (!text) return null
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}

/** Lets so many pieces of work through at once; the others wait their turn. */
function gate(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
