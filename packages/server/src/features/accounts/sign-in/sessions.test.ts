import { contract } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiClient, aCompany, password, startApp, type TestApp } from '../../../testing/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const refresh = (client: ApiClient, token: string) =>
  client.call(contract.session.refresh, { body: { refresh: token } })
const isDead = { status: 401, body: { code: 'authentication_required' } }

test('signing in gives tokens, the person and the company', async () => {
  const { user } = await aCompany(app, { name: 'Seewind AG', person: 'Bo van den Berg' })
  const reply = await app.client().call(contract.session.login, { body: { email: user.email.toUpperCase(), password } })
  expect(reply.user).toMatchObject({ first_name: 'Bo van den', last_name: 'Berg', user_type: 'company_admin' })
  expect(reply.company).toMatchObject({ name: 'Seewind AG', metadata: { test_account: false } })
  expect(reply.user.last_login).not.toBeNull()
})

test('the access token says who and until when, and nothing about the person', async () => {
  const { client, user, id } = await aCompany(app)
  const claims = JSON.parse(Buffer.from(client.access!.split('.')[1]!, 'base64url').toString()) as Record<
    string,
    unknown
  >
  expect(Object.keys(claims).sort()).toEqual(
    ['aud', 'company', 'exp', 'iat', 'iss', 'jti', 'nbf', 'session', 'sub', 'type'].sort(),
  )
  expect(claims).toMatchObject({ sub: user.id, company: id, type: 'access' })
  expect(Number(claims.exp) - Number(claims.iat)).toBe(600)
})

test('an access token ends after ten minutes, half a minute of clock difference forgiven', async () => {
  const own = await startApp()
  const { client } = await aCompany(own)
  own.clock.advance(620_000)
  await client.call(contract.session.me, {})
  own.clock.advance(20_000)
  await expect(client.call(contract.session.me, {})).rejects.toMatchObject(isDead)
  await own.stop()
})

test('a refresh token rotates, and the old one stays good until its successor is used and a minute longer', async () => {
  const own = await startApp()
  const { client } = await aCompany(own)
  const first = client.refresh!
  const second = (await refresh(client, first)).refresh
  expect(second).not.toBe(first)
  own.clock.advance(3 * 86_400_000)
  expect((await refresh(client, first)).refresh).toBe(second)
  const third = (await refresh(client, second)).refresh
  own.clock.advance(59_000)
  expect((await refresh(client, first)).refresh).toBe(second)
  own.clock.advance(2000)
  await expect(refresh(client, first)).rejects.toMatchObject(isDead)
  await expect(refresh(client, third), 'the replay ended the session').rejects.toMatchObject(isDead)
  await own.stop()
})

test('the grace of a token counts from the use of its own successor, however many come after that', async () => {
  const own = await startApp()
  const { client } = await aCompany(own)
  const first = client.refresh!
  const second = (await refresh(client, first)).refresh
  const third = (await refresh(client, second)).refresh
  own.clock.advance(30_000)
  await refresh(client, third)
  expect((await refresh(client, first)).refresh).toBe(second)
  own.clock.advance(31_000)
  await expect(refresh(client, first)).rejects.toMatchObject(isDead)
  await expect(refresh(client, third), 'the replay ended the family').rejects.toMatchObject(isDead)
  await own.stop()
})

test('the same first refresh token works two hundred times in a row while its successor is unused', async () => {
  const { client } = await aCompany(app)
  const successors = new Set<string>()
  for (let round = 0; round < 200; round += 1) successors.add((await refresh(client, client.refresh!)).refresh)
  expect(successors.size).toBe(1)
})

test('a replay is written down for the company', async () => {
  const own = await startApp()
  const { client, user } = await aCompany(own)
  const first = client.refresh!
  await refresh(client, (await refresh(client, first)).refresh)
  own.clock.advance(61_000)
  await expect(refresh(client, first)).rejects.toMatchObject(isDead)
  const { access } = await own.client().call(contract.session.login, { body: { email: user.email, password } })
  client.access = access
  const { results } = await client.call(contract.privacy.securityTrail, { query: {} })
  expect(results.map(({ event }) => event)).toEqual(['login.succeeded', 'session.replayed', 'account.registered'])
  expect(results[1]).toMatchObject({ by: null, about: { id: user.id, name: user.name } })
  await own.stop()
})

test('a client that never takes the new refresh token is not signed out', async () => {
  const own = await startApp()
  const { client } = await aCompany(own)
  for (let round = 0; round < 5; round += 1) {
    own.clock.advance(86_400_000)
    client.access = (await refresh(client, client.refresh!)).access
    await client.call(contract.session.me, {})
  }
  await own.stop()
})

test('twenty refreshes at once all get the same successor, and the session goes on', async () => {
  const { client } = await aCompany(app)
  const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(client, client.refresh!)))
  expect(new Set(replies.map((reply) => reply.refresh)).size).toBe(1)
  await refresh(client, replies[0]!.refresh)
})

test('a session ends when it is idle for a week, and after thirty days in any case', async () => {
  const own = await startApp()
  const { client: idle } = await aCompany(own)
  own.clock.advance(7 * 86_400_000 + 1000)
  await expect(refresh(idle, idle.refresh!)).rejects.toMatchObject(isDead)
  const { client } = await aCompany(own)
  for (let day = 0; day < 29; day += 5) {
    own.clock.advance(5 * 86_400_000 - 1000)
    if (day < 25) await refresh(client, client.refresh!)
  }
  own.clock.advance(10_000)
  await expect(refresh(client, client.refresh!)).rejects.toMatchObject(isDead)
  await own.stop()
})

test('logging out ends both tokens at once, and knows no difference for an unknown one', async () => {
  const { client, user } = await aCompany(app)
  const other = (await app.client().call(contract.session.login, { body: { email: user.email, password } })).refresh
  expect(await client.call(contract.session.logout, { body: { refresh: client.refresh! } })).toEqual({
    ok: true,
    provider_url: null,
  })
  await expect(client.call(contract.session.me, {})).rejects.toMatchObject(isDead)
  await expect(refresh(client, client.refresh!)).rejects.toMatchObject(isDead)
  expect(await client.call(contract.session.logout, { body: { refresh: 'unknown' } })).toEqual({
    ok: true,
    provider_url: null,
  })
  await refresh(client, other)
})

test('logging out with nothing but the access token ends its session', async () => {
  const { client } = await aCompany(app)
  await client.call(contract.session.logout, { body: {} })
  await expect(refresh(client, client.refresh!)).rejects.toMatchObject(isDead)
})

test('a person who is deactivated, or whose generation is raised, is out within half a minute', async () => {
  const own = await startApp()
  for (const change of ['is_active = false', 'generation = generation + 1']) {
    const { client, user } = await aCompany(own)
    await client.call(contract.session.me, {})
    await own.database.db.execute(`update users set ${change} where id = '${user.id}'`)
    await expect(refresh(client, client.refresh!)).rejects.toMatchObject(isDead)
    own.clock.advance(30_000)
    await expect(client.call(contract.session.me, {})).rejects.toMatchObject(isDead)
  }
  await own.stop()
})

test('no refresh token can be read in the database', async () => {
  const { client } = await aCompany(app)
  const next = (await refresh(client, client.refresh!)).refresh
  const { rows } = await app.database.db.execute<{ all: string }>(
    `select string_agg(t::text, ' ') as all from (select s::text as t from sessions s union all select r::text from refresh_tokens r) x`,
  )
  expect(rows[0]!.all).not.toContain(client.refresh!)
  expect(rows[0]!.all).not.toContain(next)
})
