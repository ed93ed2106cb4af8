import { contract } from '@esrs/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiFailure, aCompany, password, startApp, type TestApp } from '../../testing/index.ts'
import { throttleLimits } from './throttle.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const anEmail = () => `${crypto.randomUUID()}@example.org`
const register = (body: object) =>
  app.client().call(contract.session.register, {
    body: { email: anEmail(), password, name: 'Ada Sommer', company_name: 'Nordlicht GmbH', ...body },
  })
const failureOf = async (promise: Promise<unknown>): Promise<ApiFailure> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiFailure)
  return error as ApiFailure
}

describe('registering', () => {
  test('makes a company with its administrator, who is signed in', async () => {
    const reply = await register({ name: 'Jean-Luc de la Tour', email: 'Jean.LUC@Example.org' })
    expect(reply.user).toMatchObject({
      email: 'jean.luc@example.org',
      username: 'jean.luc@example.org',
      name: 'Jean-Luc de la Tour',
      user_type: 'company_admin',
    })
    const client = app.client()
    client.access = reply.access
    expect(await client.call(contract.session.me, {})).toEqual(reply.user)
  })

  test('an address that is taken is refused in whatever spelling, and nothing is left of the try', async () => {
    const email = anEmail()
    await register({ email })
    const failure = await failureOf(register({ email: email.toUpperCase(), company_name: 'Left Over Ltd' }))
    expect(failure).toMatchObject({ status: 409, body: { code: 'conflict', fields: { email: expect.any(String) } } })
    const { rows } = await app.database.db.execute(`select 1 from companies where name = 'Left Over Ltd'`)
    expect(rows).toEqual([])
  })

  test('of many at once with one address exactly one succeeds', async () => {
    const email = anEmail()
    const replies = await Promise.allSettled(Array.from({ length: 6 }, () => register({ email })))
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each([
    'password123',
    'Passwort2026!',
    'P4ssw0rd!!',
    '1234567890',
    'qwertzuiop',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'willkommen1',
    'Hallo-Berlin-2025',
    '12345qwert',
  ])('the password %s is too easy to guess', async (easy) => {
    expect(await failureOf(register({ password: easy }))).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    })
  })

  test.each(['ada.von.sommer@example.org', 'ada.von.sommer', 'Ada von Sommer', 'Nordlicht GmbH', 'nordlichtgmbh2026'])(
    'the password %s is known to everybody who knows its owner',
    async (personal) => {
      const wish = { email: 'ada.von.sommer@example.org', name: 'Ada von Sommer', password: personal }
      expect((await failureOf(register(wish))).status).toBe(400)
    },
  )

  test.each(['windrad auf dem huegel', 'Xk3#vv9!pq', 'correct horse battery', 'ß∂ƒ©˙∆˚¬…æ'])(
    'the password %s is accepted',
    async (good) => {
      const email = anEmail()
      await register({ email, password: good })
      await app.client().call(contract.session.login, { body: { email, password: good.normalize('NFD') } })
    },
  )
})

describe('signing in', () => {
  test('an unknown address, a wrong password and an inactive person are one answer', async () => {
    const { user } = await aCompany(app)
    const { user: inactive } = await aCompany(app)
    await app.database.db.execute(`update users set is_active = false where id = '${inactive.id}'`)
    const answers = await Promise.all(
      [
        { email: anEmail(), password },
        { email: user.email, password: 'not the password' },
        { email: inactive.email, password },
      ].map(async (body) => {
        const response = await app.client().send('/login/', { method: 'POST', body })
        return { status: response.status, text: await response.text() }
      }),
    )
    expect(answers[0]!.status).toBe(401)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('a wrong password and an unknown address take the same work', async () => {
    const { user } = await aCompany(app)
    // Work and not time: the clock says more about the machine than about the hash.
    const work = async (email: string) => {
      const before = process.cpuUsage()
      await app.client().send('/login/', { method: 'POST', body: { email, password: 'not the password' } })
      const { user: spent, system } = process.cpuUsage(before)
      return spent + system
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 7; round += 1) {
      known.push(await work(user.email))
      unknown.push(await work(anEmail()))
    }
    const median = (list: number[]) => list.sort((a, b) => a - b)[3]!
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.4)
    expect(median(unknown)).toBeLessThan(median(known) * 2.5)
  })

  test('too many wrong passwords for one account are stopped, known or not, until the time is over', async () => {
    const own = await startApp()
    const { user } = await aCompany(own)
    const client = own.client()
    const attempt = (email: string, word: string) =>
      client.send('/login/', { method: 'POST', body: { email, password: word } })
    const unknown = anEmail()
    const bodies: unknown[] = []
    for (const email of [user.email, unknown]) {
      for (let n = 0; n < throttleLimits.loginPair.attempts; n += 1)
        expect((await attempt(email, 'not the password')).status).toBe(401)
      const stopped = await attempt(email, password)
      expect(stopped.status).toBe(429)
      expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(600)
      bodies.push(await stopped.json())
    }
    expect(bodies[0]).toEqual(bodies[1])
    own.clock.advance(throttleLimits.loginPair.seconds * 1000 + 1000)
    expect((await attempt(user.email, password)).status).toBe(200)
    await own.stop()
  })

  test('a success forgets the failures before it', async () => {
    const { user } = await aCompany(app)
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < throttleLimits.loginPair.attempts - 1; n += 1)
        await app.client().send('/login/', { method: 'POST', body: { email: user.email, password: 'wrong' } })
      await app.client().call(contract.session.login, { body: { email: user.email, password } })
    }
  })

  test('what counts attempts does not say whose', async () => {
    const { user } = await aCompany(app)
    await app.client().send('/login/', { method: 'POST', body: { email: user.email, password: 'wrong' } })
    const { rows } = await app.database.db.execute<{ key: string }>('select key from throttles')
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
  })
})

describe('the company', () => {
  test('starts with what follows from the year', async () => {
    const own = await startApp()
    own.clock.set('2026-11-20T12:00:00Z')
    const { client } = await aCompany(own)
    const { metadata } = await client.call(contract.company.get, {})
    expect(metadata).toEqual({
      industry: null,
      company_size: null,
      report_scope: null,
      onboarding: null,
      onboarding_status: { processing_complete: false },
      skip_onboarding: false,
      app_header_text: null,
      enable_document_upload: true,
      stakeholders: [],
      standard_set: 'esrs-2023',
      reporting_year: 2025,
      first_reporting_year: null,
      modules: null,
      test_account: false,
    })
    await own.stop()
  })

  test.each([
    ['2027-06-01T00:00:00Z', 2026, 'esrs-2023'],
    ['2028-01-01T00:00:00Z', 2027, 'esrs-2026'],
  ])('in %s reports on %i by %s', async (time, year, set) => {
    const own = await startApp()
    own.clock.set(time)
    const { client } = await aCompany(own)
    const { metadata } = await client.call(contract.company.get, {})
    expect([metadata.reporting_year, metadata.standard_set]).toEqual([year, set])
    await own.stop()
  })

  test('is changed field by field', async () => {
    const { client } = await aCompany(app)
    await client.call(contract.company.update, { body: { registration_number: 'HRB 1234' } })
    const changed = await client.call(contract.company.update, { body: { address: 'Am Deich 1\n20095 Hamburg' } })
    expect(changed).toMatchObject({
      name: 'Nordlicht GmbH',
      registration_number: 'HRB 1234',
      address: 'Am Deich 1\n20095 Hamburg',
    })
    expect(await client.call(contract.company.update, { body: {} })).toEqual(changed)
  })

  test('takes what the wizard asks', async () => {
    const { client } = await aCompany(app)
    const body = { industry: 'energy', companySize: 'medium', reportScope: 'group' } as const
    const { metadata } = await client.call(contract.company.info, { body })
    expect(metadata).toMatchObject({ industry: 'energy', company_size: 'medium', report_scope: 'group' })
    expect(metadata.onboarding).toEqual({ completed_steps: [0] })
  })

  test('remembers how far its people came in the wizard, until the last step ends it', async () => {
    const { client } = await aCompany(app)
    for (const step of [0, 1]) await client.call(contract.company.onboarding, { body: { step } })
    const begun = await client.call(contract.company.get, {})
    expect(begun.metadata).toMatchObject({ onboarding: { completed_steps: [0, 1] }, skip_onboarding: false })
    await client.call(contract.company.onboarding, { body: { step: 4 } })
    const body = { industry: 'energy', companySize: 'medium', reportScope: 'group' } as const
    const ended = await client.call(contract.company.info, { body })
    expect(ended.metadata).toMatchObject({ onboarding: null, skip_onboarding: true, industry: 'energy' })
    expect(await failureOf(client.call(contract.company.onboarding, { body: { step: 5 } }))).toMatchObject({
      status: 400,
    })
  })

  test('is changed by administrators only', async () => {
    const { client, user } = await aCompany(app)
    await app.database.db.execute(`update users set role = 'company_member' where id = '${user.id}'`)
    app.clock.advance(16_000)
    expect(await failureOf(client.call(contract.company.update, { body: { name: 'Mine' } }))).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
    expect((await client.call(contract.company.get, {})).name).toBe('Nordlicht GmbH')
  })
})
