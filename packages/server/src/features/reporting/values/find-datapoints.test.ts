import { contract } from '@esrs/contract'
import type { Candidate } from '@esrs/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { aCandidate, analysed as analysedBy } from '../testing.ts'

const { csrd } = contract

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

const analysed = (found: Candidate[]) => analysedBy(company, found)
const list = (query: Record<string, unknown> = {}) =>
  company.client.call(csrd.listDatapoints, { query: { page_size: 50, ...query } })
const put = (body: object, key: string) => company.client.call(csrd.updateDatapoint, { params: { key }, body })

describe('the list', () => {
  test('without values it holds the whole set in its order, a page at a time', async () => {
    const all = await list({ with_values: false })
    expect(all).toMatchObject({ count: 1126, total_pages: 23, page: 1 })
    expect(all.data.datapoints.slice(0, 2).map((datapoint) => datapoint.code)).toEqual(['BP-1_01', 'BP-1_02'])
    const last = await list({ with_values: false, page: 23 })
    expect(last.data.datapoints).toHaveLength(1126 - 22 * 50)
    expect((await list({ with_values: false, page: 24 })).data.datapoints).toEqual([])
  })

  test('turns to the page of a datapoint, where it holds it', async () => {
    const { code = '' } = (await list({ with_values: false, page: 3 })).data.datapoints[7] ?? {}
    const page = await list({ with_values: false, around: code })
    expect([page.page, page.data.datapoints[7]?.code]).toEqual([3, code])
    expect(await list({ with_values: false, control_code: 'G1', around: 'E1-5_01' })).toMatchObject({ page: 1 })
  })

  test('is searched with the obvious first: names before definitions, short names before long ones', async () => {
    const names = async (search: string) =>
      (await list({ with_values: false, search, page_size: 10 })).data.datapoints.map(({ key }) => key)
    expect((await names('Scope 2')).slice(0, 5)).toEqual(expect.arrayContaining(['E1-6_09', 'E1-6_10']))
    expect((await names('total revenue'))[0]).toBe('SBM-1_06')
    expect((await names('E1-6'))[0]).toBe('E1-6_01')
  })

  test('with nothing in it there is still one page', async () => {
    expect(await list()).toMatchObject({ count: 0, total_pages: 1, data: { datapoints: [] } })
  })

  test('is narrowed down by what is to be done, and its export as well', async () => {
    await analysed([aCandidate(), aCandidate({ datapoint: 'E1-5_02', number: 7 })])
    await put({ value: '7' }, 'E1-5_02')
    const keys = async (state: string) =>
      (await list({ state, control_code: 'E1', disclosure: 'E1-5' })).data.datapoints.map(({ key }) => key)
    expect(await keys('to_check')).toEqual(['E1-5_01'])
    expect(await keys('decided')).toEqual(['E1-5_02'])
    expect(await keys('question')).toEqual([])
    const missing = await keys('missing')
    expect(missing.length).toBeGreaterThan(10)
    expect(missing).not.toContain('E1-5_01')
    const query = { format: 'csv', state: 'decided' } as const
    const file = (await company.client.call(contract.exchange.exportDatapoints, { query })) as Blob
    expect((await file.text()).match(/E1-5_\d+"/g)?.filter((code) => code.startsWith('E1-5_01'))).toEqual([])
  })

  test('filters narrow it down and say what they offer', async () => {
    const { filter_options: none } = await list()
    expect(none.control_codes.map(({ value }) => value)).toEqual([
      'ESRS 2',
      'E1',
      'E2',
      'E3',
      'E4',
      'E5',
      'S1',
      'S2',
      'S3',
      'S4',
      'G1',
    ])
    expect(none.disclosures).toEqual([])
    const { filter_options: ofE1, data } = await list({
      with_values: false,
      control_code: 'E1',
      disclosure: 'E1-5',
      data_type: 'percent',
    })
    expect(ofE1.disclosures.map(({ value }) => value)).toContain('E1-6')
    expect(ofE1.data_types.map(({ value }) => value)).toContain('percent')
    for (const { disclosure, dataType } of data.datapoints) expect([disclosure, dataType]).toEqual(['E1-5', 'percent'])
    expect(data.datapoints.length).toBeGreaterThan(0)
  })

  test('the search covers code, words and values, in the language of the reader', async () => {
    await put({ value: 'Our windmill in Auental' }, 'E1-1_01')
    const keys = async (query: Record<string, unknown>) =>
      (await list(query)).data.datapoints.map((datapoint) => datapoint.key)
    expect(await keys({ search: 'WINDMILL' })).toEqual(['E1-1_01'])
    expect(await keys({ search: 'e1-1_01 auental' })).toEqual(['E1-1_01'])
    expect(await keys({ search: 'windmill nowhere' })).toEqual([])
    expect(await keys({ search: '100%_' })).toEqual([])
    expect(await keys({ search: '–' })).toEqual([])
    expect(await keys({ search: 'windmills' })).toEqual(['E1-1_01'])
    await put({ value: 'Wir messen die Abfälle unserer Straßenbahn; CO₂-Preis 25,900.' }, 'E1-2_01')
    for (const search of ['Abfall', 'abfaelle', 'abfalle', 'strassen', 'Bahn', 'co2', '25,900', 'e12 messen'])
      expect(await keys({ search }), search).toEqual(['E1-2_01'])
    for (const search of ['bfall', 'enbah', '900 abfallx', 'e13 messen'])
      expect(await keys({ search }), search).toEqual([])
    company.client.language = 'de'
    expect(await keys({ search: 'bruttoemissionen', with_values: false })).toEqual(
      expect.arrayContaining([expect.stringMatching(/^E1-6_/)]),
    )
  })

  test('a page of 50 holds each of them with the evidence of four documents', async () => {
    const { data } = await list({ with_values: false, control_code: 'E1' })
    const keys = data.datapoints.map((datapoint) => datapoint.key)
    for (let document = 0; document < 4; document += 1)
      await analysed(
        keys.flatMap((datapoint) => [aCandidate({ datapoint }), aCandidate({ datapoint, dimension: 'DE' })]),
      )
    const { data: full } = await list({ control_code: 'E1' })
    expect(full.datapoints.map((datapoint) => datapoint.key)).toEqual(keys)
    expect(full.datapoints.every(({ evidence }) => evidence.length >= 4)).toBe(true)
  })
})

describe('progress', () => {
  const progress = async () => (await company.client.call(csrd.progress, {})).data
  const stats = async () => (await company.client.call(csrd.stats, {})).data

  test('counts what is due, what of it is decided, and beside it what waits to be checked', async () => {
    const before = await progress()
    expect(before).toMatchObject({ completed_datapoints: 0, completion_rate: 0 })
    const sum = Object.values(before.standards_coverage).reduce((total, standard) => total + standard.total, 0)
    expect(before.total_datapoints).toBe(sum)
    expect(Object.keys(before.standards_coverage)).toContain('ESRS E1')
    await analysed([aCandidate()])
    const found = await progress()
    expect(found).toMatchObject({ completed_datapoints: 0, breakdown: { accepted: 0, proposed: 1 } })
    expect(found.standards_coverage['ESRS E1']).toMatchObject({ completed: 0, to_check: 1, completion_rate: 0 })
    await put({ value: '638042.5' }, 'E1-5_01')
    const after = await progress()
    expect(after.completed_datapoints).toBe(1)
    const [e1, e1Before] = [after.standards_coverage['ESRS E1']!, before.standards_coverage['ESRS E1']!]
    expect(e1).toMatchObject({ completed: 1, total: e1Before.total })
    expect(e1Before.missingData.filter((one) => !e1.missingData.includes(one))).toEqual([
      expect.stringMatching(/^E1-5_01 /),
    ])
    expect(e1.completion_rate).toBe(Math.round((1000 * 1) / e1.total) / 10)
    const { by_standard: byStandard, by_data_type: byType } = await stats()
    expect(byStandard['ESRS E1']).toEqual({ total: e1.total, completed: 1, to_check: 0 })
    expect(byType.number).toMatchObject({ completed: 1 })
  })

  test('names what is missing in the language of the reader', async () => {
    const english = (await progress()).standards_coverage['ESRS E1']!.missingData
    company.client.language = 'de'
    const german = (await progress()).standards_coverage['ESRS E1']!.missingData
    expect(german).toHaveLength(english.length)
    expect(german).not.toEqual(english)
  })

  test('says what the percentage is made of', async () => {
    await analysed([aCandidate(), aCandidate({ datapoint: 'E1-6_07', unit: 'tCO2e' })])
    await put({ value: '612' }, 'E1-5_02')
    const { breakdown, completed_datapoints: completed, total_datapoints: total } = await progress()
    expect(breakdown.accepted).toBe(completed)
    expect(breakdown).toMatchObject({ accepted: 1, proposed: 2, missing: total - 3, not_counted: 1126 - total })
    const reasons = Object.values(breakdown.not_counted_because)
    expect(reasons.reduce((sum, count) => sum + count, 0)).toBe(breakdown.not_counted)
    expect(breakdown.not_counted_because.voluntary).toBeGreaterThan(50)
    expect(breakdown.not_counted_because).not.toHaveProperty('due')
  })

  test('answers that a person gave change what is due', async () => {
    const before = (await progress()).total_datapoints
    await put({ value: 'no' }, 'SBM-1_09')
    expect((await progress()).total_datapoints).toBe(before - 5)
  })

  test('a proposed head count takes nothing away until a person accepts it', async () => {
    // Reliefs of the first years hold once the first year is stated.
    await company.client.call(contract.company.update, { body: { metadata: { first_reporting_year: 2025 } } })
    const before = (await progress()).standards_coverage['ESRS S1']!.total
    await analysed([aCandidate({ datapoint: 'S1-6_02', number: 612, unit: 'count' })])
    expect((await progress()).standards_coverage['ESRS S1']!.total).toBe(before)
    await put({ value: '612' }, 'S1-6_02')
    expect((await progress()).standards_coverage['ESRS S1']!.total).toBeLessThan(before)
  })
})

describe('a row with much evidence', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => aCandidate({ page: at + 1, score: 0.9 - at / 1000 }))
  const rival = aCandidate({ number: 1300, page: 40, score: 0.1 })
  const one = (key: string) => company.client.call(csrd.datapoint, { params: { key } })

  test('holds what it is judged by and says how much there is; the datapoint itself holds all of it', async () => {
    await analysed([...many(20), rival])
    const [row] = (await list()).data.datapoints
    const whole = await one('E1-5_01')
    expect(row!.evidence.map(({ page }) => page)).toEqual([1, 2, 3, 40])
    expect(row!.evidence_total).toBe(21)
    expect(whole.evidence).toHaveLength(21)
    expect(whole.evidence_total).toBe(21)
    const { evidence: _few, excerpts: _, ...judged } = row!
    const { evidence: _all, excerpts: __, ...same } = whole
    expect(judged).toEqual(same)
    expect(judged.why_is_this_the_answer).toContain('19')
  })

  test('with a handful it is whole, as are parts and passages', async () => {
    const words = (page: number) =>
      aCandidate({ datapoint: 'E1-1_01', number: null, unit: null, text: `Plan ${page}`, page, reason: passage })
    const passage: Candidate['reason'] = { source: 'passage', matched: 'plan', missing: [] }
    await analysed([...many(6), rival, aCandidate({ dimension: 'wind', number: 400 }), words(1), words(2)])
    const rows = (await list()).data.datapoints
    expect(rows.map(({ evidence }) => evidence.length)).toEqual([2, 8])
    for (const row of rows) expect(row).toEqual(await one(row.key))
  })

  test('a value of a person keeps its trend and its parts', async () => {
    const before = aCandidate({ number: 900, year: 2024, role: 'prior', page: 50, score: 0.05 })
    const part = aCandidate({ dimension: 'wind', number: 400, page: 51, score: 0.04 })
    await analysed([...many(12), rival, before, part])
    await put({ value: '1000 MWh' }, 'E1-5_01')
    const [row] = (await list()).data.datapoints
    expect(row).toMatchObject({ prior: { number: 900, year: 2024 }, breakdowns: [{ dimension: 'wind', value: '400' }] })
    const { evidence: _few, excerpts: _, ...judged } = row!
    const { evidence: _all, excerpts: __, ...same } = await one('E1-5_01')
    expect(judged).toEqual(same)
  })

  test('one that does not exist is not found', async () => {
    await expect(one('X9-9_99')).rejects.toMatchObject({ status: 404 })
  })
})
