import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { contract } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../testing/index.ts'
import { sendTrailOf, sendTrails } from './send.ts'
import { openTarget } from './target.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
})

const write = (value: string) =>
  company.client.call(contract.csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value } })
const numbersOf = (lines: readonly string[]) =>
  lines
    .map((line) => JSON.parse(line) as { company_id: string; number: number })
    .filter((row) => row.company_id === company.id)
    .map(({ number }) => number)

/** Somebody who takes JSON lines, or refuses them. */
async function receiver() {
  const got: string[] = []
  const state = { status: 200, authorization: '' }
  const server = http.createServer(async (request, response) => {
    const lines = (await text(request)).trim().split('\n')
    state.authorization = request.headers.authorization ?? ''
    if (state.status === 200) got.push(...lines)
    response.writeHead(state.status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/trail`)
  return { got, state, url, stop: () => server.close() }
}

test('JSON lines arrive in order, once, and again after a refusal', async () => {
  const { got, state, url, stop } = await receiver()
  const target = openTarget(url, 'a secret')
  await write('1 MWh')
  await sendTrails(app.database.db, target)
  expect(numbersOf(got)).toEqual([1, 2, 3])
  expect(state.authorization).toBe('Bearer a secret')
  expect(await sendTrails(app.database.db, target)).toBe(0)
  state.status = 503
  await write('2 MWh')
  await expect(sendTrails(app.database.db, target)).rejects.toThrow('answered 503')
  state.status = 200
  await write('3 MWh')
  await sendTrails(app.database.db, target)
  expect(numbersOf(got)).toEqual([1, 2, 3, 4, 5])
  stop()
})

test('of two processes that send at once one sends each row, and the other neither waits nor goes past it', async () => {
  const got: string[] = []
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const target = {
    name: `both ${company.id}`,
    send: async (messages: readonly { json: string }[]) => {
      begin()
      await held
      got.push(...messages.map(({ json }) => json))
    },
  }
  await write('1 MWh')
  const first = sendTrailOf(app.database.db, target, company.id)
  await begun
  // The first is in the middle of its lot, which nobody has taken yet.
  expect(await sendTrailOf(app.database.db, target, company.id)).toBeNull()
  await write('2 MWh')
  letGo()
  expect(await first).toBe(3)
  await Promise.all([1, 2].map(() => sendTrailOf(app.database.db, target, company.id)))
  expect(numbersOf(got)).toEqual([1, 2, 3, 4])
})

test('messages of RFC 5424 arrive over TCP, each with its length in front', async () => {
  const server = net.createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A connection for each lot.
  const received: Buffer[] = []
  server.on('connection', (socket) => socket.on('data', (bytes) => received.push(bytes)))
  await write('1 MWh')
  const url = new URL(`syslog://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await sendTrails(app.database.db, openTarget(url, null))
  let rest = Buffer.concat(received)
  const messages: string[] = []
  while (rest.length > 0) {
    const space = rest.indexOf(' ')
    const length = Number(rest.subarray(0, space).toString())
    messages.push(rest.subarray(space + 1, space + 1 + length).toString())
    rest = rest.subarray(space + 1 + length)
  }
  for (const message of messages)
    expect(message).toMatch(/^<110>1 \d{4}-\d\d-\d\dT[\d:.]+Z \S+ esrs-reporting \d+ trail - \{.*\}$/)
  expect(numbersOf(messages.map((message) => message.slice(message.indexOf('{'))))).toEqual([1, 2, 3])
  server.close()
})

test('nobody there: nothing is lost', async () => {
  const url = new URL('syslog://127.0.0.1:1')
  await expect(sendTrails(app.database.db, openTarget(url, null))).rejects.toThrow('ECONNREFUSED')
  const { got, url: other, stop } = await receiver()
  await sendTrails(app.database.db, openTarget(other, null))
  expect(numbersOf(got)).toEqual([1])
  stop()
})
