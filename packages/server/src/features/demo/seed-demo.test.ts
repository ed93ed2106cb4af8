import { contract } from '@esrs/contract'
import { afterEach, expect, test } from 'vitest'
import { aCompany, ended, startApp, type TestApp } from '../../testing/index.ts'

let app: TestApp
afterEach(() => app.stop())

test('the first start makes a company whose documents are processed like any other', async () => {
  app = await startApp({ workers: true, maxUploadBytes: 1 })
  const [first, second] = await Promise.all([app.seedDemo(), app.seedDemo()])
  const { email, password } = (first ?? second)!
  expect([first, second]).toContain(null)
  expect(password.length).toBeGreaterThanOrEqual(16)
  const client = app.client()
  const { access, company, user } = await client.call(contract.session.login, { body: { email, password } })
  client.access = access
  expect(company.metadata).toMatchObject({ test_account: true, enable_document_upload: true, skip_onboarding: true })
  expect(company.metadata.stakeholders.length).toBeGreaterThan(0)
  expect(user.user_type).toBe('company_admin')
  const { results } = await client.call(contract.documents.list, { query: {} })
  expect(results.map(({ title }) => title).sort()).toEqual([
    'personalbericht-2025.docx',
    'sustainability-report-2025.pdf',
    'umweltkennzahlen-2025.xlsx',
    'verhaltenskodex.pdf',
  ])
  for (const { id } of results) {
    const document = await ended({ client }, id)
    expect([document.title, document.processingError]).toEqual([document.title, null])
  }
  const { data, count } = await client.call(contract.csrd.listDatapoints, { query: { page_size: 50 } })
  expect(count).toBeGreaterThan(10)
  for (const { evidence } of data.datapoints) expect(evidence.length).toBeGreaterThan(0)
  expect(await app.seedDemo()).toBeNull()
}, 120_000)

test('what people have done is there at once: two years, topics decided, entries, surveys with responses, the looks of the report', async () => {
  app = await startApp()
  const { email, password } = (await app.seedDemo())!
  const client = app.client()
  const { access, company } = await client.call(contract.session.login, { body: { email, password } })
  client.access = access
  expect(company.metadata.reporting_year).toBe(2025)
  const topics = await client.call(contract.iro.materiality, {})
  const decided = (material: boolean) =>
    topics.topics.filter((topic) => topic.material === material).map(({ code }) => code)
  expect(decided(false)).toEqual(['E3', 'E4', 'E5'])
  expect(decided(true)).toEqual(['E1', 'E2', 'S1', 'S2', 'G1'])
  const energy = () => client.call(contract.csrd.datapoint, { params: { key: 'E1-5_02' } })
  expect((await energy()).status).toBe('missing')
  await client.call(contract.company.update, { body: { metadata: { reporting_year: 2024 } } })
  expect(await energy()).toMatchObject({ status: 'corrected', number: 24866, unit: 'MWh', year: 2024 })
  await client.call(contract.company.update, { body: { metadata: { reporting_year: 2025 } } })
  const iros = await client.call(contract.iro.list, {})
  expect(iros.impacts.filter(({ origin }) => origin === 'manual')).toHaveLength(2)
  const surveys = await client.call(contract.surveys.list, { query: {} })
  expect(surveys.map(({ anonymous, response_stats: { total, withheld } }) => ({ anonymous, total, withheld }))).toEqual(
    [
      { anonymous: false, total: 3, withheld: false },
      { anonymous: true, total: 7, withheld: false },
    ],
  )
  expect((await client.call(contract.report.settings, {})).colour).toBe('#1f5f5b')
})

test('where somebody is already, nothing is made', async () => {
  app = await startApp()
  await aCompany(app)
  expect(await app.seedDemo()).toBeNull()
})
