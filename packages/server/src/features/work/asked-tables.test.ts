import { contract, limits, type TypedCell } from '@esrs/contract'
import { readRows } from '@esrs/engine/sheets'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type ApiClient,
  aCompany,
  mailedToken,
  refused,
  startApp,
  type TestApp,
  type TestCompany,
} from '../../testing/index.ts'
import { dayOf, daysAfter } from './days.ts'

// Tables and choices that people without an account are asked for: shown as a grid, delivered cell by cell, accepted and approved like
// values.

const { requests, links, answer, work, csrd, breakdowns } = contract

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ workers: true })
})
afterAll(() => app.stop())
beforeEach(async () => {
  app.clock.set('2026-03-01')
  company = await aCompany(app)
  await company.client.call(contract.company.update, {
    body: { metadata: { reporting_year: 2025, standard_set: 'esrs-2023' } },
  })
})

type Table = { key: string; axes?: string[] }

/** Somebody who was asked for tables, or for other answers, with the link opened. */
async function asked(
  tables: Table[],
  language: 'en' | 'de' = 'en',
  datapoints = tables.map(({ key }) => key),
): Promise<ApiClient> {
  const email = `plant-${crypto.randomUUID()}@werk.example`
  const due = daysAfter(dayOf(app.clock()), 10)
  await company.client.call(requests.ask, {
    body: { people: [{ email, name: 'Paula Werk', language }], datapoints, tables, due },
  })
  await expect.poll(() => mailedToken(app, email)).toBeTruthy()
  const client = app.client()
  client.language = language
  client.access = (await client.call(links.open, { body: { token: mailedToken(app, email)! } })).key
  return client
}

const cellsOf = (cells: Record<string, string>): TypedCell[] =>
  Object.entries(cells).map(([members, value]) => ({ members: members.split(' '), value }))
const sendCells = (client: ApiClient, key: string, cells: Record<string, string>, value = '') =>
  client.call(answer.send, { body: { answers: [{ key, value, cells: cellsOf(cells) }] } })
const task = (key: string) => company.client.call(work.task, { params: { key } })
const accept = async (key: string) => {
  const { deliveries } = await task(key)
  return company.client.call(work.accept, { params: { id: deliveries.find(({ state }) => state === 'waiting')!.id } })
}
const table = async (key: string) => (await company.client.call(breakdowns.get, { params: { key } })).breakdown!
const value = (key: string) => company.client.call(csrd.datapoint, { params: { key } })

const staff = {
  'permanent female DE': '120',
  'permanent male DE': '180',
  'temporary male AT': '35',
  'non_guaranteed female AT': '4',
}

describe('a table that is asked for', () => {
  test('shows its axes, keeps what is typed, and arrives cell by cell as an answer that nobody has decided on', async () => {
    const client = await asked([{ key: 'S1-6_09', axes: ['gender', 'country'] }])
    const [field] = (await client.call(answer.get, {})).fields
    expect(field!.table!.axes.map(({ axis, open }) => [axis, open])).toEqual([
      ['contract', false],
      ['gender', false],
      ['country', true],
    ])
    const answers = [{ key: 'S1-6_09', value: '', cells: cellsOf({ 'permanent female DE': '120' }) }]
    await client.call(answer.save, { body: { answers } })
    expect((await client.call(answer.get, {})).fields[0]!.table!.cells).toEqual(answers[0]!.cells)
    const sent = await sendCells(client, 'S1-6_09', staff)
    expect(sent.fields[0]).toMatchObject({ state: 'answered' })
    expect((await table('S1-6_09')).cells).toEqual([])
    const { deliveries, task: of } = await task('S1-6_09')
    expect(of).toMatchObject({ state: 'delivered', waiting: 1, written: '335' })
    expect(deliveries[0]).toMatchObject({ written: '335', value: '335', from: 'Paula Werk' })
    expect(deliveries[0]!.cells).toContainEqual({
      names: ['Permanent', 'Women', 'Germany'],
      dimension: 'permanent_female_DE',
      written: '120',
      number: 120,
      unit: 'count',
      now: null,
    })
  })

  test('is the breakdown once it is accepted, with sender, proof, history, value and the tables that ask for it', async () => {
    const client = await asked([{ key: 'S1-6_09', axes: ['gender', 'country'] }])
    const proof = await client.call(answer.proof, {
      body: { key: 'S1-6_09' },
      file: new File(['Vertrag;Zahl\nUnbefristet;335\n'], 'payroll.csv'),
    })
    await sendCells(client, 'S1-6_09', staff)
    expect((await accept('S1-6_09')).task).toMatchObject({ state: 'accepted', value: '335' })
    const saved = await table('S1-6_09')
    expect(saved.whole).toMatchObject({ stated: 335, computed: 335, follows: true, differs: null })
    const cell = saved.cells.find(({ dimension }) => dimension === 'permanent_female_DE')
    expect(cell).toMatchObject({ number: 120, status: 'entered', document: { id: proof.id } })
    expect(cell!.source).toContain('Paula Werk')
    expect((await value('S1-6_07')).value).toContain('Permanent | Women | Germany | 120')
    const { count } = await company.client.call(breakdowns.history, { params: { key: 'S1-6_09' }, query: {} })
    expect(count).toBe(4)
  })

  test('is approved with its cells: another cell takes the approval back, although the value stays', async () => {
    const client = await asked([{ key: 'S1-6_02' }])
    await sendCells(client, 'S1-6_02', { female: '150', male: '300' })
    await accept('S1-6_02')
    const { task: accepted } = await task('S1-6_02')
    await company.client.call(work.saveSettings, { body: { four_eyes: false } })
    const approve = (version: string | null) =>
      company.client.call(work.approve, {
        body: { keys: ['S1-6_02'], versions: version ? { 'S1-6_02': version } : {} },
      })
    expect(await approve(accepted.version)).toMatchObject({ approved: 1 })
    expect((await task('S1-6_02')).task.state).toBe('approved')
    const cells = cellsOf({ female: '151', male: '299' })
    await company.client.call(breakdowns.save, { params: { key: 'S1-6_02' }, body: { cells, whole: 'keep' } })
    const { task: changed } = await task('S1-6_02')
    expect(changed).toMatchObject({ state: 'accepted', value: '450' })
    expect((await approve(accepted.version)).refused).toHaveLength(1)
  })

  test('is asked for by operation, in the language and the units of whoever fills it in', async () => {
    const client = await asked([{ key: 'E5-5_08', axes: ['waste'] }], 'de')
    const checked = await client.call(answer.check, {
      body: {
        key: 'E5-5_08',
        value: '',
        cells: cellsOf({ 'hazardous recycling': '1.250 kg', 'nonhazardous reuse': '60,25' }),
      },
    })
    expect(checked).toMatchObject({ ok: true, value: '61.5', unit: 't', cells: [] })
    await sendCells(client, 'E5-5_08', { 'hazardous recycling': '1.250 kg', 'nonhazardous reuse': '60,25' })
    await accept('E5-5_08')
    expect((await table('E5-5_08')).cells.map(({ dimension, number, unit }) => [dimension, number, unit])).toEqual([
      ['hazardous_recycling', 1.25, 't'],
      ['nonhazardous_reuse', 60.25, 't'],
    ])
    expect(await value('E5-5_08')).toMatchObject({ number: 61.5, unit: 't' })
  })

  test('without a whole stands for the value in words of whoever accepts; a mean needs the figure for all', async () => {
    const client = await asked([{ key: 'E2-4_02' }, { key: 'S1-13_04' }], 'de')
    await sendCells(client, 'E2-4_02', { NOx: '12,5' })
    await accept('E2-4_02')
    expect((await value('E2-4_02')).value).toMatch(/Nitrogen oxides \(NOx\): 12\.5/)
    const alone = await refused(sendCells(client, 'S1-13_04', { female: '20', male: '30' }))
    expect(alone.body.fields?.['S1-13_04']).toMatch(/für alle zusammen/)
    await sendCells(client, 'S1-13_04', { female: '20', male: '30' }, '26,5')
    await accept('S1-13_04')
    expect(await value('S1-13_04')).toMatchObject({ number: 26.5 })
    expect((await table('S1-13_04')).cells).toHaveLength(2)
  })

  test('refuses cells that cannot be, each at its place, and asks about odd ones', async () => {
    const client = await asked([{ key: 'S1-6_02' }])
    const { body } = await refused(sendCells(client, 'S1-6_02', { female: '-5', male: 'many' }))
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['S1-6_02', 'S1-6_02#female', 'S1-6_02#male'])
    const cells = cellsOf({ female: '-5', male: '3000000' })
    const checked = await client.call(answer.check, { body: { key: 'S1-6_02', value: '', cells } })
    expect(checked.cells).toEqual([
      { dimension: 'female', message: 'This cannot be below 0.', warning: null },
      { dimension: 'male', message: null, warning: expect.stringMatching(/unusual/) },
    ])
    expect((await refused(sendCells(client, 'S1-6_02', { DE: '5' }))).body.code).toBe('invalid_input')
    expect((await refused(sendCells(client, 'S1-6_02', {}))).body.code).toBe('invalid_input')
    const none = company.client.call(requests.ask, {
      body: {
        people: [{ email: 'a@werk.example', name: 'A' }],
        datapoints: ['E1-5_02'],
        tables: [{ key: 'E1-5_02' }],
        due: '2099-01-01',
      },
    })
    expect((await refused(none)).body.code).toBe('invalid_input')
  })

  test('goes out as rows of a sheet and comes back from it; whoever knows better gets the same table', async () => {
    const client = await asked([{ key: 'S1-6_09', axes: ['gender'] }])
    const sheet = (await client.call(answer.sheet, {})) as unknown as Blob
    const read = readRows(new Uint8Array(await sheet.arrayBuffer()), 'questions.xlsx', limits.tables)
    if (!read.ok) throw new Error('The sheet cannot be read.')
    const codes = read.sheets[0]!.rows.map(({ cells }) => (cells[0]?.kind === 'text' ? cells[0].text : ''))
    expect(codes).toContain('S1-6_09 permanent_female')
    expect(codes.filter((code) => code.startsWith('S1-6_09'))).toHaveLength(9)
    const filled =
      'Code;Your answer;Note\nS1-6_09 permanent_female;12;Payroll\nS1-6_09 temporary_male;3;\nS1-6_09 nonsense;3;\n'
    const answers = await client.call(answer.readSheet, { file: new File([filled], 'answers.csv') })
    expect(answers).toEqual({
      answers: [
        {
          key: 'S1-6_09',
          value: '',
          note: 'Payroll',
          cells: [
            { members: ['permanent', 'female'], value: '12' },
            { members: ['temporary', 'male'], value: '3' },
          ],
        },
      ],
      unknown: 1,
    })
    const email = `knows-${crypto.randomUUID()}@werk.example`
    await client.call(answer.passOn, { body: { keys: ['S1-6_09'], name: 'Ines Ofen', email } })
    await expect.poll(() => mailedToken(app, email)).toBeTruthy()
    const next = app.client()
    next.access = (await next.call(links.open, { body: { token: mailedToken(app, email)! } })).key
    expect((await next.call(answer.get, {})).fields[0]!.table!.axes.map(({ axis }) => axis)).toEqual([
      'contract',
      'gender',
    ])
    const { requests: all } = await company.client.call(requests.list, { query: {} })
    expect(all.flatMap(({ items }) => items.map(({ as_table: asTable }) => asTable))).toEqual([true, true])
  })

  test('is delivered cell by cell by a colleague with an account too', async () => {
    const { client } = company
    const params = { key: 'S1-6_09' }
    const { table: shown } = await task('S1-6_09')
    expect(shown).toMatchObject({ rule: 'sum', used: ['contract', 'gender'], cells: [], asked: false })
    expect((await task('E2-4_02')).table).toMatchObject({ asked: true, rule: null })
    expect((await task('E1-5_02')).table).toBeNull()
    const cells = cellsOf({ 'permanent female': '12', 'temporary male': '3' })
    const wrong = cellsOf({ 'permanent female': 'many' })
    expect(await client.call(work.check, { params, body: { value: '', cells } })).toMatchObject({
      ok: true,
      value: '15',
    })
    const { cells: found } = await client.call(work.check, { params, body: { value: '', cells: wrong } })
    expect(found).toMatchObject([{ dimension: 'permanent_female' }])
    const { deliveries } = await client.call(work.deliver, { params, body: { value: '', cells } })
    expect(deliveries[0]!.cells!.map(({ dimension, number }) => [dimension, number])).toEqual([
      ['permanent_female', 12],
      ['temporary_male', 3],
    ])
    expect((await accept('S1-6_09')).table).toMatchObject({ used: ['contract', 'gender'], cells })
    expect(await value('S1-6_09')).toMatchObject({ number: 15 })
    const nothing = await refused(client.call(work.deliver, { params, body: { value: '' } }))
    expect(nothing.body.fields?.value).toMatch(/answer/)
  })
})

test('offers the answers of a datapoint that has some, and knows their words in a sheet', async () => {
  const [basis, wages] = ['BP-1_01', 'S1-10_01'] as const
  const client = await asked([], 'de', [basis, wages])
  const page = await client.call(answer.get, {})
  const labels = page.fields.find(({ key }) => key === basis)?.choices?.options.map(({ label }) => label)
  expect(labels).toEqual(['Konsolidiert', 'Individuell'])
  expect(page.fields.find(({ key }) => key === wages)?.choices).toBeUndefined()
  const csv = `Kennung;Ihre Antwort\n${basis};individuell\n${wages};Ja\n`
  const found = await client.call(answer.readSheet, { file: new File([csv], 'fragen.csv') })
  const kept = found.answers.map(({ value }) => value)
  expect(kept).toEqual(['individual', 'yes'])
  await client.call(answer.send, { body: { answers: found.answers } })
  const { task: told, deliveries } = await task(basis)
  expect(told.choices?.options.map(({ value }) => value)).toContain(deliveries[0]!.value)
  const sheet = (await client.call(answer.sheet, {})) as unknown as Blob
  const read = readRows(new Uint8Array(await sheet.arrayBuffer()), 'fragen.xlsx', limits.tables)
  const shown = read.ok ? read.sheets[0]!.rows.map(({ cells }) => cells[4]) : []
  expect(shown).toMatchObject([{}, { text: 'Individuell' }, { text: 'ja' }])
})
