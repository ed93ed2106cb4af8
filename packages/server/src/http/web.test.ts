import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createAddresses } from './addresses.ts'
import { createWeb, isBuilt } from './web.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'web-'))
const script = `console.log(${JSON.stringify('x'.repeat(5000))})`
let web: FastifyInstance
let base: string
beforeAll(async () => {
  expect(isBuilt(folder)).toBe(false)
  fs.mkdirSync(path.join(folder, 'assets'))
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>The app</title>')
  fs.writeFileSync(path.join(folder, 'respond.html'), '<!doctype html><title>A survey</title>')
  fs.writeFileSync(path.join(folder, 'answer.html'), '<!doctype html><title>Questions</title>')
  fs.writeFileSync(path.join(folder, 'room.html'), '<!doctype html><title>A room</title>')
  fs.writeFileSync(path.join(folder, 'assets/main-abc123.js'), script)
  fs.writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>')
  expect(isBuilt(folder)).toBe(true)
  const addresses = createAddresses({ host: 'localhost', apiPort: 8900, webPort: 8080, apiUrl: null, webOrigins: [] })
  web = await createWeb({ ...addresses, maxUploadMb: 70, folder, https: false, logger: createLog('silent') })
  base = await web.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await web.close()
  fs.rmSync(folder, { recursive: true })
})

test('the pages that links of mails open are listed by no search engine', async () => {
  for (const [page, title] of [
    ['/answer', 'Questions'],
    ['/answer/?lang=de', 'Questions'],
    ['/audit-room', 'A room'],
  ] as const) {
    const response = await fetch(base + page)
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive')
    expect(await response.text()).toContain(`<title>${title}</title>`)
  }
  expect((await fetch(`${base}/login`)).headers.get('x-robots-tag')).toBeNull()
})

test('a page is told its settings, and the one behind an address which files it is made of', async () => {
  const built = fs.mkdtempSync(path.join(os.tmpdir(), 'web-'))
  for (const page of ['index', 'respond', 'answer', 'room'])
    fs.writeFileSync(path.join(built, `${page}.html`), `<!doctype html><head><title>${page}</title></head>`)
  fs.writeFileSync(
    path.join(built, 'pages.json'),
    JSON.stringify([
      { path: '/iro/:step', files: ['assets/frame-1.js', 'assets/step-2.js'] },
      {
        path: '/iro',
        files: ['assets/frame-1.js', 'assets/iro-3.js'],
        opened: { iro: ['assets/panel-4.js'] },
      },
    ]),
  )
  const addresses = createAddresses({ host: 'localhost', apiPort: 8900, webPort: 8080, apiUrl: null, webOrigins: [] })
  const app = await createWeb({
    ...addresses,
    maxUploadMb: 70,
    folder: built,
    https: false,
    logger: createLog('silent'),
  })
  const files = async (url: string) =>
    [
      ...(await app.inject({ url, headers: { host: 'localhost:8080' } })).body.matchAll(
        /modulepreload" crossorigin href="([^"]+)"/g,
      ),
    ].map(([, file]) => file)
  expect(await files('/iro?page=2')).toEqual(['/assets/frame-1.js', '/assets/iro-3.js'])
  expect(await files('/iro?page=2&iro=I-7')).toEqual(['/assets/frame-1.js', '/assets/iro-3.js', '/assets/panel-4.js'])
  expect(await files('/iro?iro=')).toEqual(['/assets/frame-1.js', '/assets/iro-3.js'])
  expect(await files('/iro/decisions/')).toEqual(['/assets/frame-1.js', '/assets/step-2.js'])
  for (const address of ['/', '/login', '/iro/decisions/more', '/survey/abc', '/answer'])
    expect(await files(address)).toEqual([])
  for (const address of ['/iro', '/survey/abc', '/answer', '/audit-room']) {
    const { body } = await app.inject({ url: address, headers: { host: 'localhost:8080' } })
    const content = /<meta name="settings" content="([^"]+)">/.exec(body)![1]!.replaceAll('&quot;', '"')
    expect(JSON.parse(content)).toEqual({ apiUrl: 'http://localhost:8900', maxUploadMb: 70 })
  }
  await app.close()
  fs.rmSync(built, { recursive: true })
})

test('who finds a weakness is told where to report it, where the operator names somebody', async () => {
  expect((await fetch(`${base}/.well-known/security.txt`)).status).toBe(404)
  const addresses = createAddresses({ host: 'localhost', apiPort: 8900, webPort: 8080, apiUrl: null, webOrigins: [] })
  const securityContact = 'mailto:security@example.com'
  const named = await createWeb({
    ...addresses,
    maxUploadMb: 70,
    folder,
    https: false,
    securityContact,
    logger: createLog('silent'),
  })
  const response = await named.inject('/.well-known/security.txt')
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  const [contact, expires] = response.body.split('\n')
  expect(contact).toBe(`Contact: ${securityContact}`)
  expect(Date.parse(expires!.replace('Expires: ', ''))).toBeGreaterThan(Date.now())
  await named.close()
})

test.each([
  '/',
  '/index.html',
  '/login',
  '/survey',
  '/survey/abc/response/1',
  '/datapoints?page=2',
  '/datapoints?search=E1-6.07&back=/.git',
  '/users/1/edit/',
])('%s is a page', async (address) => {
  const response = await fetch(base + address)
  expect([response.status, await response.text()]).toEqual([200, '<!doctype html><title>The app</title>'])
  expect(response.headers.get('cache-control')).toBe('no-cache')
  const policy = response.headers.get('content-security-policy')!
  expect(/script-src ([^;]+)/.exec(policy)![1]).toBe("'self' 'wasm-unsafe-eval'")
  expect(policy).toContain("connect-src 'self' http://localhost:8900 http://127.0.0.1:8900")
  expect(policy).toContain("frame-ancestors 'none'")
})

test.each(['/survey/Zk3_x-9', '/survey/Zk3_x-9/?lang=de', '/survey/thank-you'])(
  '%s is for outsiders',
  async (address) => {
    const response = await fetch(base + address)
    expect([response.status, await response.text()]).toEqual([200, '<!doctype html><title>A survey</title>'])
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  },
)

test('files named after their content are kept for ever, others are asked for again', async () => {
  const asset = await fetch(`${base}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'br' } })
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-encoding')).toBe('br')
  expect(asset.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await asset.text()).toBe(script)
  expect((await fetch(`${base}/favicon.svg`)).headers.get('cache-control')).toBe('no-cache')
})

test.each([
  '/assets/gone-123.js',
  '/assets/gone',
  '/robots.txt',
  '/..%2f..%2fetc%2fpasswd.txt',
  '/.env',
  '/.git/config',
  '/.git/',
  '/%2egit/config',
  '/login/.git/config',
  '/survey/.env',
  '/.well-known/change-password',
  '/wp-login.php/',
  '/backup.of-the-database',
  '/old.html?page=2',
])('%s is not there', async (address) => {
  // As it is sent: a client of ours would take `..` and `%2e` out of the address.
  const { statusCode, body } = await web.inject(address)
  expect([statusCode, body]).toEqual([404, 'Not found'])
})

test('a page cannot be posted to', async () => {
  expect((await fetch(`${base}/login`, { method: 'POST' })).status).toBe(404)
})

test('the page is told where the API is, by the name it was opened with', async () => {
  const at = async (host: string) => {
    const response = await web.inject({ url: '/config.json', headers: { host } })
    expect(response.headers['cache-control']).toBe('no-store')
    return (response.json() as { apiUrl: string }).apiUrl
  }
  expect(await at('localhost:8080')).toBe('http://localhost:8900')
  expect(await at('127.0.0.1:8080')).toBe('http://127.0.0.1:8900')
  expect(await at('evil.example:8080')).toBe('http://localhost:8900')
})

test('a configured address wins, and only configured origins may call', () => {
  const addresses = createAddresses({
    host: '0.0.0.0',
    apiPort: 8900,
    webPort: 8080,
    apiUrl: new URL('https://api.example.org/'),
    webOrigins: ['https://app.example.org'],
  })
  expect(addresses.apiUrlFor('anything')).toBe('https://api.example.org')
  expect(addresses.apiOrigins()).toEqual(['https://api.example.org'])
  expect(addresses.webUrl()).toBe('https://app.example.org')
  expect(addresses.allowsOrigin('https://app.example.org')).toBe(true)
  expect(addresses.allowsOrigin('http://localhost:8080')).toBe(false)
})
