import {
  contract,
  type Endpoint,
  ErrorBody,
  may,
  permissionOf,
  permissions,
  rolePermissions,
  ScimError,
  tokenScopes,
  type UserRole,
  userRoles,
} from '@esrs/contract'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ApiClient,
  aCompany,
  aDirectory,
  aToken,
  startApp,
  type TestApp,
  type TestCompany,
} from '../testing/index.ts'
import { served } from './app.ts'

// Who may call what, as the contract promises it, for every call there is. What another company owns: walk.test.ts. What
// links open: links.test.ts.

interface Walked {
  name: string
  call: Endpoint
}
const all: Walked[] = Object.entries(served).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, call]) => ({ name: `${group}.${name}`, call })),
)
const calls = all.filter(({ call }) => call.auth === 'user' || call.auth === 'admin')
const ofDirectories = all.filter(({ call }) => call.auth === 'directory')

let app: TestApp
let ours: TestCompany
let theirs: TestCompany
/** Somebody in each role, each in a company of their own. */
const people = {} as Record<UserRole, ApiClient>
/** Tokens with all scopes but one, and what would bring it, by their scopes. */
const narrow: Record<string, string> = {}
/** Tokens of every role with every scope there is. */
const tokens: Record<string, string> = {}
beforeAll(async () => {
  app = await startApp()
  stranger = app.client()
  ours = await aCompany(app)
  theirs = await aCompany(app)
  for (const role of userRoles) {
    const joined = await aCompany(app)
    await app.database.db.execute(`update users set role = '${role}' where id = '${joined.user.id}'`)
    people[role] = joined.client
    // A session that was found alive is not looked up again for fifteen seconds.
    app.clock.advance(16_000)
    tokens[role] = await aToken(joined.client, [...tokenScopes])
  }
  for (const scope of tokenScopes) {
    const others = tokenScopes.filter((one) => one !== scope && one !== scope.replace('read', 'write'))
    narrow[others.join()] = await aToken(ours.client, others)
  }
})
afterAll(() => app.stop())

/** Somebody of their own in a role. */
async function anybody(role: UserRole): Promise<ApiClient> {
  const { client, user } = await aCompany(app)
  await app.database.db.execute(`update users set role = '${role}' where id = '${user.id}'`)
  app.clock.advance(16_000)
  return client
}

/** A client without a session, whose token against forgery serves all that is asked. */
let stranger: ApiClient

async function ask(call: Endpoint, token: string | null, { csrf = true } = {}) {
  const response = await stranger.send(call.path.replace(/\{\w+\}/g, '1'), {
    method: call.method,
    // A connection whose request was refused before its body was read is closed soon; the next one takes a new one.
    headers: { connection: 'close', ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...noCsrf(csrf) },
    ...(call.upload || call.method === 'GET' ? {} : { body: {} }),
  })
  const text = await response.text()
  return { status: response.status, code: ErrorBody.safeParse(json(text)).data?.code, text }
}

/** A request as a script sends it: without the cookie and the header against forgery. */
const noCsrf = (csrf: boolean): Record<string, string> => (csrf ? {} : { cookie: '', 'x-csrftoken': '' })

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The key that the test app signs with. */
const key = new TextEncoder().encode('j'.repeat(43))

/** A token like our administrator's, with other claims or another key. */
async function like(changed: Record<string, unknown>, by = key): Promise<string> {
  const claims = { ...decodeJwt(ours.client.access!), ...changed }
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(by)
}

/** A token that names no algorithm, or one that needs no key, around our administrator's claims. */
const unsigned = (alg: string): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg, typ: 'JWT' })}.${part(decodeJwt(ours.client.access!))}.`
}

const now = () => Math.floor(app.clock().getTime() / 1000)
const forgeries: Record<string, () => Promise<string> | string> = {
  'another key': () => like({}, new TextEncoder().encode('x'.repeat(43))),
  'no signature': () => unsigned('none'),
  expired: () => like({ iat: now() - 2000, nbf: now() - 2000, exp: now() - 1000 }),
  'a refresh token': () => ours.client.refresh!,
  // Correctly signed, and still not the session's: it may not reach into another company.
  "another company's session": () => like({ company: theirs.id }),
  "another person's session": () => like({ sub: theirs.user.id }),
  'an API token that never was': () => `esrs_${'a'.repeat(43)}`,
  'a session that never was': () => like({ session: crypto.randomUUID() }),
}

describe('without a good token every call answers alike', () => {
  // Whether a token is good is decided in one place for all of them: each forgery is tried at every fourth call.
  const kinds = Object.entries(forgeries)
  const tried = (at: number) => kinds.filter((_, index) => (index - at) % 4 === 0)

  test.each(calls.map(({ name, call }, at) => ({ name, call, at })))('$name', async ({ call, at }) => {
    const nothing = await ask(call, null)
    expect(nothing).toMatchObject({ status: 401, code: 'authentication_required' })
    for (const [kind, forge] of tried(at)) expect(await ask(call, await forge()), kind).toEqual(nothing)
  })
})

describe('a role opens what the contract says and nothing else', () => {
  test.each(calls)('$name ($call.auth)', async ({ name, call }) => {
    for (const role of userRoles) {
      // What ends an account would end the walk.
      const who = /^privacy\.erase|changePassword/.test(name) ? (await anybody(role)).access : people[role].access
      const asked = await ask(call, who)
      expect(asked.status, role).not.toBe(401)
      if (may(role, permissionOf(call)!)) expect(asked.code, role).not.toBe('forbidden')
      else expect(asked, role).toMatchObject({ status: 403, code: 'forbidden' })
    }
  })

  test('who may do what: six roles, and each differs from every other', () => {
    const seen = userRoles.map((role) => rolePermissions[role].join())
    expect(new Set(seen).size).toBe(6)
    expect(rolePermissions.company_admin).toEqual(permissions.filter((one) => one !== 'audit'))
    for (const role of userRoles) expect(may(role, 'account'), role).toBe(true)
    expect(userRoles.filter((role) => may(role, 'manage'))).toEqual(['company_admin'])
    expect(userRoles.filter((role) => may(role, 'report'))).toEqual(['company_admin', 'company_member'])
  })
})

/** What an API token may never be used for, whatever it was made for: these groups, and what only administrators may do. */
const closed = [
  'session',
  'secondFactor',
  'passkeys',
  'singleSignOn',
  'tokens',
  'provisioning',
  'privacy',
  'company',
  'law',
  'users',
  'models',
  'wording',
  'report',
  'euTaxonomy',
  'tagging',
  'work',
  'requests',
  'questionnaires',
  'rooms',
  'organisation',
  'figures',
  'factors',
  'inventory',
  'years',
]

describe('an API token opens the calls of its scopes and nothing else', () => {
  test.each(calls)('$name ($call.scope)', async ({ name, call }) => {
    const never = call.auth === 'admin' || closed.includes(name.split('.')[0]!)
    expect(call.scope === undefined).toBe(never)
    for (const [role, token] of Object.entries(tokens)) {
      const asked = await ask(call, token, { csrf: false })
      expect(asked.status, role).not.toBe(401)
      if (never || !may(role as UserRole, permissionOf(call)!))
        expect(asked, role).toMatchObject({ status: 403, code: 'forbidden' })
      else expect(asked.status, `${role} ${asked.text}`).not.toBe(403)
    }
  })

  test.each(calls.filter(({ call }) => call.scope))('$name is closed to all other scopes', async ({ call }) => {
    const others = tokenScopes.filter((scope) => scope !== call.scope && scope !== call.scope!.replace('read', 'write'))
    const asked = await ask(call, narrow[others.join()]!, { csrf: false })
    expect(asked).toMatchObject({ status: 403, code: 'forbidden' })
    expect(asked.text).toContain(call.scope)
  })
})

describe('the token of a directory opens what directories call and nothing else', () => {
  let token: string
  beforeAll(async () => {
    token = (await aDirectory(app, ours)).token
  })

  test.each(calls)('$name', async ({ call }) => {
    expect(await ask(call, token)).toMatchObject({ status: 401, code: 'authentication_required' })
  })

  test.each(ofDirectories)('$name, which nothing else opens', async ({ call }) => {
    expect((await ask(call, token, { csrf: false })).status).not.toBe(401)
    const nothing = await ask(call, null)
    expect(ScimError.parse(json(nothing.text)).status).toBe('401')
    const others = Object.values(forgeries).map((forge) => forge())
    for (const other of [...others, ...Object.values(tokens), ours.client.access!, `scim_${'a'.repeat(43)}`])
      expect(await ask(call, await other)).toEqual(nothing)
  })
})

test('there are calls of every kind, so that the tables above say something', () => {
  const kinds = new Set(calls.map(({ call }) => call.auth))
  expect([...kinds].sort()).toEqual(['admin', 'user'])
  expect(calls.length).toBeGreaterThan(30)
  expect(Object.keys(contract)).toEqual(Object.keys(served))
})
