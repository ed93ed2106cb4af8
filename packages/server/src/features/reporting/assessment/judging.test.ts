import { contract } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp } from '../../../testing/index.ts'
import { anImpact, calls, decide, failure, give, points, read } from './testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const newest = async ({ client }: { client: Awaited<ReturnType<typeof aCompany>>['client'] }) =>
  (await client.call(calls.log, {})).entries[0]!
const empty = points({})

test('of several horizons the highest decides and is named; the result before measures counts, the one after stands beside it', async () => {
  const company = await aCompany(app)
  const id = await anImpact(company.client, 'E1', { type: 'Risk', title: 'Carbon price', horizon: 'medium' })
  const body = {
    horizons: { short: points({ magnitude: 2, likelihood: 2 }), medium: points({ magnitude: 5, likelihood: 4 }) },
    after: { points: points({ magnitude: 2, likelihood: 3 }), measures: 'Half of the allowances are bought ahead.' },
    reason: 'Forward prices.',
  }
  const { entry, scores } = await give(company.client, id, empty, body)
  expect(entry).toMatchObject({
    result: { value: 4.67 },
    verdict: 'material',
    decidedBy: ['medium'],
    after: { value: 2.33 },
  })
  expect(scores[0]).toMatchObject({
    horizon: 'medium',
    points: { magnitude: 5, likelihood: 4 },
    after: { value: 2.33 },
  })
  expect(scores[0]!.workings.at(-1)).toEqual({
    step: 'horizons',
    formula: 'max(2, 4.67)',
    result: 4.67,
    rule: 'medium',
  })
  expect((await newest(company)).text).toBe(
    'Gave by time horizon (scale 1 to 5): Short term: magnitude 2, likelihood 2; Medium term: magnitude 5, likelihood 4. Result 4.67. After measures (Half of the allowances are bought ahead): magnitude 2, likelihood 3. Result 2.33, shown beside; the one before measures decides. Reason: Forward prices.',
  )
  await decide(company, 'E1', true, { reason: 'As calculated.' })
  expect((await newest(company)).grounds).toContain('Carbon price (median(4.67) = 4.67; 2.33 after measures)')
  // The page of entries says the same: the result of the assessment, and the points that decided out of ten.
  const { impacts } = await company.client.call(contract.iro.list, {})
  expect(impacts.find((iro) => iro.id === id)).toMatchObject({
    assessed: { value: 4.67, low: 1, top: 5, verdict: 'material', after: 2.33, people: 1 },
    score: { magnitude: 'high', likelihood: 75 },
  })
})

test('measures cannot make it worse, have to be named, and are asked only of what is mitigated', async () => {
  const { client } = await aCompany(app)
  const harm = await anImpact(client, 'E2')
  const three = points({ scale: 3, scope: 3, irremediable: 3 })
  const four = points({ scale: 4, scope: 4, irremediable: 4 })
  await expect(give(client, harm, three, { after: { points: four, measures: 'None.' } })).rejects.toMatchObject(
    failure('invalid_input', { 'after.points': 'After measures it cannot be worse than before them.' }),
  )
  await expect(give(client, harm, three, { after: { points: three, measures: ' ' } })).rejects.toMatchObject(
    failure('invalid_input'),
  )
  await expect(give(client, harm, empty, { horizons: { long: points({ scale: 3 }) } })).rejects.toMatchObject({
    body: { code: 'invalid_input', fields: { 'horizons.long.scope': expect.any(String) } },
  })
  const chance = await anImpact(client, 'E1', { type: 'Opportunity' })
  const given = points({ magnitude: 3, likelihood: 3 })
  const { entry, hasMeasures } = await give(client, chance, given, { after: { points: given, measures: 'None.' } })
  expect([entry.after, hasMeasures]).toEqual([null, false])
})

test('what the law asks for, or what mends harm of one’s own, is no positive impact', async () => {
  const company = await aCompany(app)
  const good = await anImpact(company.client, 'S1', { isPositive: true, title: 'Adequate wages' })
  const most = points({ scale: 5, scope: 5 })
  await expect(give(company.client, good, most)).rejects.toMatchObject({
    body: { code: 'invalid_input', fields: { beyond: expect.any(String) } },
  })
  await expect(give(company.client, good, most, { beyond: true })).rejects.toMatchObject({
    body: { code: 'invalid_input', fields: { reason: expect.any(String) } },
  })
  const { entry } = await give(company.client, good, most, { beyond: false, reason: 'The minimum wage.' })
  expect(entry).toMatchObject({ result: { value: 1 }, verdict: 'not' })
  expect((await newest(company)).text).toContain('counts as no positive impact')
  const real = await give(company.client, good, most, {
    beyond: true,
    reason: 'A fifth above the collective agreement.',
  })
  expect(real.entry).toMatchObject({ result: { value: 5 }, verdict: 'material' })
})

test('bands and horizons are what the company states, and its words have to fit them', async () => {
  const company = await aCompany(app)
  const before = await read(company)
  expect(before.method.steps.magnitude[0]).toBe('up to 0.5 % of net revenue in a year')
  expect(before.method.horizonEnds).toEqual({ short: '2025-12-31', medium: '2030-12-31', long: null })
  const { current } = await company.client.call(calls.method, {})
  const save = (more: object, reason = 'Agreed with the board.') =>
    company.client.call(calls.saveMethod, { body: { method: { ...current.method, ...more }, reason, based_on: 0 } })
  const bands = { basis: 'eur' as const, bounds: [100_000, 500_000, 2_000_000, 10_000_000] }
  const words = (third: string) => ({ magnitude: ['', '', third, '', ''] })
  await expect(save({ bands: { ...bands, bounds: [5, 4, 6, 7] } })).rejects.toMatchObject({
    body: { fields: { 'method.bands.bounds': expect.any(String) } },
  })
  await expect(save({ bands, anchors: words('About EUR 20 million') })).rejects.toMatchObject(
    failure('invalid_input', {
      'method.anchors.magnitude.2':
        'Your words for magnitude, step 3, name EUR 20 million, and the band of this step is EUR 500,000 to 2,000,000 in a year. Change one of the two.',
    }),
  )
  await expect(save({ shortTerm: 5 })).rejects.toMatchObject({
    body: { fields: { 'method.mediumTerm': expect.any(String) } },
  })
  await save({ bands, anchors: words('About EUR 1 million'), likelihoodSteps: [1, 10, 30, 60], longTerm: 25 })
  const after = await read(company)
  expect(after.method.steps).toEqual({
    magnitude: [
      'EUR up to 100,000 in a year',
      'EUR 100,000 to 500,000 in a year',
      'EUR 500,000 to 2,000,000 in a year',
      'EUR 2,000,000 to 10,000,000 in a year',
      'EUR above 10,000,000 in a year',
    ],
    likelihood: ['up to 1 %', '1 to 10 %', '10 to 30 %', '30 to 60 %', 'above 60 %'],
  })
  expect(after.method.horizonEnds.long).toBe('2050-12-31')
  const { text } = await newest(company)
  expect(text).toContain('Likelihood, by step: up to 5 %; 5 to 20 %')
  expect(text).toContain('Agreed with the board.')
})
