import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { anImpact, calls, decide, failure, give, points, read, severe, slight, topicIn } from './testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())

const topics = ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1']
const consider = ({ client }: TestCompany, code: string, reason: string) =>
  client.call(calls.consider, { params: { code }, body: { reason } })
const counted = async ({ client }: TestCompany, key: string) => {
  const query = { with_values: 'false', search: key }
  const { datapoints } = (await client.call(contract.csrd.listDatapoints, { query })).data
  return datapoints.find((datapoint) => datapoint.key === key)!.applicability
}

test.each([
  // The list of ESRS 1, AR 16, and that of Appendix A of the revised ESRS 1, which ends at sub-topics.
  ['esrs-2023', 37, 'E3.2', 'Considered E3.2 Marine resources: nothing found.', /\(E1\.1, E1\.2/],
  ['esrs-2026', 37, 'E3.1', /Considered E3\.1 .+: nothing found\./, /\(E1\.1, E1\.2/],
] as const)(
  'an empty bank by %s is signed in part, and says so everywhere',
  async (set, all, code, considered, open) => {
    const bank = await aCompany(app)
    const { profile } = await bank.client.call(contract.law.get, {})
    const facts = { ...profile, country: 'DE', nace: '64', employees: 900, net_revenue: 300e6 }
    await bank.client.call(contract.law.save, { body: facts })
    await bank.client.call(contract.company.update, { body: { metadata: { reporting_year: 2026, standard_set: set } } })
    const proposed = (await read(bank)).entries
    expect(proposed.length).toBeGreaterThan(10)
    for (const topic of topics) await decide(bank, topic, false, { reason: 'n/a', outlook: 'n/a' })
    const before = await read(bank)
    expect(before.gaps).toHaveLength(all)
    expect(before.obstacles).toEqual([])
    await consider(bank, code, 'No site at the sea and no product of it.')
    expect(await bank.client.call(calls.sign, { body: {} })).toMatchObject({ number: 1, gaps: all - 1 })
    expect((await read(bank)).signed).toMatchObject({ gaps: all - 1 })
    const { entries } = await bank.client.call(calls.log, {})
    expect(entries[0]!.text).toContain(`Signed in part: ${all - 1} sub-topics were not assessed`)
    expect(entries[0]!.text).toMatch(open)
    const text = entries.map((entry) => entry.text).join(' ')
    if (typeof considered === 'string') expect(text).toContain(considered)
    else expect(text).toMatch(considered)
    const decision = entries.find((entry) => entry.code === 'E1' && entry.text.startsWith('Decided'))!
    expect(decision.grounds).toContain('Neither assessed nor considered: E1.1')
    // What was proposed and taken up by nobody is named where the topic was decided.
    for (const { title, topic } of proposed) if (topic === 'E1') expect(decision.grounds).toContain(title)
  },
)

test('a topic is called material without a scored entry only for a reason, and the signed version names it', async () => {
  const company = await aCompany(app)
  await expect(decide(company, 'G1', true)).rejects.toMatchObject(
    failure('invalid_input', { reason: expect.stringContaining('No entry of this topic was scored') }),
  )
  const id = await anImpact(company.client, 'S1', { subTopic: 'S1.1' })
  await give(company.client, id, severe)
  await decide(company, 'S1', true)
  for (const code of topics.filter((one) => one !== 'S1'))
    await decide(company, code, code === 'G1', { reason: 'Talked through.', outlook: 'n/a' })
  expect((await read(company)).unrated).toEqual([{ code: 'G1', title: 'Business conduct' }])
  expect(await company.client.call(calls.sign, { body: {} })).toMatchObject({ unrated: 1 })
  expect((await read(company)).signed).toMatchObject({ unrated: 1 })
  const { entries } = await company.client.call(calls.log, {})
  expect(entries[0]!.text).toContain('Called material with no entry scored: G1.')
  const frozen = (await company.client.call(calls.version, { params: { number: 1 } })) as Blob
  expect(JSON.parse(await frozen.text())).toMatchObject({ unrated: [{ code: 'G1', title: 'Business conduct' }] })
})

test('a sub-topic is answered by a scored entry, or by why nothing was found; what is material was found', async () => {
  const company = await aCompany(app)
  const id = await anImpact(company.client, 'E1', { subTopic: 'E1.2' })
  const matterOf = async (code: string) =>
    (await topicIn(company, code.split('.')[0]!)).matters.find((matter) => matter.code === code)!
  expect(await matterOf('E1.2')).toMatchObject({ answer: 'open', verdict: 'open', entries: 1, isSubTopic: true })
  await give(company.client, id, severe)
  expect(await matterOf('E1.2')).toMatchObject({ answer: 'assessed', verdict: 'material', value: 4 })
  await expect(consider(company, 'E1.2', 'Nothing.')).rejects.toMatchObject(failure('conflict'))
  await expect(consider(company, 'E1', 'Nothing.')).rejects.toMatchObject(failure('not_found'))
  await consider(company, 'E1.3', 'Two offices.')
  expect(await matterOf('E1.3')).toMatchObject({
    answer: 'nothing',
    reason: 'Two offices.',
    by: { name: expect.any(String) },
  })
  await consider(company, 'E1.3', '')
  expect(await matterOf('E1.3')).toMatchObject({ answer: 'open', reason: '' })
})

test('datapoints that are only about a sub-topic of which nothing was found are not asked, with the reason', async () => {
  const company = await aCompany(app)
  const id = await anImpact(company.client, 'S1', { subTopic: 'S1.1.8' })
  await give(company.client, id, severe)
  await decide(company, 'S1', true, { reason: 'Accidents.' })
  expect((await counted(company, 'S1-16_01')).counts).toBe(true)
  await consider(company, 'S1.2', 'Nine people, equal pay by contract.')
  expect(await counted(company, 'S1-16_01')).toMatchObject({
    counts: false,
    code: 'not-found',
    reason: 'Only about S1.2 Equal treatment and opportunities for all, of which the assessment found nothing.',
  })
  expect((await counted(company, 'S1-14_04')).counts).toBe(true)
  expect((await counted(company, 'S1-6_01')).counts).toBe(true)
})

test('a trivial good deed stays trivial, and one material entry makes its topic material', async () => {
  const company = await aCompany(app)
  const newsletter = await anImpact(company.client, 'E5', { subTopic: 'E5.1', isPositive: true })
  const { entry } = await give(company.client, newsletter, points({ scale: 1, scope: 5 }), {
    beyond: true,
    reason: 'Nobody asks for it.',
  })
  expect(entry).toMatchObject({ verdict: 'undecided', result: { value: 3 } })
  expect((await topicIn(company, 'E5')).verdict).toBe('undecided')
  const wetland = await anImpact(company.client, 'E4', { subTopic: 'E4.3' })
  const other = await anImpact(company.client, 'E4', { subTopic: 'E4.1' })
  await give(company.client, wetland, points({ scale: 4, scope: 3, irremediable: 4 }))
  await give(company.client, other, slight)
  expect(await topicIn(company, 'E4')).toMatchObject({ verdict: 'material', impact: { value: 3.67 } })
})

test('a proposal brings its points to the scale of the method, and what people gave is shown out of ten', async () => {
  const company = await aCompany(app)
  const score = { scale: 8, scope: 6, irremediable: 10, total: 8, likelihood: null }
  const id = await anImpact(company.client, 'E2', { subTopic: 'E2.1', score })
  const { proposed } = await company.client.call(calls.entry, { params: { id } })
  expect(proposed).toEqual(points({ scale: 4, scope: 3, irremediable: 5 }))
  await give(company.client, id, points({ scale: 2, scope: 3, irremediable: 4 }))
  const { impacts } = await company.client.call(contract.iro.list, {})
  expect(impacts.find((iro) => iro.id === id)!.score).toEqual({
    scale: 2.5,
    scope: 5,
    irremediable: 7.5,
    total: 5,
    likelihood: null,
  })
})

test('what was found on sub-topics follows into the next year', async () => {
  const company = await aCompany(app)
  for (const code of topics) await decide(company, code, false, { reason: 'n/a', outlook: 'n/a' })
  await consider(company, 'E3.2', 'No site at the sea.')
  await company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2026 } } })
  await company.client.call(calls.carryOver, {})
  const { matters } = await topicIn(company, 'E3')
  expect(matters.find(({ code }) => code === 'E3.2')).toMatchObject({
    answer: 'nothing',
    reason: 'No site at the sea.',
  })
})

test('a version that was signed before sub-topics were answered opens as it was', async () => {
  const company = await aCompany(app)
  for (const code of topics) await decide(company, code, false, { reason: 'n/a', outlook: 'n/a' })
  await company.client.call(calls.sign, { body: {} })
  const older = {
    company_id: company.id,
    set: 'esrs-2023',
    reporting_year: 2024,
    number: 1,
    at: '2025-03-01T00:00:00Z',
    by_name: 'Ada',
    note: '',
    topics: 10,
    material: 1,
    last_change: 1,
    answers: 0,
    hash: 'x',
  }
  const content = JSON.stringify({
    topics: [
      {
        code: 'E1',
        title: 'Climate change',
        impact: { value: 4 },
        financial: { value: null },
        decision: { material: true },
      },
    ],
  })
  await app.database.db.execute(sql`insert into signed_assessments
    (company_id, set, reporting_year, number, at, by_name, note, topics, material, last_change, answers, content, hash)
    values (${older.company_id}, ${older.set}, ${older.reporting_year}, 1, ${older.at}, 'Ada', '', 10, 1, 1, 0, ${content}, 'x')`)
  const { reports } = await company.client.call(calls.results, {})
  expect(reports.find(({ year }) => year === 2024)?.topics).toEqual([
    { code: 'E1', title: 'Climate change', impact: 4, financial: null, material: true },
  ])
  await company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2024 } } })
  const { versions } = await company.client.call(calls.versions, {})
  expect(versions).toMatchObject([{ number: 1, sha256: 'x', gaps: 0 }])
})
