import { randomUUID } from 'node:crypto'
import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type ApiClient,
  aCompany,
  aSignOnCompany,
  clientSecret,
  comeBack,
  goThrough,
  type ProviderPerson,
  refused,
  type SignOnCompany,
  securityEventsOf,
  startApp,
  startProvider,
  type TestApp,
  type TestProvider,
} from '../../../../testing/index.ts'

// What is refused of a sign-in with the provider of a company, and who comes in, against a real provider (oidc-provider).

let app: TestApp
let company: SignOnCompany
let provider: TestProvider
/** Another provider, of whom the company knows nothing. */
let stranger: TestProvider
const records = new Map<string, string>()
beforeAll(async () => {
  app = await startApp({ resolveTxt: async (name) => (records.has(name) ? [[records.get(name)!]] : []) })
  const registered = await aCompany(app)
  const redirect = () => [`http://localhost:8080/login/provider/${registered.id}`]
  provider = await startProvider(redirect)
  stranger = await startProvider(redirect)
  company = await aSignOnCompany(app, registered, provider, (name, record) => records.set(name, record))
})
afterAll(async () => {
  await app.stop()
  await provider.stop()
  await stranger.stop()
})

const truth = { alter: null, sign: null as unknown, describe: null }
beforeEach(async () => {
  truth.sign ??= provider.sign
  Object.assign(provider, truth, { ways: ['pwd'] })
  provider.person = aPerson()
  await app.database.db.execute(sql`delete from throttles`)
})

const aPerson = (change: Partial<ProviderPerson> = {}): ProviderPerson => ({
  sub: randomUUID(),
  email: `kim.${randomUUID().slice(0, 8)}@${company.domain}`,
  email_verified: true,
  name: 'Kim Herbst',
  groups: ['reporters', 'everybody'],
  ...change,
})

async function signIn(client: ApiClient = app.client()) {
  return comeBack(client, await goThrough(client, provider, `somebody@${company.domain}`))
}

/** The refusal of a sign-in, which the trail of the company keeps with its reason. */
async function refusal(attempt: Promise<unknown>): Promise<{ code: string; reason: string | null; error: string }> {
  const { body } = await refused(attempt)
  const { results } = await company.client.call(contract.privacy.securityTrail, { query: { page_size: 10 } })
  const kept = results[0]!.event === 'single_sign_on.refused' ? results[0]!.reason : null
  return { code: body.code, reason: kept, error: body.error }
}

const altering = (change: (claims: JWTPayload) => JWTPayload) => {
  provider.alter = change
}

describe('a sign-in', () => {
  test('adds a person once, whose role follows their groups; a group gone is a role gone', async () => {
    const client = app.client()
    const { user } = await signIn(client)
    expect(user).toMatchObject({ email: provider.person.email, name: 'Kim Herbst', user_type: 'company_member' })
    const state = await client.call(contract.secondFactor.get, {})
    expect(state).toMatchObject({ signed_in_by: 'provider', factor_by_provider: false })
    provider.person.groups = ['readers', 'reporters', 'admins']
    expect((await signIn()).user).toMatchObject({ id: user.id, user_type: 'company_admin' })
    provider.person.groups = ['readers']
    expect((await signIn()).user).toMatchObject({ id: user.id, user_type: 'reader' })
    provider.person.groups = ['everybody']
    expect(await refusal(signIn())).toMatchObject({ code: 'forbidden', reason: 'role' })
    const { body } = await refused(signIn())
    // The answer of a provider is handed over once, so no other language can be asked for.
    expect(body.error_in).toEqual({ en: body.error, de: expect.stringContaining('Rolle') })
    const events = await securityEventsOf(company.client)
    expect(events).toEqual(
      expect.arrayContaining(['login.by_provider', 'single_sign_on.linked', 'user.joined', 'user.changed']),
    )
  })

  test('links a person of the company by the address, and no other person of that address later', async () => {
    const { id, email } = await company.client.call(contract.users.invite, {
      body: { email: `lee@${company.domain}`, name: 'Lee Frost', user_type: 'approver' },
    })
    Object.assign(provider.person, { email })
    expect((await signIn()).user).toMatchObject({ id, name: 'Lee Frost' })
    provider.person.sub = randomUUID()
    expect(await refusal(signIn())).toMatchObject({ code: 'forbidden', reason: 'subject' })
  })

  test('opens no account of another company', async () => {
    const email = `mia.${randomUUID().slice(0, 8)}@${company.domain}`
    const body = { email, password: 'windrad auf dem huegel', name: 'Mia', company_name: 'Mia AG' }
    await app.client().call(contract.session.register, { body })
    Object.assign(provider.person, { email })
    expect(await refusal(signIn())).toMatchObject({ code: 'forbidden', reason: 'foreign' })
  })

  test('keeps the last administrator', async () => {
    await app.database.db.execute(
      sql`update users set email = ${`ada@${company.domain}`} where id = ${company.user.id}`,
    )
    await app.database.db.execute(
      sql`update users set role = 'reader' where company_id = ${company.id} and id <> ${company.user.id}`,
    )
    provider.person = aPerson({ email: `ada@${company.domain}`, groups: ['readers'] })
    provider.ways = ['pwd', 'otp', 'mfa']
    expect((await signIn()).user).toMatchObject({ id: company.user.id, user_type: 'company_admin' })
  })

  test('asks for the own second factor where the provider asked for none', async () => {
    provider.person = aPerson({
      sub: await subjectOf(company.user.id),
      email: `ada@${company.domain}`,
      groups: ['admins'],
    })
    const client = app.client()
    const { body } = await refused(signIn(client))
    expect(body).toMatchObject({ code: 'second_factor_required', methods: ['code'] })
    const step = { challenge: body.challenge!, code: company.factor.next() }
    Object.assign(client, await client.call(contract.session.secondStep, { body: step }))
    // The provider has a clock of its own.
    app.clock.advance(-30_000)
    expect(await client.call(contract.secondFactor.get, {})).toMatchObject({ signed_in_by: 'provider' })
    const { provider_url: url } = await client.call(contract.session.logout, { body: { refresh: client.refresh! } })
    expect(url).toContain(`${provider.issuer}/session/end?id_token_hint=`)
    expect((await fetch(url!)).status).toBe(200)
  })

  test('goes on to no address for signing out that a browser would run', async () => {
    provider.describe = (said) => {
      said.end_session_endpoint = 'javascript:alert(1)//'
    }
    const client = app.client()
    await signIn(client)
    const { provider_url: url } = await client.call(contract.session.logout, { body: { refresh: client.refresh! } })
    expect(url).toBeNull()
  })

  test('tells nothing of domains that are not there, and nothing of accounts', async () => {
    const begin = (email: string) => app.client().call(contract.singleSignOn.begin, { body: { email } })
    expect(await begin('somebody@unknown.example')).toEqual({ url: null })
    const { url } = await begin(`nobody.at.all@${company.domain}`)
    const asked = new URL(url!).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('scope')).toBe('openid email profile groups')
    expect(asked.get('redirect_uri')).toBe(`http://localhost:8080/login/provider/${company.id}`)
  })
})

const subjectOf = async (userId: string): Promise<string> => {
  const { rows } = await app.database.db.execute<{ subject: string }>(
    sql`select subject from provider_subjects where user_id = ${userId}`,
  )
  return rows[0]!.subject
}

describe('is refused', () => {
  test('a callback that is played again', async () => {
    const client = app.client()
    const returned = await goThrough(client, provider, provider.person.email)
    await comeBack(client, returned)
    expect(await refusal(comeBack(client, returned))).toMatchObject({ code: 'authentication_required', reason: 'over' })
  })

  test('a state that was carried into another browser, and it stays good in its own', async () => {
    const client = app.client()
    const returned = await goThrough(client, provider, provider.person.email)
    const outcome = await refusal(comeBack(app.client(), returned))
    expect(outcome).toMatchObject({ code: 'authentication_required', reason: 'over' })
    expect(outcome.error).toContain('another browser')
    expect((await comeBack(client, returned)).user.email).toBe(provider.person.email)
  })

  test('a sign-in that took longer than ten minutes', async () => {
    const client = app.client()
    const returned = await goThrough(client, provider, provider.person.email)
    app.clock.advance(601_000)
    const { body } = await refused(comeBack(client, returned))
    app.clock.advance(-601_000)
    expect(body).toMatchObject({ code: 'authentication_required' })
  })

  test('a code that another provider issued, its own name or that of the right one beside it', async () => {
    const client = app.client()
    const { url } = await client.call(contract.singleSignOn.begin, { body: { email: provider.person.email } })
    stranger.person = provider.person
    const led = new URL(`${stranger.issuer}/auth${new URL(url!).search}`)
    const returned = await stranger.visit(led.href)
    expect(await refusal(comeBack(client, returned))).toMatchObject({ code: 'invalid_credentials', reason: 'issuer' })
    const again = await goThrough(client, provider, provider.person.email)
    const planted = { ...again, code: returned.code! }
    expect(await refusal(comeBack(client, planted))).toMatchObject({ code: 'invalid_credentials', reason: 'code' })
    const unnamed = await goThrough(client, provider, provider.person.email)
    delete unnamed.iss
    expect(await refusal(comeBack(client, unnamed))).toMatchObject({ code: 'invalid_credentials', reason: 'issuer' })
  })

  test('an answer at the address of another company', async () => {
    const client = app.client()
    const returned = await goThrough(client, provider, provider.person.email)
    const elsewhere = { ...returned, provider: randomUUID() }
    expect(await refusal(comeBack(client, elsewhere))).toMatchObject({ code: 'invalid_credentials', reason: 'issuer' })
  })

  test('a provider that calls itself differently when it is asked', async () => {
    const client = app.client()
    const returned = await goThrough(client, provider, provider.person.email)
    provider.describe = (description) => Object.assign(description, { issuer: stranger.issuer })
    const outcome = await refusal(comeBack(client, returned))
    expect(outcome).toMatchObject({ code: 'invalid_credentials', reason: 'renamed' })
    expect(outcome.error).toContain(stranger.issuer)
  })

  test('a provider that was changed while somebody signed in', async () => {
    const client = app.client()
    const returned = await goThrough(client, provider, provider.person.email)
    await company.save({ issuer: stranger.issuer, client_secret: clientSecret })
    expect(await refusal(comeBack(client, returned))).toMatchObject({ code: 'conflict' })
    await company.save({ issuer: provider.issuer, client_secret: clientSecret })
  })

  test.each<[string, string, (claims: JWTPayload) => JWTPayload]>([
    ['the nonce of another sign-in', 'nonce', (claims) => ({ ...claims, nonce: 'another' })],
    ['no nonce', 'nonce', ({ nonce: _, ...claims }) => claims],
    ['another issuer', 'issuer', (claims) => ({ ...claims, iss: 'https://elsewhere.example' })],
    ['another audience', 'audience', (claims) => ({ ...claims, aud: 'another application' })],
    [
      'one audience more, for whom it was made',
      'audience',
      (claims) => ({ ...claims, aud: ['reporting', 'other'], azp: 'other' }),
    ],
    ['an end forty seconds ago', 'time', (claims) => ({ ...claims, exp: claims.iat! - 40 })],
    ['a beginning in forty seconds', 'time', (claims) => ({ ...claims, iat: claims.iat! + 40 })],
    ['a beginning before the sign-in began', 'time', (claims) => ({ ...claims, iat: claims.iat! - 3600 })],
  ])('a token with %s', async (_, reason, change) => {
    altering(change)
    expect(await refusal(signIn())).toMatchObject({ code: 'invalid_credentials', reason })
  })

  test('clocks that differ by less than half a minute are none of these', async () => {
    altering((claims) => ({ ...claims, exp: claims.iat! - 20 }))
    await signIn()
    altering((claims) => ({ ...claims, iat: claims.iat! + 20 }))
    await signIn()
  })

  test('a token without a signature, one signed with the secret of the client, and one of another key', async () => {
    altering((claims) => claims)
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    provider.sign = async (claims) => `${part({ alg: 'none' })}.${part(claims)}.`
    expect(await refusal(signIn())).toMatchObject({ code: 'invalid_credentials', reason: 'algorithm' })
    const shared = new TextEncoder().encode(clientSecret)
    provider.sign = (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(shared)
    expect(await refusal(signIn())).toMatchObject({ code: 'invalid_credentials', reason: 'algorithm' })
    provider.sign = stranger.sign
    expect(await refusal(signIn())).toMatchObject({ code: 'invalid_credentials', reason: 'signature' })
  })

  test('a provider that says it signs with secrets or not at all gets no further', async () => {
    provider.describe = (description) =>
      Object.assign(description, { id_token_signing_alg_values_supported: ['none', 'HS256'] })
    altering((claims) => claims)
    const shared = new TextEncoder().encode(clientSecret)
    provider.sign = (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(shared)
    expect(await refusal(signIn())).toMatchObject({ code: 'invalid_credentials', reason: 'algorithm' })
  })

  test('a code without PKCE, and a code of another attempt', async () => {
    const client = app.client()
    const stripped = await goThrough(client, provider, provider.person.email, (url) => {
      url.searchParams.delete('code_challenge')
      url.searchParams.delete('code_challenge_method')
    })
    expect(await refusal(comeBack(client, stripped))).toMatchObject({ code: 'invalid_credentials', reason: 'code' })
    const other = app.client()
    const theirs = await goThrough(other, provider, provider.person.email)
    const mine = await goThrough(client, provider, provider.person.email)
    const injected = comeBack(client, { ...mine, code: theirs.code! })
    expect(await refusal(injected)).toMatchObject({ code: 'invalid_credentials', reason: 'code' })
  })

  test.each<[string, string, Partial<ProviderPerson>]>([
    ['an address that is not verified', 'email', { email_verified: false }],
    ['an address of which a text says that it is verified', 'email', { email_verified: 'true' as unknown as boolean }],
    ['no address', 'email', { email: '' }],
    ['an address at a domain that the company has not proved', 'domain', { email: 'kim@elsewhere.example' }],
    ['no group with a role', 'role', { groups: [] }],
  ])('a person with %s', async (_, reason, change) => {
    Object.assign(provider.person, change)
    expect(await refusal(signIn())).toMatchObject({ code: 'forbidden', reason })
  })

  test('an address with letters that look like others, of somebody new', async () => {
    // The first letter is Cyrillic.
    for (const local of ['\u0430dmin', 'kim.h\u0435rbst', 'm\u00fcller']) {
      Object.assign(provider.person, { email: `${local}@${company.domain}` })
      expect(await refusal(signIn())).toMatchObject({ code: 'forbidden', reason: 'address' })
    }
  })

  test('a person who is deactivated', async () => {
    const { user } = await signIn()
    await app.database.db.execute(sql`update users set is_active = false where id = ${user.id}`)
    expect(await refusal(signIn())).toMatchObject({ code: 'forbidden', reason: 'inactive' })
  })

  test('a sign-in that the provider refused', async () => {
    const client = app.client()
    const { state, provider: id } = await goThrough(client, provider, provider.person.email)
    const answer = { state: state!, provider: id!, error: 'access_denied', iss: provider.issuer }
    expect(await refusal(comeBack(client, answer))).toMatchObject({ code: 'invalid_credentials', reason: 'cancelled' })
  })
})
