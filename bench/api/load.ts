import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A call by its name in the tables and its address. */
export interface Call {
  name: string
  path: string
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

/** Asks once and reads the whole reply; how many bytes it has. */
export function ask(api: string, path: string, token: string, language: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
    const request = http.get(`${api}${path}`, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path} → ${response.statusCode}`)),
      )
    })
    request.on('error', reject)
  })
}

/**
 * Sends requests at a steady rate whether or not earlier ones are answered, and measures each from the moment at which it
 * was due: a server that falls behind cannot hide it.
 */
export async function load(
  next: (index: number) => Call & { send: () => Promise<unknown> },
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>()
  const under: Promise<void>[] = []
  const begin = performance.now()
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = begin + (1000 * index) / perSecond
    const left = due - performance.now()
    if (left > 0) await wait(left)
    const { name, send } = next(index)
    under.push(
      send().then(() => {
        const known = times.get(name) ?? []
        times.set(name, known)
        known.push(performance.now() - due)
      }),
    )
  }
  await Promise.all(under)
  return times
}
