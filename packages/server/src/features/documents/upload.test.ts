import fs from 'node:fs'
import path from 'node:path'
import { contract } from '@esrs/contract'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies } from '../../database/schema/accounts.ts'
import { documents } from '../../database/schema/documents.ts'
import { aCompany, aDocument, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ maxUploadBytes: 1_048_576 })
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
})

const rows = () => app.database.db.select().from(documents).where(eq(documents.companyId, company.id))
const jobs = async () => {
  const { rows: found } = await app.database.db.execute<{ document: string }>(
    sql`select data->'data'->>'document' as document from jobs.job where name = 'documents.process' and group_id = ${company.id}`,
  )
  return found.map(({ document }) => document)
}
const stored = () =>
  fs
    .readdirSync(path.join(app.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile()).length
const list = (query: object = {}) => company.client.call(contract.documents.list, { query })

async function refused(name: string, content: string | Buffer<ArrayBuffer>) {
  const before = stored()
  const failure = await aDocument(company, { name, content }).catch((error: unknown) => error)
  expect(await rows()).toEqual([])
  expect(await jobs()).toEqual([])
  expect(stored()).toBe(before)
  return failure
}

test('an upload is acknowledged when file, row and job are there', async () => {
  const before = stored()
  const document = await aDocument(company, { name: 'Bericht Größe.txt', content: 'Fünf Wörter stehen hier drin.' })
  expect(document).toMatchObject({
    title: 'Bericht Größe.txt',
    mimeType: 'text/plain',
    size: 31,
    sizeFormatted: '31 Bytes',
    stage: 'queued',
    hasProcessingError: false,
    aiStats: { success: 0, failure: 0 },
  })
  expect(await rows()).toMatchObject([{ id: document.id, uploadedBy: company.user.id }])
  expect(await jobs()).toEqual([document.id])
  expect(stored()).toBe(before + 1)
  const { metadata } = await company.client.call(contract.company.get, {})
  expect(metadata.onboarding_status.processing_complete).toBe(false)
})

test('the same bytes are one document, under whatever name', async () => {
  const first = await aDocument(company, { name: 'a.txt', content: 'the same' })
  const file = new File(['the same'], 'b.txt')
  const again = await company.client.call(contract.documents.upload, { body: {}, file })
  expect(again).toMatchObject({ duplicate: true, document: { id: first.id, title: 'b.txt' } })
  expect(await jobs()).toHaveLength(1)
})

test('each place accepts its own types, and no place those of all', async () => {
  const text = Buffer.from('Only words.')
  const film = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex')
  const picture = Buffer.from('89504e470d0a1a0a0000', 'hex')
  const accepted = async (
    name: string,
    content: Buffer<ArrayBuffer>,
    place?: 'documents' | 'onboarding' | 'datapoint',
  ) => {
    const body = place ? { place } : {}
    const file = new File([content, crypto.randomUUID()], name)
    const reply = company.client.call(contract.documents.upload, { body, file })
    return reply.then(
      () => true,
      (error: { status: number; body: { error: string } }) => {
        expect(error.status).toBe(415)
        expect(error.body.error).toMatch(/Accepted are: \.pdf, /)
        return false
      },
    )
  }
  const places = ['documents', 'onboarding', 'datapoint', undefined] as const
  const inAll = async (name: string, content: Buffer<ArrayBuffer>) => {
    const answers: boolean[] = []
    for (const place of places) answers.push(await accepted(name, content, place))
    return answers
  }
  expect(await inAll('a.txt', text)).toEqual([true, true, true, true])
  expect(await inAll('a.md', text)).toEqual([false, true, false, true])
  expect(await inAll('a.csv', text)).toEqual([true, false, true, true])
  expect(await inAll('a.mp4', film)).toEqual([false, true, false, true])
  expect(await inAll('a.png', picture)).toEqual([false, true, true, true])
})

test('a duplicate says which document it is', async () => {
  await aDocument(company, { name: 'Bericht 2025.txt', content: 'the very same' })
  company.client.language = 'de'
  const file = new File(['the very same'], 'Kopie.txt')
  const { message } = await company.client.call(contract.documents.upload, { body: {}, file })
  expect(message).toContain('„Bericht 2025.txt“')
})

test('the same bytes sent ten times at once are one document', async () => {
  const before = stored()
  const all = await Promise.all(
    Array.from({ length: 10 }, () => aDocument(company, { name: 'a.txt', content: 'at once' })),
  )
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect(await rows()).toHaveLength(1)
  expect(await jobs()).toHaveLength(1)
  expect(stored()).toBe(before + 1)
})

test('two companies with the same bytes have a document each', async () => {
  const other = await aCompany(app)
  const [ours, theirs] = [await aDocument(company, { content: 'both' }), await aDocument(other, { content: 'both' })]
  expect(ours.id).not.toBe(theirs.id)
})

test('a file that is too large is refused while it arrives', async () => {
  expect(await refused('a.txt', Buffer.alloc(1_048_577, 'a'))).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large', error: 'The file is larger than 1 MB.' },
  })
})

test.each([
  [
    'report.pdf',
    'plain words',
    'The file is named .pdf, but its content is something else: plain text. Save it in the right format and upload it again.',
  ],
  [
    'report.txt',
    '%PDF-1.7 …',
    'The file is named .txt, but its content is something else: PDF. Save it in the right format and upload it again.',
  ],
  [
    'setup.exe',
    'MZ',
    'Files of the type “exe” are not accepted. Accepted are: .pdf, .doc, .docx, .txt, .xls, .xlsx, .csv, .tsv, .ods, .odt, .rtf, .eml, .zip, .xbri, .json, .html, .htm, .xhtml, .md, .jpg, .jpeg, .png, .gif, .mp4, .mov, .avi, .pptx.',
  ],
  ['README', 'words', null],
  ['invoice\u202Etxt.exe', 'MZ', null],
])('%s with the content %s is refused', async (name, content, sentence) => {
  const failure = await refused(name, content)
  expect(failure).toMatchObject({ status: 415, body: { code: 'type_not_accepted' } })
  if (sentence) expect(failure).toMatchObject({ body: { error: sentence, fields: { file: sentence } } })
})

test('an empty file is refused', async () => {
  expect(await refused('a.txt', '')).toMatchObject({ status: 400, body: { error: 'The file is empty.' } })
})

test('while uploads are paused nothing is taken in, and what the person is told of processing is true', async () => {
  await app.database.db.update(companies).set({ enableDocumentUpload: false }).where(eq(companies.id, company.id))
  expect(await refused('a.txt', 'words')).toMatchObject({
    status: 403,
    body: {
      code: 'forbidden',
      error: 'Uploads are paused for your company at the moment. What was uploaded before is kept.',
    },
  })
})

test('uploads that are paused while documents are on their way say how long that takes', async () => {
  await aDocument(company, { name: 'a.txt', content: 'on its way' })
  await app.database.db.update(companies).set({ enableDocumentUpload: false }).where(eq(companies.id, company.id))
  await expect(aDocument(company, { name: 'b.txt', content: 'more' })).rejects.toMatchObject({
    status: 403,
    body: { error: expect.stringContaining('48 hours') },
  })
})

test.each([
  ['empty', 'a.txt', ''],
  ['of another type', 'a.exe', 'MZ'],
  ['too large', 'a.txt', 'x'.repeat(3_000_000)],
])('paused uploads are forbidden before anything is received, also when the file is %s', async (_, name, content) => {
  await app.database.db.update(companies).set({ enableDocumentUpload: false }).where(eq(companies.id, company.id))
  expect(await refused(name, content)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
})

test('a stored file that is no longer what was uploaded is not delivered', async () => {
  const document = await aDocument(company, { name: 'a.txt', content: 'what was uploaded' })
  const [row] = await rows()
  const file = () => company.client.send(`/documents/${document.id}/file/`)
  expect([(await file()).status, await (await file()).text()]).toEqual([200, 'what was uploaded'])
  fs.writeFileSync(path.join(app.dataDir, 'files/kept', row!.file.slice(0, 2), row!.file), 'what was uploadef')
  const damaged = await file()
  expect([damaged.status, await damaged.json()]).toEqual([
    422,
    { code: 'unreadable_file', error: expect.stringMatching(/is damaged/) },
  ])
  const all = await company.client.send('/company/export/')
  const archive = Buffer.from(await all.arrayBuffer()).toString('latin1')
  expect([all.status, archive.includes('what was uploadef')]).toEqual([200, false])
})

test('the same bytes under a new name keep the new name, once, and are read again where it is another type', async () => {
  const first = await aDocument(company, { name: 'scan 0001.txt', content: 'kept words' })
  const upload = (name: string) =>
    company.client.call(contract.documents.upload, { body: {}, file: new File(['kept words'], name) })
  const { document, duplicate, message } = await upload('Energy audit 2025.txt')
  expect([document.id, document.title, duplicate]).toEqual([first.id, 'Energy audit 2025.txt', true])
  expect(message).toMatch(/as “scan 0001.txt”. It is called “Energy audit 2025.txt” from now on/)
  expect((await list()).results.map(({ title }) => title)).toEqual(['Energy audit 2025.txt'])
  expect(await jobs()).toHaveLength(1)
  await app.database.db.update(documents).set({ stage: 'processed' }).where(eq(documents.id, first.id))
  const other = await upload('Energy audit 2025.csv')
  expect(other.document).toMatchObject({ id: first.id, mimeType: 'text/csv', stage: 'queued' })
  expect(await jobs()).toHaveLength(2)
})

describe('names', () => {
  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\fakepath\\Bericht.txt', 'Bericht.txt'],
    [`${'ä'.repeat(300)}.txt`, `${'ä'.repeat(125)}.txt`],
    ['U\u0308bersicht.txt', 'Übersicht.txt'],
    ['zero\u200bwidth.txt', 'zerowidth.txt'],
    ['日本語.txt', '日本語.txt'],
  ])('%s is kept as %s', async (sent, kept) => {
    expect((await aDocument(company, { name: sent, content: sent })).title).toBe(kept)
  })
})

describe('the list', () => {
  test('is newest first, a page at a time, with the way to the others', async () => {
    for (const [index, name] of ['one.txt', 'two.txt', 'three.txt'].entries())
      await aDocument(company, { name, content: 'x'.repeat(index + 1) })
    const first = await list({ page_size: 2 })
    expect(first.results.map(({ title }) => title)).toEqual(['three.txt', 'two.txt'])
    expect(first).toMatchObject({ count: 3, previous: null })
    const second = await company.client.send(first.next!)
    expect(await second.json()).toMatchObject({
      results: [{ title: 'one.txt' }],
      next: null,
      previous: expect.stringContaining('page=1'),
    })
    const sorted = async (sort: string) => (await list({ sort })).results.map(({ title }) => title)
    expect(await sorted('title')).toEqual(['one.txt', 'three.txt', 'two.txt'])
    expect(await sorted('-size')).toEqual(['three.txt', 'two.txt', 'one.txt'])
    expect(await sorted('uploadDate')).toEqual(['one.txt', 'two.txt', 'three.txt'])
    expect((await list({ search: 'TWO' })).results.map(({ title }) => title)).toEqual(['two.txt'])
    expect((await list({ search: '%' })).count).toBe(0)
  })

  test('shows nothing of another company', async () => {
    await aDocument(await aCompany(app), { name: 'secret.txt' })
    expect(await list()).toMatchObject({ count: 0, results: [] })
  })

  test('writes sizes in the language of the reader', async () => {
    await aDocument(company, { content: 'x'.repeat(1536) })
    company.client.language = 'de'
    expect((await list()).results).toMatchObject([{ sizeFormatted: '1,50 KB' }])
  })
})

test('the original comes back as it was, as an attachment that nothing opens', async () => {
  const { id } = await aDocument(company, { name: 'Größe 1.txt', content: 'Größe' })
  const response = await company.client.send(`/documents/${id}/file/`)
  expect(await response.text()).toBe('Größe')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/plain',
    'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''Gr%C3%B6%C3%9Fe%201\.txt$/),
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('no-store'),
  })
})

test('a removed document is gone, its file too, and can be uploaded anew', async () => {
  const before = stored()
  const { id } = await aDocument(company, { content: 'going' })
  expect(await company.client.call(contract.documents.remove, { params: { id } })).toEqual({ ok: true })
  expect(stored()).toBe(before)
  for (const call of [contract.documents.get, contract.documents.file, contract.documents.remove] as const)
    await expect(company.client.call(call, { params: { id } })).rejects.toMatchObject({ status: 404 })
  expect((await aDocument(company, { content: 'going' })).id).not.toBe(id)
})

test('what is under way cannot be tried again, and there is no page of it yet', async () => {
  const { id } = await aDocument(company)
  await expect(company.client.call(contract.documents.retry, { params: { id } })).rejects.toMatchObject({ status: 409 })
  await expect(company.client.call(contract.documents.page, { params: { id, number: 1 } })).rejects.toMatchObject({
    status: 404,
    body: { error: 'The document has no page with this number, or it has not been read yet.' },
  })
})

test('the sweep queues a document whose job was lost, and removes a file that nobody knows', async () => {
  const { id } = await aDocument(company)
  const orphan = await app.files.keep(
    await app.files.receive(
      (async function* () {
        yield Buffer.from('orphan')
      })(),
      100,
      company.tenant,
    ),
  )
  const old = new Date(Date.now() - 7_200_000)
  await app.database.db.execute(sql`delete from jobs.job where group_id = ${company.id}`)
  await app.database.db
    .update(documents)
    .set({ uploadedAt: old })
    .where(and(eq(documents.id, id)))
  await app.sweep()
  await app.sweep()
  expect(await jobs()).toEqual([id])
  // Too young: it may belong to an upload whose transaction is under way.
  const { stream, size } = await app.files.read(orphan)
  stream.on('error', () => {}).resume()
  expect(size).toBe(6)
})

test('a summary counts all documents by where they are and adds up what was found in them', async () => {
  const [first, second, third] = [await aDocument(company), await aDocument(company), await aDocument(company)]
  await aDocument(company)
  await aDocument(await aCompany(app))
  const set = (id: string, row: Partial<typeof documents.$inferInsert>) =>
    app.database.db.update(documents).set(row).where(eq(documents.id, id))
  const number = { success: 3, failure: 1, total: 4 }
  await set(first.id, { stage: 'processed', stats: { number } })
  await set(second.id, { stage: 'failed', errorCode: 'damaged', stats: { number, date: number } })
  await set(third.id, { stage: 'processed', notes: [{ code: 'not_analysed' }] })
  expect(await company.client.call(contract.documents.summary, {})).toEqual({
    count: 4,
    analysed: 1,
    working: 1,
    failed: 1,
    stored: 1,
    aiStatsByType: { number: { success: 6, failure: 2, total: 8 }, date: number },
  })
  expect(await (await aCompany(app)).client.call(contract.documents.summary, {})).toMatchObject({
    count: 0,
    aiStatsByType: {},
  })
})
