import { setTimeout as wait } from 'node:timers/promises'
import { contract, type Inline, paragraphOf } from '@esrs/contract'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { aCandidate, analysed } from '../reporting/testing.ts'

const { years, figures, csrd, work, report, materiality } = contract

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
}, 180_000)
afterAll(() => app.stop())
beforeEach(async () => {
  app.clock.advance(60_000)
  company = await aCompany(app)
  const { client, user } = company
  await client.call(contract.company.update, {
    body: { metadata: { reporting_year: 2025, standard_set: 'esrs-2023' } },
  })
  await client.call(csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: '1200 MWh' } })
  await client.call(work.assign, { body: { targets: [{ kind: 'topic', key: 'E1' }], owner: user.id } })
  const text = [paragraphOf('Less than in 2024 and in the previous year; half by 2030.')]
  await client.call(report.writeText, { params: { id: 'E1-5.text' }, body: { language: 'en', text, base: null } })
  const setup = { rule: 'sum', level: 'site', equity: 'outside', estimate: 'last_year', scale: 1, unit: 'MWh' } as const
  await client.call(figures.setUp, { params: { key: 'E1-5_01' }, body: setup })
  const { topics } = await client.call(materiality.assessment, {})
  const e1 = topics.find(({ code }) => code === 'E1')!
  const decision = { material: true, reason: 'Talked through.', outlook: '', based_on: e1.revision }
  await client.call(materiality.decide, { params: { code: 'E1' }, body: decision })
})

const begin = (set: 'esrs-2023' | 'esrs-2026' = 'esrs-2023') =>
  company.client.call(years.begin, { body: { year: 2026, set } })

/** Every row that belongs to the year 2025, as text. */
async function oldYear(): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'reporting_year'
        and table_name not in ('companies', 'current_reports') order by 1`,
    )
    const found: Record<string, unknown> = {}
    for (const { name } of tables) {
      const query = `select to_jsonb(t)::text as row from "${name}" t where company_id = $1 and reporting_year = 2025 order by 1`
      found[name] = (await client.query(query, [company.id])).rows
    }
    return found
  } finally {
    await client.end()
  }
}

describe('what is repeated', () => {
  test('is chosen: the same requests to the same people, and nothing that was left out', async () => {
    const { client } = company
    const due = (days: number) => new Date(app.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const person = { email: 'meters@example.org', name: 'Mo Meter' }
    const asked = { people: [person], datapoints: ['E1-5_02', 'E1-5_03'], due: due(10), note: 'As in the bills.' }
    await client.call(contract.requests.ask, { body: asked })
    expect((await client.call(years.get, {})).next?.requests).toBe(1)
    const repeat = { owners: false, texts: false, figures: false, materiality: false, requests: { due: due(20) } }
    const { begun, items, decisions } = await client.call(years.begin, {
      body: { year: 2026, set: 'esrs-2023', repeat },
    })
    expect(begun[0]!.carried).toEqual({ owners: 0, texts: 0, figures: 0, decisions: 0, requests: 1 })
    expect([items, decisions]).toEqual([[], 0])
    const { requests } = await client.call(contract.requests.list, { query: {} })
    expect(requests).toMatchObject([{ ...person, note: 'As in the bills.', due: due(20), state: 'open' }])
    expect(requests[0]!.items.map(({ key }) => key)).toEqual(['E1-5_02', 'E1-5_03'])
  })

  test('never are the figures of the year before as questions: they stand beside', async () => {
    const { client } = company
    await analysed(company, [aCandidate({ datapoint: 'E1-5_02', number: 900, year: 2025 })])
    const shown = async () => client.call(csrd.datapoint, { params: { key: 'E1-5_02' } })
    expect(await shown()).toMatchObject({ status: 'proposed', number: 900, question: null })
    await client.call(csrd.updateDatapoint, { params: { key: 'E1-5_02' }, body: { value: '900' } })
    await analysed(company, [aCandidate({ datapoint: 'E1-5_03', number: 70, year: 2025 })])
    await begin()
    expect(await shown()).toMatchObject({ status: 'missing', value: null, prior: { number: 900, year: 2025 } })
    const { data } = await client.call(csrd.progress, {})
    expect(data.breakdown.questions).toBe(0)
  })
})

describe('the next year', () => {
  test('has owners, texts, rules and decisions of the year before, to be confirmed, and nothing of the old year changes', async () => {
    const before = await oldYear()
    expect(Object.values(before).flat().length).toBeGreaterThan(5)
    const { current, next, begun, items, decisions } = await begin()
    expect(current).toEqual({ year: 2026, set: 'esrs-2023' })
    expect(next).toEqual({ year: 2027, sets: ['esrs-2026', 'vs-2026'], requests: 0 })
    expect(begun).toMatchObject([
      {
        year: 2026,
        from: { year: 2025, set: 'esrs-2023' },
        by: 'Ada Sommer',
        carried: { owners: 1, texts: 1, figures: 1, decisions: 1 },
        left: [],
      },
    ])
    expect(items.map(({ kind, subject, name, confirmed }) => [kind, subject, name, confirmed])).toEqual([
      ['figure', 'E1-5_01', expect.stringContaining('energy consumption'), null],
      ['owner', company.user.id, 'Ada Sommer', null],
      ['text', 'E1-5.text/en', 'Energy consumption and mix', null],
    ])
    expect(items[2]).toMatchObject({ years: [2024], year_before: true })
    expect(decisions).toBe(1)
    expect(await oldYear()).toEqual(before)
    const { client } = company
    expect(await client.call(csrd.datapoint, { params: { key: 'E1-5_01' } })).toMatchObject({
      value: null,
      prior: { number: 1200, year: 2025 },
    })
    expect((await client.call(figures.get, { params: { key: 'E1-5_01' } })).figure.setup.estimate).toBe('last_year')
    const { requirements, topics } = await client.call(work.requirements, {})
    expect(requirements.length).toBeGreaterThan(0)
    expect(topics.find(({ key }) => key === 'E1')?.owner?.name).toBe('Ada Sommer')
    const confirmed = await client.call(years.confirm, { body: { items: [{ kind: 'figure', subject: 'E1-5_01' }] } })
    expect(confirmed.items[0]).toMatchObject({ confirmed: { by: 'Ada Sommer' } })
    await client.call(report.writeText, {
      params: { id: 'E1-5.text' },
      body: {
        language: 'en',
        text: null,
        base: (await client.call(report.textVersions, { params: { id: 'E1-5.text' }, query: { language: 'en' } }))
          .versions[0]!.id,
      },
    })
    expect((await client.call(years.get, {})).items[2]).toMatchObject({ kind: 'text', changed: true })
    expect(await oldYear()).toEqual(before)
  })

  test('restates a comparative with a reason: the old value stands beside it, and stays in its year', async () => {
    await begin()
    const before = await oldYear()
    const { client } = company
    const params = { key: 'E1-5_01' }
    const restate = (value: string, key = 'E1-5_01') =>
      client.call(years.restate, { params: { key }, body: { value, reason: 'The meter of hall 3 was wrong.' } })
    const { restatements } = await restate('1,250 MWh')
    expect(restatements).toMatchObject([
      { key: 'E1-5_01', year: 2025, old: { value: '1200', unit: 'MWh' }, value: '1250', by: 'Ada Sommer' },
    ])
    expect((await client.call(csrd.datapoint, { params })).prior).toEqual({
      value: '1250',
      number: 1250,
      unit: 'MWh',
      year: 2025,
      restated: { value: '1200', unit: 'MWh', reason: 'The meter of hall 3 was wrong.' },
    })
    expect(await oldYear()).toEqual(before)
    await expect(restate('many')).rejects.toMatchObject({ status: 400 })
    await expect(restate('1', 'E1-5_02')).rejects.toMatchObject({ status: 409 })
    expect((await client.call(years.withdraw, { params })).restatements).toEqual([])
    expect((await client.call(csrd.datapoint, { params })).prior).toMatchObject({ number: 1200, restated: null })
    await expect(client.call(years.withdraw, { params })).rejects.toMatchObject({ status: 404 })
  })

  test('says of a restated answer what its datapoint offers, in the language of the reader', async () => {
    const { client } = company
    const params = { key: 'BP-1_01' }
    await client.call(csrd.updateDatapoint, { params, body: { value: 'individual' } })
    await begin()
    await client.call(years.restate, { params, body: { value: 'consolidated', reason: 'It was of the group.' } })
    client.language = 'de'
    const [restated] = (await client.call(years.get, {})).restatements
    expect(restated).toMatchObject({ type: 'choice', old: { value: 'individual' }, value: 'consolidated' })
    const labels = restated?.choices?.options.map(({ value, label }) => [value, label])
    expect(labels).toEqual([
      ['consolidated', 'Konsolidiert'],
      ['individual', 'Individuell'],
    ])
  })

  test('is one, however many tabs begin it', async () => {
    const answers = await Promise.all([begin(), begin(), begin()])
    expect(answers.map(({ current }) => current.year)).toEqual([2026, 2026, 2026])
    const again = await begin()
    expect(again.begun).toHaveLength(1)
    expect(again.items).toHaveLength(3)
    const { versions } = await company.client.call(report.textVersions, {
      params: { id: 'E1-5.text' },
      query: { language: 'en' },
    })
    expect(versions).toHaveLength(1)
  })

  test('is not there at all when the product is killed while it is begun, and can be begun afterwards', async () => {
    const before = await oldYear()
    const other = new pg.Client({ connectionString: app.databaseUrl })
    await other.connect()
    // It waits for this lock in the middle of its work, and its connection ends there, as that of a killed process does.
    await other.query('begin')
    await other.query(`select pg_advisory_xact_lock(hashtextextended('statement texts ' || $1, 0))`, [company.id])
    const killed = begin().then(
      () => 'begun',
      () => 'refused',
    )
    const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and wait_event = 'advisory' and datname = current_database()`
    let pids: { pid: number }[] = []
    while (pids.length === 0) {
      await wait(20)
      pids = (await other.query<{ pid: number }>(waiting)).rows
    }
    for (const { pid } of pids) await other.query('select pg_terminate_backend($1)', [pid])
    expect(await killed).toBe('refused')
    await other.query('rollback')
    await other.end()
    const { current, begun, items } = await company.client.call(years.get, {})
    expect({ current, begun, items }).toEqual({ current: { year: 2025, set: 'esrs-2023' }, begun: [], items: [] })
    expect(await oldYear()).toEqual(before)
    expect((await begin()).begun).toHaveLength(1)
  })

  test('by another set follows the links: owners, texts with their values, rules and comparatives; what has none is named', async () => {
    const { client, user } = company
    const assign = (kind: 'requirement' | 'datapoint', key: string, due?: string) =>
      client.call(work.assign, { body: { targets: [{ kind, key }], owner: user.id, ...(due && { due }) } })
    await assign('requirement', 'E1-6', '2026-02-28')
    await assign('requirement', 'S1-5')
    await assign('datapoint', 'E1-5_01')
    const write = (id: string, content: Inline[]) =>
      client.call(report.writeText, {
        params: { id },
        body: { language: 'en', text: [{ type: 'paragraph', content }], base: null },
      })
    await write('E1-6.text', [
      { type: 'text', text: 'We used ' },
      { type: 'value', fact: 'E1-5_01', show: 'value' },
    ])
    await write('S1-5.text', [{ type: 'text', text: 'Nobody asks for it any more.' }])
    // Its requirement has merged into one that has a text of its own, so it stands beside that.
    await write('S1-2.text', [{ type: 'text', text: 'Engagement.' }])
    await write('S1-3.text', [{ type: 'text', text: 'Channels.' }])
    const before = await oldYear()
    const { current, begun, items } = await begin('esrs-2026')
    expect(current).toEqual({ year: 2026, set: 'esrs-2026' })
    expect(begun[0]).toMatchObject({
      carried: { owners: 3, texts: 4, figures: 1 },
      left: [
        { kind: 'owner', code: 'S1-5', name: expect.stringMatching(/^Targets/), who: 'Ada Sommer', why: 'gone' },
        { kind: 'text', code: 'S1-5', name: expect.stringMatching(/^Targets/), who: '', why: 'gone' },
      ],
    })
    expect(items.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
      'figure ESRS26_E1-7_01',
      `owner ${user.id}`,
      'text E1-7.text/en',
      'text E1-8.text/en',
      'text S1-2.text/en',
      'text S1-2+1/en',
    ])
    const { requirements } = await client.call(work.requirements, {})
    expect(requirements.find(({ key }) => key === 'E1-8')).toMatchObject({ owner: { id: user.id }, due: '2027-02-28' })
    const { versions } = await client.call(report.textVersions, {
      params: { id: 'E1-8.text' },
      query: { language: 'en' },
    })
    expect(JSON.stringify(versions[0]!.text)).toContain('"fact":"ESRS26_E1-7_01"')
    const params = { key: 'ESRS26_E1-7_01' }
    const comparative = async () => (await client.call(csrd.datapoint, { params })).prior
    expect(await comparative()).toMatchObject({ number: 1200, year: 2025, restated: null })
    const { restatements } = await client.call(years.restate, {
      params,
      body: { value: '1,250 MWh', reason: 'A meter was wrong.' },
    })
    expect(restatements).toMatchObject([{ ...params, old: { value: '1200' }, value: '1250' }])
    expect(await comparative()).toMatchObject({ number: 1250, restated: { value: '1200' } })
    expect(await oldYear()).toEqual(before)
  })

  test('is the one after the year that the company works in, by a set that fits it', async () => {
    const refused = (year: number, set: 'esrs-2023' | 'vs-2026') =>
      expect(company.client.call(years.begin, { body: { year, set } })).rejects.toMatchObject({ status: 409 })
    await refused(2025, 'esrs-2023')
    await refused(2027, 'vs-2026')
    await company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2026 } } })
    await refused(2027, 'esrs-2023')
  })
})
