import { contract, type LegalProfile, type TaxonomyDisclosure } from '@esrs/contract'
import { sixActivities } from '@esrs/reports/testing/taxonomy'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documentPages } from '../../../database/schema/documents.ts'
import { ApiFailure, aCompany, aDocument, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { computeTaxonomy } from './compute.ts'

const { euTaxonomy, report, law, csrd, documents } = contract
const { disclosure, result } = sixActivities

/** A bank of the first wave. */
const firstWave: LegalProfile = {
  country: 'DE',
  nace: '26',
  year_end: 12,
  employees: 1_500,
  net_revenue: 500_000_000,
  balance_sheet: 300_000_000,
  public_interest: 'listed',
  group: 'alone',
  parent_reports: null,
  head_of_group: null,
  union_revenue: null,
  first_reporting_year: 2024,
}

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())

const work = (year: number, set = 'esrs-2023' as 'esrs-2023' | 'vs-2026') =>
  company.client.call(contract.company.update, { body: { metadata: { standard_set: set, reporting_year: year } } })
beforeEach(async () => {
  company = await aCompany(app)
  await work(2025)
})

const state = () => company.client.call(euTaxonomy.get, {})
const save = (one: TaxonomyDisclosure | null, base: number | null = null) =>
  company.client.call(euTaxonomy.save, { body: { disclosure: one, base } })
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ApiFailure ? { status: error.status, ...error.body } : Promise.reject(error)),
  )
const chapters = async () => (await company.client.call(report.outline, {})).chapters.map(({ code }) => code)
const tables = async () => {
  const { chapter } = await company.client.call(report.chapter, { params: { code: 'ART8' } })
  return chapter.requirements.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'table' ? [block] : [])),
  )
}

test('the kept example is what is computed', () => {
  expect(computeTaxonomy(disclosure, 2025).result).toEqual(result)
})

test('a name that nobody has compared with its act is said, until people enter their own', async () => {
  const about = (one: { remarks: readonly { text: string }[] }) =>
    one.remarks.filter(({ text }) => text.includes('not compared')).map(({ text }) => text)
  const saved = await save(disclosure)
  expect(about(saved)).toEqual([expect.stringMatching(/^The German names .*CCM 7\.7/)])
  expect(about(saved)[0]).not.toContain('CCM 4.1')
  const named = disclosure.activities.map((one) => ({ ...one, name: { en: 'Ours', de: 'Unsere' } }))
  expect(about(await save({ ...disclosure, activities: named }, saved.version))).toEqual([])
})

describe('who is asked', () => {
  test('nobody without a duty sees it, until they enter something themselves', async () => {
    expect(await state()).toMatchObject({ applies: 'no', disclosure: null })
    expect(await chapters()).not.toContain('ART8')
    await save(disclosure)
    expect(await state()).toMatchObject({ applies: 'entered' })
    expect(await chapters()).toContain('ART8')
  })
  test('who has to report has the chapter before anything is entered', async () => {
    await company.client.call(law.save, { body: firstWave })
    expect(['must', 'depends']).toContain((await state()).duty)
    expect(await state()).toMatchObject({ applies: 'duty', disclosure: null, result: null })
    expect(await chapters()).toContain('ART8')
  })
  test('the voluntary standard has none', async () => {
    await work(2025, 'vs-2026')
    expect(await refused(save(disclosure))).toMatchObject({ status: 409 })
    expect(await state()).toMatchObject({ applies: 'no' })
  })
})

describe('what is entered', () => {
  test('gives the KPIs, the forms of the statement, and sentences on what does not fit', async () => {
    const saved = await save(disclosure)
    expect(saved).toMatchObject({ disclosure, result, by: company.user.name })
    expect(saved.remarks).toEqual([
      { activity: disclosure.activities[4]!.id, text: expect.stringContaining('for biodiversity') },
      { activity: null, text: expect.stringContaining('German names') },
    ])
    const found = await tables()
    expect(found.map(({ id }) => id)).toEqual(
      ['objectives', 'turnover', 'capex', 'opex'].map((one) => `ART8.own.${one}`),
    )
    const sum = found[1]!.rows.find(({ head }) => head.en.endsWith('(A.1)'))
    expect(sum?.cells.slice(1, 3)).toEqual([
      { number: '11241049.31875', decimals: 2 },
      { number: '27.25', decimals: 2 },
    ])
  })
  test('is compared with the revenue that was decided', async () => {
    const saved = await save(disclosure)
    await company.client.call(csrd.updateDatapoint, { params: { key: 'SBM-1_06' }, body: { value: '41250000 EUR' } })
    expect((await state()).remarks).toHaveLength(saved.remarks.length)
    await company.client.call(csrd.updateDatapoint, { params: { key: 'SBM-1_06' }, body: { value: '42000000 EUR' } })
    const { items } = await company.client.call(report.review, {})
    const said = items.find(({ kind }) => kind === 'check')?.examples.filter(({ key }) => key === 'ART8') ?? []
    expect(said.map(({ text }) => text).join(' ')).toMatch(/41,250,000 EUR; Total revenue is 42,000,000/)
  })
  test('is refused where somebody else has saved since, and theirs stays', async () => {
    const first = await save(disclosure)
    const second = await save({ ...disclosure, activities: disclosure.activities.slice(1) }, first.version)
    expect(await refused(save(disclosure, first.version))).toMatchObject({ status: 409 })
    expect((await state()).version).toBe(second.version)
    expect((await state()).disclosure?.activities).toHaveLength(5)
  })
  test('is taken out again', async () => {
    const { version } = await save(disclosure)
    expect(await save(null, version)).toMatchObject({ applies: 'no', disclosure: null })
    expect(await chapters()).not.toContain('ART8')
  })
  test('stays with its company', async () => {
    await save(disclosure)
    const other = await aCompany(app)
    expect(await other.client.call(euTaxonomy.get, {})).toMatchObject({
      applies: 'no',
      disclosure: null,
      version: null,
    })
  })
  test('begins the next year with its activities and shares', async () => {
    await save(disclosure)
    await work(2026)
    const { disclosure: none, last_year: last } = await state()
    expect(none).toBeNull()
    expect(last?.totals.turnover).toMatchObject({ amount: null, prior_aligned: '27.25', prior_not_aligned: '16.69' })
    expect(last?.activities[0]?.turnover).toMatchObject({ amount: null, prior_aligned: '18.71' })
    await save(last)
    expect((await state()).remarks.map(({ text }) => text).join(' ')).toContain('2026/73')
  })
})

describe('evidence', () => {
  const proved = (document: string): TaxonomyDisclosure => ({
    ...disclosure,
    activities: disclosure.activities.map((activity) => ({
      ...activity,
      safeguards: { met: activity.safeguards.met, evidence: '', document },
    })),
  })
  test('may be a document, and is none any more where that is gone', async () => {
    const { id } = await aDocument(company, { content: 'Human rights policy.' })
    const saved = await save(proved(id))
    expect(saved.documents.map((one) => one.id)).toEqual([id])
    expect(saved.result?.turnover.aligned.amount).toBe(result.turnover.aligned.amount)
    await company.client.call(documents.remove, { params: { id } })
    expect((await state()).result?.turnover.aligned.amount).toBe('0')
  })
  test('of another company is refused', async () => {
    const other = await aCompany(app)
    const { id } = await aDocument(other, { content: 'Theirs.' })
    expect(await refused(save(proved(id)))).toMatchObject({ status: 400 })
  })
})

describe('forms that documents print', () => {
  const form = (amount: string, share: string, total = '6,000') =>
    [
      'Annual report 2025. Taxonomy disclosures of the financial year 2025.',
      '',
      'Economic activities  Code  CapEx  Share',
      'EUR thousand',
      'A.1 Environmentally sustainable activities (taxonomy-aligned)',
      'Electricity generation from wind power  CCM 4.3  1,500  25.0%  Y  N/EL  N/EL  N/EL  N/EL  N/EL  Y  Y  Y  Y  Y  Y  Y  20.0%',
      'CapEx of environmentally sustainable activities (taxonomy-aligned) (A.1)  1,500  25.0%',
      'A.2 Taxonomy-eligible but not environmentally sustainable activities',
      `Electricity generation from wind power  CCM 4.3  ${amount}  ${share}`,
      `CapEx of taxonomy-eligible but not environmentally sustainable activities (A.2)  ${amount}  ${share}`,
      `Total (A + B)  ${total}  100%`,
    ].join('\n')
  /** A document whose pages were read. */
  const upload = async (text: string) => {
    const { id } = await aDocument(company, { content: text })
    const { db, companyId } = company.tenant
    await db.insert(documentPages).values({ documentId: id, companyId, number: 1, kind: 'page', text })
    return id
  }
  const found = () => company.client.call(euTaxonomy.found, {})

  test('are taken where nothing is entered, keep their lines, and lose them with another figure', async () => {
    const document = await upload(form('300', '5.0%'))
    expect(await found()).toEqual({ forms: [], disclosure: null })
    await company.client.call(law.save, { body: firstWave })
    const { forms, disclosure: proposed } = await found()
    expect(forms).toMatchObject([{ kpi: 'capex', use: 'open', total: { amount: '6000000' }, differs: false }])
    const { version, result: kpis, disclosure: taken } = await save(proposed)
    expect(kpis?.capex).toMatchObject({ total: '6000000', eligible: { amount: '1800000', share: '30.00' } })
    // What the form answers is no proof: nothing counts as aligned before a person says what shows it.
    expect(kpis?.capex.aligned.amount).toBe('0')
    const [activity] = taken!.activities
    expect(activity).toMatchObject({
      codes: ['CCM 4.3'],
      main: 'CCM',
      capex: { amount: '1800000', aligned: { as: 'amount', value: '1500000' }, prior_aligned: '20.0' },
      safeguards: { met: true, evidence: '' },
      turnover: { amount: null },
    })
    expect(taken!.sources?.map(({ group, document: of }) => [group, of])).toEqual([
      ['total', document],
      ['aligned', document],
      ['not_aligned', document],
    ])
    expect((await state()).documents.map(({ id }) => id)).toEqual([document])
    expect(await found()).toMatchObject({ forms: [{ use: 'taken' }], disclosure: null })
    const other = { ...activity!, capex: { ...activity!.capex, amount: '1900000' } }
    const changed = await save({ ...taken!, activities: [other] }, version)
    expect(changed.disclosure?.sources?.map(({ group }) => group)).toEqual(['total'])
  })
  test('do not change what a person entered', async () => {
    await upload(form('300', '5.0%'))
    await save({ ...disclosure, activities: [] })
    const { disclosure: proposed } = await found()
    expect(proposed?.totals.capex).toEqual(disclosure.totals.capex)
    expect(proposed?.sources?.map(({ group }) => group)).toEqual(['aligned', 'not_aligned'])
  })
  test('that state different figures are both shown, and neither is taken', async () => {
    await upload(form('300', '5.0%'))
    await upload(form('600', '10.0%'))
    await company.client.call(law.save, { body: firstWave })
    const { forms, disclosure: proposed } = await found()
    expect(forms.map(({ use }) => use)).toEqual(['conflict', 'conflict'])
    expect(proposed).toBeNull()
  })
  test('of another year are none, and a line that no page holds is not kept', async () => {
    const document = await upload(form('300', '5.0%').replaceAll('2025', '2023'))
    await company.client.call(law.save, { body: firstWave })
    expect((await found()).forms).toEqual([])
    const invented = { kpi: 'capex' as const, activity: null, group: 'total' as const, document, page: 1 }
    const { disclosure: kept } = await save({
      ...disclosure,
      sources: [{ ...invented, amount: '6000000', excerpt: 'Total (A + B)  6,001  100%' }],
    })
    expect(kept?.sources).toEqual([])
  })
})
