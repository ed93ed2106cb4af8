import { contract, type Datapoint, type StandardSet } from '@esrs/contract'
import { carryOver, loadCatalogue, reasonInWords } from '@esrs/engine/esrs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { currentReports, datapointHistory } from '../../../database/schema/reporting.ts'
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

const choose = (metadata: {
  standard_set?: StandardSet
  reporting_year?: number
  first_reporting_year?: number | null
}) => company.client.call(contract.company.update, { body: { metadata } })
const list = (query: Record<string, unknown> = {}) =>
  company.client.call(csrd.listDatapoints, { query: { page_size: 50, ...query } })
const get = async (key: string): Promise<Datapoint> =>
  (await list({ with_values: false, search: key })).data.datapoints.find((datapoint) => datapoint.key === key)!
const put = (key: string, body: object) => {
  app.clock.advance(1000)
  return company.client.call(csrd.updateDatapoint, { params: { key }, body })
}
const drop = (key: string) => {
  app.clock.advance(1000)
  return company.client.call(csrd.deleteDatapoint, { params: { key } })
}
const progress = async () => (await company.client.call(csrd.progress, {})).data
const valued = async () => Object.fromEntries((await list()).data.datapoints.map(({ key, value }) => [key, value]))

// Gross Scope 1 emissions in the three sets, joined by links and not by their codes.
const scope1 = { 'esrs-2023': 'E1-6_07', 'esrs-2026': 'ESRS26_E1-8_01', 'vs-2026': 'VS_B3_05' } as const
const sets = ['esrs-2023', 'esrs-2026', 'vs-2026'] as const

describe('another set', () => {
  test.each(sets)('%s is what everything lists, offers, searches and counts', async (set) => {
    await choose({ standard_set: set })
    const catalogue = loadCatalogue(set)
    const all = await list({ with_values: false })
    expect(all.count).toBe(catalogue.datapoints.length)
    expect(all.filter_options.control_codes.map(({ value }) => value)).toEqual(
      catalogue.standards.map(({ code }) => code),
    )
    const code = catalogue.standards[1]!.code
    const narrowed = await list({ with_values: false, control_code: code })
    expect(narrowed.count).toBe(catalogue.ofStandard(code).length)
    expect(narrowed.filter_options.disclosures.map(({ value }) => value)).toEqual(
      catalogue.disclosureRequirements
        .filter(({ standard }) => standard === code)
        .map((requirement) => requirement.code),
    )
    expect((await get(scope1[set])).name).toBe(catalogue.get(scope1[set])!.name)
    const { standards_coverage: coverage, total_datapoints: total } = await progress()
    expect(Object.keys(coverage)).toEqual(catalogue.standards.map(({ esrs }) => esrs))
    const { by_standard: byStandard } = (await company.client.call(csrd.stats, {})).data
    expect(Object.values(byStandard).reduce((sum, standard) => sum + standard.total, 0)).toBe(total)
    expect(total).toBeLessThan(catalogue.datapoints.length)
    for (const other of sets.filter((one) => one !== set)) {
      await expect(put(scope1[other], { value: '1' })).rejects.toMatchObject({ status: 404 })
      expect(await get(scope1[other])).toBeUndefined()
    }
  })

  test('a standard of which nothing counts says why as a whole: a phase-in, or a module that is not applied', async () => {
    const outside = async () => {
      const all = Object.entries((await progress()).standards_coverage)
      return Object.fromEntries(all.flatMap(([esrs, { outside: why, total }]) => (why ? [[esrs, [why, total]]] : [])))
    }
    await company.client.call(contract.company.update, { body: { metadata: { company_size: 'medium' } } })
    await choose({ standard_set: 'esrs-2023', reporting_year: 2024, first_reporting_year: 2024 })
    expect(await outside()).toMatchObject({ 'ESRS E4': ['phase-in', 0], 'ESRS S2': ['phase-in', 0] })
    await company.client.call(contract.company.update, {
      body: { metadata: { standard_set: 'vs-2026', modules: 'basic' } },
    })
    expect(await outside()).toEqual({ 'VS C': ['module', 0] })
  })

  test.each(sets)('in %s names, definitions and reasons follow the language of the reader', async (set) => {
    await choose({ standard_set: set })
    const english = await get(scope1[set])
    company.client.language = 'de'
    const german = await get(scope1[set])
    const words = loadCatalogue(set, 'de').get(scope1[set])!
    expect([german.name, german.definition, german.label]).toEqual([words.name, words.definition, words.label])
    expect(german.name).not.toBe(english.name)
    expect([english.applicability.reason, german.applicability.reason]).toEqual([
      'Required, so it counts.',
      'Ist anzugeben und zählt daher mit.',
    ])
    const missing = Object.values((await progress()).standards_coverage).flatMap(({ missingData }) => missingData)
    expect(missing).toContain(`${scope1[set]} ${words.name}`)
  })

  test('shows the findings of documents that were analysed before it was chosen', async () => {
    await analysedBy(company, [aCandidate({ datapoint: 'E1-6_07', unit: 'tCO2e' }), aCandidate()])
    expect(await valued()).toEqual({ 'E1-5_01': '1000', 'E1-6_07': '1000' })
    await choose({ standard_set: 'esrs-2026' })
    expect(await valued()).toEqual({ 'ESRS26_E1-7_01': '1000', 'ESRS26_E1-8_01': '1000' })
    expect((await get('ESRS26_E1-8_01')).evidence).toHaveLength(1)
    await choose({ standard_set: 'vs-2026' })
    expect(await valued()).toEqual({ VS_B3_01: '1000', VS_B3_05: '1000' })
    await choose({ standard_set: 'esrs-2023' })
    expect(await valued()).toEqual({ 'E1-5_01': '1000', 'E1-6_07': '1000' })
  })

  test('counts of a document those of its values that the set asks for', async () => {
    const found = [aCandidate({ datapoint: 'E1-6_07', unit: 'tCO2e' }), aCandidate({ datapoint: 'E1-5_18' })]
    const id = await analysedBy(company, found)
    const counts = async () => {
      const { results } = await company.client.call(contract.documents.list, { query: {} })
      const one = await company.client.call(contract.documents.get, { params: { id } })
      expect(results[0]!.aiStats).toEqual(one.aiStats)
      const summary = await company.client.call(contract.documents.summary, {})
      expect(summary.aiStatsByType).toEqual(one.aiStatsByType)
      return [one.aiStats.success, one.aiStatsByType]
    }
    await choose({ standard_set: 'esrs-2026' })
    expect(await counts()).toEqual([1, { number: { success: 1, failure: 0, total: 1 } }])
    await choose({ standard_set: 'vs-2026' })
    expect(await counts()).toEqual([1, { number: { success: 1, failure: 0, total: 1 } }])
  })

  test('a document that came or went meanwhile is known when the company returns', async () => {
    await choose({ standard_set: 'vs-2026' })
    await list()
    const later = await analysedBy(company, [aCandidate({ datapoint: 'E1-6_07', unit: 'tCO2e' })])
    await choose({ standard_set: 'esrs-2023' })
    expect(await valued()).toEqual({ 'E1-6_07': '1000' })
    await choose({ standard_set: 'vs-2026' })
    expect(await valued()).toEqual({ VS_B3_05: '1000' })
    await company.client.call(contract.documents.remove, { params: { id: later } })
    await choose({ standard_set: 'esrs-2023' })
    expect(await valued()).toEqual({})
  })
})

describe('what people decided', () => {
  test('answers the linked datapoints of every other set, and nothing else', async () => {
    const catalogue = loadCatalogue('esrs-2023')
    const typed = ['E1-6_07', 'E1-5_01', 'E1-8_04', 'G1-1_03', 'E1-5_18', 'S1-16_01']
    const texts: Record<string, string> = {
      'yes-no': 'yes',
      narrative: 'In words',
      number: '7',
      percent: '7',
      money: '7',
    }
    for (const key of typed) await put(key, { value: texts[catalogue.get(key)!.type]! })
    for (const set of ['esrs-2026', 'vs-2026'] as const) {
      const expected = carryOver(new Map(typed.map((key) => [key, key])), 'esrs-2023', set)
        .filter(({ code }) => code === 'copied')
        .map(({ to }) => to[0]!)
      await choose({ standard_set: set })
      expect(Object.keys(await valued()).sort()).toEqual(expected.sort())
      expect(expected.length).toBeGreaterThan(1)
      const shown = await get(scope1[set])
      expect(shown).toMatchObject({ value: '7', number: 7, unit: 'tCO2e', year: 2025, status: 'corrected' })
    }
    await choose({ standard_set: 'esrs-2023' })
    expect(Object.keys(await valued()).sort()).toEqual([...typed].sort())
  })

  test('survives a change of sets and back, whether it has a counterpart or not', async () => {
    await choose({ standard_set: 'esrs-2026' })
    await put('ESRS26_E1-8_01', { value: '42', notes: 'Metered' })
    await put('ESRS26_BP-1_04', { value: 'Only here' })
    const before = await valued()
    await choose({ standard_set: 'esrs-2023' })
    expect(await valued()).toEqual({ 'E1-6_07': '42' })
    expect((await get('E1-6_07')).notes).toBe('Metered')
    await choose({ standard_set: 'vs-2026' })
    expect(await valued()).toEqual({ VS_B3_05: '42' })
    await choose({ standard_set: 'esrs-2026' })
    expect(await valued()).toEqual(before)
  })

  test('of two decisions about one figure the newer one holds, and the older one stays in the history', async () => {
    await put('E1-6_07', { value: '1' })
    await choose({ standard_set: 'esrs-2026' })
    await put('ESRS26_E1-8_01', { value: '2' })
    await choose({ standard_set: 'esrs-2023' })
    expect(await get('E1-6_07')).toMatchObject({ number: 2, status: 'corrected' })
    await choose({ standard_set: 'esrs-2026' })
    expect(await get('ESRS26_E1-8_01')).toMatchObject({ number: 2 })
    const rows = await app.database.db
      .select()
      .from(datapointHistory)
      .where(eq(datapointHistory.companyId, company.id))
      .orderBy(datapointHistory.id)
    expect(rows.map(({ key, action, after }) => [key, action, after?.value])).toEqual([
      ['E1-6_07', 'corrected', '1'],
      ['ESRS26_E1-8_01', 'carried', '1'],
      ['ESRS26_E1-8_01', 'corrected', '2'],
      ['E1-6_07', 'carried', '2'],
    ])
  })

  test('an emptied or removed value empties nothing elsewhere and does not come back by itself', async () => {
    await put('E1-6_07', { value: '1' })
    await choose({ standard_set: 'esrs-2026' })
    await drop('ESRS26_E1-8_01')
    expect(await valued()).toEqual({})
    await choose({ standard_set: 'esrs-2023' })
    expect(await valued()).toEqual({ 'E1-6_07': '1' })
    await choose({ standard_set: 'esrs-2026' })
    expect(await valued()).toEqual({})
    await choose({ standard_set: 'esrs-2023' })
    await put('E1-6_07', { value: '3' })
    await choose({ standard_set: 'esrs-2026' })
    expect(await valued()).toEqual({ 'ESRS26_E1-8_01': '3' })
  })

  test('what was thrown out of a document stays out', async () => {
    await analysedBy(company, [aCandidate({ datapoint: 'E1-6_07', unit: 'tCO2e' })])
    await list()
    await drop('E1-6_07')
    await choose({ standard_set: 'esrs-2026' })
    expect(await valued()).toEqual({})
    expect((await get('ESRS26_E1-8_01')).evidence).toEqual([])
  })

  test('an accepted proposal is accepted everywhere, with its evidence', async () => {
    await analysedBy(company, [aCandidate({ datapoint: 'E1-6_07', unit: 'tCO2e', tier: 'high' })])
    await list()
    await put('E1-6_07', { value: '1000' })
    await choose({ standard_set: 'vs-2026' })
    const { status, tier, evidence, excerpts } = await get('VS_B3_05')
    expect([status, tier, evidence.length, excerpts]).toEqual([
      'accepted',
      'high',
      1,
      'In total 1000 tCO2e were counted.',
    ])
  })

  test('two requests at once after a change do the work once', async () => {
    await put('E1-6_07', { value: '1' })
    await choose({ standard_set: 'esrs-2026' })
    const replies = await Promise.all(Array.from({ length: 8 }, () => list()))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    const rows = await app.database.db.select().from(datapointHistory).where(eq(datapointHistory.companyId, company.id))
    expect(rows.filter(({ action }) => action === 'carried')).toHaveLength(1)
    const current = await app.database.db.select().from(currentReports).where(eq(currentReports.companyId, company.id))
    expect(current).toMatchObject([{ set: 'esrs-2026', reportingYear: 2025 }])
  })
})

describe('a document that is recorded', () => {
  const found = () => analysedBy(company, [aCandidate({ datapoint: 'E1-6_07', unit: 'tCO2e' })])

  test('before anybody has opened the report is proposed when it is opened', async () => {
    await found()
    expect(await valued()).toEqual({ 'E1-6_07': '1000' })
  })

  test('while another set is chosen that nobody has opened yet is proposed in both', async () => {
    await list()
    await choose({ standard_set: 'esrs-2026' })
    await found()
    await choose({ standard_set: 'esrs-2023' })
    expect(await valued()).toEqual({ 'E1-6_07': '1000' })
    await choose({ standard_set: 'esrs-2026' })
    expect(await valued()).toEqual({ 'ESRS26_E1-8_01': '1000' })
  })

  test('while the set changes and pages are opened is proposed in the end, whoever was first', async () => {
    await list()
    await Promise.all([found(), choose({ standard_set: 'esrs-2026' }).then(() => list()), list()])
    expect(await valued()).toEqual({ 'ESRS26_E1-8_01': '1000' })
    await choose({ standard_set: 'esrs-2023' })
    expect(await valued()).toEqual({ 'E1-6_07': '1000' })
  })
})

describe('another year', () => {
  test('has values of its own; those of the year before stand beside them and are all there again', async () => {
    await put('E1-6_07', { value: '100' })
    await put('E1-1_01', { value: 'Our plan' })
    const before = await valued()
    await choose({ reporting_year: 2026, standard_set: 'esrs-2023' })
    expect(await valued()).toEqual({})
    expect((await get('E1-6_07')).prior).toEqual({
      value: '100',
      number: 100,
      unit: 'tCO2e',
      year: 2025,
      restated: null,
    })
    await put('E1-6_07', { value: '90' })
    expect(await get('E1-6_07')).toMatchObject({ number: 90, year: 2026, prior: { number: 100, year: 2025 } })
    await choose({ reporting_year: 2025 })
    expect(await valued()).toEqual(before)
    expect(await get('E1-6_07')).toMatchObject({ number: 100, prior: null })
  })

  test('chooses among the findings anew', async () => {
    await analysedBy(company, [
      aCandidate({ number: 900, year: 2024, tier: 'high' }),
      aCandidate({ number: 1000, year: 2025, tier: 'high' }),
    ])
    expect(await get('E1-5_01')).toMatchObject({ number: 1000, tier: 'high' })
    await choose({ reporting_year: 2024 })
    expect(await get('E1-5_01')).toMatchObject({ number: 900, year: 2024, tier: 'high' })
    await choose({ reporting_year: 2025 })
    expect(await get('E1-5_01')).toMatchObject({ number: 1000, tier: 'high' })
  })

  test('a year that changes by itself carries nothing into the new report and loses nothing', async () => {
    const own = await startApp()
    own.clock.set('2026-12-31T12:00:00Z')
    const late = await aCompany(own)
    await late.client.call(csrd.updateDatapoint, { params: { key: 'E1-6_07' }, body: { value: '5' } })
    own.clock.set('2027-01-02T12:00:00Z')
    const { access } = await late.client.call(contract.session.refresh, { body: { refresh: late.client.refresh! } })
    late.client.access = access
    const { count } = await late.client.call(csrd.listDatapoints, { query: {} })
    expect(count).toBe(0)
    await late.client.call(contract.company.update, { body: { metadata: { reporting_year: 2025 } } })
    expect((await late.client.call(csrd.listDatapoints, { query: {} })).count).toBe(1)
    await own.stop()
  })

  test('when the first report was decides which reliefs are over', async () => {
    await choose({ reporting_year: 2027, standard_set: 'esrs-2026', first_reporting_year: 2027 })
    const relieved = await get('ESRS26_E4-1_01')
    expect(relieved.applicability).toMatchObject({ counts: false, code: 'phase-in', until: 2028 })
    expect(relieved.applicability.reason).toBe(
      reasonInWords({ code: 'phase-in', until: 2028 }, loadCatalogue('esrs-2026')),
    )
    const before = (await progress()).total_datapoints
    await choose({ first_reporting_year: null })
    expect((await get('ESRS26_E4-1_01')).applicability.code).toBe('due')
    expect((await progress()).total_datapoints).toBeGreaterThan(before)
  })
})

describe('the preview', () => {
  const preview = async (query: Record<string, unknown>) => (await company.client.call(csrd.preview, { query })).data

  test('counts as the choice then does, and changes nothing', async () => {
    await analysedBy(company, [aCandidate({ datapoint: 'E1-6_07', unit: 'tCO2e' })])
    await put('E1-5_01', { value: '5' })
    await put('E1-1_01', { value: 'Our plan' })
    const before = [await list(), await progress()]
    const asked = await preview({ standard_set: 'esrs-2026', reporting_year: 2025 })
    expect([await list(), await progress()]).toEqual(before)
    expect(asked.decided.carried + asked.decided.waiting).toBe(2)
    const now = await progress()
    expect(asked.now).toMatchObject({ total_datapoints: now.total_datapoints, completed_datapoints: 2 })
    await choose({ standard_set: 'esrs-2026' })
    const { total_datapoints, completed_datapoints, completion_rate } = await progress()
    expect(asked.chosen).toEqual({
      standard_set: 'esrs-2026',
      reporting_year: 2025,
      total_datapoints,
      completed_datapoints,
      completion_rate,
    })
  })

  test('of another year says that everything decided waits', async () => {
    await put('E1-5_01', { value: '5' })
    expect(await preview({ reporting_year: 2024 })).toMatchObject({
      decided: { carried: 0, waiting: 1 },
      chosen: { completed_datapoints: 0, reporting_year: 2024 },
    })
  })

  test.each([{ reporting_year: 1999 }, { standard_set: 'esrs-2030' }, { modules: 'some' }])(
    'refuses %o',
    async (query) => {
      await expect(preview(query)).rejects.toMatchObject({ status: 400 })
    },
  )
})

test('no other company sees or carries any of it', async () => {
  await put('E1-6_07', { value: '1' })
  const other = await aCompany(app)
  await other.client.call(contract.company.update, { body: { metadata: { standard_set: 'esrs-2026' } } })
  expect((await other.client.call(csrd.listDatapoints, { query: {} })).count).toBe(0)
  await choose({ standard_set: 'esrs-2026' })
  expect(await valued()).toEqual({ 'ESRS26_E1-8_01': '1' })
  expect((await other.client.call(csrd.listDatapoints, { query: {} })).count).toBe(0)
})
