import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openS3Store } from '../../files/s3.ts'
import type { FileStore } from '../../files/store.ts'
import { findInsanities } from '../../sanity/sanity.ts'
import { aCompany, aDocument, ended, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { startS3, type TestS3 } from '../../testing/s3.ts'

// The product with its files in an object store: the same journey, and what people are told when the store is down.
let s3: TestS3
let app: TestApp
let company: TestCompany
let bucket: string
let store: FileStore
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'))
const files = () =>
  fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
beforeAll(async () => {
  s3 = await startS3()
  const options = await s3.bucket()
  bucket = options.bucket
  store = openS3Store(options, folder)
  app = await startApp({ workers: true, store })
  company = await aCompany(app)
})
afterAll(async () => {
  await app.stop()
  await s3.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const content = 'Sustainability report 2025\n\nIn 2025 our total energy consumption was 12,345 MWh.\n'

test('a document is uploaded, read from a copy that is gone afterwards, downloaded and removed', async () => {
  const { id } = await ended(company, (await aDocument(company, { name: 'report.txt', content })).id)
  const shown = await company.client.call(contract.documents.get, { params: { id } })
  expect(shown.hasProcessingError).toBe(false)
  expect([s3.objects(bucket).length, files()]).toEqual([1, 0])
  const reply = await fetch(`${app.base}/documents/${id}/file/`, {
    headers: { Authorization: `Bearer ${company.client.access}` },
  })
  expect([reply.status, await reply.text()]).toEqual([200, content])
  expect(await findInsanities({ db: app.database.db, files: app.files, atRest: true })).toEqual([])
  await company.client.call(contract.documents.remove, { params: { id } })
  expect(s3.objects(bucket)).toEqual([])
})

test('a store that is down is told as such, keeps nothing, and needs no restart afterwards', async () => {
  s3.interfere = (request) => {
    request.socket.destroy()
    return true
  }
  await expect(aDocument(company, { name: 'later.txt', content })).rejects.toMatchObject({ status: 503 })
  await expect(company.client.call(contract.operations.ready, {})).rejects.toMatchObject({ status: 503 })
  expect([s3.objects(bucket), files()]).toEqual([[], 0])
  s3.interfere = null
  await company.client.call(contract.operations.ready, {})
  const { id } = await ended(company, (await aDocument(company, { name: 'later.txt', content })).id)
  const lost = s3.objects(bucket)
  expect(lost.length).toBe(1)
  expect(await findInsanities({ db: app.database.db, files: app.files, atRest: true })).toEqual([])
  await store.remove(path.basename(lost[0]!))
  expect(await findInsanities({ db: app.database.db, files: app.files, atRest: true })).toEqual([
    `1 rows without their file: ${path.basename(lost[0]!)}`,
  ])
  await company.client.call(contract.documents.remove, { params: { id } })
})
