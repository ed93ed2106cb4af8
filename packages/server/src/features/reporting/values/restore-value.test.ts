import { contract, type Datapoint } from '@esrs/contract'
import type { Candidate } from '@esrs/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { aCandidate, analysed as analysedBy } from '../testing.ts'

const { csrd, history, review } = contract
const key = 'E1-5_01'

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

const analysed = (found: Candidate[], options: Parameters<typeof analysedBy>[2] = {}) =>
  analysedBy(company, found, options)
async function get(of = key): Promise<Datapoint> {
  const query = { with_values: 'false', search: of, page_size: 50 }
  const { data } = await company.client.call(csrd.listDatapoints, { query })
  return data.datapoints.find((datapoint) => datapoint.key === of)!
}
const put = (body: object, of = key) => company.client.call(csrd.updateDatapoint, { params: { key: of }, body })
const drop = (of = key) => company.client.call(csrd.deleteDatapoint, { params: { key: of } })
const changes = async (of = key) =>
  (await company.client.call(history.list, { params: { key: of }, query: {} })).data.changes
const restore = (change: number, side: 'before' | 'after' = 'after', of = key) =>
  company.client.call(history.restore, { params: { key: of }, body: { change, side } })
/** Takes the newest change back. */
const undo = async (of = key) => restore((await changes(of))[0]!.id, 'before', of)

describe('the history of a value', () => {
  test('says who did what, from what to what, and in which document it was found', async () => {
    await analysed([aCandidate()], { name: 'energy.txt' })
    await put({ value: '1000' })
    await put({ value: '1,200 GJ' })
    const [corrected, accepted, proposed, ...more] = await changes()
    expect(more).toEqual([])
    expect(proposed).toMatchObject({
      action: 'proposed',
      by: { kind: 'engine', name: null, is_you: false },
      before: { value: null, status: 'missing' },
      after: { value: '1000', unit: 'MWh', year: 2025, status: 'proposed', filename: 'energy.txt', page: 3 },
    })
    expect(accepted).toMatchObject({ action: 'accepted', by: { kind: 'person', is_you: true } })
    expect(accepted!.by.name).toMatch(/\w/)
    expect(corrected).toMatchObject({
      action: 'corrected',
      before: { value: '1000', status: 'accepted' },
      after: { status: 'corrected', unit: 'MWh', written: '1,200 GJ', filename: null },
    })
    expect(corrected!.after.number).toBeCloseTo(333.33, 1)
  })

  test('comes in pages, and there is none of a datapoint that is not there', async () => {
    for (const value of ['1', '2', '3']) await put({ value })
    const query = { page: 2, page_size: 2 }
    const second = await company.client.call(history.list, { params: { key }, query })
    expect([second.count, second.total_pages, second.data.changes.map(({ after }) => after.value)]).toEqual([
      3,
      2,
      ['1'],
    ])
    await expect(changes('E9-9_99')).rejects.toMatchObject({ status: 404 })
  })

  test('is nobody else’s', async () => {
    await put({ value: '1' })
    const other = await aCompany(app)
    expect((await other.client.call(history.list, { params: { key }, query: {} })).count).toBe(0)
  })
})

describe('bringing back', () => {
  test('an acceptance that is taken back is a proposal again, with its evidence', async () => {
    await analysed([aCandidate({ tier: 'high' })])
    const before = await get()
    await put({ value: '1000' })
    await undo()
    expect(await get()).toEqual(before)
    expect((await changes()).map(({ action }) => action)).toEqual(['restored', 'accepted', 'proposed'])
  })

  test('a deletion that is taken back gives back value, words and evidence', async () => {
    await analysed([aCandidate({ tier: 'high' })])
    await analysed([aCandidate({ number: 4000 })])
    await put({ value: '1000', notes: 'Checked with the plant.', explanation: 'The meter says so.' })
    const before = await get()
    expect(before.evidence).toHaveLength(2)
    await drop()
    expect(await get()).toMatchObject({ value: null, evidence: [], notes: '' })
    await undo()
    expect(await get()).toEqual(before)
  })

  test('a rejected proposal that is taken back is proposed again, and is known from then on like before', async () => {
    await analysed([aCandidate()])
    const before = await get()
    await drop()
    await undo()
    expect(await get()).toEqual(before)
    // Dismissals are gone with it: the next analysis proposes freely.
    await analysed([aCandidate({ number: 1001, tier: 'high', score: 0.9 })])
    expect((await get()).status).toBe('proposed')
  })

  test('what a person typed comes back as typed, whoever asks, and as a new change', async () => {
    await put({ value: '1,234.5 MWh', notes: 'First' })
    await put({ value: '99' })
    const first = (await changes()).at(-1)!
    expect(await restore(first.id)).toMatchObject({
      value: '1234.5',
      unit: 'MWh',
      number: 1234.5,
      status: 'corrected',
      written: '1,234.5 MWh',
      notes: 'First',
    })
    expect(await changes()).toHaveLength(3)
  })

  test('the way back can be taken back', async () => {
    await analysed([aCandidate()])
    await drop()
    await undo()
    await undo()
    expect(await get()).toMatchObject({ value: null, evidence: [] })
    await undo()
    expect(await get()).toMatchObject({ value: '1000', status: 'proposed' })
  })

  test('a proposal that the documents no longer make becomes the person’s own', async () => {
    const id = await analysed([aCandidate()])
    expect((await get()).value).toBe('1000')
    await company.client.call(contract.documents.remove, { params: { id } })
    expect((await get()).value).toBeNull()
    const proposed = (await changes()).find(({ action }) => action === 'proposed')!
    expect(await restore(proposed.id)).toMatchObject({ value: '1000', status: 'corrected', evidence: [] })
    await analysed([aCandidate({ number: 5 })])
    expect(await get()).toMatchObject({ value: '1000', status: 'corrected' })
  })

  test('an empty value stays empty though documents propose one', async () => {
    await put({ value: '7' })
    await put({ value: '' })
    const emptied = (await changes())[0]!
    await analysed([aCandidate()])
    expect((await get()).value).toBe('1000')
    expect(await restore(emptied.id)).toMatchObject({ value: null, status: 'missing' })
    expect((await get()).value).toBeNull()
  })

  test('a deleted datapoint of one’s own comes back with its source', async () => {
    const { key: own } = await company.client.call(contract.additions.create, {
      body: { id: 'E1-99', name: 'Heat sold', data_type: 'number', unit: 'MWh', value: '12', source: 'Meter list' },
    })
    await drop(own)
    await undo(own)
    const { data } = await company.client.call(contract.additions.extracted, { query: {} })
    expect(data.datapoints.find((one) => one.key === own)).toMatchObject({ value: '12', source: 'Meter list' })
  })

  test('a change of another datapoint or company is not there', async () => {
    await put({ value: '1' }, 'E1-5_02')
    const [other] = await changes('E1-5_02')
    await expect(restore(other!.id)).rejects.toMatchObject({ status: 404 })
    const stranger = await aCompany(app)
    await expect(
      stranger.client.call(history.restore, { params: { key: 'E1-5_02' }, body: { change: other!.id } }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('what helps to decide', () => {
  test('why a datapoint is missing, in the language of the reader', async () => {
    const place = { ...aCandidate().place, sheet: 'Climate' }
    await analysedBy(company, [], {
      name: 'report.txt',
      hints: [{ datapoint: 'E1-6_07', code: 'scopes_together', place, excerpt: 'Scope 1 and 2: 1,480 t' }],
    })
    expect((await get('E1-6_07')).why_not).toEqual([
      'Scope 1 and 2 are only given together, sheet “Climate” of report.txt.',
    ])
    company.client.language = 'de'
    expect((await get('E1-6_07')).why_not).toEqual([
      'Scope 1 und 2 sind nur zusammen angegeben, Blatt „Climate“ von report.txt.',
    ])
    expect((await get('E1-6_09')).why_not).toEqual([])
  })

  test('what was set aside explains a missing value and is listed as a candidate', async () => {
    const lost = aCandidate({ number: 70, reason: { source: 'table', matched: 'Plant', missing: [], aside: 'part' } })
    await analysed([], { name: 'plant.txt', others: [lost] })
    expect((await get()).why_not).toEqual(['Only for a part of the whole: 70 MWh, plant.txt.'])
    const { data } = await company.client.call(review.candidates, { params: { key } })
    expect(data.candidates).toMatchObject([{ value: '70', aside: 'part', filename: 'plant.txt', page: 3 }])
    await put({ value: '500' })
    expect((await get()).why_not).toEqual([])
  })

  test('a cell of a spreadsheet is told in the notation of the reader', async () => {
    const reason = { source: 'sheet', matched: 'Plant', missing: [], aside: 'part' } as const
    const { place, ...ofPlant } = aCandidate({ number: 16702.833333, reason: { ...reason, missing: [] } })
    await analysed([], { name: 'plant.txt', others: [{ ...ofPlant, place: { ...place, sheet: 'Energy' } }] })
    expect((await get()).why_not).toEqual(['Only for a part of the whole: 16,702.83 MWh, sheet “Energy” of plant.txt.'])
    company.client.language = 'de'
    expect((await get()).why_not).toEqual([
      'Nur für einen Teil des Ganzen: 16.702,83 MWh, Blatt „Energy“ von plant.txt.',
    ])
  })

  test('figures that do not fit say so at each of them, also when people typed them', async () => {
    await put({ value: '500' })
    await put({ value: '600' }, 'E1-5_02')
    const text = 'E1-5_02 is a part of E1-5_01 and cannot be above it (500 MWh).'
    expect((await get('E1-5_02')).hints).toEqual([{ code: 'at_most', keys: ['E1-5_01'], text }])
    expect((await get()).hints).toEqual([{ code: 'at_most', keys: ['E1-5_02'], text }])
    await put({ value: '700' })
    expect((await get('E1-5_02')).hints).toEqual([])
  })

  test('a jump from the year before is a hint and changes nothing', async () => {
    await analysed([
      aCandidate({ number: 36000, tier: 'high' }),
      aCandidate({ number: 10000, role: 'prior', year: 2024 }),
    ])
    const datapoint = await get()
    expect(datapoint).toMatchObject({ number: 36000, tier: 'high', prior: { number: 10000 } })
    expect(datapoint.hints).toEqual([
      { code: 'jump', keys: [], text: 'This is 3.6 times the value of 2024. Check unit and scope.' },
    ])
    company.client.language = 'de'
    expect((await get()).hints[0]!.text).toBe(
      'Das ist das 3,6-Fache des Werts von 2024. Prüfen Sie Einheit und Umfang.',
    )
  })

  test('what is being typed is read without being kept', async () => {
    const read = (value: string) => company.client.call(review.read, { params: { key }, body: { value } })
    expect(await read('3.6 GJ')).toMatchObject({ ok: true, value: '1', number: 1, unit: 'MWh', converted: true })
    expect(await read('3,600')).toMatchObject({ ok: true, value: '3600', converted: false })
    expect(await read('lots')).toEqual({
      ok: false,
      value: null,
      number: null,
      unit: null,
      converted: false,
      message: '“lots” is not a number. Write it like 1,234.5.',
      asked: null,
    })
    expect((await read('5 kg')).message).toContain('cannot be converted into MWh')
    expect((await get()).value).toBeNull()
  })
})
