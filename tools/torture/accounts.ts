import fs from 'node:fs'
import http from 'node:http'
import { type App, startProduct } from '../../e2e/app.ts'

/** Requests of each kind that are compared, and how far apart their medians may be. */
const rounds = 200
const mostApart = 30
const people = 100
const password = 'a long enough phrase'

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
  ms: number
}

/** Posts as somebody at an address of this machine; Linux answers on all of 127.0.0.0/8. */
class Somebody {
  readonly #app: Pick<App, 'api'>
  readonly #address: string
  readonly #csrf: string

  private constructor(app: Pick<App, 'api'>, address: string, csrf: string) {
    this.#app = app
    this.#address = address
    this.#csrf = csrf
  }

  static async at(app: Pick<App, 'api'>, address: string): Promise<Somebody> {
    const { csrfToken } = (await (await fetch(`${app.api}/csrf/`)).json()) as { csrfToken: string }
    return new Somebody(app, address, csrfToken)
  }

  post(path: string, body: object): Promise<Answer> {
    const { port } = new URL(this.#app.api)
    const sent = JSON.stringify(body)
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(sent),
      cookie: `csrftoken=${this.#csrf}`,
      'x-csrftoken': this.#csrf,
    }
    const started = performance.now()
    return new Promise((resolve, reject) => {
      const to = { host: '127.0.0.1', port, path, method: 'POST', headers, localAddress: this.#address }
      const request = http.request(to, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          text += chunk
        })
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, text, ms: performance.now() - started }),
        )
      })
      request.on('error', reject)
      request.end(sent)
    })
  }
}

function say(isGood: boolean, line: string): boolean {
  console.log(`${isGood ? '✓' : '✗'} ${line}`)
  return isGood
}

const median = (all: number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
const unknown = () => `nobody-${crypto.randomUUID()}@example.org`

async function register(app: App): Promise<{ emails: string[]; refresh: string }> {
  const somebody = await Somebody.at(app, '127.0.0.9')
  const emails = Array.from({ length: people }, () => `person-${crypto.randomUUID()}@example.org`)
  let refresh = ''
  for (const email of emails) {
    const body = { email, password, name: 'Alex Beispiel', company_name: 'Musterwerk' }
    const { status, text } = await somebody.post('/register/', body)
    if (status !== 201) throw new Error(`/register/ → ${status} ${text}`)
    refresh = (JSON.parse(text) as { refresh: string }).refresh
  }
  return { emails, refresh }
}

/** Known and unknown addresses in turn: one reply, in one time. */
async function alike(
  name: string,
  known: (n: number) => Promise<Answer>,
  other: (n: number) => Promise<Answer>,
): Promise<boolean> {
  const [first, second]: [Answer[], Answer[]] = [[], []]
  for (let n = 0; n < rounds; n += 1) {
    first.push(await known(n))
    second.push(await other(n))
  }
  const replies = new Set([...first, ...second].map(({ status, text }) => `${status} ${text}`))
  const [one, two] = [first, second].map((answers) => median(answers.map(({ ms }) => ms))) as [number, number]
  const apart = Math.abs(one - two)
  const figures = `medians ${one.toFixed(1)} and ${two.toFixed(1)} ms, ${apart.toFixed(1)} ms apart`
  return say(
    replies.size === 1 && apart <= mostApart,
    `${name}: ${2 * rounds} requests, ${replies.size} reply, ${figures}`,
  )
}

async function refreshing(somebody: Somebody, token: string): Promise<boolean> {
  const once = () => somebody.post('/token/refresh/', { refresh: token })
  const atOnce = await Promise.all(Array.from({ length: 20 }, once))
  const inTurn: Answer[] = []
  for (let n = 0; n < 200; n += 1) inTurn.push(await once())
  const successors = new Set(
    [...atOnce, ...inTurn].map(({ text }) => (JSON.parse(text) as { refresh: string }).refresh),
  )
  const isGood = [...atOnce, ...inTurn].every(({ status }) => status === 200) && successors.size === 1
  const time = median(inTurn.map(({ ms }) => ms)).toFixed(1)
  return say(isGood, `one refresh token, 20 at once and 200 in turn: ${successors.size} successor, median ${time} ms`)
}

async function guessing(app: App, email: string): Promise<boolean> {
  const stranger = await Somebody.at(app, '127.0.0.7')
  const answers: Answer[] = []
  for (let n = 0; n < 30; n += 1) answers.push(await stranger.post('/login/', { email, password: `guess ${n}` }))
  const first = answers.findIndex(({ status }) => status === 429)
  const wait = answers.at(-1)!.headers['retry-after']
  const owner = await (await Somebody.at(app, '127.0.0.8')).post('/login/', { email, password })
  const isGood = first > 0 && wait !== undefined && owner.status === 200
  return say(
    isGood,
    `30 wrong passwords: 429 from number ${first + 1}, Retry-After ${wait}; the owner elsewhere: ${owner.status}`,
  )
}

/** A crowd that signs in must not take the processor from everybody else. */
async function crowd(app: App, emails: string[]): Promise<boolean> {
  const times: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const started = performance.now()
      await fetch(`${app.api}/version/`)
      times.push(performance.now() - started)
    }
  })()
  const somebody = await Somebody.at(app, '127.0.0.10')
  const started = performance.now()
  const answers = await Promise.all(emails.map((email) => somebody.post('/login/', { email, password })))
  const seconds = (performance.now() - started) / 1000
  isOver = true
  await watching
  const good = answers.filter(({ status }) => status === 200).length
  const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
  return say(
    good === emails.length,
    `${emails.length} people sign in at once: ${good} in after ${seconds.toFixed(1)} s, /version/ meanwhile p99 ${slow.toFixed(0)} ms`,
  )
}

/** Sign-in under pressure. Resolves with whether everything was as promised. */
export async function tortureAccounts(): Promise<boolean> {
  const app = await startProduct({ HOST: '127.0.0.1' })
  try {
    const { emails, refresh } = await register(app)
    const asking = await Somebody.at(app, '127.0.0.2')
    const forgot = (email: string) => asking.post('/api/forgot-password/', { email })
    // Few enough from each address that none of them is told to wait.
    const strangers = await Promise.all([3, 4, 5, 6].map((n) => Somebody.at(app, `127.0.0.${n}`)))
    const wrong = (email: string, n: number) =>
      strangers[n % strangers.length]!.post('/login/', { email, password: 'not the password' })
    const results = [
      await refreshing(asking, refresh),
      await alike(
        'forgotten passwords, known and unknown',
        (n) => forgot(emails[n % people]!),
        () => forgot(unknown()),
      ),
      await alike(
        'wrong passwords, known and unknown',
        (n) => wrong(emails[n % people]!, n),
        (n) => wrong(unknown(), n),
      ),
      await guessing(app, emails[0]!),
      await crowd(app, emails),
    ]
    return results.every(Boolean)
  } finally {
    await app.stop()
    fs.rmSync(app.dataDir, { recursive: true, force: true })
  }
}
