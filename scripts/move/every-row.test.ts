import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { contract } from '../../packages/contract/src/index.ts'
import { readConfig } from '../../packages/server/src/config.ts'
import { openDatabase } from '../../packages/server/src/database/pool.ts'
import { knownTables } from '../../packages/server/src/database/table-meanings.ts'
import { openDiskStore } from '../../packages/server/src/files/disk.ts'
import { openCompanyFiles } from '../../packages/server/src/files/encryption/open-encryption.ts'
import { ApiClient } from '../../packages/server/src/testing/client.ts'
import { fillEveryTable } from '../../packages/server/src/testing/every-row.ts'
import { startProduct } from '../../packages/server/src/testing/product.ts'
import { differences, holdingsOf } from '../../tools/torture/long/compare.ts'
import { backUp } from '../backup.ts'
import { openFolder } from '../data-folder.ts'
import { restore } from '../restore.ts'
import { move } from './index.ts'

// A company with a row in every table that there is is backed up, restored, moved, exported and erased.

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const password = 'windrad auf dem huegel'
const person = { email: 'ada@example.org', password, name: 'Ada Sommer', company_name: 'Nordlicht' }
const content = 'In 2025 our total energy consumption was 12,345 MWh.\n'
const questions = 'Question,Answer\nHow much energy did you use in 2025?,\n'
const held = Buffer.from([0, 255, 0x50, 0x4b, 10, 13])
/** What an installation has of its own: the list of its queues, its password of the database, mails that were written there. */
const staying = /^jobs\.(queue|version):|^the file (secrets\.json|outbox\/.+)$/

async function start(dataDir: string, folder: string, access = '') {
  const product = startProduct({ DATA_DIR: dataDir }, folder)
  undo.push(product.stop)
  const client = new ApiClient(await product.api)
  client.access = access
  return { client, stop: product.stop }
}

/** Runs `work` with the database of a data folder. */
async function inside<T>(dataDir: string, work: (client: pg.Client, url: string) => Promise<T>): Promise<T> {
  const folder = await openFolder(dataDir)
  const client = new pg.Client({ connectionString: folder.url('app') })
  try {
    await client.connect()
    return await work(client, folder.url('app'))
  } finally {
    await client.end()
    await folder.close()
  }
}

/** Rows of a company by table, or of all where a table says nothing of companies. */
async function countRows(client: pg.Client, companyId: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { table, owner } of knownTables) {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from "${table}" ${owner ? `where "${owner}" = '${companyId}'` : ''}`,
    )
    counts.set(table, rows[0]!.n)
  }
  return counts
}

/** Keeps a file of its own for a table, as the product does. */
async function keepFile(dataDir: string, url: string, companyId: string, table: string) {
  const database = openDatabase(url, 1)
  try {
    const { masterKey } = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }, dataDir)
    const store = openDiskStore(path.join(dataDir, 'files'))
    const files = await openCompanyFiles(store, { db: database.db, dataDir, masterKey })
    const bytes = Buffer.from(`A file of ${table}.`)
    const received = await files.receive(Readable.from([bytes]), 1000, { companyId, db: database.db })
    const hash = createHash('sha256').update(bytes).digest('hex')
    return { name: await files.keep(received), hash, size: bytes.length, title: `${table}.txt` }
  } finally {
    await database.close()
  }
}

const keptFiles = (dataDir: string) =>
  fs
    .readdirSync(path.join(dataDir, 'files/kept'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())

test('every kind of row is backed up, restored, moved, taken along and erased, and every file with it', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'every-row-'))
  undo.push(() => fs.rmSync(folder, { recursive: true, force: true }))
  const [data, restored, moved] = ['data', 'restored', 'moved'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  const { client, stop } = await start(data, folder)
  const { access } = await client.call(contract.session.register, { body: person })
  client.access = access ?? ''
  const { id: company } = await client.call(contract.company.get, {})
  const file = new File([content], 'report.txt', { type: 'text/plain' })
  const { document } = await client.call(contract.documents.upload, { body: {}, file })
  await client.call(contract.questionnaires.read, { body: {}, file: new File([questions], 'questions.csv') })
  const stage = async () => (await client.call(contract.documents.get, { params: { id: document.id } })).stage
  await expect.poll(stage, { interval: 200 }).toBe('processed')
  await stop()

  await inside(data, async (database, url) => {
    const kept = (table: string) => keepFile(data, url, company, table)
    await fillEveryTable(url, company, { kept, bytes: held })
    const empty = [...(await countRows(database, company))].flatMap(([table, count]) => (count === 0 ? [table] : []))
    expect(empty, 'tables without a row').toEqual([])
  })
  const before = await holdingsOf(data)

  const backup = path.join(folder, 'backup.tar.gz')
  await backUp(data, backup)
  expect(await restore(backup, restored)).toEqual([])
  expect(differences(before, await holdingsOf(restored))).toEqual([])
  const configOf = (dataDir: string) => readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }, folder)
  expect(await move(configOf(restored), configOf(moved))).toEqual([])
  expect(differences(before, await holdingsOf(moved)).filter((one) => !staying.test(one))).toEqual([])

  const last = await start(moved, folder, access ?? '')
  const response = await last.client.send('/company/export/')
  expect(response.status).toBe(200)
  const archive = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const read = (name: string) => JSON.parse(strFromU8(archive[name]!)) as Record<string, unknown>[]
  const exported = knownTables.filter((one) => one.exported)
  for (const { table } of exported) expect(read(`${table}.json`).length, table).toBeGreaterThan(0)
  const index = read('files.json') as { table: string; path: string; file?: string }[]
  const inArchive = index.map(({ table, path: place }) => [table, strFromU8(archive[place]!, true)])
  expect(inArchive).toContainEqual(['documents', content])
  expect(inArchive).toContainEqual(['work_questionnaires', questions])
  for (const { table, stored, bytes } of exported) {
    if (bytes) expect(inArchive).toContainEqual([table, held.toString('latin1')])
    else if (stored && table !== 'documents') expect(inArchive).toContainEqual([table, `A file of ${table}.`])
  }
  // Whatever lies in the store is in the archive: no table keeps a file that it does not tell of.
  const told = new Set(index.flatMap(({ file: name }) => name ?? []))
  expect(keptFiles(moved).filter(({ name }) => !told.has(name))).toEqual([])
  for (const { table, bytes, secrets = [] } of exported)
    for (const column of [...secrets, ...(bytes ? [bytes.content] : [])])
      for (const row of read(`${table}.json`)) expect(row, table).not.toHaveProperty(column)

  const outbox = path.join(moved, 'outbox')
  fs.mkdirSync(outbox, { recursive: true })
  fs.writeFileSync(path.join(outbox, 'of-ada.eml'), `From: a@b\nTo: ${person.email}\n\nHello`)
  await last.client.call(contract.privacy.eraseCompany, { body: { password, company_name: 'Nordlicht' } })
  await expect.poll(() => keptFiles(moved).length + fs.readdirSync(outbox).length).toBe(0)
  await last.stop()
  await inside(moved, async (database) => {
    const left = [...(await countRows(database, company))].filter(([table, count]) => {
      const { erasedWith } = knownTables.find((one) => one.table === table)!
      return count > 0 && (erasedWith === 'company' || erasedWith === 'session')
    })
    expect(left, 'tables with a row').toEqual([])
  })
}, 300_000)
