import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contract, ErrorBody } from '@esrs/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { served } from '../features/app.ts'
import { aCompany, startApp, type TestApp } from '../testing/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const origin = 'http://localhost:8080'
const login = { method: 'POST', body: { email: 'nobody@example.org', password: 'wrong' } }

describe('anti-forgery', () => {
  test('the token is in the body and in a cookie of the whole site, and a valid one is kept', async () => {
    const first = await fetch(`${app.base}/csrf/`)
    const { csrfToken } = (await first.json()) as { csrfToken: string }
    const cookie = first.headers.get('set-cookie')!
    expect(cookie).toContain(`csrftoken=${csrfToken};`)
    expect(cookie).toContain('Path=/;')
    expect(cookie).toContain('SameSite=Lax')
    expect(cookie).not.toContain('Secure')
    const second = await fetch(`${app.base}/csrf/`, { headers: { cookie: `csrftoken=${csrfToken}` } })
    expect(await second.json()).toEqual({ csrfToken })
    expect(second.headers.get('set-cookie')).toBeNull()
  })

  test('across sites the cookie is secure and sent from elsewhere', async () => {
    const cross = await startApp({ https: true, crossSite: true })
    const cookie = (await fetch(`${cross.base}/csrf/`)).headers.get('set-cookie')!
    expect(cookie).toContain('SameSite=None')
    expect(cookie).toContain('Secure')
    await cross.stop()
  })

  const forged = `${'a'.repeat(32)}.${'b'.repeat(43)}`
  test.each([
    ['no cookie', { cookie: '' }],
    ['no header', { 'x-csrftoken': '' }],
    ['a header that differs', { 'x-csrftoken': forged }],
    ['a pair that is not ours', { cookie: `csrftoken=${forged}`, 'x-csrftoken': forged }],
    ['a page of another origin', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page at another port', { origin: 'http://localhost:8081' }],
    ['a page that only looks like ours', { origin: 'http://localhost:8080.evil.example' }],
    ['a page of a host that ends like ours', { origin: 'http://evil-localhost:8080' }],
    ['a page at our address by another protocol', { origin: 'https://localhost:8080' }],
  ])('a change with %s is refused', async (_, headers) => {
    const { client } = await aCompany(app)
    const response = await client.send('/company/', { method: 'PATCH', body: { name: 'Changed' }, headers })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'csrf_failed' })
    expect((await client.call(contract.company.get, {})).name).toBe('Nordlicht GmbH')
  })

  test("another browser's token is none, though it is one of ours", async () => {
    const { client } = await aCompany(app)
    const [own, other] = [await client.csrfToken(), await app.client().csrfToken()]
    for (const [cookie, header] of [
      [own, other],
      [other, own],
    ]) {
      const headers = { cookie: `csrftoken=${cookie}`, 'x-csrftoken': header! }
      const response = await client.send('/company/', { method: 'PATCH', body: { name: 'Changed' }, headers })
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([403, 'csrf_failed'])
    }
  })

  test('the same change with everything in place is made', async () => {
    const { client } = await aCompany(app)
    const response = await client.send('/company', { method: 'PATCH', body: { name: 'Changed' }, headers: { origin } })
    expect([response.status, ((await response.json()) as { name: string }).name]).toEqual([200, 'Changed'])
  })
})

describe('calls from the web app', () => {
  test('an allowed origin may read replies, failures too', async () => {
    for (const address of ['/version/', '/users/me/', '/nowhere', '/documents/%zz']) {
      const response = await fetch(app.base + address, { headers: { origin } })
      expect(response.headers.get('access-control-allow-origin'), address).toBe(origin)
      expect(response.headers.get('access-control-allow-credentials')).toBe('true')
      expect(response.headers.get('vary')).toContain('Origin')
    }
    const failed = await app.client().send('/login/', { ...login, headers: { origin } })
    expect([failed.status, failed.headers.get('access-control-allow-origin')]).toEqual([401, origin])
  })

  test('another origin may not, and a neighbour in spelling is another', async () => {
    for (const other of [
      'null',
      'https://evil.example',
      'http://localhost:8081',
      'https://localhost:8080',
      `${origin}.evil.example`,
    ]) {
      const response = await fetch(`${app.base}/version/`, { headers: { origin: other } })
      expect(response.headers.get('access-control-allow-origin'), other).toBeNull()
      expect(response.headers.get('vary')).toContain('Origin')
      const failed = await fetch(`${app.base}/users/me/`, { headers: { origin: other } })
      expect([failed.status, failed.headers.get('access-control-allow-origin')], other).toEqual([401, null])
    }
  })

  test('a preflight names what may be sent', async () => {
    const headers = { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-csrftoken' }
    const response = await fetch(`${app.base}/csrd/datapoints/E1-6_07/`, { method: 'OPTIONS', headers })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT')
    expect(response.headers.get('access-control-allow-headers')).toContain('X-CSRFToken')
  })
})

describe('replies', () => {
  test('both forms of an address are answered, and HEAD', async () => {
    for (const address of ['/version', '/version/']) expect((await fetch(app.base + address)).status).toBe(200)
    const head = await fetch(`${app.base}/version/`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('nothing is stored by caches, guessed by browsers or framed', async () => {
    const { headers } = await fetch(`${app.base}/version/`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull()
  })

  test.each([
    ['an unknown address', '/nowhere/', {}, 404, 'not_found'],
    ['a broken address', '/company/%zz', {}, 400, 'invalid_input'],
    ['another method', '/version/', { method: 'DELETE' }, 405, 'method_not_allowed'],
    ['no token', '/company/', {}, 401, 'authentication_required'],
    [
      'broken JSON',
      '/login/',
      { method: 'POST', raw: '{"a":', headers: { 'content-type': 'application/json' } },
      400,
      'invalid_input',
    ],
    [
      'another type',
      '/login/',
      { method: 'POST', raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'type_not_accepted',
    ],
    [
      'plain text',
      '/login/',
      { method: 'POST', raw: '{}', headers: { 'content-type': 'text/plain' } },
      415,
      'type_not_accepted',
    ],
    ['no body', '/login/', { method: 'POST' }, 400, 'invalid_input'],
    [
      'an empty body',
      '/login/',
      { method: 'POST', raw: '', headers: { 'content-type': 'application/json' } },
      400,
      'invalid_input',
    ],
    ['a huge body', '/login/', { method: 'POST', body: { email: 'x'.repeat(1_100_000) } }, 413, 'payload_too_large'],
    [
      'a poisoned body',
      '/login/',
      { method: 'POST', raw: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
      400,
      'invalid_input',
    ],
  ])('%s is answered in our form', async (_, address, request, status, code) => {
    const response = await app.client().send(address, request)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(ErrorBody.parse(await response.json()).code).toBe(code)
  })

  test('wrong fields are named, each with a sentence in the language asked for', async () => {
    const client = app.client()
    const send = () => client.send('/register/', { method: 'POST', body: { email: 'x', password: 'short', name: ' ' } })
    expect(await (await send()).json()).toEqual({
      error: 'Please check what you entered.',
      code: 'invalid_input',
      fields: {
        email: 'This is not a valid email address.',
        password: 'This must have at least 10 characters.',
        name: 'This is required.',
        company_name: 'This is required.',
      },
    })
    client.language = 'de-DE,de;q=0.9'
    expect(await (await send()).json()).toMatchObject({
      error: 'Bitte prüfen Sie Ihre Eingaben.',
      fields: { company_name: 'Diese Angabe fehlt.', password: 'Diese Angabe braucht mindestens 10 Zeichen.' },
    })
  })

  test('health says that every part can be used, and which one cannot', async () => {
    expect(await (await fetch(`${app.base}/health/live/`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${app.base}/health/ready/`)).json()).toMatchObject({ status: 'ok', queue: 'ok' })
    const files = { ...app.files, ping: () => Promise.reject(new Error('disk gone')) }
    const broken = await startApp({ files })
    const response = await fetch(`${broken.base}/health/ready/`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(((await response.json()) as ErrorBody).error).toContain('storage')
    await broken.stop()
  })

  test('the version is the one of the product, and the description is there', async () => {
    const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as {
      version: string
    }
    expect(await (await fetch(`${app.base}/version/`)).json()).toMatchObject({ version: manifest.version })
    const description = (await (await fetch(`${app.base}/openapi.json`)).json()) as { openapi: string; paths: object }
    expect(description.openapi).toMatch(/^3\.1\./)
    const addresses = Object.values(served).flatMap((calls) => Object.values(calls).map(({ path: one }) => one))
    expect(Object.keys(description.paths).sort()).toEqual([...new Set(addresses)].sort())
  })
})
