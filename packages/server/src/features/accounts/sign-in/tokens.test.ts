import { createHmac, generateKeyPairSync } from 'node:crypto'
import { contract } from '@esrs/contract'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  company = await aCompany(app)
})
afterAll(() => app.stop())

/** The key of the test app, so that a forgery fails for what is wrong with it and for nothing else. */
const key = 'j'.repeat(43)
const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const partsOf = (token: string) => token.split('.') as [string, string, string]
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(partsOf(token)[1], 'base64url').toString()) as Record<string, unknown>
const hmac = (algorithm: string, text: string, secret = key) =>
  createHmac(algorithm, secret).update(text).digest('base64url')

function signed(header: object, claims: object, algorithm = 'sha256', secret = key): string {
  const text = `${json(header)}.${json(claims)}`
  return `${text}.${hmac(algorithm, text, secret)}`
}

const hs256 = { alg: 'HS256', typ: 'JWT' }
const status = async (access: string) => {
  const response = await app.client().send('/users/me/', { headers: { authorization: `Bearer ${access}` } })
  return { status: response.status, text: await response.text() }
}

test('a token that is made here the same way is good, so the forgeries below fail for what they change', async () => {
  expect((await status(signed(hs256, claimsOf(company.client.access!)))).status).toBe(200)
})

describe('an access token is refused', () => {
  const now = () => Math.floor(app.clock().getTime() / 1000)
  const forgeries: [string, (token: string, claims: Record<string, unknown>) => string | Promise<string>][] = [
    ...['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg): (typeof forgeries)[number][] => [
      [`with the algorithm "${alg}" and no signature`, (_, claims) => `${json({ alg, typ: 'JWT' })}.${json(claims)}.`],
      [`with the algorithm "${alg}" and a signature`, (_, claims) => signed({ alg, typ: 'JWT' }, claims)],
    ]),
    ['without an algorithm', (_, claims) => signed({ typ: 'JWT' }, claims)],
    ['with another key', (_, claims) => signed(hs256, claims, 'sha256', 'k'.repeat(43))],
    ['with an empty key', (_, claims) => signed(hs256, claims, 'sha256', '')],
    ['with HS384 and the right key', (_, claims) => signed({ alg: 'HS384' }, claims, 'sha384')],
    ['with HS512 and the right key', (_, claims) => signed({ alg: 'HS512' }, claims, 'sha512')],
    [
      'with a key of its own in the header',
      async (_, claims) => {
        const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
        const jwk = publicKey.export({ format: 'jwk' }) as Record<string, string>
        return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', jwk }).sign(privateKey)
      },
    ],
    [
      'with claims changed after signing',
      (token, claims) => {
        const [head, , signature] = partsOf(token)
        return `${head}.${json({ ...claims, company: crypto.randomUUID() })}.${signature}`
      },
    ],
    ['that is over', (_, claims) => signed(hs256, { ...claims, iat: now() - 700, nbf: now() - 700, exp: now() - 60 })],
    ['that is not good yet', (_, claims) => signed(hs256, { ...claims, nbf: now() + 120 })],
    ['without an end', (_, { exp: _gone, ...claims }) => signed(hs256, claims)],
    ['whose end is no number', (_, claims) => signed(hs256, { ...claims, exp: 'never' })],
    ['without a beginning', (_, { iat: _gone, ...claims }) => signed(hs256, claims)],
    ['that does not say from when on it is good', (_, { nbf: _gone, ...claims }) => signed(hs256, claims)],
    [
      'that would be good for a year',
      (_, c) => signed(hs256, { ...c, iat: now() - 700, nbf: now() - 700, exp: now() + 3e7 }),
    ],
    ['from another issuer', (_, claims) => signed(hs256, { ...claims, iss: 'somebody' })],
    ['for another audience', (_, claims) => signed(hs256, { ...claims, aud: 'somebody' })],
    ['of another type', (_, claims) => signed(hs256, { ...claims, type: 'refresh' })],
    ['without a session', (_, { session: _gone, ...claims }) => signed(hs256, claims)],
    ['for a session that never was', (_, claims) => signed(hs256, { ...claims, session: crypto.randomUUID() })],
    ["for another person's session", (_, claims) => signed(hs256, { ...claims, sub: crypto.randomUUID() })],
    ["for another company's session", (_, claims) => signed(hs256, { ...claims, company: crypto.randomUUID() })],
    ['of sixteen kilobytes', (_, claims) => signed(hs256, { ...claims, more: 'x'.repeat(12_200) }, 'sha256', 'wrong')],
    ['of sixteen kilobytes of nothing', () => 'a'.repeat(16_384)],
    ['that is a refresh token', () => company.client.refresh!],
    ['that is empty', () => ''],
    ['that is three dots', () => '...'],
  ]

  test.each(forgeries)('%s', async (_, forge) => {
    const token = await forge(company.client.access!, claimsOf(company.client.access!))
    const answer = await status(token)
    expect(answer).toEqual({
      status: 401,
      text: JSON.stringify({ error: 'Authentication required', code: 'authentication_required' }),
    })
  })
})

test.each([
  ['an access token', () => company.client.access!],
  ['a forged one', () => 'a'.repeat(43)],
  ['one of half a kilobyte', () => 'a'.repeat(500)],
  ['one with odd signs', () => "' or 1=1 -- \u{1F4A5}"],
])('%s is no refresh token', async (_, token) => {
  const body = { refresh: token() }
  await expect(app.client().call(contract.session.refresh, { body })).rejects.toMatchObject({ status: 401 })
})

test('a refresh token of sixteen kilobytes is a mistake and not a failure', async () => {
  const response = await app.client().send('/token/refresh/', { method: 'POST', body: { refresh: 'a'.repeat(16_384) } })
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'invalid_input'])
})

test('headers past every limit are answered in our form', async () => {
  const response = await fetch(`${app.base}/users/me/`, { headers: { authorization: 'a'.repeat(70_000) } })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'invalid_input', error: expect.any(String) })
})
