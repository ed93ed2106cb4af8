import { contract } from '@esrs/contract'
import { afterEach, expect, test } from 'vitest'
import { aCompany, password, startApp, type TestApp } from '../../../testing/index.ts'
import { throttleLimits } from '../throttle.ts'

let running: TestApp | null = null
afterEach(async () => {
  await running?.stop()
  running = null
})

/** The app behind a proxy, so that a test can come from any address. */
const start = async () => {
  running = await startApp({ trustProxy: true })
  return running
}
const from = (app: TestApp, address: string, path: string, body: object) =>
  app.client().send(path, { method: 'POST', body, headers: { 'x-forwarded-for': address } })
const login = (app: TestApp, address: string, email: string, word: string) =>
  from(app, address, '/login/', { email, password: word })
const statuses = async (times: number, one: (n: number) => Promise<Response>) => {
  const all: number[] = []
  for (let n = 0; n < times; n += 1) all.push((await one(n)).status)
  return all
}

test.each([true, false])('thirty wrong passwords are stopped, with the account known: %s', async (isKnown) => {
  const app = await start()
  const { user } = await aCompany(app)
  const email = isKnown ? user.email : 'nobody@example.org'
  const answers = await statuses(30, () => login(app, '203.0.113.7', email, 'not the password'))
  const { attempts } = throttleLimits.loginPair
  expect(answers).toEqual([...Array(attempts).fill(401), ...Array(30 - attempts).fill(429)])
  const stopped = await login(app, '203.0.113.7', email, password)
  expect(stopped.status).toBe(429)
  const wait = Number(stopped.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(throttleLimits.loginPair.seconds)
  expect(await stopped.json()).toEqual({ error: 'Too many attempts. Please try again later.', code: 'rate_limited' })
})

test('an address that a guesser writes into the header themselves does not help them', async () => {
  const app = await start()
  const { user } = await aCompany(app)
  // The proxy adds the address that it sees at the end.
  const answers = await statuses(12, (n) => login(app, `198.51.100.${n}, 203.0.113.7`, user.email, 'wrong'))
  expect(answers.at(-1)).toBe(429)
})

test('the owner elsewhere still gets in, and stays signed in where they are', async () => {
  const app = await start()
  const { user, client } = await aCompany(app)
  await statuses(30, () => login(app, '203.0.113.7', user.email, 'not the password'))
  expect((await login(app, '198.51.100.4', user.email, password)).status).toBe(200)
  await client.call(contract.session.refresh, { body: { refresh: client.refresh! } })
})

test('guessing from many addresses is stopped, but not for an address its person has signed in from', async () => {
  const app = await start()
  const { user } = await aCompany(app)
  expect((await login(app, '198.51.100.4', user.email, password)).status).toBe(200)
  const { attempts } = throttleLimits.loginAccount
  await login(app, '203.0.113.7', user.email, 'x')
  // As after so many attempts, without the hashes that they would cost.
  await app.database.db.execute(`update throttles set count = ${attempts}`)
  expect((await login(app, '203.0.113.8', user.email, 'x')).status).toBe(429)
  expect((await login(app, '192.0.2.1', user.email, password)).status).toBe(429)
  expect((await login(app, '198.51.100.4', user.email, password)).status).toBe(200)
  app.clock.advance(throttleLimits.loginAccount.seconds * 1000 + 1000)
  expect((await login(app, '192.0.2.1', user.email, password)).status).toBe(200)
})

test('one address that tries many accounts is stopped for all of them, another one is not', async () => {
  const app = await start()
  const { attempts } = throttleLimits.loginAddress
  const body = { email: 'a@example.org', password: 'x' }
  await from(app, '203.0.113.7', '/login/', body)
  await app.database.db.execute(`update throttles set count = ${attempts}`)
  expect((await from(app, '203.0.113.7', '/login/', { ...body, email: 'b@example.org' })).status).toBe(429)
  expect((await from(app, '203.0.113.8', '/login/', { ...body, email: 'b@example.org' })).status).toBe(401)
})

test('signing in successfully counts against nobody', async () => {
  const app = await start()
  const { user } = await aCompany(app)
  for (let n = 0; n < 3; n += 1) expect((await login(app, '203.0.113.7', user.email, password)).status).toBe(200)
  const { rows } = await app.database.db.execute<{ count: number; lasts: boolean }>(
    "select count, ends_at > now() + interval '2 hours' as lasts from throttles",
  )
  // What stays is that one company was registered, and that the person is known at this address.
  expect(rows.filter(({ lasts }) => lasts)).toHaveLength(1)
  expect(rows.filter(({ count, lasts }) => !lasts && count > 0)).toHaveLength(1)
})

test('reading off who has an account by registering is stopped', async () => {
  const app = await start()
  const { user } = await aCompany(app)
  const wish = { password, name: 'Ada', company_name: 'Nordlicht' }
  const { attempts } = throttleLimits.registerTaken
  const answers = await statuses(attempts + 2, () =>
    from(app, '203.0.113.7', '/register/', { ...wish, email: user.email }),
  )
  // Afterwards one answer for taken and free: only the mailbox learns which.
  expect(answers).toEqual([...Array(attempts).fill(409), 201, 201])
  const told = { access: null, refresh: null, user: null }
  const taken = await from(app, '203.0.113.7', '/register/', { ...wish, email: user.email })
  expect([taken.status, await taken.json()]).toEqual([201, told])
  const free = await from(app, '203.0.113.7', '/register/', { ...wish, email: 'new@example.org' })
  expect([free.status, await free.json()]).toEqual([201, told])
  const elsewhere = await from(app, '203.0.113.8', '/register/', { ...wish, email: 'other@example.org' })
  expect(await elsewhere.json()).toMatchObject({ access: expect.any(String), user: { email: 'other@example.org' } })
})

test('an office in which twenty addresses were taken still comes in, by mail', async () => {
  running = await startApp({ trustProxy: true, workers: true })
  const app = running
  const { user } = await aCompany(app)
  const wish = { password, name: 'Ada', company_name: 'Nordlicht' }
  await from(app, '203.0.113.7', '/register/', { ...wish, email: user.email })
  await app.database.db.execute(`update throttles set count = ${throttleLimits.registerTaken.attempts}`)
  await from(app, '203.0.113.7', '/register/', { ...wish, email: 'new@example.org' })
  await from(app, '203.0.113.7', '/register/', { ...wish, email: user.email })
  expect((await login(app, '203.0.113.7', 'new@example.org', password)).status).toBe(401)
  const mailTo = async (address: string) => {
    await expect.poll(() => app.mails().find((mail) => mail.includes(`To: ${address}`))).toBeTruthy()
    return textOf(app.mails().find((mail) => mail.includes(`To: ${address}`))!)
  }
  const token = /set-password\?token=([\w-]+)/.exec(await mailTo('new@example.org'))?.[1]
  const set = await from(app, '203.0.113.7', '/api/reset-password/', { token, password: 'a phrase of their own' })
  expect(set.status).toBe(200)
  expect((await login(app, '203.0.113.7', 'new@example.org', 'a phrase of their own')).status).toBe(200)
  expect(await mailTo(user.email)).toMatch(/wanted to open a new account/)
})

const textOf = (mail: string): string => mail.replace(/=\n/g, '').replace(/=3D/g, '=')

test.each(['/api/forgot-password/', '/api/reset-password/', '/register/'])(
  '%s has a limit for an address',
  async (path) => {
    const app = await start()
    const bodies: Record<string, object> = {
      '/api/forgot-password/': { email: 'nobody@example.org' },
      '/api/reset-password/': { token: 'x', password },
      '/register/': { email: 'new@example.org', password: 'passwort2026', name: 'A', company_name: 'B' },
    }
    const first = await from(app, '203.0.113.7', path, bodies[path]!)
    expect(first.status).not.toBe(429)
    await app.database.db.execute('update throttles set count = 100000')
    const stopped = await from(app, '203.0.113.7', path, bodies[path]!)
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
  },
)
