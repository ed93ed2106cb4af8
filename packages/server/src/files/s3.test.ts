import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { outageOf } from '../database/failures.ts'
import { startS3, type TestS3 } from '../testing/s3.ts'
import { checkS3Store, openS3Store, type S3Options } from './s3.ts'
import { type FileStore, StoreUnavailable } from './store.ts'

let s3: TestS3
let options: S3Options
let store: FileStore
let folder: string
beforeAll(async () => {
  s3 = await startS3()
  options = await s3.bucket()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'))
  store = openS3Store(options, folder)
})
afterEach(() => {
  s3.interfere = null
})
afterAll(async () => {
  await s3.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

async function* bytes(content: string) {
  yield Buffer.from(content)
}
const local = () =>
  fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
const failed = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test('what is sent is signed with its content, so that a server can refuse anything else', async () => {
  const sent: (string | undefined)[] = []
  s3.interfere = ({ method, headers }) => {
    if (method === 'PUT') sent.push(headers['x-amz-content-sha256']?.toString())
    return false
  }
  const received = await store.receive(bytes('signed'), 99)
  await store.remove(await store.keep(received))
  expect(sent).toEqual([received.hash])
})

test('an upload that the server lost once is sent again, whole', async () => {
  let lost = 0
  s3.interfere = (request, response) => {
    if (request.method !== 'PUT' || lost > 0) return false
    lost += 1
    response.writeHead(503).end()
    return true
  }
  const name = await store.keep(await store.receive(bytes('again'), 99))
  expect([lost, await text((await store.read(name)).stream)]).toEqual([1, 'again'])
  await store.remove(name)
})

test('a file is not kept before the server has confirmed it, and its bytes are still here then', async () => {
  s3.interfere = (request) => {
    if (request.method !== 'PUT') return false
    request.socket.destroy()
    return true
  }
  const received = await store.receive(bytes('not yet'), 99)
  const error = await failed(store.keep(received))
  expect(error).toBeInstanceOf(StoreUnavailable)
  expect(outageOf(error)).toBe('unavailable')
  expect(fs.readFileSync(received.path, 'utf8')).toBe('not yet')
  await store.discard(received)
  expect([local(), s3.objects(options.bucket)]).toEqual([0, []])
})

test('a file that breaks off on its way back is never lent in part', async () => {
  const name = await store.keep(await store.receive(bytes('x'.repeat(500_000)), 1_000_000))
  s3.interfere = ({ method }, response) => {
    if (method !== 'GET') return false
    response.writeHead(200, { 'Content-Length': 500_000 })
    response.write('x'.repeat(1000), () => response.destroy())
    return true
  }
  const error = await failed(store.borrow(name))
  expect(outageOf(error)).toBe('unavailable')
  expect(local()).toBe(0)
  s3.interfere = null
  const { path: place, release } = await store.borrow(name)
  expect([fs.statSync(place).size, fs.statSync(place).mode & 0o777]).toEqual([500_000, 0o600])
  await release()
  expect(local()).toBe(0)
  await store.remove(name)
})

test('a bucket that is full is told as storage that is full', async () => {
  s3.interfere = (request, response) => {
    if (request.method !== 'PUT') return false
    response.writeHead(507, { 'Content-Type': 'application/xml' })
    response.end('<Error><Code>XMinioStorageFull</Code><Message>No room is left.</Message></Error>')
    return true
  }
  const received = await store.receive(bytes('more'), 99)
  expect(outageOf(await failed(store.keep(received)))).toBe('storage_full')
  await store.discard(received)
})

test('objects of other programs in the bucket are neither listed nor swept', async () => {
  const { endpoint, region, credentials } = options
  const client = new S3Client({ endpoint: endpoint!.href, region, forcePathStyle: true, credentials: credentials! })
  for (const Key of ['readme.txt', 'files/not-ours', 'other/0d5ffb2e-6a54-4c39-9d2d-3c5a8ce8a3a1'])
    await client.send(new PutObjectCommand({ Bucket: options.bucket, Key, Body: 'x' }))
  client.destroy()
  const own = await store.keep(await store.receive(bytes('own'), 99))
  expect(await store.sweep(async () => new Set(), -1)).toEqual([own])
  expect(s3.objects(options.bucket).length).toBe(3)
})

test('more files than one answer lists are all found', async () => {
  const names = ['1', '2', '3', '4', '5'].map((digit) => `0d5ffb2e-6a54-4c39-9d2d-3c5a8ce8a3a${digit}`)
  const asked: (string | null)[] = []
  s3.interfere = ({ url }, response) => {
    const query = new URL(url!, options.endpoint!).searchParams
    const token = query.get('continuation-token')
    asked.push(token)
    const from = Number(token ?? 0)
    const contents = names
      .slice(from, from + 2)
      .map(
        (name) => `<Contents><Key>files/${name}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
      )
    const more = from + 2 < names.length
    const next = more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    const list = `<IsTruncated>${more}</IsTruncated>${next}${contents.join('')}`
    response.writeHead(200, { 'Content-Type': 'application/xml' })
    response.end(`<?xml version="1.0"?><ListBucketResult>${list}</ListBucketResult>`)
    return true
  }
  const pages: string[][] = []
  for await (const files of store.list()) pages.push(files.map(({ name }) => name))
  expect(pages.flat()).toEqual(names)
  expect(asked).toEqual([null, '2', '4'])
})

test.each([
  [
    'another bucket',
    { bucket: 'nobody-made-this' },
    /^S3_BUCKET nobody-made-this at S3_ENDPOINT http:.* no such bucket\.$/,
  ],
  ['an unknown key', { credentials: { accessKeyId: 'NOBODY', secretAccessKey: 'S3RVER' } }, /the key is not accepted/],
  ['a wrong secret', { credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'no' } }, /the key is not accepted/],
  ['a server that is not there', { endpoint: new URL('http://127.0.0.1:9') }, /http:\/\/127\.0\.0\.1:9 cannot be used/],
])('%s is told at the start in one line', async (_, wrong, message) => {
  const changed = { ...options, ...wrong }
  const error = (await failed(checkS3Store(openS3Store(changed, folder), changed))) as Error
  expect(error.message).toMatch(message)
  expect(error.message).not.toContain('\n')
  expect(local()).toBe(0)
})

test('a store that can be used is left as it was', async () => {
  const bucket = await s3.bucket()
  await checkS3Store(openS3Store(bucket, folder), bucket)
  expect([local(), s3.objects(bucket.bucket)]).toEqual([0, []])
})
