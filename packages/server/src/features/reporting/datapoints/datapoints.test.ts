import { contract, type Datapoint } from '@esrs/contract'
import type { Candidate } from '@esrs/engine'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies } from '../../../database/schema/accounts.ts'
import { documents } from '../../../database/schema/documents.ts'
import { datapointHistory, findings } from '../../../database/schema/reporting.ts'
import { aCompany, aDocument, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { recordFindings, removeFindings } from '../report/record-findings.ts'
import { keyInSet } from '../stores/analysed-set.ts'
import { aCandidate, analysed as analysedBy, record as recordBy } from '../testing.ts'

const { csrd } = contract
const key = 'E1-5_01'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
})

const analysed = (found: Candidate[], options: Parameters<typeof analysedBy>[2] = {}) =>
  analysedBy(company, found, options)
const record = (id: string, found: Candidate[], others: Candidate[] = []) => recordBy(company, id, found, others)
const forget = (id: string) => company.tenant.transaction((inside) => removeFindings(inside, id))

async function list(query: Record<string, unknown> = {}) {
  return company.client.call(csrd.listDatapoints, { query: { page_size: 50, ...query } })
}
async function get(of = key): Promise<Datapoint> {
  const { data } = await list({ with_values: false, search: of })
  return data.datapoints.find((datapoint) => datapoint.key === of)!
}
const put = (body: object, of = key) => company.client.call(csrd.updateDatapoint, { params: { key: of }, body })
const drop = (of = key) => company.client.call(csrd.deleteDatapoint, { params: { key: of } })
const history = async () =>
  (
    await app.database.db
      .select()
      .from(datapointHistory)
      .where(eq(datapointHistory.companyId, company.id))
      .orderBy(datapointHistory.id)
  ).map(({ action, userId, before, after }) => [action, userId, before?.value ?? null, after?.value ?? null])

describe('proposals', () => {
  test('a finding becomes the proposed value, with its evidence and the reason in the language of the reader', async () => {
    const id = await analysed([aCandidate({ tier: 'high' })], { name: 'energy.txt' })
    const datapoint = await get()
    expect(datapoint).toMatchObject({
      value: '1000',
      number: 1000,
      unit: 'MWh',
      year: 2025,
      status: 'proposed',
      tier: 'high',
      excerpts: 'In total 1000 MWh were counted.',
      filename: 'energy.txt',
      why_is_this_the_answer: 'The row “Total energy” of a table on page 3 of energy.txt states it.',
    })
    const [evidence, ...more] = datapoint.evidence
    expect(more).toEqual([])
    expect(evidence).toMatchObject({ document_id: id, page: 3, reason: 'Row “Total energy” of a table', tier: 'high' })
    const { start, end } = evidence!.value_at!
    expect(evidence!.excerpt.slice(start, end)).toBe('1000')
    company.client.language = 'de'
    expect((await get()).why_is_this_the_answer).toBe(
      'Das steht in der Zeile „Total energy“ einer Tabelle auf Seite 3 von energy.txt.',
    )
  })

  test('a value of another year is shown with its year, for review', async () => {
    await analysed([aCandidate({ year: 2023, tier: 'high' })])
    const datapoint = await get()
    expect(datapoint).toMatchObject({ value: '1000', year: 2023, tier: 'review' })
    expect(datapoint.evidence[0]!.checks).toContainEqual({ check: 'year', passed: false, detail: '2023' })
    expect(datapoint.why_is_this_the_answer).toContain('It is the value of 2023; the report is on 2025.')
  })

  test('a newer year replaces an older proposal by itself, and the older one comes back when the newer goes', async () => {
    await analysed([aCandidate({ year: 2023, number: 900 })])
    const newer = await analysed([aCandidate({ number: 800 })])
    expect(await get()).toMatchObject({ number: 800, year: 2025, prior: { number: 900, year: 2023 } })
    await forget(newer)
    expect(await get()).toMatchObject({ number: 900, year: 2023, prior: null })
  })

  test('agreement is counted, a conflict is shown beside', async () => {
    await analysed([aCandidate({ tier: 'high' })], { name: 'a.txt' })
    await analysed([aCandidate({ excerpt: 'We used 1000 MWh.' })], { name: 'b.txt' })
    await analysed([aCandidate({ number: 4000 })], { name: 'c.txt' })
    const { number, evidence, why_is_this_the_answer: why, excerpts } = await get()
    expect(number).toBe(1000)
    expect(evidence.map(({ filename }) => filename)).toEqual(['a.txt', 'b.txt', 'c.txt'])
    expect(why).toMatch(/One other place says the same\. One other place says something different\.$/)
    expect(excerpts.split('\n')).toHaveLength(2)
  })

  test('earlier years and parts of the whole stand beside the value', async () => {
    await analysed([
      aCandidate({ datapoint: 'S1-6_02', number: 612, unit: 'count' }),
      aCandidate({ datapoint: 'S1-6_02', number: 600, unit: 'count', role: 'prior', year: 2024 }),
      aCandidate({ datapoint: 'S1-6_02', number: 331, unit: 'count', dimension: 'female' }),
      aCandidate({ datapoint: 'S1-6_02', number: 281, unit: 'count', dimension: 'male' }),
    ])
    const { value, prior, breakdowns, evidence } = await get('S1-6_02')
    expect([value, prior]).toEqual(['612', { value: '600', number: 600, unit: 'count', year: 2024, restated: null }])
    expect(breakdowns.map(({ dimension, number }) => [dimension, number])).toEqual([
      ['female', 331],
      ['male', 281],
    ])
    expect(evidence.map(({ dimension }) => dimension)).toEqual([null, 'female', 'male'])
  })

  test('recording twice has the effect of once, and what is only kept is never shown', async () => {
    const id = await analysed([aCandidate()], { others: Array.from({ length: 9 }, () => aCandidate({ number: 5 })) })
    const once = await get()
    await record(id, [aCandidate()], [aCandidate({ number: 5 })])
    expect(await get()).toEqual(once)
    const rows = await app.database.db.select().from(findings).where(eq(findings.documentId, id))
    expect(rows.map(({ shown }) => shown).sort()).toEqual([false, true])
    expect(await history()).toEqual([['proposed', null, null, '1000']])
  })

  test('a finding that cannot be stored does not cost the others', async () => {
    const torn = aCandidate({ datapoint: 'E1-5_02', excerpt: '1000 MWh \ud83d' })
    await analysed([torn, aCandidate({ datapoint: 'E1-5_03', excerpt: '1000 MWh \0' }), aCandidate()])
    expect((await list()).data.datapoints.map((datapoint) => datapoint.key)).toEqual([key])
  })

  test('two documents recorded at the same moment are both known', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(async () => (await aDocument(company)).id))
    await Promise.all(ids.map((id, index) => record(id, [aCandidate({ number: 1000, score: index / 10 })])))
    expect((await get()).evidence).toHaveLength(4)
    const chosen = (await get()).evidence[0]!.document_id
    await Promise.all(ids.map((id) => forget(id)))
    expect(ids).toContain(chosen)
    expect(await get()).toMatchObject({ value: null, status: 'missing', evidence: [] })
  })

  test('the document goes, and with it what only it said', async () => {
    const id = await analysed([aCandidate()])
    await app.database.db.delete(documents).where(eq(documents.id, id))
    expect((await get()).evidence).toEqual([])
  })
})

describe('decisions', () => {
  test('a proposal sent back as it is has been accepted', async () => {
    await analysed([aCandidate({ tier: 'high' })])
    const { value, why_is_this_the_answer: explanation, notes, excerpts } = await get()
    const accepted = await put({ value, explanation, notes, excerpts })
    expect(accepted).toMatchObject({ value: '1000', status: 'accepted', tier: 'high' })
    expect(accepted.evidence).toHaveLength(1)
    expect(await history()).toEqual([
      ['proposed', null, null, '1000'],
      ['accepted', company.user.id, '1000', '1000'],
    ])
    company.client.language = 'de'
    expect((await get()).why_is_this_the_answer).toMatch(/^Das steht/)
  })

  test.each([
    ['en', '1,234.5', '1234.5'],
    ['de', '1.234,5', '1234.5'],
    ['de', '4,4442 TJ', '1234.5'],
  ])('in %s %s corrects it to %s', async (language, typed, value) => {
    await analysed([aCandidate()])
    company.client.language = language
    const corrected = await put({ value: typed })
    expect(corrected).toMatchObject({
      value,
      number: Number(value),
      unit: 'MWh',
      year: 2025,
      status: 'corrected',
      tier: null,
    })
    expect(corrected.evidence.map(({ number }) => number)).toEqual([1000])
    expect(corrected.excerpts).toBe('')
  })

  test('the same figure written in another way is an acceptance', async () => {
    await analysed([aCandidate()])
    company.client.language = 'de'
    expect(await put({ value: '1.000 MWh' })).toMatchObject({ value: '1000', status: 'accepted' })
  })

  test('what cannot be read is refused at its field, and nothing changes', async () => {
    await analysed([aCandidate()])
    company.client.language = 'de'
    await expect(put({ value: 'zwölf', notes: 'x' })).rejects.toMatchObject({
      status: 400,
      body: {
        code: 'invalid_input',
        fields: { value: '„zwölf“ ist keine Zahl. Geben Sie eine Zahl im Format 1.234,5 ein.' },
      },
    })
    expect(await get()).toMatchObject({ status: 'proposed', notes: '' })
  })

  test('no document overwrites what a person decided, and its finding stands beside', async () => {
    const first = await analysed([aCandidate()])
    await put({ value: '1000' })
    await put({ value: '1,100' })
    await analysed([aCandidate({ number: 1200, tier: 'high' })])
    const { number, status, evidence } = await get()
    expect([number, status]).toEqual([1100, 'corrected'])
    expect(evidence.map((one) => one.number).sort()).toEqual([1000, 1200])
    await forget(first)
    expect(await get()).toMatchObject({ number: 1100, status: 'corrected', evidence: [{ number: 1200 }] })
  })

  test('a decided value stays when its document goes, without that evidence', async () => {
    const id = await analysed([aCandidate()])
    await put({ value: '1000' })
    await forget(id)
    expect(await get()).toMatchObject({ value: '1000', status: 'accepted', evidence: [], excerpts: '', filename: null })
  })

  test('a value that nothing was found for can be entered, explained and noted', async () => {
    const entered = await put({
      value: '7',
      explanation: 'Counted by hand',
      notes: 'Ask Bo',
      excerpts: 'Line 1\nLine 2',
    })
    expect(entered).toMatchObject({
      value: '7',
      status: 'corrected',
      why_is_this_the_answer: 'Counted by hand',
      notes: 'Ask Bo',
      excerpts: 'Line 1\nLine 2',
      evidence: [],
    })
    expect(await put({ notes: null })).toMatchObject({ value: '7', notes: '', excerpts: 'Line 1\nLine 2' })
  })

  test('a note alone decides nothing', async () => {
    const noted = await put({ notes: 'Ask Bo' })
    expect(noted).toMatchObject({ value: null, status: 'missing', notes: 'Ask Bo' })
    await analysed([aCandidate()])
    expect(await get()).toMatchObject({ value: '1000', status: 'proposed', notes: 'Ask Bo' })
  })

  test('an emptied value is missing until a new document speaks of it', async () => {
    const id = await analysed([aCandidate()])
    expect(await put({ value: '' })).toMatchObject({ value: null, status: 'missing' })
    await record(id, [aCandidate()])
    expect(await get()).toMatchObject({ value: null, status: 'missing' })
    await analysed([aCandidate({ number: 1300 })])
    expect(await get()).toMatchObject({ number: 1300, status: 'proposed' })
  })

  test('a removed datapoint is empty, and only a new document brings it back', async () => {
    const id = await analysed([aCandidate()])
    await put({ value: '1000', notes: 'Mine' })
    expect(await drop()).toEqual({ ok: true })
    const gone = { value: null, status: 'missing', notes: '', excerpts: '', filename: null, evidence: [] }
    expect(await get()).toMatchObject(gone)
    await record(id, [aCandidate(), aCandidate({ datapoint: 'E1-5_02' })])
    expect(await get()).toMatchObject(gone)
    expect((await get('E1-5_02')).status).toBe('proposed')
    await analysed([aCandidate({ number: 1500 })])
    expect(await get()).toMatchObject({ number: 1500, status: 'proposed' })
    expect((await history()).map(([action]) => action)).toEqual([
      'proposed',
      'accepted',
      'removed',
      'proposed',
      'proposed',
    ])
    expect(await drop()).toEqual({ ok: true })
    expect(await drop()).toEqual({ ok: true })
  })

  test('a datapoint that the standards do not have is not found', async () => {
    await expect(put({ value: '1' }, 'E1-99_99')).rejects.toMatchObject({ status: 404 })
    await expect(drop('E1-99_99')).rejects.toMatchObject({ status: 404 })
  })

  test('no other company sees any of it', async () => {
    await analysed([aCandidate()])
    await put({ value: '1,100', notes: 'Ours' })
    const other = await aCompany(app)
    const { data, count } = await other.client.call(csrd.listDatapoints, { query: {} })
    expect([data.datapoints, count]).toEqual([[], 0])
    await other.client.call(csrd.updateDatapoint, { params: { key }, body: { value: '5' } })
    await other.client.call(csrd.deleteDatapoint, { params: { key } })
    expect(await get()).toMatchObject({ number: 1100, notes: 'Ours' })
    const rows = await app.database.db
      .select()
      .from(findings)
      .where(and(eq(findings.companyId, company.id)))
    expect(rows).toHaveLength(1)
  })
})

test('a company that reports by another set sees the same findings as answers to its datapoints', async () => {
  await app.database.db.update(companies).set({ standardSet: 'vs-2026' }).where(eq(companies.id, company.id))
  const { id } = await aDocument(company, { name: 'energy.txt' })
  const record = (found: Candidate[]) =>
    company.tenant.transaction((inside) => recordFindings(inside, id, { findings: found, others: [] }))
  const answered = keyInSet('vs-2026', 'E1-6_07')!
  await record([aCandidate({ datapoint: 'E1-6_07', unit: 'tCO2e' })])
  const found = async () => (await list()).data.datapoints.map(({ key: of, number }) => [of, number])
  expect(await found()).toEqual([[answered, 1000]])
  await put({ value: '' }, answered)
  await record([aCandidate({ datapoint: 'E1-6_07', unit: 'tCO2e' })])
  expect(await found()).toEqual([])
  await drop(answered)
  expect((await get(answered)).evidence).toEqual([])
})
