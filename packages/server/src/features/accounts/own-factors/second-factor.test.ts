import { contract } from '@esrs/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { secondFactors, signInChallenges } from '../../../database/schema/second-factor.ts'
import {
  aChallenge,
  aCompany,
  aSecondFactor,
  aToken,
  expectMail,
  password,
  refused,
  renewSession,
  securityEventsOf,
  signInByPassword,
  startApp,
  type TestApp,
  type TestCompany,
  type TestFactor,
} from '../../../testing/index.ts'
import { until } from '../../../testing/until.ts'
import { stepOf } from '../factors/factor-codes.ts'
import { createSealing } from '../factors/sealing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ workers: true })
})
afterAll(() => app.stop())

/** Everybody calls from one address here, and each test stands for itself. */
const forgetAttempts = () => app.database.db.execute(sql`delete from throttles`)
beforeEach(forgetAttempts)

async function protectedCompany(): Promise<TestCompany & { factor: TestFactor }> {
  const company = await aCompany(app)
  return { ...company, factor: await aSecondFactor(app, company.client) }
}

const secondStep = (challenge: string, code: string, client = app.client()) =>
  client.call(contract.session.secondStep, { body: { challenge, code } })

const wrong = { status: 401, body: { code: 'invalid_credentials' } }
const over = { status: 401, body: { code: 'authentication_required' } }

describe('signing in with a second factor', () => {
  test('a right password opens nothing: it is answered with a challenge, which a code turns into a session', async () => {
    const { user, factor } = await protectedCompany()
    const failure = await refused(app.client().call(contract.session.login, { body: { email: user.email, password } }))
    expect(failure.status).toBe(401)
    expect(Object.keys(failure.body).sort()).toEqual(['challenge', 'code', 'error', 'methods'])
    expect(failure.body.code).toBe('second_factor_required')
    const client = app.client()
    const signedIn = await secondStep(failure.body.challenge!, factor.next(), client)
    expect(signedIn.user.id).toBe(user.id)
    expect(signedIn.company.name).toBe('Nordlicht GmbH')
    client.access = signedIn.access
    expect((await client.call(contract.session.me, {})).id).toBe(user.id)
  })

  test('a wrong password is answered as for everybody, with or without a second factor', async () => {
    const plain = await aCompany(app)
    const { user } = await protectedCompany()
    const answer = async (email: string) => {
      const { status, body } = await refused(
        app.client().call(contract.session.login, { body: { email, password: 'a wrong one' } }),
      )
      return { status, body }
    }
    const first = await answer(user.email)
    expect(first).toMatchObject(wrong)
    expect(await answer(plain.user.email)).toEqual(first)
    expect(await answer('nobody@example.org')).toEqual(first)
  })

  test('a code is accepted once, by whatever challenge, and an earlier one not after a later one', async () => {
    const { user, factor } = await protectedCompany()
    const used = factor.next()
    await secondStep(await aChallenge(app.client(), user.email), used)
    expect(await refused(secondStep(await aChallenge(app.client(), user.email), used))).toMatchObject(wrong)
    const earlier = factor.code(-30)
    expect(await refused(secondStep(await aChallenge(app.client(), user.email), earlier))).toMatchObject(wrong)
    await secondStep(await aChallenge(app.client(), user.email), factor.next())
  })

  test('of one code that is sent twice at once one opens a session', async () => {
    const { user, factor } = await protectedCompany()
    const challenges = await Promise.all([1, 2, 3].map(() => aChallenge(app.client(), user.email)))
    const code = factor.next()
    const outcomes = await Promise.allSettled(challenges.map((challenge) => secondStep(challenge, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('the code that switched it on does not sign in', async () => {
    const { user, factor } = await protectedCompany()
    expect(await refused(secondStep(await aChallenge(app.client(), user.email), factor.code()))).toMatchObject(wrong)
  })

  test.each([
    [-60, false],
    [-30, true],
    [0, true],
    [30, true],
    [60, false],
  ])('a clock that is off by %d seconds: accepted %s', async (seconds, accepted) => {
    const { user, factor } = await protectedCompany()
    app.clock.advance(300_000)
    const outcome = secondStep(await aChallenge(app.client(), user.email), factor.code(seconds))
    if (accepted) expect((await outcome).user.id).toBe(user.id)
    else expect(await refused(outcome)).toMatchObject(wrong)
  })

  test('a challenge serves once', async () => {
    const { user, factor } = await protectedCompany()
    const challenge = await aChallenge(app.client(), user.email)
    await secondStep(challenge, factor.next())
    expect(await refused(secondStep(challenge, factor.next()))).toMatchObject(over)
  })

  test('a challenge ends after five minutes', async () => {
    const { user, factor } = await protectedCompany()
    const challenge = await aChallenge(app.client(), user.email)
    app.clock.advance(301_000)
    expect(await refused(secondStep(challenge, factor.next()))).toMatchObject(over)
  })

  test('a changed challenge is none, and a token is none either', async () => {
    const { user, factor, client } = await protectedCompany()
    const challenge = await aChallenge(app.client(), user.email)
    const changed = `${challenge.startsWith('A') ? 'B' : 'A'}${challenge.slice(1)}`
    for (const given of [changed, client.refresh!])
      expect(await refused(secondStep(given, factor.next()))).toMatchObject(over)
    await refused(secondStep(client.access!, factor.next()))
  })

  test("somebody else's code does not open it", async () => {
    const { user } = await protectedCompany()
    const other = await protectedCompany()
    const challenge = await aChallenge(app.client(), user.email)
    expect(await refused(secondStep(challenge, other.factor.next()))).toMatchObject(wrong)
    expect(await refused(secondStep(challenge, other.factor.recovery[0]!))).toMatchObject(wrong)
  })

  test('a challenge is good for nothing else: no call, no refresh', async () => {
    const { user } = await protectedCompany()
    const challenge = await aChallenge(app.client(), user.email)
    const client = app.client()
    client.access = challenge
    expect(await refused(client.call(contract.session.me, {}))).toMatchObject(over)
    const refresh = client.call(contract.session.refresh, { body: { refresh: challenge } })
    expect(await refused(refresh)).toMatchObject(over)
  })

  test('five wrong codes end a challenge, and the right one comes too late', async () => {
    const { user, factor } = await protectedCompany()
    const challenge = await aChallenge(app.client(), user.email)
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await refused(secondStep(challenge, '000000'))).toMatchObject(wrong)
    expect(await refused(secondStep(challenge, factor.next()))).toMatchObject(over)
  })

  test('whoever guesses is stopped over all challenges, also with the right password', async () => {
    const { user, factor } = await protectedCompany()
    const codes: string[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const challenge = await aChallenge(app.client(), user.email)
      codes.push((await refused(secondStep(challenge, '000000'))).body.code)
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'invalid_credentials'))
    expect(codes.slice(10)).toEqual(['rate_limited', 'rate_limited'])
    const late = await refused(secondStep(await aChallenge(app.client(), user.email), factor.next()))
    expect(late.body.code).toBe('rate_limited')
  })

  test('wrong, used and unknown codes look the same', async () => {
    const { user, factor } = await protectedCompany()
    const used = factor.next()
    await secondStep(await aChallenge(app.client(), user.email), used)
    await secondStep(await aChallenge(app.client(), user.email), factor.recovery[0]!)
    const answers = []
    for (const code of [used, '123456', factor.recovery[0]!, 'ABCD-ABCD-ABCD-ABCD', 'x', '💥', '9'.repeat(40)]) {
      const { status, body } = await refused(secondStep(await aChallenge(app.client(), user.email), code))
      answers.push({ status, body })
      await forgetAttempts()
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('a recovery code signs in once, however it is typed, and a mail says so', async () => {
    const { user, factor, client } = await protectedCompany()
    const [code] = factor.recovery
    const typed = code!.toLowerCase().replaceAll('-', ' ')
    await secondStep(await aChallenge(app.client(), user.email), typed)
    expect(await refused(secondStep(await aChallenge(app.client(), user.email), code!))).toMatchObject(wrong)
    expect(await client.call(contract.secondFactor.get, {})).toMatchObject({ recovery_codes_left: 9 })
    await expectMail(app, user.email, 'A recovery code of your account')
    expect(await securityEventsOf(client)).toContain('second_factor.recovery_used')
  })
})

describe('there is no way around it', () => {
  test('a new password by mail ends with the code still asked for, and ends a challenge', async () => {
    const { user, factor } = await protectedCompany()
    const challenge = await aChallenge(app.client(), user.email)
    await app.client().call(contract.session.forgotPassword, { body: { email: user.email } })
    const token = await resetToken(user.email)
    const body = { token, password: 'ein ganz anderes Wort' }
    const reply = await app.client().call(contract.session.resetPassword, { body })
    expect(Object.keys(reply).sort()).toEqual(['email', 'ok'])
    expect(await refused(secondStep(challenge, factor.next()))).toMatchObject(over)
    const login = app.client().call(contract.session.login, { body: { email: user.email, password: body.password } })
    expect((await refused(login)).body.code).toBe('second_factor_required')
  })

  test('other sessions end when it is switched on, with their refresh tokens; the one that asks goes on', async () => {
    const company = await aCompany(app)
    const other = app.client()
    await signInByPassword(other, company.user.email)
    await other.call(contract.session.me, {})
    await aSecondFactor(app, company.client)
    expect(await refused(other.call(contract.session.me, {}))).toMatchObject(over)
    const refresh = other.call(contract.session.refresh, { body: { refresh: other.refresh! } })
    expect(await refused(refresh)).toMatchObject(over)
    await company.client.call(contract.session.me, {})
  })

  test('of a sign-in and the switching on at once no session without a code is left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const company = await aCompany(app)
      const login = () => app.client().call(contract.session.login, { body: { email: company.user.email, password } })
      const [, ...signedIn] = await Promise.allSettled([aSecondFactor(app, company.client), login(), login(), login()])
      for (const outcome of signedIn) {
        if (outcome.status === 'rejected') continue
        const client = app.client()
        client.access = outcome.value.access
        expect(await refused(client.call(contract.session.me, {}))).toMatchObject(over)
      }
      await forgetAttempts()
    }
  })

  test('API tokens stay as they are', async () => {
    const company = await aCompany(app)
    const client = app.client()
    client.access = await aToken(company.client, ['values:read'])
    await aSecondFactor(app, company.client)
    expect((await client.send('/csrd/datapoints/')).status).toBe(200)
  })

  test('an account that was deactivated meanwhile stays out', async () => {
    const { user, factor } = await protectedCompany()
    const challenge = await aChallenge(app.client(), user.email)
    await app.database.db.execute(sql`update users set is_active = false where id = ${user.id}`)
    expect(await refused(secondStep(challenge, factor.next()))).toMatchObject(over)
  })
})

describe('setting up and removing', () => {
  test('it takes a code and the password; before that nothing is asked for', async () => {
    const { client, user } = await aCompany(app)
    const { key, uri } = await client.call(contract.secondFactor.begin, {})
    expect(new URL(uri).searchParams.get('secret')).toBe(key)
    expect(decodeURIComponent(uri)).toContain(user.email)
    const confirm = (body: { password: string; code: string }) => client.call(contract.secondFactor.confirm, { body })
    const late = await refused(confirm({ password, code: '000000' }))
    expect(late).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } })
    const mistyped = await refused(confirm({ password: 'a wrong one', code: '000000' }))
    expect(mistyped.body.fields).toHaveProperty('password')
    await app.client().call(contract.session.login, { body: { email: user.email, password } })
    expect(await client.call(contract.secondFactor.get, {})).toMatchObject({ set_up_at: null, recovery_codes_left: 0 })
    app.clock.advance(3_601_000)
    await renewSession(client)
    const stale = await refused(confirm({ password, code: '000000' }))
    expect(stale.status).toBe(409)
  })

  test('a second one cannot be put over the first', async () => {
    const { client, factor } = await protectedCompany()
    expect((await refused(client.call(contract.secondFactor.begin, {}))).status).toBe(409)
    const body = { password, code: factor.next() }
    expect((await refused(client.call(contract.secondFactor.confirm, { body }))).status).toBe(409)
  })

  test('removing takes password and code; then the password alone signs in', async () => {
    const { client, user, factor } = await protectedCompany()
    const remove = (body: { password: string; code: string }) => client.call(contract.secondFactor.remove, { body })
    expect((await refused(remove({ password, code: factor.code() }))).body.fields).toHaveProperty('code')
    expect((await refused(remove({ password: 'a wrong one', code: factor.next() }))).body.fields).toHaveProperty(
      'password',
    )
    await remove({ password, code: factor.next() })
    await app.client().call(contract.session.login, { body: { email: user.email, password } })
    expect(await securityEventsOf(client)).toEqual(
      expect.arrayContaining(['second_factor.added', 'second_factor.removed', 'login.succeeded']),
    )
    for (const subject of ['A second factor protects', 'second factor of your account was removed'])
      await expectMail(app, user.email, subject)
  })

  test('new recovery codes void the earlier ones', async () => {
    const { client, user, factor } = await protectedCompany()
    const renewed = await client.call(contract.secondFactor.renewCodes, { body: { password, code: factor.next() } })
    expect(new Set([...renewed.recovery_codes, ...factor.recovery]).size).toBe(20)
    const challenge = await aChallenge(app.client(), user.email)
    expect(await refused(secondStep(challenge, factor.recovery[0]!))).toMatchObject(wrong)
    await secondStep(challenge, renewed.recovery_codes[0]!)
  })
})

describe('what is kept', () => {
  test('neither key nor recovery code nor challenge stands in the database or in an export', async () => {
    const { client, user, factor } = await protectedCompany()
    const challenge = await aChallenge(app.client(), user.email)
    const { rows } = await app.database.db.execute<{ all: string }>(sql`
      select concat(
        (select jsonb_agg(to_jsonb(t)) from second_factors t where user_id = ${user.id}),
        (select jsonb_agg(to_jsonb(t)) from recovery_codes t where user_id = ${user.id}),
        (select jsonb_agg(to_jsonb(t)) from sign_in_challenges t where user_id = ${user.id})) as all`)
    expect(rows[0]!.all).toContain(user.id)
    for (const secret of [
      factor.key,
      challenge,
      ...factor.recovery,
      ...factor.recovery.map((code) => code.replaceAll('-', '')),
    ])
      expect(rows[0]!.all).not.toContain(secret)
    const [row] = await app.database.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id))
    expect(createSealing('j'.repeat(43), 'second factor').open(user.id, row!.sealedKey)).toBe(factor.key)
    expect(createSealing('j'.repeat(43), 'second factor').open(crypto.randomUUID(), row!.sealedKey)).toBeNull()
    expect(createSealing('k'.repeat(43), 'second factor').open(user.id, row!.sealedKey)).toBeNull()
    const archive = Buffer.from(await ((await client.call(contract.privacy.exportCompany, {})) as Blob).arrayBuffer())
    expect(archive.includes('second_factors.json')).toBe(true)
    expect(archive.includes(row!.sealedKey)).toBe(false)
  })

  test('what has run out is removed', async () => {
    const { user } = await protectedCompany()
    const waiting = await aCompany(app)
    await waiting.client.call(contract.secondFactor.begin, {})
    await aChallenge(app.client(), user.email)
    app.clock.advance(3_601_000)
    await app.sweep()
    const { db } = app.database
    expect(await db.select().from(signInChallenges).where(eq(signInChallenges.userId, user.id))).toEqual([])
    expect(await db.select().from(secondFactors).where(eq(secondFactors.userId, waiting.user.id))).toEqual([])
    expect(await db.select().from(secondFactors).where(eq(secondFactors.userId, user.id))).toHaveLength(1)
  })

  test.each([
    // RFC 6238, appendix B, SHA-1; the last six of its eight figures.
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('the codes are those of RFC 6238: %d', (seconds, code) => {
    const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    const now = new Date(seconds * 1000)
    expect(stepOf(key, code, { now, after: 0 })).toBe(Math.floor(seconds / 30))
    expect(stepOf(key, code, { now, after: Math.floor(seconds / 30) })).toBeNull()
  })
})

/** The token of the link that was mailed to somebody who forgot the password. */
async function resetToken(email: string): Promise<string> {
  const find = () => app.mails().find((mail) => mail.includes(email) && mail.includes('reset-password'))
  await until(() => expect(find()).toBeDefined())
  return /token=([\w-]+)/.exec(find()!.replace(/=\n/g, '').replace(/=3D/g, '='))![1]!
}
