import { contract, type Endpoint, ErrorBody } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTenant } from '../../../database/pool.ts'
import {
  type ApiClient,
  aChallenge,
  aColleague,
  aCompany,
  aSecondFactor,
  aToken,
  expectMail,
  letProofEnd,
  password,
  refused,
  securityEventsOf,
  signInByPassword,
  startApp,
  type TestApp,
} from '../../../testing/index.ts'
import { createOperator } from '../operate.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ workers: true })
})
afterAll(() => app.stop())
beforeEach(() => app.database.db.execute(sql`delete from throttles`))

const calls = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, call]) => call.auth === 'user' || call.auth === 'admin')
    .map(([name, call]) => ({ name: `${group}.${name}`, call })),
)

async function codeOf(client: ApiClient, call: Endpoint): Promise<string | undefined> {
  const path = call.path.replace(/\{\w+\}/g, '1')
  const response = await client.send(path, {
    method: call.method,
    headers: { connection: 'close' },
    ...(call.upload || call.method === 'GET' ? {} : { body: {} }),
  })
  const text = await response.text()
  try {
    return ErrorBody.safeParse(JSON.parse(text)).data?.code
  } catch {
    return undefined
  }
}

describe('a company that requires a second factor', () => {
  test('lets a session without one set it up, and is then open to it at once', async () => {
    const { client, id: company } = await aCompany(app)
    await aSecondFactor(app, client)
    const { client: other } = await aColleague(app, company, 'company_admin')
    await client.call(contract.secondFactor.require, { body: { required: true } })
    // A session that was found alive is remembered for fifteen seconds, as for a deactivated person.
    app.clock.advance(16_000)
    expect((await refused(other.call(contract.company.get, {}))).body.code).toBe('second_factor_missing')
    await aSecondFactor(app, other)
    expect((await other.call(contract.company.get, {})).name).toBe('Nordlicht GmbH')
  })

  test('lets an open session without one make or change nothing from that moment on, in no process', async () => {
    const { client, id: company } = await aCompany(app)
    await aSecondFactor(app, client)
    const { client: other } = await aColleague(app, company, 'company_admin')
    expect((await other.call(contract.company.get, {})).name).toBe('Nordlicht GmbH')
    await client.call(contract.secondFactor.require, { body: { required: true } })
    // What a session may read is remembered for a moment; what outlives it is not decided by that.
    const codes: [string, string | undefined][] = []
    for (const { name, call } of calls)
      if (!call.withoutFactor && (call.method !== 'GET' || call.stepUp)) codes.push([name, await codeOf(other, call)])
    expect(codes.filter(([, code]) => code !== 'second_factor_missing')).toEqual([])
    expect(codes.map(([name]) => name)).toEqual(
      expect.arrayContaining(['tokens.create', 'provisioning.makeToken', 'users.invite', 'rooms.open', 'requests.ask']),
    )
  })

  test('signs in again without one only to set it up, also after removing it; API tokens go on', async () => {
    const { client, user } = await aCompany(app)
    const token = await aToken(client, ['values:read'])
    const factor = await aSecondFactor(app, client)
    await client.call(contract.secondFactor.require, { body: { required: true } })
    await client.call(contract.secondFactor.remove, { body: { password, code: factor.next() } })
    expect((await refused(client.call(contract.company.get, {}))).body.code).toBe('second_factor_missing')
    const again = app.client()
    await signInByPassword(again, user.email)
    expect((await refused(again.call(contract.company.get, {}))).body.code).toBe('second_factor_missing')
    expect(await again.call(contract.secondFactor.get, {})).toMatchObject({ required: true, set_up_at: null })
    again.access = token
    expect((await again.send('/csrd/datapoints/')).status).toBe(200)
  })

  test('is made one by an administrator who has one', async () => {
    const { client } = await aCompany(app)
    const require = (required: boolean) => client.call(contract.secondFactor.require, { body: { required } })
    expect((await refused(require(true))).status).toBe(409)
    await aSecondFactor(app, client)
    await require(true)
    await require(true)
    await require(false)
    expect((await securityEventsOf(client)).slice(0, 2)).toEqual(['second_factor.optional', 'second_factor.required'])
  })
})

describe('a lost device', () => {
  test('is reset by another administrator with a reason: in the trail, by mail, and sessions end', async () => {
    const { client, id: company } = await aCompany(app)
    const { client: other, id, email } = await aColleague(app, company, 'company_admin')
    await aSecondFactor(app, other)
    const challenge = await aChallenge(app.client(), email)
    const reset = (reason: string) =>
      client.call(contract.users.resetSecondFactor, { params: { id }, body: { reason } })
    expect((await refused(reset(' '))).status).toBe(400)
    expect(await reset('Telephone lost, asked in person.')).toMatchObject({ id, second_factor: false })
    expect((await refused(other.call(contract.session.me, {}))).status).toBe(401)
    const step = app.client().call(contract.session.secondStep, { body: { challenge, code: '000000' } })
    expect((await refused(step)).body.code).toBe('authentication_required')
    await app.client().call(contract.session.login, { body: { email, password } })
    expect((await refused(reset('Again.'))).status).toBe(409)
    const { results } = await client.call(contract.privacy.securityTrail, { query: { page_size: 50 } })
    const line = results.find(({ event }) => event === 'second_factor.reset')
    expect(line).toMatchObject({ about: { id }, reason: 'Telephone lost, asked in person.' })
    await expectMail(app, email, 'second factor of your account was reset')
  })

  test('is not reset by its own person, nor by another company, and only administrators see who has one', async () => {
    const { client, id: company, user } = await aCompany(app)
    const stranger = await aCompany(app)
    await aSecondFactor(app, client)
    const reset = (by: ApiClient) =>
      by.call(contract.users.resetSecondFactor, { params: { id: user.id }, body: { reason: 'Lost.' } })
    expect((await refused(reset(client))).status).toBe(409)
    expect((await refused(reset(stranger.client))).status).toBe(404)
    const { client: colleague, id } = await aColleague(app, company, 'company_admin')
    const shown = async () =>
      (await colleague.call(contract.users.list, {})).users.find((one) => one.id === user.id)?.second_factor
    expect(await shown()).toBe(true)
    await app.database.db.execute(sql`update users set role = 'company_member' where id = ${id}`)
    app.clock.advance(16_000)
    expect(await shown()).toBeNull()
  })

  test('is reset by the operator, whom the trail names no person for', async () => {
    const { client, user } = await aCompany(app)
    await aSecondFactor(app, client)
    const { db } = app.database
    const operator = createOperator({
      db,
      clock: app.clock,
      secret: 'j'.repeat(43),
      tenantOf: (companyId, queries) => openTenant(queries, companyId),
      enqueue: app.queue.enqueue,
    })
    await operator.resetSecondFactor(user.email)
    await expect(operator.resetSecondFactor(user.email)).rejects.toThrow('has no second factor')
    await expect(operator.resetSecondFactor('nobody@example.org')).rejects.toThrow('no user')
    await signInByPassword(client, user.email)
    const { results } = await client.call(contract.privacy.securityTrail, { query: {} })
    expect(results.find(({ event }) => event === 'second_factor.reset')).toMatchObject({ by: null })
  })
})

describe('a fresh proof', () => {
  const always = calls.filter(({ call }) => call.stepUp === 'always')
  const withFactor = calls.filter(({ call }) => call.stepUp !== undefined)

  test('is asked for by what exports, erases, gives roles, makes tokens, signs and issues', () => {
    expect(withFactor.map(({ name }) => name).sort()).toEqual([
      'materiality.sign',
      'passkeys.begin',
      'passkeys.remove',
      'privacy.eraseCompany',
      'privacy.eraseMe',
      'privacy.exportCompany',
      'privacy.exportMine',
      'provisioning.makeToken',
      'report.issue',
      'requests.erasePerson',
      'secondFactor.begin',
      'secondFactor.require',
      ...['addDomain', 'remove', 'removeDomain', 'save'].map((name) => `singleSignOn.${name}`),
      'surveys.eraseRespondent',
      'tokens.create',
      'trail.removeReceiver',
      'trail.setReceiver',
      'users.invite',
      'users.resetSecondFactor',
      'users.update',
    ])
  })

  test('is needed ten minutes after the last, by the password where there is no second factor', async () => {
    const { client } = await aCompany(app)
    await client.call(contract.privacy.exportCompany, {})
    await letProofEnd(app, client)
    for (const { name, call } of always) expect(await codeOf(client, call), name).toBe('step_up_required')
    // These carry the password themselves, or lead to what does.
    for (const { name, call } of withFactor.filter(({ call: one }) => one.stepUp === 'factor'))
      expect(await codeOf(client, call), name).toBe(call.body ? 'invalid_input' : undefined)
    const prove = (body: { password?: string; code?: string }) => client.call(contract.secondFactor.prove, { body })
    expect((await refused(prove({}))).body.fields).toHaveProperty('password')
    expect((await refused(prove({ code: '123456' }))).body.fields).toHaveProperty('password')
    expect((await refused(prove({ password: 'a wrong one' }))).body.fields).toHaveProperty('password')
    expect(await codeOf(client, contract.privacy.exportCompany)).toBe('step_up_required')
    await prove({ password })
    await client.call(contract.privacy.exportCompany, {})
  })

  test('is a code where there is a second factor: the password does not do, nor a code that was used', async () => {
    const { client } = await aCompany(app)
    const factor = await aSecondFactor(app, client)
    await letProofEnd(app, client)
    for (const { name, call } of withFactor) expect(await codeOf(client, call), name).toBe('step_up_required')
    const prove = (body: { password?: string; code?: string }) => client.call(contract.secondFactor.prove, { body })
    expect((await refused(prove({ password }))).body.fields).toHaveProperty('code')
    const code = factor.code()
    await prove({ code })
    await client.call(contract.privacy.exportMine, {})
    expect((await refused(prove({ code }))).body.fields).toHaveProperty('code')
    await letProofEnd(app, client)
    await prove({ code: factor.recovery[0]! })
    expect(await client.call(contract.secondFactor.get, {})).toMatchObject({ recovery_codes_left: 9 })
    await client.call(contract.privacy.exportMine, {})
  })

  test('belongs to one session, is not renewed by a refresh, and not given by a new password', async () => {
    const { client, user } = await aCompany(app)
    const factor = await aSecondFactor(app, client)
    const other = app.client()
    const challenge = await aChallenge(other, user.email)
    const step = { body: { challenge, code: factor.next() } }
    const { access, refresh } = await other.call(contract.session.secondStep, step)
    Object.assign(other, { access, refresh })
    await letProofEnd(app, client, other)
    await client.call(contract.secondFactor.prove, { body: { code: factor.code() } })
    await client.call(contract.privacy.exportMine, {})
    expect(await codeOf(other, contract.privacy.exportMine)).toBe('step_up_required')
    await letProofEnd(app, client)
    const body = { current_password: password, password: 'ein ganz anderes Wort' }
    Object.assign(client, await client.call(contract.session.changePassword, { body }))
    expect(await codeOf(client, contract.privacy.exportMine)).toBe('step_up_required')
  })

  test('cannot be guessed: attempts are counted', async () => {
    const { client } = await aCompany(app)
    await aSecondFactor(app, client)
    const codes: string[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const failure = await refused(client.call(contract.secondFactor.prove, { body: { code: '000000' } }))
      codes.push(failure.body.code)
    }
    expect(codes.at(-2)).toBe('invalid_input')
    expect(codes.at(-1)).toBe('rate_limited')
  })

  test('is not done without by a session that has just ended in another process', async () => {
    const { client, user } = await aCompany(app)
    await letProofEnd(app, client)
    await client.call(contract.session.me, {})
    await app.database.db.execute(sql`update users set is_active = false where id = ${user.id}`)
    expect(await codeOf(client, contract.privacy.exportCompany)).toBe('authentication_required')
  })

  test('a session from before proofs were kept has none', async () => {
    const { client, user } = await aCompany(app)
    await app.database.db.execute(sql`update sessions set proved_at = null where user_id = ${user.id}`)
    app.clock.advance(16_000)
    expect(await codeOf(client, contract.privacy.exportMine)).toBe('step_up_required')
  })
})
