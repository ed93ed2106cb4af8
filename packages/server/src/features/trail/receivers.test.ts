import { once } from 'node:events'
import https from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { text } from 'node:stream/consumers'
import tls from 'node:tls'
import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentOf } from '../../database/trail-entry.ts'
import { anAuthority, type TestCertificate } from '../../testing/certificate.ts'
import { aCompany, letProofEnd, refused, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { until } from '../../testing/until.ts'
import { waitingForLocks } from '../../testing/waiting-locks.ts'

let app: TestApp
let company: TestCompany
const undo: (() => unknown)[] = []
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  app.clock.advance(61_000)
  company = await aCompany(app)
})
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const authority = anAuthority()
const here = '127.0.0.1'

async function listening(server: Server, port = 0): Promise<number> {
  server.listen(port, here)
  await once(server, 'listening')
  undo.push(() => server.close())
  return (server.address() as AddressInfo).port
}

/** Somebody who takes JSON lines by https. */
async function receiver(certificate: TestCertificate, port = 0) {
  const got: string[] = []
  const state = { status: 200, cutsOff: false, authorization: '', meanwhile: async () => {} }
  const server = https.createServer(certificate, async (request, response) => {
    const lines = (await text(request)).trim().split('\n')
    state.authorization = request.headers.authorization ?? ''
    await state.meanwhile()
    if (state.status === 200) got.push(...lines)
    if (state.cutsOff) request.socket.destroy()
    else response.writeHead(state.status).end()
  })
  const opened = await listening(server, port)
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { got, state, port: opened, url: `https://${here}:${opened}/trail?key=x`, stop }
}

interface SentRow {
  company_id: string
  number: number
  hash: string
}
const rowsOf = (lines: readonly string[]): SentRow[] => lines.map((line) => JSON.parse(line) as SentRow)
const numbersOf = (lines: readonly string[]): number[] => rowsOf(lines).map(({ number }) => number)

const set = (
  body: { url: string; token?: string | null; authority?: string | null },
  { client }: Pick<TestCompany, 'client'> = company,
) => client.call(contract.trail.setReceiver, { body })
const shown = async () => (await company.client.call(contract.trail.receiver, {})).receiver
const write = (value: string) =>
  company.client.call(contract.csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value } })
const someRow = { outcome: 'done', actor: 'system', objects: [] } as const
const counting = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)

test('all rows of the company, and of no other, arrive by https in order, again after a refusal', async () => {
  const other = await aCompany(app)
  const { got, state, url } = await receiver(authority.issue(here))
  const { receiver: made } = await set({ url, token: 'a secret', authority: authority.cert })
  expect(made).toMatchObject({ url, has_token: true, set_by: 'Ada Sommer', failing_since: null, sent: 0 })
  await write('1 MWh')
  await app.sendTrails()
  const { last } = (await shown())!
  expect(numbersOf(got)).toEqual(counting(1, last))
  expect(rowsOf(got).every((row) => row.company_id === company.id)).toBe(true)
  expect(got.join()).not.toContain(other.id)
  expect(state.authorization).toBe('Bearer a secret')
  expect(await app.sendTrails()).toBe(0)
  state.status = 503
  await write('2 MWh')
  await app.sendTrails()
  expect(await shown()).toMatchObject({ failure: 'refused', sent: last })
  state.status = 200
  // It is left alone for a minute, so that it holds nobody up.
  expect(await app.sendTrails()).toBe(0)
  app.clock.advance(61_000)
  await app.sendTrails()
  const after = (await shown())!
  expect(after).toMatchObject({ failing_since: null, failure: null, sent: after.last })
  expect(numbersOf(got)).toEqual(counting(1, after.last))
})

test('one that is set anew after a failure is not left alone', async () => {
  const { got, state, url } = await receiver(authority.issue(here))
  state.status = 401
  await set({ url, token: 'wrong', authority: authority.cert })
  await app.sendTrails()
  expect(await shown()).toMatchObject({ failure: 'refused' })
  state.status = 200
  await set({ url, token: 'right', authority: authority.cert })
  expect(await app.sendTrails()).toBeGreaterThan(0)
  expect(numbersOf(got)).toEqual(counting(1, (await shown())!.last))
})

test('what was taken without an answer comes again, with the same number and hash', async () => {
  const { got, state, url } = await receiver(authority.issue(here))
  await set({ url, authority: authority.cert })
  state.cutsOff = true
  await app.sendTrails()
  const first = rowsOf(got)
  expect(first.length).toBeGreaterThan(1)
  state.cutsOff = false
  app.clock.advance(61_000)
  await app.sendTrails()
  expect(rowsOf(got).slice(first.length)).toEqual(first)
})

test('a receiver that is removed in the middle gets nothing more, and nothing twice', async () => {
  const { got, state, url } = await receiver(authority.issue(here))
  await set({ url, authority: authority.cert })
  const { db } = app.database
  const row = contentOf({
    companyId: company.id,
    at: app.clock(),
    call: 'csrd.list',
    kind: 'change',
    ...someRow,
  })
  // More than one lot.
  await db.execute(sql`select add_to_trail(${row}, false) from generate_series(1, 600)`)
  const waits = waitingForLocks('transactionid', 'tuple', 'relation', 'advisory')
  let removal: Promise<unknown> | undefined
  state.meanwhile = async () => {
    removal ??= company.client.call(contract.trail.removeReceiver, {})
    await until(async () => expect((await db.execute(waits)).rows).not.toEqual([]))
    state.meanwhile = async () => {}
  }
  await app.sendTrails()
  await removal
  expect(numbersOf(got)).toEqual(counting(1, 500))
})

test('messages of RFC 5424 arrive by TLS', async () => {
  const received: Buffer[] = []
  const server = tls.createServer(authority.issue(here), (socket) => {
    socket.on('data', (bytes) => received.push(bytes)).on('error', () => {})
  })
  const url = `syslog+tls://${here}:${await listening(server)}`
  await set({ url, authority: authority.cert })
  await app.sendTrails()
  const { last } = (await shown())!
  await expect
    .poll(
      () =>
        Buffer.concat(received)
          .toString()
          .match(/"number":(\d+)/g)?.length,
    )
    .toBe(last)
  expect(Buffer.concat(received).toString()).toMatch(
    /^\d+ <110>1 \d{4}-\d\d-\d\dT[\d:.]+Z \S+ esrs-reporting \d+ trail - \{/,
  )
})

test.each([
  ['of another authority', () => anAuthority().issue(here), authority.cert],
  ['for another host', () => authority.issue('other.example'), authority.cert],
  ['that is over', () => authority.issue(here, { ends: new Date(Date.now() - 86_400_000) }), authority.cert],
  ['that no public authority has signed', () => authority.issue(here), null],
] as const)('a certificate %s is refused, by https and by syslog', async (_, issue, trusted) => {
  const { got, url, port } = await receiver(issue())
  for (const address of [url, `syslog+tls://${here}:${port}`]) {
    const { status, body } = await refused(set({ url: address, authority: trusted }))
    expect(status).toBe(409)
    expect(body.fields?.url).toBe(`The certificate of ${here}:${port} is not trusted.`)
  }
  expect(await shown()).toBeNull()
  await app.sendTrails()
  expect(got).toEqual([])
})

test('a certificate that becomes a wrong one stops the trail, is seen, and nothing is lost', async () => {
  const first = await receiver(authority.issue(here))
  await set({ url: first.url, authority: authority.cert })
  await app.sendTrails()
  await first.stop()
  const stranger = await receiver(anAuthority().issue(here), first.port)
  await write('1 MWh')
  await app.sendTrails()
  expect(await shown()).toMatchObject({ failure: 'certificate' })
  expect(stranger.got).toEqual([])
  await stranger.stop()
  const again = await receiver(authority.issue(here), first.port)
  app.clock.advance(61_000)
  await app.sendTrails()
  const { last } = (await shown())!
  expect(numbersOf([...first.got, ...again.got])).toEqual(counting(1, last))
})

test('addresses of private networks, without TLS or with a secret in them are refused', async () => {
  const cautious = await startApp({ outbound: 'public' })
  undo.push(() => cautious.stop())
  const { client } = await aCompany(cautious)
  const { url } = await receiver(authority.issue(here))
  for (const address of [
    url,
    'https://10.0.0.1/',
    'https://[::1]/',
    'syslog+tls://192.168.1.1',
    'https://localhost/',
    'https://nothing.invalid/',
  ]) {
    const failure = await refused(set({ url: address, authority: authority.cert }, { client }))
    expect(failure.body.fields?.url, address).toMatch(
      /^\S+ could not be reached, or lies in a network that this installation does not speak to\.$/,
    )
  }
  const others = [
    'http://example.com/',
    'syslog://example.com',
    'ftp://example.com',
    'nonsense',
    'https://a:b@example.com/',
  ]
  for (const address of others) expect((await refused(set({ url: address }, { client }))).status, address).toBe(400)
  const noPem = await refused(set({ url: 'https://example.com', authority: 'nonsense' }, { client }))
  expect(noPem.body.fields).toHaveProperty('authority')
})

test('it takes a fresh proof, is in the trail with its host, shows no token, and ends', async () => {
  const { url, got, port, state } = await receiver(authority.issue(here))
  const { client } = company
  await set({ url, token: 'unmistakable', authority: authority.cert })
  expect(JSON.stringify(await shown())).not.toContain('unmistakable')
  const stored = await app.database.db.execute('select to_jsonb(r)::text as row from trail_receivers r')
  expect(JSON.stringify(stored.rows)).not.toContain('unmistakable')
  // Said again without the token, the same address keeps it; another one does not get it.
  await set({ url, authority: authority.cert })
  await app.sendTrails()
  expect(state.authorization).toBe('Bearer unmistakable')
  await set({ url: `https://${here}:${port}/other`, authority: authority.cert })
  app.clock.advance(1000)
  await app.sendTrails()
  expect(state.authorization).toBe('')
  // Another address gets everything from the first row on.
  expect(numbersOf(got).filter((number) => number === 1)).toHaveLength(2)
  await letProofEnd(app, client)
  expect((await refused(client.call(contract.trail.removeReceiver, {}))).body.code).toBe('step_up_required')
  expect((await refused(set({ url }))).body.code).toBe('step_up_required')
  const { user } = company
  const fresh = app.client()
  const body = { email: user.email, password: 'windrad auf dem huegel' }
  Object.assign(fresh, await fresh.call(contract.session.login, { body }))
  await fresh.call(contract.trail.removeReceiver, {})
  const before = got.length
  expect(await app.sendTrails()).toBe(0)
  expect(got).toHaveLength(before)
  const { results } = await fresh.call(contract.trail.list, { query: { kind: 'setting' } })
  expect(results.map(({ event, host }) => [event, host]).slice(0, 2)).toEqual([
    ['trail.receiver_removed', `${here}:${port}`],
    ['trail.receiver_set', `${here}:${port}`],
  ])
})
