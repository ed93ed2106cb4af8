import fs from 'node:fs'
import path from 'node:path'
import type { Contract, Endpoint, Reply, Sent } from '../packages/contract/src/endpoint.ts'
import { contract, ErrorBody, type Language } from '../packages/contract/src/index.ts'

export const calls = contract satisfies Contract

/** A signed-in API client as another program would be: cookie jar, anti-forgery header, bearer token. */
export class Client {
  #api: string
  #fetch: typeof fetch
  #cookie = ''
  #csrf = ''
  access = ''
  /** Language of sentences and names in the replies. */
  language: Language = 'en'

  /** `send` takes requests elsewhere than over the network. */
  constructor(api: string, send: typeof fetch = fetch) {
    this.#api = api
    this.#fetch = send
  }

  /** Registers a new company and signs its first person in. */
  static async register(api: string, name = 'Musterwerk', send: typeof fetch = fetch): Promise<Client> {
    const client = new Client(api, send)
    const email = `person-${crypto.randomUUID()}@example.org`
    const body = { email, password: 'a long enough phrase', name: 'Alex Beispiel', company_name: name }
    const reply = await client.call(contract.session.register, { body })
    client.access = reply.access ?? ''
    return client
  }

  /** Somebody who has an account. */
  static async signIn(api: string, email: string, password: string, send: typeof fetch = fetch): Promise<Client> {
    const client = new Client(api, send)
    const { access } = await client.call(contract.session.login, { body: { email, password } })
    client.access = access
    return client
  }

  async #fetchCsrf(): Promise<void> {
    const response = await this.#fetch(`${this.#api}/csrf/`, this.#cookie ? { headers: { cookie: this.#cookie } } : {})
    const cookie = response.headers.get('set-cookie')
    if (cookie) this.#cookie = cookie.split(';')[0]!
    this.#csrf = ((await response.json()) as { csrfToken: string }).csrfToken
  }

  /** @throws Error with status and body when the reply is not a success. */
  async call<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Reply<E>> {
    const response = await this.#send(endpoint, sent)
    return endpoint.response.parse(await response.json()) as Reply<E>
  }

  /** The bytes of a call that answers with a file. */
  async download<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Buffer> {
    return Buffer.from(await (await this.#send(endpoint, sent)).arrayBuffer())
  }

  /**
   * What a call is refused with.
   * @throws Error when it is not refused.
   */
  async refused<E extends Endpoint>(endpoint: E, sent: Sent<E>, headers: Record<string, string> = {}) {
    const response = await this.request(endpoint, sent, headers)
    if (response.ok) throw new Error(`${endpoint.method} ${endpoint.path} was not refused`)
    return ErrorBody.parse(await response.json())
  }

  async #send<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Response> {
    const response = await this.request(endpoint, sent)
    if (response.ok) return response
    const text = await response.text()
    throw new Error(`${endpoint.method} ${response.url} → ${response.status} ${text.slice(0, 300)}`)
  }

  /** The reply to a call, whatever its status is. */
  async request<E extends Endpoint>(endpoint: E, sent: Sent<E>, more: Record<string, string> = {}): Promise<Response> {
    const {
      params = {},
      query = {},
      body,
      file,
    } = sent as { params?: object; query?: object; body?: object; file?: File }
    const values = params as Record<string, unknown>
    const target = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    if (endpoint.method !== 'GET' && !this.#csrf) await this.#fetchCsrf()
    const form = new FormData()
    if (file) for (const [key, value] of Object.entries({ ...body, file })) form.append(key, value as string | Blob)
    const headers: Record<string, string> = {
      cookie: this.#cookie,
      'x-csrftoken': this.#csrf,
      'accept-language': this.language,
      ...more,
    }
    if (this.access) headers.authorization = `Bearer ${this.access}`
    if (body && !file) headers['content-type'] = 'application/json'
    const init: RequestInit = { method: endpoint.method, headers }
    if (file) init.body = form
    else if (body) init.body = JSON.stringify(body)
    return this.#fetch(`${this.#api}${target}${search.size ? `?${search}` : ''}`, init)
  }

  upload(file: string): Promise<Reply<typeof contract.documents.upload>> {
    const bytes = fs.readFileSync(file)
    return this.call(contract.documents.upload, {
      body: { document_type: 'Other', purpose: 'other' },
      file: new File([bytes], path.basename(file)),
    })
  }

  documents(): Promise<Reply<typeof contract.documents.list>> {
    return this.call(contract.documents.list, { query: { page_size: 200 } })
  }

  /**
   * Waits until every document has reached its end, for at most `seconds`. It asks again every 100 ms, since the API pushes
   * nothing; scripts use it as well, which have no `expect.poll`.
   */
  async processed(seconds = 240): Promise<Reply<typeof contract.documents.list>['results']> {
    const deadline = Date.now() + seconds * 1000
    for (;;) {
      const { results } = await this.documents()
      if (results.length > 0 && results.every(({ stage }) => stage === 'processed' || stage === 'failed'))
        return results
      if (Date.now() > deadline)
        throw new Error(
          `Not processed in ${seconds} s: ${JSON.stringify(results.map(({ title, stage }) => [title, stage]))}`,
        )
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** Every datapoint with a value, over all pages. */
  async datapoints(): Promise<Reply<typeof contract.csrd.listDatapoints>['data']['datapoints']> {
    const all: Reply<typeof contract.csrd.listDatapoints>['data']['datapoints'] = []
    for (let page = 1; ; page += 1) {
      const reply = await this.call(contract.csrd.listDatapoints, { query: { page, page_size: 50 } })
      for (const one of reply.data.datapoints) all.push(one)
      if (page >= reply.total_pages) return all
    }
  }
}
