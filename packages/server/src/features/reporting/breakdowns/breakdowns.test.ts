import { contract } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aCompany,
  aDocument,
  refused as refusal,
  startApp,
  type TestApp,
  type TestCompany,
} from '../../../testing/index.ts'
import { aCandidate, analysed } from '../testing.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
beforeEach(async () => {
  company = await aCompany(app)
})
afterAll(() => app.stop())

const get = async (key: string) => (await company.client.call(contract.breakdowns.get, { params: { key } })).breakdown!
const value = (key: string) => company.client.call(contract.csrd.datapoint, { params: { key } })

type Cells = Record<string, string>
const contracts = (cells: Cells) =>
  Object.entries(cells).map(([members, typed]) => ({ members: members.split(' '), value: typed }))
const save = async (key: string, cells: Cells, whole: 'follow' | 'keep' = 'keep', version?: string) =>
  (
    await company.client.call(contract.breakdowns.save, {
      params: { key },
      body: { cells: contracts(cells), whole, version },
    })
  ).breakdown
const refused = async (key: string, cells: Cells, whole: 'follow' | 'keep' = 'keep') => {
  const sent = { params: { key }, body: { cells: contracts(cells), whole } }
  return (await refusal(company.client.call(contract.breakdowns.save, sent))).body
}

const staff = {
  'permanent female DE': '120',
  'permanent male DE': '180',
  'permanent female AT': '40',
  'temporary male AT': '35',
  'non_guaranteed female AT': '4',
}

describe('a breakdown', () => {
  test('says by what its datapoint is broken down; a datapoint without one has none', async () => {
    const empty = await get('S1-6_09')
    expect(empty.axes.map(({ axis, optional, open }) => [axis, optional, open])).toEqual([
      ['contract', false, false],
      ['gender', true, false],
      ['country', true, true],
    ])
    expect(empty).toMatchObject({
      used: ['contract', 'gender'],
      cells: [],
      whole: { rule: 'sum', stated: null, computed: null },
    })
    expect(empty.axes[2]!.members.find(({ member }) => member === 'AT')?.name).toBe('Austria')
    expect((await company.client.call(contract.breakdowns.get, { params: { key: 'E1-5_02' } })).breakdown).toBeNull()
    expect(await value('S1-6_09')).toMatchObject({ broken_down_by: ['Contract', 'Gender', 'Country'], breakdowns: [] })
    expect((await get('S1-6_07')).key).toBe('S1-6_09')
  })

  test('gives the whole, answers the tables that ask for it, and is shown beside the value', async () => {
    const saved = await save('S1-6_09', staff, 'follow')
    expect(saved.whole).toMatchObject({ stated: 375, computed: 375, follows: true, differs: null })
    expect(saved.used).toEqual(['contract', 'gender', 'country'])
    const shown = await value('S1-6_09')
    expect(shown).toMatchObject({ value: '375', number: 375, status: 'corrected' })
    expect(shown.why_is_this_the_answer).toBe('The sum of its breakdown by Contract, Gender and Country.')
    expect(shown.breakdowns.map(({ dimension, number }) => [dimension, number])).toContainEqual([
      'permanent_female_DE',
      120,
    ])
    expect((await value('S1-6_07')).value).toContain('Permanent | Women | Germany | 120')
    expect((await value('S1-6_08')).value).toContain('Contract | Gender | Country | 2025')
    // Without countries the table by region is not answered any more.
    await save('S1-6_09', { 'permanent female': '160', 'permanent male': '215' }, 'keep')
    expect((await value('S1-6_07')).value).toContain('Permanent | Women | 160')
    expect((await value('S1-6_08')).value).toBeNull()
  })

  test('is compared with a value that somebody typed, and says the difference wherever hints are shown', async () => {
    await company.client.call(contract.csrd.updateDatapoint, { params: { key: 'E5-5_08' }, body: { value: '60 t' } })
    const saved = await save('E5-5_08', { 'hazardous recycling': '1,250 kg', 'nonhazardous reuse': '60.25' })
    expect(saved.cells.map(({ number, unit }) => [number, unit])).toEqual([
      [1.25, 't'],
      [60.25, 't'],
    ])
    expect(saved.whole.differs).toBe(
      'The cells add up to 61.5\u00a0t; the value is 60\u00a0t. The difference is 1.5\u00a0t.',
    )
    expect((await value('E5-5_08')).hints).toEqual([{ code: 'sum', keys: [], text: saved.whole.differs }])
    expect((await value('E5-5_08')).value).toBe('60')
  })

  test('of countries is at most the whole of another datapoint; shares add up to a hundred; a mean lies between', async () => {
    await company.client.call(contract.csrd.updateDatapoint, { params: { key: 'S1-6_02' }, body: { value: '100' } })
    const countries = await save('S1-6_05', { DE: '80', AT: '30' }, 'follow')
    expect(countries.whole).toMatchObject({ stated: 100, computed: 110, key: 'S1-6_02' })
    expect(countries.whole.differs).toMatch(/110, which is more than S1-6_02 with 100/)
    expect((await save('S1-6_05', { DE: '80' }, 'follow')).whole.differs).toBeNull()
    expect((await save('S1-9_02', { female: '30', male: '60' })).whole.differs).toMatch(/90 %, not to 100/)
    expect(await value('S1-9_02')).toMatchObject({
      number: null,
      value: 'Women: 30\u00a0%; Men: 60\u00a0%',
      status: 'corrected',
    })
    await company.client.call(contract.csrd.updateDatapoint, { params: { key: 'S1-13_04' }, body: { value: '25' } })
    expect((await save('S1-13_04', { female: '12', male: '20' })).whole.differs).toMatch(/lies outside of its cells/)
  })

  test('refuses what is no cell, stands twice, cannot be, or is of other axes than the rest, each at its place', async () => {
    expect((await refused('S1-6_09', { 'female permanent': '1' })).fields).toEqual({
      'cells.0.members': expect.stringMatching(/no cell/),
    })
    expect((await refused('S1-6_02', { female: '-5' })).fields).toEqual({ 'cells.0.value': expect.any(String) })
    expect((await refused('S1-6_02', { female: '1', male: 'many' })).fields).toEqual({
      'cells.1.value': expect.any(String),
    })
    expect((await refused('S1-9_02', { female: '130 %' })).fields).toEqual({ 'cells.0.value': expect.any(String) })
    expect((await refused('S1-6_09', { 'permanent female': '1', 'permanent male DE': '1' })).fields).toEqual({
      'cells.1.members': expect.stringMatching(/Country/),
    })
    expect((await refused('S1-6_02', { female: '1.5' })).fields).toEqual({ 'cells.0.value': expect.any(String) })
    expect((await get('S1-6_02')).cells).toEqual([])
    expect((await refused('E1-5_02', { female: '1' })).code).toBe('not_found')
    expect((await refused('E2-4_02', { NOx: '1' }, 'follow')).code).toBe('conflict')
  })

  test('keeps what a person typed on a table that answers nothing new, and every change of every cell', async () => {
    await company.client.call(contract.csrd.updateDatapoint, {
      params: { key: 'S1-6_01' },
      body: { value: 'See the annex.' },
    })
    const first = await save('S1-6_02', { female: '150', male: '300' }, 'follow')
    expect((await value('S1-6_01')).value).toBe('See the annex.')
    await save('S1-6_02', { female: '151', other: '1' }, 'follow', first.version)
    const { data, count } = await company.client.call(contract.breakdowns.history, {
      params: { key: 'S1-6_02' },
      query: {},
    })
    expect(count).toBe(5)
    expect(
      data.changes.map(({ name, before, after }) => [name, before?.number ?? null, after?.number ?? null]),
    ).toEqual([
      ['Men', 300, null],
      ['Other', null, 1],
      ['Women', 150, 151],
      ['Men', null, 300],
      ['Women', null, 150],
    ])
    expect(data.changes[0]!.by.is_you).toBe(true)
    const of = await company.client.call(contract.breakdowns.history, {
      params: { key: 'S1-6_02' },
      query: { dimension: 'female' },
    })
    expect(of.count).toBe(2)
    const stale = { params: { key: 'S1-6_02' }, body: { cells: [], version: first.version } }
    expect((await refusal(company.client.call(contract.breakdowns.save, stale))).body.code).toBe('conflict')
    await company.client.call(contract.csrd.deleteDatapoint, { params: { key: 'S1-6_02' }, query: {} })
    expect((await get('S1-6_02')).cells).toEqual([])
  })

  test('takes what documents state with its passage, and names a document as its proof', async () => {
    await analysed(company, [
      aCandidate({ datapoint: 'S1-6_02', number: 450, unit: 'count' }),
      aCandidate({ datapoint: 'S1-6_02', dimension: 'female', number: 150, unit: 'count' }),
      aCandidate({ datapoint: 'S1-6_02', dimension: 'male', number: 300, unit: 'count' }),
    ])
    const proposed = await get('S1-6_02')
    expect(proposed.cells.map(({ dimension, status, number }) => [dimension, status, number])).toEqual([
      ['female', 'proposed', 150],
      ['male', 'proposed', 300],
    ])
    const proof = await aDocument(company)
    const body = {
      cells: [
        { members: ['female'], value: '150' },
        { members: ['male'], value: '310', source: 'Payroll', document: proof.id },
      ],
    }
    const { breakdown } = await company.client.call(contract.breakdowns.save, { params: { key: 'S1-6_02' }, body })
    expect(breakdown.cells[0]).toMatchObject({ status: 'entered', evidence: { number: 150 }, document: null })
    expect(breakdown.cells[1]).toMatchObject({ evidence: null, source: 'Payroll', document: { id: proof.id } })
    const other = { ...body, cells: [{ ...body.cells[1]!, document: crypto.randomUUID() }] }
    expect(
      (await refusal(company.client.call(contract.breakdowns.save, { params: { key: 'S1-6_02' }, body: other }))).body
        .code,
    ).toBe('invalid_input')
  })

  test('of another company is its own', async () => {
    await save('S1-6_02', { female: '150' })
    const theirs = await aCompany(app)
    expect(
      (await theirs.client.call(contract.breakdowns.get, { params: { key: 'S1-6_02' } })).breakdown?.cells,
    ).toEqual([])
  })
})

test('cells stand in the statement with who entered them, with the sums of rows and columns', async () => {
  await save('S1-6_09', staff, 'follow')
  await save('E2-4_02', { NOx: '12.5' })
  const chapter = await company.client.call(contract.report.chapter, { params: { code: 'S1' } })
  const facts = JSON.stringify(chapter)
  expect(facts).toContain('S1-6_09.table')
  const cell = chapter.facts.find(({ id }) => id === 'S1-6_09#permanent_female')
  expect(cell).toMatchObject({ number: 160, unit: 'count' })
  expect(chapter.facts.find(({ id }) => id === 'S1-6_09#permanent_female_DE')?.decision).toMatchObject({
    status: 'corrected',
    by: company.user.name,
  })
})
