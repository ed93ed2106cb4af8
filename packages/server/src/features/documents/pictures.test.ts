import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract } from '@esrs/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { documentPages, documents } from '../../database/schema/documents.ts'
import { aCompany, aDocument, ended, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { until } from '../../testing/until.ts'

// A reading process that is told by the names of files what to do stands for the real one: `hold…` waits with its pictures until it
// is let go, `crash…` ends with them, `same…` adds nothing, `long…` waits with its first values.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'))
const journal = path.join(folder, 'journal')
const gate = path.join(folder, 'go')
const entry = path.join(folder, 'reader.mjs')
fs.writeFileSync(
  entry,
  `import fs from 'node:fs'
const page = (number, text) => ({ number, kind: 'page', name: null, text, turn: 0 })
const analysis = { findings: [], others: [], dropped: {}, reportingYear: 2025, omissions: [], hints: [] }
const later = (name) => {
  const picturesLater = name.startsWith('long') || name.startsWith('small') ? undefined : [2]
  process.send({ kind: 'pages', rows: JSON.stringify([page(1, 'text'), page(2, 'more text')]) })
  process.send({ kind: 'read', facts: { language: 'en', wordCount: 3, pageCount: 2, notes: [], picturesLater } })
  process.send({ kind: 'analysed', analysis })
  process.send({ kind: 'done', bytes: 1000 })
}
const added = (name) => {
  const same = name.startsWith('same')
  if (!same) process.send({ kind: 'pages', rows: JSON.stringify([page(2, 'more text of a picture')]) })
  const notes = same ? [] : [{ code: 'pictures_recognised', pages: [2] }]
  process.send({ kind: 'read', facts: { language: 'en', wordCount: 6, pageCount: 2, notes } })
  process.send({ kind: 'analysed', analysis: same ? null : analysis })
  process.send({ kind: 'done', bytes: 1000 })
}
process.on('message', ({ name, pictures }) => {
  if (!name) return
  process.send({ kind: 'begun' })
  fs.appendFileSync(${JSON.stringify(journal)}, pictures + ' ' + name + ' ' + process.pid + '\\n')
  const end = () => (pictures === 'later' ? later : added)(name)
  if (pictures === 'added' && name.startsWith('crash')) process.exit(1)
  if (!name.startsWith(pictures === 'later' ? 'long' : 'hold')) return end()
  const timer = setInterval(() => {
    process.send({ kind: 'progress', done: 1, total: 2, activity: 'recognising' })
    if (!fs.existsSync(${JSON.stringify(gate)})) return
    clearInterval(timer)
    end()
  }, 10)
})`,
)

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ workers: true, readingEntry: entry, firstLook: { milliseconds: 500, memoryBytes: 1e9 } })
})
afterAll(async () => {
  await app.stop()
  fs.rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  company = await aCompany(app)
})
afterEach(async () => {
  // A test that failed must not leave its documents to the next.
  fs.writeFileSync(gate, '')
  await allDone()
  for (const file of [journal, gate]) fs.rmSync(file, { force: true })
})

const allDone = () =>
  until(async () =>
    expect(
      (
        await app.database.db.execute(
          sql`select 1 from jobs.job where name in ('documents.process', 'documents.pictures') and state <= 'active'`,
        )
      ).rows,
    ).toEqual([]),
  )
const begun = (): string[][] =>
  fs.existsSync(journal)
    ? fs
        .readFileSync(journal, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(' '))
    : []
/** The processes that have begun to read pictures. */
const added = () => begun().flatMap(([pictures, , pid]) => (pictures === 'added' ? [Number(pid)] : []))
const upload = async (of: TestCompany, name: string) => (await aDocument(of, { name, content: name })).id
const get = (id: string) => company.client.call(contract.documents.get, { params: { id } })
const codes = async (id: string) => (await get(id)).notes.map(({ code }) => code)
const textOf = async (id: string, number: number) =>
  (await company.client.call(contract.documents.page, { params: { id, number } })).text
const rows = (id: string) =>
  Promise.all([
    app.database.db.select().from(documents).where(eq(documents.id, id)),
    app.database.db.select().from(documentPages).where(eq(documentPages.documentId, id)).orderBy(documentPages.number),
  ])
const again = (id: string) =>
  app.database.db.execute(sql`
    update jobs.job set state = 'created', started_on = null, completed_on = null
    where name = 'documents.pictures' and data->'data'->>'document' = ${id}`)
const wait = (id: string) =>
  app.database.db
    .update(documents)
    .set({ notes: [{ code: 'pictures_later', pages: [2] }] })
    .where(eq(documents.id, id))
const mails = () => app.mails().filter((mail) => mail.includes(company.user.email)).length

/** A document that has its first values and whose pictures are being read. */
async function held() {
  const id = await upload(company, 'hold.txt')
  const first = await ended(company, id)
  await until(() => expect(added()).toHaveLength(1))
  return { id, first, pid: added()[0]! }
}

test('a document has its end, its values and its mail before its pictures are read, and all of them once', async () => {
  const { id, first } = await held()
  expect(first).toMatchObject({ stage: 'processed', wordCount: 3 })
  expect(first.notes).toEqual([{ code: 'pictures_later', text: 'Pictures on its pages are still being read.' }])
  company.client.language = 'de'
  expect((await get(id)).notes[0]!.text).toBe('Bilder auf den Seiten werden noch gelesen.')
  const isComplete = async () =>
    (await company.client.call(contract.company.get, {})).metadata.onboarding_status.processing_complete
  expect(await isComplete()).toBe(true)
  await until(() => expect(mails()).toBe(1))
  const [[before]] = await rows(id)
  fs.writeFileSync(gate, '')
  await until(async () => expect(await codes(id)).toEqual(['pictures_recognised']))
  expect(await get(id)).toMatchObject({ stage: 'processed', wordCount: 6, pageCount: 2 })
  expect([await textOf(id, 1), await textOf(id, 2)]).toEqual(['text', 'more text of a picture'])
  const [[after]] = await rows(id)
  expect([after!.finishedAt, after!.announcedAt]).toEqual([before!.finishedAt, before!.announcedAt])
  await allDone()
  expect([await isComplete(), mails()]).toEqual([true, 1])
})

test('a process that is killed midway leaves the first result as it is, and the pictures are read again', async () => {
  const { id, pid } = await held()
  const before = await rows(id)
  process.kill(pid, 'SIGKILL')
  await until(() => expect(added()).toHaveLength(2))
  expect(await rows(id)).toEqual(before)
  fs.writeFileSync(gate, '')
  await until(async () => expect(await codes(id)).toEqual(['pictures_recognised']))
})

test('pictures that cannot be read end in a note, and the first result stays', async () => {
  const id = await upload(company, 'crash.txt')
  const first = await ended(company, id)
  await until(async () => expect(await codes(id)).toEqual(['pictures_not_recognised']))
  const now = await get(id)
  expect(now.notes[0]!.text).toBe('Pictures on these pages could not be read; what the text says is complete: 2.')
  expect({ ...now, notes: first.notes }).toEqual(first)
  expect(await textOf(id, 2)).toBe('more text')
})

test('pictures that add nothing leave everything as it is', async () => {
  const id = await upload(company, 'same.txt')
  await ended(company, id)
  await until(async () => expect(await codes(id)).toEqual([]))
  expect([await textOf(id, 2), (await get(id)).wordCount]).toEqual(['more text', 3])
})

test('a second run has the effect of one', async () => {
  const id = await upload(company, 'twice.txt')
  await ended(company, id)
  await until(async () => expect(await codes(id)).toEqual(['pictures_recognised']))
  await allDone()
  const once = await rows(id)
  await again(id)
  await allDone()
  expect(added()).toHaveLength(1)
  expect(await rows(id)).toEqual(once)
  // Killed just before its end was committed: all of it is done again.
  await wait(id)
  await again(id)
  await until(async () => expect(await codes(id)).toEqual(['pictures_recognised']))
  expect(await rows(id)).toEqual(once)
})

test('pictures whose job is lost are queued again', async () => {
  const id = await upload(company, 'lost.txt')
  await ended(company, id)
  await allDone()
  await app.database.db.execute(sql`delete from jobs.job where name = 'documents.pictures'`)
  await wait(id)
  await app.sweep()
  await until(async () => expect(await codes(id)).toEqual(['pictures_recognised']))
})

test('a document that is deleted meanwhile ends the reading of its pictures', async () => {
  const { id } = await held()
  await company.client.call(contract.documents.remove, { params: { id } })
  // They are not let go: only the end of the document ends this.
  await allDone()
  expect(await rows(id)).toEqual([[], []])
})

test('one that is analysed anew meanwhile is added to from its newest reading', async () => {
  const { id } = await held()
  await company.client.call(contract.documents.reanalyse, { params: { id } })
  await until(() => expect(begun().map(([kind]) => kind)).toEqual(['later', 'added', 'later', 'added']))
  fs.writeFileSync(gate, '')
  await until(async () => expect(await codes(id)).toEqual(['pictures_recognised']))
})

test('documents of another company that wait for their first values come before pictures', async () => {
  const { id, pid } = await held()
  const other = await aCompany(app)
  await ended(other, await upload(other, 'small.txt'))
  // More than are read at once: one has to wait, and the pictures give way.
  const names = ['long-1.txt', 'long-2.txt', 'long-3.txt']
  const ids: string[] = []
  for (const name of names) ids.push(await upload(other, name))
  await until(() => expect(() => process.kill(pid, 0)).toThrow())
  expect(await codes(id)).toEqual(['pictures_later'])
  fs.writeFileSync(gate, '')
  for (const one of ids) expect(await ended(other, one)).toMatchObject({ stage: 'processed' })
  // It was put back, which counts as no failure, and begins when nobody waits.
  await app.database.db.execute(sql`update jobs.job set start_after = now() where name = 'documents.pictures'`)
  await until(async () => expect(await codes(id)).toEqual(['pictures_recognised']))
  const order = begun().map(([kind, name]) => `${kind} ${name}`)
  const last = Math.max(...names.map((name) => order.lastIndexOf(`later ${name}`)))
  expect(order.lastIndexOf('added hold.txt')).toBeGreaterThan(last)
})
