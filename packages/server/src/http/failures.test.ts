import net from 'node:net'
import { contract } from '@esrs/contract'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { aCompany, startApp } from '../testing/index.ts'

test('a bug is answered without a word about its cause, and logged without anybody’s data', async () => {
  const lines: string[] = []
  const app = await startApp({ log: createLog('warn', { write: (line) => void lines.push(line) }) })
  const { client } = await aCompany(app)
  await app.database.db.execute('alter table users rename to people')
  const body = { email: 'ada.secret@example.org', password: 'a secret password' }
  const response = await client.send('/login/', { method: 'POST', body })
  expect([response.status, await response.json()]).toEqual([500, { error: 'Request failed', code: 'internal' }])
  const failure = lines
    .map((line) => JSON.parse(line) as { msg: string; reqId?: string })
    .find(({ msg }) => /unexpected/.test(msg))
  expect(failure?.reqId).toBe(response.headers.get('x-request-id'))
  expect(lines.join()).toContain('does not exist')
  expect(lines.join()).not.toMatch(/ada\.secret|a secret password/)
  await app.stop()
})

test('requests are logged by who and what, without query, tokens or names', async () => {
  const lines: string[] = []
  const app = await startApp({ log: createLog('info', { write: (line) => void lines.push(line) }) })
  const { client, user, id } = await aCompany(app)
  await client.send('/company/?search=something-private')
  const entry = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find(({ route }) => route === '/company/')
  expect(entry).toMatchObject({ method: 'GET', status: 200, user: user.id, company: id })
  expect(lines.join()).not.toMatch(/something-private|Bearer|csrftoken|example\.org|Nordlicht/)
  await app.stop()
})

test('a database that is down is answered with 503, and needs no restart to be used again', async () => {
  const sockets = new Set<net.Socket>()
  let target = 0
  const proxy = net.createServer((socket) => {
    const onward = net.connect(target, '127.0.0.1')
    for (const end of [socket, onward]) {
      sockets.add(end)
      end.on('error', () => {})
      end.on('close', () => sockets.delete(end))
    }
    socket.pipe(onward).pipe(socket)
  })
  const listen = (port: number) => new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = proxy.address() as net.AddressInfo
  const app = await startApp({
    reroute: (url) => {
      target = Number(new URL(url).port)
      return url.replace(`:${target}/`, `:${port}/`)
    },
  })
  const { client } = await aCompany(app)

  const closed = new Promise((resolve) => proxy.close(resolve))
  for (const socket of sockets) socket.destroy()
  await closed
  for (const request of [{}, { method: 'PATCH', body: { name: 'Lost' } }]) {
    const response = await client.send('/company/', request)
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'unavailable' }])
    expect(response.headers.get('retry-after')).toBe('5')
  }
  expect((await client.send('/version/')).status).toBe(200)

  await listen(port)
  expect((await client.call(contract.company.get, {})).name).toBe('Nordlicht GmbH')
  await app.stop()
  proxy.close()
})
