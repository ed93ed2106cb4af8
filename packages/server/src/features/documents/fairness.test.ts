import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aCompany, aDocument, ended, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { until } from '../../testing/until.ts'
import { LongDocumentSlots } from './long-document-slots.ts'

// A reading process that is told by the names of files what to do stands for the real one, so that who is read when does not hang
// on how quick this machine is: `long…` is read until it is let go, `crash…` ends the process, anything else is read at once.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairness-'))
const journal = path.join(folder, 'journal')
const gate = path.join(folder, 'go')
const entry = path.join(folder, 'reader.mjs')
fs.writeFileSync(
  entry,
  `import fs from 'node:fs'
const end = () => {
  process.send({ kind: 'pages', rows: '[{"number":1,"kind":"text","name":null,"text":"words","turn":0}]' })
  process.send({ kind: 'read', facts: { language: 'en', wordCount: 1, pageCount: 1, notes: [] } })
  process.send({ kind: 'analysed', analysis: { findings: [], others: [], dropped: {}, reportingYear: null, omissions: [], hints: [] } })
  process.send({ kind: 'done', bytes: 1000 })
}
process.on('message', ({ name }) => {
  if (!name) return
  process.send({ kind: 'begun' })
  fs.appendFileSync(${JSON.stringify(journal)}, name + ' ' + process.pid + '\\n')
  if (name.startsWith('crash')) process.exit(1)
  if (!name.startsWith('long')) return end()
  const timer = setInterval(() => {
    if (!fs.existsSync(${JSON.stringify(gate)})) return
    clearInterval(timer)
    end()
  }, 10)
})`,
)

// How often each document that is read has asked whether it may go on.
const asked = new Map<object, number>()
const begin = LongDocumentSlots.prototype.acquire
vi.spyOn(LongDocumentSlots.prototype, 'acquire').mockImplementation(function (this: LongDocumentSlots, ...of) {
  const turn = begin.apply(this, of)
  if (!turn) return null
  asked.set(turn, 0)
  const mayGoOn = async (isLarge: boolean) => {
    const answer = await turn.slice.mayGoOn(isLarge)
    asked.set(turn, asked.get(turn)! + 1)
    return answer
  }
  const end = () => {
    asked.delete(turn)
    return turn.end()
  }
  return { slice: { ...turn.slice, mayGoOn }, end }
})

/** That nothing gives way leaves no trace to wait for: every document that is read now has asked twice more. */
async function askedAgain() {
  const before = new Map(asked)
  expect(before.size).toBe(2)
  await until(() => {
    for (const [turn, times] of before) expect(asked.get(turn) ?? 0).toBeGreaterThanOrEqual(times + 2)
  })
}

let app: TestApp
let many: TestCompany
let few: TestCompany
beforeAll(async () => {
  // Nobody's first look is over before the other company's document is there, and no quick one is taken for a long one.
  app = await startApp({ workers: true, readingEntry: entry, firstLook: { milliseconds: 500, memoryBytes: 1e9 } })
})
afterAll(async () => {
  await app.stop()
  fs.rmSync(folder, { recursive: true })
})
afterEach(async () => {
  // A test that failed must not leave its documents to the next.
  fs.writeFileSync(gate, '')
  await until(async () =>
    expect(
      (
        await app.database.db.execute(
          sql`select 1 from jobs.job where name = 'documents.process' and state <= 'active'`,
        )
      ).rows,
    ).toEqual([]),
  )
  for (const file of [journal, gate]) fs.rmSync(file, { force: true })
})

const begun = (): string[][] =>
  fs.existsSync(journal)
    ? fs
        .readFileSync(journal, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(' '))
    : []
const names = () => begun().map(([name]) => name!)
const upload = async (company: TestCompany, name: string) => (await aDocument(company, { name, content: name })).id
const stage = async (company: TestCompany, id: string) =>
  (await company.client.call(contract.documents.get, { params: { id } })).stage

test('a small file is read while another company’s queue is full of files that take long', {
  timeout: 60_000,
}, async () => {
  ;[many, few] = [await aCompany(app), await aCompany(app)]
  const long: string[] = []
  for (let n = 1; n <= 4; n += 1) long.push(await upload(many, `long-${n}.txt`))
  // Two processes may start in either order.
  await until(() => expect(names().sort()).toEqual(['long-1.txt', 'long-2.txt']))
  for (const name of ['small-1.txt', 'small-2.txt']) {
    expect(await ended(few, await upload(few, name))).toMatchObject({ stage: 'processed' })
  }
  const stages = await Promise.all(long.map((id) => stage(many, id)))
  expect(stages.filter((one) => one === 'processed')).toEqual([])
  expect(stages.filter((one) => one === 'reading').length).toBeGreaterThanOrEqual(1)
  // One of the first two went on all the time.
  expect(Math.min(...['long-1.txt', 'long-2.txt'].map((name) => names().filter((one) => one === name).length))).toBe(1)
  fs.writeFileSync(gate, '')
  for (const id of long) expect(await ended(many, id)).toMatchObject({ stage: 'processed', pageCount: 1 })
  // Each gave way once at most, and to give way was not counted as a failure.
  for (let n = 1; n <= 4; n += 1)
    expect(names().filter((name) => name === `long-${n}.txt`).length).toBeLessThanOrEqual(2)
  const { rows } = await app.database.db.execute(sql`
    select data->'data'->>'document' from jobs.job where name = 'documents.process' and group_id = ${many.id}`)
  expect(rows).toHaveLength(4)
})

test('a document gives way to a company of which nothing is read, and to no other', async () => {
  ;[many, few] = [await aCompany(app), await aCompany(app)]
  const ids = [await upload(many, 'long-1.txt')]
  await until(() => expect(names()).toHaveLength(1))
  const own = await upload(few, 'long-2.txt')
  await until(() => expect(names()).toHaveLength(2))
  for (let n = 3; n <= 5; n += 1) ids.push(await upload(many, `long-${n}.txt`))
  await askedAgain()
  expect(names()).toEqual(['long-1.txt', 'long-2.txt'])
  fs.writeFileSync(gate, '')
  for (const id of ids) await ended(many, id)
  await ended(few, own)
  expect(names().filter((name) => name === 'long-2.txt')).toHaveLength(1)
})

test('while nobody else waits, nothing gives way', async () => {
  many = await aCompany(app)
  const ids = [await upload(many, 'long-1.txt'), await upload(many, 'long-2.txt')]
  await until(() => expect(names()).toHaveLength(2))
  await askedAgain()
  fs.writeFileSync(gate, '')
  for (const id of ids) await ended(many, id)
  expect(names().sort()).toEqual(['long-1.txt', 'long-2.txt'])
})

test('a process reads files of one company only', async () => {
  ;[many, few] = [await aCompany(app), await aCompany(app)]
  const uploads: [TestCompany, string][] = []
  for (let n = 1; n <= 10; n += 1) {
    uploads.push([many, await upload(many, `many-${n}.txt`)])
    if (n % 3 === 0) uploads.push([few, await upload(few, `few-${n}.txt`)])
  }
  for (const [company, id] of uploads) await ended(company, id)
  const byProcess = new Map<string, Set<string>>()
  for (const [name, pid] of begun()) byProcess.set(pid!, (byProcess.get(pid!) ?? new Set()).add(name!.split('-')[0]!))
  for (const companies of byProcess.values()) expect(companies.size).toBe(1)
  expect(byProcess.size).toBeLessThan(begun().length)
})

test('a file that crashes in a process that has read others is tried three times in one of its own', {
  timeout: 60_000,
}, async () => {
  many = await aCompany(app)
  const before = await upload(many, 'good.txt')
  await ended(many, before)
  const id = await upload(many, 'crash.txt')
  expect(await ended(many, id)).toMatchObject({ stage: 'failed', errorCode: 'crashed' })
  const crashed = begun().filter(([name]) => name === 'crash.txt')
  const used = begun().find(([name]) => name === 'good.txt')![1]
  expect(crashed.filter(([, pid]) => pid !== used)).toHaveLength(3)
  expect(await ended(many, await upload(many, 'after.txt'))).toMatchObject({ stage: 'processed' })
})
