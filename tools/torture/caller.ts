import http from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../../e2e/app.ts'
import type { Document } from '../../packages/contract/src/documents.ts'

/** What the product answered. */
export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  /** The sentence of a refusal, or the whole text where there is none. */
  said: string
  body: Record<string, unknown>
}

/** A file as it is sent. */
interface FileSent {
  name: string | Uint8Array
  content: Uint8Array | Readable
  size?: number | undefined
  /** Fields of the form beside it. */
  fields?: Record<string, string>
}

const refreshEvery = 240_000

/** Every page of a list, by the links that its answers carry. `get` fetches a path. */
export async function everyPage<T>(path: string, get: (path: string) => Promise<Response>): Promise<T[]> {
  const all: T[] = []
  for (let next: string | undefined = path; next; ) {
    const reply: Response = await get(next)
    if (!reply.ok) throw new Error(`${next} → ${reply.status} ${await reply.text()}`)
    for (const one of (await reply.json()) as T[]) all.push(one)
    next = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1]
  }
  return all
}

/** Signed in to the product under torture; sends what no browser would. */
export class Caller {
  readonly api: string
  /** The web app's address, as a browser would send it. */
  readonly #origin: string
  #csrf = ''
  #access = ''
  #refresh = ''
  #since = 0

  private constructor({ api, web }: Pick<App, 'api' | 'web'>) {
    this.api = api
    this.#origin = web
  }

  static async register(app: Pick<App, 'api' | 'web'>): Promise<Caller> {
    const { api } = app
    const caller = new Caller(app)
    caller.#csrf = ((await (await fetch(`${api}/csrf/`)).json()) as { csrfToken: string }).csrfToken
    const email = `person-${crypto.randomUUID()}@example.org`
    const body = { email, password: 'a long enough phrase', name: 'Alex Beispiel', company_name: 'Musterwerk' }
    caller.#keep((await caller.#post('/register/', body)) as { access: string; refresh: string })
    return caller
  }

  #keep({ access, refresh }: { access: string; refresh?: string }): void {
    this.#access = access
    this.#refresh = refresh ?? this.#refresh
    this.#since = Date.now()
  }

  async #post(path: string, body: object): Promise<object> {
    const response = await fetch(`${this.api}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.#forgeryHeaders() },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} → ${response.status} ${await response.text()}`)
    return (await response.json()) as object
  }

  #forgeryHeaders(): Record<string, string> {
    return { cookie: `csrftoken=${this.#csrf}`, 'x-csrftoken': this.#csrf }
  }

  /** The headers of a signed-in request. */
  async headers(): Promise<Record<string, string>> {
    if (Date.now() - this.#since > refreshEvery)
      this.#keep((await this.#post('/token/refresh/', { refresh: this.#refresh })) as { access: string })
    return { ...this.#forgeryHeaders(), authorization: `Bearer ${this.#access}` }
  }

  async get<T>(path: string): Promise<T> {
    const response = await fetch(`${this.api}${path}`, { headers: await this.headers() })
    if (!response.ok) throw new Error(`${path} → ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }

  /** Every page of a list. */
  async all<T>(path: string): Promise<T[]> {
    const headers = await this.headers()
    return everyPage<T>(path, (page) => fetch(`${this.api}${page}`, { headers }))
  }

  /** Sends a signed-in request with a body. */
  async send(method: string, path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...(await this.headers()) }
    return fetch(`${this.api}${path}`, { method, headers, body: JSON.stringify(body) })
  }

  /** Sends a document under any name, byte for byte. */
  upload(name: string | Uint8Array, content: Uint8Array | Readable, size?: number): Promise<Answer> {
    const fields = { document_type: 'Other', purpose: 'other' }
    return this.sendFile('/documents/upload/', { name, content, size, fields })
  }

  /** Sends a form with a file to any call that takes one. */
  async sendFile(path: string, { name, content, size, fields = {} }: FileSent): Promise<Answer> {
    const mark = `----torture${crypto.randomUUID()}`
    const written = Object.entries(fields).map(
      ([key, value]) => `--${mark}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    )
    const before = Buffer.concat([
      Buffer.from(`${written.join('')}--${mark}\r\n`),
      Buffer.from('Content-Disposition: form-data; name="file"; filename="'),
      Buffer.from(name),
      Buffer.from('"\r\nContent-Type: application/octet-stream\r\n\r\n'),
    ])
    const after = Buffer.from(`\r\n--${mark}--\r\n`)
    const length = content instanceof Uint8Array ? content.length : size
    const headers: http.OutgoingHttpHeaders = {
      ...(await this.headers()),
      origin: this.#origin,
      'content-type': `multipart/form-data; boundary=${mark}`,
      ...(length === undefined ? {} : { 'content-length': before.length + length + after.length }),
    }
    return send(`${this.api}${path}`, headers, async function* parts() {
      yield before
      if (content instanceof Uint8Array) yield content
      else yield* content
      yield after
    })
  }

  /** The document once it has reached its end; rejects after `seconds`. */
  async ended(id: string, seconds: number): Promise<Document> {
    const deadline = Date.now() + seconds * 1000
    for (;;) {
      const document = await this.get<Document>(`/documents/${id}/`)
      if (document.stage === 'processed' || document.stage === 'failed') return document
      if (Date.now() > deadline) throw new Error(`not at its end after ${seconds} s: ${document.stage}`)
      await wait(100)
    }
  }
}

/** Posts a body part by part; an answer that comes before its end is taken, and the rest is not sent. */
function send(
  address: string,
  headers: http.OutgoingHttpHeaders,
  parts: () => AsyncGenerator<Uint8Array>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(address, { method: 'POST', headers, agent: false })
    const body = Readable.from(parts(), { objectMode: false })
    let answer: Answer | null = null
    request.on('response', async (response) => {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of response) chunks.push(chunk as Buffer)
      } catch {
        // The connection ended with the answer; what has arrived of it counts.
      }
      const text = Buffer.concat(chunks).toString()
      let parsed: Record<string, unknown> = {}
      try {
        parsed = JSON.parse(text) as Record<string, unknown>
      } catch {
        // Not ours: the text itself is shown.
      }
      const said = typeof parsed.error === 'string' ? parsed.error : text
      answer = { status: response.statusCode ?? 0, headers: response.headers, said, body: parsed }
      body.destroy()
      request.destroy()
      resolve(answer)
    })
    request.on('error', (error) => (answer ? null : reject(error)))
    body.on('error', (error) => {
      request.destroy()
      if (!answer) reject(error)
    })
    body.pipe(request)
  })
}
