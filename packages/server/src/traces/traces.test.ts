import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { contract } from '@esrs/contract'
import { afterEach, expect, test } from 'vitest'
import { openS3Store } from '../files/s3.ts'
import { createLog } from '../log.ts'
import { openModel } from '../models/model.ts'
import { behaviours } from '../testing/fake-model/behaviours.ts'
import { startFakeModel } from '../testing/fake-model/server.ts'
import { settingsFor } from '../testing/fake-model/settings.ts'
import { aCompany, aDocument, aToken, ended, startApp, type TestApp } from '../testing/index.ts'
import { startS3 } from '../testing/s3.ts'
import { sendTraces } from './send-traces.ts'
import { spanning } from './span.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, unknown> }[]
  status?: { code?: number; message?: string }
}

/** A collector of OTLP over HTTP, and everything that it has received. */
async function aCollector(status = 200) {
  const requests: { path: string | undefined; token: string | undefined; body: unknown }[] = []
  const server = http.createServer(async (request, response) => {
    const { url, headers } = request
    requests.push({ path: url, token: headers['x-token']?.toString(), body: await json(request) })
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  undo.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const spans = (): ReceivedSpan[] =>
    requests.flatMap(({ body }) =>
      (body as { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
      ),
    )
  return { requests, spans, url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) }
}

async function sendingTo(url: URL, log = createLog('silent')) {
  const traces = await sendTraces({ url, headers: { 'x-token': 'a token' }, service: 'test', share: 1 }, log)
  undo.push(() => traces.close())
  return traces
}

async function anApp(): Promise<TestApp> {
  const s3 = await startS3()
  undo.push(() => s3.stop())
  const options = await s3.bucket()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'traces-'))
  undo.push(() => fs.rmSync(folder, { recursive: true, force: true }))
  const app = await startApp({ workers: true, store: openS3Store(options, folder) })
  undo.push(() => app.stop())
  return app
}

/** What people do whose names, words and secrets nobody else is to see. */
async function work(app: TestApp) {
  const company = await aCompany(app, { name: 'Unmistakable GmbH', person: 'Ottilie Unseen' })
  const { client } = company
  await client.call(contract.csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: '98765.4321 MWh' } })
  await client.send('/documents/?search=whispered')
  await client.send('/surveys/a-secret-of-a-link/public/')
  await client.call(contract.session.forgotPassword, { body: { email: company.user.email } })
  const secret = await aToken(client, ['values:read'])
  const { id } = await aDocument(company, { name: 'nobody-knows.txt', content: 'A sentence of the document: 4711 t.' })
  await ended(company, id)
  return [
    'Unmistakable',
    'Ottilie',
    'Unseen',
    company.user.email,
    company.id,
    company.user.id,
    '98765.4321',
    'whispered',
    'a-secret-of-a-link',
    secret,
    id,
    'nobody-knows',
    'A sentence',
    '4711 t',
    client.access!,
    client.refresh!,
  ]
}

test('requests, jobs, processes, statements and calls of other hosts arrive as one trace, without anything of a person', async () => {
  const collector = await aCollector()
  const traces = await sendingTo(collector.url)
  const app = await anApp()
  const secrets = await work(app)
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const { client } = await aCompany(app)
  const form = new FormData()
  form.append('file', new File(['Total energy consumption 12 MWh'], 'note.txt'))
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  const upload = await client.send('/documents/upload/', { method: 'POST', raw: form, headers })
  const { document } = (await upload.json()) as { document: { id: string } }
  await ended({ client }, document.id)
  const fake = await startFakeModel(behaviours.good)
  undo.push(() => fake.stop())
  const question = { system: 'Answer.', prompt: 'A whispered question', schema: { type: 'object', properties: {} } }
  await spanning({ name: 'asking', kind: 'internal' }, () =>
    openModel(settingsFor(fake)).ask(question, new AbortController().signal),
  )
  const names = async () => {
    await traces.flush()
    return collector.spans().map(({ name }) => name)
  }
  await expect
    .poll(names)
    .toEqual(
      expect.arrayContaining(['model ask', 'asking', 'job documents.process', 'job accounts.mail', 'process reading']),
    )
  expect(collector.requests.every(({ path, token }) => path === '/v1/traces' && token === 'a token')).toBe(true)

  const continued = collector.spans().filter((span) => span.traceId === traceId)
  const called = (name: string) => continued.find((span) => span.name === name)
  const request = called('POST /documents/upload/')
  expect(request?.parentSpanId).toBe('b7ad6b7169203331')
  expect(attributesOf(request)).toMatchObject({ 'http.route': '/documents/upload/', 'http.response.status_code': 201 })
  const parentOf = ({ parentSpanId }: ReceivedSpan) => continued.find(({ spanId }) => spanId === parentSpanId)?.name
  expect(parentOf(called('files PutObject')!)).toBe('POST /documents/upload/')
  expect(parentOf(called('insert documents')!)).toBe('POST /documents/upload/')
  const job = called('job documents.process')!
  expect(job.parentSpanId).toBe(request?.spanId)
  expect(parentOf(called('process reading')!)).toBe('job documents.process')
  expect(attributesOf(called('process reading'))).toMatchObject({ 'esrs.ending': 'ended' })

  const everything = JSON.stringify(collector.requests)
  for (const secret of secrets) expect(everything).not.toContain(secret)
  expect(everything).not.toMatch(/@example\.org|client\.address|user_agent|url\./)
  // Identifiers of spans and requests, and of this process, and no other.
  const ids = new Set(everything.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g))
  const told = collector.spans().map((span) => attributesOf(span)['esrs.request_id'])
  expect([...ids].filter((id) => !told.includes(id))).toHaveLength(1)
})

const attributesOf = (span?: ReceivedSpan): Record<string, unknown> =>
  Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => {
      const [said] = Object.values(value)
      return [key, 'intValue' in value ? Number(said) : said]
    }),
  )

test('a failure tells its kind and nothing that it says', async () => {
  const collector = await aCollector()
  const traces = await sendingTo(collector.url)
  const failing = { name: 'failing', kind: 'internal' } as const
  const failure = Object.assign(new Error('of ada@example.org'), { code: 'ECONNREFUSED' })
  await expect(spanning(failing, () => Promise.reject(failure))).rejects.toBe(failure)
  await traces.flush()
  const [span] = collector.spans()
  expect(attributesOf(span)).toEqual({ 'error.type': 'ECONNREFUSED' })
  expect(span?.status).toEqual({ code: 2 })
})

test('what cannot be sent is said once, and holds nobody up', async () => {
  const collector = await aCollector(400)
  const said: string[] = []
  const log = createLog('warn', { write: (line) => void said.push(line) })
  const traces = await sendingTo(collector.url, log)
  for (let round = 0; round < 3; round += 1) {
    expect(await spanning({ name: 'work', kind: 'internal' }, async () => 'done')).toBe('done')
    await traces.flush().catch(() => {})
  }
  expect(collector.requests.length).toBeGreaterThan(1)
  expect(said.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['traces could not be sent'])
})

test('what is no trace begins a new one', async () => {
  const collector = await aCollector()
  const traces = await sendingTo(collector.url)
  const app = await startApp()
  undo.push(() => app.stop())
  const zeros = `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`
  for (const traceparent of ['nonsense', zeros, `ff-${'a'.repeat(32)}-${'b'.repeat(16)}-01`])
    await app.client().send('/privacy/', { headers: { traceparent } })
  await traces.flush()
  const spans = collector.spans().filter(({ name }) => name === 'GET /privacy/')
  expect(spans).toHaveLength(3)
  for (const { parentSpanId, traceId } of spans) {
    expect(parentSpanId ?? '').toBe('')
    expect(traceId).not.toMatch(/^(.)\1*$/)
  }
})

test('where nobody has asked for traces nothing is sent, and no library is loaded', async () => {
  const collector = await aCollector()
  const app = await startApp()
  undo.push(() => app.stop())
  await aCompany(app)
  await app.client().send('/privacy/', { headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` } })
  // The whole server, as `main.ts` loads it, in a process that tells which packages it asks for.
  const program = `
    import { registerHooks } from 'node:module'
    const asked = new Set()
    registerHooks({ resolve: (name, context, next) => { asked.add(name); return next(name, context) } })
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = ${JSON.stringify(collector.url.href)}
    await import('./features/app.ts')
    await import('./traces/send-traces.ts')
    const { spanning } = await import('./traces/span.ts')
    await spanning({ name: 'work', kind: 'internal' }, async () => {})
    console.log(JSON.stringify([...asked]))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: path.join(import.meta.dirname, '..'),
    encoding: 'utf8',
  })
  const asked = JSON.parse(output.trim().split('\n').at(-1)!) as string[]
  expect(asked).toContain('fastify')
  expect(asked.filter((name) => name.includes('opentelemetry'))).toEqual([])
  expect(collector.requests).toEqual([])
})
