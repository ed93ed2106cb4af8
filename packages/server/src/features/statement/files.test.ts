import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contract, type ReportFormat, reportFormats } from '@esrs/contract'
import { hostile } from '@esrs/reports/testing'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ApiClient,
  ApiFailure,
  aCompany,
  aDocument,
  askUntil,
  ended,
  password,
  startApp,
  type TestApp,
  type TestCompany,
} from '../../testing/index.ts'
import { startProduct } from '../../testing/product.ts'
import { aCandidate, record } from '../reporting/testing.ts'

/** Why what is missing is left out, as the statement says it to readers. */
const leftOut = { en: 'Not available yet.', de: 'Noch nicht verfügbar.' }

const { report, csrd, documents } = contract

let app: TestApp
beforeAll(async () => {
  app = await startApp({ workers: true })
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())

type Reporter = Pick<TestCompany, 'client'>

const decide = ({ client }: Reporter) =>
  client.call(csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: '12345' } })

/** A company of 2025 with a decided value. */
async function aReporter(set: 'esrs-2023' | 'esrs-2026' = 'esrs-2023') {
  const company = await aCompany(app)
  const metadata = { standard_set: set, reporting_year: 2025 } as const
  await company.client.call(contract.company.update, { body: { metadata } })
  if (set === 'esrs-2023') await decide(company)
  return company
}

/** Such a company, and the document that its value was found in. */
async function aCitingReporter() {
  const company = await aReporter()
  const { id: source } = await aDocument(company, { name: 'note.txt' })
  // The worker would replace what is recorded before it has read the document.
  await ended(company, source)
  await record(company, source, [aCandidate({ number: 12_345 })])
  await decide(company)
  return { company, source }
}

async function issued({ client }: Reporter): Promise<number> {
  await client.call(report.confirm, { body: { reason: 'Known.', left_out: leftOut } })
  return (await client.call(report.issue, { body: {} })).number
}

const wish = ({ client }: Reporter, format: ReportFormat, version: number | null, language: 'en' | 'de' = 'en') =>
  client.call(report.makeFile, { body: { version, format, language } })

/** The file once it has reached its end. */
const made = (company: Reporter, id: string) =>
  askUntil(
    async () => (await company.client.call(report.files, {})).files.find((one) => one.id === id)!,
    ({ state }) => state === 'done' || state === 'failed',
  )

async function bytesOf({ client }: Reporter, id: string) {
  const response = await client.send(`/report/files/${id}/`)
  expect(response.status).toBe(200)
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error
      return { status: error.status, ...error.body }
    },
  )

describe('files of an issued version', () => {
  let company: TestCompany
  let version: number
  beforeAll(async () => {
    const reporter = await aCitingReporter()
    company = reporter.company
    const settings = await company.client.call(report.settings, {})
    await company.client.call(report.saveSettings, { body: { ...settings, lei: '529900T8BM49AURSDO55' } })
    version = await issued(company)
    await company.client.call(documents.remove, { params: { id: reporter.source } })
  })

  const begins: Record<ReportFormat, string> = {
    pdf: '%PDF-',
    'pdf-archive': '%PDF-',
    docx: 'PK',
    ixbrl: '<?xml',
    package: 'PK',
    'xbrl-json': '{',
    annex: 'PK',
    sources: 'PK',
  }

  /** Where the same pages lie in another format: that one is the same anew only if they are. */
  const within: ReportFormat[] = ['pdf', 'ixbrl']

  test.each(reportFormats)('%s is made once, and anew it has the same bytes', async (format) => {
    const file = await made(company, (await wish(company, format, version)).id)
    expect(file).toMatchObject({ state: 'done', version, format, reason: null })
    expect(file.name).toMatch(/^nordlicht-gmbh-2025-en-v1[.-]/)
    const { bytes, response } = await bytesOf(company, file.id)
    expect(strFromU8(bytes.subarray(0, 5))).toContain(begins[format])
    expect(response.headers.get('content-disposition')).toContain(file.name)
    expect([bytes.length, sha256(bytes)]).toEqual([file.size, file.sha256])
    expect((await wish(company, format, version)).id).toBe(file.id)
    if (within.includes(format)) return
    await app.database.db.execute(`update statement_files set state = 'failed' where id = '${file.id}'`)
    const again = await made(company, (await wish(company, format, version)).id)
    expect(again.id).not.toBe(file.id)
    expect(again.sha256).toBe(file.sha256)
  })

  test('the cited documents are there, though they were removed', async () => {
    const file = await made(company, (await wish(company, 'sources', version, 'de')).id)
    const entries = unzipSync((await bytesOf(company, file.id)).bytes)
    expect(Object.keys(entries)).toEqual(['sources/note.txt', 'SHA256SUMS.txt'])
    const hash = sha256(entries['sources/note.txt']!)
    expect(strFromU8(entries['SHA256SUMS.txt']!)).toBe(`${hash}  sources/note.txt\n`)
    await app.sweep()
    const { stream, size } = await app.files.read((await keptFile())!)
    stream.on('error', () => {}).resume()
    expect(size).toBe(entries['sources/note.txt']!.length)
  })
  const keptFile = async () => {
    const where = `company_id = '${company.id}'`
    const { rows } = await app.database.db.execute<{ file: string }>(`select file from kept_documents where ${where}`)
    return rows[0]?.file
  }

  test('go with their company', async () => {
    const { company: leaving } = await aCitingReporter()
    await made(leaving, (await wish(leaving, 'annex', await issued(leaving))).id)
    const { rows } = await app.database.db.execute<{ file: string }>(
      `select file from kept_documents where company_id = '${leaving.id}'
        union select file from statement_files where company_id = '${leaving.id}'`,
    )
    expect(rows).toHaveLength(2)
    const body = { password, company_name: 'Nordlicht GmbH' }
    await leaving.client.call(contract.privacy.eraseCompany, { body })
    // Nothing opens them from then on; a job removes them.
    for (const { file } of rows)
      await expect(app.files.read(file)).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:ENOENT|FILE_DAMAGED)$/),
      })
  })

  test('belong to the export of the company', async () => {
    const response = await company.client.send('/company/export/')
    const entries = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const index = JSON.parse(strFromU8(entries['files.json']!)) as { file: string; path: string }[]
    expect(index.map(({ file }) => file)).toContain(await keptFile())
    expect(strFromU8(entries['issued_statements.json']!)).toContain('E1-5_01')
    expect(new Set(index.map(({ file }) => file)).size).toBe(index.length)
  })

  test('without a LEI everything is made but what is filed under it', async () => {
    const other = await aReporter()
    const without = await issued(other)
    for (const format of ['ixbrl', 'package'] as const)
      expect(await failure(wish(other, format, without))).toMatchObject({
        status: 409,
        error: expect.stringContaining('Legal Entity Identifier'),
      })
    expect(await made(other, (await wish(other, 'xbrl-json', without)).id)).toMatchObject({ state: 'done' })
  })

  test('another version, another language and another person get nothing', async () => {
    expect(await failure(wish(company, 'pdf', 99))).toMatchObject({ status: 404 })
    const other = await aReporter()
    expect(await failure(wish(other, 'pdf', version))).toMatchObject({ status: 404 })
    const settings = await other.client.call(report.settings, {})
    await other.client.call(report.saveSettings, { body: { ...settings, languages: ['de'] } })
    expect(await failure(wish(other, 'pdf', null))).toMatchObject({
      status: 400,
      fields: { language: expect.any(String) },
    })
  })
})

describe('files of the draft', () => {
  test('are called drafts, and the newest few are kept', async () => {
    const company = await aReporter()
    const ids: string[] = []
    for (let number = 0; number < 4; number += 1) {
      app.clock.advance(1000)
      ids.push((await made(company, (await wish(company, 'xbrl-json', null, 'de')).id)).id)
    }
    const { files } = await company.client.call(report.files, {})
    expect(files.map(({ id }) => id)).toEqual(ids.slice(-3).reverse())
    expect(files[0]).toMatchObject({ version: null, name: 'nordlicht-gmbh-2025-de-draft.xbrl.json' })
    expect(await failure(company.client.call(report.file, { params: { id: ids[0]! } }))).toMatchObject({ status: 404 })
  })

  test('say that they are a draft, and hold whatever people wrote as words', async () => {
    const company = await aReporter()
    const words = hostile.filter((text) => !/[\0\p{Cs}]/u.test(text))
    const text = words.map((one) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text: one }] }))
    const body = { language: 'en' as const, text, base: null }
    await company.client.call(report.writeText, { params: { id: 'E1-5+1' }, body })
    // That each format holds them is tested beside its writer; here, that they reach it.
    const file = await made(company, (await wish(company, 'ixbrl', null)).id)
    expect(file).toMatchObject({ state: 'done' })
    const page = strFromU8((await bytesOf(company, file.id)).bytes)
    expect(page).toContain('Draft')
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script')
  })

  test('the revised ESRS have a preview, which says that it is one', async () => {
    const company = await aReporter('esrs-2026')
    const file = await made(company, (await wish(company, 'xbrl-json', null)).id)
    expect(file).toMatchObject({ state: 'done', name: 'nordlicht-gmbh-2025-en-draft-preview.json' })
    expect(JSON.parse(strFromU8((await bytesOf(company, file.id)).bytes))).toMatchObject({
      preview: expect.stringMatching(/not final/),
      set: 'esrs-2026',
    })
  })

  test('what needs a final taxonomy is refused for the revised ESRS with a sentence, and the rest is made', async () => {
    const company = await aReporter('esrs-2026')
    for (const format of ['ixbrl', 'package', 'pdf-archive'] as const)
      expect(await failure(wish(company, format, null)), format).toMatchObject({
        status: 409,
        error: expect.stringMatching(/no final taxonomy/),
      })
    expect((await made(company, (await wish(company, 'pdf', null)).id)).state).toBe('done')
  })
})

test('a kill while files are made leaves no half file, and all are made after the restart', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'killed-'))
  const environment = { DATA_DIR: dataDir, SEED_DEMO: 'off', HOME: process.env.HOME ?? dataDir }
  let product = startProduct(environment, dataDir)
  try {
    const client = new ApiClient(await product.api)
    const body = { email: 'ada@example.org', password, name: 'Ada Sommer', company_name: 'Nordlicht GmbH' }
    const { access } = await client.call(contract.session.register, { body })
    client.access = access
    await client.call(csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: '12 MWh' } })
    const version = await issued({ client })
    const formats = ['pdf', 'annex', 'xbrl-json'] as const
    for (const format of formats) await wish({ client }, format, version)
    const states = async (of: ApiClient) => (await of.call(report.files, {})).files.map(({ state }) => state)
    while (!(await states(client)).includes('making')) await wait(10)
    product.child.kill('SIGKILL')
    await product.exit
    product = startProduct(environment, dataDir)
    const after = new ApiClient(await product.api)
    after.access = access
    await askUntil(
      () => states(after),
      (all) => all.every((state) => state === 'done' || state === 'failed'),
    )
    const { files } = await after.call(report.files, {})
    expect(files.map(({ state }) => state)).toEqual(formats.map(() => 'done'))
    for (const { id, sha256: told } of files) expect(sha256((await bytesOf({ client: after }, id)).bytes)).toBe(told)
    // What the killed process was writing is never among what is kept; the sweep clears it away later.
    const kept = fs.readdirSync(path.join(dataDir, 'files/kept'), { recursive: true, withFileTypes: true })
    expect(kept.filter((entry) => entry.isFile())).toHaveLength(formats.length)
  } finally {
    await product.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
})

test('a file that needs more memory than it may take ends with a sentence', async () => {
  const small = await startApp({ workers: true, reportMemoryBytes: 40 * 1_048_576 })
  try {
    const company = await aCompany(small)
    const file = await made(company, (await wish(company, 'pdf', null)).id)
    expect(file).toMatchObject({ state: 'failed', reason: expect.stringMatching(/too much memory/), sha256: null })
    expect(await failure(company.client.call(report.file, { params: { id: file.id } }))).toMatchObject({ status: 409 })
  } finally {
    await small.stop()
  }
})
