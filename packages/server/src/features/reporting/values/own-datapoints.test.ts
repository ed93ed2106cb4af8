import { randomUUID } from 'node:crypto'
import { contract, type Extracted } from '@esrs/contract'
import { loadCatalogue, standardSets } from '@esrs/engine/esrs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documents } from '../../../database/schema/documents.ts'
import { aCompany, aDocument, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { isOwn, ownKey } from '../stores/own-key.ts'
import { aCandidate, analysed } from '../testing.ts'

const { additions, csrd } = contract

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

const add = (body: object, { client } = company) => client.call(additions.create, { body })
const put = (key: string, body: object, { client } = company) =>
  client.call(csrd.updateDatapoint, { params: { key }, body })
const list = async (query: object = {}, { client } = company) =>
  (await client.call(csrd.listDatapoints, { query: { page_size: 50, with_values: 'false', ...query } })).data.datapoints
const extracted = async (query: object = {}, { client } = company): Promise<Extracted[]> =>
  (await client.call(additions.extracted, { query })).data.datapoints
const one = async (key: string) => (await extracted()).find((datapoint) => datapoint.key === key)
const stats = async () => (await company.client.call(csrd.stats, {})).data

describe('a datapoint of the company’s own', () => {
  test('is added under the ID that was typed, with its value, note, source and the standard that the ID begins with', async () => {
    const added = await add({
      id: 'E1-5_99',
      name: 'Heat sold to the district network',
      data_type: 'number',
      unit: 'MWh',
      value: '1,250',
      notes: 'From the meter',
      source: 'Meter readings 2025',
    })
    expect(added).toMatchObject({
      key: 'OWN_E1-5_99',
      code: 'E1-5_99',
      controlCode: 'E1',
      esrs: 'ESRS E1',
      name: 'Heat sold to the district network',
      label: 'Entity-specific datapoint',
      value: '1250',
      number: 1250,
      unit: 'MWh',
      status: 'corrected',
      notes: 'From the meter',
      applicability: { counts: false, code: 'entity-specific' },
    })
    expect(await extracted()).toMatchObject([
      {
        id: 'E1-5_99',
        source: 'Meter readings 2025',
        note: 'From the meter',
        typed_by: 'Ada Sommer',
        entity_specific: true,
      },
    ])
  })

  test('gets an ID of its own where none was typed, also when two people add at once', async () => {
    const [one, two] = await Promise.all([
      add({ name: 'One', control_code: 'S1' }),
      add({ name: 'Two', control_code: 'S1' }),
    ])
    expect([one.code, two.code].sort()).toEqual(['S1-OWN_01', 'S1-OWN_02'])
    expect((await add({})).code).toBe('ESRS2-OWN_01')
  })

  test('no ID of the standards can be taken, nor one twice; no key can meet one of a catalogue', async () => {
    const answer = await company.client.send('/csrd/datapoints/', { method: 'POST', body: { id: 'E1-5_01' } })
    expect([answer.status, await answer.json()]).toEqual([
      409,
      {
        error: 'E1-5_01 is a datapoint of the standards. Enter its value there, or choose another ID.',
        code: 'conflict',
        fields: { id: 'E1-5_01 is a datapoint of the standards. Enter its value there, or choose another ID.' },
      },
    ])
    expect((await company.client.send('/csrd/datapoints/', { method: 'POST', body: { id: 'VS_B3_01' } })).status).toBe(
      409,
    )
    await add({ id: 'E1-5_99' })
    expect((await company.client.send('/csrd/datapoints/', { method: 'POST', body: { id: ' E1-5_99 ' } })).status).toBe(
      409,
    )
    for (const set of standardSets) expect(loadCatalogue(set).datapoints.filter(({ id }) => isOwn(id))).toEqual([])
  })

  test('the same request sent again adds nothing', async () => {
    const request = { name: 'Noise', idempotency_key: randomUUID() }
    const answers = await Promise.all([add(request), add(request), add(request)])
    expect(new Set(answers.map(({ key }) => key)).size).toBe(1)
    expect(await extracted()).toHaveLength(1)
  })

  test('stands behind the datapoints of its standard, is found by its words and value, and keeps to the filters', async () => {
    await add({ id: 'E1-5_99', name: 'Heat sold', value: 'district network' })
    const keys = (await list({ control_code: 'E1', page: 1 })).map(({ key }) => key)
    expect(keys).not.toContain('OWN_E1-5_99')
    expect((await list({ search: 'heat sold' })).map(({ key }) => key)).toContain('OWN_E1-5_99')
    expect((await list({ search: 'e1-5_99' })).map(({ key }) => key)).toEqual(['OWN_E1-5_99'])
    expect((await list({ search: 'district network', with_values: 'true' })).map(({ key }) => key)).toEqual([
      'OWN_E1-5_99',
    ])
    expect(await list({ search: 'heat sold', control_code: 'S1' })).toEqual([])
    const { total_pages: pages } = await company.client.call(csrd.listDatapoints, {
      query: { page_size: 50, with_values: 'false', control_code: 'E1' },
    })
    expect((await list({ control_code: 'E1', page: pages })).at(-1)?.key).toBe('OWN_E1-5_99')
  })

  test('counts to no total and is counted by itself', async () => {
    const before = await company.client.call(csrd.progress, {})
    const counted = await stats()
    await add({ id: 'E1-5_99', value: 'yes' })
    await add({ id: 'E1-5_98' })
    expect(await company.client.call(csrd.progress, {})).toEqual(before)
    expect(await stats()).toEqual({ ...counted, entity_specific: { total: 2, completed: 1, to_check: 0 } })
  })

  test('can be edited: value, name and unit; what the unit makes unreadable is refused and stays as it was', async () => {
    const { key } = await add({ id: 'E1-5_99', value: '12 trees' })
    await put(key, { value: '13 trees', notes: 'Counted twice' })
    const params = { key }
    const described = await company.client.call(additions.describe, {
      params,
      body: { name: 'Trees', data_type: 'number', unit: 'trees' },
    })
    expect(described).toMatchObject({ name: 'Trees', value: '13', number: 13, unit: 'trees', notes: 'Counted twice' })
    const body = { data_type: 'date' }
    expect((await company.client.send(`/csrd/datapoints/${key}/`, { method: 'PATCH', body })).status).toBe(400)
    expect(await list({ search: 'trees' })).toMatchObject([{ dataType: 'number', value: '13' }])
    const fixed = await company.client.send('/csrd/datapoints/E1-5_01/', { method: 'PATCH', body: { name: 'Mine' } })
    expect(fixed.status).toBe(409)
  })

  test('is deleted from this report, and stays where another year has a value of it', async () => {
    const { key } = await add({ id: 'E1-5_99', value: 'now', source: 'Somebody' })
    await company.client.call(csrd.deleteDatapoint, { params: { key } })
    expect(await extracted()).toEqual([])
    expect((await company.client.send(`/csrd/datapoints/${key}/`, { method: 'DELETE' })).status).toBe(404)
    await add({ id: 'E1-5_99', value: 'again' })
    expect(await extracted()).toMatchObject([{ key, value: 'again', source: '' }])
    await setReport({ reporting_year: 2024 })
    expect(await extracted()).toMatchObject([{ key, value: null }])
    await company.client.call(csrd.deleteDatapoint, { params: { key } })
    expect(await extracted()).toEqual([])
    await setReport({ reporting_year: 2025 })
    expect(await extracted()).toMatchObject([{ key, value: 'again' }])
  })

  test('keeps its value when the set of standards is changed', async () => {
    await add({ id: 'E1-5_99', name: 'Heat', value: 'warm' })
    await setReport({ standard_set: 'esrs-2026' })
    expect(await extracted()).toMatchObject([{ id: 'E1-5_99', label: 'Heat', value: 'warm' }])
  })

  test('is nobody else’s: another company neither sees, changes nor deletes it', async () => {
    const { key } = await add({ id: 'E1-5_99', name: 'Secret', value: 'secret' })
    const other = await aCompany(app)
    expect(await extracted({}, other)).toEqual([])
    expect(await list({ search: 'secret' }, other)).toEqual([])
    const asked = async (of: string, method: string, body?: object) => {
      const answer = await other.client.send(`/csrd/datapoints/${of}/`, { method, ...(body && { body }) })
      return { status: answer.status, body: await answer.json() }
    }
    for (const [method, body] of [
      ['PUT', { value: 'mine' }],
      ['PATCH', { name: 'Mine' }],
      ['DELETE', undefined],
    ] as const) {
      const reached = await asked(key, method, body)
      expect(reached.status).toBe(404)
      expect(reached).toEqual(await asked(ownKey('E1-5_98'), method, body))
    }
    await add({ id: 'E1-5_99', value: 'ours' }, other)
    expect(await one(key)).toMatchObject({ value: 'secret' })
  })
})

const setReport = (metadata: object) => company.client.call(contract.company.update, { body: { metadata } })

describe('where a value comes from', () => {
  test('a file and its page, until a person says something else; documents are put beside it once', async () => {
    const id = await analysed(company, [aCandidate()], { name: 'energy.txt' })
    expect(await one('E1-5_01')).toMatchObject({
      value: '1000',
      source: 'energy.txt',
      place: { page: 3, sheet: null, cell: null },
      typed_by: null,
      is_recommendation: true,
      supporting_files: [],
    })
    await put('E1-5_01', { value: '1000', source: 'Energy audit, table 4', documents: [id, id] })
    await put('E1-5_01', { documents: [id] })
    expect(await one('E1-5_01')).toMatchObject({
      value: '1000',
      source: 'Energy audit, table 4',
      place: null,
      is_recommendation: false,
      supporting_files: [{ document_id: id, name: 'energy.txt' }],
    })
    await put('E1-5_01', { source: '' })
    expect(await one('E1-5_01')).toMatchObject({ source: 'energy.txt', place: { page: 3 } })
  })

  test('a document of another company does not exist, and nothing of the change is kept', async () => {
    const other = await aCompany(app)
    const { id } = await aDocument(other)
    const send = (document: string) =>
      company.client.send('/csrd/datapoints/E1-5_01/', { method: 'PUT', body: { value: '7', documents: [document] } })
    const [theirs, none] = [await send(id), await send(randomUUID())]
    expect([theirs.status, await theirs.json()]).toEqual([none.status, await none.json()])
    expect(theirs.status).toBe(400)
    expect(await extracted()).toEqual([])
  })

  test('what a newer document says stands beside the accepted value and never replaces it', async () => {
    const uploaded = (id: string, at: string) =>
      app.database.db
        .update(documents)
        .set({ uploadedAt: new Date(at) })
        .where(eq(documents.id, id))
    await uploaded(await analysed(company, [aCandidate()], { name: 'old.txt' }), '2026-05-01')
    const other = await analysed(company, [aCandidate({ number: 900, score: 0.5 })], { name: 'other.txt' })
    await uploaded(other, '2026-05-02')
    await put('E1-5_01', { value: '1000' })
    expect(await one('E1-5_01')).toMatchObject({ proposed_value: null, is_recommendation: false })
    await uploaded(await analysed(company, [aCandidate({ number: 1200 })], { name: 'new.txt' }), '2026-07-01')
    expect(await one('E1-5_01')).toMatchObject({
      value: '1000',
      status: 'accepted',
      proposed_value: '1200',
      proposed_number: 1200,
      proposed_unit: 'MWh',
      is_recommendation: true,
    })
  })

  test('every value of a report comes page by page', async () => {
    for (const key of ['E1-5_01', 'E1-5_02', 'E1-5_03']) await put(key, { value: '5 MWh' })
    const query = { page: 2, page_size: 2 }
    const { data, ...rest } = await company.client.call(additions.extracted, { query })
    expect(rest).toEqual({ total_pages: 2, count: 3, page: 2 })
    expect(data.datapoints).toMatchObject([{ id: 'E1-5_03' }])
  })
})
