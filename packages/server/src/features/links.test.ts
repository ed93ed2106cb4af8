import { type Endpoint, ErrorBody, type LinkKind, linkKinds, tokenScopes, userRoles } from '@esrs/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aDirectory, aGuest, aToken, startApp, type TestApp, type TestCompany } from '../testing/index.ts'
import { served } from './app.ts'

// What the links of people without an account open, for every call there is: what they were made for and nothing else.

interface Walked {
  name: string
  call: Endpoint
}
const calls: Walked[] = Object.entries(served).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, call]) => ({ name: `${group}.${name}`, call })),
)
const ofLinks = calls.filter(({ call }) => call.auth === 'link')

/** The kinds of link that there are. */
const made = linkKinds.filter((kind) => ofLinks.some(({ call }) => call.link === kind))

let app: TestApp
let company: TestCompany
/** Keys that open nothing, by what they are. */
const dead: Record<string, string | null> = {}
/** A good key of each kind of link. */
const good = {} as Record<LinkKind, string>

beforeAll(async () => {
  app = await startApp()
  company = await aCompany(app)
  dead.nothing = null
  dead.guessed = `guest_${'a'.repeat(43)}`
  dead['a session'] = company.client.access
  dead['the token of a directory'] = (await aDirectory(app, company)).token
  dead['an API token'] = await aToken(company.client, [...tokenScopes])
  for (const role of userRoles) {
    const other = await aCompany(app)
    await app.database.db.execute(`update users set role = '${role}' where id = '${other.user.id}'`)
    app.clock.advance(16_000)
    dead[`a session of the role ${role}`] = other.client.access
  }
  for (const kind of made) {
    good[kind] = (await aGuest(app, company, kind)).key
    const revoked = await aGuest(app, company, kind)
    await app.database.db.execute(`update guest_links set revoked_at = now() where id = '${revoked.linkId}'`)
    dead[`revoked ${kind}`] = revoked.key
    const over = await aGuest(app, company, kind)
    await app.database.db.execute(`update guest_links set ends_at = '2001-01-01' where id = '${over.linkId}'`)
    dead[`expired ${kind}`] = over.key
    dead[`changed ${kind}`] = `${good[kind].slice(0, -1)}${good[kind].endsWith('A') ? 'B' : 'A'}`
    const withdrawn = await aGuest(app, company, kind)
    await withdrawn.withdraw()
    dead[`withdrawn ${kind}`] = withdrawn.key
  }
})
afterAll(() => app.stop())

async function ask(call: Endpoint, key: string | null) {
  const response = await app.client().send(call.path.replace(/\{\w+\}/g, '1'), {
    method: call.method,
    headers: { connection: 'close', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    ...(call.upload || call.method === 'GET' ? {} : { body: {} }),
  })
  const text = await response.text()
  let body: unknown = null
  try {
    body = JSON.parse(text)
  } catch {}
  return { status: response.status, code: ErrorBody.safeParse(body).data?.code, text }
}

describe('without the key of a good link its calls answer alike', () => {
  test.each(ofLinks)('$name', async ({ call }) => {
    const nothing = await ask(call, null)
    expect(nothing).toMatchObject({ status: 401, code: 'authentication_required' })
    for (const [kind, key] of Object.entries(dead)) expect(await ask(call, key), kind).toEqual(nothing)
    for (const kind of made.filter((one) => one !== call.link))
      expect(await ask(call, good[kind]), `a link of the kind ${kind}`).toEqual(nothing)
  })
})

describe('the key of a link opens the calls of its kind', () => {
  test.each(ofLinks)('$name', async ({ call }) => {
    const asked = await ask(call, good[call.link!])
    expect(asked.status, asked.text).not.toBe(401)
    expect(asked.status, asked.text).not.toBe(403)
    expect(asked.status, asked.text).toBeLessThan(500)
  })
})

describe('the key of a link opens nothing that needs an account', () => {
  test.each(calls.filter(({ call }) => call.auth === 'user' || call.auth === 'admin'))('$name', async ({ call }) => {
    for (const kind of made)
      expect(await ask(call, good[kind])).toMatchObject({ status: 401, code: 'authentication_required' })
  })
})

describe('from another origin the key of a good link changes nothing and shows nothing', () => {
  const evil = { origin: 'https://evil.example', connection: 'close' }

  test.each(calls.filter(({ name, call }) => call.auth === 'link' || name.startsWith('links.')))(
    '$name',
    async ({ call }) => {
      const response = await app.client().send(call.path.replace(/\{\w+\}/g, '1'), {
        method: call.method,
        headers: { ...evil, ...(call.link ? { authorization: `Bearer ${good[call.link]}` } : {}) },
        ...(call.upload || call.method === 'GET' ? {} : { body: { token: 'x' } }),
      })
      await response.text()
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      if (call.method !== 'GET') expect(response.status).toBe(403)
    },
  )
})

test('there are calls of every kind of link, so that the tables above say something', () => {
  expect(new Set(ofLinks.map(({ call }) => call.link))).toEqual(new Set(made))
})
