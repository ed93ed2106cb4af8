import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@esrs/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { documents } from '../database/schema/documents.ts'
import { findings } from '../database/schema/reporting.ts'
import { processDocumentJob } from '../features/documents/index.ts'
import { aCompany, aDocument, ended, startApp, type TestApp, type TestCompany } from '../testing/index.ts'
import { findInsanities } from './sanity.ts'

/** Why what is missing is left out, as the statement says it to readers. */
const leftOut = { en: 'Not available yet.', de: 'Noch nicht verfügbar.' }

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ workers: true })
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
})

const files = () => path.join(app.dataDir, 'files')
const find = (atRest = false) => findInsanities({ db: app.database.db, files: app.files, atRest })
const aReport = async (owner = company) => {
  const content = `Sustainability report 2025 of ${owner.id}\n\nIn 2025 our total energy consumption was 12,345 MWh.\n`
  const { id } = await ended(owner, (await aDocument(owner, { name: 'report.txt', content })).id)
  const [row] = await app.database.db.select().from(documents).where(eq(documents.id, id))
  return row!
}
const placeOf = (name: string) => path.join(files(), 'kept', name.slice(0, 2), name)
/** Removes the document and whatever was put beside it, so that the next test begins with nothing wrong. */
const remove = (id: string) => company.client.call(contract.documents.remove, { params: { id } })

test('nothing is found where nothing is wrong, while documents come and go', async () => {
  const { id } = await aReport()
  const waiting = await aDocument(company)
  expect(await find()).toEqual([])
  await ended(company, waiting.id)
  await remove(id)
  expect(await find()).toEqual([])
})

test('what was issued is what it was, and its files wait for a job', async () => {
  const { id } = await aReport()
  const { report, csrd } = contract
  await company.client.call(csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: '12345' } })
  await company.client.call(report.confirm, { body: { reason: 'For the test.', left_out: leftOut } })
  await company.client.call(report.issue, { body: {} })
  const body = { version: 1, format: 'sources', language: 'en' } as const
  await company.client.call(report.makeFile, { body })
  await remove(id)
  const states = async () => (await company.client.call(report.files, {})).files.map(({ state }) => state)
  while ((await states())[0] !== 'done') await wait(20)
  expect(await find(true)).toEqual([])
  await app.database.db.execute(sql`
    insert into issued_statements select company_id, set, reporting_year, 7, at, by_user, by_name, languages, facts, note,
      statement || ' ', hash from issued_statements where company_id = ${company.id}`)
  await app.database.db.execute(sql`update statement_files set state = 'making' where company_id = ${company.id}`)
  expect(await find(true)).toEqual([
    `1 issued statements that are not what was issued: ${company.id} 7`,
    expect.stringMatching(/^1 files of statements that wait for a job/),
  ])
  const { rows } = await app.database.db.execute<{ file: string }>(
    sql`select file from kept_documents union select file from statement_files`,
  )
  await app.database.db.execute(sql`delete from companies where id = ${company.id}`)
  for (const { file } of rows) await app.files.remove(file)
  expect(await find(true)).toEqual([])
})

test('what is removed while files are read is no loss', async () => {
  const { id, file } = await aReport()
  const read = async (name: string) => {
    if (name === file) await remove(id)
    return app.files.read(name)
  }
  expect(await findInsanities({ db: app.database.db, files: { ...app.files, read }, atRest: false })).toEqual([])
})

test('files that are gone, changed, or nobody’s', async () => {
  const [gone, changed] = [await aReport(), await aReport(await aCompany(app))]
  fs.rmSync(placeOf(gone.file))
  fs.appendFileSync(placeOf(changed.file), 'x')
  const orphan = randomUUID()
  fs.mkdirSync(path.dirname(placeOf(orphan)), { recursive: true })
  fs.writeFileSync(placeOf(orphan), 'x')
  const arriving = path.join(files(), 'arriving', randomUUID())
  fs.writeFileSync(arriving, 'x')
  expect(await find()).toEqual([
    `1 rows without their file: ${gone.file}`,
    `1 files that are not what was stored: ${changed.file}`,
  ])
  // At rest no transaction can be under way that would own them.
  expect((await find(true)).slice(2)).toEqual([
    `1 kept files without a row: ${orphan}`,
    `1 files of uploads that never ended: ${path.basename(arriving)}`,
  ])
  for (const file of [placeOf(orphan), arriving]) fs.rmSync(file)
  await app.database.db.execute(sql`delete from documents where id in (${gone.id}, ${changed.id})`)
  fs.rmSync(placeOf(changed.file))
  await app.database.db.execute(sql`delete from datapoint_values`)
})

test('documents without a job, without a reason, and jobs without a process', async () => {
  const { id } = await aReport()
  const set = (change: Partial<typeof documents.$inferInsert>) =>
    app.database.db.update(documents).set(change).where(eq(documents.id, id))
  const old = new Date(Date.now() - 600_000)
  await set({ stage: 'reading', finishedAt: null, uploadedAt: old })
  expect(await find()).toEqual([`1 documents that wait for a job that does not exist: ${id}`])
  await app.database.db.execute(sql`
    insert into jobs.job (name, data, group_id, start_after)
    select name, data, group_id, now() + interval '1 day' from jobs.job, generate_series(1, 2)
    where name = ${processDocumentJob.id} and data->'data'->>'document' = ${id}`)
  expect(await find()).toEqual([`1 documents with two jobs at once: ${id}`])
  await app.database.db.execute(sql`delete from jobs.job where start_after > now() + interval '1 hour'`)
  await set({ stage: 'failed', finishedAt: new Date() })
  expect(await find()).toEqual([`1 documents that failed without a reason, or succeeded with one: ${id}`])
  await set({ stage: 'processed' })
  const { rows } = await app.database.db.execute<{ id: string }>(sql`
    update jobs.job set state = 'active', started_on = now() - interval '1 hour', heartbeat_on = null,
      completed_on = null, expire_seconds = 100000, heartbeat_seconds = 100000
    where data->'data'->>'document' = ${id} returning id`)
  expect(await find()).toEqual([`1 jobs whose process is gone: ${rows[0]!.id}`])
  await app.database.db.execute(
    sql`update jobs.job set state = 'completed', completed_on = now() where id = ${rows[0]!.id}`,
  )
  await remove(id)
})

test('words that do not stand on their page, and what belongs to somebody else', async () => {
  const document = await aReport()
  const other = await aCompany(app)
  const [finding] = await app.database.db.select().from(findings).where(eq(findings.documentId, document.id)).limit(1)
  const set = (change: Partial<typeof findings.$inferInsert>) =>
    app.database.db.update(findings).set(change).where(eq(findings.id, finding!.id))
  await set({ excerpt: 'invented' })
  expect(await find()).toEqual([`1 findings whose words do not stand on their page: ${finding!.id}`])
  await set({ excerpt: finding!.excerpt, companyId: other.id })
  const found = await find()
  expect(found).toContain(`1 rows of findings that name another company's documents: ${document.id}`)
  await set({ companyId: company.id })
  await remove(document.id)
  expect(await find()).toEqual([])
})
