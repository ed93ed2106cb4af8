import { contract, type FigurePartFields, type FigureSetup } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ApiFailure } from '../testing/client.ts'
import { aCompany, mailedToken, startApp, type TestApp, type TestCompany } from '../testing/index.ts'
import { partFields, unitFields } from '../testing/unit-fields.ts'

// What a figure of a datapoint can be holds in every way in which one comes: typed, imported, delivered, asked for, consolidated.

const { csrd, exchange, work, requests, links, answer, figures, organisation, review } = contract

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ workers: true })
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
  await useSet('esrs-2023')
})

const useSet = (standard_set: 'esrs-2023' | 'esrs-2026' | 'vs-2026') =>
  company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2025, standard_set } } })

const failureOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (one: unknown) => one,
  )
  return error instanceof ApiFailure ? { status: error.status, sentence: error.body.error } : null
}

const refused = [
  ['S1-6_02', '-5', 'This cannot be below 0.'],
  ['S1-16_01', '250 %', 'This cannot be above 100\u00a0%.'],
  ['S1-16_01', '107.5', 'This cannot be above 100\u00a0%.'],
  ['G1-6_03', '130', 'This cannot be above 100\u00a0%.'],
  [
    'E1-6_30',
    '5',
    '5\u00a0tCO2e/EUR cannot be; no activity has more than 1\u00a0tCO2e/EUR. If it is for each million euros, write 5\u00a0t\u00a0CO₂e/Mio.\u00a0EUR.',
  ],
  ['E1-6_07', '-100', 'This cannot be below 0\u00a0t\u00a0CO₂e.'],
  ['S1-14_04', '2.5', 'This is counted in whole numbers.'],
] as const

describe('a figure that cannot be is refused', () => {
  test.each(refused)('%s %s where it is typed, imported, delivered and looked at', async (key, value, sentence) => {
    const { client } = company
    const params = { key }
    expect(await failureOf(client.call(csrd.updateDatapoint, { params, body: { value } }))).toEqual({
      status: 400,
      sentence,
    })
    expect(await client.call(review.read, { params, body: { value } })).toMatchObject({ ok: false, message: sentence })
    expect(await client.call(work.check, { params, body: { value } })).toMatchObject({ ok: false, message: sentence })
    expect(await failureOf(client.call(work.deliver, { params, body: { value } }))).toEqual({ status: 400, sentence })
    const file = new File([`Code;Value\n${key};${value}`], 'figures.csv')
    const plan = await client.call(exchange.previewImport, { file, body: {} })
    expect([plan.changes, plan.refused.map(({ reason }) => reason)]).toEqual([[], [sentence]])
  })

  test('where somebody without an account is asked for it', async () => {
    const email = `plant-${crypto.randomUUID()}@werk.example`
    const keys = refused.map(([key]) => key)
    await company.client.call(requests.ask, {
      body: { people: [{ email, name: 'Paul Werk' }], datapoints: [...new Set(keys)], due: '2099-01-01' },
    })
    await expect.poll(() => mailedToken(app, email)).toBeTruthy()
    const client = app.client()
    const opened = await client.call(links.open, { body: { token: mailedToken(app, email)! } })
    client.access = opened.key
    for (const [key, value, sentence] of refused) {
      expect(await client.call(answer.check, { body: { key, value } })).toMatchObject({ ok: false, message: sentence })
      const sent = await failureOf(client.call(answer.send, { body: { answers: [{ key, value }] } }))
      expect(sent?.status).toBe(400)
    }
  })

  test('in each set', async () => {
    const sets = [
      ['esrs-2026', 'ESRS26_S1-15_01', '250'],
      ['vs-2026', 'VS_B10_02', '250'],
      ['vs-2026', 'VS_B3_15', '5'],
      ['vs-2026', 'VS_B1_09', '-5'],
    ] as const
    for (const [set, key, value] of sets) {
      await useSet(set)
      const sent = company.client.call(csrd.updateDatapoint, { params: { key }, body: { value } })
      expect([key, (await failureOf(sent))?.status]).toEqual([key, 400])
    }
  })
})

describe('an odd figure is asked about', () => {
  test('beside its parts, in thousands, and beyond what is usual', async () => {
    const put = (key: string, value: string) =>
      company.client.call(csrd.updateDatapoint, { params: { key }, body: { value } })
    await put('E1-6_12', '9999')
    await put('E1-6_33', '10000000')
    const intensity = await put('E1-6_30', '0.5')
    expect(intensity.hints.map(({ code }) => code)).toEqual(['bounds', 'quotient'])
    expect(intensity.hints[1]!.text).toBe(
      'E1-6_30 should follow from E1-6_12 and E1-6_33, which give 0.0009999\u00a0tCO2e/EUR.',
    )
    const revenue = await put('E1-6_33', '18500')
    expect(revenue.hints.map(({ code, keys }) => [code, ...keys])).toContainEqual(['pair', 'E1-6_12'])
    const file = new File(['Code;Value\nS1-6_12;180'], 'figures.csv')
    const { changes } = await company.client.call(exchange.previewImport, { file, body: {} })
    expect(changes[0]!.asked).toBe('Above 100\u00a0% is unusual here. Check unit and thousands.')
    const params = { key: 'S1-6_12' }
    expect((await company.client.call(work.check, { params, body: { value: '180' } })).warnings).toHaveLength(1)
    expect((await company.client.call(review.read, { params, body: { value: '180' } })).asked).not.toBeNull()
  })
})

describe('the figure of a group', () => {
  const usual = { level: 'entity', equity: 'outside', estimate: 'none', scale: 100, unit: '', target: null } as const
  const setUp = (key: string, rule: FigureSetup['rule']) =>
    company.client.call(figures.setUp, { params: { key }, body: { ...usual, rule } })
  const anEntity = async (code: string, parent: string | null) =>
    (await company.client.call(organisation.add, { body: unitFields({ code, parent }) })).id
  const add = (key: string, unit_id: string, month: string, number: number, more: Partial<FigurePartFields> = {}) => {
    const body = partFields({ unit_id, from: `2025-${month}`, to: `2025-${month}`, number, ...more })
    return company.client.call(figures.addPart, { params: { key }, body })
  }
  const get = async (key: string) => (await company.client.call(figures.get, { params: { key } })).figure

  test('follows by a rule that its datapoint has, and is offered no other', async () => {
    expect(await failureOf(setUp('S1-16_01', 'sum'))).toEqual({
      status: 400,
      sentence: '“sum” does not give this figure. It follows from its parts by: weighted mean.',
    })
    expect((await failureOf(setUp('E1-6_30', 'sum')))?.status).toBe(400)
    expect((await failureOf(setUp('S1-6_02', 'sum')))?.status).toBe(400)
    expect((await failureOf(setUp('S1-16_02', 'weighted_mean')))?.sentence).toContain('for the group as a whole')
    const { datapoints } = await company.client.call(figures.offered, { query: { search: 'S1-16_01' } })
    expect(datapoints.map(({ allowed }) => allowed)).toEqual([
      { rules: ['weighted_mean'], scale: 1, apart: false, above_unit: '', base: 'employees', base_unit: '' },
    ])
  })

  test('of four gaps of 30 % is 30 %, of twelve months of 600 people 600, of three accidents 12 for a million hours', async () => {
    const N = await anEntity('N', null)
    const all = [N, await anEntity('A', N), await anEntity('B', N), await anEntity('C', N)]
    await setUp('S1-16_01', 'weighted_mean')
    for (const one of all) await add('S1-16_01', one, '12', 30, { base: 250 })
    expect((await get('S1-16_01')).value).toBeCloseTo(30, 10)
    expect((await failureOf(add('S1-16_01', N, '11', 250, { base: 10 })))?.sentence).toBe(
      'This cannot be above 100\u00a0%.',
    )
    const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
    for (const [key, rule] of [
      ['S1-6_02', 'head_count'],
      ['S1-6_03', 'average'],
    ] as const) {
      await setUp(key, rule)
      for (const month of months) await add(key, N, month, 600)
      expect([key, (await get(key)).value]).toEqual([key, 600])
    }
    expect((await failureOf(add('S1-6_02', all[1]!, '12', -5)))?.sentence).toBe('This cannot be below 0.')
    await setUp('S1-14_05', 'ratio')
    await add('S1-14_05', N, '12', 3, { base: 250_000 })
    expect(await get('S1-14_05')).toMatchObject({ value: 12, problem: null, setup: { scale: 1_000_000 } })
    await useSet('vs-2026')
    await setUp('VS_B9_02', 'ratio')
    await add('VS_B9_02', N, '12', 3, { base: 250_000 })
    expect((await get('VS_B9_02')).value).toBeCloseTo(2.4, 12)
    await company.client.call(figures.take, { params: { key: 'VS_B9_02' } })
    const { deliveries } = await company.client.call(work.task, { params: { key: 'VS_B9_02' } })
    expect(deliveries).toMatchObject([{ value: '2.4' }])
  })
})
