import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aChallenge,
  aCompany,
  aPasskey,
  aPasskeyHolder,
  aSecondFactor,
  createAuthenticator,
  expectMail,
  password,
  refused,
  securityEventsOf,
  signedInByPasskey,
  signInByPasskey,
  startApp,
  type TestApp,
  type TestAuthenticator,
  type Untruth,
} from '../../../testing/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ workers: true })
})
afterAll(() => app.stop())
beforeEach(() => app.database.db.execute(sql`delete from throttles`))

const holder = (device?: TestAuthenticator) => aPasskeyHolder(app, device)
const login = (email: string) => app.client().call(contract.session.login, { body: { email, password } })
const wrong = { status: 401, body: { code: 'invalid_credentials' } }
const over = { status: 401, body: { code: 'authentication_required' } }

const { beginPasskey, passkey: finish } = contract.session

const signedIn = (device: TestAuthenticator) => signedInByPasskey(app, device)

describe('signing in with a passkey alone', () => {
  test('begins a session of its person, who types nothing, and is noted on the passkey and in the trail', async () => {
    const { user, device, client } = await holder()
    const fresh = app.client()
    const reply = await signInByPasskey(fresh, device)
    expect(reply.user.id).toBe(user.id)
    expect(reply.company.name).toBe('Nordlicht GmbH')
    expect((await fresh.call(contract.session.me, {})).id).toBe(user.id)
    const { passkeys: all } = await client.call(contract.secondFactor.get, {})
    expect(all).toEqual([expect.objectContaining({ name: 'Telephone', last_used_at: expect.any(String) })])
    expect((await securityEventsOf(client)).slice(0, 2)).toEqual(['login.succeeded', 'passkey.added'])
  })

  test('offers every passkey of the device and names nobody', async () => {
    const { options } = await app.client().call(beginPasskey, { body: {} })
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])
  })

  test('works with a passkey that does not count, as those that are synchronised', async () => {
    const { device, user } = await holder(createAuthenticator({ counts: false }))
    for (let round = 0; round < 2; round += 1)
      expect((await signInByPasskey(app.client(), device)).user.id).toBe(user.id)
  })

  const lies: [string, Untruth][] = [
    ['another origin', { origin: 'http://localhost:8081' }],
    ['an origin that only looks like it', { origin: 'https://localhost:8080' }],
    ['another site', { rpId: 'example.org' }],
    ['a person who was not asked for a finger, a face or a PIN', { verified: false }],
    ['the name of nobody', { userHandle: null }],
    ['the name of somebody else', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
  ]
  test.each(lies)('is refused with %s', async (_, untruth) => {
    const { device, client } = await holder()
    expect(await refused(signInByPasskey(app.client(), device, untruth))).toMatchObject(wrong)
    expect(await securityEventsOf(client)).not.toContain('login.succeeded')
    await signInByPasskey(app.client(), device)
  })

  test('is refused with a challenge that we did not make, or that was changed', async () => {
    const { device } = await holder()
    const made = Buffer.alloc(64, 1).toString('base64url')
    expect(await refused(signInByPasskey(app.client(), device, { challenge: made }))).toMatchObject(over)
    const client = app.client()
    const { options } = await client.call(beginPasskey, { body: {} })
    const bytes = Buffer.from(String(options.challenge), 'base64url')
    bytes[30]! ^= 1
    const credential = device.use({ ...options, challenge: bytes.toString('base64url') })
    expect(await refused(client.call(finish, { body: { credential } }))).toMatchObject(over)
  })

  test('is refused with an answer that was used, whether it was right or wrong', async () => {
    const { device } = await holder()
    const client = app.client()
    const { options } = await client.call(beginPasskey, { body: {} })
    const credential = device.use(options)
    await client.call(finish, { body: { credential } })
    expect(await refused(client.call(finish, { body: { credential } }))).toMatchObject(over)
    const again = await client.call(beginPasskey, { body: {} })
    const body = { credential: device.use(again.options, { verified: false }) }
    expect(await refused(client.call(finish, { body }))).toMatchObject(wrong)
    expect(await refused(client.call(finish, { body: { credential: device.use(again.options) } }))).toMatchObject(over)
  })

  test('of one answer that is sent five times at once one opens a session', async () => {
    const { device } = await holder()
    const client = app.client()
    const { options } = await client.call(beginPasskey, { body: {} })
    const body = { credential: device.use(options) }
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => client.call(finish, { body })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is refused five minutes after it began', async () => {
    const { device } = await holder()
    const client = app.client()
    const { options } = await client.call(beginPasskey, { body: {} })
    app.clock.advance(301_000)
    expect(await refused(client.call(finish, { body: { credential: device.use(options) } }))).toMatchObject(over)
  })

  test('is refused in another browser than the one that began it', async () => {
    const { device } = await holder()
    const { options } = await app.client().call(beginPasskey, { body: {} })
    const body = { credential: device.use(options) }
    expect(await refused(app.client().call(finish, { body }))).toMatchObject(over)
  })

  test('is refused where the key of another passkey signed', async () => {
    const first = await holder()
    await holder(first.device)
    const untruth = { key: first.device.ids()[0]! }
    expect(await refused(signInByPasskey(app.client(), first.device, untruth))).toMatchObject(wrong)
  })

  test('is refused with a passkey that was removed, at once', async () => {
    const { client, device, passkey, user } = await holder()
    await client.call(contract.passkeys.remove, { params: { id: passkey } })
    expect(await refused(signInByPasskey(app.client(), device))).toMatchObject(wrong)
    await login(user.email)
    await expectMail(app, user.email, 'passkey of your account was removed')
  })

  test('is refused to somebody who may no longer sign in', async () => {
    const { device, user } = await holder()
    await app.database.db.execute(sql`update users set is_active = false where id = ${user.id}`)
    expect(await refused(signInByPasskey(app.client(), device))).toMatchObject(wrong)
  })

  test('a copy that lags behind is refused, its person hears of it, and the newer one goes on', async () => {
    const { device, user, client } = await holder()
    const copy = device.copy()
    await signInByPasskey(app.client(), device)
    await signInByPasskey(app.client(), device)
    expect(await refused(signInByPasskey(app.client(), copy))).toMatchObject(wrong)
    expect(await securityEventsOf(client)).toContain('passkey.copied')
    await expectMail(app, user.email, 'may have been copied')
    await signInByPasskey(app.client(), device)
  })
})

describe('a passkey as the second step', () => {
  test('a password opens nothing any more; what it is answered with names the passkeys of this person alone', async () => {
    const { user, device } = await holder()
    await holder(device)
    const { body } = await refused(login(user.email))
    expect(body).toMatchObject({ code: 'second_factor_required', methods: ['passkey'] })
    const step = { challenge: body.challenge! }
    const { options } = await app.client().call(beginPasskey, { body: step })
    expect(options.allowCredentials).toEqual([expect.objectContaining({ id: device.ids()[0] })])
    const reply = await signInByPasskey(app.client(), device, step)
    expect(reply.user.id).toBe(user.id)
    expect(await refused(signInByPasskey(app.client(), device, step))).toMatchObject(over)
  })

  test('whoever has passkeys alone is asked for nothing less: no code, no password, no recovery code', async () => {
    const { user } = await holder()
    for (const code of ['000000', password, 'ABCD-ABCD-ABCD-ABCD']) {
      const body = { challenge: await aChallenge(app.client(), user.email), code }
      expect(await refused(app.client().call(contract.session.secondStep, { body }))).toMatchObject(wrong)
    }
  })

  test("somebody else's passkey does not do, nor the answer to another sign-in", async () => {
    const { user, device } = await holder()
    const other = await holder()
    const client = app.client()
    const challenge = await aChallenge(client, user.email)
    const { options } = await client.call(beginPasskey, { body: { challenge } })
    const credential = other.device.use({ ...options, allowCredentials: [] })
    expect(await refused(client.call(finish, { body: { credential, challenge } }))).toMatchObject(wrong)
    // A sign-in that began without the password is not the second step of one, and the other way round.
    const alone = await client.call(beginPasskey, { body: {} })
    const ofAlone = { credential: device.use(alone.options), challenge }
    expect(await refused(client.call(finish, { body: ofAlone }))).toMatchObject(over)
    const second = await client.call(beginPasskey, { body: { challenge } })
    const ofSecond = { credential: device.use(second.options) }
    expect(await refused(client.call(finish, { body: ofSecond }))).toMatchObject(over)
    expect(await securityEventsOf(await signedIn(device))).toContain('second_factor.failed')
  })

  test('codes and passkeys stand beside one another', async () => {
    const { client, user } = await aCompany(app)
    const factor = await aSecondFactor(app, client)
    const { device } = await aPasskey(client)
    expect((await refused(login(user.email))).body.methods).toEqual(['code', 'passkey'])
    await signInByPasskey(app.client(), device, { challenge: await aChallenge(app.client(), user.email) })
    const body = { challenge: await aChallenge(app.client(), user.email), code: factor.next() }
    await app.client().call(contract.session.secondStep, { body })
    await client.call(contract.secondFactor.remove, { body: { password, code: factor.next() } })
    expect((await refused(login(user.email))).body.methods).toEqual(['passkey'])
  })

  test('a challenge that ended, or whose person has another password since, begins nothing', async () => {
    const { user, device } = await holder()
    const client = app.client()
    const challenge = await aChallenge(client, user.email)
    const { options } = await client.call(beginPasskey, { body: { challenge } })
    await app.database.db.execute(sql`update users set generation = generation + 1 where id = ${user.id}`)
    const body = { credential: device.use(options), challenge }
    expect(await refused(client.call(finish, { body }))).toMatchObject(over)
    app.clock.advance(301_000)
    expect(await refused(client.call(beginPasskey, { body: { challenge } }))).toMatchObject(over)
  })
})
