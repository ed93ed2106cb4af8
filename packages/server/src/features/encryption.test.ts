import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract } from '@esrs/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { companyKeys, masterKeys } from '../database/schema/encryption.ts'
import { openDiskStore } from '../files/disk.ts'
import { openCompanyKeys } from '../files/encryption/company-keys.ts'
import {
  generationOf,
  newMasterKey,
  openMasterKeys,
  readMasterKeys,
  readOwnMasterKeys,
  writeOwnMasterKeys,
} from '../files/encryption/master-keys.ts'
import { openCompanyFiles, openEncryption } from '../files/encryption/open-encryption.ts'
import {
  CannotRotate,
  encryptStoredFiles,
  rotateCompanyKeys,
  rotateMasterKey,
} from '../files/encryption/rotate-keys.ts'
import { openS3Store } from '../files/s3.ts'
import { findInsanities } from '../sanity/sanity.ts'
import {
  aCompany,
  aDocument,
  aGuest,
  ended,
  password,
  startApp,
  type TestApp,
  type TestCompany,
} from '../testing/index.ts'
import { startS3, type TestS3 } from '../testing/s3.ts'

// Files of companies from the calls down to the bytes, and their keys while people work.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keys-'))
const keyFile = path.join(folder, 'master')
const old = newMasterKey()
fs.writeFileSync(keyFile, `${old}\n`)
const masterKey = { given: { file: keyFile }, makesOwn: false }
let s3: TestS3
let app: TestApp
beforeAll(async () => {
  s3 = await startS3()
  app = await startApp({ masterKey })
})
afterAll(async () => {
  await app.stop()
  await s3.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})
const options = () => ({ db: app.database.db, dataDir: app.dataDir, masterKey })
const insanities = () => findInsanities({ db: app.database.db, files: app.files, atRest: false })
const afterwards: (() => unknown)[] = []
afterEach(async () => {
  for (const step of afterwards.splice(0).reverse()) await step()
})

const bytesIn = (place: string): Buffer[] =>
  fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name)))

const download = async ({ client }: Pick<TestCompany, 'client'>, id: string) => {
  const reply = await client.send(`/documents/${id}/file/`)
  return { status: reply.status, text: await reply.text() }
}
const rowOf = async (id: string) => {
  const { rows } = await app.database.db.execute<{ file: string; hash: string }>(
    sql`select file, hash from documents where id = ${id}`,
  )
  return rows[0]!
}
const placeOf = (file: string) => path.join(app.dataDir, 'files', 'kept', file.slice(0, 2), file)
/** All keys forgotten, as after a start. */
const freshFiles = () => openCompanyFiles(openDiskStore(path.join(app.dataDir, 'files')), options())

describe('no byte of what people sent, or of a report, lies anywhere as it was', () => {
  test.each(['a folder', 'a bucket'])('in %s', async (where) => {
    const local = fs.mkdtempSync(path.join(folder, 'store-'))
    const bucket = where === 'a bucket' ? await s3.bucket() : null
    const store = bucket ? openS3Store(bucket, local) : openDiskStore(local)
    const own = await startApp({ workers: true, store })
    afterwards.push(() => own.stop())
    const company = await aCompany(own)
    const secrets = [
      'The plant in Lingen closes in May',
      'Paid to nobody: 4711 EUR',
      'Nordlicht GmbH',
      '%PDF-',
      '<?xml',
    ]
    const { id } = await aDocument(company, {
      name: 'plan.txt',
      content: `${secrets[0]}. In 2025 we used 12,345 MWh.\n`,
    })
    expect((await ended(company, id)).hasProcessingError).toBe(false)
    const guest = await aGuest(own, company, 'request')
    const file = new File([`${secrets[1]}\n`], 'invoice.txt')
    await guest.client.call(contract.answer.proof, { body: { key: 'E1-5_01' }, file })
    const { report } = contract
    const { id: made } = await company.client.call(report.makeFile, {
      body: { version: null, format: 'ixbrl', language: 'en' },
    })
    await expect
      .poll(async () => (await company.client.call(report.files, {})).files.find((one) => one.id === made)?.state, {
        timeout: 60_000,
      })
      .toBe('done')
    expect(await (await company.client.send(`/report/files/${made}/`)).text()).toContain('Nordlicht GmbH')
    const all = [...bytesIn(local), ...(bucket ? bytesIn(s3.folder(bucket.bucket)) : [])]
    expect(all.length).toBeGreaterThanOrEqual(3)
    for (const bytes of all) for (const secret of secrets) expect(bytes.includes(secret), secret).toBe(false)
    expect(await findInsanities({ db: own.database.db, files: own.files, atRest: false })).toEqual([])
  })
})

test('keys are rotated and files encrypted again while people upload and download', async () => {
  const company = await aCompany(app)
  const first = await aDocument(company, { content: 'The first note.' })
  const before = (await app.files.headOf((await rowOf(first.id)).file))!
  expect(before).toEqual({ companyId: company.id, generation: 1 })
  let isOver = false
  let done = 0
  const worker = async (number: number) => {
    for (let turn = 0; !isOver || turn < 3; turn += 1) {
      const content = `Note ${number} of turn ${turn}.`
      const { id } = await aDocument(company, { content })
      expect(await download(company, id)).toEqual({ status: 200, text: content })
      expect(await download(company, first.id)).toEqual({ status: 200, text: 'The first note.' })
      done += 1
    }
  }
  const people = [1, 2, 3].map(worker)
  await expect.poll(() => done).toBeGreaterThan(2)
  // The new master key is made known first, then put in use, then the old one is taken away.
  const made = newMasterKey()
  fs.writeFileSync(keyFile, `${made}\n${old}\n`)
  const { master, rewrapped } = await rotateMasterKey(options())
  expect([master, rewrapped]).toEqual([generationOf(readMasterKeys(made)[0]!), 1])
  fs.writeFileSync(keyFile, `${made}\n`)
  await rotateCompanyKeys(options(), [company.id])
  const files = await freshFiles()
  const parts = { db: app.database.db, files, keys: files.keys! }
  const again = await encryptStoredFiles(parts)
  expect(again.encrypted).toBeGreaterThan(2)
  expect([again.unusable, again.destroyed, again.waiting]).toEqual([[], 0, 1])
  isOver = true
  await Promise.all(people)
  expect(await files.headOf((await rowOf(first.id)).file)).toEqual({ companyId: company.id, generation: 2 })
  expect(await download(company, first.id)).toEqual({ status: 200, text: 'The first note.' })
  // A day later no upload is under way any more that began with the old key.
  await app.database.db.execute(sql`update company_keys set since = since - interval '25 hours'`)
  const rest = await encryptStoredFiles(parts)
  expect([rest.unusable, rest.destroyed, rest.waiting]).toEqual([[], 1, 0])
  const left = await app.database.db.select().from(companyKeys).where(eq(companyKeys.companyId, company.id))
  expect(left.map(({ generation, master: by }) => [generation, by])).toEqual([[2, master]])
  expect(await download(company, first.id)).toEqual({ status: 200, text: 'The first note.' })
  expect(await insanities()).toEqual([])
  const { rows } = await company.tenant.db.execute<{ objects: string[] }>(
    sql`select objects from trail where company_id = ${company.id} and actor = 'operator' order by number`,
  )
  expect(rows.map(({ objects }) => objects)).toEqual([['company_key 2'], ['company_key 2']])
})

test('a master key of the data folder is changed by one process at a time, also after one was killed at it', async () => {
  const source = { given: null, makesOwn: true }
  const own = await startApp({ masterKey: source })
  afterwards.push(() => own.stop())
  const { db } = own.database
  const keys = { db, dataDir: own.dataDir, masterKey: source }
  const company = await aCompany(own)
  const { id } = await aDocument(company, { content: 'The note.' })
  const [first] = readOwnMasterKeys(own.dataDir)
  // What one leaves that is killed: its key is there, and nothing is wrapped by it yet.
  writeOwnMasterKeys(own.dataDir, [newMasterKey(), first!])
  await openEncryption(keys)
  let letGo = () => {}
  const holding = db.transaction(async (tx) => {
    await tx.select().from(masterKeys).for('update')
    await new Promise<void>((resolve) => {
      letGo = resolve
    })
  })
  const changing = rotateMasterKey(keys)
  await expect.poll(() => readOwnMasterKeys(own.dataDir).length).toBe(3)
  await expect(rotateMasterKey(keys)).rejects.toBeInstanceOf(CannotRotate)
  letGo()
  await Promise.all([holding, changing])
  const left = readOwnMasterKeys(own.dataDir)
  expect(left).toHaveLength(1)
  expect(left).not.toContain(first)
  const files = await openCompanyFiles(openDiskStore(path.join(own.dataDir, 'files')), keys)
  expect(await findInsanities({ db, files, atRest: false })).toEqual([])
  expect(await download(company, id)).toEqual({ status: 200, text: 'The note.' })
  const later = await aDocument(await aCompany(own), { content: 'A later note.' })
  expect(later.id).not.toBe(id)
})

test('an older key stays while a file that was encrypted by it cannot be read', async () => {
  const company = await aCompany(app)
  const { file } = await rowOf((await aDocument(company, { content: 'Restored one day.' })).id)
  const bytes = fs.readFileSync(placeOf(file))
  const keysLeft = async () =>
    (await app.database.db.select().from(companyKeys).where(eq(companyKeys.companyId, company.id))).length
  await rotateCompanyKeys(options(), [company.id])
  await app.database.db.execute(sql`update company_keys set since = since - interval '25 hours'`)
  fs.writeFileSync(placeOf(file), bytes.subarray(0, -1))
  const files = await freshFiles()
  const parts = { db: app.database.db, files, keys: files.keys! }
  expect((await encryptStoredFiles(parts)).unusable).toEqual([file])
  expect(await keysLeft()).toBe(2)
  fs.writeFileSync(placeOf(file), bytes)
  expect((await encryptStoredFiles(parts)).unusable).toEqual([])
  expect(await keysLeft()).toBe(1)
})

test('with another master key, or without one, nothing is opened and the line says which is missing', async () => {
  await aDocument(await aCompany(app))
  const [inUse] = await app.database.db.select().from(masterKeys).where(eq(masterKeys.inUse, true))
  const line = `Files are encrypted by the master key ${inUse!.name}, which neither FILES_MASTER_KEY nor ${path.join(app.dataDir, 'files.key')} holds.`
  for (const given of [null, { keys: newMasterKey() }])
    for (const makesOwn of [true, false]) {
      const masterKeySource = { given, makesOwn }
      await expect(openEncryption({ ...options(), masterKey: masterKeySource })).rejects.toThrow(line)
    }
  expect(fs.existsSync(path.join(app.dataDir, 'files.key'))).toBe(false)
  // The right one behind a new one opens everything, and the new one wraps nothing by itself.
  const both = { given: { keys: `${newMasterKey()},${fs.readFileSync(keyFile, 'utf8').trim()}` }, makesOwn: false }
  await openEncryption({ ...options(), masterKey: both })
  expect(await app.database.db.select().from(masterKeys).where(eq(masterKeys.inUse, true))).toEqual([inUse])
})

test('of two processes that begin with different keys, one is refused', async () => {
  const own = await startApp({ masterKey: { given: { keys: newMasterKey() }, makesOwn: false } })
  afterwards.push(() => own.stop())
  await own.database.db.delete(masterKeys)
  const tries = [newMasterKey(), newMasterKey()].map((keys) =>
    openEncryption({ db: own.database.db, dataDir: own.dataDir, masterKey: { given: { keys }, makesOwn: false } }),
  )
  const results = await Promise.allSettled(tries)
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('an erased company takes its keys along: a copy of its bytes stays closed', async () => {
  const company = await aCompany(app)
  const { id } = await aDocument(company, { content: 'Nobody will know.' })
  const { file } = await rowOf(id)
  const copy = fs.readFileSync(placeOf(file))
  await company.client.call(contract.privacy.eraseCompany, { body: { password, company_name: 'Nordlicht GmbH' } })
  expect(await app.database.db.select().from(companyKeys).where(eq(companyKeys.companyId, company.id))).toEqual([])
  fs.writeFileSync(placeOf(file), copy)
  for (const files of [app.files, await freshFiles()]) await expect(files.read(file)).rejects.toThrow('destroyed')
  fs.rmSync(placeOf(file))
})

test('files put in each other’s place are refused by downloads and found by sanity', async () => {
  const [one, two] = [await aCompany(app), await aCompany(app)]
  const [mine, theirs] = [await aDocument(one, { content: 'Mine.' }), await aDocument(two, { content: 'Theirs.' })]
  const [a, b] = [(await rowOf(mine.id)).file, (await rowOf(theirs.id)).file]
  const bytes = fs.readFileSync(placeOf(a))
  fs.copyFileSync(placeOf(b), placeOf(a))
  expect((await download(one, mine.id)).text).not.toContain('Theirs.')
  expect((await download(one, mine.id)).status).toBeGreaterThanOrEqual(400)
  expect(await insanities()).toEqual([`1 files that are not what was stored: ${a}`])
  fs.writeFileSync(placeOf(a), bytes)
  expect(await insanities()).toEqual([])
})

test('a changed row of a key is found by sanity, and costs an upload a clear refusal', async () => {
  const company = await aCompany(app)
  const { id } = await aDocument(company)
  const rows = () => app.database.db.select().from(companyKeys).where(eq(companyKeys.companyId, company.id))
  const [{ wrapped } = { wrapped: '' }] = await rows()
  const change = (to: string) =>
    app.database.db.update(companyKeys).set({ wrapped: to }).where(eq(companyKeys.companyId, company.id))
  await change(`${wrapped.slice(0, -4)}AAAA`)
  const files = await freshFiles()
  expect(await findInsanities({ db: app.database.db, files, atRest: false })).toEqual([
    `1 keys of companies that no master key opens: ${company.id} 1`,
    `1 files that are not what was stored: ${(await rowOf(id)).file}`,
  ])
  await expect(files.keys!.current(company.tenant)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
  await change(wrapped)
})

test('the key of a company that two uploads begin at once is one', async () => {
  const company = await aCompany(app)
  const masters = openMasterKeys(app.dataDir, masterKey)!
  const all = [1, 2, 3, 4].map(() => openCompanyKeys(app.database.db, masters).current(company.tenant))
  const keys = await Promise.all(all)
  expect(new Set(keys.map(({ key }) => key.toString('hex'))).size).toBe(1)
})
