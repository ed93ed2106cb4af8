import { contract, type Recommendation } from '@esrs/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aDocument, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { until } from '../../../testing/until.ts'
import { recordFindings } from '../report/record-findings.ts'
import { adviceJobs, refreshAdviceJob } from './jobs.ts'
import { beginEvaluation, evaluationOf } from './recommendation-store.ts'

const { advice, csrd, company: companies } = contract

let app: TestApp
/** The same server with somebody who does the jobs. */
let working: TestApp
beforeAll(async () => {
  app = await startApp()
  working = await startApp({ workers: true })
})
afterAll(async () => {
  await app.stop()
  await working.stop()
})

const list = ({ client }: TestCompany) => client.call(advice.list, {})
const all = async (company: TestCompany) => (await list(company)).data
const about = (key: string, data: Recommendation[]) => data.find((recommendation) => recommendation.key === key)
const setValue = ({ client }: TestCompany, key: string, value: string) =>
  client.call(csrd.updateDatapoint, { params: { key }, body: { value } })
const mark = ({ client }: TestCompany, key: string, as: 'done' | 'not_relevant' | null) =>
  client.call(advice.mark, { params: { key }, body: { mark: as } })
const reportFor = async ({ client }: TestCompany) => {
  const { metadata } = await client.call(companies.get, {})
  return { set: metadata.standard_set, year: metadata.reporting_year }
}

/** The job of a report as a worker has it. */
function jobOf({ set, year }: Awaited<ReturnType<typeof reportFor>>) {
  const settings = {
    standardSet: set,
    reportingYear: year,
    size: null,
    industry: null,
    nace: null,
    employees: null,
    netRevenue: null,
    yearEnd: null,
    firstReportingYear: null,
    modules: null,
  }
  return adviceJobs({ accounts: { settings: async () => settings }, clock: app.clock })[0]!.handler
}

describe('recommendations', () => {
  it('leave out a topic that a document calls not material, until somebody decides that it is', async () => {
    const company = await aCompany(app)
    const document = await aDocument(company)
    const place = { page: 7, sheet: null, cell: null, paragraph: null, start: 0, end: 9, boxes: [] }
    const omission = {
      subject: 'E5',
      kind: 'not_material' as const,
      excerpt: 'E5 Circular economy: not material',
      place: { ...place, valueStart: null, valueEnd: null, valueBox: null },
    }
    expect(about('waste', await all(company))).toBeDefined()
    const recorded = { findings: [], others: [], omissions: [omission] }
    await company.tenant.transaction((inside) => recordFindings(inside, document.id, recorded))
    expect(about('waste', await all(company))).toBeUndefined()
    const body = { material: true, reason: '' }
    await company.client.call(contract.iro.decideMateriality, { params: { code: 'E5' }, body })
    expect(about('waste', await all(company))).toBeDefined()
  })

  it('say what to do with the names of the specification', async () => {
    const data = await all(await aCompany(app))
    expect(data.length).toBeGreaterThanOrEqual(10)
    expect(data.length).toBeLessThanOrEqual(25)
    for (const recommendation of data) {
      expect(recommendation).toMatchObject({ status: 'open', completionPercentage: 0, mark: null })
      expect(recommendation.targetDatapoints.length).toBeGreaterThan(0)
      expect(recommendation.actionSteps.length).toBeGreaterThan(0)
      expect(recommendation.datapoints.map(({ key }) => key)).toEqual(recommendation.targetDatapoints)
    }
    expect(about('energy', data)).toMatchObject({
      title: 'Complete energy consumption and mix',
      actionStepsTitle: 'Steps for: Facility management and Controlling',
      suggestedApproachTitle: 'Suggested approach',
      owners: ['Facility management', 'Controlling'],
    })
  })

  it('come in the language that is asked for, in the same order, from what is kept once', async () => {
    const company = await aCompany(app)
    const english = await list(company)
    company.client.language = 'de'
    app.clock.advance(60_000)
    const german = await list(company)
    expect(german.data.map(({ key }) => key)).toEqual(english.data.map(({ key }) => key))
    expect(about('energy', german.data)?.title).toBe('Energieverbrauch und Energiemix vervollständigen')
    expect(german.updated_at).toBe(english.updated_at)
  })

  it('follow the values by themselves', async () => {
    const company = await aCompany(app)
    const before = await list(company)
    for (const key of ['S1-16_01', 'S1-16_02']) await setValue(company, key, '12')
    app.clock.advance(1000)
    const after = await list(company)
    expect(Date.parse(after.updated_at!)).toBeGreaterThan(Date.parse(before.updated_at!))
    // Among what is open it weighs too little to be shown; begun it is.
    expect(about('pay-gap', before.data)).toBeUndefined()
    expect(about('pay-gap', after.data)).toMatchObject({
      completionPercentage: 67,
      targetDatapoints: ['S1-16_03'],
    })
    await setValue(company, 'S1-16_03', 'All companies of the group are included.')
    expect(about('pay-gap', await all(company))).toMatchObject({ status: 'complete', completionPercentage: 100 })
  })

  it('are those of the chosen set', async () => {
    const company = await aCompany(app)
    await company.client.call(companies.update, { body: { metadata: { standard_set: 'vs-2026' } } })
    const data = await all(company)
    expect(data.length).toBeGreaterThanOrEqual(10)
    expect(data.every(({ targetDatapoints }) => targetDatapoints.every((key) => key.startsWith('VS_')))).toBe(true)
  })
})

describe('what a person decides about a recommendation', () => {
  it('is kept, sorts it, and can be taken back', async () => {
    const company = await aCompany(app)
    const keys = (await all(company)).map(({ key }) => key)
    expect(await mark(company, keys[0]!, 'not_relevant')).toMatchObject({
      status: 'not_relevant',
      mark: 'not_relevant',
    })
    expect(await mark(company, keys[1]!, 'done')).toMatchObject({ status: 'complete', mark: 'done' })
    const after = await all(company)
    expect(after.at(-1)!.key).toBe(keys[0])
    expect(after.at(-2)!.key).toBe(keys[1])
    // What is set aside takes nobody's place.
    expect(after.filter(({ status }) => status === 'open')).toHaveLength(keys.length)
    expect(await mark(company, keys[0]!, null)).toMatchObject({ status: 'open', mark: null })
    await mark(company, keys[1]!, null)
    expect((await all(company)).map(({ key }) => key)).toEqual(keys)
  })

  it('stays with its company and its report', async () => {
    const [ours, theirs] = [await aCompany(app), await aCompany(app)]
    await mark(ours, 'energy', 'not_relevant')
    expect(about('energy', await all(theirs))).toMatchObject({ status: 'open' })
    const { year } = await reportFor(ours)
    await ours.client.call(companies.update, { body: { metadata: { reporting_year: year - 1 } } })
    expect(about('energy', await all(ours))).toMatchObject({ status: 'open' })
    await ours.client.call(companies.update, { body: { metadata: { reporting_year: year } } })
    expect(about('energy', await all(ours))).toMatchObject({ status: 'not_relevant' })
  })

  it('is about something that there is', async () => {
    const company = await aCompany(app)
    await expect(mark(company, 'world-peace', 'done')).rejects.toMatchObject({ status: 404 })
  })
})

describe('a re-evaluation', () => {
  it('is queued once, runs, and ends by itself', async () => {
    const company = await aCompany(working)
    const before = await list(company)
    working.clock.advance(1000)
    const asked = await company.client.call(advice.refresh, {})
    expect(asked).toMatchObject({ running: true, failed: false })
    await until(async () => expect((await list(company)).running).toBe(false))
    const after = await list(company)
    expect(Date.parse(after.updated_at!)).toBeGreaterThan(Date.parse(before.updated_at!))
    expect(after.data).toEqual(before.data)
  })

  it('asked for twice is one', async () => {
    const company = await aCompany(app)
    await company.client.call(advice.refresh, {})
    await company.client.call(advice.refresh, {})
    expect((await list(company)).running).toBe(true)
    const { rows } = await app.database.db.execute(
      `select 1 from jobs.job where name = '${refreshAdviceJob.id}' and group_id = '${company.id}'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('run twice leaves what running once leaves', async () => {
    const company = await aCompany(app)
    const report = await reportFor(company)
    const handler = jobOf(report)
    const run = {
      jobId: 'job',
      tenant: company.tenant,
      data: report,
      attempt: 1,
      signal: new AbortController().signal,
      requeue: () => {},
    }
    await beginEvaluation(company.tenant, report)
    await handler.run(run)
    const once = await evaluationOf(company.tenant, report)
    await handler.run({ ...run, attempt: 2 })
    expect(await evaluationOf(company.tenant, report)).toEqual(once)
    expect(once).toMatchObject({ running: false, failed: false })
  })

  it('that fails for good says so, and may be asked for again', async () => {
    const company = await aCompany(app)
    const report = await reportFor(company)
    await company.client.call(advice.refresh, {})
    const handler = jobOf(report)
    await handler.onFailed({ jobId: 'job', tenant: company.tenant, data: report })
    expect(await list(company)).toMatchObject({ running: false, failed: true })
    expect(await company.client.call(advice.refresh, {})).toMatchObject({ running: true, failed: false })
  })
})
