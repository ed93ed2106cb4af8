import { contract, type Reply } from '@esrs/contract'
import { languageOfSentence } from '@esrs/engine'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { demoFolder } from '../../paths.ts'
import { type ApiClient, aCompany, ended, startApp, type TestApp, type TestAppOptions } from '../../testing/index.ts'
import { readDemoFolder } from './demo-folder.ts'

/** An app of a test's own. */
async function anApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startApp(options)
  onTestFinished(() => app.stop())
  return app
}

test('the first start makes a company whose documents are processed like any other', async () => {
  const app = await anApp({ workers: true, maxUploadBytes: 1 })
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
  const looked = readDemoFolder(demoFolder)!.work.accepted.flatMap(({ datapoints }) => datapoints)
  await expect
    .poll(async () => (await client.call(contract.csrd.progress, {})).data.breakdown.accepted, { timeout: 60_000 })
    .toBeGreaterThan(looked.length)
  const become = await Promise.all(
    looked.map(async ({ key }) => {
      const { status, value } = await client.call(contract.csrd.datapoint, { params: { key } })
      return { key, status, value }
    }),
  )
  expect(become).toEqual(looked.map(({ key, value }) => ({ key, status: 'accepted', value })))
  const { data, count } = await client.call(contract.csrd.listDatapoints, { query: { page_size: 50 } })
  expect(count).toBeGreaterThan(10)
  for (const { evidence } of data.datapoints) expect(evidence.length).toBeGreaterThan(0)
  const { impacts } = await client.call(contract.iro.list, {})
  expect(impacts.filter(({ score }) => score && 'bands' in score && score.bands).map(({ type }) => type)).toContain(
    'Risk',
  )
  expect(impacts.flatMap(({ metrics }) => metrics)).toContainEqual({
    name: 'Gross Scope 1 GHG emissions',
    current: '3,884\u00a0t CO₂e',
    target: '3,178\u00a0t CO₂e (2030)',
    progress: 69,
  })
  expect(await app.seedDemo()).toBeNull()
})

describe('what people have done is there at once', () => {
  let app: TestApp
  let client: ApiClient
  let company: Reply<typeof contract.session.login>['company']
  beforeAll(async () => {
    app = await startApp()
    const { email, password } = (await app.seedDemo())!
    client = app.client()
    const session = await client.call(contract.session.login, { body: { email, password } })
    client.access = session.access
    company = session.company
  })
  afterAll(() => app.stop())

  test('two years, topics decided, entries, surveys with responses, the looks of the report', async () => {
    expect(company.metadata.reporting_year).toBe(2025)
    const topics = await client.call(contract.iro.materiality, {})
    const decided = (material: boolean) =>
      topics.topics.filter((topic) => topic.material === material).map(({ code }) => code)
    expect(decided(false)).toEqual(['E3', 'E4', 'E5', 'S3', 'S4'])
    expect(decided(true)).toEqual(['E1', 'E2', 'S1', 'S2', 'G1'])
    for (const code of decided(false)) {
      const { chapter } = await client.call(contract.report.chapter, { params: { code } })
      const words = (['en', 'de'] as const).map((language) => JSON.stringify(chapter.explanation?.[language]))
      expect(words.map(languageOfSentence)).toEqual(['en', 'de'])
      // Written in both, so that neither report has to quote the other language.
      expect(words.join()).not.toContain('quote')
    }
    const energy = () => client.call(contract.csrd.datapoint, { params: { key: 'E1-5_02' } })
    expect((await energy()).status).toBe('missing')
    await client.call(contract.company.update, { body: { metadata: { reporting_year: 2024 } } })
    expect(await energy()).toMatchObject({ status: 'corrected', number: 24866, unit: 'MWh', year: 2024 })
    await client.call(contract.company.update, { body: { metadata: { reporting_year: 2025 } } })
    const iros = await client.call(contract.iro.list, {})
    expect(iros.impacts.filter(({ origin }) => origin === 'manual')).toHaveLength(14)
    const surveys = await client.call(contract.surveys.list, { query: {} })
    expect(
      surveys.map(({ anonymous, response_stats: { total, withheld } }) => ({ anonymous, total, withheld })),
    ).toEqual([
      { anonymous: false, total: 3, withheld: false },
      { anonymous: true, total: 7, withheld: false },
      { anonymous: true, total: 12, withheld: false },
      { anonymous: true, total: 40, withheld: false },
    ])
    expect((await client.call(contract.report.settings, {})).colour).toBe('#1f5f5b')
  })

  test('people work together: owners, requests in several states, an approved answer, a room with a drawn sample, and no mail', async () => {
    const { topics } = await client.call(contract.work.requirements, {})
    expect(topics.filter(({ owner }) => owner).map(({ key, owner }) => `${key} ${owner!.name}`)).toEqual([
      'E1 Ines Karvonen',
      'E2 Ines Karvonen',
      'S1 Mats Oberloh',
    ])
    const { task } = await client.call(contract.work.task, { params: { key: 'S1-13_04' } })
    expect(task).toMatchObject({ state: 'approved', value: '18.5', owner: { name: 'Mats Oberloh' } })
    const { requests } = await client.call(contract.requests.list, { query: {} })
    const states = requests.map(({ name, state, items }) => [name, state, ...items.map((item) => item.state)].join(' '))
    expect(states.sort()).toEqual([
      'Lena Brandt open passed_on open',
      'Petra Lohmann open accepted open',
      'Reinwerk Service open open',
      'Timo Kern open open',
      'Uwe Halm answered answered answered',
    ])
    const { rooms } = await client.call(contract.rooms.list, {})
    expect(rooms).toMatchObject([{ sampled: 3, marks: { agreed: 1, question: 1 }, questions: [{ waiting: true }] }])
    const { rows } = await app.database.db.execute(`select 1 from jobs.job where name = 'work.mail'`)
    expect(rows).toEqual([])

    // The sites of the group have figures that add up to those of its documents.
    const { units } = await client.call(contract.organisation.tree, {})
    expect(units.map(({ kind, counted }) => `${kind} ${counted}`)).toEqual([
      'entity 100',
      'entity 0',
      'site 100',
      'site 100',
      'site 100',
      'entity 100',
      'site 100',
    ])
    const { figures } = await client.call(contract.figures.list, { query: {} })
    expect(figures.map(({ key, value, missing }) => [key, Math.round(value!), missing])).toEqual([
      ['E1-5_01', 37_042, 0],
      ['E1-6_07', 3884, 0],
    ])
    // One of them has a financial year of its own; another has its parts of the year before, and one comparative is restated.
    expect(figures[0]!.apportioned_share).toBeGreaterThan(0.05)
    const { years } = await client.call(contract.figures.get, { params: { key: 'E1-6_07' } })
    expect(years.map(({ year, computed }) => [year, Math.round(computed!)])).toEqual([
      [2024, 4201],
      [2025, 3884],
    ])
    const { prior } = await client.call(contract.csrd.datapoint, { params: { key: 'E1-5_05' } })
    expect(prior).toMatchObject({ number: 12_890, restated: { value: '12724' } })

    // The inventory comes to what the documents state, and differs from the one value that counts nuclear energy as renewable.
    const { figures: computed, categories } = await client.call(contract.inventory.get, {})
    const differing = computed.filter(({ datapoints }) => datapoints.some(({ agrees }) => agrees === false))
    expect(differing.map(({ figure, value }) => [figure, value])).toEqual([['energy_renewable', 15_512]])
    const rounded = (name: string) => Math.round(computed.find(({ figure }) => figure === name)!.value!)
    const sums = ['scope1', 'scope2_location', 'scope2_market', 'scope3', 'energy'].map(rounded)
    expect(sums).toEqual([3_884, 5_037, 1_126, 154_237, 37_042])
    const chain = categories.filter(({ scope }) => scope === 'scope3')
    expect(chain.filter(({ activities, left_out: why }) => activities === 0 && why === '')).toEqual([])
  })
})

test('the assessment is signed: three assessors, two surveys, a changed method, a decision against the formula and who disagrees', async () => {
  const app = await anApp()
  app.clock.set('2026-06-01')
  const { email, password } = (await app.seedDemo())!
  const client = app.client()
  client.access = (await client.call(contract.session.login, { body: { email, password } })).access
  const { topics, assessors, method, signed, changed, obstacles } = await client.call(
    contract.materiality.assessment,
    {},
  )
  expect(assessors.map(({ name }) => name)).toEqual(['Jule Hartwich', 'Mats Oberloh', 'Ines Karvonen'])
  expect(method.version).toBe(1)
  expect({ number: signed?.number, changed, obstacles }).toEqual({ number: 1, changed: false, obstacles: [] })
  expect(topics.map(({ code, verdict, decision }) => `${code} ${verdict} ${decision!.material}`)).toEqual([
    'E1 material true',
    'E2 undecided true',
    'E3 not false',
    'E4 not false',
    'E5 material false',
    'S1 material true',
    'S2 material true',
    'S3 undecided false',
    'S4 not false',
    'G1 material true',
  ])
  const turned = topics.filter(({ decision }) => decision!.against)
  expect(turned.map(({ code, dissents }) => [code, dissents.map(({ by }) => by!.name)])).toEqual([
    ['E5', ['Mats Oberloh']],
  ])
  const { results, consultations } = await client.call(contract.materiality.stakeholders, {})
  expect(results.filter(({ hidden }) => hidden).map(({ side }) => side)).toEqual(Array(10).fill('impact'))
  expect(consultations).toHaveLength(5)
  // It took its people weeks: every step is on the day on which they did it.
  const { entries } = await client.call(contract.materiality.log, {})
  const days = (kinds: string[]) => [
    ...new Set(entries.filter(({ kind }) => kinds.includes(kind)).map(({ at }) => at.slice(0, 10))),
  ]
  expect(days(['consultation'])).toEqual(['2026-01-15', '2025-12-04', '2025-11-20'])
  expect(days(['version', 'topic', 'method'])).toEqual(['2026-03-12', '2026-03-11', '2026-03-10', '2026-03-09'])
  expect(days(['entry'])).toEqual(['2026-03-04', '2026-03-03', '2026-03-02', '2026-02-27'])
  expect(new Set(entries.map(({ position }) => position))).toEqual(
    new Set(['Head of sustainability', 'Chair of the group works council', 'Head of controlling']),
  )
})

test('where somebody is already, nothing is made', async () => {
  const app = await anApp()
  await aCompany(app)
  expect(await app.seedDemo()).toBeNull()
})

test('seen in German it is no test account', async () => {
  const app = await anApp()
  const { email, password } = (await app.seedDemo(true))!
  const { company } = await app.client().call(contract.session.login, { body: { email, password } })
  expect(company.metadata.test_account).toBe(false)
})
