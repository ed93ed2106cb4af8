import { contract, type Endpoint, ErrorBody, may, permissionOf, type UserRole, userRoles } from '@esrs/contract'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  type ApiClient,
  aColleague,
  aCompany,
  aPasskey,
  aSecondFactor,
  aSignOnCompany,
  comeBack,
  goThrough,
  letProofEnd,
  refused,
  startApp,
  startProvider,
  type TestApp,
  type TestCompany,
} from '../testing/index.ts'
import { served } from './app.ts'

// What a session opens in a company that requires a second factor, for every call there is, reading and writing: without one,
// with codes, with a passkey, with the provider of the company, and long after the last proof. What roles open: access.test.ts.

const calls = Object.entries(served)
  .flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).map(([name, call]) => ({ name: `${group}.${name}`, call })),
  )
  .filter(({ call }) => call.auth === 'user' || call.auth === 'admin')
  // Without a password to repeat it ends the account, and the walk.
  .sort((one, other) => Number(one.call === contract.privacy.eraseMe) - Number(other.call === contract.privacy.eraseMe))

const records = new Map<string, string>()

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  company = await aCompany(app)
  await aPasskey(company.client)
})
afterAll(() => app.stop())

const isAllowed = (call: Endpoint, role: UserRole) => may(role, permissionOf(call)!)

/** The refusal of a call; `undefined` where it was carried out. */
async function refusalOf(client: ApiClient, call: Endpoint): Promise<string | undefined> {
  const response = await client.send(call.path.replace(/\{\w+\}/g, '1'), {
    method: call.method,
    headers: { connection: 'close' },
    ...(call.upload || call.method === 'GET' ? {} : { body: {} }),
  })
  const text = await response.text()
  return text.startsWith('{') ? ErrorBody.safeParse(JSON.parse(text)).data?.code : undefined
}

const gates = ['forbidden', 'authentication_required', 'second_factor_missing', 'step_up_required']

/** Which of the refusals that stand before a call stops each. */
async function gatesOf(client: ApiClient): Promise<Record<string, string>> {
  const stopped: Record<string, string> = {}
  for (const { name, call } of calls) {
    const code = await refusalOf(client, call)
    if (code !== undefined && gates.includes(code)) stopped[name] = code
  }
  return stopped
}

/** What stops each call as the contract says it. */
const promised = (role: UserRole, refusal: (call: Endpoint) => string | null): Record<string, string> =>
  Object.fromEntries(
    calls.flatMap(({ name, call }) => {
      const code = isAllowed(call, role) ? refusal(call) : 'forbidden'
      return code === null ? [] : [[name, code]]
    }),
  )

test.each(userRoles)('without a second factor nothing is open to a session but setting one up: %s', async (role) => {
  const { client } = await aColleague(app, company.id, role)
  await company.client.call(contract.secondFactor.require, { body: { required: true } })
  // A session that was found alive is remembered for fifteen seconds.
  app.clock.advance(16_000)
  const stopped = await gatesOf(client)
  expect(stopped).toEqual(promised(role, (call) => (call.withoutFactor ? null : 'second_factor_missing')))
  expect(calls.map(({ name }) => name).filter((name) => !(name in stopped))).toEqual([
    'session.me',
    'secondFactor.get',
    'secondFactor.begin',
    'secondFactor.confirm',
    'passkeys.begin',
    'passkeys.add',
  ])
  await company.client.call(contract.secondFactor.require, { body: { required: false } })
})

test.each<[string, (client: ApiClient) => Promise<unknown>]>([
  ['codes', (client) => aSecondFactor(app, client)],
  ['a passkey', (client) => aPasskey(client)],
])('with %s a session opens what its role allows; long after the proof not what asks for one', async (_, protect) => {
  const { client } = await aColleague(app, company.id, 'company_admin')
  await protect(client)
  await client.call(contract.secondFactor.require, { body: { required: true } })
  expect(await gatesOf(client)).toEqual(promised('company_admin', () => null))
  await letProofEnd(app, client, company.client)
  const stale = promised('company_admin', ({ stepUp }) => (stepUp ? 'step_up_required' : null))
  expect(Object.values(stale)).toContain('step_up_required')
  expect(await gatesOf(client)).toEqual(stale)
})

test('with the provider of the company a session opens what its role allows: with a second factor there, or an own one', async () => {
  // The provider goes by the real time, which the walks above have left.
  const now = await startApp({ resolveTxt: async (name) => [[records.get(name) ?? '']] })
  onTestFinished(() => now.stop())
  const own = await aCompany(now)
  const provider = await startProvider(() => [`http://localhost:8080/login/provider/${own.id}`])
  onTestFinished(() => provider.stop())
  const { domain, client } = await aSignOnCompany(now, own, provider, (name, record) => records.set(name, record))
  await client.call(contract.secondFactor.require, { body: { required: true } })
  const signIn = async (name: string, ways: string[]) => {
    const person = {
      sub: name,
      email: `${name}@${domain}`,
      email_verified: true,
      name: 'Kim',
      groups: ['admins'],
    }
    Object.assign(provider, { ways, person })
    const other = now.client()
    await comeBack(other, await goThrough(other, provider, person.email))
    return other
  }
  const missing = promised('company_admin', (call) => (call.withoutFactor ? null : 'second_factor_missing'))
  expect(await gatesOf(await signIn('kim', ['pwd']))).toEqual(missing)
  // All sign in now: the walk removes the provider as well.
  const unprotected = await signIn('kim', ['pwd'])
  const protectedByProvider = await signIn('lee', ['pwd', 'mfa'])
  const erased = await signIn('mia', ['pwd', 'mfa'])
  expect(await gatesOf(erased)).toEqual(promised('company_admin', () => null))
  expect((await refused(erased.call(contract.session.me, {}))).body.code).toBe('authentication_required')
  await client.call(contract.secondFactor.require, { body: { required: false } })
  await letProofEnd(now, protectedByProvider, unprotected)
  const stale = promised('company_admin', ({ stepUp }) => (stepUp ? 'step_up_required' : null))
  expect(stale).toHaveProperty(['privacy.eraseMe'], 'step_up_required')
  expect(await gatesOf(protectedByProvider)).toEqual(stale)
  // Without any second factor too, where the company requires none.
  expect((await refused(unprotected.call(contract.privacy.eraseMe, { body: {} }))).body.code).toBe('step_up_required')
})
