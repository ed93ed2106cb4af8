import http from 'node:http'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../testing/index.ts'
import { uploadsMayLast } from './closing.ts'

let running: TestApp | null = null
afterEach(async () => {
  await running?.stop()
  running = null
})

const start = async (changed: Parameters<typeof startApp>[0] = {}) => {
  running = await startApp(changed)
  return { app: running, company: await aCompany(running) }
}

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: { code?: string; error?: string }
}

/** A request whose body is written by hand. */
async function begin({ client }: TestCompany, path: string, type: string) {
  const csrf = await client.csrfToken()
  const { port } = new URL(client.base)
  const headers = {
    'content-type': type,
    authorization: `Bearer ${client.access}`,
    'x-csrftoken': csrf,
    cookie: `csrftoken=${csrf}`,
  }
  const request = http.request({ port, host: '127.0.0.1', method: 'POST', path, headers, agent: false })
  const answer = new Promise<Answer>((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: JSON.parse(text || '{}') as Answer['body'],
        }),
      )
    })
  })
  answer.catch(() => {})
  return { request, answer }
}

const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'
const form = 'multipart/form-data; boundary=x'

test('an upload under way when the process is asked to stop arrives, where it does so soon', async () => {
  const { app, company } = await start()
  const { request, answer } = await begin(company, '/documents/upload/', form)
  request.write(`${head}words that `)
  await wait(100)
  const closed = app.close()
  await wait(200)
  request.end('arrive\r\n--x--\r\n')
  expect(await answer).toMatchObject({ status: 201, headers: { connection: 'close' } })
  await closed
})

test('one that would go on for long is answered with 503 and when to come back', async () => {
  const { app, company } = await start()
  const { request, answer } = await begin(company, '/documents/upload/', form)
  request.write(`${head}words that never end`)
  await wait(100)
  const asked = Date.now()
  const closed = app.close()
  const { status, headers, body } = await answer
  expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'unavailable'])
  expect(Date.now() - asked).toBeLessThan(uploadsMayLast + 1500)
  request.destroy()
  await closed
})

test('what comes after that on an open connection is answered in our form', async () => {
  const { app, company } = await start()
  const { request, answer } = await begin(company, '/documents/upload/', form)
  request.write(head)
  const { port } = new URL(app.base)
  // A connection that is in use when the stop begins: its second request has been sent by then.
  const socket = net.connect(Number(port), '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.write('GET /version/ HTTP/1.1\r\nHost: a\r\nX-Half: ')
  await wait(100)
  const closed = app.close()
  await wait(50)
  socket.write('x\r\n\r\n')
  await expect.poll(() => text).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 5[\s\S]*"code":"unavailable"/i)
  request.destroy()
  await answer.catch(() => {})
  await closed
  socket.destroy()
})

const least = { bytes: 1000, milliseconds: 300 }

test.each([
  [
    'in a field before its file',
    '/documents/upload/',
    form,
    '--x\r\nContent-Disposition: form-data; name="purpose"\r\n\r\n',
  ],
  ['before any part of the form', '/documents/upload/', form, '-'],
  ['in its file', '/documents/upload/', form, head],
  ['in JSON', '/stakeholder-surveys/', 'application/json', '{"title":"'],
])('a sender who is slow %s is answered and cut off', async (_, path, type, beginning) => {
  const { company } = await start({ least })
  const { request, answer } = await begin(company, path, type)
  request.write(beginning)
  const dripping = setInterval(() => request.write('-'), 20)
  const begun = Date.now()
  const { status, body } = await answer
  clearInterval(dripping)
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  expect(Date.now() - begun).toBeLessThan(2000)
  await expect.poll(() => request.destroyed || request.socket?.destroyed).toBe(true)
})

test('a sender who is quick enough is left alone', async () => {
  const { company } = await start({ least })
  const { request, answer } = await begin(company, '/documents/upload/', form)
  request.write(head)
  for (let n = 0; n < 8; n += 1) {
    await wait(100)
    request.write('words '.repeat(200))
  }
  request.end('\r\n--x--\r\n')
  expect((await answer).status).toBe(201)
})
