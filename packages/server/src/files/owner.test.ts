import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startS3, type TestS3 } from '../testing/s3.ts'
import { openFiles } from './open.ts'
import { type Owner, StoreOfAnother, takeOver } from './owner.ts'
import type { S3Options } from './s3.ts'
import { claimBucket, openS3Mark } from './s3-mark.ts'

let s3: TestS3
let options: S3Options
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'))
beforeAll(async () => {
  s3 = await startS3()
})
afterEach(() => {
  s3.interfere = null
})
afterAll(async () => {
  await s3.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const first: Owner = { installation: '11111111-1111-4111-8111-111111111111', database: '7/1' }
const second: Owner = { installation: '22222222-2222-4222-8222-222222222222', database: '8/1' }
const settled = (owner: Owner) => claimBucket(options, owner, 0)
const old = -1

async function kept(store: Awaited<ReturnType<typeof openFiles>>): Promise<string> {
  async function* bytes() {
    yield Buffer.from('of the first')
  }
  return store.keep(await store.receive(bytes(), 99))
}

async function namesOf(store: Awaited<ReturnType<typeof openFiles>>): Promise<string[]> {
  const names: string[] = []
  for await (const files of store.list()) names.push(...files.map(({ name }) => name))
  return names
}

test('of two installations on one bucket the second refuses, and one that lost it removes nothing', async () => {
  options = await s3.bucket()
  const at = { dataDir: folder, s3: options }
  const store = await openFiles(at, first)
  const name = await kept(store)
  await expect(openFiles(at, second)).rejects.toThrow(/belongs to another installation .*11111111.*take-bucket/)
  // The same files are seen by whoever only looks.
  const looking = await openFiles(at)
  expect(await namesOf(looking)).toEqual([name])
  await takeOver(openS3Mark(options), second)
  await expect(store.sweep(async () => new Set(), old)).rejects.toBeInstanceOf(StoreOfAnother)
  expect(s3.objects(options.bucket)).toContain(`files/${name}`)
  // Whoever holds it sweeps as ever, and never the mark.
  expect(await (await openFiles(at, second)).sweep(async () => new Set(), old)).toEqual([name])
  expect(s3.objects(options.bucket)).toEqual(['files/owner.json'])
})

test('a copy of a database in another place is told from the first, and a mark that says nothing lets nobody in', async () => {
  options = await s3.bucket()
  await settled(first)
  await settled(first)
  await expect(settled({ ...first, database: '9/1' })).rejects.toThrow(/database that this one is a copy of/)
  await openS3Mark(options).write('?', false)
  await expect(settled(first)).rejects.toThrow(/cannot be read/)
})

test('of two that claim at once on a server that knows the condition, or refuses it, one gets the bucket', async () => {
  for (const refuses of [412, 501]) {
    options = await s3.bucket()
    let isThere = false
    const conditions: number[] = []
    s3.interfere = ({ method, headers }, response) => {
      if (method !== 'PUT' || headers['if-none-match'] !== '*') return false
      const status = refuses === 501 ? 501 : isThere ? 412 : 0
      conditions.push(status)
      isThere = true
      if (status === 0) return false
      const code = status === 412 ? 'PreconditionFailed' : 'NotImplemented'
      response.writeHead(status, { 'Content-Type': 'application/xml' })
      response.end(`<Error><Code>${code}</Code><Message>No.</Message></Error>`)
      return true
    }
    const claims = [first, second].map((owner) => claimBucket(options, owner, 500))
    const ended = await Promise.allSettled(claims)
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(conditions.length).toBeGreaterThan(0)
    s3.interfere = null
  }
})
