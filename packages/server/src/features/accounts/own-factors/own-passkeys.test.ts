import { contract } from '@esrs/contract'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../../clock.ts'
import { openTenant } from '../../../database/pool.ts'
import { answeredChallenges, passkeys } from '../../../database/schema/second-factor.ts'
import {
  type ApiClient,
  aColleague,
  aCompany,
  aPasskey,
  aPasskeyHolder,
  createAuthenticator,
  expectMail,
  letProofEnd,
  password,
  proveByPasskey,
  refused,
  renewSession,
  securityEventsOf,
  signedInByPasskey,
  signInByPasskey,
  signInByPassword,
  startApp,
  type TestApp,
  type TestAuthenticator,
  type Untruth,
} from '../../../testing/index.ts'
import { createPasskeys } from '../factors/passkeys.ts'
import { createOperator } from '../operate.ts'

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
const unchecked = { status: 400, body: { code: 'invalid_input' } }

const signedIn = (device: TestAuthenticator) => signedInByPasskey(app, device)

describe('adding a passkey', () => {
  const begin = async (client: ApiClient) =>
    (await client.call(contract.passkeys.begin, { body: { password } })).options

  test('takes the password, is told by mail and ends the sessions that were begun without it', async () => {
    const { client, user } = await aCompany(app)
    const other = app.client()
    await signInByPassword(other, user.email)
    const mistyped = client.call(contract.passkeys.begin, { body: { password: 'a wrong one' } })
    expect((await refused(mistyped)).body.fields).toHaveProperty('password')
    const { id } = await aPasskey(client, createAuthenticator(), '  Key ring ')
    expect(await refused(other.call(contract.session.me, {}))).toMatchObject(over)
    const { passkeys: all } = await client.call(contract.secondFactor.get, {})
    expect(all).toEqual([{ id, name: 'Key ring', created_at: expect.any(String), last_used_at: null }])
    await expectMail(app, user.email, 'passkey was added')
    // Its person has a second factor by now: a further one ends nothing.
    const phone = createAuthenticator()
    const third = await signedIn((await aPasskey(client, phone, '')).device)
    await aPasskey(client)
    await third.call(contract.session.me, {})
  })

  test('of a sign-in by password at the same moment no session is left', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { client, user } = await aCompany(app)
      const [, ...signIns] = await Promise.allSettled([aPasskey(client), login(user.email), login(user.email)])
      for (const outcome of signIns) {
        if (outcome.status === 'rejected') continue
        const late = app.client()
        late.access = outcome.value.access
        expect(await refused(late.call(contract.session.me, {}))).toMatchObject(over)
      }
    }
  })

  test.each<[string, Untruth]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['a person who was not asked', { verified: false }],
    ['a challenge of nobody', { challenge: Buffer.alloc(64, 1).toString('base64url') }],
  ])('is refused with %s', async (_, untruth) => {
    const { client } = await aCompany(app)
    const credential = createAuthenticator().make(await begin(client), untruth)
    expect(await refused(client.call(contract.passkeys.add, { body: { credential } }))).toMatchObject(unchecked)
    expect(await client.call(contract.secondFactor.get, {})).toMatchObject({ passkeys: [] })
  })

  test('is refused a second time, late, for another session, and with what a passkey signed', async () => {
    const { client, id } = await aCompany(app)
    const device = createAuthenticator()
    const add = (by: ApiClient, credential: ReturnType<TestAuthenticator['make']>) =>
      refused(by.call(contract.passkeys.add, { body: { credential } }))
    const { client: colleague } = await aColleague(app, id)
    expect(await add(colleague, device.make(await begin(client)))).toMatchObject(unchecked)
    const late = await begin(client)
    app.clock.advance(301_000)
    expect(await add(client, device.make(late))).toMatchObject(unchecked)
    const options = await begin(client)
    const body = { credential: device.make(options) }
    await client.call(contract.passkeys.add, { body })
    expect(await add(client, body.credential)).toMatchObject(unchecked)
    // A challenge for proving is none for adding.
    const proof = await client.call(contract.passkeys.beginProof, {})
    const made = createAuthenticator().make({ ...options, challenge: proof.options.challenge })
    expect(await add(client, made)).toMatchObject(unchecked)
  })

  test('is refused for one that somebody has already; the browser is told what its person has', async () => {
    const { client, device } = await holder()
    const { options } = await client.call(contract.passkeys.begin, { body: { password } })
    expect(options.excludeCredentials).toEqual([expect.objectContaining({ id: device.ids()[0] })])
    // Nothing is signed when a passkey is made, so anybody can write an answer with the passkey of somebody else in it.
    const other = await aCompany(app)
    const first = createAuthenticator().make(await begin(other.client))
    await other.client.call(contract.passkeys.add, { body: { credential: first } })
    const said = JSON.parse(Buffer.from(first.response.clientDataJSON, 'base64url').toString('utf8')) as object
    const forged = Buffer.from(JSON.stringify({ ...said, challenge: options.challenge })).toString('base64url')
    const credential = { ...first, response: { ...first.response, clientDataJSON: forged } }
    expect((await refused(client.call(contract.passkeys.add, { body: { credential } }))).status).toBe(409)
  })

  test('makes it for the public address, whatever the page was opened with', async () => {
    const parts = { db: app.database.db, secret: 's'.repeat(43), clock: systemClock }
    const there = createPasskeys({ ...parts, webUrl: () => 'https://reports.example.com:8443' })
    const { user } = await aCompany(app)
    const row = { id: user.id, email: user.email, name: user.name } as Parameters<typeof there.optionsToMake>[0]
    const options = await there.optionsToMake(row, [], 'test')
    expect(options).toMatchObject({
      rp: { id: 'reports.example.com' },
      user: { name: user.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const device = createAuthenticator({ origin: 'https://reports.example.com:8443' })
    expect(await there.checkMade(device.make(options), 'test')).toMatchObject({ credentialId: device.ids()[0] })
    const stranger = createAuthenticator({ origin: 'https://reports.example.com' })
    expect(await there.checkMade(stranger.make(await there.optionsToMake(row, [], 'test')), 'test')).toBe('wrong')
  })

  test('ends at twenty', async () => {
    const { client, device } = await holder()
    await app.database.db.execute(sql`insert into passkeys (id, company_id, user_id, name, credential_id, public_key, signatures, transports)
      select gen_random_uuid(), company_id, user_id, name, credential_id || n, public_key, 0, transports
      from passkeys, generate_series(2, 20) n where credential_id = ${device.ids()[0]!}`)
    const failure = await refused(client.call(contract.passkeys.begin, { body: { password } }))
    expect(failure).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })
})

test('a passkey gets another name from its person alone, which the trail keeps without the name', async () => {
  const { client, passkey, id } = await holder()
  const rename = (by: ApiClient, name: string) =>
    by.call(contract.passkeys.rename, { params: { id: passkey }, body: { name } })
  expect(await rename(client, ' Blue key ')).toMatchObject({ id: passkey, name: 'Blue key' })
  expect((await client.call(contract.secondFactor.get, {})).passkeys[0]?.name).toBe('Blue key')
  expect((await refused(rename(client, ' '))).body.fields).toHaveProperty('name')
  const { client: colleague } = await aColleague(app, id)
  expect((await refused(rename(colleague, 'Mine'))).status).toBe(404)
  const { results } = await client.call(contract.trail.list, { query: { kind: 'account' } })
  expect(results).toContainEqual(
    expect.objectContaining({ call: 'passkeys.rename', objects: [passkey], outcome: 'done' }),
  )
  expect(JSON.stringify(results)).not.toContain('Blue key')
})

describe('a fresh proof', () => {
  test('is a passkey where there is one: neither password nor code, nor what was used, nor of somebody else', async () => {
    const { client, device } = await holder()
    await letProofEnd(app, client)
    const exporting = () => client.call(contract.privacy.exportMine, {})
    expect((await refused(exporting())).body.code).toBe('step_up_required')
    for (const body of [{ password }, { code: '123456' }, {}]) {
      const failure = await refused(client.call(contract.secondFactor.prove, { body }))
      expect(failure).toMatchObject({ status: 400, body: { error: 'Confirm with your passkey.' } })
    }
    const stranger = await holder()
    const { options } = await client.call(contract.passkeys.beginProof, {})
    const credential = stranger.device.use({ ...options, allowCredentials: [] })
    expect(await refused(client.call(contract.passkeys.prove, { body: { credential } }))).toMatchObject(unchecked)
    expect(await refused(proveByPasskey(client, device, { verified: false }))).toMatchObject(unchecked)
    expect((await refused(exporting())).body.code).toBe('step_up_required')
    const asked = await client.call(contract.passkeys.beginProof, {})
    const body = { credential: device.use(asked.options) }
    await client.call(contract.passkeys.prove, { body })
    await exporting()
    await letProofEnd(app, client)
    expect(await refused(client.call(contract.passkeys.prove, { body }))).toMatchObject(unchecked)
    // One session's challenge proves nothing for another one of the same person.
    const other = await signedIn(device)
    await letProofEnd(app, client, other)
    const theirs = await other.call(contract.passkeys.beginProof, {})
    const crossed = { credential: device.use(theirs.options) }
    expect(await refused(client.call(contract.passkeys.prove, { body: crossed }))).toMatchObject(unchecked)
  })

  test('is needed to remove a passkey, to add one beside it, and to add codes: nothing weaker comes in by a password', async () => {
    const { client, passkey, device } = await holder()
    await letProofEnd(app, client)
    const asks = [
      () => client.call(contract.passkeys.remove, { params: { id: passkey } }),
      () => client.call(contract.passkeys.begin, { body: { password } }),
      () => client.call(contract.secondFactor.begin, {}),
    ]
    for (const ask of asks) expect((await refused(ask())).body.code).toBe('step_up_required')
    await proveByPasskey(client, device)
    await client.call(contract.secondFactor.begin, {})
    await client.call(contract.passkeys.remove, { params: { id: passkey } })
    expect((await refused(client.call(contract.passkeys.beginProof, {}))).status).toBe(409)
  })

  test('somebody without a second factor still gives the password, to whatever is asked', async () => {
    const { client } = await aCompany(app)
    await letProofEnd(app, client)
    expect((await refused(client.call(contract.passkeys.beginProof, {}))).status).toBe(409)
    await aPasskey(client)
    await client.call(contract.privacy.exportMine, {})
  })
})

describe('the company and the operator', () => {
  test('a passkey is the second factor that a company requires, and can be the first', async () => {
    const { client, id } = await holder()
    const { client: colleague } = await aColleague(app, id)
    await client.call(contract.secondFactor.require, { body: { required: true } })
    app.clock.advance(16_000)
    const blocked = await refused(colleague.call(contract.company.get, {}))
    expect(blocked.body.code).toBe('second_factor_missing')
    await letProofEnd(app, colleague)
    await aPasskey(colleague)
    expect((await colleague.call(contract.company.get, {})).name).toBe('Nordlicht GmbH')
    expect((await client.call(contract.users.list, {})).users.map((one) => one.second_factor)).toEqual([true, true])
  })

  test('an administrator resets passkeys of somebody else, with a reason in the trail', async () => {
    const { client, id } = await aCompany(app)
    const { client: colleague, id: userId, email } = await aColleague(app, id)
    const { device } = await aPasskey(colleague)
    const { options } = await colleague.call(contract.passkeys.begin, { body: { password } })
    const body = { reason: 'Telephone lost, asked in person.' }
    const reply = await client.call(contract.users.resetSecondFactor, { params: { id: userId }, body })
    expect(reply).toMatchObject({ second_factor: false })
    expect(await refused(colleague.call(contract.session.me, {}))).toMatchObject(over)
    expect(await refused(signInByPasskey(app.client(), device))).toMatchObject(wrong)
    // What was begun before ends with the session.
    const late = { credential: createAuthenticator().make(options) }
    expect(await refused(colleague.call(contract.passkeys.add, { body: late }))).toMatchObject(over)
    expect(await securityEventsOf(client)).toContain('second_factor.reset')
    await login(email)
  })

  test('so does the operator', async () => {
    const { user, device } = await holder()
    const operator = createOperator({
      db: app.database.db,
      clock: app.clock,
      secret: 'j'.repeat(43),
      enqueue: app.queue.enqueue,
      tenantOf: (companyId, db) => openTenant(db, companyId),
    })
    await operator.resetSecondFactor(user.email)
    await expect(operator.resetSecondFactor(user.email)).rejects.toThrow('has no second factor')
    expect(await refused(signInByPasskey(app.client(), device))).toMatchObject(wrong)
    const client = app.client()
    await signInByPassword(client, user.email)
    expect(await securityEventsOf(client)).toContain('second_factor.reset')
  })
})

describe('what is kept', () => {
  const kept = (userId: string) => app.database.db.select().from(passkeys).where(eq(passkeys.userId, userId))

  test('is in the export of its person, is nobody else’s, and goes with them', async () => {
    const { client, id } = await aCompany(app)
    const { client: colleague, id: userId } = await aColleague(app, id)
    const { id: passkey } = await aPasskey(colleague, createAuthenticator(), 'Key ring')
    const archive = (await colleague.call(contract.privacy.exportMine, {})) as Blob
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
    const rows = JSON.parse(strFromU8(files['passkeys.json']!)) as object[]
    expect(rows).toEqual([expect.objectContaining({ id: passkey, name: 'Key ring' })])
    const stranger = await holder()
    for (const other of [client, stranger.client])
      expect((await refused(other.call(contract.passkeys.remove, { params: { id: passkey } }))).status).toBe(404)
    expect(await kept(userId)).toHaveLength(1)
    await colleague.call(contract.privacy.eraseMe, { body: { password } })
    expect(await kept(userId)).toEqual([])
  })

  test('answered challenges are forgotten when they would have ended', async () => {
    await signedIn((await holder()).device)
    expect((await app.database.db.select().from(answeredChallenges)).length).toBeGreaterThan(1)
    app.clock.advance(301_000)
    await app.sweep()
    expect(await app.database.db.select().from(answeredChallenges)).toEqual([])
  })

  test('signing in by whatever passkey is counted by address', async () => {
    const device = createAuthenticator()
    const { client } = await aCompany(app)
    device.make((await client.call(contract.passkeys.begin, { body: { password } })).options)
    await app.database.db.execute(sql`delete from throttles`)
    await refused(signInByPasskey(app.client(), device))
    await app.database.db.execute(sql`update throttles set count = 300`)
    expect((await refused(signInByPasskey(app.client(), device))).body.code).toBe('rate_limited')
    await renewSession(client)
  })
})
