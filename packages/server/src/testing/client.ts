import { contract, type Endpoint, ErrorBody, type Reply, type Sent } from '@esrs/contract'
import { failuresOf } from '@esrs/contract/openapi'

/** A reply that is not a success. */
export class ApiFailure extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly headers: Headers

  constructor(status: number, body: ErrorBody, headers: Headers) {
    super(`${status} ${body.code}: ${body.error}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** The failure of a call that has to fail. */
export async function refused(call: Promise<unknown>): Promise<ApiFailure> {
  const outcome = await call.then(() => null).catch((error: unknown) => error)
  if (!(outcome instanceof ApiFailure)) throw new Error('It was not refused.', { cause: outcome })
  return outcome
}

export interface RawRequest {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  /** Sent as it is, with the content type given in `headers`. */
  raw?: BodyInit
}

/** A client of the API as a browser or a script is one: it keeps the anti-forgery cookie and the tokens. */
export class ApiClient {
  readonly base: string
  access: string | null = null
  refresh: string | null = null
  language = 'en'
  private csrf: string | null = null

  constructor(base: string) {
    this.base = base
  }

  /** Sends one call of the contract and parses its reply; throws `ApiFailure`. */
  async call<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Reply<E>> {
    const {
      params = {},
      query = {},
      body,
      file,
    } = sent as {
      params?: Record<string, unknown>
      query?: Record<string, unknown>
      body?: object
      file?: File
    }
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    )
    const address = `${path}${search.size > 0 ? `?${search}` : ''}`
    const form = new FormData()
    if (file) for (const [key, value] of Object.entries({ ...body, file })) form.append(key, value as string | Blob)
    const response = await this.send(address, { method: endpoint.method, ...(file ? { raw: form } : { body }) })
    if (!response.ok) throw new ApiFailure(response.status, ErrorBody.parse(await response.json()), response.headers)
    if (endpoint.download) return (await response.blob()) as Reply<E>
    return endpoint.response.parse(response.status === 204 ? undefined : await response.json()) as Reply<E>
  }

  /** Sends any request with what this client knows; headers given here win, an empty one is left out. */
  async send(address: string, { method = 'GET', headers = {}, body, raw }: RawRequest = {}): Promise<Response> {
    const csrf = method === 'GET' || method === 'HEAD' ? null : await this.csrfToken()
    const all: Record<string, string> = {
      'accept-language': this.language,
      ...(this.access ? { authorization: `Bearer ${this.access}` } : {}),
      ...(csrf ? { cookie: `csrftoken=${csrf}`, 'x-csrftoken': csrf } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    }
    const response = await fetch(`${this.base}${address}`, {
      method,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      ...(raw !== undefined ? { body: raw } : body !== undefined ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) await expectDescribed(method, address, response.clone())
    return response
  }

  async csrfToken(): Promise<string> {
    if (this.csrf === null) {
      const response = await fetch(`${this.base}/csrf/`)
      this.csrf = ((await response.json()) as { csrfToken: string }).csrfToken
    }
    return this.csrf
  }
}

const described = Object.values(contract)
  .flatMap((calls) => Object.values(calls) as Endpoint[])
  .map((call) => ({ call, pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`) }))

/** Fails where a call answers with a failure that its description does not name, so that every test looks for one. */
async function expectDescribed(method: string, address: string, response: Response): Promise<void> {
  const path = address.split('?')[0]!
  const calls = described.filter(({ call, pattern }) => call.method === method && pattern.test(path))
  // Where two patterns fit, the one without placeholders is meant.
  const { call } = calls.find((one) => one.call.path === path) ?? calls[0] ?? { call: null }
  const { data } = ErrorBody.safeParse(await response.json().catch(() => null))
  if (call && data && !failuresOf(call).includes(data.code))
    throw new Error(`${method} ${call.path} answers ${data.code}, which its description does not name.`)
}
