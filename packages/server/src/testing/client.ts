import { type Endpoint, ErrorBody, type Reply, type Sent } from '@esrs/contract'

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
    return fetch(`${this.base}${address}`, {
      method,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      ...(raw !== undefined ? { body: raw } : body !== undefined ? { body: JSON.stringify(body) } : {}),
    })
  }

  async csrfToken(): Promise<string> {
    if (this.csrf === null) {
      const response = await fetch(`${this.base}/csrf/`)
      this.csrf = ((await response.json()) as { csrfToken: string }).csrfToken
    }
    return this.csrf
  }
}
