import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCompany, aDocument, ended, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'

interface ReceivedRequest {
  path: string
  authorization: string | undefined
  body: string
}

/** A service that answers as it is told and remembers what it was asked. */
let answer: (asked: ReceivedRequest, response: http.ServerResponse) => void
const asked: ReceivedRequest[] = []
const service = http.createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString('latin1')
  asked.push({ path: request.url!, authorization: request.headers.authorization, body })
  answer(asked.at(-1)!, response)
})
const json = (response: http.ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** More and more of a reply, until nobody listens. */
function endless(response: http.ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(1_048_576)));
  }
  response.on('drain', more)
  response.writeHead(200, { 'content-type': 'application/json' })
  more()
}

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const url = new URL(`http://127.0.0.1:${(service.address() as AddressInfo).port}/v1/`)
  const transcription = { url, key: 'a key', model: 'whisper-1', milliseconds: 20_000 }
  app = await startApp({ workers: true, transcription })
  app.clock.set('2026-06-01')
  company = await aCompany(app)
})
afterAll(async () => {
  await app.stop()
  service.close()
})
beforeEach(() => {
  asked.length = 0
})

/** A film with a head and nothing else; each is another one. */
let made = 0
function aFilm(): Buffer<ArrayBuffer> {
  made += 1
  const head = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex')
  const movie = Buffer.from('000000746d6f6f760000006c6d766864', 'hex')
  return Buffer.concat([head, movie, Buffer.alloc(100), Buffer.from([0, 0, 0, 12, 102, 114, 101, 101, 0, 0, 0, made])])
}
const upload = async (name = 'Interview Müller.mp4') =>
  ended(company, (await aDocument(company, { name, content: aFilm() })).id)
const said = (text: string) => ({ text, segments: [{ start: 1.5, end: 4, text }] })

test('what is said in a film becomes values with the words as evidence', async () => {
  answer = (_, response) => json(response, 200, said('In 2025 our total energy consumption was 12,345 MWh.'))
  const document = await upload()
  expect(document).toMatchObject({ stage: 'processed', hasProcessingError: false })
  expect(document.notes.map(({ code }) => code)).toContain('transcribed')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ path: '/v1/audio/transcriptions', authorization: 'Bearer a key' })
  expect(asked[0]!.body).toContain('whisper-1')
  // The sender's name for the file is nobody else's business.
  expect(asked[0]!.body).toContain('filename="recording.mp4"')
  expect(asked[0]!.body).not.toContain('Interview')
  const { data } = await company.client.call(contract.csrd.listDatapoints, { query: { search: 'E1-5_01' } })
  const [found] = data.datapoints
  expect(found).toMatchObject({ key: 'E1-5_01', number: 12_345 })
  expect(found!.evidence[0]!.excerpt).toContain('12,345')
  const page = await company.client.call(contract.documents.page, { params: { id: document.id, number: 1 } })
  expect(page.text).toContain('12,345 MWh')
})

test('a service that knows no times is asked for the text alone', async () => {
  answer = ({ body }, response) =>
    body.includes('verbose_json') ? json(response, 400, {}) : json(response, 200, { text: 'We bake bread in 2025.' })
  expect(await upload()).toMatchObject({ stage: 'processed', hasProcessingError: false })
  expect(asked).toHaveLength(2)
})

test('a busy service is asked again', async () => {
  answer = (_, response) =>
    asked.length < 3 ? json(response, 503, {}) : json(response, 200, said('We bake bread in 2025.'))
  expect(await upload()).toMatchObject({ stage: 'processed', hasProcessingError: false })
  expect(asked).toHaveLength(3)
})

test.each([
  ['refuses', (_: ReceivedRequest, response: http.ServerResponse) => json(response, 401, { error: 'secret detail' })],
  ['does not stop', (_: ReceivedRequest, response: http.ServerResponse) => endless(response)],
  ['talks nonsense', (_: ReceivedRequest, response: http.ServerResponse) => response.writeHead(200).end('<html>')],
  [
    'sends elsewhere',
    (_: ReceivedRequest, response: http.ServerResponse) => response.writeHead(307, { location: '/x' }).end(),
  ],
])('a service that %s ends the document with a sentence, and it can be tried again', async (_, how) => {
  answer = how
  const document = await upload()
  expect(document).toMatchObject({ stage: 'failed', canRetry: true })
  expect(document.processingError).toMatch(/transcription service|failed several times/)
  expect(asked.every(({ path }) => path === '/v1/audio/transcriptions')).toBe(true)
})

test('a film without speech says so', async () => {
  answer = (_, response) => json(response, 200, { text: ' ', segments: [] })
  expect(await upload()).toMatchObject({ stage: 'failed', errorCode: 'no_text' })
})

test('without a service a film is stored with a note, and is no failure', async () => {
  const plain = await startApp({ workers: true })
  const customer = await aCompany(plain)
  const { id } = await aDocument(customer, { name: 'film.mp4', content: aFilm() })
  const document = await ended(customer, id)
  expect(document).toMatchObject({ stage: 'processed', hasProcessingError: false, pageCount: null })
  expect(document.notes).toEqual([{ code: 'not_analysed', text: expect.stringMatching(/stored, but not analysed/) }])
  await plain.stop()
})
