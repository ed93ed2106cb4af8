import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Requests of one phase as clients saw them. */
export interface Count {
  requests: number
  /** Given to another process because the first took no connection; no client noticed. */
  passedOn: number
  /** What failed, by its reason: a status of 500 or above, or no answer. */
  failed: Map<string, number>
  /** Longest time in milliseconds without a good answer to anything. */
  silence: number
}

/** A load balancer in front of API processes, as simple as one can be: takes turns, asks who lives, waits for nobody. */
export interface Proxy {
  url: string
  /** Counts from now on for this phase; the count of the phase goes on growing until the next. */
  phase(): Count
  stop(): Promise<void>
}

const askEvery = 500

export async function startProxy(backends: () => string[]): Promise<Proxy> {
  const agent = new http.Agent({ keepAlive: true })
  const alive = new Set<string>()
  let turn = 0
  let lastGood = Date.now()
  let count: Count = { requests: 0, passedOn: 0, failed: new Map(), silence: 0 }

  const fail = (why: string) => count.failed.set(why, (count.failed.get(why) ?? 0) + 1)

  function choose(tried: Set<string>): string | undefined {
    const all = backends().filter((one) => !tried.has(one))
    // Where nobody lives as far as is known, anybody is asked.
    const [living] = [all.filter((one) => alive.has(one)), all].filter(({ length }) => length > 0)
    return living?.[turn++ % living.length]
  }

  function forward(request: http.IncomingMessage, body: Buffer, response: http.ServerResponse, tried: Set<string>) {
    const backend = choose(tried)
    if (!backend) {
      fail('no process took the connection')
      response.destroy()
      return
    }
    const headers = { ...request.headers, host: new URL(backend).host }
    const onward = http.request(`${backend}${request.url}`, { method: request.method!, headers, agent })
    onward.on('response', (answer) => void giveBack(request, answer, response))
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') {
        alive.delete(backend)
        count.passedOn += 1
        forward(request, body, response, tried.add(backend))
        return
      }
      if (response.headersSent) return
      fail(`no answer: ${error.code ?? error.message}`)
      response.destroy()
    })
    onward.end(body)
  }

  async function giveBack(request: http.IncomingMessage, answer: http.IncomingMessage, response: http.ServerResponse) {
    const status = answer.statusCode ?? 0
    try {
      if (status >= 500) {
        const body = await buffer(answer)
        const again = answer.headers['retry-after'] ? 'asked to come again' : 'without a time'
        fail(`${status} ${again}: ${saidBy(body)}${status === 503 ? '' : ` (${request.method} ${request.url})`}`)
        response.writeHead(status, answer.headers).end(body)
        return
      }
      const now = Date.now()
      count.silence = Math.max(count.silence, now - lastGood)
      lastGood = now
      response.writeHead(status, answer.headers)
      for await (const piece of answer) response.write(piece)
      response.end()
    } catch {
      fail('an answer broke off')
      response.destroy()
    }
  }

  const server = http.createServer((request, response) => {
    count.requests += 1
    buffer(request).then(
      (body) => forward(request, body, response, new Set()),
      () => response.destroy(),
    )
  })
  const asking = setInterval(() => {
    for (const one of backends())
      fetch(`${one}/health/live/`, { signal: AbortSignal.timeout(2000) }).then(
        async (reply) => {
          await reply.text()
          if (reply.ok) alive.add(one)
          else alive.delete(one)
        },
        () => alive.delete(one),
      )
  }, askEvery)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    phase: () => {
      lastGood = Date.now()
      count = { requests: 0, passedOn: 0, failed: new Map(), silence: 0 }
      return count
    },
    stop: async () => {
      clearInterval(asking)
      agent.destroy()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function saidBy(body: Buffer): string {
  try {
    return String((JSON.parse(body.toString()) as { error?: unknown }).error)
  } catch {
    return body.toString().slice(0, 80)
  }
}
