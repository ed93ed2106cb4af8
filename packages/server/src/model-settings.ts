import { z } from 'zod'
import { ConfigError, onOff, orEmpty, origin, setting, whole } from './setting.ts'

const price = z
  .string()
  .regex(/^\d{1,6}(?:\.\d{1,6})?$/, 'must be a number such as 2.50')
  .transform(Number)

/** Settings of the language model. Without AI_PROVIDER there is none, and nothing is sent to anybody. */
export const modelSettings = [
  setting(
    'AI_PROVIDER',
    '',
    'Language model: `openai-compatible` (hosted, or a server of your own), `anthropic`, or `replies` (recorded ones of the folder AI_RECORD, without network). Empty: none. A company is asked before anything is sent.',
    orEmpty(
      z.enum(['openai-compatible', 'anthropic', 'replies'], "must be 'openai-compatible', 'anthropic' or 'replies'"),
    ),
  ),
  setting(
    'AI_BASE_URL',
    '',
    'Address of its API, such as `http://localhost:11434/v1`. Empty with anthropic: https://api.anthropic.com/v1.',
    orEmpty(origin),
  ),
  setting('AI_API_KEY', '', 'Its key; required with anthropic.', z.string(), { secret: true }),
  setting('AI_MODEL', '', 'Name of the model, as its host calls it.', z.string().max(100)),
  setting(
    'AI_STRUCTURED_OUTPUTS',
    'on',
    '`off` for servers that know no JSON schema: the model is then only asked for JSON, and more answers are dropped.',
    onOff,
  ),
  setting(
    'AI_TEMPERATURE',
    '0',
    'How freely the model writes, 0 to 2. `default` leaves it to the model; some accept nothing else.',
    z.union([
      z.literal('default').transform(() => null),
      z
        .string()
        .regex(/^[01](?:\.\d+)?$|^2$/, "must be a number from 0 to 2, or 'default'")
        .transform(Number),
    ]),
  ),
  setting(
    'AI_RECORD',
    '',
    'Folder in which every request and its reply are kept by hash, as files that people can read: they hold text of the documents. Empty: nowhere.',
    z.string().max(1000),
  ),
  setting('AI_CONCURRENCY', '4', 'Requests to the model at once in this process.', whole(1, 64)),
  setting('AI_SECONDS', '180', 'Longest wait for one reply, in seconds.', whole(1, 3600)),
  setting(
    'AI_CONTEXT_TOKENS',
    '128000',
    'Tokens that the model takes at once, request and reply together. Below 32000 smaller stretches are shown with a shorter list.',
    whole(6000, 2_000_000),
  ),
  setting('AI_MAX_OUTPUT_TOKENS', '8000', 'Longest reply to one request, in tokens.', whole(200, 200_000)),
  setting(
    'AI_BUDGET_TOKENS',
    '5000000',
    'Tokens, sent and received, that one company may use in a calendar month (UTC). 0: no limit.',
    whole(0, 2_000_000_000),
  ),
  setting(
    'AI_PRICE_INPUT',
    '',
    'Price of a million tokens sent, to show what was spent. Empty: not shown.',
    orEmpty(price),
  ),
  setting(
    'AI_PRICE_CACHED',
    '',
    'Price of a million tokens that the host still has from the request before. Empty: that of tokens sent.',
    orEmpty(price),
  ),
  setting('AI_PRICE_OUTPUT', '', 'Price of a million tokens received.', orEmpty(price)),
  setting(
    'AI_CURRENCY',
    'EUR',
    'Currency of the two prices.',
    z.string().regex(/^[A-Z]{3}$/, 'must be a currency code such as EUR'),
  ),
] as const

type Parsed = { [S in (typeof modelSettings)[number] as S['name']]: z.output<S['parse']> }

/** A language model and what may be spent on it. */
export interface ModelConfig {
  provider: 'openai-compatible' | 'anthropic' | 'replies'
  url: URL
  key: string | null
  model: string
  structuredOutputs: boolean
  /** `null`: the model's own. */
  temperature: number | null
  concurrency: number
  milliseconds: number
  maxOutputTokens: number
  /** Request and reply together. */
  contextTokens: number
  /** For a company and month; `null`: no limit. */
  budgetTokens: number | null
  /** For a million tokens; `null` where not set. */
  price: { input: number; cached: number; output: number; currency: string } | null
  /** Folder in which requests and replies are kept by hash; with `replies` the one that answers. `null`: nowhere. */
  record: string | null
}

/** Addresses that need no setting. Recorded replies have one only to be told apart from hosts. */
const knownAddress = (provider: ModelConfig['provider']): URL | null =>
  provider === 'anthropic'
    ? new URL('https://api.anthropic.com/v1')
    : provider === 'replies'
      ? new URL('http://recorded-replies')
      : null

/** The model that the settings describe; `null` where none is set up. Throws `ConfigError`. */
export function modelConfig(set: Parsed): ModelConfig | null {
  const { AI_PROVIDER: provider, AI_BASE_URL: address, AI_API_KEY: key, AI_MODEL: model } = set
  if (!provider) {
    for (const name of ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const)
      if (set[name]) throw new ConfigError(`${name} needs AI_PROVIDER: openai-compatible, anthropic or replies.`)
    return null
  }
  if (!model) throw new ConfigError('AI_MODEL is required with AI_PROVIDER.')
  if (provider === 'anthropic' && !key) throw new ConfigError('AI_API_KEY is required with AI_PROVIDER anthropic.')
  if (provider === 'replies' && !set.AI_RECORD)
    throw new ConfigError('AI_RECORD is required with AI_PROVIDER replies: the folder that answers.')
  const url = address ?? knownAddress(provider)
  if (!url) throw new ConfigError('AI_BASE_URL is required with AI_PROVIDER openai-compatible.')
  if (url.username || url.search)
    throw new ConfigError('AI_BASE_URL must be a plain address; the key goes to AI_API_KEY.')
  const { AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output, AI_CURRENCY: currency } = set
  if ((input === null) !== (output === null))
    throw new ConfigError('AI_PRICE_INPUT and AI_PRICE_OUTPUT are given together or not at all.')
  return {
    provider,
    url,
    key: key || null,
    model,
    structuredOutputs: set.AI_STRUCTURED_OUTPUTS,
    temperature: set.AI_TEMPERATURE,
    concurrency: set.AI_CONCURRENCY,
    milliseconds: set.AI_SECONDS * 1000,
    // A reply never takes more than a quarter of what fits.
    maxOutputTokens: Math.min(set.AI_MAX_OUTPUT_TOKENS, Math.floor(set.AI_CONTEXT_TOKENS / 4)),
    contextTokens: set.AI_CONTEXT_TOKENS,
    budgetTokens: set.AI_BUDGET_TOKENS || null,
    price: input === null || output === null ? null : { input, cached: set.AI_PRICE_CACHED ?? input, output, currency },
    record: set.AI_RECORD || null,
  }
}
