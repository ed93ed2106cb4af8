import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { hasSafeScheme, isInReach, type OutboundPolicy } from './outbound-policy.ts'
import { createOutsideFetch, type OutsideLimits, OutsideRefused } from './outside-fetch.ts'

test.each<[string, OutboundPolicy | 'nowhere']>([
  ['93.184.216.34', 'public'],
  ['2606:2800:220:1::1', 'public'],
  ['10.1.2.3', 'private'],
  ['172.31.255.1', 'private'],
  ['192.168.0.10', 'private'],
  ['fd00::1', 'private'],
  ['::ffff:10.0.0.1', 'private'],
  ['::ffff:a00:1', 'private'],
  ['127.0.0.1', 'machine'],
  ['::1', 'machine'],
  ['::ffff:127.0.0.1', 'machine'],
  ['169.254.169.254', 'nowhere'],
  ['fe80::1', 'nowhere'],
  ['0.0.0.0', 'nowhere'],
  ['::', 'nowhere'],
  ['64:ff9b::a00:1', 'nowhere'],
  // What leads to IPv4 addresses within, or did once, and what nobody was given.
  ['::7f00:1', 'nowhere'],
  ['::ffff:0:a00:1', 'nowhere'],
  ['fec0::1', 'nowhere'],
  ['4000::1', 'nowhere'],
  ['224.0.0.1', 'nowhere'],
  ['no address', 'nowhere'],
])('%s is reached from %s on', (address, from) => {
  const order = ['public', 'private', 'machine'] as const
  const first = from === 'nowhere' ? order.length : order.indexOf(from)
  expect(order.map((outbound) => isInReach(address, outbound))).toEqual(order.map((_, place) => place >= first))
})

test('plain http is spoken on this machine alone, and there only where it is in reach', () => {
  const safe = (address: string, outbound: OutboundPolicy) => hasSafeScheme(new URL(address), outbound)
  expect(safe('https://example.com', 'public')).toBe(true)
  expect(safe('http://example.com', 'machine')).toBe(false)
  expect(safe('http://127.0.0.1:3000', 'private')).toBe(false)
  expect(safe('http://127.0.0.1:3000', 'machine')).toBe(true)
  expect(safe('http://localhost.example.com', 'machine')).toBe(false)
  expect(safe('ftp://example.com', 'machine')).toBe(false)
})

/** A server on this machine. */
async function serve(answer: http.RequestListener): Promise<string> {
  const server = http.createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function reasonOf(address: string, limits: Partial<OutsideLimits> = {}): Promise<string> {
  const ask = createOutsideFetch({ outbound: 'machine', mostBytes: 1000, milliseconds: 5000, ...limits })
  const outcome = await ask(address).catch((error: unknown) => error)
  return outcome instanceof OutsideRefused ? outcome.reason : 'answered'
}

test('an address is asked and its answer read, body and headers included', async () => {
  const base = await serve((request, response) => {
    request.setEncoding('utf8').on('data', (body) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ method: request.method, body, key: request.headers['x-key'] }))
    })
  })
  const ask = createOutsideFetch({ outbound: 'machine', mostBytes: 1000, milliseconds: 5000 })
  const body = new URLSearchParams({ code: 'a b' })
  const response = await ask(base, { method: 'POST', headers: { 'x-key': '1' }, body })
  expect(await response.json()).toEqual({ method: 'POST', body: 'code=a+b', key: '1' })
})

test('redirects, long and slow answers, and what is out of reach bring nothing', async () => {
  const base = await serve((request, response) => {
    if (request.url === '/redirect') response.writeHead(302, { location: '/' }).end()
    else if (request.url === '/large') response.end('x'.repeat(2000))
    else if (request.url !== '/slow') response.end('{}')
  })
  expect(await reasonOf(base)).toBe('answered')
  expect(await reasonOf(`${base}/redirect`)).toBe('redirect')
  expect(await reasonOf(`${base}/large`)).toBe('large')
  expect(await reasonOf(`${base}/slow`, { milliseconds: 200 })).toBe('slow')
  expect(await reasonOf(base, { outbound: 'private' })).toBe('scheme')
  expect(await reasonOf('https://127.0.0.1:1/', { outbound: 'private' })).toBe('unreachable')
  // Its name leads to this machine.
  expect(await reasonOf('https://localhost:1/', { outbound: 'private' })).toBe('unreachable')
  expect(await reasonOf('http://127.0.0.1:1/')).toBe('unreachable')
})

test.each([
  ['leads to where nobody is spoken to', 'https://localhost:1/'],
  ['is such an address', 'https://10.0.0.1/'],
  ['leads nowhere', 'https://nothing.invalid/'],
  ['takes no connection', 'http://127.0.0.1:1/', 'machine'],
] as const)(
  'a name that %s is told from no other by words or time',
  async (_, address, outbound: OutboundPolicy = 'public') => {
    const began = performance.now()
    expect(await reasonOf(address, { outbound })).toBe('unreachable')
    expect(performance.now() - began).toBeGreaterThan(990)
  },
)
