import { setTimeout as wait } from 'node:timers/promises'
import { Client, calls } from '../../../e2e/client.ts'
import type { Endpoint, Reply, Sent } from '../../../packages/contract/src/endpoint.ts'

export const password = 'a long enough phrase'

/** An answer that says no, for a reason of the one who asked. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, what: string) {
    super(`${what} → ${status} ${code}`)
    this.status = status
    this.code = code
  }
}

/** Counts of answers over a run. */
export interface Tally {
  good: number
  /** Asked to come again: 503, 429 with a time. */
  later: number
  /** No answer, because the product was not there or went away. */
  silent: number
  /** Anything that no client should see, by its text. */
  wrong: Map<string, number>
}

let addresses = 0
const firstWait = 200
const longestWait = 5000

/** Somebody at work, signed in; what was not acknowledged is sent again until it is, as the web app and people do. */
export class Person {
  readonly email: string
  readonly #client: Client
  readonly #tally: Tally
  readonly #isOver: () => boolean
  #refresh = ''
  #since = 0
  readonly #headers: Record<string, string>

  constructor(api: string, email: string, tally: Tally, isOver: () => boolean) {
    this.email = email
    this.#client = new Client(api)
    this.#tally = tally
    this.#isOver = isOver
    addresses += 1
    // Behind a proxy every person has an address, so that no limit of one address holds for all of them.
    this.#headers = { 'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}` }
  }

  #keep({ access, refresh }: { access: string | null; refresh: string | null }): void {
    this.#client.access = access ?? ''
    this.#refresh = refresh ?? ''
    this.#since = Date.now()
  }

  async register(company: string): Promise<void> {
    const body = { email: this.email, password, name: 'Alex Beispiel', company_name: company }
    this.#keep((await this.#json(calls.session.register, { body })) as { access: string; refresh: string })
  }

  async signIn(): Promise<void> {
    this.#client.access = ''
    this.#keep(await this.#json(calls.session.login, { body: { email: this.email, password } }))
  }

  /** Opens a link that was mailed. */
  async open(token: string): Promise<void> {
    const { key } = await this.#json(calls.links.open, { body: { token } })
    this.#client.access = key ?? ''
    this.#since = Number.POSITIVE_INFINITY
  }

  async call<E extends Endpoint>(endpoint: E, sent: Sent<E>, retry = true): Promise<Reply<E>> {
    await this.#fresh()
    return this.#json(endpoint, sent, retry)
  }

  /** The bytes of a call that answers with a file. */
  async bytes<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Buffer> {
    await this.#fresh()
    for (;;) {
      const response = await this.#answered(endpoint, sent, true)
      try {
        return Buffer.from(await response.arrayBuffer())
      } catch {
        this.#tally.silent += 1
      }
    }
  }

  async #fresh(): Promise<void> {
    if (Date.now() - this.#since < 240_000 || !this.#refresh) return
    try {
      this.#keep(await this.#json(calls.session.refresh, { body: { refresh: this.#refresh } }))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.#wrong(`a session ended by itself: ${error.message}`)
      await this.signIn()
    }
  }

  async #json<E extends Endpoint>(endpoint: E, sent: Sent<E>, retry = true): Promise<Reply<E>> {
    for (;;) {
      const response = await this.#answered(endpoint, sent, retry)
      let text: string
      try {
        text = await response.text()
      } catch (error) {
        this.#tally.silent += 1
        if (!retry) throw error
        continue
      }
      return endpoint.response.parse(JSON.parse(text)) as Reply<E>
    }
  }

  #wrong(said: string): void {
    this.#tally.wrong.set(said, (this.#tally.wrong.get(said) ?? 0) + 1)
  }

  /** A good answer; the call is sent again while nobody answers or the product asks for patience. */
  async #answered<E extends Endpoint>(endpoint: E, sent: Sent<E>, retry: boolean): Promise<Response> {
    for (let pause = firstWait; ; pause = Math.min(pause * 2, longestWait)) {
      const response = await this.#client.request(endpoint, sent, this.#headers).catch(() => null)
      if (response?.ok) {
        this.#tally.good += 1
        return response
      }
      const isLater = response !== null && [503, 429].includes(response.status) && response.headers.has('retry-after')
      if (response && !isLater) {
        const body = (await response.json().catch(() => ({}))) as { code?: string; error?: string }
        const what = `${endpoint.method} ${endpoint.path}`
        if (response.status >= 500) this.#wrong(`${what} → ${response.status} ${body.error ?? ''}`)
        if (body.code === 'step_up_required') {
          await this.call(calls.secondFactor.prove, { body: { password } })
          continue
        }
        throw new Refused(response.status, body.code ?? body.error ?? '', what)
      }
      await response?.arrayBuffer().catch(() => null)
      this.#tally[isLater ? 'later' : 'silent'] += 1
      if (!retry || this.#isOver()) throw new Error(`${endpoint.method} ${endpoint.path}: no answer`)
      const asked = Number(response?.headers.get('retry-after') ?? 0) * 1000
      await wait(Math.max(pause, Math.min(asked, longestWait)))
    }
  }
}
