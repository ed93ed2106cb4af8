import { getEventListeners, once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { endpoint } from '@esrs/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { systemClock } from '../clock.ts'
import type { Tenant } from '../database/tenant.ts'
import { openDiskStore } from '../files/disk.ts'
import { encryptFiles } from '../files/encryption/company-files.ts'
import { createLog } from '../log.ts'
import { ApiClient, ApiFailure } from '../testing/client.ts'
import { until } from '../testing/until.ts'
import { createApi } from './api.ts'
import { endWhenTooSlow, TooSlow } from './slow-bodies.ts'

const calls = {
  files: {
    csrf: endpoint({
      method: 'GET',
      path: '/csrf/',
      about: 'installation',
      auth: 'public',
      summary: 'Token',
      response: z.object({ csrfToken: z.string() }),
    }),
    upload: endpoint({
      method: 'POST',
      path: '/upload/',
      changes: [],
      auth: 'user',
      summary: 'Store',
      upload: true,
      status: 201,
      body: z.object({ purpose: z.string().max(20).default('other'), keep: z.stringbool().default(false) }),
      response: z.object({ name: z.string(), size: z.number(), purpose: z.string(), stored: z.string().nullable() }),
    }),
    download: endpoint({
      method: 'GET',
      path: '/download/{name}/',
      about: 'installation',
      auth: 'public',
      summary: 'Fetch',
      params: z.object({ name: z.string() }),
      download: true,
      response: z.unknown(),
    }),
  },
}

const limit = 2_000_000
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upload-'))
const store = encryptFiles(openDiskStore(folder), null)
const onDisk = () =>
  fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
const actor = { userId: 'u', companyId: 'c', sessionId: 's', role: 'company_admin' } as const
const somebody = { actor, tenant: { companyId: 'c' } as Tenant, scopes: null }
let api: FastifyInstance
let client: ApiClient
beforeAll(async () => {
  const nobody = async () => {
    throw new Error('not asked')
  }
  api = await createApi({
    countUpload: async () => {},
    contract: calls,
    handlers: {
      files: {
        csrf: async ({ caller }) => ({ csrfToken: caller.csrfToken() }),
        upload: async ({ body, file }) => ({
          name: file.name,
          size: file.received.size,
          purpose: body.purpose,
          stored: body.keep ? await store.keep(file.received) : null,
        }),
        download: async ({ params }) => ({
          ...(await store.read(params.name)),
          name: 'Bericht – Größe.pdf',
          mimeType: 'application/pdf',
        }),
      },
    },
    authenticator: {
      sign: nobody,
      authenticateGuest: nobody,
      authenticateDirectory: nobody,
      authenticate: async () => somebody,
      recognise: async () => null,
      admit: async () => {},
      forget: () => {},
    },
    files: store,
    trail: { clock: systemClock, add: async () => {}, warn: () => {} },
    maxUploadBytes: limit,
    cookieSecret: 'c'.repeat(40),
    https: false,
    crossSite: false,
    trustProxy: false,
    allowsOrigin: () => false,
    logger: createLog('silent'),
  })
  client = new ApiClient(await api.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await api.close()
  fs.rmSync(folder, { recursive: true })
})
beforeEach(() => expect(onDisk(), 'nothing is left of an earlier test').toBe(0))

const send = (file: File, body: { purpose?: string; keep?: boolean } = {}) =>
  client.call(calls.files.upload, { body: body as never, file })
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) =>
      error instanceof ApiFailure ? [error.status, error.body.code, error.body.fields?.file] : error,
  )

test('a file is kept as sent, under its own name, and comes back as a download', async () => {
  const bytes = new Uint8Array(1_500_000).map((_, index) => index % 251)
  const reply = await send(new File([bytes], 'Größe "2025" 100%.pdf'), { purpose: 'test', keep: true })
  expect(reply).toMatchObject({ name: 'Größe "2025" 100%.pdf', size: bytes.length, purpose: 'test' })
  const response = await client.send(`/download/${reply.stored}/`)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Bericht .*filename\*=UTF-8''Bericht%20%E2%80%93/,
  )
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
  await store.remove(reply.stored!)
})

test('a file that the handler does not keep is gone after the reply', async () => {
  expect((await send(new File(['x'], 'a.txt'))).stored).toBeNull()
  await until(() => expect(onDisk()).toBe(0))
})

test.each([
  ['Größe – 漢字.txt', Buffer.from('Größe – 漢字.txt')],
  ['Größe der Märkte.txt', Buffer.from('Größe der Märkte.txt', 'latin1')],
  ['report.txt', Buffer.from('../../etc/report.txt')],
])('the name %s arrives from the bytes that programs send', async (name, bytes) => {
  const part = ['--x', 'Content-Disposition: form-data; name="file"; filename="']
  const body = Buffer.concat([Buffer.from(part.join('\r\n')), bytes, Buffer.from('"\r\n\r\nabc\r\n--x--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const response = await client.send('/upload/', { method: 'POST', headers, raw: body })
  expect(((await response.json()) as { name: string }).name).toBe(name)
})

test('the order of the parts does not matter', async () => {
  const form = new FormData()
  form.append('file', new File(['abc'], 'first.txt'))
  form.append('purpose', 'later')
  const response = await client.send('/upload/', { method: 'POST', raw: form })
  expect(await response.json()).toMatchObject({ name: 'first.txt', size: 3, purpose: 'later' })
})

test('exactly the limit is accepted, one byte more is not', async () => {
  expect((await send(new File([new Uint8Array(limit)], 'a'))).size).toBe(limit)
  const tooLarge = new File([new Uint8Array(limit + 1)], 'a')
  expect(await failure(send(tooLarge))).toEqual([413, 'payload_too_large', expect.stringContaining('MB')])
})

test('what announces far too much is refused before it is received', async () => {
  const csrf = await client.csrfToken()
  const { port } = new URL(client.base)
  const status = await new Promise((resolve, reject) => {
    const request = http.request({
      port,
      method: 'POST',
      path: '/upload/',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 50_000_000_000,
        'x-csrftoken': csrf,
        cookie: `csrftoken=${csrf}`,
      },
    })
    request.on('response', (response) => {
      resolve(response.statusCode)
      request.destroy()
    })
    request.on('error', reject)
    request.write('--x\r\n')
  })
  expect(status).toBe(413)
})

test('what goes on being sent after its refusal is cut off, with the answer received', async () => {
  const csrf = await client.csrfToken()
  const { port } = new URL(client.base)
  const socket = net.connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const closed = once(socket, 'close')
  const head = ['POST /upload/ HTTP/1.1', 'Host: x', `X-CSRFToken: ${csrf}`, `Cookie: csrftoken=${csrf}`]
  const body = ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 2900000', '', '--x']
  socket.write([...head, ...body, 'Content-Disposition: form-data; name="file"; filename="a.txt"', '', ''].join('\r\n'))
  const more = Buffer.alloc(100_000, 'y')
  const sending = setInterval(() => socket.writable && socket.bytesWritten < 2_500_000 && socket.write(more), 5)
  await closed
  clearInterval(sending)
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(answer).toContain('payload_too_large')
  expect(onDisk()).toBe(0)
})

test('a small body that is refused before it was read does not cost its connection', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const { port } = new URL(client.base)
  const post = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = http.request({ agent, port, method: 'POST', path: '/upload/' }, (response) => {
        response.resume().on('end', () => resolve(request.socket?.localPort))
      })
      request.on('error', reject)
      request.end('x'.repeat(200_000))
    })
  const first = await post()
  // For longer than a connection is watched whose request was answered early.
  for (const begun = performance.now(); performance.now() - begun < 400; ) expect(await post()).toBe(first)
  agent.destroy()
})

test('what hardly arrives is given up', async () => {
  const drip = async function* () {
    for (;;) {
      yield new Uint8Array(1)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }
  const silent = async function* () {
    yield new Uint8Array(1)
    await new Promise(() => {})
  }
  const limits = { bytes: 1000, milliseconds: 60 }
  await expect(store.receive(endWhenTooSlow(drip(), limits), limit, somebody.tenant)).rejects.toThrow(TooSlow)
  await expect(store.receive(endWhenTooSlow(silent(), limits), limit, somebody.tenant)).rejects.toThrow(TooSlow)
  const quick = async function* () {
    for (let part = 0; part < 5; part += 1) yield new Uint8Array(1000)
  }
  const received = await store.receive(endWhenTooSlow(quick(), limits), limit, somebody.tenant)
  expect(received.size).toBe(5000)
  await store.discard(received)
})

test('what was received is let go of: nothing stays with the signal that stops uploads', async () => {
  const { signal } = new AbortController()
  const limits = { bytes: 1, milliseconds: 60_000, signal }
  let mostAtOnce = 0
  const chunks = async function* (failure?: Error) {
    for (let part = 0; part < 50; part += 1) {
      yield new Uint8Array(1000)
      mostAtOnce = Math.max(mostAtOnce, getEventListeners(signal, 'abort').length)
    }
    if (failure) throw failure
  }
  const receive = async (failure?: Error) => {
    let size = 0
    for await (const chunk of endWhenTooSlow(chunks(failure), limits)) size += chunk.length
    return size
  }
  expect(await receive()).toBe(50_000)
  await expect(receive(new Error('Cut off.'))).rejects.toThrow('Cut off.')
  for await (const _ of endWhenTooSlow(chunks(), limits)) break
  expect(mostAtOnce).toBe(1)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('a form without a file, and with a field that is wrong, is refused', async () => {
  const form = new FormData()
  form.append('purpose', 'test')
  const response = await client.send('/upload/', { method: 'POST', raw: form })
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { code: 'invalid_input', fields: { file: 'No file was sent.' } },
  ])
  expect(await failure(send(new File(['x'], 'a'), { purpose: 'x'.repeat(21) }))).toEqual([
    400,
    'invalid_input',
    undefined,
  ])
  await until(() => expect(onDisk()).toBe(0))
})

test('anything but a form is refused', async () => {
  const response = await client.send('/upload/', { method: 'POST', body: { file: 'x' } })
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([415, 'type_not_accepted'])
})

test('an upload that breaks off leaves nothing', async () => {
  const csrf = await client.csrfToken()
  const { port } = new URL(client.base)
  const request = http.request({
    port,
    method: 'POST',
    path: '/upload/',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-csrftoken': csrf, cookie: `csrftoken=${csrf}` },
  })
  request.on('error', () => {})
  request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n')
  request.write('y'.repeat(100_000))
  await until(() => expect(onDisk()).toBe(1))
  request.destroy()
  await until(() => expect(onDisk()).toBe(0))
})

test('a full disk is told as such', async () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' })
  const receive = vi.spyOn(store, 'receive').mockRejectedValueOnce(full)
  expect(await failure(send(new File(['x'], 'a')))).toEqual([507, 'storage_full', undefined])
  receive.mockRestore()
})
